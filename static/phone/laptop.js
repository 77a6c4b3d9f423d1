/* The laptop as a seat: the phone's page by keyboard, with a number on everything that can be
 * chosen, and words about the screen that others may see. */
import { icon, stylesheet } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { lay } from "./share.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const LAYERS = [".reader", ".asked", ".drawer", ".phone"]; // the topmost that is there has the keys
const FIELDS = "main textarea, main .amount, #join input";
const DIGITS = 9;

/** @type {Element | null} the field that the page last came up with */
let field = null;

await stylesheet("laptop");

/** Keys come here first, so that one that closes what lies over the page does no more than that.
 * @param {Store} store */
export function listen(store) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!press(store, event.key, /** @type {HTMLElement} */ (event.target))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", hear, true);
}

/** @param {Store} store @param {string} key @param {HTMLElement} target @returns {boolean} whether the key did something */
function press(store, key, target) {
  const typing = target.matches("textarea, select, input:not([type=range])");
  if (key === "Escape") return escape(store);
  if (key === "Enter") return enter(target);
  if (typing || !/^[1-9]$/.test(key)) return false;
  return click(top()?.querySelector(`[data-key="${key}"]`));
}

/** Close what lies over the page, or lay the screen under its cover. @param {Store} store */
function escape(store) {
  if (top()?.matches(".phone")) lay(store);
  else click(top()?.querySelector(".drawer > header button, .pair .soft, footer .btn"));
  return true;
}

/** The main thing, unless a control of its own has the key. @param {HTMLElement} target */
function enter(target) {
  if (target.matches("button, a, textarea, select, form input")) return false;
  target.blur(); // a number that was typed is read first
  return click(top()?.querySelector(".btn.main:not([disabled])"));
}

/** @param {Element | null | undefined} button */
function click(button) {
  if (!(button instanceof HTMLElement)) return false;
  button.click();
  return true;
}

/** @returns {Element | null} */
function top() {
  for (const layer of LAYERS) {
    const found = document.querySelector(layer);
    if (found) return found;
  }
  return null;
}

/** Numbers on what can be chosen, and the hand on a field that has just come. @param {HTMLElement} root */
export function mark(root) {
  for (const old of root.querySelectorAll("[data-key]")) old.removeAttribute("data-key");
  const found = top()?.querySelectorAll("main button, .dock button, .share-strip .chip, .pair button, .grid button") || [];
  const free = [...found].filter((each) => !each.matches("[disabled], .wall button, .tray button"));
  free.slice(0, DIGITS).forEach((each, at) => each.setAttribute("data-key", String(at + 1)));
  const now = root.querySelector(FIELDS);
  if (now !== field && now instanceof HTMLElement && document.activeElement === document.body) now.focus();
  field = now;
}

/** @param {View | null} view @returns {Drawn} */
export function aside(view) {
  if (!view) return nothing;
  return html`<aside class="keys-aside">
    <h2>${icon("keys")}${msg("frame-laptop")}</h2>
    <dl>
      <div><dt><kbd>1</kbd>–<kbd>9</kbd></dt><dd>${msg("frame-laptop-choose")}</dd></div>
      <div><dt><kbd>Enter</kbd></dt><dd>${msg("frame-laptop-send")}</dd></div>
      <div><dt><kbd>Tab</kbd></dt><dd>${msg("frame-laptop-next")}</dd></div>
      <div><dt><kbd>Esc</kbd></dt><dd>${msg("frame-laptop-cover")}</dd></div>
    </dl>
    <p class="careful">
      ${icon("eye")}<span><b>${msg("frame-laptop-seen")}</b> ${msg("frame-laptop-seen-hint")}</span>
    </p>
  </aside>`;
}
