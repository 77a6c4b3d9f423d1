/* The TV's ears and voice: cues of new views, music, the clock's last seconds, narration. */
import { freshCues } from "../cues.js";
import * as sound from "../sound.js";
import { hush, speak } from "../voice.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").TitleModule} TitleModule */

const LAST_SECONDS = 5;

/** What has just happened. @param {View} view @param {View | null} old */
export function hear(view, old) {
  const { sound: on, volume } = view.room.settings;
  sound.setVolume(volume);
  if (!on) return;
  for (const cue of freshCues(view, old)) sound.play(cue);
  const more = old && view.room.seats.length > old.room.seats.length;
  const louder = old && volume !== old.room.settings.volume;
  if ((more && view.room.phase === "lobby") || louder) sound.play("join");
}

/** What is played on and on. @param {View | null} view @param {TitleModule | null} module of the title that is played */
export function listen(view, module) {
  sound.loop(view && view.room.settings.sound ? musicOf(view, module) : null);
}

/** Which music belongs to this moment. @param {View} view @param {TitleModule | null} module @returns {string | null} */
function musicOf({ room, game }, module) {
  if (room.paused) return null;
  if (!game) return "lobby";
  if (room.phase === "podium" || game.screen === "podium") return "podium";
  const thinking = (module && module.thinking) || [];
  return game.awaits.length && thinking.includes(game.screen) ? game.title : null;
}

/** @param {View | null} view @param {number} left seconds */
export function tick(view, left) {
  if (view && view.room.settings.sound && left <= LAST_SECONDS && left > 0) sound.play("tick");
}

/** Read aloud what is new. @param {View | null} view @param {string | null} text
 * @param {(problem: string) => void} cannot told where this screen has no voice */
export function read(view, text, cannot) {
  const ears = { speaking: sound.duck, cannot };
  if (!view || !view.room.settings.narration) hush(ears);
  else speak(view.room.paused ? null : text, ears);
}
