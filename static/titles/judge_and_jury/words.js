// What is said about cards, sides and hands; the same on TV and phones.

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").TakeView} TakeView */

export const PLACES = ["A", "B", "C", "D", "E", "F"];

/** By side: its name, and the colour that scores. @type {{[side: string]: {name: string, colour: string}}} */
export const SIDES = {
  prosecution: { name: "Prosecution", colour: "blue" },
  defence: { name: "Defence", colour: "gold" },
};

/** @param {number} count @param {string} word */
export const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** @param {CardView} card @returns {string} "Blue 8" */
export const cardName = ({ colour, value }) => `${colour[0].toUpperCase()}${colour.slice(1)} ${value}`;

/** @param {Court} court @param {string | null | undefined} seat */
export const playerOf = (court, seat) => court.players.find((player) => player.seat === seat) ?? null;

/** @param {Court} court @returns {CardView | null} */
export const topOf = (court) => (court.pile.length ? court.pile[court.pile.length - 1].card : null);

/** What may be played on the top card. @param {Court} court */
export function legal(court) {
  const top = topOf(court);
  if (!top) return "Any card begins the hand";
  const higher = top.value === 12 ? "" : " or higher";
  return `${cardName(top)}${higher}, any ${top.value}, or a judge`;
}

/** Why a card can't be played. @param {CardView} card @param {Court} court @returns {[string, string]} */
export function why(card, court) {
  const top = /** @type {CardView} */ (topOf(court));
  const on = `${cardName(top)} is on top:`;
  if (card.colour === top.colour) return [`${cardName(card)} can’t go there.`, `${on} ${top.colour} must be ${top.value} or higher.`];
  return [`${cardName(card)} can’t go there.`, `${on} another colour needs a ${top.value} too.`];
}

/** @param {number} cards */
export const pile = (cards) => (cards ? counted(cards, "card") : "an empty pile");

/** How a hand was taken. @param {TakeView} take @param {Api} api @returns {string} */
export function told(take, api) {
  const takes = `takes ${pile(take.cards)}`;
  if (!take.judge) return `${api.name(take.seat)} ${takes}`;
  if (!take.asked) return `${api.name(take.seat)}’s judge ${takes}`;
  const what = take.colour ? `${take.given} ${take.colour}` : counted(take.given, "card");
  return `${api.name(take.seat)}’s judge ${takes} and gets ${what} from ${api.name(take.asked)}`;
}

/** By colour, then value; or by value. @param {CardView[]} hand @param {boolean} byValue */
export function sorted(hand, byValue) {
  const order = ["blue", "gold", "red"];
  const suit = (/** @type {CardView} */ card) => order.indexOf(card.colour);
  return [...hand].sort((one, other) =>
    byValue ? one.value - other.value || suit(one) - suit(other) : suit(one) - suit(other) || one.value - other.value,
  );
}
