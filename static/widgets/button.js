/* One thing to do, named by its label. */
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { confirmed } from "./confirm.js";

/** @typedef {import("../types.js").ButtonOffer} ButtonOffer */
/** @typedef {import("../types.js").Desk} Desk */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {ButtonOffer} offer @param {Desk} desk @param {boolean} [main] @returns {Drawn} */
export function button(offer, desk, main = true) {
  const pressed = desk.pressed(offer.act);
  if (offer.asks) return careful(offer, offer.asks, desk);
  const kind = main ? "main" : "soft";
  return html`<button
    class="btn ${kind} ${pressed ? "down" : ""}"
    aria-disabled=${desk.offline ? "true" : "false"}
    @click=${() => desk.send(offer.act)}
  >
    <span>${offer.label}</span>${pressed ? icon("check") : nothing}
  </button>`;
}

/** By which something would be lost. @param {ButtonOffer} offer @param {string} hint @param {Desk} desk @returns {Drawn} */
function careful({ act, label }, hint, desk) {
  const send = () => desk.send(act);
  return confirmed({ key: act, kind: "btn small soft", face: label, question: msg("frame-really", { label }), hint, yes: msg("frame-yes"), act: send });
}

/** The button that sends what a widget above it has gathered.
 * @param {{act: string, value: any, label: Drawn, ready: boolean, desk: Desk, hint?: string, wrong?: boolean}} what @returns {Drawn} */
export function sendButton({ act, value, label, ready, desk, hint = "", wrong = false }) {
  const pressed = desk.pressed(act);
  return html`<div class="send">
    ${hint ? html`<p class="hint ${wrong ? "wrong" : ""}" aria-live="polite">${hint}</p>` : nothing}
    <button
      class="btn main ${pressed ? "down" : ""}"
      ?disabled=${!ready}
      aria-disabled=${desk.offline ? "true" : "false"}
      @click=${() => desk.send(act, value)}
    >
      <span>${label}</span>${pressed ? icon("check") : nothing}
    </button>
  </div>`;
}
