// What the captain may do beside playing: go on, or void a broken clue.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { confirmed } from "../../widgets/confirm.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */

/** @param {Api} api */
function goOn(api) {
  const offer = api.offer("next");
  if (!offer) return nothing;
  return html`
    <button class="btn main ${api.pressed("next") ? "down" : ""}" @click=${() => api.send("next")}>${offer.label}</button>
  `;
}

/** @param {Api} api */
function voidClue(api) {
  const offer = api.offer("void_clue");
  if (!offer) return nothing;
  return confirmed({
    key: "void_clue",
    face: offer.label,
    kind: "btn soft small",
    question: msg("jeopardy-void-question"),
    hint: offer.type === "button" ? offer.asks : "",
    yes: msg("jeopardy-void-yes"),
    act: () => api.send("void_clue"),
  });
}

/** Where the TV reads, the captain may start the clock before it is through. @param {string | undefined} reads @param {Api} api */
function startClock(reads, api) {
  if (reads !== "tv" || !api.offer("read")) return nothing;
  return html`
    <button class="btn soft small ${api.pressed("read") ? "down" : ""}" @click=${() => api.send("read")}>${msg("jeopardy-start-clock")}</button>
  `;
}

/** The same drawing with the captain's buttons under it, where they are offered. @param {Drawing} drawing @returns {Drawing} */
export const captained = (drawing) => (view, api) => html`
  ${drawing(view, api)}
  ${api.has("next") || api.has("void_clue")
    ? html`<div class="jy-captain">${voidClue(api)}${startClock(view.game.reads, api)}${goOn(api)}</div>`
    : nothing}
`;
