// The number dial of the phone: a knob to turn, keys for small steps, and what was meant as a draft.

import { shareOf } from "../../pointing.js";
import { msg } from "../../l10n.js";
import { html, svg } from "../../vendor/lit-html.js";

/** @typedef {import("../../types.js").Api} Api */

const [FROM, SWEEP] = [-135, 270]; // degrees of the knob, from 0 to 100
const BULBS = 51;

/** @param {number} degrees @param {number} r */
function spot(degrees, r) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [180 + r * Math.cos(angle), 180 + r * Math.sin(angle)];
}

/** @param {number} i @param {number} value */
function bulb(i, value) {
  const share = i / (BULBS - 1);
  const [x, y] = spot(FROM + SWEEP * share, 162);
  return svg`<circle class=${share * 100 <= value ? "is-lit" : ""} cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="5"></circle>`;
}

/** The number under a finger, from its place on the knob. @param {PointerEvent} event */
function pointed(event) {
  const [x, y] = shareOf(event, /** @type {HTMLElement} */ (event.currentTarget)).map((share) => share - 0.5);
  let degrees = (Math.atan2(y, x) * 180) / Math.PI + 90;
  if (degrees > 180) degrees -= 360;
  return Math.max(0, Math.min(100, Math.round(((degrees - FROM) / SWEEP) * 100)));
}

/** @type {{[key: string]: number}} */
const KEYS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10, Home: -100, End: 100 };

/** @param {(by: number) => void} move */
const steps = (move) => html`
  <div class="cs-steps" role="group" aria-label=${msg("card_sharks-small-steps")}>
    ${[-10, -1, 1, 10].map((by) => html`<button class="cs-key" aria-label=${by < 0 ? msg("card_sharks-less", { by: -by }) : msg("card_sharks-more", { by })} @click=${() => move(by)}>${by < 0 ? "−" : "+"}${Math.abs(by)}</button>`)}
  </div>
`;

/**
 * @param {string} act whose draft it is @param {Api} api @param {number} start where it stands untouched
 * @returns {{value: number, knob: import("../../types.js").Drawn, steps: import("../../types.js").Drawn}}
 */
export function dial(act, api, start = 50) {
  const draft = api.draft(act);
  const value = typeof draft === "number" ? draft : start;
  const put = (/** @type {number} */ to) => api.setDraft(act, Math.max(0, Math.min(100, to)));
  const turn = (/** @type {PointerEvent} */ event) => {
    if (event.type === "pointerdown") /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
    else if (!event.buttons) return;
    put(pointed(event));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    put(value + step);
  };
  const [x1, y1] = spot(FROM + (SWEEP * value) / 100, 92);
  const [x2, y2] = spot(FROM + (SWEEP * value) / 100, 120);
  return {
    value,
    knob: html`
      <div class="cs-dial">
        <div class="cs-knob" role="slider" tabindex="0" aria-label=${msg("card_sharks-how-many")} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${value}
          @pointerdown=${turn} @pointermove=${turn} @keydown=${press}>
          <svg viewBox="0 0 360 360" aria-hidden="true">
            <g class="cs-knob__bulbs">${Array.from({ length: BULBS }, (_, i) => bulb(i, value))}</g>
            <circle class="cs-knob__ring" cx="180" cy="180" r="141"></circle>
            <circle class="cs-knob__ticks" cx="180" cy="180" r="131" pathLength="120"></circle>
            <circle class="cs-knob__face" cx="180" cy="180" r="120"></circle>
            <path class="cs-knob__hand" d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}"></path>
          </svg>
          <p aria-hidden="true"><b>${value}</b><span>${msg("card_sharks-of-every-100")}</span></p>
        </div>
      </div>
    `,
    steps: steps((by) => put(value + by)),
  };
}
