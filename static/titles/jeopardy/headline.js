// Whose move it is, in a few words, and what the TV reads aloud.

import { fewNames, mayAnswer } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Headline} Headline */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {View & {game: Game}} Playing */

/** @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const HEADLINES = {
  choosing_first: () => ({ seat: null, title: "Who begins?", detail: "the captain says" }),
  choosing_categories: () => ({ seat: null, title: "Categories", detail: "everybody chooses" }),
  opening: ({ turn }, api) => ({ seat: turn, title: `${api.name(turn)} begins`, detail: "hands are dealt" }),
  picking_hand: () => ({ seat: null, title: "Pick and pass", detail: "everybody at once" }),
  choosing_card: ({ turn, reader }, api) => ({
    seat: turn,
    title: `${api.name(turn)}’s turn`,
    detail: "picks a card",
    caption: `${api.name(turn)} plays a card: its colour picks the category, the pile its worth. ${api.name(reader)} reads.`,
  }),
  reading: ({ turn, reader, reads }, api) =>
    reads === "reader"
      ? { seat: reader, title: `${api.name(reader)} reads`, detail: `for ${api.name(turn)}` }
      : { seat: turn, title: `For ${api.name(turn)}`, detail: "the clue is read" },
  answering: ({ turn, spoken }, api) => ({
    seat: turn,
    title: `${api.name(turn)} answers`,
    detail: spoken ? "aloud" : "on the board",
  }),
  rebounding: (game, api) => ({ seat: null, title: "Rebound", detail: fewNames(mayAnswer(game), api) }),
  ruling: ({ by }, api) =>
    by === "host"
      ? { seat: null, title: "A ruling", detail: "by the captain" }
      : { seat: by, title: `${api.name(by)} rules`, detail: "right or wrong?" },
  voting: ({ appeal, appealer }, api) =>
    appeal
      ? { seat: appealer, title: `${api.name(appealer)} appeals`, detail: "the table votes" }
      : { seat: null, title: "A vote", detail: "right or wrong?" },
  ruled: ({ turn, right }, api) => ({ seat: turn, title: api.name(turn), detail: right ? "is right" : "is wrong" }),
};

/** The same for the Final. @type {{[screen: string]: (game: Game, api: Api) => Headline}} */
const FINALS = {
  wagering: () => ({ seat: null, title: "Final", detail: "wagers in secret" }),
  final_answering: () => ({ seat: null, title: "Final", detail: "everybody writes" }),
  vetting: () => ({ seat: null, title: "Final", detail: "a close answer" }),
  revealing: ({ shown }, api) => {
    const last = shown[shown.length - 1];
    if (!last) return { seat: null, title: "Final", detail: "lowest first" };
    const detail = last.wager === null ? "wrote …" : last.right ? "is right" : "is wrong";
    return { seat: last.seat, title: api.name(last.seat), detail };
  },
  tie_breaking: () => ({ seat: null, title: "Tie-break", detail: "first right wins" }),
  tie_broken: ({ winner }, api) =>
    winner
      ? { seat: winner, title: `${api.name(winner)} wins`, detail: "the tie-break" }
      : { seat: null, title: "Tie-break", detail: "nobody had it" },
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
      return `The category of the Final is ${game.category}.`;
    case "final_answering":
    case "tie_breaking":
      return game.clue;
    case "ruled":
      return game.right
        ? `Right. ${game.clue.sum.total} dollars for ${api.name(game.turn)}.`
        : `No. ${game.clue.response}.`;
    default:
      return null;
  }
}
