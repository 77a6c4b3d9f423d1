// The phone through a round: a hand of cards, the top of the pile, notes on the jury, the others.

import { fold, setFold } from "../../fold.js";
import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { evidence, juror, picture, sign, specials } from "./cards.js";
import { foot, hand, lifted } from "./phone_hand.js";
import { PLACES, SIDES, legal, playerOf, told, topOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").Mine} Mine */

const JUDGE = "jj-judge"; // the judge is lifted

/** A heading and a line under it. @param {Drawn} title @param {Drawn} line */
export const task = (title, line = nothing) => html`
  <header class="jj-task"><h1>${title}</h1>${line === nothing ? nothing : html`<p>${line}</p>`}</header>
`;

/** The side one is on, and what scores. @param {Mine} mine */
export const side = ({ side, won }) => html`
  <p class="jj-side is-${side}">${sign(`side-${SIDES[side]}`)}<span><b>${msg(`judge_and_jury-side-${side}`)}</b>: ${msg("judge_and_jury-own-scores", { colour: SIDES[side] })}</span><em>${msg("judge_and_jury-won", { count: won.length })}</em></p>
`;

/** What one knows of the jury; a research card makes it something to tap. @param {Court} court @param {Mine} mine @param {Api} api */
export function notes(court, mine, api) {
  const known = new Map(mine.notes.map(({ place, value }) => [place, value]));
  const offer = api.has("look") ? api.offer("look") : null;
  const may = offer && offer.type === "choice" ? offer.options.map(({ value }) => value) : [];
  if (!may.length && !known.size) return nothing;
  const one = (/** @type {string} */ place) => html`${juror(known.get(place), place)}<em>${place}</em>`;
  return html`
    <section class="jj-notes ${may.length ? "is-asking" : ""}">
      <h2>${may.length ? html`${picture("research")}<span>${msg("judge_and_jury-have-research")}</span>` : msg("judge_and_jury-notes")}</h2>
      <ol>
        ${PLACES.map((place) =>
          may.includes(place)
            ? html`<li><button class=${api.pressed("look", place) ? "is-down" : ""} aria-label=${msg("judge_and_jury-look", { place })} @click=${() => api.send("look", place)}>${one(place)}</button></li>`
            : html`<li>${one(place)}</li>`,
        )}
      </ol>
    </section>
  `;
}

/** Everybody else: cards in hand, cards won, what lies open; those whose move it is are lit. @param {Court} court @param {Api} api @param {string[]} lit */
export const others = (court, api, lit = []) => html`
  <ul class="jj-others">
    ${court.players
      .filter(({ seat }) => seat !== api.me?.seat)
      .map(
        (player) => html`
          <li class="is-${player.side} ${player.out ? "is-out" : ""} ${lit.includes(player.seat) ? "is-lit" : ""}">
            ${api.token(player.seat, 34)}
            <span><b>${api.name(player.seat)}</b><small>${sign("icon-hand")}${player.hand}<i></i>${sign("icon-won")}${player.won}</small>${player.passed ? html`<em>${msg("judge_and_jury-passed")}</em>` : nothing}</span>
            <span class="jj-open">${specials(player)}</span>
          </li>
        `,
      )}
  </ul>
`;

/** The top of the pile, and one's own judge. @param {Court} court @param {Api} api */
function table(court, api) {
  const top = topOf(court);
  const me = playerOf(court, api.me?.seat);
  const able = api.has("judge");
  const up = Boolean(fold(JUDGE));
  return html`
    <div class="jj-table">
      <figure>${top ? evidence(top) : html`<i class="is-empty"></i>`}<figcaption>${top ? (court.pile.length > 1 ? msg("judge_and_jury-top-of", { count: court.pile.length }) : msg("judge_and_jury-on-the-pile")) : msg("judge_and_jury-new-hand")}</figcaption></figure>
      ${me && me.judges
        ? html`<figure>
            ${able
              ? html`<button class="is-fit ${up ? "is-up" : ""}" aria-label=${msg("judge_and_jury-your-judge")} aria-pressed=${up} @click=${() => setFold(JUDGE, up ? null : true)}>${picture("judge")}</button>`
              : picture("judge", msg("judge_and_jury-your-judge"))}
            <figcaption>${me.judges > 1 ? msg("judge_and_jury-your-judges", { count: me.judges }) : msg("judge_and_jury-your-judge")}</figcaption>
          </figure>`
        : nothing}
      <figure>${court.draw ? picture("back-evidence", msg("judge_and_jury-draw-pile")) : html`<i class="is-empty"></i>`}<figcaption>${msg("judge_and_jury-left", { count: court.draw })}</figcaption></figure>
    </div>
  `;
}

/** @param {string} label @param {Api} api @param {string} act @param {any} value @param {string} more */
export const go = (label, api, act, value = undefined, more = "main") => html`
  <button class="btn ${more} ${api.pressed(act, value) ? "down" : ""}" aria-disabled=${api.offline ? "true" : "false"} @click=${() => api.send(act, value)}>${label}</button>
`;

/** What the main button does on one's own turn. @param {Mine} mine @param {Api} api */
function main(mine, api) {
  const judge = api.has("judge") ? api.offer("judge") : null;
  const pass = api.has("pass") ? api.offer("pass") : null;
  if (pass) return html`${go(msg("judge_and_jury-hold"), api, "pass", undefined, "soft")}${go(msg("judge_and_jury-play-judge"), api, "judge")}`;
  if (judge && fold(JUDGE)) return go(msg("judge_and_jury-play-judge"), api, "judge");
  const card = lifted(mine, api);
  if (card) return go(msg("judge_and_jury-play-this", { colour: card.colour, value: card.value }), api, "play", card.id);
  return html`<button class="btn main" disabled>${msg("judge_and_jury-choose-card")}</button>`;
}

/** The whole hand with what is around it. @param {Game} game @param {Api} api @param {Drawn} head @param {Drawn} [button] @param {Drawn} [choice] between the table and the hand */
export function desk({ court, mine, awaits }, api, head, button = nothing, choice = nothing) {
  if (!mine) return html`<div class="jjp">${head} ${table(court, api)} ${others(court, api, awaits)}</div>`;
  return html`
    <div class="jjp">
      ${head} ${table(court, api)} ${choice}
      <section class="jj-mine">${hand(mine, court, api)} ${foot(mine, button)}</section>
      ${notes(court, mine, api)} ${side(mine)} ${others(court, api, awaits)}
    </div>
  `;
}

/** @type {Drawing} */
const turn = ({ game }, api) => {
  const { court, mine, seat } = game;
  if (seat !== api.me?.seat || !mine) return desk(game, api, task(msg("judge_and_jury-to-play", { name: api.name(seat) }), msg("judge_and_jury-may-play", { legal: legal(court) })));
  const must = api.has("play");
  const line = must ? msg("judge_and_jury-may-play", { legal: legal(court) }) : msg("judge_and_jury-only-judge");
  return desk(game, api, task(msg("judge_and_jury-your-turn"), line), main(mine, api));
};

/** @type {Drawing} */
const opening = ({ game }, api) => {
  const { court, leader } = game;
  const leads = leader === api.me?.seat ? msg("judge_and_jury-you-lead-first") : msg("judge_and_jury-leads-first", { name: api.name(leader) });
  return desk(game, api, task(msg("judge_and_jury-round", { round: court.round, rounds: court.rounds }), leads));
};

/** @type {Drawing} */
const taken = ({ game }, api) => {
  const { take, leader } = game;
  const mine = take.seat === api.me?.seat;
  const leads = leader === api.me?.seat ? msg("judge_and_jury-you-lead-next") : msg("judge_and_jury-leads-next-hand", { name: api.name(leader) });
  return desk(game, api, task(mine ? msg("judge_and_jury-you-take", { count: take.cards + take.given }) : told(take, api), leads));
};

/** @type {Drawing} */
const lastLook = ({ game }, api) => {
  const { court, mine, seats } = game;
  const asked = seats.includes(api.me?.seat);
  const head = task(msg("judge_and_jury-the-round-is-over"), asked ? msg("judge_and_jury-use-research") : msg("judge_and_jury-research-first"));
  return html`<div class="jjp">${head} ${mine ? html`${notes(court, mine, api)} ${side(mine)}` : nothing} ${others(court, api)}</div>`;
};

/** @type {{[screen: string]: Drawing}} */
export const rounds = { opening, turn, taken, last_look: lastLook };
