/* Writing by hand: pointer events become strokes of x, y (0..1000) and t (ms). */
import { html } from "../vendor/lit-html.js";
import { BOARD_HEIGHT, strokePath } from "../board.js";
import { msg } from "../l10n.js";
import { shareOf } from "../pointing.js";

/** @typedef {import("../types.js").Drawn} Drawn */

const MOST_STROKES = 400; // as the protocol allows
const MOST_NUMBERS = 20_000;
const NEAR = 4; // of 1000: points closer than this are left out

/** @type {{pointer: number, stroke: number[], start: number, path: SVGPathElement} | null} */
let writing = null;
/** When the first point of a drawing was made, by the drawing's own clock. */
let began = 0;

/** @param {number[][]} strokes @returns {boolean} */
export function tooMuchInk(strokes) {
  return strokes.length >= MOST_STROKES || strokes.reduce((sum, s) => sum + s.length, 0) > MOST_NUMBERS - 300;
}

/** @param {number[][]} strokes @param {Drawn} drawn @param {(ink: number[][]) => void} keep @returns {Drawn} */
export function inkPad(strokes, drawn, keep) {
  return html`<svg
    class="ink"
    viewBox="0 0 1000 ${BOARD_HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${msg("frame-write-here")}
    @pointerdown=${(/** @type {PointerEvent} */ event) => down(event, strokes)}
    @pointermove=${move}
    @pointerup=${(/** @type {PointerEvent} */ event) => up(event, strokes, keep)}
    @pointercancel=${(/** @type {PointerEvent} */ event) => up(event, strokes, keep)}
  >
    <g class="strokes">${drawn}</g>
    <path class="live"></path>
  </svg>`;
}

/** @param {PointerEvent} event @param {number[][]} strokes */
function down(event, strokes) {
  if (writing || tooMuchInk(strokes) || event.button > 0) return;
  event.preventDefault();
  const pad = /** @type {SVGSVGElement} */ (event.currentTarget);
  pad.setPointerCapture(event.pointerId);
  const last = strokes[strokes.length - 1];
  const now = performance.now();
  if (!last) began = now;
  else if (now - began < last[last.length - 1]) began = now - last[last.length - 1] - 200;
  const path = /** @type {SVGPathElement} */ (pad.querySelector(".live"));
  writing = { pointer: event.pointerId, stroke: [], start: began, path };
  add(event, pad);
}

/** @param {PointerEvent} event */
function move(event) {
  if (!writing || event.pointerId !== writing.pointer) return;
  const pad = /** @type {SVGSVGElement} */ (event.currentTarget);
  const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  for (const point of all.length ? all : [event]) add(point, pad);
}

/** @param {PointerEvent} event @param {SVGSVGElement} pad */
function add(event, pad) {
  if (!writing || writing.stroke.length > 3000) return;
  const [x, y] = shareOf(event, pad).map((share) => within(1000 * share));
  const stroke = writing.stroke;
  const n = stroke.length;
  if (n && Math.abs(x - stroke[n - 3]) + Math.abs(y - stroke[n - 2]) < NEAR) return;
  stroke.push(x, y, Math.max(0, Math.round(performance.now() - writing.start)));
  writing.path.setAttribute("d", strokePath(stroke));
}

/** @param {PointerEvent} event @param {number[][]} strokes @param {(ink: number[][]) => void} keep */
function up(event, strokes, keep) {
  if (!writing || event.pointerId !== writing.pointer) return;
  const { stroke, path } = writing;
  writing = null;
  path.removeAttribute("d");
  if (stroke.length) keep([...strokes, stroke]);
}

/** @param {number} value */
function within(value) {
  return Math.max(0, Math.min(1000, Math.round(value)));
}
