// The game board: the loop of spaces with dots, stars and the tracks' colours, and the token on it.

import { msg } from "../../l10n.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { HIGH, SPACES, WAY, WIDE } from "./path.js";
import { topic } from "./words.js";

/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").SpaceView} SpaceView */

/** @param {string} name @param {[number, number]} at @param {number} size @param {string} more */
const symbol = (name, [x, y], size, more = "") =>
  svg`<use href="#bk-${name}" class=${more} x=${(x - size / 2).toFixed(1)} y=${(y - size / 2).toFixed(1)} width=${size} height=${size}></use>`;

/** @param {SpaceView} space @param {number} n @param {boolean} lit */
function space({ ground, dot, star }, n, lit) {
  const place = SPACES[n];
  const [x, y] = place.dot;
  const owned = ground !== "plain";
  return svg`<g data-side=${ground} data-dot=${dot}>
    <path class="bk-space ${lit ? "is-lit" : ""}" d=${place.outline}></path>
    ${owned ? [symbol(`t-${ground}`, place.sign, 13, "bk-space__sign"), symbol(`t-${ground}`, place.inner, 13, "bk-space__sign")] : nothing}
    ${star ? symbol("star", place.dot, 88, "bk-space__star") : nothing}
    <circle class="bk-space__ring" cx=${x} cy=${y} r=${star ? 22 : 27}></circle>
    <circle class="bk-space__dot" cx=${x} cy=${y} r=${star ? 19.5 : 24}></circle>
    ${symbol(`c-${dot}`, place.dot, star ? 24 : 30, "bk-space__symbol")}
  </g>`;
}

/** The hoop that all move; it walks from `start`, or stands. @param {number} at @param {number | null} start */
function token(at, start) {
  const steps = start === null ? 0 : (at - start + 32) % 32;
  const from = ((at - steps) / 32) * 100;
  return svg`<g class="bk-token ${steps ? "is-walking" : ""}" style="--from:${from.toFixed(3)}%;--to:${((at / 32) * 100).toFixed(3)}%;--steps:${steps};offset-path:path('${WAY}')">
    <g class="bk-token__hop">
      <circle class="bk-token__shade" cx="4" cy="7" r="34"></circle>
      <circle class="bk-token__rim" r="34"></circle>
      <circle class="bk-token__hoop" r="34"></circle>
      <circle class="bk-token__gold" r="34"></circle>
    </g>
  </g>`;
}

const RAYS = Array.from({ length: 20 }, (_, i) => {
  const [a, b] = [(i * Math.PI) / 10, ((i + 0.42) * Math.PI) / 10];
  const end = (/** @type {number} */ angle) =>
    `${(WIDE / 2 + 760 * Math.cos(angle)).toFixed(0)} ${(HIGH / 2 + 760 * Math.sin(angle)).toFixed(0)}`;
  return `M${WIDE / 2} ${HIGH / 2}L${end(a)}L${end(b)}Z`;
}).join("");

/** @param {Board} board @param {{start?: number | null, lit?: boolean}} [how] `start`: where the token comes from */
export function loop(board, { start = null, lit = false } = {}) {
  const here = board.path[board.token];
  const ground = here.star ? "star" : here.ground;
  const label = msg("beat_ken-board", { space: board.token, ground, topic: topic(here.dot) });
  return html`
    <svg class="bk-loop" viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
      <clipPath id="bk-clip"><rect width=${WIDE} height=${HIGH} rx="40"></rect></clipPath>
      <rect class="bk-felt" width=${WIDE} height=${HIGH} rx="40"></rect>
      <g clip-path="url(#bk-clip)"><path class="bk-rays" d=${RAYS}></path></g>
      <rect class="bk-frame" x="7" y="7" width=${WIDE - 14} height=${HIGH - 14} rx="34"></rect>
      <path class="bk-way" d=${WAY}></path>
      ${board.path.map((each, n) => space(each, n, lit && n === board.token))}
      ${startFlag()} ${token(board.token, start)}
    </svg>
  `;
}

/** The flag at Start, inside the loop. */
function startFlag() {
  const [x, y] = SPACES[0].inner;
  return svg`<g class="bk-flag" transform="translate(${(x + 16).toFixed(1)} ${y.toFixed(1)})">
    <path d="M0 -19H86L102 0L86 19H0Z"></path><text x="44" y="9">${msg("beat_ken-start-flag")}</text>
  </g>`;
}
