/* The TV in play: whose move, captions, the clock, the title's stage, the chairs, the code. */
import { makeApi } from "../api.js";
import { icon, place, token } from "../art.js";
import { cover } from "../boxes.js";
import { clockOf } from "../clock.js";
import { msg } from "../l10n.js";
import { grouped } from "../sealed.js";
import { drawings, guarded, headlineOf } from "../titles.js";
import { html, nothing } from "../vendor/lit-html.js";
import { bare, seatOf } from "../words.js";
import { plainStage } from "./plain.js";
import { sealed } from "./seal.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Headline} Headline */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").Api} Api */
/** @typedef {import("../types.js").TitleModule} TitleModule */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {View & {game: Game}} Playing */

const WIDE = "(min-aspect-ratio: 23 / 10)"; // as tv_window.css has it

/** @param {Store} store @param {Playing} view @param {Drawn} soundButton @returns {Drawn} */
export function play(store, view, soundButton) {
  const module = drawings(view.game.title, "tv", store.onChange);
  if (!module) return coming(view);
  const { api } = makeApi(store, view, "");
  const said = headlineOf(module, view, api);
  const drawing = module.tv[view.game.screen];
  const drawn = drawing ? guarded(() => drawing(view, api)) : null;
  return html`<header class="at bar" style="--x:96;--y:58;--w:1728;--h:136">
      ${turn(view, said)} ${captions(sealed(), said.caption, soundButton !== nothing)} ${soundButton} ${clock(view)}
    </header>
    <section class="at stage title-${view.game.title} ${drawn === null ? "plain" : ""}" style="--x:96;--y:212;--w:1728;--h:600" aria-label=${view.game.name}>
      ${drawn === null ? plainStage(view, api) : drawn}
    </section>
    ${chairs(view, module, api)} ${poster(view)} ${corner(view)}`;
}

/** The title's box, beside a stage that leaves room for it. @param {Playing} view @returns {Drawn} */
function poster({ game }) {
  if (!matchMedia(WIDE).matches) return nothing;
  return html`<span class="at box poster" aria-hidden="true">${cover({ id: game.title, name: game.name })}</span>`;
}

/** The title's box and its name, until its drawings are there. @param {Playing} view @returns {Drawn} */
function coming(view) {
  const { title: id, name } = view.game;
  return html`<header class="at bar" style="--x:96;--y:58;--w:1728;--h:136"><div class="turn all"><span><b>${name}</b></span></div></header>
    <section class="at stage tour-stage" style="--x:96;--y:212;--w:1728;--h:600"><div class="tour-step"><span class="box">${cover({ id, name })}</span></div></section>
    ${corner(view)}`;
}

/** @param {Playing} view @param {Required<Headline>} said @returns {Drawn} */
function turn(view, said) {
  const seat = seatOf(view, said.seat);
  return html`<div class="turn ${seat ? "" : "all"}" data-seat=${seat ? place(seat) : nothing}>
    ${seat ? token(seat, undefined, { deep: true }) : nothing}
    <span><b class=${said.title.length > 16 ? "long" : ""}>${said.title}</b>${said.detail ? html`<small>${said.detail}</small>` : nothing}</span>
  </div>`;
}

/** The rule in two lines, or the seal while it is told. @param {string} seal @param {string} rule @param {boolean} narrow @returns {Drawn} */
function captions(seal, rule, narrow) {
  const text = seal || rule;
  return html`<div class="caption ${text.length > (narrow ? 62 : 96) ? "long" : ""}">${icon(seal ? "lock" : "book")}<p>${text}</p></div>`;
}

/** Ticks around the clock, from one radius to another. @param {number[]} angles @param {number} from @param {number} to */
const ticks = (angles, from, to) =>
  angles.map((angle) => `M${point(angle, from)}L${point(angle, to)}`).join("");

/** @param {number} angle in degrees, clockwise from the top @param {number} radius @returns {string} */
function point(angle, radius) {
  const turn = (angle * Math.PI) / 180;
  return `${(60 + radius * Math.sin(turn)).toFixed(2)} ${(60 - radius * Math.cos(turn)).toFixed(2)}`;
}

const ANGLES = Array.from({ length: 30 }, (_, i) => i * 12);
const FINE = ticks(ANGLES.filter((angle) => angle % 60), 51, 47);
const FULL = ticks(ANGLES.filter((angle) => angle % 60 === 0), 52, 44);

