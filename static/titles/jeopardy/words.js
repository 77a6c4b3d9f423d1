// The words of the quiz stage: kinds of card, questions, rounds, and how large a text may stand.

import { fitted as fit } from "../../fit.js";
import { list } from "../../words.js";

/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Sum} Sum */

/** @type {{[kind: string]: string}} */
const KINDS = { standard: "standard", daily_double: "Daily Double", bonus: "bonus" };

/** @param {string} kind */
export const kindName = (kind) => KINDS[kind] ?? kind;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** @param {number} count */
export const inWords = (count) => NUMBERS[count] ?? String(count);

/** “4 cards”, “1 card”. @param {number} count @param {string} noun */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Why somebody opens a round, by the host's word for it. @type {{[how: string]: string}} */
export const OPENERS = {
  random: "Drawn by lot",
  youngest: "The youngest begins",
  captain: "Chosen by the captain",
  same: "Opens again, as in round one",
  leader: "In the lead, so first to play",
  next_left: "Next to the left",
  lowest_score: "Lowest score begins",
};

const QUESTION =
  /^(what|what’s|what's|whats|who|who’s|who's|whos|where|when|which|why|how|whose|is|are|was|were|do|does|did)\b/i;

/** True where a typed answer has the form of a question. @param {string} text */
export const isQuestion = (text) => QUESTION.test(text.trim());

/** The answer as the rules want it: a question, helped along where it was not one. @param {string} text */
export function asQuestion(text) {
  const bare = text.trim().replace(/[?!.\s]+$/, "");
  if (!bare) return "";
  if (isQuestion(bare)) return `${bare[0].toUpperCase()}${bare.slice(1)}?`;
  return `What is ${bare.replace(/^(The|An?) /, (article) => article.toLowerCase())}?`;
}

/** The same board with its typed text as a question. @param {import("../../types.js").Written} answer */
export const asked = (answer) => (answer.text ? { ...answer, text: asQuestion(answer.text) } : answer);

/** @param {import("../../types.js").Written | null | undefined} answer */
export const isBlank = (answer) => !answer || (!answer.text && !(answer.ink && answer.ink.length));

/** The largest type, in u, in which a text fits into a box of the stage, whose lines are close.
 * @param {string} text @param {import("../../fit.js").Box} box */
export const fitted = (text, box) => fit(text, { line: 1.14, letter: 0.5, ...box });

/** The text without what a question and an article add. @param {string} text */
const bareWords = (text) =>
  text
    .toLowerCase()
    .replace(/^\s*(what|who|where|when)(’s|'s|\s+(is|are|was|were))\s+/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(the|an?) /, "");

/** True where a board says no more and no less than the card. @param {import("../../types.js").Written} answer @param {string} response */
export const saysTheSame = (answer, response) => bareWords(answer.text ?? "") === bareWords(response);

/** What stands where a board is empty. @param {import("../../types.js").Game} game */
export function unsaid({ by, spoken, screen }) {
  if (screen === "ruled" && by === "clock") return "Time is up";
  return spoken ? "said aloud" : "no answer";
}

/** A clue's worth before it was halved. @param {Sum} sum */
const whole = (sum) => sum.units * sum.unit * (sum.doubled ? 2 : 1);

/** What a rebound pays. @param {Sum} sum */
export const halved = (sum) => (sum.half ? sum.total : Math.floor(sum.total / 2));

/** “half of $100 = ”, before the sum of a rebound. @param {Sum} sum @param {(amount: number) => string} money */
export const halfOf = (sum, money) => (sum.half ? `half of ${money(whole(sum))} = ` : "");

/** Who may answer in a rebound. @param {import("../../types.js").Game} game @returns {string[]} */
export const mayAnswer = ({ voters, scores, turn }) => voters ?? Object.keys(scores).filter((seat) => seat !== turn);

/**
 * “Ann and Bo”, or how many they are where that is longer than there is room for.
 * @param {string[]} seats @param {import("../../types.js").Api} api @param {number} most letters
 */
export function fewNames(seats, api, most = 26) {
  const names = seats.length ? list(seats.map(api.name)) : "nobody else";
  return names.length <= most ? names : `${inWords(seats.length)} others`;
}

/** “4 cards × $100, doubled”. @param {Sum} sum @param {(amount: number) => string} money */
export function arithmetic(sum, money) {
  const base = sum.units === 1 ? `First card here: ${money(sum.unit)}` : `${sum.units} × ${money(sum.unit)}`;
  return base + (sum.doubled ? ", doubled" : "") + (sum.half ? ", half of it" : "");
}

/** What a card in the hand is now, in words. @param {CardView} card */
export function cardKind(card) {
  if (card.kind === "daily_double" && !card.live) return "Daily Double, now a standard card";
  return kindName(card.kind);
}
