/* The phone in play: one task at a time, and when there is none, who everybody waits for. */
import { makeApi } from "../api.js";
import { icon, token } from "../art.js";
import { clockOf } from "../clock.js";
import { msg } from "../l10n.js";
import { drawings, guarded, headlineOf } from "../titles.js";
import { readLink } from "../reader.js";
import { html, nothing } from "../vendor/lit-html.js";
import { money, nameOf, nth, seatOf } from "../words.js";
import { askFair, askScore, reactions } from "./beside.js";
import { languages } from "./languages.js";
import { meLine, pausedSlab, shareButton } from "./states.js";
import { tourPage } from "./tour.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").TitleModule} TitleModule */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {View & {game: Game}} Playing */

/** @param {Store} store @param {Playing} view @returns {Drawn} */
export function playPage(store, view) {
  const module = drawings(view.game.title, "phone", store.onChange);
  if (!module) return html`${meLine(store, view, nothing)}<main></main>`;
  const unit = module.unit === undefined ? "" : module.unit;
  const { api, taken } = makeApi(store, view, unit);
  if (view.room.tour) return html`${meLine(store, view, nothing)}${tourPage(store, view, module, api)}`;
  const drawing = module.phone[view.game.screen];
  const drawn = drawing ? guarded(() => drawing(view, api)) : null;
  const rest = view.offers.filter((offer) => !taken.has(offer.act));
  const mine = view.game.awaits.includes(view.you.seat || "");
  return html`${meLine(store, view, askScore(store, view, unit, myScore(view, unit)))}
    <main class=${`screen-${view.game.screen}`}>
      ${drawn !== null || mine ? html`<h1 class="spoken">${mine ? msg("frame-your-move") : view.game.name}</h1>` : nothing}
      ${view.room.paused ? pausedSlab(store, view) : nothing} ${lateHint(view)}
      ${drawn === null && !mine ? waiting(module, view, api) : nothing}
      ${drawn === null ? nothing : html`<div class="drawn">${drawn}</div>`}
      ${rest.map((offer) => api.widget(offer))}
      ${mine || (drawn !== null && view.offers.length) ? nothing : html`${module.standing === false ? nothing : standing(store, view, unit)} ${crew(view)}`}
      ${mine ? nothing : reactions(store, view)} ${brief(store, view)} ${mine ? nothing : html`${shareButton(store)} ${languages(store)}`}
    </main>
    ${clockBar(view)}`;
}

/** What somebody may hope for who came when the match had begun. @param {Playing} view @returns {Drawn} */
function lateHint(view) {
  const seat = view.you.seat || "";
  const { mat, board, court, scores } = view.game;
  if (!view.you.watching && seat in scores) return nothing;
  const { late: waits = [], queue = [] } = mat || board || court || {};
  const queued = queue.includes(seat);
  const late = queued || waits.includes(seat);
  const from = queued ? "queue" : mat ? "two" : board && board.rows ? "question" : "round";
  const does = late ? "plays" : "watches";
  const says = court ? msg(`frame-late-court-${does}`) : msg(`frame-late-${late ? from : does}`);
  return html`<p class="hint late">${icon("eye")}${says}</p>`;
}

/** @param {Playing} view @param {string} unit @returns {Drawn} */
function myScore(view, unit) {
  const mine = view.you.seat ? view.game.scores[view.you.seat] : undefined;
  if (mine === undefined) return nothing;
  return html`<span class="money" data-count=${mine} data-unit=${unit}></span>`;
}

/** Whom for, by name, then what. @param {TitleModule} module @param {Playing} view @param {Api} api @returns {Drawn} */
function waiting(module, view, api) {
  const { awaits } = view.game;
  if (view.room.paused) return nothing;
  const said = headlineOf(module, view, api);
  const first = awaits.length ? seatOf(view, awaits[0]) : null;
  const who = awaits.length ? waitingFor(awaits.map(api.name)) : said.title;
  return html`<section class="await">
    ${first ? html`<div class="halo" data-seat=${api.place(awaits[0])}>${ring(view)}${token(first)}</div>` : nothing}
    <h1>${who}</h1>
    <p class="hint">${said.detail}${secondsLeft(view)}</p>
  </section>`;
}

