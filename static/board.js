/* A dry-erase board as the others see it: type in the board's hand, or ink drawn again in the
 * rhythm in which it was written. Shared by all titles, on TV and phone. */
import { msg } from "./l10n.js";
import { html, keyed, nothing, svg } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").Written} Written */
/** @typedef {import("./types.js").Drawn} Drawn */

export const BOARD_HEIGHT = 440; // where the width is 1000
const LONGEST_GAP = 260; // ms a pause between strokes may take when it is drawn again
const LONGEST = 4200; // ms for the whole drawing
const MOST_KNOWN = 40; // boards that are remembered as drawn

/** When each board was first drawn on this page: it is drawn once, and then it stands.
 * @type {Map<string, number>} */
const begun = new Map();

/** @param {Written | null} written @param {{place?: number, lead?: string, label?: string}} [words] @returns {Drawn} */
export function board(written, words = {}) {
  const ink = written && written.ink && written.ink.length ? written.ink : null;
  const text = written && written.text ? written.text : "";
  return html`<div class="board shown" data-seat=${words.place || nothing}>
    <div class="white ${ink ? "inked" : ""}">
      ${words.lead ? html`<span class="lead">${words.lead}</span>` : nothing}
      ${ink ? drawing(ink, words.label || msg("frame-handwriting")) : typed(text)}
    </div>
  </div>`;
}

/** @param {string} text @returns {Drawn} */
function typed(text) {
  const size = text.length > 44 ? "small" : text.length > 22 ? "long" : "";
  return html`<p class="typed ${size}">${text}</p>`;
}

/** @param {number[][]} ink @param {string} label @returns {Drawn} */
function drawing(ink, label) {
  const key = ink.map((stroke) => stroke.join()).join(";");
  return keyed(
    key,
    html`<svg class="ink" viewBox="0 0 1000 ${BOARD_HEIGHT}" role="img" aria-label=${label}>
      <g class="strokes">${stands(key) ? inkPaths(ink) : replay(ink)}</g>
    </svg>`,
  );
}

/** @param {string} key */
function stands(key) {
  if (!begun.has(key)) {
    if (begun.size >= MOST_KNOWN) begun.clear();
    begun.set(key, performance.now());
  }
  return performance.now() - (begun.get(key) || 0) > LONGEST;
}

/** @param {number[][]} ink @returns {Drawn} strokes that appear one after the other, by CSS alone */
function replay(ink) {
  const times = rhythm(ink);
  return ink.map(
    (stroke, i) =>
      svg`<path class="again" pathLength="1" d=${strokePath(stroke)}
        style="animation-delay:${times[i].from}ms;animation-duration:${times[i].takes}ms"></path>`,
  );
}

/** When each stroke starts and how long it takes, pauses cut short, all of it within LONGEST.
 * @param {number[][]} ink @returns {{from: number, takes: number}[]} */
function rhythm(ink) {
  let at = 0;
  let before = 0;
  const times = ink.map((stroke) => {
    const begins = stroke[2] || 0;
    const ends = stroke[stroke.length - 1] || begins;
    at += Math.max(0, Math.min(LONGEST_GAP, begins - before));
    const from = at;
    at += Math.max(40, ends - begins);
    before = ends;
    return { from, takes: at - from };
  });
  const pace = Math.min(1, LONGEST / Math.max(1, at));
  return times.map(({ from, takes }) => ({ from: Math.round(from * pace), takes: Math.round(takes * pace) }));
}

/** @param {number[][]} ink @returns {Drawn} */
export function inkPaths(ink) {
  return ink.map((stroke) => svg`<path d=${strokePath(stroke)}></path>`);
}

/** @param {number[]} stroke x, y, t of every point @returns {string} a smooth path on a board 1000 wide */
export function strokePath(stroke) {
  const points = [];
  for (let i = 0; i + 2 < stroke.length; i += 3) points.push([stroke[i], (stroke[i + 1] * BOARD_HEIGHT) / 1000]);
  if (!points.length) return "";
  const [first] = points;
  if (points.length === 1) return `M${at(first)}l.1 0`;
  let path = `M${at(first)}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const middle = [(points[i][0] + points[i + 1][0]) / 2, (points[i][1] + points[i + 1][1]) / 2];
    path += `Q${at(points[i])} ${at(middle)}`;
  }
  return `${path}L${at(points[points.length - 1])}`;
}

/** @param {number[]} point */
function at([x, y]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
