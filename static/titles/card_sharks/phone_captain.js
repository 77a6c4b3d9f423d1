// What emcee and captain may do beside playing: the key, going on, holding the show, a void poll.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { confirmed } from "../../widgets/confirm.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */

const ACTS = ["resume", "next", "hold", "void_poll"];

/** @param {Api} api @param {string} act @param {string} kind */
function button(api, act, kind) {
  const offer = api.offer(act);
  if (!offer) return nothing;
  return html`<button class="btn ${kind} ${api.pressed(act) ? "down" : ""}" @click=${() => api.send(act)}>${offer.label}</button>`;
}

/** @param {Api} api */
function voidPoll(api) {
  const offer = api.offer("void_poll");
  if (!offer) return nothing;
  return confirmed({
    key: "void_poll",
    face: offer.label,
    kind: "btn soft small",
    question: msg("card_sharks-void"),
    hint: offer.type === "button" ? offer.asks : "",
    yes: msg("card_sharks-void-yes"),
    act: () => api.send("void_poll"),
  });
}

/** The same drawing with these buttons under it, where they are offered. @param {Drawing} drawing @returns {Drawing} */
export const captained = (drawing) => (view, api) => html`
  ${drawing(view, api)}
  ${ACTS.some(api.has)
    ? html`<div class="cs-captain">${button(api, "resume", "main")}${button(api, "next", "main")}<div>${voidPoll(api)}${button(api, "hold", "soft small")}</div></div>`
    : nothing}
`;
