/* Reading aloud with the voices of the system that need no internet. */

let last = "";

/** @param {string | null} text spoken once each time it changes; null falls silent */
export function speak(text) {
  if (!("speechSynthesis" in window) || text === last) return;
  if (last) speechSynthesis.cancel();
  last = text || "";
  if (!text) return;
  const words = new SpeechSynthesisUtterance(text.replace(/_{2,}/g, "blank"));
  const voice = localVoice();
  if (voice) words.voice = voice;
  words.lang = "en";
  words.rate = 0.98;
  speechSynthesis.speak(words);
}

/** @returns {SpeechSynthesisVoice | undefined} */
function localVoice() {
  const voices = speechSynthesis.getVoices().filter((voice) => voice.lang.startsWith("en"));
  return voices.find((voice) => voice.localService && voice.default) || voices.find((voice) => voice.localService);
}
