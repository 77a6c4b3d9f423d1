// What else stands on a chair of the TV: the track that its guest plays on.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { medal } from "./parts.js";
import { sideOf } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").View} View */

/** @param {View & {game: Game}} view @param {string} seat @returns {Drawn} */
export function chair({ game: { board } }, seat) {
  const side = board ? sideOf(board, seat) : null;
  return side ? html`<span class="bk-on-chair">${medal(side)}<span class="spoken">${msg("beat_ken-side-track", { side })}</span></span>` : nothing;
}
