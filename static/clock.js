/* Clocks run on the page between two views: elements say what they show, and are set four times
 * a second without a redraw. `data-clock="text"`: the seconds; `data-clock="ring"`: the share
 * that is left, as --share; `data-grace`: a guest's grace, m:ss. */
import { clock } from "./words.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./types.js").View} View */

const OFTEN = 250;

/** The clock that somebody is to act by. What is only shown for a while has none: nobody is to hurry.
 * @param {View} view */
export function clockOf(view) {
  return view.game && view.game.awaits.length ? view.clock : null;
}

/** @param {Store} store @param {(left: number) => void} [onSecond] told once for each second that begins */
export function runClocks(store, onSecond) {
  let last = -1;
  setInterval(() => {
    setClocks(store);
    const left = store.left();
    const second = left === null ? -1 : Math.ceil(left / 1000);
    if (onSecond && store.running && second !== last && second >= 0) onSecond(second);
    last = second;
  }, OFTEN);
}

/** Set all clocks of the page now; call it after a redraw. @param {Store} store */
export function setClocks(store) {
  const left = store.left();
  const total = store.clock ? store.clock.total_ms : 1;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) {
    if (left === null) continue;
    if (element.dataset.clock === "text") set(element, clock(left));
    else element.style.setProperty("--share", String(Math.max(0, Math.min(1, left / total))));
    element.classList.toggle("hurry", left <= 5000);
    element.classList.toggle("long", left > 59_000);
  }
  const since = store.since();
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-grace]"))) {
    const seconds = Math.ceil(Math.max(0, Number(element.dataset.grace) - since) / 1000);
    set(element, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
  }
}

/** @param {HTMLElement} element @param {string} text */
function set(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
