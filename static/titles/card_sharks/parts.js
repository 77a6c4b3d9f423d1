// Cards, chips, marks and signs of this title; the same on TV and phone.

import { image, picture } from "../../art.js";
import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
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

/** The suit inside a card's picture: place and size. @type {{[rank: number]: [number, number, number]}} */
const INSET = { 11: [114, 166, 38], 12: [103, 198, 32], 13: [102, 196, 36], 14: [63, 141, 98] };

const [RED, BLACK] = ["#c8102e", "#1c1830"];

/** @param {string} suit */
const ink = (suit) => (suit === "hearts" || suit === "diamonds" ? RED : BLACK);

/** A suit on a card. @param {string} suit @param {[number, number, number]} at place and size @param {string} colour */
const pip = (suit, [x, y, size], colour) =>
  `<use href="#cs-${suit}" x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"/>`;

/** @param {Pick<Card, "rank" | "suit">} card @returns {import("../../art.js").Sketch} */
function printed({ rank, suit }) {
  const emblem = EMBLEMS[rank] ? `<use href="#cs-${EMBLEMS[rank]}"/>` : "";
  const within = pip(suit, INSET[rank] ?? [56, 128, 130], emblem && rank < 14 ? "#fffaf0" : ink(suit));
  return {
    box: [0, 0, 200, 280],
    colour: ink(suit),
    markup: `<use href="#cs-paper"/><use href="#cs-rank-${index(rank)}"/>${pip(suit, [132, 22, 50], ink(suit))}${emblem}${within}`,
  };
}

/** @param {Pick<Card, "rank" | "suit">} card */
const whole = (card) => image(`${card.rank} of ${card.suit}`, () => printed(card));

/** Backs, chips and every card. @type {(() => string)[]} */
export const images = [
  ...["back-red", "back-blue"].map((id) => () => picture(`cs-${id}`)),
  ...[500, 1000, 5000, 10000, 25000, 100000].flatMap((value) => [() => picture(`cs-chip-${value}`), () => picture(`cs-stack-${value}`)]),
  ...["spades", "hearts", "diamonds", "clubs"].flatMap((suit) => Array.from({ length: 13 }, (_, i) => () => whole({ rank: i + 2, suit }))),
];

/** The picture of a card that lies open. @param {Card} card */
export const face = (card) => html`
  <img class="cs-face" src=${whole(card)} alt=${cardName(card)} />
`;

/** @param {string} side */
export const back = (side) => html`
  <img class="cs-back" src=${picture(`cs-back-${side}`)} alt=${msg(`card_sharks-back-${side}`)} />
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
    <b>${index(card.rank)}</b><img src=${picture(`cs-${card.suit}`, ink(card.suit))} alt="" />
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
    ${Array.from({ length: count }, (_, i) => html`<img style="--i:${i}" src=${picture(`cs-stack-${value}`)} alt="" />`)}
  </span>
`;

/** An amount in stacks of chips, as many as the box has. @param {number} amount @param {string} more */
export function chips(amount, more = "") {
  const stacks = stacked(amount);
  const highest = Math.max(1, ...stacks.map(([, count]) => count));
  return html`<span class="cs-chips ${more}" style="--stacks:${stacks.length};--highest:${highest}">${stacks.map(([value, count]) => pile(value, count))}</span>`;
}

/** @param {number} value */
export const chip = (value) => html`<img src=${picture(`cs-chip-${value}`)} alt="" />`;

/** A word in neon. @param {unknown} word @param {string} more */
export const tube = (word, more = "") => html`<span class="cs-tube ${more}">${word}</span>`;
