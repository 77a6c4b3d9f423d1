/* Pick some cards, look at what is picked, then play them with the button. */
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { list } from "../words.js";
import { sendButton } from "./button.js";

/** @typedef {import("../types.js").CardsOffer} CardsOffer */
/** @typedef {import("../types.js").Option} Option */
/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {CardsOffer} offer @param {Desk} desk @returns {Drawn} */
export function cards(offer, desk) {
  const picked = pickedCards(offer, desk);
  const ready = picked.length >= offer.min && picked.length <= offer.max;
  const id = `ask-${offer.act}`;
  return html`<section class="offer-box" role="group" aria-labelledby=${id}>
    <h2 class="ask" id=${id}>${offer.label}</h2>
    <div class="tiles">${offer.options.map((option) => card(offer, option, picked, desk))}</div>
    ${sendButton({ act: offer.act, value: picked, label: ready ? sendLabel(offer, picked) : missing(offer, picked.length), ready, desk })}
  </section>`;
}

/** @param {CardsOffer} offer @param {Desk} desk @returns {string[]} values, as far as they are still offered */
function pickedCards(offer, desk) {
  const draft = desk.draft(offer.act);
  const values = offer.options.map((option) => option.value);
  return Array.isArray(draft) ? draft.filter((value) => values.includes(value)) : [];
}

/** Pick a card or put it back; at the most, the one picked first goes back.
 * @param {CardsOffer} offer @param {string} value @param {Desk} desk */
function toggleCard(offer, value, desk) {
  const picked = pickedCards(offer, desk);
  const next = picked.includes(value) ? picked.filter((other) => other !== value) : [...picked, value];
  desk.setDraft(offer.act, next.slice(-offer.max));
}

/** @param {CardsOffer} offer @param {Option} option @param {string[]} picked @param {Desk} desk @returns {Drawn} */
function card(offer, option, picked, desk) {
  const up = picked.includes(option.value);
  return html`<button
    class="tile ${up ? "up" : ""}"
    aria-pressed=${up}
    @click=${() => toggleCard(offer, option.value, desk)}
  >
    ${up ? icon("check", "icon tick") : nothing}
    <b>${option.label}</b>${option.note ? html`<small>${option.note}</small>` : nothing}
  </button>`;
}

/** @param {CardsOffer} offer @param {number} count @returns {string} */
function missing({ min, max }, count) {
  if (count) return msg("frame-cards-more", { cards: min - count });
  return min === max ? msg("frame-cards-pick", { cards: min }) : msg("frame-cards-range", { min, max });
}

/** @param {CardsOffer} offer @param {string[]} picked @returns {string} */
function sendLabel(offer, picked) {
  const names = picked.map((value) => offer.options.find((option) => option.value === value));
  const words = list(names.map((option) => (option ? option.label : "")));
  if (!picked.length) return offer.min ? offer.label : msg("frame-cards-none", { label: offer.label });
  return words.length <= 24 ? msg("frame-cards-take", { cards: words }) : msg("frame-cards-take-many", { cards: picked.length });
}
