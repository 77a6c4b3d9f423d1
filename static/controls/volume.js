/* How loud the TV is. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const PULLED = "volume"; // while the slider is being pulled
const NOTCH = 5;

/** @param {Store} store @param {View} view @returns {Drawn} */
export function volumeTools(store, view) {
  const { sound, volume } = view.room.settings;
  if (!sound) return nothing;
  const now = fold(PULLED, volume);
  const pull = (/** @type {any} */ event) => setFold(PULLED, Number(event.target.value));
  const set = async (/** @type {any} */ event) => {
    await store.control({ do: "settings", volume: Number(event.target.value) });
    setFold(PULLED, null);
  };
  return html`<div class="row volume">
    <span class="eyebrow">${icon("say")}${msg("controls-volume")}</span>
    <div class="track" style="--at:${now}">
      <i aria-hidden="true">${now}</i>
      <input type="range" min="0" max="100" step=${NOTCH} aria-label=${msg("controls-volume-tv")} aria-valuetext=${msg("controls-volume-now", { percent: now })} .value=${live(String(now))} @input=${pull} @change=${set} />
    </div>
  </div>`;
}
