// What else stands on a chair of the TV: the side that a guest plays for, and the points of side bets.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { mark, sign } from "./parts.js";
import { sideOf } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").View} View */

/** @param {View & {game: Game}} view @param {string} seat @param {Api} api @returns {Drawn} */
export function chair({ game: { board } }, seat, api) {
  if (!board) return nothing;
  const [side, points] = [sideOf(board, seat), board.points[seat] ?? 0];
  return html`
    ${seat === board.emcee ? html`<span class="cs-on-chair">${api.icon("eye")}</span>` : side ? html`<span class="cs-on-chair">${mark(side)}</span>` : nothing}
    ${points ? html`<span class="cs-on-chair is-shark" role="img" aria-label=${msg("card_sharks-shark-points", { count: points })}>${sign("fin")}${points}</span>` : nothing}
  `;
}
