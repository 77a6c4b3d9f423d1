// The phone through a round: a hand of cards, the top of the pile, notes on the jury, the others.

import { fold, setFold } from "../../fold.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { evidence, juror, picture, sign, specials } from "./cards.js";
import { foot, hand, lifted } from "./phone_hand.js";
import { PLACES, SIDES, cardName, counted, legal, playerOf, told, topOf } from "./words.js";

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
  <p class="jj-side is-${side}">${sign(`side-${SIDES[side].colour}`)}<span><b>${SIDES[side].name}</b>: ${SIDES[side].colour} scores</span><em>${counted(won.length, "card")} won</em></p>
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
      <h2>${may.length ? html`${picture("research")}<span>You have jury research: tap a juror to look.</span>` : "Your notes on the jury"}</h2>
      <ol>
        ${PLACES.map((place) =>
          may.includes(place)
            ? html`<li><button class=${api.pressed("look", place) ? "is-down" : ""} aria-label="Look at juror ${place}" @click=${() => api.send("look", place)}>${one(place)}</button></li>`
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
            <span><b>${api.name(player.seat)}</b><small>${sign("icon-hand")}${player.hand}<i></i>${sign("icon-won")}${player.won}</small>${player.passed ? html`<em>passed</em>` : nothing}</span>
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
      <figure>${top ? evidence(top) : html`<i class="is-empty"></i>`}<figcaption>${top ? (court.pile.length > 1 ? `Top of ${court.pile.length}` : "On the pile") : "New hand"}</figcaption></figure>
      ${me && me.judges
        ? html`<figure>
            ${able
              ? html`<button class="is-fit ${up ? "is-up" : ""}" aria-label="Your judge" aria-pressed=${up} @click=${() => setFold(JUDGE, up ? null : true)}>${picture("judge")}</button>`
              : picture("judge", "Your judge")}
            <figcaption>${me.judges > 1 ? `Your ${me.judges} judges` : "Your judge"}</figcaption>
          </figure>`
        : nothing}
      <figure>${court.draw ? picture("back-evidence", "Draw pile") : html`<i class="is-empty"></i>`}<figcaption>${court.draw} left</figcaption></figure>
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
  if (pass) return html`${go("Hold", api, "pass", undefined, "soft")}${go("Play judge", api, "judge")}`;
  if (judge && fold(JUDGE)) return go("Play judge", api, "judge");
  const card = lifted(mine, api);
  if (card) return go(`Play ${cardName(card).toLowerCase()}`, api, "play", card.id);
  return html`<button class="btn main" disabled>Choose a card</button>`;
}

/** The whole hand with what is around it. @param {Game} game @param {Api} api @param {Drawn} head @param {Drawn} button */
export function desk({ court, mine, awaits }, api, head, button = nothing) {
  if (!mine) return html`<div class="jjp">${head} ${table(court, api)} ${others(court, api, awaits)}</div>`;
  return html`
    <div class="jjp">
      ${head} ${table(court, api)}
      <section class="jj-mine">${hand(mine, court, api)} ${foot(mine, button)}</section>
      ${notes(court, mine, api)} ${side(mine)} ${others(court, api, awaits)}
    </div>
  `;
}

/** @type {Drawing} */
const turn = ({ game }, api) => {
  const { court, mine, seat } = game;
  if (seat !== api.me?.seat || !mine) return desk(game, api, task(`${api.name(seat)} to play`, `${legal(court)}.`));
  const must = api.has("play");
  const line = must ? (court.pile.length ? `${legal(court)}.` : "Any card begins the hand.") : "No card fits. Play your judge, or hold it.";
  return desk(game, api, task("Your turn!", line), main(mine, api));
};

/** @type {Drawing} */
const opening = ({ game }, api) => {
  const { court, leader } = game;
  const leads = leader === api.me?.seat ? "You lead" : `${api.name(leader)} leads`;
  return desk(game, api, task(`Round ${court.round} of ${court.rounds}`, `${leads} the first hand. Six jurors sit face down.`));
};

/** @type {Drawing} */
const taken = ({ game }, api) => {
  const { take, leader } = game;
  const mine = take.seat === api.me?.seat;
  const leads = leader === api.me?.seat ? "You lead" : `${api.name(leader)} leads`;
  return desk(game, api, task(mine ? `You take ${counted(take.cards + take.given, "card")}!` : `${told(take, api)}`, `${leads} the next hand.`));
};

/** @type {Drawing} */
const lastLook = ({ game }, api) => {
  const { court, mine, seats } = game;
  const asked = seats.includes(api.me?.seat);
  const head = task("The round is over", asked ? "Use your research now: it is the last chance." : "Research that is left is used now, then comes the verdict.");
  return html`<div class="jjp">${head} ${mine ? html`${notes(court, mine, api)} ${side(mine)}` : nothing} ${others(court, api)}</div>`;
};

/** @type {{[screen: string]: Drawing}} */
export const rounds = { opening, turn, taken, last_look: lastLook };
