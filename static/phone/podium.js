/* The end of a match on a phone: one's own place, the table, the keepsake, what next. */
import { icon, stander, token } from "../art.js";
import { msg } from "../l10n.js";
import { drawings, hasFigures } from "../titles.js";
import { html, nothing } from "../vendor/lit-html.js";
import { list, nameOf, nth, score, seatOf } from "../words.js";
import { askFair, askPage, askScore, reactions } from "./beside.js";
import { startAgain } from "./shelf.js";
import { meLine } from "./states.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View & {game: Game}} view @returns {Drawn} */
export function podiumPage(store, view) {
  /** @type {Place[]} */
  const places = view.game.places || [];
  const unit = view.game.unit || "";
  if (hasFigures(view.game)) drawings(view.game.title, "phone", store.onChange);
  return html`${meLine(store, view, nothing)}
    <main>
      ${mine(store, view, places, unit)}
      <div class="souvenirs">${save(view)} ${askPage(store, view)}</div>
      <section class="slab"><ol class="results">${places.map((place) => line(store, view, place, unit))}</ol></section>
      ${reactions(store, view)} ${facts(view)} ${askFair(store, "btn small soft")} ${keepsake(view)}
    </main>
    ${view.you.captain ? whatNext(store, view) : waitForCaptain(view)}`;
}

/** @param {Store} store @param {View & {game: Game}} view @param {Place[]} places @param {string} unit @returns {Drawn} */
function mine(store, view, places, unit) {
  const own = places.find((place) => place.seat === view.you.seat);
  const winners = places.filter((place) => place.place === 1).map((place) => nameOf(view, place.seat));
  const won = own && own.place === 1;
  const level = places.length > 2 && winners.length === places.length;
  return html`<section class="await ended">
    <div class="halo">${token(seatOf(view, view.you.seat))}${won ? icon("trophy", "icon cup") : nothing}</div>
    <h1>${level ? msg("frame-draw") : headOf(own, winners, view.game.team)}</h1>
    ${own ? askScore(store, view, unit, html`<span class="money">${score(own.score, unit)}</span>`) : nothing}
    ${level ? html`<p class="hint">${msg("frame-all-level")}</p>` : nothing}
    ${won || !own ? nothing : html`<p class="hint">${view.game.team ? msg("frame-team-took-it", { team: view.game.team }) : msg("frame-took-it", { names: winners })}</p>`}
  </section>`;
}

/** @param {Place | undefined} own @param {string[]} winners @param {string} [team] @returns {string} */
function headOf(own, winners, team) {
  if (!own) return team ? msg("frame-team-won", { team }) : msg("frame-won", { names: winners });
  if (own.place > 1) return msg("frame-you-came", { place: nth(own.place) });
  if (team) return msg("frame-your-team-wins");
  return msg(winners.length > 1 ? "frame-you-share" : "frame-you-win");
}

/** @param {Store} store @param {View} view @param {Place} place @param {string} unit @returns {Drawn} */
function line(store, view, place, unit) {
  return html`<li>
    <span class="num">${place.place}</span>${stander(seatOf(view, place.seat), place.seat, 40)}
    <span>${nameOf(view, place.seat)}</span>${askScore(store, view, unit, html`<span class="num">${score(place.score, unit)}</span>`, place.seat)}
  </li>`;
}

/** @param {View & {game: Game}} view @returns {Drawn} */
function facts(view) {
  /** @type {import("../types.js").Fact[]} */
  const told = view.game.facts || [];
  if (!told.length) return nothing;
  return html`<section class="sheet facts">
    <h2>${msg("frame-decided")}</h2>
    <dl>
      ${told.map(
        (fact) => html`<div>
          <dt>${fact.label}</dt>
          <dd>${fact.value} ${fact.seats.length ? html`<small>${list(fact.seats.map((seat) => nameOf(view, seat)))}</small>` : nothing}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

/** @param {View} view @returns {Drawn} */
function save(view) {
  if (!view.room.keepsake) return nothing;
  return html`<a class="btn small save" href=${view.room.keepsake} download="partyhost-keepsake.png">
    ${icon("save")}${msg("frame-keepsake-save")}
  </a>`;
}

/** @param {View} view @returns {Drawn} */
function keepsake(view) {
  if (!view.room.keepsake) return nothing;
  return html`<section class="slab keepsake">
    <img src=${view.room.keepsake} alt=${msg("frame-keepsake")} loading="lazy" />
    <p class="hint">${msg("frame-keepsake-hint")}</p>
  </section>`;
}

/** @param {Store} store @param {View & {game: Game}} view @returns {Drawn} */
function whatNext(store, view) {
  const again = () =>
    startAgain(
      store,
      view.game.title,
      view.room.titles.find((title) => title.id === view.game.title),
    );
  return html`<footer class="dock">
    <button class="btn main" @click=${again}>${icon("again")}${msg("frame-again")}</button>
    <button class="btn" @click=${() => store.control({ do: "lobby" })}>${icon("shelf")}${msg("frame-another-title")}</button>
  </footer>`;
}

/** @param {View} view @returns {Drawn} */
function waitForCaptain(view) {
  const captain = seatOf(view, view.room.captain);
  return html`<footer class="dock quiet-dock"><p class="hint">${icon("crown")}${captain ? msg("frame-picks-next", { name: captain.name }) : msg("frame-laptop-picks-next")}</p></footer>`;
}
