/* When a view is new: its cues are played once, and nobody hears old ones after a reload. */

/** @typedef {import("./types.js").View} View */

/** @param {View} view @param {View | null} old @returns {string[]} the cues to play now */
export function freshCues(view, old) {
  if (!view.game || !old || view.rev <= old.rev) return [];
  return view.game.cues;
}

/** Did it become this guest's move just now? @param {View} view @param {View | null} old */
export function becameMyTurn(view, old) {
  const me = view.you.seat || view.you.next;
  if (!me || !view.game || !view.game.awaits.includes(me)) return false;
  if (old && old.room.paused && !view.room.paused) return true;
  if (view.you.next && old && old.you.next !== me) return true;
  const before = old && old.game;
  return !before || !before.awaits.includes(me) || before.step !== view.game.step;
}
