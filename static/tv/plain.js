/* The stage of a screen that has no drawing yet: what the host tells, in large letters. */
import { language, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { spaced } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("../types.js").Drawn} Drawn */

/** Fields that every game has; what is left belongs to the screen. */
const FRAME = new Set(["title", "name", "screen", "step", "rule", "brief", "awaits", "scores", "cues"]);
const MOST = 6;

/** @param {View & {game: Game}} view @param {Api} api @returns {Drawn} */
export function plainStage(view, api) {
  const { game } = view;
  const told = Object.entries(game).filter(([name, value]) => !FRAME.has(name) && isPlain(value));
  return html`<div class="plain-stage">
    <h2>${game.brief ? game.brief.name : spaced(game.screen)}</h2>
    ${game.awaits.length ? html`<p>${msg("frame-waiting-for", { names: game.awaits.map(api.name) })}</p>` : nothing}
    <dl>
      ${told.slice(0, MOST).map(([name, value]) => html`<div><dt>${spaced(name)}</dt><dd>${words(value, api)}</dd></div>`)}
    </dl>
  </div>`;
}

/** @param {any} value */
function isPlain(value) {
  return ["string", "number"].includes(typeof value) && value !== "";
}

/** @param {any} value @param {Api} api @returns {string} */
function words(value, api) {
  if (typeof value === "number") return value.toLocaleString(language());
  return api.seat(value) ? api.name(value) : value;
}
