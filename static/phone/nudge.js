/* Saying that it is this guest's move: a short buzz, or a sound where phones have none, and the
 * page's title. */
import { becameMyTurn } from "../cues.js";
import { msg } from "../l10n.js";

/** @typedef {import("../types.js").View} View */

let touched = false;
/** Loaded with the first tap, where the phone may need it. @type {typeof import("../sound.js") | null} */
let sound = null;

/** @param {View} view @param {View | null} old */
export function nudge(view, old) {
  document.title = isMyMove(view) ? msg("frame-your-move-now") : "partyhost";
  if (!becameMyTurn(view, old) || view.room.paused) return;
  if (touched && navigator.vibrate && navigator.vibrate([40, 60, 80])) return;
  if (sound) sound.play("turn");
}

/** @param {View | null} view */
export function isMyMove(view) {
  if (!view || !view.game || view.room.phase !== "game") return false;
  return view.game.awaits.includes(view.you.seat || view.you.next || "");
}

/** Phones let a page sound and buzz only after a tap. */
export function prepare() {
  addEventListener("click", () => {
    touched = true;
    if (sound) void sound.unlock();
    else if (!navigator.vibrate) void import("../sound.js").then((loaded) => (sound = loaded));
  });
}
