// What stands on a chair of the TV: the track that its guest plays on, and the money of it.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { medal } from "./parts.js";
import { sideOf, trackOf } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./views.js").Gain} Gain */

const DOLLARS = 100_000; // a space

/** With what a board or a colour has just brought, as the tracks show it too.
 * @param {View & {game: Game}} view @returns {{[seat: string]: number}} */
export function scores({ game: { board, scores, gain, gains = gain ? [gain] : [] } }) {
  /** @type {[string, number][]} */
  const paid = gains.flatMap((/** @type {Gain} */ { side, after }) =>
    (trackOf(board, side)?.members ?? []).map((seat) => [seat, after * DOLLARS]),
  );
  return { ...scores, ...Object.fromEntries(paid) };
}

/** @param {View & {game: Game}} view @param {string} seat @returns {Drawn} */
export function chair({ game: { board } }, seat) {
  const side = board ? sideOf(board, seat) : null;
  return side ? html`<span class="bk-on-chair">${medal(side)}<span class="spoken">${msg("beat_ken-side-track", { side })}</span></span>` : nothing;
}
