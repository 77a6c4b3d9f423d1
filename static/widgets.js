/* One control for every type of offer; a guest who has played one title can play them all. */
import { msg } from "./l10n.js";
import { html } from "./vendor/lit-html.js";
import { button } from "./widgets/button.js";
import { cards } from "./widgets/cards.js";
import { choice } from "./widgets/choice.js";
import { number } from "./widgets/number.js";
import { write } from "./widgets/write.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Desk} Desk */
/** @typedef {import("./types.js").Drawn} Drawn */

/** By the type of the offer. */
export const widgets = { button, choice, cards, number, write };

/** @param {Offer} offer @param {Desk} desk @param {boolean} [first] the first control is the main one @returns {Drawn} */
export function widget(offer, desk, first = true) {
  switch (offer.type) {
    case "button":
      return button(offer, desk, first);
    case "choice":
      return choice(offer, desk);
    case "cards":
      return cards(offer, desk);
    case "number":
      return number(offer, desk);
    case "write":
      return write(offer, desk);
    default:
      return unknown(offer);
  }
}

/** @param {never} offer @returns {Drawn} */
function unknown(offer) {
  const { label } = /** @type {{label: string}} */ (offer);
  return html`<p class="hint">${msg("frame-too-old", { label })}</p>`;
}
