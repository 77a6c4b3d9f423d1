/* How a title is played, on the TV before its match: one step after the other, large over the
 * stage. How far it is comes from the view; this page only draws again as the next step begins. */
import { makeApi } from "../api.js";
import { cover } from "../boxes.js";
import { msg } from "../l10n.js";
import { drawings, guarded } from "../titles.js";
import { html, keyed } from "../vendor/lit-html.js";
import { seatOf } from "../words.js";
import { corner } from "./play.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {View & {game: Game}} Playing */

let timer = 0; // until the next step

/** @param {Store} store @param {Playing} view @returns {Drawn} */
export function tour(store, view) {
  const steps = stepsOf(store, view);
  const at = reached(store, view, steps.length);
  const { title, name } = view.game;
  return html`<header class="at bar tour-head" style="--x:96;--y:58;--w:1728;--h:124">
      <div>
        <h1>${msg("frame-tour")}</h1>
        <p>${name}</p>
      </div>
      <ol aria-hidden="true">
        ${steps.map((_, i) => html`<li class=${i < at ? "done" : i === at ? "on" : ""}></li>`)}
      </ol>
      <p class="skips">${skips(view)}</p>
    </header>
    <section class="at stage tour-stage title-${title}" style="--x:96;--y:212;--w:1728;--h:600" aria-hidden="true">
      ${keyed(at, html`<div class="tour-step">${steps[at].drawn}</div>`)}
    </section>
    <p class="at tour-says ${steps[at].text.length > 90 ? "long" : ""}" style="--x:96;--y:838;--w:1548;--h:188" role="status">
      <b>${at + 1}</b><span>${steps[at].text}</span>
    </p>
    ${corner(view)}`;
}

/** A title that has no tour shows its box, and its first rule. @param {Store} store @param {Playing} view @returns {Step[]} */
function stepsOf(store, view) {
  const module = drawings(view.game.title, "tv", store.onChange);
  const show = module && module.tour;
  const told = show ? guarded(() => show(view, makeApi(store, view, "").api)) : null;
  if (told && told.length) return told;
  const { title: id, name, brief } = view.game;
  return [{ text: brief ? brief.text : name, drawn: html`<span class="box">${cover({ id, name })}</span>` }];
}

/** Which step it is now; all take the same time. @param {Store} store @param {Playing} view @param {number} count @returns {number} */
function reached(store, view, count) {
  const { left_ms: left, total_ms: total } = view.room.tour || { left_ms: 0, total_ms: 1 };
  const each = total / count;
  const spent = Math.max(0, total - left + store.since());
  clearTimeout(timer);
  if (store.lostAt === null) timer = setTimeout(store.onChange, each - (spent % each) + 1);
  return Math.min(count - 1, Math.floor(spent / each));
}

/** @param {View} view @returns {string} */
function skips(view) {
  const captain = seatOf(view, view.room.captain);
  return captain ? msg("frame-tour-skips", { name: captain.name }) : msg("frame-tour-skips-laptop");
}
