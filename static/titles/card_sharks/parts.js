// Cards, chips, marks and signs of this title; the same on TV and phone.

import { msg } from "../../l10n.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { money } from "../../words.js";
import { cardName, index, stacked } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Card} Card */

/** A sign of art/card_sharks.svg. @param {string} name @param {string} more */
export const sign = (name, more = "") =>
  html`<svg class="cs-ic ${more}" viewBox="0 0 100 100" aria-hidden="true"><use href="#cs-i-${name}"></use></svg>`;

/** Up or down. @param {string} call */
export const arrow = (call) => sign(call === "higher" ? "up" : "down");

/** A round R, or a B on a diamond. @param {string | null} side */
export const mark = (side) =>
  html`<span class="cs-mark-of" data-side=${side ?? nothing} aria-hidden="true"><i>${side === "red" ? "R" : "B"}</i></span>`;

/** @type {{[rank: number]: string}} */
const EMBLEMS = { 11: "jack", 12: "queen", 13: "king", 14: "ace" };

/** The small suit inside a court card's picture: place and size. @type {{[rank: number]: [number, number, number]}} */
const INSET = { 11: [114, 166, 38], 12: [103, 198, 32], 13: [102, 196, 36] };

/** @param {Card} card */
function emblem({ rank, suit }) {
  const inset = INSET[rank];
  const picture = EMBLEMS[rank] ? svg`<use href="#cs-${EMBLEMS[rank]}"></use>` : nothing;
  if (inset) {
    const [x, y, size] = inset;
    return svg`${picture}<use href="#cs-${suit}" x=${x} y=${y} width=${size} height=${size} style="color:#fffaf0"></use>`;
  }
  const [x, y, size] = rank === 14 ? [63, 141, 98] : [56, 128, 130];
  return svg`${picture}<use href="#cs-${suit}" x=${x} y=${y} width=${size} height=${size}></use>`;
}

/** The picture of a card that lies open. @param {Card} card */
export const face = (card) => html`
  <svg class="cs-face" viewBox="0 0 200 280" data-suit=${card.suit} role="img" aria-label=${cardName(card)}>
    <use href="#cs-paper"></use>
    <text class="cs-rank ${card.rank === 10 ? "is-wide" : ""}" x=${card.rank === 10 ? 8 : 14} y="104">${index(card.rank)}</text>
    <use href="#cs-${card.suit}" x="132" y="22" width="50" height="50"></use>
    ${emblem(card)}
  </svg>
`;

/** @param {string} side */
export const back = (side) => html`
  <svg class="cs-back" viewBox="0 0 200 280" role="img" aria-label=${msg(`card_sharks-back-${side}`)}><use href="#cs-back-${side}"></use></svg>
`;

/**
 * A card of a row; a turning one shows its back first, and turns.
 * @param {Card | null} card @param {string} side @param {{more?: string, turns?: boolean, tag?: Drawn}} [how]
 */
export const playing = (card, side, { more = "", turns = false, tag = nothing } = {}) => html`
  <span class="cs-card ${more}">
    <span class="cs-card__in ${card && turns ? "is-turning" : ""}">${card ? face(card) : nothing}${card && !turns ? nothing : back(side)}</span>
    ${tag}
  </span>
`;

/** A card in small, as a discard. @param {Card} card @param {string} [more] */
const mini = (card, more = "") => html`
  <li class="cs-mini ${more}" data-suit=${card.suit} aria-label=${cardName(card)}>
    <b>${index(card.rank)}</b><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#cs-${card.suit}"></use></svg>
  </li>
`;

/** @param {Card[]} cards @param {string} words */
export const minis = (cards, words) =>
  cards.length ? html`<ul class="cs-minis" style="--n:${cards.length}" aria-label=${words}>${cards.map((card) => mini(card))}</ul>` : nothing;

/** A whole row in small: what lies open, and the backs. @param {import("./views.js").Row} row */
export const strip = ({ side, cards, base, frozen }) => html`
  <ul class="cs-minis cs-strip" aria-label=${msg(`card_sharks-row-${side}`)}>
    ${cards.map((card, at) => (card ? mini(card, at === base && frozen ? "is-frozen" : "") : html`<li class="cs-mini is-back" data-side=${side} aria-label=${msg("card_sharks-face-down")}></li>`))}
  </ul>
`;

/** One stack of chips of a value. @param {number} value @param {number} count */
const pile = (value, count) => html`
  <span class="cs-stack" style="--n:${count}" role="img" aria-label=${msg("card_sharks-chips-of", { count, amount: money(value) })}>
    ${Array.from({ length: count }, (_, i) => html`<svg style="--i:${i}" viewBox="0 0 120 62" aria-hidden="true"><use href="#cs-stack-${value}"></use></svg>`)}
  </span>
`;

/** An amount in stacks of chips, as many as the box has. @param {number} amount @param {string} more */
export function chips(amount, more = "") {
  const stacks = stacked(amount);
  const highest = Math.max(1, ...stacks.map(([, count]) => count));
  return html`<span class="cs-chips ${more}" style="--stacks:${stacks.length};--highest:${highest}">${stacks.map(([value, count]) => pile(value, count))}</span>`;
}

/** @param {number} value */
export const chip = (value) => html`<svg viewBox="-52 -52 104 104" aria-hidden="true"><use href="#cs-chip-${value}" x="-52" y="-52" width="104" height="104"></use></svg>`;

/** A word in neon. @param {unknown} word @param {string} more */
export const tube = (word, more = "") => html`<span class="cs-tube ${more}">${word}</span>`;
