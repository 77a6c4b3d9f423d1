// Whose move it is, in a few words, and what the TV reads aloud.

import { list } from "../../words.js";
import { KEN, KINDS, TOPICS, sideName, sideNames, worth } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** Whose turn it is, and who acts in it. @param {Game} game @param {Api} api @param {string} detail @returns {Headline} */
function turn({ board }, api, detail) {
  if (board.turn === KEN) return { seat: null, title: "Ken’s turn", detail };
  return { seat: board.spinner, title: `${sideName(board, board.turn, api)}’s turn`, detail };
}

/** What is at stake, in the words of its kind. @param {Game} game @param {Api} api */
function stakes({ board, stake }, api) {
  if (stake.kind === "duel" || stake.kind === "star") {
    const other = stake.sides.find((/** @type {string} */ side) => side !== board.turn) ?? KEN;
    return `${sideName(board, board.turn, api)} against ${sideName(board, other, api)}`;
  }
  return KINDS[stake.kind];
}

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_first: () => ({ seat: null, title: "Who begins?", detail: "the captain says" }),
  opening: ({ board }, api) => ({
    seat: board.spinner,
    title: `${sideName(board, board.turn, api)} begins`,
    detail: "Ken comes last",
  }),
  spinning: (game, api) =>
    game.board.turn === KEN
      ? { ...turn(game, api, "anybody spins for him"), caption: "Tap Spin on any phone: Ken has no fingers to spare." }
      : turn(game, api, game.board.can_win ? "this may be it" : "spins"),
  passed: (game, api) => turn(game, api, "is skipped"),
  moving: (game, api) => turn(game, api, KINDS[game.kind]),
  challenging: (game, api) => turn(game, api, "names a challenge"),
  reading: (game, api) => ({ seat: game.reader, title: `${api.name(game.reader)} reads`, detail: stakes(game, api) }),
  answering: (game, api) => ({
    seat: null,
    title: TOPICS[game.question.dot],
    detail: stakes(game, api),
    caption: worth(game.stake),
  }),
  vetting: (game) => ({ seat: null, title: "A close one", detail: game.by_host ? "the captain says" : "the table votes" }),
  revealing: (game, api) => revealed(game, api),
};

/** @param {Game} game @param {Api} api @returns {Headline} */
function revealed({ stage, ken, winner, boards, board, stake, along }, api) {
  const fun = along.length ? `Just for fun, ${list(along.map(api.name))} had it as well.` : worth(stake);
  if (stage === "boards") return { seat: null, title: "Boards up!", detail: "all at once", caption: worth(stake) };
  if (stage === "answer") return { seat: null, title: "The answer", detail: "Ken’s board is still down", caption: fun };
  if (winner) return { seat: null, title: `${sideName(board, winner, api)} wins!`, detail: "first to the end" };
  const right = boards.filter((/** @type {any} */ each) => each.right).map((/** @type {any} */ each) => each.side);
  if (!ken.takes_part) return { seat: null, title: "Chips climb", detail: "Ken sat this one out" };
  if (ken.right) return { seat: null, title: "Ken knew it", detail: right.length ? "and was not alone" : "nobody else did" };
  const told = right.length ? sideNames(board, right, api) : "";
  const who = told && told.length <= 16 ? `${told} beat Ken` : `${right.length} beat Ken`;
  return { seat: null, title: right.length ? "Ken missed!" : "Ken missed too", detail: right.length ? who : "nobody had it" };
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
      return game.stage === "answer" ? `The answer is ${game.question.answer}.` : kens(game, api);
    default:
      return null;
  }
}

/** @param {Game} game @param {Api} api */
function kens({ stage, ken, winner, board }, api) {
  if (stage !== "ken") return null;
  if (winner) return `${sideName(board, winner, api)} wins.`;
  return ken.right ? "Ken was right." : `Ken wrote ${ken.answer}.`;
}
