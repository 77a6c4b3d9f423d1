/* The TV's podium: a fanfare, three steps, what decided it, the night's table. */
import { icon, place, stander } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { list, money, nameOf, score, seatOf } from "../words.js";
import { confetti, horn } from "./party.js";
import { corner } from "./play.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Drawn} Drawn */

const HEIGHTS = [334, 262, 232];
const TONES = ["#c0392f", "#a2590a", "#2a5fb0"];
const PICTURES = ["chip", "flame", "eye"];
const [LONGEST_HEAD, LONGEST_LINE] = [16, 52]; // letters of names

/** @param {View & {game: Game}} view @returns {Drawn} */
export function podium(view) {
  /** @type {Place[]} */
  const places = view.game.places || [];
  const winners = places.filter((each) => each.place === 1).map((each) => nameOf(view, each.seat));
  const level = winners.length > 2 && winners.length === places.length;
  const [head, under] = level ? [msg("frame-draw"), view.game.name] : headOf(winners, view.game);
  return html`<div class="rays" aria-hidden="true"></div>
    ${confetti()} ${horn("left")} ${horn("right")}
    <header class="at fanfare ${head.length > 17 ? "long" : ""}" style="--x:460;--y:62;--w:1000;--h:170">
      <h1>${head}</h1>
      <p>${under}</p>
    </header>
    ${facts(view)}
    <div class="at plinth" style="--x:556;--y:826;--w:808;--h:40"></div>
    ${standing(view, places)}
    ${table(view, places)} ${next(view)} ${corner(view)}`;
}

/** What is shouted, and the line under it. @param {string[]} winners @param {Game} game @returns {[string, string]} */
function headOf(winners, { name: title, team }) {
  if (team) return [msg("frame-team-takes-it", { team }), namesOf(winners)];
  if (winners.length === 1) return [msg("frame-takes-it", { name: winners[0] }), title];
  if (!winners.length) return [msg("frame-that-is-it"), title];
  const names = list(winners);
  return names.length <= LONGEST_HEAD ? [msg("frame-share-it", { names }), title] : [msg("frame-shared"), namesOf(winners)];
}

/** All of them, or how many. @param {string[]} winners */
function namesOf(winners) {
  const names = list(winners);
  return names.length <= LONGEST_LINE ? names : msg("frame-came-first", { count: winners.length });
}

/** Three steps; where more than three have earned one, they stand on it together.
 * @param {View & {game: Game}} view @param {Place[]} places @returns {Drawn} */
function standing(view, places) {
  const shared = places.length > 3 && places[2].place === places[3].place;
  if (!shared) {
    return html`<ol class="at steps" style="--x:572;--y:240;--w:776;--h:588">
      ${steps(places).map((each) => step(view, each))}
    </ol>`;
  }
  const last = places[2].place;
  const all = places.filter((each) => each.place <= last);
  const [first, second, third] = [...new Set(all.map((each) => each.place))].map((place) =>
    all.filter((each) => each.place === place),
  );
  const groups = [second, first, third].filter(Boolean);
  const crowd = all.length > 6; // whose names stand in the table beside them
  return html`<ol class="at steps shared ${crowd ? "crowd" : ""}" style="--x:572;--y:240;--w:776;--h:588;--token:${crowd ? 104 : 112}">
    ${groups.map((group) => (group.length === 1 ? step(view, group[0]) : together(view, group)))}
  </ol>`;
}

/** One step and all who stand on it. @param {View & {game: Game}} view @param {Place[]} group @returns {Drawn} */
function together(view, group) {
  const [{ place: at, score: sum }] = group;
  return html`<li class="step together ${at === 1 ? "first" : ""}" style="--share:${group.length}">
    <ul class="standers">
      ${group.map(
        (each) => html`<li data-seat=${place(seatOf(view, each.seat))}>${stander(seatOf(view, each.seat), each.seat)}<span>${nameOf(view, each.seat)}</span></li>`,
      )}
    </ul>
    <div class="block" style="--hgt:${at === 1 ? 220 : 170}">
      <p class="place">${at}</p>
      <p class="money ${money(sum, view.game.unit || "").length > 7 ? "long" : ""}">${money(sum, view.game.unit || "")}</p>
    </div>
  </li>`;
}

