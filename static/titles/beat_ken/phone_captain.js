// What the captain may do beside playing: go on, void a broken question, change a ruling.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { confirmed } from "../../widgets/confirm.js";
import { sideName } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */

/** @param {Api} api */
function goOn(api) {
  const offer = api.offer("next");
  if (!offer) return nothing;
  return html`<button class="btn main ${api.pressed("next") ? "down" : ""}" @click=${() => api.send("next")}>${offer.label}</button>`;
}

/** @param {Api} api */
function voidQuestion(api) {
  const offer = api.offer("void_question");
  if (!offer) return nothing;
  return confirmed({
    key: "void_question",
    face: offer.label,
    kind: "btn soft small",
    question: msg("beat_ken-void-question"),
    hint: msg("beat_ken-void-hint"),
    yes: msg("beat_ken-void-yes"),
    act: () => api.send("void_question"),
  });
}

/** A button for every board that was ruled on. @param {Game} game @param {Api} api */
function rulings({ board }, api) {
  const offer = api.offer("ruling");
  if (!offer || offer.type !== "choice") return nothing;
  return html`
    <div class="bk-rulings" role="group" aria-label=${offer.label}>
      <p>${offer.label}</p>
      ${offer.options.map(({ value }) => {
        const [side, word] = value.split("/");
        return html`<button class="btn soft small ${api.pressed("ruling", value) ? "down" : ""}" @click=${() => api.send("ruling", value)}>${word === "right" ? msg("beat_ken-count-right", { name: sideName(board, side, api) }) : msg("beat_ken-count-wrong", { name: sideName(board, side, api) })}</button>`;
      })}
    </div>
  `;
}

/** The same drawing with the captain's buttons under it, where they are offered. @param {Drawing} drawing @returns {Drawing} */
export const captained = (drawing) => (view, api) => html`
  ${drawing(view, api)} ${rulings(view.game, api)}
  ${api.has("next") || api.has("void_question") ? html`<div class="bk-captain">${voidQuestion(api)}${goOn(api)}</div>` : nothing}
`;
