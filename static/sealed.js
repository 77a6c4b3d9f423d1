/* The seal of the match, and the one that this phone was told as it began, so that no other can be put
 * in its place. */
import { remember, remembered } from "./memory.js";

/** @typedef {import("./types.js").View} View */

const KEPT = "partyhost.seal"; // "<step> <hash>"

/** A match that is further on than the kept one was does not take its place: it may be the same
 * match, with another seal. @param {View} view */
export function noteSeal({ game, room }) {
  if (!game || room.phase !== "game") return;
  const [step, hash] = (remembered(KEPT) || "").split(" ");
  if (hash === game.seal.hash || (hash && game.step > Number(step))) return;
  remember(KEPT, `${game.step} ${game.seal.hash}`);
}

/** @param {string} hash @returns {boolean} this phone has had this seal since the match was played */
export function hasKept(hash) {
  return (remembered(KEPT) || "").endsWith(` ${hash}`);
}

/** For people: in groups of four. @param {string} hash @param {number} [letters] @returns {string} */
export function grouped(hash, letters = 64) {
  return (hash.slice(0, letters).match(/.{4}/g) || []).join(" ");
}
