// Whose move it is, in a few words, and what the TV reads aloud.

import { msg } from "../../l10n.js";
import { fewNames, mayAnswer } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** @param {string | null} seat @param {string} what the messages of it @param {Api} api @returns {Headline} */
function told(seat, what, api) {
  const words = { name: seat ? api.name(seat) : "" };
  return { seat, title: msg(`jeopardy-head-${what}`, words), detail: msg(`jeopardy-head-${what}-detail`, words) };
}

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_first: (_, api) => told(null, "first", api),
  choosing_categories: (_, api) => told(null, "categories", api),
  opening: ({ turn }, api) => told(turn, "opening", api),
  picking_hand: (_, api) => told(null, "hand", api),
  choosing_card: ({ turn, reader }, api) => ({
    ...told(turn, "card", api),
    caption: msg("jeopardy-caption", { name: api.name(turn), reader: api.name(reader) }),
  }),
  reading: ({ turn, reader, reads }, api) => ({
    seat: reads === "reader" ? reader : turn,
    title: msg(`jeopardy-head-reading-${reads}`, { name: api.name(turn), reader: api.name(reader) }),
    detail: msg(`jeopardy-head-reading-${reads}-detail`, { name: api.name(turn) }),
  }),
  answering: ({ turn, spoken }, api) => told(turn, spoken ? "aloud" : "writing", api),
  rebounding: (game, api) => ({ seat: null, title: msg("jeopardy-head-rebound"), detail: fewNames(mayAnswer(game), api) }),
  ruling: ({ by }, api) => (by === "host" ? told(null, "captain", api) : told(by, "ruling", api)),
  voting: ({ appeal, appealer }, api) => (appeal ? told(appealer, "appeal", api) : told(null, "vote", api)),
  ruled: ({ turn, right }, api) => told(turn, right ? "right" : "wrong", api),
};

/** The same for the Final. @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const FINALS = {
  wagering: (_, api) => told(null, "wagers", api),
  final_answering: (_, api) => told(null, "final", api),
  vetting: (_, api) => told(null, "close", api),
  revealing: ({ shown }, api) => {
    const last = shown[shown.length - 1];
    return told(last.seat, last.wager === null ? "wrote" : last.right ? "right" : "wrong", api);
  },
  tie_breaking: (_, api) => told(null, "tie", api),
  tie_broken: ({ winner }, api) => told(winner, winner ? "tie-won" : "tie-open", api),
};

/** @param {Playing} view @param {Api} api @returns {Headline | null} */
export function headline({ game }, api) {
  const make = HEADLINES[game.screen] ?? FINALS[game.screen];
  return make ? make(game, api) : null;
}

/** Clues that no guest reads aloud, and what came of an answer. @param {Playing} view @param {Api} api */
export function say({ game }, api) {
  switch (game.screen) {
    case "reading":
      return game.reads === "tv" ? game.clue.clue : null;
    case "wagering":
      return msg("jeopardy-say-category", { category: game.category });
    case "final_answering":
    case "tie_breaking":
      return game.clue;
    case "ruled":
      return game.right
        ? msg("jeopardy-say-right", { money: game.clue.sum.total, name: api.name(game.turn) })
        : msg("jeopardy-say-wrong", { response: game.clue.response });
    default:
      return null;
  }
}
