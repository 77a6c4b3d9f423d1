/* Choose one: two short answers as a pair of tiles, more as rows. One tap sends it. */
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../art.js";

/** @typedef {import("../types.js").ChoiceOffer} ChoiceOffer */
/** @typedef {import("../types.js").Option} Option */
/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Drawn} Drawn */

const SHORT = 12; // letters that fit a tile
/** @type {{[value: string]: [string, string]}} tone and picture of values that every title uses alike */
const TONES = {
  right: ["good", "check"],
  wrong: ["bad", "close"],
  yes: ["good", "check"],
  no: ["bad", "close"],
  higher: ["amber", "up"],
  lower: ["mint", "down"],
};

/** @param {ChoiceOffer} offer @param {Desk} desk @returns {Drawn} */
export function choice(offer, desk) {
  const pair = offer.options.length === 2 && offer.options.every((option) => option.label.length <= SHORT);
  const id = `ask-${offer.act}`;
  return html`<section class="offer-box" role="group" aria-labelledby=${id}>
    <h2 class="ask" id=${id}>${offer.label}</h2>
    <div class=${pair ? "duel" : "choice"}>
      ${offer.options.map((option, i) => (pair ? tile(offer, option, desk) : row(offer, option, i, desk)))}
    </div>
  </section>`;
}

/** @param {ChoiceOffer} offer @param {Option} option @param {Desk} desk @returns {Drawn} */
function tile(offer, option, desk) {
  const [tone, picture] = TONES[option.value] || ["", ""];
  const pressed = desk.pressed(offer.act, option.value);
  return html`<button
    class="btn ${tone} ${pressed ? "down" : ""}"
    aria-pressed=${pressed}
    aria-disabled=${desk.offline ? "true" : "false"}
    @click=${() => desk.send(offer.act, option.value)}
  >
    ${picture ? icon(picture) : nothing}<span
      >${option.label}${option.note ? html`<small>${option.note}</small>` : nothing}</span
    >
  </button>`;
}

/** @param {ChoiceOffer} offer @param {Option} option @param {number} i @param {Desk} desk @returns {Drawn} */
function row(offer, option, i, desk) {
  const pressed = desk.pressed(offer.act, option.value);
  return html`<button
    aria-pressed=${pressed}
    aria-disabled=${desk.offline ? "true" : "false"}
    @click=${() => desk.send(offer.act, option.value)}
  >
    <i aria-hidden="true">${letter(i)}</i>
    <span>${option.label}${option.note ? html`<small>${option.note}</small>` : nothing}</span>
    ${pressed ? icon("check") : html`<span></span>`}
  </button>`;
}

/** @param {number} i @returns {string} A to Z, then numbers */
function letter(i) {
  return i < 26 ? String.fromCharCode(65 + i) : String(i + 1);
}