/** @param {string[]} names @returns {string} the first of them by name */
export function waitingFor(names) {
  if (names.length <= 3) return msg("frame-waiting-for", { names });
  const [one, two, ...more] = names;
  return msg("frame-waiting-for-more", { one, two, more: more.length });
}

/** @param {View} view @returns {Drawn} */
function ring(view) {
  if (!clockOf(view)) return nothing;
  return html`<svg class="ring" data-clock="ring" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="47" class="ring-back"></circle>
    <circle cx="50" cy="50" r="47" class="left" pathLength="100" transform="rotate(-90 50 50)"></circle>
  </svg>`;
}

/** @param {View} view @returns {Drawn} */
function secondsLeft(view) {
  if (!clockOf(view)) return nothing;
  return html` ${icon("clock")}<span class="num" data-clock="text"></span>`;
}

/** The clock of the guest whose move it is, as a bar along the edge. @param {View} view @returns {Drawn} */
function clockBar(view) {
  if (!clockOf(view) || !view.offers.length) return nothing;
  return html`<footer class="clock-bar" data-clock="ring"><i></i><b role="timer" aria-label=${msg("frame-seconds-left")} data-clock="text"></b></footer>`;
}

/** A guest's own standing, while others move. @param {Store} store @param {Playing} view @param {string} unit @returns {Drawn} */
function standing(store, view, unit) {
  const me = view.you.seat;
  const scores = Object.entries(view.game.scores);
  const mine = me ? view.game.scores[me] : undefined;
  if (mine === undefined || scores.length < 2) return nothing;
  const place = 1 + scores.filter(([, score]) => score > mine).length;
  const others = scores.filter(([seat]) => seat !== me).sort((a, b) => b[1] - a[1]);
  const [rival, theirs] = others[0];
  const gap = Math.abs(mine - theirs);
  const how = mine > theirs ? "ahead" : mine < theirs ? "behind" : "level";
  return html`<section class="slab standing">
    <div>
      <p class="eyebrow">${msg(unit === "$" ? "frame-your-money" : "frame-your-score")}</p>
      <p class="money">${askScore(store, view, unit, money(mine, unit))}</p>
    </div>
    <p class="rank"><b>${nth(place)}</b>${msg(`frame-standing-${how}`, { gap: money(gap, unit), name: nameOf(view, rival) })}</p>
  </section>`;
}

/** @param {Playing} view @returns {Drawn} */
function crew(view) {
  const awaited = new Set(view.game.awaits);
  const many = view.game.awaits.length > 1;
  const ready = Array.isArray(view.game.done) ? new Set(view.game.done) : null;
  return html`<section class="slab">
    <ul class="crew">
      ${view.room.seats.map((seat) => {
        const away = !seat.present && !seat.bot && !seat.stand_in;
        const done = many && !seat.watching && (ready ? ready.has(seat.seat) : !awaited.has(seat.seat));
        return html`<li class="${away ? "away" : ""} ${awaited.has(seat.seat) ? "now" : ""}">
          ${token(seat)}<span>${seat.name}</span>
          ${away ? icon("away", "tick zz") : done ? icon("check", "tick") : nothing}
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {Store} store @param {Playing} view @returns {Drawn} */
function brief(store, view) {
  const { brief: rule } = view.game;
  if (!rule || !rule.text) return nothing;
  return html`<section class="sheet two-lines">
    ${icon("book")}
    <div>
      <p>${rule.text}</p>
      ${view.room.rules ? readLink(`${view.room.rules}#${rule.id}`, msg("frame-rules-all")) : nothing}
      ${askFair(store)}
    </div>
  </section>`;
}
