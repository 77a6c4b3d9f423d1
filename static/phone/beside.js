/* What stands on the page for what may be asked for beside the match: behind a score how it came
 * about, the seal, reactions. Its words, and what it opens, come when they are needed. */
import { icon } from "../art.js";
import { setFold } from "../fold.js";
import { learn, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { score, seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

let worded = false;
/** @type {Promise<void> | null} */
let wording = null;
/** @type {typeof import("./react.js") | null} */
let reacting = null;

/** @param {Store} store @returns {boolean} whether its words are there; else they are fetched */
function ready(store) {
  if (!wording) wording = words(store);
  return worded;
}

/** @param {Store} store */
async function words(store) {
  await learn("show");
  worded = true;
  store.onChange();
}

/** A score that says how it came about. @param {Store} store @param {View} view @param {string} counts what, as “$”
 * @param {Drawn} drawn the score @param {string | null} [seat] whose; this guest’s
 * @param {string} [told] the score in words, where it stands otherwise than it is counted @returns {Drawn} */
export function askScore(store, view, counts, drawn, seat = view.you.seat, told = "") {
  const sum = view.game && seat ? view.game.scores[seat] : undefined;
  if (sum === undefined || !ready(store)) return drawn;
  const unit = counts === "$" ? "$" : "";
  return html`<button
    class="asks"
    aria-label=${msg("show-ledger-open", { score: told || score(sum, counts) })}
    @click=${() => setFold("sheet", { seat, unit })}
  >
    ${drawn}
  </button>`;
}

/** The night’s page, once a match is over. @param {Store} store @param {View} view @returns {Drawn} */
export function askPage(store, view) {
  if (!view.room.keepsake || !ready(store)) return nothing;
  return html`<a class="btn small save" href="/night.html" download="partyhost-night.html">${icon("save")}${msg("show-page-save")}</a>`;
}

/** @param {Store} store @param {string} [kind] @returns {Drawn} */
export function askFair(store, kind = "asks") {
  if (!ready(store)) return nothing;
  return html`<button class=${kind} @click=${() => setFold("sheet", { fair: true })}>${msg("show-fair")}</button>`;
}

/** Pictures to send to the TV, for who waits. Their place is kept until they are there.
 * @param {Store} store @param {View} view @returns {Drawn} */
export function reactions(store, view) {
  const me = seatOf(view, view.you.seat);
  if (!me || me.muted || !view.room.settings.reactions) return nothing;
  if (!reacting) void loadReacting(store);
  return html`<div class="react-place">${reacting ? reacting.bar(store) : nothing}</div>`;
}

/** @param {Store} store */
async function loadReacting(store) {
  const loaded = await import("./react.js");
  await loaded.ready();
  if (reacting) return;
  reacting = loaded;
  store.onChange();
}
