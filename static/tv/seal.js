/* The seal of the match: its first letters stand on the TV all through, and all of it stands where the
 * rule is told, for a moment, as the match begins. */
import { learn, msg } from "../l10n.js";
import { grouped } from "../sealed.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../store.js").Store} Store */

const SHOWN_MS = 6000;

let seen = ""; // the seal that this page has shown
let sentence = "";

/** @returns {string} what is told of the seal now, or "" */
export const sealed = () => sentence;

/** @param {Store} store */
export function watchSeal(store) {
  store.watchers.push((view, old) => {
    const hash = view.game && view.room.phase === "game" && !view.room.tour ? view.game.seal.hash : "";
    if (!hash || hash === seen) return;
    seen = hash;
    if (old) void show(store, hash);
  });
}

/** @param {Store} store @param {string} hash */
async function show(store, hash) {
  await learn("show");
  const told = msg("show-sealed", { seal: grouped(hash) });
  const tell = (/** @type {string} */ text) => {
    sentence = text;
    store.onChange();
  };
  tell(told);
  setTimeout(() => sentence === told && tell(""), SHOWN_MS);
}
