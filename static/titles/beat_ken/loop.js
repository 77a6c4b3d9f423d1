// The game board: the loop of spaces with dots, stars and the tracks' colours, and the token on it.

import { image } from "../../art.js";
import { msg } from "../../l10n.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { HIGH, SPACES, WAY, WIDE } from "./path.js";
import { topic } from "./words.js";

/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").SpaceView} SpaceView */

/** Colours of the board: --track and --dot of css/beat_ken_parts.css, which an image cannot read. @type {{[side: string]: string}} */
export const GROUNDS = { red: "#f0524f", blue: "#4797f5", green: "#35c290", purple: "#a57cf0", yellow: "#ffc53d", plain: "#fff3d6" };
/** @type {{[dot: string]: string}} */
export const DOTS = { red: "#d12b43", orange: "#f28c1e", green: "#1b7f45", blue: "#1f55b8", purple: "#7431b4", brown: "#7a4a25" };
const [INK, PAPER] = ["#241a2e", "#fffdf6"];

/** @param {string} name @param {[number, number]} at @param {number} size @param {string} colour @param {string} [more] */
const symbol = (name, [x, y], size, colour, more = "") =>
  `<use href="#bk-${name}" color="${colour}" ${more} x="${(x - size / 2).toFixed(1)}" y="${(y - size / 2).toFixed(1)}" width="${size}" height="${size}"/>`;

/** @param {SpaceView} space @param {number} n @returns {string} */
function space({ ground, dot, star }, n) {
  const { outline, dot: middle, sign, inner } = SPACES[n];
  const [x, y] = middle;
  const signs = ground === "plain" ? [] : [sign, inner];
  return `<path d="${outline}" fill="${GROUNDS[ground]}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
    ${signs.map((at) => symbol(`t-${ground}`, at, 13, INK)).join("")}
    ${star ? symbol("star", middle, 88, "#ffb400", `stroke="${INK}" stroke-width="1"`) : ""}
    <circle cx="${x}" cy="${y}" r="${star ? 22 : 27}" fill="${PAPER}"/>
    <circle cx="${x}" cy="${y}" r="${star ? 19.5 : 24}" fill="${DOTS[dot]}"/>
    ${symbol(`c-${dot}`, middle, star ? 24 : 30, dot === "orange" ? INK : "#fff")}`;
}

/** All that never moves, as one image. @param {SpaceView[]} path @returns {string} */
const printed = (path) =>
  image(`loop ${JSON.stringify(path)}`, () => ({
    box: [0, 0, WIDE, HIGH],
    markup: `<clipPath id="felt"><rect width="${WIDE}" height="${HIGH}" rx="40"/></clipPath>
      <g clip-path="url(#felt)"><rect width="${WIDE}" height="${HIGH}" fill="#10899b"/><path d="${RAYS}" fill="#fff" opacity=".08"/></g>
      <rect x="7" y="7" width="${WIDE - 14}" height="${HIGH - 14}" rx="34" fill="none" stroke="#fff6df" stroke-width="7"/>
      <path d="${WAY}" fill="none" stroke="${INK}" stroke-width="92"/>
      ${path.map(space).join("")}`,
  }));

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
      <image href=${printed(board.path)} width=${WIDE} height=${HIGH}></image>
      ${lit ? svg`<path class="bk-lit" d=${SPACES[board.token].outline}></path>` : nothing}
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
