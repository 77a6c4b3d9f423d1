/* Controls of the room: clocks, sound, narration, text size, lock, bots. */
import { icon } from "../art.js";
import { LANGUAGES, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @template T @param {string} picture @param {string} label @param {[T, string][]} choices @param {T} now
 * @param {(value: T) => void} set @param {string} [kind] "tall": the choices stand below the label @returns {Drawn} */
function segments(picture, label, choices, now, set, kind = "") {
  return html`<div class="row ${kind}">
    <span class="eyebrow">${icon(picture)}${label}</span>
    <div class="seg dark" role="group" aria-label=${label}>
      ${choices.map(
        ([
          value,
          word,
        ]) => html`<button class=${value === now ? "on" : ""} aria-pressed=${value === now} @click=${() => set(value)}>
          ${word}
        </button>`,
      )}
    </div>
  </div>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function paceTools(store, view) {
  /** @type {[number | null, string][]} */
  const paces = [1, 1.5, 2].map((factor) => [factor, msg("controls-pace", { factor })]);
  paces.push([null, msg("controls-off")]);
  return segments("clock", msg("controls-clocks"), paces, view.room.settings.pace, (factor) => store.control({ do: "pace", factor }));
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function sizeTools(store, view) {
  const set = (/** @type {number} */ text_size) => store.control({ do: "settings", text_size });
  /** @type {[number, string][]} */
  const sizes = [
    [1, msg("controls-text-normal")],
    [1.25, msg("controls-text-large")],
    [1.5, msg("controls-text-huge")],
  ];
  return segments("text", msg("controls-text"), sizes, view.room.settings.text_size, set);
}

/** The screens' language; each phone speaks its own. @param {Store} store @param {View} view @returns {Drawn} */
export function languageTools(store, view) {
  const set = (/** @type {string} */ language) => store.control({ do: "settings", language });
  return segments("say", msg("controls-language"), LANGUAGES, view.room.settings.language, set, "tall");
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function roomSwitches(store, view) {
  const { sound, narration, reactions } = view.room.settings;
  const { locked } = view.room.join;
  const set = (/** @type {object} */ what) => () => store.control({ do: "settings", ...what });
  return html`${toggle(sound ? "say" : "mute", msg("controls-sound"), sound, set({ sound: !sound }))}
  ${toggle("book", msg("controls-aloud"), narration, set({ narration: !narration }))}
  ${toggle("users", msg("controls-reactions"), reactions, set({ reactions: !reactions }))}
  ${toggle(locked ? "lock" : "open", msg(locked ? "controls-locked" : "controls-lock"), locked, () => store.control({ do: "lock", on: !locked }))}`;
}

/** @param {string} picture @param {string} label @param {boolean} on @param {() => void} act @returns {Drawn} */
function toggle(picture, label, on, act) {
  return html`<button class="btn small soft toggle ${on ? "on" : ""}" role="switch" aria-checked=${on} @click=${act}>
    ${icon(picture)}<span>${label}</span><i aria-hidden="true">${msg(on ? "controls-on" : "controls-off")}</i>
  </button>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function botTools(store, view) {
  const bots = view.room.seats.filter((seat) => seat.bot).length;
  const people = view.room.seats.length - bots;
  const set = (/** @type {number} */ count) => () => store.control({ do: "bots", count });
  if (view.room.phase === "game" && !bots) return nothing;
  return html`<div class="row">
    <span class="eyebrow">${icon("bot")}${msg("controls-bots")}</span>
    <div class="stepper">
      <button class="btn small soft" aria-label=${msg("controls-bot-less")} ?disabled=${!bots} @click=${set(bots - 1)}>${icon("minus")}</button>
      <b class="num">${bots}</b>
      <button class="btn small soft" aria-label=${msg("controls-bot-more")} ?disabled=${people + bots >= 10} @click=${set(bots + 1)}>${icon("plus")}</button>
    </div>
  </div>`;
}
