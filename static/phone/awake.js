/* Keeping the screen on during play. Plain http has no wake lock, but a phone stays awake while a
 * film plays: so a tiny, silent, looping one does, from the first tap on. */
import { msg } from "../l10n.js";

/** @type {HTMLVideoElement | null} */
let film = null;

export function keepAwake() {
  addEventListener("click", start);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && film) void film.play().catch(() => undefined);
  });
}

function start() {
  if ("wakeLock" in navigator) void lock();
  else roll();
}

async function lock() {
  removeEventListener("click", start);
  const again = async () => {
    if (document.hidden) return;
    await navigator.wakeLock.request("screen").catch(() => roll());
  };
  document.addEventListener("visibilitychange", again);
  await again();
}

function roll() {
  if (!film) film = makeFilm();
  film.play().then(
    () => removeEventListener("click", start),
    () => undefined, // not allowed yet: the next tap tries again
  );
}

/** @returns {HTMLVideoElement} */
function makeFilm() {
  const made = document.createElement("video");
  made.setAttribute("playsinline", "");
  made.setAttribute("title", msg("frame-keeps-on"));
  made.setAttribute("aria-hidden", "true");
  made.tabIndex = -1;
  made.loop = true;
  made.className = "awake";
  for (const [kind, type] of [
    ["webm", "video/webm"],
    ["mp4", "video/mp4"],
  ]) {
    const source = document.createElement("source");
    source.src = new URL(`../art/awake.${kind}`, import.meta.url).href;
    source.type = type;
    made.append(source);
  }
  document.body.append(made);
  return made;
}
