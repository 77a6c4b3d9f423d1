// What is said about cards, sides and hands; the same on TV and phones.

import { msg } from "../../l10n.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").TakeView} TakeView */

const HIGHEST = 12;
export const PLACES = ["A", "B", "C", "D", "E", "F"];

/** By side: the colour that scores. @type {{[side: string]: string}} */
export const SIDES = { prosecution: "blue", defence: "gold" };

/** @param {number} count @returns {string} "3 cards" */
export const cards = (count) => msg("judge_and_jury-cards", { count });

/** @param {CardView} card @returns {string} "Blue 8" */
export const cardName = ({ colour, value }) => msg("judge_and_jury-card", { colour, value });

/** @param {Court} court @param {string | null | undefined} seat */
export const playerOf = (court, seat) => court.players.find((player) => player.seat === seat) ?? null;

/** @param {Court} court @returns {CardView | null} */
export const topOf = (court) => (court.pile.length ? court.pile[court.pile.length - 1].card : null);

/** What may be played on the top card. @param {Court} court */
export function legal(court) {
  const top = topOf(court);
  if (!top) return msg("judge_and_jury-any-begins");
  const words = { card: cardName(top), value: top.value };
  return top.value === HIGHEST ? msg("judge_and_jury-legal-highest", words) : msg("judge_and_jury-legal", words);
}

/** Why a card can't be played. @param {CardView} card @param {Court} court @returns {[string, string]} */
export function why(card, court) {
  const top = /** @type {CardView} */ (topOf(court));
  const words = { card: cardName(top), colour: top.colour, value: top.value };
  const because = card.colour === top.colour ? msg("judge_and_jury-too-low", words) : msg("judge_and_jury-other-colour", words);
  return [msg("judge_and_jury-cannot", { card: cardName(card) }), because];
}

/** What a judge was given. @param {TakeView} take @returns {string} "2 gold", "4 cards" */
export const given = ({ given: count, colour }) => msg("judge_and_jury-given", { count, colour: colour ?? "any" });

/** How a hand was taken. @param {TakeView} take @param {Api} api @returns {string} */
export function told(take, api) {
  const words = { name: api.name(take.seat), cards: take.cards };
  if (!take.judge) return msg("judge_and_jury-took", words);
  if (!take.asked) return msg("judge_and_jury-judge-took", words);
  return msg("judge_and_jury-judge-took-and-got", { ...words, what: given(take), giver: api.name(take.asked) });
}

/** By colour, then value; or by value. @param {CardView[]} hand @param {boolean} byValue */
export function sorted(hand, byValue) {
  const order = ["blue", "gold", "red"];
  const suit = (/** @type {CardView} */ card) => order.indexOf(card.colour);
  return [...hand].sort((one, other) =>
    byValue ? one.value - other.value || suit(one) - suit(other) : suit(one) - suit(other) || one.value - other.value,
  );
}
