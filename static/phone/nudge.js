/* Saying that it is this guest's move: a short buzz, or a sound where phones have none, and the
 * page's title. */
import { becameMyTurn } from "../cues.js";
import * as sound from "../sound.js";

/** @typedef {import("../types.js").View} View */

let touched = false;

/** @param {View} view @param {View | null} old */
export function nudge(view, old) {
  const me = view.you.seat || "";
  const mine = Boolean(view.game && view.game.awaits.includes(me) && view.room.phase === "game");
  document.title = mine ? "Your move!" : "partyhost";
  if (!becameMyTurn(view, old) || view.room.paused) return;
  if (touched && navigator.vibrate && navigator.vibrate([40, 60, 80])) return;
  sound.play("turn");
}

/** Phones let a page sound and buzz only after a tap. */
export function prepare() {
  const first = () => {
    touched = true;
    void sound.unlock();
  };
  addEventListener("click", first, { once: true });
}
