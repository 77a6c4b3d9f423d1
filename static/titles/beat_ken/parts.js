// Small pictures of this title: signs, dots, medals of the tracks, Ken, chips; the same on TV and phone.

import { picture } from "../../art.js";
import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { KEN, sideName, trackOf } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Board} Board */

/** Ken and the chips. @type {(() => string)[]} */
export const images = ["figure-ken", "bk-ken-thinking", "bk-ken-right", "bk-ken-wrong", "bk-chip"].map((id) => () => picture(id));

/** A sign of art/beat_ken.svg. @param {string} name @param {string} more further classes @param {string} box */
export const sign = (name, more = "", box = "0 0 24 24") =>
  html`<svg class="bk-ic ${more}" viewBox=${box} aria-hidden="true"><use href="#bk-${name}" /></svg>`;

/** A dot of a question's colour with its symbol. @param {string} dot @param {string} more */
export const dot = (dot, more = "") => html`<span class="bk-dot ${more}" data-dot=${dot}>${sign(`c-${dot}`)}</span>`;

/** A track's chip: its colour and its sign. @param {string} side @param {string} more */
export const medal = (side, more = "") =>
  html`<span class="bk-medal ${more}" data-side=${side}>${sign(`t-${side}`)}</span>`;

/** Who plays on a track, as pictures. @param {Board} board @param {string} side @param {Api} api @param {number} size */
export function people(board, side, api, size) {
  if (side === KEN) return html`<img class="bk-kenface" style="--size:${size}" src=${picture("figure-ken")} alt="Ken" />`;
  const members = trackOf(board, side)?.members ?? [];
  const each = size * ([1, 1, 0.8][members.length] ?? 0.64);
  return html`<span class="bk-people">${members.map((seat) => api.token(seat, each))}</span>`;
}

/** Medal and name. @param {Board} board @param {string} side @param {Api} api */
export const named = (board, side, api) =>
  html`<span class="bk-named" data-side=${side}>${medal(side)}<b>${sideName(board, side, api)}</b></span>`;

/** Ken's stand-up figure. @param {string} mood thinking, right or wrong */
export const figure = (mood) =>
  html`<img class="bk-ken" src=${picture(`bk-ken-${mood}`)} alt="Ken" />`;

/** Ken with something to say, where the table likes that. @param {Board} board @param {string} mood @param {string} words @param {string} more */
export const ken = (board, mood, words, more = "") => html`
  <div class="bk-kens ${more}">
    ${board.talks && words ? html`<p class="bk-bubble">${words}</p>` : nothing} ${figure(mood)}
  </div>
`;

/** A pile of chips. @param {number} count */
export const chips = (count) => html`
  <span class="bk-chips" aria-hidden="true">${Array.from({ length: count }, (_, i) => html`<img style="--i:${i}" src=${picture("bk-chip")} alt="" />`)}</span>
`;

/** @param {boolean} right */
export const stamp = (right) => html`
  <span class="bk-stamp ${right ? "is-right" : "is-wrong"}" role="img" aria-label=${right ? msg("beat_ken-right") : msg("beat_ken-wrong")}>${sign(right ? "yes" : "no")}</span>
`;
