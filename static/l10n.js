/* Sentences for people, in this page's language, from the catalogues in static/l10n: Project
 * Fluent, one folder a language (docs/l10n.md). A page learns the catalogues it draws from. */
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** @typedef {import("./types.js").Drawn} Drawn */
/** @typedef {string | number | readonly (string | number)[]} Word a list is told as “Ann, Ben and Cleo” */

/** Each by its own name. @type {[code: string, name: string][]} */
export const LANGUAGES = [
  ["en", "English"],
  ["de", "Deutsch"],
  ["es", "Español"],
];
const LISTS = /** @type {{[language: string]: string}} */ ({ en: "en-GB" }); // whose way of listing
const AGAIN_MS = 1000; // a catalogue that did not come is asked for again

/** @type {Set<string>} */
const learned = new Set();
let bundle = bundleOf(language());

/** @returns {string} "en", "de" or "es", as the host sent the page or `setLanguage` has it */
export function language() {
  return document.documentElement.lang || "en";
}

/** @param {string} area a catalogue's name, like "frame" @returns {Promise<void>} once its messages are known */
export async function learn(area) {
  if (learned.has(area)) return;
  await read(bundle, language(), area);
  learned.add(area);
}

/** The page speaks another language from now on. @param {string} wanted @returns {Promise<boolean>} false: it does already */
export async function setLanguage(wanted) {
  if (wanted === language()) return false;
  const other = bundleOf(wanted);
  await Promise.all([...learned].map((area) => read(other, wanted, area)));
  document.documentElement.lang = wanted;
  bundle = other;
  return true;
}

/** The message with this id; its first word is its catalogue's.
 * @param {string} id @param {{[name: string]: Word}} [args] @returns {string} */
export function msg(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message || !message.value) {
    console.error(`There is no message ${id} in “${language()}”.`);
    return id;
  }
  const words = Object.fromEntries(Object.entries(args).map(([name, word]) => [name, worded(word)]));
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, words, errors);
  for (const error of errors) console.error(`The message ${id} can't be said: ${error.message}`);
  return text;
}

/** The same with pictures or marked words in it: `msgDrawn("x", {name: html`<b>Ann</b>`})`.
 * @param {string} id @param {{[name: string]: Drawn}} args @returns {Drawn[]} */
export function msgDrawn(id, args) {
  const names = Object.keys(args);
  const plain = names.map((name) => [name, isWord(args[name]) ? args[name] : `\ue000${names.indexOf(name)}\ue000`]);
  const parts = msg(id, Object.fromEntries(plain)).split("\ue000");
  return parts.map((part, i) => (i % 2 ? args[names[Number(part)]] : part));
}

/** @param {any} value */
const isWord = (value) => typeof value === "string" || typeof value === "number";

/** @param {Word} word */
function worded(word) {
  if (typeof word === "string" || typeof word === "number") return word;
  const style = new Intl.ListFormat(LISTS[language()] || language(), { type: "conjunction" });
  return style.format(word.map(String));
}

/** @param {string} wanted */
function bundleOf(wanted) {
  return new FluentBundle(wanted, { useIsolating: false });
}

/** @param {FluentBundle} into @param {string} of @param {string} area @returns {Promise<void>} */
async function read(into, of, area) {
  const address = new URL(`./l10n/${of}/${area}.ftl`, import.meta.url).href;
  for (;;) {
    const text = await fetch(address).then(
      (answer) => (answer.ok ? answer.text() : answer.status === 404 ? "" : null),
      () => null,
    );
    if (text !== null) {
      into.addResource(new FluentResource(text));
      return;
    }
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
