// How to play in half a minute, on the TV: the title's own screens with a few sample moves.

import { msg } from "../../l10n.js";
import { SECTORS } from "./spinner.js";
import { questions } from "./tv_question.js";
import { turns } from "./tv_turn.js";
import { DOTS, KEN } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").SpaceView} SpaceView */
/** @typedef {import("./views.js").TrackView} TrackView */

const GOAL = 26; // spaces
const SIDES = ["red", "blue", "green", "purple"];
const GROUNDS = SIDES.flatMap((side) => ["plain", side]);

/** @type {SpaceView[]} */
const PATH = Array.from({ length: 32 }, (_, n) => ({
  ground: GROUNDS[n % GROUNDS.length],
  dot: DOTS[(n * 5) % DOTS.length],
  star: n % 8 === 4,
}));

/** The board as it lies, or one of our own before it does. @param {Game} game @returns {Board} */
function boardOf({ board, scores }) {
  if (board) return board;
  const seats = Object.keys(scores).slice(0, SIDES.length);
  const tracks = seats.map((seat, n) => ({ colour: SIDES[n], members: [seat], lead: seat, at: 0, parked: false, away: false }));
  return {
    goal: GOAL,
    round: 1,
    path: PATH,
    token: 0,
    turn: SIDES[0],
    spinner: seats[0],
    spins: [...SIDES.slice(0, seats.length), KEN],
    tracks,
    ken: 0,
    can_win: false,
    arrived: [],
    late: [],
    talks: true,
  };
}

/** What the screen of a spin needs: the token goes to the first space like this.
 * @param {Board} board @param {string} kind @param {(space: SpaceView) => boolean} wanted */
function spun(board, kind, wanted) {
  const sector = SECTORS.findIndex(([each, steps]) => each === kind && steps === 3);
  const token = board.path.findIndex((space, n) => n > 2 && wanted(space));
  return { board: { ...board, token }, sector, kind, steps: 3, start: token - 3, then: "question" };
}

/** A question that all are in, and all boards turned: every second one is right, and Ken is not.
 * @param {Board} board */
function asked(board) {
  const right = (/** @type {number} */ n) => n % 2 === 0;
  const gain = (/** @type {TrackView} */ { colour, at }, /** @type {number} */ n) => ({
    side: colour,
    before: at,
    after: right(n) ? at + 3 : at,
    bonus: right(n) ? 1 : 0,
  });
  return {
    board,
    stake: { kind: "double", spaces: 2, risk: false, sides: [...board.tracks.map(({ colour }) => colour), KEN] },
    question: { dot: "orange", text: msg("beat_ken-tour-sample"), answer: msg("beat_ken-tour-right"), seen_before: false },
    stage: "ken",
    boards: board.tracks.map(({ colour, members }, n) => ({
      side: colour,
      seat: members[0] ?? null,
      answer: { text: right(n) ? msg("beat_ken-tour-right") : msg("beat_ken-tour-wrong") },
      right: right(n),
    })),
    ken: { answer: msg("beat_ken-tour-kens"), right: false, takes_part: true },
    gains: [...board.tracks.map(gain), { side: KEN, before: board.ken, after: board.ken, bonus: 0 }],
    locked: board.tracks.slice(0, 1).map(({ colour }) => colour),
    guessed: [],
    winner: null,
    along: [],
  };
}

/** Everybody near the end. @param {Board} board @returns {Board} */
const late = (board) => ({
  ...board,
  tracks: board.tracks.map((track, n) => ({ ...track, at: board.goal - 2 - 3 * n })),
  ken: board.goal - 4,
  can_win: true,
});

/** @param {View & {game: Game}} view @param {Api} api @returns {Step[]} */
export function tour(view, api) {
  const found = boardOf(view.game);
  const board = { ...found, turn: found.tracks[0].colour, spinner: found.tracks[0].members[0] ?? null };
  const scene = (/** @type {Drawing} */ drawing, /** @type {object} */ sample) =>
    drawing({ ...view, game: { ...view.game, gain: null, ...sample } }, api);
  const own = spun(board, "regular", ({ ground, star }) => ground === board.turn && !star);
  const others = board.tracks.slice(1).map(({ colour }) => colour);
  const question = asked(board);
  return [
    {
      text: msg("beat_ken-tour-spin"),
      drawn: scene(turns.moving, spun(board, "double", ({ ground, star }) => ground !== board.turn && !star)),
    },
    { text: msg("beat_ken-tour-write"), drawn: scene(questions.answering, question) },
    { text: msg("beat_ken-tour-boards"), drawn: scene(questions.revealing, question) },
    {
      text: msg("beat_ken-tour-own"),
      drawn: scene(turns.moving, { ...own, gain: { side: board.turn, before: 0, after: 3, bonus: 0 } }),
    },
    {
      text: msg("beat_ken-tour-dare"),
      drawn: scene(turns.challenging, { board: own.board, kind: "duel", dot: "red", targets: [...others, KEN] }),
    },
    { text: msg("beat_ken-tour-win"), drawn: scene(turns.spinning, { board: late(board) }) },
  ];
}
