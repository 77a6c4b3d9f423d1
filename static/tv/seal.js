/* The seal of the match: its first letters stand on the TV all through, and all of it is shown for
 * a moment when the match begins. */
import { learn, msg } from "../l10n.js";
import { grouped } from "../sealed.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store */
export function watchSeal(store) {
  store.watchers.push((view, old) => void (old && show(store, view, old)));
}

/** @param {Store} store @param {View} view @param {View} old */
async function show(store, view, old) {
  if (!view.game || view.room.phase !== "game" || (old.game && old.game.seal.hash === view.game.seal.hash)) return;
  await learn("show");
  store.notify(msg("show-sealed", { seal: grouped(view.game.seal.hash) }));
}