/** Second, first, third; those who share a place stand side by side.
 * @param {Place[]} places @returns {Place[]} */
function steps(places) {
  const [first, second, third] = places;
  return [second, first, third].filter(Boolean);
}

/** @param {View & {game: Game}} view @param {Place} at @returns {Drawn} */
function step(view, at) {
  const seat = seatOf(view, at.seat);
  const height = HEIGHTS[Math.min(at.place, 3) - 1];
  return html`<li class="step ${at.place === 1 ? "first" : ""}" data-seat=${place(seat)}>
    <span class="stander">${stander(seat, at.seat)}${at.place === 1 ? icon("crown", "crowning") : nothing}</span>
    <div class="block" style="--hgt:${height}">
      <p class="place">${at.place}</p>
      <p class="who ${nameOf(view, at.seat).length > 11 ? "long" : ""}">${nameOf(view, at.seat)}</p>
      <p class="money ${money(at.score, view.game.unit || "").length > 7 ? "long" : ""}">${money(at.score, view.game.unit || "")}</p>
    </div>
  </li>`;
}

/** @param {View & {game: Game}} view @returns {Drawn} */
function facts(view) {
  /** @type {Fact[]} */
  const told = (view.game.facts || []).slice(0, 3);
  if (!told.length) return nothing;
  return html`<section class="at card-list" style="--x:96;--y:262;--w:440;--h:604">
    <h2 class="kicker">${icon("bolt")}${msg("frame-decided")}</h2>
    <ul class="card-list">
      ${told.map(
        (fact, i) => html`<li class="fact" style="--tone:${TONES[i]}">
          ${icon(PICTURES[i])}<small>${fact.label}</small><b class=${fact.value.length > 18 ? "long" : ""}>${fact.value}</b>
          ${fact.seats.length ? html`<span>${list(fact.seats.map((seat) => nameOf(view, seat)))}</span>` : nothing}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** The night's table once there is a night, else all places of this match.
 * @param {View & {game: Game}} view @param {Place[]} places @returns {Drawn} */
function table(view, places) {
  const points = Object.entries(view.room.night).sort((a, b) => b[1] - a[1]);
  const titles = Object.values(view.room.night).some((each) => each > 0);
  const rows = titles
    ? points.map(([seat, sum]) => row(view, seat, 1 + points.filter(([, more]) => more > sum).length, money(sum, "")))
    : [];
  const level = places.every((each) => each.place === 1);
  const match = places.map((each) =>
    row(view, each.seat, each.place, level ? "" : score(each.score, view.game.unit || "")),
  );
  const shown = (titles ? rows : match).slice(0, 10);
  return html`<section class="at card-list" style="--x:1384;--y:${titles ? 226 : 262};--w:440;--h:${titles ? 584 : 548}">
    <h2 class="kicker">${icon("trophy")}${msg(titles ? "frame-tonight" : "frame-all-places")}</h2>
    ${titles ? html`<p class="how">${msg("frame-night-points")}</p>` : nothing}
    <div class="night ${shown.length > 7 ? "dense" : ""}"><ol>${shown}</ol></div>
  </section>`;
}

/** @param {View} view @param {string} id @param {number} at @param {string} sum @returns {Drawn} */
function row(view, id, at, sum) {
  return html`<li>
    <span class="num">${at}</span>${stander(seatOf(view, id), id)}<span>${nameOf(view, id)}</span><span class="num">${sum}</span>
  </li>`;
}

/** @param {View} view @returns {Drawn} */
function next(view) {
  const captain = seatOf(view, view.room.captain);
  return html`<nav class="at next" style="--x:96;--y:904;--w:1560;--h:110" aria-label=${msg("frame-what-next")}>
    <span class="picks">${icon("crown")}${captain ? msg("frame-picks", { name: captain.name }) : msg("frame-laptop-picks")}</span>
    <span class="offer on">${icon("again")}${msg("frame-again")}</span>
    <span class="offer">${icon("shelf")}${msg("frame-another-title")}</span>
    ${view.room.keepsake ? html`<span class="keep">${icon("save")}${msg("frame-keepsake-on-phones")}</span>` : nothing}
  </nav>`;
}
