// Whose move it is, in a few words, and what the TV reads aloud.

import { msg } from "../../l10n.js";
import { PLACES, cards, legal, told } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").View & {game: Game}} Playing */
/** @typedef {import("./views.js").Court} Court */

/** @param {Court} court */
const when = ({ round, rounds, hand }) => (hand ? msg("judge_and_jury-round-hand", { round, rounds, hand }) : msg("judge_and_jury-round", { round, rounds }));

/** @param {number[]} turned the jurors, the last one just now */
const juror = (turned) => msg("judge_and_jury-juror-is", { place: PLACES[turned.length - 1], value: turned[turned.length - 1] });

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_side: ({ seat }, api) => ({ seat, title: msg("judge_and_jury-chooses", { name: api.name(seat) }), detail: msg("judge_and_jury-which-side") }),
  opening: ({ court, leader }, api) => ({ seat: leader, title: msg("judge_and_jury-leads", { name: api.name(leader) }), detail: msg("judge_and_jury-round", { round: court.round, rounds: court.rounds }) }),
  gap: ({ court, leader, take, move }, api) => ({
    seat: null,
    title: msg("judge_and_jury-change"),
    detail: msg("judge_and_jury-leads-next", { name: api.name(leader) }),
    caption: move
      ? msg("judge_and_jury-moved", { name: api.name(move.by), giver: api.name(move.before), taker: api.name(move.after) })
      : take
        ? msg("judge_and_jury-told", { told: told(take, api) })
        : msg("judge_and_jury-to-the-left", { when: when(court) }),
  }),
  turn: ({ court, seat }, api) => ({ seat, title: msg("judge_and_jury-to-play", { name: api.name(seat) }), detail: when(court), caption: msg("judge_and_jury-may-play", { legal: legal(court) }) }),
  taken: ({ court, take, leader }, api) => ({
    seat: take.seat,
    title: msg("judge_and_jury-takes-it", { name: api.name(take.seat) }),
    detail: cards(take.cards),
    caption: `${msg("judge_and_jury-told", { told: told(take, api) })} ${msg(court.hand ? "judge_and_jury-leads-next-hand" : "judge_and_jury-leads-round", { name: api.name(leader) })}`,
  }),
  asking: ({ seat, take }, api) => ({ seat, title: msg("judge_and_jury-order"), detail: msg("judge_and_jury-asks", { name: api.name(seat) }), caption: msg("judge_and_jury-who-must-give", { name: api.name(seat), cards: take.cards }) }),
  giving: ({ seat, take, count }, api) => ({
    seat,
    title: msg("judge_and_jury-gives", { name: api.name(seat) }),
    detail: msg("judge_and_jury-number-of", { count, colour: take.colour ?? "any" }),
    caption: msg("judge_and_jury-asks-for", { name: api.name(take.seat), giver: api.name(seat), count, colour: take.colour ?? "any" }),
  }),
  last_look: ({ seats }, api) => ({ seat: seats.length === 1 ? seats[0] : null, title: msg("judge_and_jury-last-looks"), detail: msg("judge_and_jury-before-verdict"), caption: msg("judge_and_jury-may-still-look", { names: seats.map(api.name) }) }),
  verdict: ({ turned, court }) => ({ seat: null, title: msg("judge_and_jury-verdict"), detail: msg("judge_and_jury-round", { round: court.round, rounds: court.rounds }), caption: turned.length ? juror(turned) : msg("judge_and_jury-how-points") }),
  tie_break: ({ draws }, api) => ({ seat: draws[0].seat, title: msg("judge_and_jury-wins", { name: api.name(draws[0].seat) }), detail: msg("judge_and_jury-by-jury-card") }),
};

/** @param {Playing} view @param {Api} api @returns {Headline | null} */
export const headline = ({ game }, api) => HEADLINES[game.screen]?.(game, api) ?? null;

/** @param {Playing} view @param {Api} api @returns {string | null} */
export function say({ game }, api) {
  if (game.screen === "taken") return told(game.take, api);
  if (game.screen === "asking") return msg("judge_and_jury-order");
  if (game.screen === "verdict" && game.turned.length) return juror(game.turned);
  return null;
}
