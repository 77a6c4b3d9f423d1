/* The captain's drawer: everything the laptop can do with a match, within two taps. */
import { icon } from "../art.js";
import { claimsList, guestTools } from "../controls/guests.js";
import { endTools, matchTools } from "../controls/match.js";
import { botTools, languageTools, paceTools, roomSwitches, sizeTools } from "../controls/room.js";
import { volumeTools } from "../controls/volume.js";
import { fold, setFold } from "../fold.js";
import { learn, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

let words = ""; // of the tools: only a captain's phone learns them

/** @param {Store} store @returns {boolean} */
function worded(store) {
  if (!words) {
    words = "asked";
    void learn("controls").then(() => {
      words = "known";
      store.onChange();
    });
  }
  return words === "known";
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function drawer(store, view) {
  if (!fold("drawer") || !view.you.captain || !worded(store)) return nothing;
  const close = () => setFold("drawer", null);
  return html`<div class="veil" @click=${close}></div>
    <section
      class="drawer"
      role="dialog"
      aria-label=${msg("frame-tools")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
    >
      <header>
        ${icon("crown")}
        <h1>${msg("frame-tools")}</h1>
        <button aria-label=${msg("frame-close")} @click=${close}>${icon("close")}</button>
      </header>
      ${claimsList(store, view)} ${matchTools(store, view)} ${paceTools(store, view)} ${guestTools(store, view)}
      ${botTools(store, view)} ${sizeTools(store, view)} ${languageTools(store, view)} ${volumeTools(store, view)}
      <div class="tools">${roomSwitches(store, view)} ${endTools(store, view)}</div>
    </section>`;
}

/** A claim shows up without the drawer, too. @param {Store} store @param {View} view @returns {Drawn} */
export function claimsBanner(store, view) {
  if (!view.you.captain || fold("drawer") || !worded(store)) return nothing;
  return claimsList(store, view);
}
