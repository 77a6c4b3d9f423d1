// The dial of the poll on the TV: a half circle of 101 bulbs, the guess, the zone that was called, the figure.

import { msg } from "../../l10n.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";

const [X, Y, R] = [620, 520, 480];

/** A point on the half circle: 0 on the left, 100 on the right. @param {number} at @param {number} r */
function point(at, r = R) {
  const angle = Math.PI * (1 - at / 100);
  return [X + r * Math.cos(angle), Y - r * Math.sin(angle)];
}

/** @param {number} from @param {number} to @param {number} r */
function arc(from, to, r) {
  const [[x1, y1], [x2, y2]] = [point(from, r), point(to, r)];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
}

/** @param {number} n @param {number | null} figure */
function bulb(n, figure) {
  const [x, y] = point(n);
  const lit = figure !== null && n <= figure;
  return svg`<circle class=${lit ? "is-lit" : ""} style="--n:${n}" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${n % 10 ? 5 : 9}></circle>`;
}

/** @param {number} n @param {number | null} guess */
function scale(n, guess) {
  if (guess !== null && Math.abs(guess - n) < 6) return nothing;
  const [x, across] = point(n, R - 58);
  const y = Math.min(across, Y - 22); // 0 and 100 stand on the rim
  return svg`<text class="cs-mark" x=${x.toFixed(1)} y=${(y + 14).toFixed(1)} text-anchor="middle">${n}</text>`;
}

/** Where the figure must lie for the call to be right. @param {number} guess @param {string} call */
function zone(guess, call) {
  const [from, to] = call === "higher" ? [guess, 100] : [0, guess];
  return svg`<g class="cs-zone" data-call=${call}><path d=${arc(from, to, R - 128)}></path></g>`;
}

/** @param {number} guess @param {string} side */
function flag(guess, side) {
  const [[x1, y1], [x2, y2], [x3, y3]] = [point(guess, R - 160), point(guess, R + 4), point(guess, R + 18)];
  return svg`
    <g class="cs-flag" data-side=${side}>
      <path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}"></path>
      <circle cx=${x3.toFixed(1)} cy=${y3.toFixed(1)} r="46"></circle>
      <text class="cs-mark" x=${x3.toFixed(1)} y=${(y3 + 19).toFixed(1)} text-anchor="middle">${guess}</text>
    </g>
  `;
}

/**
 * @param {{guess?: number | null, side?: string, call?: string | null, figure?: number | null}} told
 */
export function gauge({ guess = null, side = "red", call = null, figure = null }) {
  const guessed = guess === null ? msg("card_sharks-no-guess") : msg("card_sharks-guess-is", { guess });
  const words = guess === null || figure === null ? guessed : msg("card_sharks-guess-and-figure", { guess, figure });
  return html`
    <svg class="cs-gauge ${figure === null ? "" : "is-told"}" viewBox="0 0 1240 540" role="img" aria-label=${words}>
      <path class="cs-gauge__glass" d="${arc(0, 100, R + 44)}Z"></path>
      ${guess !== null && call ? zone(guess, call) : nothing}
      <g class="cs-gauge__bulbs">${Array.from({ length: 101 }, (_, n) => bulb(n, figure))}</g>
      <g class="cs-gauge__scale">${[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((n) => scale(n, guess))}</g>
      ${figure === null ? nothing : svg`<g class="cs-needle" style="--at:${figure}" transform-origin="${X} ${Y}"><path d="M${X - R + 30} ${Y}L${X - 300} ${Y - 9}V${Y + 9}Z"></path></g>`}
      ${guess === null ? nothing : flag(guess, side)}
    </svg>
  `;
}
