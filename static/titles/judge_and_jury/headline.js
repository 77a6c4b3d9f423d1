// Whose move it is, in a few words, and what the TV reads aloud.

import { list } from "../../words.js";
import { PLACES, counted, legal, pile, told } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").View & {game: Game}} Playing */
/** @typedef {import("./views.js").Court} Court */

/** @param {Court} court */
const when = ({ round, rounds, hand }) => `Round ${round} of ${rounds}${hand ? `, hand ${hand}` : ""}`;

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_side: ({ seat }, api) => ({ seat, title: `${api.name(seat)} chooses`, detail: "prosecution or defence?" }),
  opening: ({ court, leader }, api) => ({ seat: leader, title: `${api.name(leader)} leads`, detail: `Round ${court.round} of ${court.rounds}` }),
  gap: ({ court, leader, take, move }, api) => ({
    seat: null,
    title: "Change of judge?",
    detail: `${api.name(leader)} leads next`,
    caption: move ? `${api.name(move.by)} had a judge moved from ${api.name(move.before)} to ${api.name(move.after)}.` : take ? `${told(take, api)}.` : `${when(court)}. A judge goes one seat to the left.`,
  }),
  turn: ({ court, seat }, api) => ({ seat, title: `${api.name(seat)} to play`, detail: when(court), caption: `${legal(court)}.` }),
  taken: ({ court, take, leader }, api) => ({ seat: take.seat, title: `${api.name(take.seat)} takes it`, detail: counted(take.cards, "card"), caption: `${told(take, api)}. ${api.name(leader)} leads ${court.hand ? "the next hand" : ""}.` }),
  asking: ({ seat, take }, api) => ({ seat, title: "Order in court!", detail: `${api.name(seat)} asks`, caption: `${api.name(seat)}’s judge takes ${pile(take.cards)}. Who must give four?` }),
  giving: ({ seat, take, count }, api) => ({ seat, title: `${api.name(seat)} gives`, detail: take.colour ? `${count} ${take.colour} cards` : counted(count, "card"), caption: `${api.name(take.seat)} asks ${api.name(seat)} for ${count}${take.colour ? ` ${take.colour}` : ""} cards.` }),
  last_look: ({ seats }, api) => ({ seat: seats.length === 1 ? seats[0] : null, title: "Last looks", detail: "before the verdict", caption: `${list(seats.map(api.name))} may still look at a juror.` }),
  verdict: ({ turned, court }) => ({ seat: null, title: "The verdict", detail: `Round ${court.round} of ${court.rounds}`, caption: turned.length ? `Juror ${PLACES[turned.length - 1]} is a ${turned[turned.length - 1]}.` : "Each card of the own colour that matches a juror is a point." }),
  tie_break: ({ draws }, api) => ({ seat: draws[0].seat, title: `${api.name(draws[0].seat)} wins!`, detail: "by a jury card" }),
};

/** @param {Playing} view @param {Api} api @returns {Headline | null} */
export const headline = ({ game }, api) => HEADLINES[game.screen]?.(game, api) ?? null;

/** @param {Playing} view @param {Api} api @returns {string | null} */
export function say({ game }, api) {
  if (game.screen === "taken") return told(game.take, api);
  if (game.screen === "asking") return "Order in court!";
  if (game.screen === "verdict" && game.turned.length) return `Juror ${PLACES[game.turned.length - 1]} is a ${game.turned[game.turned.length - 1]}.`;
  return null;
}
