/* Words and numbers for people, as the page’s language writes them. */
import { language, msg } from "./l10n.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {number} amount @param {string} [unit] "$" or "" @returns {string} "$1,200", "−$400" */
export function money(amount, unit = "$") {
  const digits = grouped(Math.abs(amount));
  return `${amount < 0 ? "−" : ""}${unit === "$" ? "$" : ""}${digits}`;
}

/** @param {number} amount @returns {string} "1,200": on a scoreboard thousands are set apart in every language */
function grouped(amount) {
  return amount.toLocaleString(language(), { useGrouping: /** @type {any} */ ("always") });
}

/** @param {number} amount @param {string} unit @returns {string} with the unit's word, where it is one */
export function score(amount, unit) {
  if (unit === "$" || !unit) return money(amount, unit);
  return msg("frame-points", { count: amount, told: money(amount, "") });
}

/** @param {string[]} names @returns {string} "Ann, Ben and Cleo" */
export function list(names) {
  return msg("frame-list", { names });
}

/** @param {number} ms @returns {string} "18" below a minute, else "1:05" */
export function clock(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {number} ms @returns {string} "18 seconds" or "2 minutes" */
export function duration(ms) {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return msg("frame-seconds", { seconds });
  return msg("frame-minutes", { minutes: Math.round(seconds / 60) });
}

/** @param {number} n @returns {string} "1st", "22nd" */
export function nth(n) {
  const ending = new Intl.PluralRules(language(), { type: "ordinal" }).select(n);
  return msg("frame-nth", { n, ending });
}

/** @param {string} text @returns {string} "answer_seconds" → "Answer seconds" */
export function spaced(text) {
  const words = text.replace(/_/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {number} low @param {number} high @returns {string} "2–10", or "4" */
export function span(low, high) {
  return low === high ? String(low) : `${low}–${high}`;
}

/** What a title would be played with now: how much of it this house has not met, and all.
 * @param {import("./types.js").Title} title @returns {[number, number]} */
export function newOf({ packs = [] }) {
  return [packs.reduce((sum, pack) => sum + pack.plays_new, 0), packs.reduce((sum, pack) => sum + pack.plays, 0)];
}

/** @param {string} code "en" or "de-AT" @returns {string} the language's name in this page's; what is no code stands as it is */
export function languageName(code) {
  try {
    return new Intl.DisplayNames([language()], { type: "language" }).of(code) || code;
  } catch {
    return code;
  }
}

/** What is asked in other languages than this page's, by their names.
 * @param {import("./types.js").ShelfPack[]} packs @returns {string} "German and French", or "" */
export function otherLanguages(packs) {
  const others = packs.filter((pack) => pack.language.split("-")[0].toLowerCase() !== language());
  return others.length ? list([...new Set(others.map((pack) => languageName(pack.language)))]) : "";
}

/** @param {View | null} view @param {string | null | undefined} id @returns {Seat | null} */
export function seatOf(view, id) {
  if (!view || !id) return null;
  const everybody = [...view.room.seats, ...(view.room.watchers || []), ...(view.room.gone || [])];
  return everybody.find((seat) => seat.seat === id) || null;
}

/** Whose place this is: a guest's, or of somebody who sits on no chair, like Ken.
 * @param {View} view @param {string} id @returns {string} */
export function nameOf(view, id) {
  const seat = seatOf(view, id);
  return seat ? seat.name : figureName(view, id) || msg("frame-guest-who-left");
}

/** @param {View} view @param {string} id @returns {string} empty for guests */
export function figureName(view, id) {
  /** @type {import("./types.js").Place[]} */
  const places = (view.game && view.game.places) || [];
  return places.find((each) => each.seat === id)?.name || "";
}

/** @param {string} url @returns {string} "192.168.1.20:8000" */
export function bare(url) {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}

/** What a draft of a number offer comes to: from the slider, or typed. Null where it is no number.
 * @param {any} draft @returns {number | null} */
export function amountOf(draft) {
  if (typeof draft === "string") return wholeNumber(draft);
  return typeof draft === "number" ? draft : null;
}

const LONGEST_NAME = 14;

/** @param {string} name @returns {string} empty where it fits */
export function nameProblem(name) {
  const letters = lettersOf(name.trim());
  return letters > LONGEST_NAME ? msg("frame-name-long", { most: LONGEST_NAME, letters }) : "";
}

/** Letters as people count them. @param {string} text */
function lettersOf(text) {
  if (!("Segmenter" in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].length;
}

/** A whole number as people type it: "$1,000", "1 000", "1.000", "2k", "-5". Null where it is none.
 * @param {string} text @returns {number | null} */
export function wholeNumber(text) {
  const sign = /^[-−]/.test(text.trim()) ? -1 : 1;
  const plain = text
    .trim()
    .replace(/^[-−]?\s*\$?\s*/, "")
    .replace(/\s*\$$/, "");
  const grouped = /^\d{1,3}(?:([,. \u00a0\u202f'’])\d{3})(?:\1\d{3})*$/.test(plain);
  const digits = grouped ? plain.replace(/\D/g, "") : plain;
  const match = /^(\d{1,12})(?:[.,]0+)?(k)?$/i.exec(digits);
  if (!match) return null;
  return sign * Number(match[1]) * (match[2] ? 1000 : 1);
}
