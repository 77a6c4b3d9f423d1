/* The TV's ears and voice: cues of new views, the clock's last seconds, narration. */
import { freshCues } from "../cues.js";
import * as sound from "../sound.js";
import { speak } from "../voice.js";

/** @typedef {import("../types.js").View} View */

const LAST_SECONDS = 5;

/** @param {View} view @param {View | null} old */
export function hear(view, old) {
  if (!view.room.settings.sound) {
    sound.think(false);
    return;
  }
  const cues = freshCues(view, old);
  for (const cue of cues) sound.play(cue);
  if (old && view.room.phase === "lobby" && view.room.seats.length > old.room.seats.length) sound.play("join");
  const stepped = !old || !old.game || !view.game || old.game.step !== view.game.step;
  if (cues.includes("think")) sound.think(true);
  else if (stepped || view.room.paused) sound.think(false);
}

/** @param {View | null} view @param {number} left seconds */
export function tick(view, left) {
  if (view && view.room.settings.sound && left <= LAST_SECONDS && left > 0) sound.play("tick");
}

/** Read aloud what is new. @param {View} view @param {string | null} text */
export function read(view, text) {
  speak(view.room.settings.narration && !view.room.paused ? text : null);
}
