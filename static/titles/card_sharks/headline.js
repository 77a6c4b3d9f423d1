// Whose move it is, in a few words, and what the TV reads aloud.

import { msg } from "../../l10n.js";
import { One, OTHER, Spoken, current, leadOf, rowOf, sideName, speaker } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** @param {Game} game */
const asked = ({ board }) => (board.sudden ? msg("card_sharks-sudden-death") : msg("card_sharks-question-of", { n: board.question, of: board.sudden_at }));

const SHORT = 9; // letters of a name that leaves room for the verb

/** The side on turn, and who decides for it. @param {Game} game @param {Api} api @param {"guesses" | "calls" | "plays" | "freezes" | "decides" | "bets"} verb @param {string} detail @returns {Headline} */
function move({ board }, api, verb, detail) {
  const [seat, name] = [leadOf(board, board.turn), speaker(board, board.turn, api)];
  if (name.length > SHORT) return { seat, title: name, detail: msg(`card_sharks-${verb}-detail`, { detail }) };
  return { seat, title: msg(`card_sharks-${verb}`, { name }), detail };
}

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_emcee: () => ({ seat: null, title: msg("card_sharks-the-emcee"), detail: msg("card_sharks-captain-says") }),
  held: ({ board }) => ({ seat: board.emcee, title: msg("card_sharks-one-moment"), detail: msg("card_sharks-show-held") }),
  drawing: ({ red }) => ({ seat: null, title: msg("card_sharks-high-card"), detail: red === null ? msg("card_sharks-a-tie") : msg("card_sharks-has-red") }),
  guessing: (game, api) => move(game, api, "guesses", asked(game)),
  responding: (game, api) =>
    game.bets.locked ? { seat: null, title: msg("card_sharks-last-bets"), detail: asked(game) } : move(game, api, "calls", msg("card_sharks-higher-or-lower-than", { guess: game.guess })),
  revealing: (game) => ({
    seat: game.sealed ? game.board.emcee : null,
    title: game.sealed ? msg("card_sharks-all-locked") : msg("card_sharks-the-figure"),
    detail: asked(game),
  }),
  basing: (game, api) => move(game, api, "plays", msg("card_sharks-keep-or-change")),
  calling: (game, api) =>
    game.bets.locked ? { seat: null, title: msg("card_sharks-last-bets"), detail: msg("card_sharks-call-locked") } : move(game, api, "calls", game.free ? msg("card_sharks-free-run") : msg("card_sharks-higher-or-lower")),
  turned: ({ call }) => ({ seat: null, title: msg("card_sharks-card-turns"), detail: msg(`card_sharks-call-is-${call}`) }),
  frozen: (game, api) => move(game, api, "freezes", msg("card_sharks-question-comes")),
  deciding: (game, api) => move(game, api, "decides", msg("card_sharks-play-or-pass")),
  round_won: ({ board, winner, then }, api) => {
    const name = sideName(board, winner, api);
    const detail = then === "money" ? msg("card_sharks-money-next") : msg("card_sharks-round", { n: board.round });
    return { seat: leadOf(board, winner), title: name.length > SHORT ? name : msg("card_sharks-wins", { name }), detail };
  },
  betting: (game, api) =>
    game.bets.locked ? { seat: null, title: msg("card_sharks-last-bets"), detail: msg("card_sharks-bet-locked") } : move(game, api, "bets", msg("card_sharks-card-of", { n: game.board.money.gains.length + 1 })),
  money_turned: ({ amount, call }, api) => ({ seat: null, title: msg("card_sharks-card-turns"), detail: msg(`card_sharks-amount-on-${call}`, { amount: api.money(amount) }) }),
  money_over: ({ board }, api) => ({ seat: leadOf(board, board.money.side), title: sideName(board, board.money.side, api), detail: msg("card_sharks-takes-bank") }),
};

/** @param {Playing} view @param {Api} api @returns {Headline | null} */
export function headline({ game }, api) {
  return HEADLINES[game.screen]?.(game, api) ?? null;
}

/** @param {Playing} view @param {Api} api @returns {string | null} */
export function say({ game }, api) {
  const { board } = game;
  switch (game.screen) {
    case "guessing":
      return board.emcee ? null : game.poll.question;
    case "responding":
      return board.emcee || game.bets.locked ? null : msg("card_sharks-say-guess", { name: speaker(board, OTHER[board.turn], api), guess: game.guess });
    case "revealing":
      return game.sealed ? null : msg("card_sharks-say-figure", { figure: game.poll.figure.answer });
    case "calling":
      return game.bets.locked ? null : msg("card_sharks-say-card", { card: One(current(rowOf(board, board.turn).cards).rank) });
    case "turned":
      return msg("card_sharks-say-turned", { card: Spoken(game.card.rank) });
    case "money_turned":
      return msg("card_sharks-say-bank", { card: Spoken(game.card.rank), bank: board.money.bank });
    default:
      return null;
  }
}
