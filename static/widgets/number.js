/* Say a number: slider, − and +, quick amounts, or typed. */
import { html, live, nothing } from "../vendor/lit-html.js";
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { money, wholeNumber } from "../words.js";
import { sendButton } from "./button.js";

/** @typedef {import("../types.js").NumberOffer} NumberOffer */
/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {NumberOffer} offer @param {Desk} desk @returns {Drawn} */
export function number(offer, desk) {
  const { value, problem } = spoken(offer, desk);
  const id = `ask-${offer.act}`;
  const label = problem ? rangeWords(offer, desk.unit) : msg("frame-number-lock", { amount: money(value, desk.unit) });
  return html`<section class="offer-box" role="group" aria-labelledby=${id}>
    <h2 class="ask" id=${id}>${offer.label}</h2>
    <div class="slab wager">
      ${sum(offer, desk, value)} ${slider(offer, desk, value)} ${ends(offer, desk)} ${quick(offer, desk, value)}
    </div>
    ${sendButton({ act: offer.act, value, label, ready: !problem, desk, hint: problem || remark(offer, value, desk), wrong: Boolean(problem) })}
  </section>`;
}

/** What the draft says now: a number from the slider or a text that was typed.
 * @param {NumberOffer} offer @param {Desk} desk @returns {{value: number, problem: string}} */
function spoken(offer, desk) {
  const draft = desk.draft(offer.act);
  if (typeof draft === "number" && !refusal(offer, draft, desk.unit)) return { value: draft, problem: "" };
  if (typeof draft !== "string") return { value: start(offer), problem: "" };
  const value = wholeNumber(draft);
  if (value === null) return { value: offer.low, problem: msg("frame-number-whole") };
  return { value, problem: refusal(offer, value, desk.unit) };
}

/** @param {NumberOffer} offer @returns {number} a wager starts at the least, a guess in the middle */
function start(offer) {
  if (offer.quick.length) return offer.low;
  return offer.low + Math.round((offer.high - offer.low) / 2 / offer.step) * offer.step;
}

/** @param {NumberOffer} offer @param {number} value @param {string} unit @returns {string} empty where it is fine */
function refusal(offer, value, unit) {
  if (value < offer.low || value > offer.high) return msg("frame-number-range-please", { low: money(offer.low, unit), high: money(offer.high, unit) });
  if ((value - offer.low) % offer.step === 0) return "";
  const lower = value - ((value - offer.low) % offer.step);
  const [step, one, two] = [offer.step, lower, lower + offer.step].map((each) => money(each, unit));
  return msg("frame-number-steps", { step, one, two });
}

/** @param {NumberOffer} offer @param {string} unit */
function rangeWords(offer, unit) {
  return msg("frame-number-range", { low: money(offer.low, unit), high: money(offer.high, unit) });
}

/** @param {NumberOffer} offer @param {number} value @param {Desk} desk @returns {string} */
function remark(offer, value, desk) {
  if (desk.unit !== "$" || value === 0) return "";
  return value === offer.high && offer.high > offer.low ? msg("frame-number-most") : "";
}

/** @param {NumberOffer} offer @returns {number} what − and + and one notch of the slider are worth */
function notch(offer) {
  const size = (offer.high - offer.low) / 25;
  for (const nice of [1, 2, 5, 10, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000, 10_000]) {
    if (nice >= size && nice % offer.step === 0) return nice;
  }
  return offer.step;
}

/** @param {NumberOffer} offer @param {number} value @param {number} way −1 or 1 @returns {number} */
function next(offer, value, way) {
  const size = notch(offer);
  const notches = (value - offer.low) / size;
  const to = way > 0 ? Math.floor(notches) + 1 : Math.ceil(notches) - 1;
  return Math.max(offer.low, Math.min(offer.high, offer.low + to * size));
}

/** @param {NumberOffer} offer @param {Desk} desk @param {number} value @returns {Drawn} */
function sum(offer, desk, value) {
  const draft = desk.draft(offer.act);
  const shown = typeof draft === "string" ? draft : money(value, desk.unit);
  const size = money(notch(offer), desk.unit);
  const step = (/** @type {number} */ way) => () => desk.setDraft(offer.act, next(offer, value, way));
  return html`<div class="sum">
    <button class="btn small" aria-label=${msg("frame-number-less", { amount: size })} @click=${step(-1)}>${icon("minus")}</button>
    <input
      class="amount"
      inputmode="numeric"
      autocomplete="off"
      maxlength="16"
      style="--letters:${Math.max(4, shown.length)}"
      aria-label=${msg("frame-number-typed")}
      .value=${live(shown)}
      @input=${(/** @type {any} */ event) => desk.setDraft(offer.act, event.target.value)}
      @focus=${(/** @type {any} */ event) => event.target.select()}
      @change=${(/** @type {any} */ event) => settle(offer, desk, event.target.value)}
    />
    <button class="btn small" aria-label=${msg("frame-number-more", { amount: size })} @click=${step(1)}>${icon("plus")}</button>
  </div>`;
}

/** Typing is over: a number that is fine stands as a number.
 * @param {NumberOffer} offer @param {Desk} desk @param {string} text */
function settle(offer, desk, text) {
  const value = wholeNumber(text);
  if (value !== null && !refusal(offer, value, desk.unit)) desk.setDraft(offer.act, value);
}

/** @param {NumberOffer} offer @param {Desk} desk @param {number} value @returns {Drawn} */
function slider(offer, desk, value) {
  const size = notch(offer);
  const notches = Math.max(1, Math.ceil((offer.high - offer.low) / size));
  const share = offer.high > offer.low ? (value - offer.low) / (offer.high - offer.low) : 1;
  const at = Math.max(0, Math.min(1, share));
  return html`<div class="track" style="--at:${at * 100}">
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" fill="#ffd166" stroke="#17142b" stroke-width="4"></circle>
      <circle r="39" fill="none" stroke="#fff" stroke-width="13" stroke-dasharray="15.3 25.5"></circle>
      <circle r="29" fill="#fff3cf" stroke="#c4851f" stroke-width="3"></circle>
      <path d="M-12 -9 L-21 0 L-12 9 M12 -9 L21 0 L12 9" class="chevrons"></path>
    </svg>
    <input
      type="range"
      min="0"
      max=${notches}
      step="1"
      aria-label=${msg("frame-number-amount")}
      aria-valuetext=${money(value, desk.unit)}
      .value=${live(String(Math.round(at * notches)))}
      @input=${(/** @type {any} */ event) =>
        desk.setDraft(offer.act, Math.min(offer.high, offer.low + Number(event.target.value) * size))}
    />
  </div>`;
}

/** @param {NumberOffer} offer @param {Desk} desk @returns {Drawn} */
function ends(offer, desk) {
  return html`<div class="ends">
    <span>${money(offer.low, desk.unit)}</span><span>${money(offer.high, desk.unit)}</span>
  </div>`;
}

/** @param {NumberOffer} offer @param {Desk} desk @param {number} value @returns {Drawn} */
function quick(offer, desk, value) {
  if (!offer.quick.length) return nothing;
  const amounts = [...new Set(offer.quick)].slice(0, 8);
  return html`<div class="quick">
    ${amounts.map(
      (amount) => html`<button
        class="btn small ${amount === value ? "" : "soft"}"
        aria-pressed=${amount === value}
        @click=${() => desk.setDraft(offer.act, amount)}
      >
        ${amount === offer.high && desk.unit === "$" && amount > 0 ? msg("frame-number-all-in") : money(amount, desk.unit)}
      </button>`,
    )}
  </div>`;
}
