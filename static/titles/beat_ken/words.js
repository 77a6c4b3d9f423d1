// The words of this title: sides, questions, spins, money in short, and what Ken has to say.

import { language, msg } from "../../l10n.js";
import { list } from "../../words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Stake} Stake */
/** @typedef {import("./views.js").TrackView} TrackView */

export const KEN = "ken";

/** The colours of dots, in the order in which they stand on a card. */
export const DOTS = ["red", "orange", "green", "blue", "purple", "brown"];

/** What is asked on a dot of this colour. @param {string} dot */
export const topic = (dot) => msg(`beat_ken-topic-${dot}`);

/** What a question is called for what it is worth. @param {string} kind */
export const kindName = (kind) => msg(`beat_ken-kind-${kind}`);

/** @param {Board} board @param {string} side @returns {TrackView | null} */
export const trackOf = (board, side) => board.tracks.find(({ colour }) => colour === side) ?? null;

/** The track a guest plays on. @param {Board} board @param {string | null | undefined} seat */
export const sideOf = (board, seat) => board.tracks.find(({ members }) => members.includes(seat ?? ""))?.colour ?? null;

/** “Ann”, “Red team”, “Ken”. @param {Board} board @param {string} side @param {Api} api @returns {string} */
export function sideName(board, side, api) {
  if (side === KEN) return "Ken";
  const members = trackOf(board, side)?.members ?? [];
  if (members.length === 1) return api.name(members[0]);
  return members.length ? msg("beat_ken-team", { side }) : msg("beat_ken-side", { side });
}

/** @param {Board} board @param {string[]} sides @param {Api} api */
export const sideNames = (board, sides, api) => list(sides.map((side) => sideName(board, side, api)));

/** @param {Board} board @param {string} side */
export const placeOf = (board, side) => (side === KEN ? board.ken : (trackOf(board, side)?.at ?? 0));

/** “$1.2M”, “$300K”. @param {number} spaces */
export function short(spaces) {
  const sign = spaces < 0 ? "−" : "";
  const size = Math.abs(spaces);
  if (size >= 10) return `${sign}$${(size / 10).toLocaleString(language(), { maximumFractionDigits: 1 })}M`;
  return size ? `${sign}$${size}00K` : "$0";
}

/** Why somebody begins. @param {string} how the host's word for it */
export const opens = (how) => msg(`beat_ken-opens-${how}`);

/** What a right answer is worth, and what a wrong one costs. @param {Stake} stake */
export function worth({ spaces, risk, sides }) {
  const words = { money: short(spaces), bonus: short(1) };
  const kens = sides.includes(KEN);
  if (risk) return kens ? msg("beat_ken-worth-risk-ken", words) : msg("beat_ken-worth-risk", { money: words.money });
  return kens ? msg("beat_ken-worth-ken", words) : msg("beat_ken-worth", { money: words.money });
}

/** Of how many things that Ken says one is picked, by the moment. @type {{[moment: string]: number}} */
const LINES = {
  opening: 3,
  waiting: 5,
  gone: 3,
  mine: 3,
  near: 3,
  dared: 3,
  duel: 3,
  thinking: 5,
  vote: 3,
  right: 4,
  wrong: 4,
  won: 2,
  lost: 2,
};

/** What Ken says. @param {string} moment @param {number} step which of them */
export const line = (moment, step) => msg(`beat_ken-ken-${moment}-${1 + (step % LINES[moment])}`);