/** @param {View} view @returns {Drawn} */
function clock(view) {
  if (!clockOf(view)) return nothing;
  return html`<div class="clock" data-clock="ring" role="timer" aria-label=${msg("frame-time-left")}>
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <linearGradient id="ck" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff0b8"></stop>
          <stop offset=".5" stop-color="#ffd166"></stop>
          <stop offset="1" stop-color="#ff9a3d"></stop>
        </linearGradient>
      </defs>
      <circle cx="60" cy="60" r="58" fill="#1a1036"></circle>
      <circle cx="60" cy="60" r="58" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"></circle>
      <path class="fine" d=${FINE}></path>
      <path class="full" d=${FULL}></path>
      <circle cx="60" cy="60" r="47" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="11"></circle>
      <circle class="left" cx="60" cy="60" r="47" pathLength="100" transform="rotate(-90 60 60)"></circle>
    </svg>
    <b data-clock="text"></b>
  </div>`;
}

/** @param {Playing} view @param {TitleModule} module @param {Api} api @returns {Drawn} */
function chairs(view, module, api) {
  const { seats, watchers = [] } = view.room;
  const scores = guarded(() => module.scores?.(view)) ?? view.game.scores;
  return html`<ol class="at rail n${Math.max(2, seats.length)}" style="--x:96;--y:866;--w:1560;--h:160">
    ${seats.map((seat) => chair(view, seat, scores[seat.seat], module.unit || "", guarded(() => module.chair?.(view, seat.seat, api)) ?? nothing))}
    ${watchers.length && seats.length < 10 ? html`<li class="audience">${icon("eye")}${msg("frame-watching", { count: watchers.length })}</li>` : nothing}
  </ol>`;
}

/** @param {Playing} view @param {Seat} seat @param {number | undefined} score @param {string} unit @param {Drawn} more the title's own @returns {Drawn} */
function chair(view, seat, score, unit, more) {
  const { awaits } = view.game;
  const away = !seat.present && !seat.bot;
  const now = awaits.includes(seat.seat);
  const current = now && awaits.length === 1;
  return html`<li
    class="chair ${away ? "away" : ""} ${seat.watching ? "watching" : ""}"
    data-seat=${place(seat)}
    aria-current=${current ? "true" : nothing}
  >
    ${token(seat, undefined, { crowned: true, deep: current })}${more}
    <span class="name">${seat.name}</span>
    ${score === undefined ? html`<span class="money">${seat.watching ? msg("frame-soon") : "–"}</span>` : html`<span class="money" data-count=${score} data-unit=${unit} ?data-short=${view.room.seats.length > 6}></span>`}
    ${state(view, seat, now, away)}
  </li>`;
}

/** @param {Playing} view @param {Seat} seat @param {boolean} now @param {boolean} away @returns {Drawn} */
function state(view, seat, now, away) {
  const { awaits } = view.game;
  if (away && seat.stand_in) return html`<span class="state">${icon("bot")}</span>`;
  if (away && seat.grace_ms)
    return html`<span class="state">${icon("away")}<span data-grace=${seat.grace_ms}></span></span>`;
  if (away) return html`<span class="state">${icon("away")}${msg("frame-away")}</span>`;
  if (now && awaits.length > 1)
    return html`<span class="state thinking" role="img" aria-label=${msg("frame-thinking")}>…</span>`;
  if (Array.isArray(view.game.done)) return awaits.length && view.game.done.includes(seat.seat) ? done() : nothing;
  const open = awaits.length > 1 && !seat.watching && view.game.scores[seat.seat] !== undefined;
  return open ? done() : nothing;
}

/** @returns {Drawn} */
function done() {
  return html`<span class="state ok" role="img" aria-label=${msg("frame-ready")}>${icon("check")}</span>`;
}

/** The small code, always scannable. @param {View} view @returns {Drawn} */
export function corner(view) {
  const { join } = view.room;
  return html`<aside class="at corner-qr" style="--x:1676;--y:878;--w:148;--h:148">
    ${view.game ? html`<span class="seal">${icon("lock")} ${grouped(view.game.seal.hash, 8)}</span>` : nothing}
    <b>${view.room.seeded ? html`<i>${msg("frame-seed", { seed: String(view.room.seed) })}</i>` : nothing}${bare(join.url)}</b>
    ${join.locked ? html`<span class="qr locked">${icon("lock")}${msg("frame-locked")}</span>` : html`<img class="qr" src="/qr.svg?for=${encodeURIComponent(join.url)}" alt=${msg("frame-tv-code", { url: join.url })} />`}
  </aside>`;
}
