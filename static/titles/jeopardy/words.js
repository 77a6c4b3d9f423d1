// The words of the quiz stage: kinds of card, questions, rounds, and how large a text may stand.

import { fitted as fit } from "../../fit.js";
import { msg, msgDrawn } from "../../l10n.js";
import { list } from "../../words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Sum} Sum */

/** Why somebody opens a round. @param {string} how the host's word for it */
export const opens = (how) => msg(`jeopardy-opens-${how}`);

// as the judge has them: partyhost/judging/phrasing.py
const QUESTION = new RegExp(
  "^\\s*(?:(?:what|who|where|when|which|how many|how much|whats|whos|wheres|wats|wat|wut)(?![\\p{L}\\p{N}])" +
    "(?:['’]?s|['’]?re)?(?:\\s+(?:is|are|was|were|s|re|does|do|did|would be|will be)(?![\\p{L}\\p{N}]))?" +
    "|(?:was|wer|wo|wann|wie|wie ?viele?|welche[rs]?)\\s+(?:ist|sind|war|waren|heißt|heisst)(?![\\p{L}\\p{N}])" +
    "|¿?\\s*(?:qu[eé]|qui[eé]n(?:es)?|d[oó]nde|cu[aá]ndo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?)" +
    "\\s+(?:es|son|era|eran|fue|fueron|est[aá]n?)(?![\\p{L}\\p{N}]))\\s*",
  "iu",
);

/** What stands after “What is”, in any of our languages. @param {string} text */
const unasked = (text) => text.replace(QUESTION, "");

/** True where a typed answer has the form of a question. @param {string} text */
export const isQuestion = (text) => QUESTION.test(text) && /[^ ?!.]/.test(unasked(text));

/** The answer as the rules want it: a question, helped along where it was not one. @param {string} text */
export function asQuestion(text) {
  const bare = text.trim().replace(/[?!.\s]+$/, "");
  if (!bare || bare.startsWith("(")) return bare; // in brackets: a board that is covered
  if (QUESTION.test(bare)) return `${bare.replace(/\p{L}/u, (first) => first.toUpperCase())}?`;
  return msg("jeopardy-as-question", { answer: bare.replace(/^(The|An?) /, (article) => article.toLowerCase()) });
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
  unasked(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(the|an?) /, "");

/** True where a board says no more and no less than the card. @param {import("../../types.js").Written} answer @param {string} response */
export const saysTheSame = (answer, response) => bareWords(answer.text ?? "") === bareWords(response);

/** What stands where a board is empty. @param {import("../../types.js").Game} game */
export function unsaid({ by, spoken, screen }) {
  if (screen === "ruled" && by === "clock") return msg("jeopardy-time-up");
  return spoken ? msg("jeopardy-aloud") : msg("jeopardy-no-answer");
}

/** A clue's worth before it was halved. @param {Sum} sum */
const whole = (sum) => sum.units * sum.unit * (sum.doubled ? 2 : 1);

/** What a rebound pays. @param {Sum} sum */
export const halved = (sum) => (sum.half ? sum.total : Math.floor(sum.total / 2));

/** “half of $100 =”, before the sum of a rebound. @param {Sum} sum @param {(amount: number) => string} money */
export const halfOf = (sum, money) => (sum.half ? msg("jeopardy-half-of", { money: money(whole(sum)) }) : "");

/** Who may answer in a rebound. @param {import("../../types.js").Game} game @returns {string[]} */
export const mayAnswer = ({ voters, scores, turn }) => voters ?? Object.keys(scores).filter((seat) => seat !== turn);

/** Whether there is room for all their names. @param {string[]} seats @param {Api} api @param {number} most letters */
export const named = (seats, api, most = 26) => seats.length > 0 && list(seats.map(api.name)).length <= most;

/** “Ann and Bo”, or how many they are. @param {string[]} seats @param {Api} api */
export const fewNames = (seats, api) =>
  named(seats, api) ? list(seats.map(api.name)) : msg("jeopardy-others", { count: seats.length });

/** Who may answer in a rebound, and for how much.
 * @param {string[]} seats @param {Drawn} money @param {Api} api @param {number} [most] letters of names */
export function mayAnswerFor(seats, money, api, most) {
  const count = seats.length;
  if (!named(seats, api, most)) return msgDrawn("jeopardy-others-may-answer", { count, money });
  return msgDrawn("jeopardy-may-answer", { names: list(seats.map(api.name)), count, money });
}

/** What a card in the hand is now, in words. @param {CardView} card */
export const cardKind = ({ kind, live }) =>
  kind === "daily_double" && !live ? msg("jeopardy-kind-dead") : msg(`jeopardy-kind-${kind}`);
