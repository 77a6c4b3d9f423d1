// The spinner with its 14 sectors: the arrow turns, the disc stays.

import { msg } from "../../l10n.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { kindName } from "./words.js";

/** Clockwise from the top, as partyhost/titles/beat_ken/path.py has them. @type {[string, number][]} */
export const SECTORS = [
  ["regular", 1],
  ["triple", 1],
  ["regular", 2],
  ["regular", 4],
  ["duel", 3],
  ["regular", 5],
  ["regular", 6],
  ["double", 3],
  ["regular", 2],
  ["all", 4],
  ["regular", 3],
  ["regular", 4],
  ["duel", 6],
  ["regular", 5],
];
const TURN = 360 / SECTORS.length;

/** @param {number} angle clockwise from the top @param {number} radius */
const at = (angle, radius) => {
  const turn = ((angle - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
};

/** @param {[string, number]} sector @param {number} n @param {boolean} lit */
function sector([kind, steps], n, lit) {
  const middle = n * TURN;
  const [from, to] = [middle - TURN / 2, middle + TURN / 2];
  const words = kind === "regular" ? "" : msg(`beat_ken-sector-${kind}`);
  return svg`<g class="bk-sector is-${kind} ${n % 2 ? "is-odd" : ""} ${lit ? "is-lit" : ""}">
    <path d="M0 0L${at(from, 470)}A470 470 0 0 1 ${at(to, 470)}Z"></path>
    <g transform="rotate(${middle.toFixed(2)})">
      ${words ? svg`<text class="is-word" y="-404">${words}</text>` : nothing}
      <text class="is-steps" y=${words ? -292 : -334}>${steps}</text>
    </g>
  </g>`;
}

/** @param {number} n */
const pin = (n) => svg`<circle cx=${at((n + 0.5) * TURN, 474).split(" ")[0]} cy=${at((n + 0.5) * TURN, 474).split(" ")[1]} r="9"></circle>`;

/** @param {number | null} stopped the sector it points at, or null while nobody has spun @param {boolean} turning */
export function spinner(stopped, turning = false) {
  const angle = stopped === null ? 208 : stopped * TURN;
  const [kind, steps] = SECTORS[stopped ?? 0];
  const label = stopped === null ? msg("beat_ken-spinner") : msg("beat_ken-spinner-at", { kind: kindName(kind), steps });
  return html`
    <svg class="bk-spinner" viewBox="-500 -500 1000 1000" role="img" aria-label=${label}>
      <circle class="is-shade" cx="12" cy="20" r="490"></circle>
      <circle class="is-edge" r="490"></circle>
      <circle class="is-rim" r="480"></circle>
      ${SECTORS.map((each, n) => sector(each, n, n === stopped))}
      <g class="is-pins">${SECTORS.map((_, n) => pin(n))}</g>
      <g class="bk-arrow ${turning ? "is-turning" : ""}" style="--turn:${angle.toFixed(2)}deg">
        <path class="is-back" d="M-30 150L-30 -120L-86 -120L0 -330L86 -120L30 -120L30 150Q0 176 -30 150Z"></path>
        <path class="is-left" d="M-24 146L-24 -128L-72 -128L0 -308L0 160Q-16 158 -24 146Z"></path>
        <path class="is-right" d="M24 146L24 -128L72 -128L0 -308L0 160Q16 158 24 146Z"></path>
        <circle class="is-hub" r="62"></circle><circle class="is-knob" r="34"></circle>
      </g>
    </svg>
  `;
}
