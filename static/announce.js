/* What a screen reader hears: one polite region, in which whose turn it is, clues, results and the
 * clock's marks are each said once, as they come. */
import { makeApi } from "./api.js";
import { msg } from "./l10n.js";
import { guarded, headlineOf } from "./titles.js";
import { seatOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").TitleModule} TitleModule */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {View & {game: Game}} Playing */

const MARKS = [30, 10]; // seconds left
const KEPT = 4; // sentences that can be read again

const region = document.createElement("div");
region.className = "spoken";
region.setAttribute("role", "status");
document.body.append(region);

/** @type {Map<string, string>} what was said last, by its kind */
const last = new Map();

/** Says what is new. @param {Store} store @param {TitleModule | null} module of the title that is played */
export function announce(store, module) {
  const { view } = store;
  if (!view || store.status !== "online") return;
  const { game } = view;
  const still = view.room.paused && !view.room.tour && !view.you.covered; // a cover says so itself
  once("paused", still ? msg("frame-heard-paused") : "");
  if (!game) once("turn", "");
  else if (view.room.phase === "podium" || game.screen === "podium") once("turn", won({ ...view, game }));
  else if (module && !view.room.paused) play(store, module, { ...view, game });
}

/** The clock has come to this second. @param {Store} store @param {number} left */
export function announceSecond({ view, clock }, left) {
  if (!view || !view.game || !clock || !MARKS.includes(left) || clock.total_ms <= left * 1000) return;
  const { seat } = view.you;
  if (seat && !view.game.awaits.includes(seat)) return;
  once("clock", `${view.game.step} ${left}`, msg("frame-heard-seconds", { seconds: left }));
}

/** What is read aloud of this view: a clue, a result. @param {Store} store @param {TitleModule} module
 * @param {Playing} view @returns {string} */
export function spokenOf(store, module, view) {
  const { say } = module;
  return (say && guarded(() => say(view, makeApi(store, view, "").api))) || "";
}

/** @param {Store} store @param {TitleModule} module @param {Playing} view */
function play(store, module, view) {
  const { game, you } = view;
  if (you.seat && game.awaits.includes(you.seat)) {
    const what = game.brief ? game.brief.name : game.name;
    once("turn", `${game.step} ${what}`, msg("frame-heard-mine", { what }));
  } else {
    const { title, detail } = headlineOf(module, view, makeApi(store, view, "").api);
    once("turn", detail ? msg("frame-heard-turn", { title, detail }) : title);
  }
  once("said", spokenOf(store, module, view));
}

/** @param {Playing} view */
function won(view) {
  const first = (view.game.places || []).filter((/** @type {import("./types.js").Place} */ each) => each.place === 1);
  const who = first.map((/** @type {import("./types.js").Place} */ each) => nameOf(view, each));
  return who.length ? msg("frame-heard-won", { who }) : "";
}

/** @param {View} view @param {import("./types.js").Place} place */
function nameOf(view, place) {
  const seat = seatOf(view, place.seat);
  return seat ? seat.name : place.name || "";
}

/** @param {string} kind @param {string} now what tells it from the last one @param {string} [text] */
function once(kind, now, text = now) {
  if (last.get(kind) === now) return;
  last.set(kind, now);
  if (!text) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.children.length > KEPT) region.firstElementChild?.remove();
}
