// Whose move it is, in a few words, and what the TV reads aloud.

import { msg } from "../../l10n.js";
import { KEN, kindName, sideName, sideNames, topic, worth } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** @param {string | null} seat @param {string} what the messages of it @param {{[name: string]: string}} [words] @returns {Headline} */
const told = (seat, what, words = {}) => ({
  seat,
  title: msg(`beat_ken-head-${what}`, words),
  detail: msg(`beat_ken-head-${what}-detail`, words),
});

/** Whose turn it is, and who acts in it. @param {Game} game @param {Api} api @param {string} detail @returns {Headline} */
function turn({ board }, api, detail) {
  if (board.turn === KEN) return { seat: null, title: msg("beat_ken-head-kens-turn"), detail };
  return { seat: board.spinner, title: msg("beat_ken-turn", { name: sideName(board, board.turn, api) }), detail };
}

/** What is at stake, in the words of its kind. @param {Game} game @param {Api} api */
function stakes({ board, stake }, api) {
  if (stake.kind !== "duel" && stake.kind !== "star") return kindName(stake.kind);
  const other = stake.sides.find((/** @type {string} */ side) => side !== board.turn) ?? KEN;
  return msg("beat_ken-against", { name: sideName(board, board.turn, api), other: sideName(board, other, api) });
}

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_first: () => told(null, "first"),
  opening: ({ board }, api) => told(board.spinner, "opening", { name: sideName(board, board.turn, api) }),
  spinning: (game, api) =>
    game.board.turn === KEN
      ? { ...turn(game, api, msg("beat_ken-head-anybody")), caption: msg("beat_ken-caption-spin") }
      : turn(game, api, game.board.can_win ? msg("beat_ken-head-may-be-it") : msg("beat_ken-head-spins")),
  passed: (game, api) => turn(game, api, msg("beat_ken-head-skipped")),
  moving: (game, api) => turn(game, api, kindName(game.kind)),
  challenging: (game, api) => turn(game, api, msg("beat_ken-head-challenges")),
  reading: (game, api) => ({
    seat: game.reader,
    title: msg("beat_ken-reads", { name: api.name(game.reader) }),
    detail: stakes(game, api),
  }),
  answering: (game, api) => ({
    seat: null,
    title: topic(game.question.dot),
    detail: stakes(game, api),
    caption: worth(game.stake),
  }),
  vetting: (game) => told(null, game.by_host ? "close-captain" : "close-table"),
  revealing: (game, api) => revealed(game, api),
};

/** @param {Game} game @param {Api} api @returns {Headline} */
function revealed({ stage, ken, winner, boards, board, stake, along }, api) {
  const fun = along.length ? msg("beat_ken-caption-along", { names: along.map(api.name) }) : worth(stake);
  if (stage === "boards") return { ...told(null, "boards"), caption: worth(stake) };
  if (stage === "answer") return { ...told(null, "answer"), caption: fun };
  if (winner) return told(null, "won", { name: sideName(board, winner, api) });
  const right = boards.filter((/** @type {any} */ each) => each.right).map((/** @type {any} */ each) => each.side);
  if (!ken.takes_part) return told(null, "out");
  if (ken.right) return told(null, right.length ? "ken-too" : "ken-alone");
  if (!right.length) return told(null, "nobody");
  const names = sideNames(board, right, api);
  return {
    seat: null,
    title: msg("beat_ken-head-missed"),
    detail: names.length <= 16 ? msg("beat_ken-beat-names", { names, count: right.length }) : msg("beat_ken-beat", { count: right.length }),
  };
}

/** @param {Playing} view @param {Api} api @returns {Headline | null} */
export function headline({ game }, api) {
  return HEADLINES[game.screen]?.(game, api) ?? null;
}

/** @param {Playing} view @param {Api} api @returns {string | null} */
export function say({ game }, api) {
  switch (game.screen) {
    case "reading":
      return null;
    case "answering":
      return game.tv_reads ? game.question.text : null;
    case "revealing":
      return game.stage === "answer" ? msg("beat_ken-say-answer", { answer: game.question.answer }) : kens(game, api);
    default:
      return null;
  }
}

/** @param {Game} game @param {Api} api */
function kens({ stage, ken, winner, board }, api) {
  if (stage !== "ken") return null;
  if (winner) return msg("beat_ken-say-wins", { name: sideName(board, winner, api) });
  return ken.right ? msg("beat_ken-say-ken-right") : msg("beat_ken-say-ken-wrote", { answer: ken.answer });
}
