// The words of this title: sides, questions, spins, money in short, and what Ken has to say.

import { list } from "../../words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Stake} Stake */
/** @typedef {import("./views.js").TrackView} TrackView */

export const KEN = "ken";

/** What is asked on a dot of each colour. @type {{[dot: string]: string}} */
export const TOPICS = {
  red: "Pop culture",
  orange: "Science",
  green: "Geography",
  blue: "History",
  purple: "Arts & letters",
  brown: "Sports & games",
};

/** @type {{[kind: string]: string}} */
export const KINDS = {
  regular: "Regular",
  double: "Double",
  triple: "Triple",
  duel: "Challenge 1-on-1",
  all: "Challenge All",
  star: "Can you beat Ken?",
};

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Board} board @param {string} side @returns {TrackView | null} */
export const trackOf = (board, side) => board.tracks.find(({ colour }) => colour === side) ?? null;

/** The track a guest plays on. @param {Board} board @param {string | null | undefined} seat */
export const sideOf = (board, seat) => board.tracks.find(({ members }) => members.includes(seat ?? ""))?.colour ?? null;

/** “Ann”, “Red team”, “Ken”. @param {Board} board @param {string} side @param {Api} api @returns {string} */
export function sideName(board, side, api) {
  if (side === KEN) return "Ken";
  const members = trackOf(board, side)?.members ?? [];
  if (members.length === 1) return api.name(members[0]);
  return members.length ? `${capital(side)} team` : capital(side);
}

/** @param {Board} board @param {string[]} sides @param {Api} api */
export const sideNames = (board, sides, api) => list(sides.map((side) => sideName(board, side, api)));

/** @param {Board} board @param {string} side */
export const placeOf = (board, side) => (side === KEN ? board.ken : (trackOf(board, side)?.at ?? 0));

/** “$1.2M”, “$300K”. @param {number} spaces */
export function short(spaces) {
  const sign = spaces < 0 ? "−" : "";
  const size = Math.abs(spaces);
  if (size >= 10) return `${sign}$${(size / 10).toFixed(1).replace(/\.0$/, "")}M`;
  return size ? `${sign}$${size}00K` : "$0";
}

/** @param {number} count @param {string} noun */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Why somebody begins. @type {{[how: string]: string}} */
export const OPENERS = {
  random: "Drawn by lot",
  youngest: "The youngest begins",
  captain: "Chosen by the captain",
};

/** What a right answer is worth, and what a wrong one costs. @param {Stake} stake */
export function worth({ spaces, risk, sides }) {
  const more = sides.includes(KEN) ? `, ${short(1)} more if Ken misses` : "";
  return `Right: +${short(spaces)}${more}.${risk ? ` Wrong: −${short(spaces)}.` : ""}`;
}

/** What Ken says, by the moment; which of them, by the step. @type {{[moment: string]: string[]}} */
const LINES = {
  opening: ["Shall we?", "Good luck, all!", "My tie is ready."],
  waiting: ["Take your time.", "I like this one.", "Spin it well.", "Nice table.", "No hurry."],
  gone: ["Did I scare somebody?", "I can wait.", "Back soon, I hope."],
  mine: ["My turn!", "Somebody spin for me?", "Watch this."],
  near: ["I can smell the finish.", "One good answer …", "Almost there."],
  dared: ["Me? With pleasure.", "Very brave.", "Let us see."],
  duel: ["I just watch.", "Go on, you two.", "A duel! Lovely."],
  thinking: ["Hm …", "You sure?", "I have an idea.", "Tricky.", "Let me write."],
  vote: ["I stay out of this.", "Be kind. Or not.", "A hard one to call."],
  right: ["Of course!", "As I thought.", "Lucky me.", "I read about that."],
  wrong: ["Oh dear!", "I knew that. Almost.", "Well, well.", "That was sneaky."],
  won: ["Good game, everybody!", "Thank you, thank you."],
  lost: ["You beat me. Bravo!", "Well played!"],
};

/** @param {string} moment @param {number} step */
export const line = (moment, step) => LINES[moment][step % LINES[moment].length];
