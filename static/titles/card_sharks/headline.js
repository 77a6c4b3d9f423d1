// Whose move it is, in a few words, and what the TV reads aloud.

import { OTHER, capital, counted, current, leadOf, one, rowOf, sideName, speaker, spoken } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** @param {Game} game */
const asked = ({ board }) => (board.sudden ? "sudden death" : `question ${board.question} of ${board.sudden_at}`);

/** The side on turn, and who decides for it. @param {Game} game @param {Api} api @param {string} verb @param {string} detail @returns {Headline} */
function move({ board }, api, verb, detail) {
  const [seat, name] = [leadOf(board, board.turn), speaker(board, board.turn, api)];
  return name.length > 9 ? { seat, title: name, detail: `${verb}: ${detail}` } : { seat, title: `${name} ${verb}`, detail };
}

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_emcee: () => ({ seat: null, title: "The emcee", detail: "the captain says" }),
  held: ({ board }, api) => ({ seat: board.emcee, title: "One moment", detail: "the show is held" }),
  drawing: ({ red }) => ({ seat: null, title: "High card", detail: red === null ? "a tie" : "has red" }),
  guessing: (game, api) => move(game, api, "guesses", asked(game)),
  responding: (game, api) =>
    game.bets.locked ? { seat: null, title: "Last side bets", detail: asked(game) } : move(game, api, "calls", `higher or lower than ${game.guess}`),
  revealing: (game) => ({
    seat: game.sealed ? game.board.emcee : null,
    title: game.sealed ? "All is locked" : "The figure",
    detail: asked(game),
  }),
  basing: (game, api) => move(game, api, "plays", "keep or change"),
  calling: (game, api) =>
    game.bets.locked ? { seat: null, title: "Last side bets", detail: "the call is locked" } : move(game, api, "calls", game.free ? "a free run" : "higher or lower"),
  turned: ({ call }) => ({ seat: null, title: "The card turns", detail: `the call is ${call}` }),
  frozen: (game, api) => move(game, api, "freezes", "a question comes"),
  deciding: (game, api) => move(game, api, "decides", "play or pass"),
  round_won: ({ board, winner, then }, api) => ({ seat: leadOf(board, winner), title: `${sideName(board, winner, api)}${sideName(board, winner, api).length > 9 ? "" : " wins!"}`, detail: then === "money" ? "the Money Cards are next" : `round ${board.round}` }),
  betting: (game, api) =>
    game.bets.locked ? { seat: null, title: "Last side bets", detail: "the bet is locked" } : move(game, api, "bets", `card ${game.board.money.gains.length + 1} of 6`),
  money_turned: ({ amount, call }, api) => ({ seat: null, title: "The card turns", detail: `${api.money(amount)} on ${call}` }),
  money_over: ({ board }, api) => ({ seat: leadOf(board, board.money.side), title: sideName(board, board.money.side, api), detail: "takes the bank" }),
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
      return board.emcee || game.bets.locked ? null : `${speaker(board, OTHER[board.turn], api)} says ${game.guess}. Higher, or lower?`;
    case "revealing":
      return game.sealed ? null : `${game.poll.figure.answer} of every hundred.`;
    case "calling":
      return game.bets.locked ? null : `${capital(one(current(rowOf(board, board.turn).cards).rank))}. Higher, or lower?`;
    case "turned":
      return `${capital(spoken(game.card.rank))}.`;
    case "money_turned":
      return `${capital(spoken(game.card.rank))}. ${counted(board.money.bank, "dollar")} in the bank.`;
    default:
      return null;
  }
}
