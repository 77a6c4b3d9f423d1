/* Reading aloud with the voices of this machine, which need no internet. One sentence at a time:
 * a newer one takes the place of what is being said. */

import { language, msg } from "./l10n.js";

/** @typedef {{speaking: (on: boolean) => void, cannot: (problem: string) => void}} Ears */

const VOICES_MS = 2500; // some browsers know their voices only a while after they were asked

let last = "";
/** @type {SpeechSynthesisUtterance | null} what is being said */
let saying = null;
let told = false; // that there is no voice

/** @param {string | null} text spoken once each time it changes; null falls silent @param {Ears} ears */
export function speak(text, ears) {
  if (!("speechSynthesis" in window)) return text ? refuse(ears) : undefined;
  if ((text || "") === last) return;
  stop(ears);
  last = text || "";
  if (text) void begin(text, ears);
}

/** Nothing is to be read aloud any more. @param {Ears} ears */
export function hush(ears) {
  told = false;
  if (last) stop(ears);
  last = "";
}

/** @param {string} text @param {Ears} ears */
async function begin(text, ears) {
  const voice = await localVoice(language());
  if (text !== last) return; // it is old by now
  if (!voice) return refuse(ears);
  const words = new SpeechSynthesisUtterance(text.replace(/_{2,}/g, msg("frame-blank")));
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.98;
  words.onstart = () => saying === words && ears.speaking(true);
  words.onend = words.onerror = () => saying === words && said(ears);
  saying = words;
  speechSynthesis.speak(words);
}

/** @param {Ears} ears */
function stop(ears) {
  if (!saying) return;
  said(ears);
  speechSynthesis.cancel();
}

/** @param {Ears} ears */
function said(ears) {
  saying = null;
  ears.speaking(false);
}

/** Said once each time that reading aloud is switched on. @param {Ears} ears */
function refuse(ears) {
  if (told) return;
  told = true;
  ears.cannot(msg("frame-no-voice"));
}

/** @param {string} wanted @returns {Promise<SpeechSynthesisVoice | undefined>} */
async function localVoice(wanted) {
  if (!speechSynthesis.getVoices().length) await voicesKnown();
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService && speaks(voice, wanted));
  return own.find((voice) => voice.default) || own[0];
}

/** @param {SpeechSynthesisVoice} voice @param {string} wanted "de" is spoken by a voice of de-AT, too */
function speaks(voice, wanted) {
  return voice.lang.toLowerCase().split(/[-_]/)[0] === wanted.toLowerCase().split("-")[0];
}

/** @returns {Promise<void>} */
function voicesKnown() {
  return new Promise((known) => {
    speechSynthesis.addEventListener("voiceschanged", () => known(), { once: true });
    setTimeout(known, VOICES_MS);
  });
}
