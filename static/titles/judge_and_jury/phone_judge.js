// The phone where something is chosen besides a card: a side, a judge to move, whom to ask, what to give.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { named, picture, sign } from "./cards.js";
import { desk, go, notes, task } from "./phone_court.js";
import { SIDES, cards, playerOf, sorted, told } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").PlayerView} PlayerView */

/** @param {Court} court @param {string} side @param {Api} api */
const members = (court, side, api) => html`
  <span class="jj-members">${court.players.filter((player) => player.side === side).map(({ seat }) => api.token(seat, 32))}</span>
`;

/** @type {Drawing} */
const choosingSide = ({ game }, api) => {
  const { court, draws, seat } = game;
  const offer = api.offer("side");
  const mine = draws.find((/** @type {any} */ draw) => draw.seat === api.me?.seat);
  const head = offer
    ? task(msg("judge_and_jury-choose-side"), mine ? msg("judge_and_jury-drew-your-colour", { number: mine.number }) : msg("judge_and_jury-your-colour"))
    : task(msg("judge_and_jury-chooses", { name: api.name(seat) }), mine ? msg("judge_and_jury-drew-first-chooses", { number: mine.number }) : msg("judge_and_jury-first-chooses"));
  return html`
    <div class="jjp">
      ${head}
      <div class="jj-sides">
        ${Object.entries(SIDES).map(([side, colour]) => {
          const face = html`${sign(`side-${colour}`)}<b>${msg(`judge_and_jury-side-${side}`)}</b><small>${msg(`judge_and_jury-scores-${colour}`)}</small>${members(court, side, api)}`;
          return offer
            ? html`<button class="jj-choice is-${side} ${api.pressed("side", side) ? "is-down" : ""}" @click=${() => api.send("side", side)}>${face}</button>`
            : html`<div class="jj-choice is-${side}">${face}</div>`;
        })}
      </div>
    </div>
  `;
};

/** Whose judge goes where. @param {string} value @param {string} to @param {Api} api */
function move(value, to, api) {
  return html`
    <button class="jj-row ${api.pressed("move", value) ? "is-down" : ""}" @click=${() => api.send("move", value)}>
      <span class="jj-row__pic">${picture("judge")}</span>
      <span><b>${msg("judge_and_jury-move-judge", { name: api.name(value) })}</b><small>${msg("judge_and_jury-goes-to", { name: api.name(to) })}</small></span>
      <span class="jj-row__who">${api.token(value, 32)}${sign("icon-arrow")}${api.token(to, 32)}</span>
    </button>
  `;
}

/** @type {Drawing} */
const gap = ({ game }, api) => {
  const { leader, take, move: last, goes_to } = game;
  const offer = api.has("move") ? api.offer("move") : null;
  const leads = leader === api.me?.seat ? msg("judge_and_jury-you-lead-next") : msg("judge_and_jury-leads-next-hand", { name: api.name(leader) });
  const before = last ? `${msg("judge_and_jury-moved-to", { name: api.name(last.by), taker: api.name(last.after) })} ` : take ? `${msg("judge_and_jury-told", { told: told(take, api) })} ` : "";
  if (!offer || offer.type !== "choice") return desk(game, api, task(msg("judge_and_jury-between"), `${before}${leads}`));
  const head = task(msg("judge_and_jury-change"), `${before}${msg("judge_and_jury-once-a-round")}`);
  const choice = html`
    <div class="jj-moves">${offer.options.map(({ value }) => move(value, goes_to[value], api))}</div>
    ${api.has("keep") ? keep(api) : nothing}
  `;
  return desk(game, api, head, nothing, choice);
};

/** @param {Api} api */
function keep(api) {
  api.offer("keep");
  return go(msg("judge_and_jury-keep"), api, "keep", undefined, "soft");
}

/** @param {PlayerView} player @param {boolean} on @param {() => void} pick @param {Api} api */
const target = ({ seat, hand, side }, on, pick, api) => html`
  <button class="jj-row is-small is-${side}" aria-pressed=${on} @click=${pick}>${api.token(seat, 34)}<span><b>${api.name(seat)}</b><small>${cards(hand)}</small></span></button>
`;

/** @param {string} colour @param {boolean} on @param {() => void} pick */
const colourButton = (colour, on, pick) => html`
  <button class="jj-colour is-${colour}" aria-pressed=${on} @click=${pick}>${sign(colour === "any" ? "icon-any" : `side-${colour}`)}<span>${colour === "any" ? msg("judge_and_jury-any-colour") : msg(`judge_and_jury-${colour}`)}</span></button>
`;

/** @type {Drawing} */
const asking = (view, api) => {
  const { game } = view;
  const { take, seat } = game;
  const offer = api.offer("ask");
  if (!offer || offer.type !== "choice") return desk(game, api, task(msg("judge_and_jury-order"), msg("judge_and_jury-whose-will-it-be", { name: api.name(seat), cards: take.cards })));
  const values = offer.options.map(({ value }) => value.split("/"));
  const seats = [...new Set(values.map(([who]) => who))];
  const colours = [...new Set(values.map(([, colour]) => colour))];
  const [who, colour] = String(api.draft("ask") ?? "/").split("/");
  const put = (/** @type {string} */ one, /** @type {string} */ other) => () => api.setDraft("ask", `${one}/${other}`);
  const players = /** @type {PlayerView[]} */ (seats.map((each) => playerOf(game.court, each)));
  return html`
    <div class="jjp">
      ${task(msg("judge_and_jury-order"), msg("judge_and_jury-whose-and-which", { cards: take.cards }))}
      <div class="jj-targets" role="group" aria-label=${msg("judge_and_jury-whose")}>${players.map((player) => target(player, player.seat === who, put(player.seat, colour), api))}</div>
      <section class="jj-mine">
        <div class="jj-colours" role="group" aria-label=${msg("judge_and_jury-which-four")}>${colours.map((each) => colourButton(each, each === colour, put(who, each)))}</div>
        ${who && colour
          ? go(msg("judge_and_jury-ask", { name: api.name(who), colour }), api, "ask", `${who}/${colour}`)
          : html`<button class="btn main" disabled>${who ? msg("judge_and_jury-which-colour") : msg("judge_and_jury-whose")}</button>`}
      </section>
      ${notes(game.court, game.mine, api)}
    </div>
  `;
};

/** A card that may be given. @param {CardView} card @param {boolean} able @param {string[]} picked @param {number} most @param {Api} api */
function gift(card, able, picked, most, api) {
  const on = picked.includes(card.id);
  const next = on ? picked.filter((each) => each !== card.id) : [...picked, card.id].slice(-most);
  return html`
    <button class=${able ? "" : "is-dim"} aria-label=${named(card)} aria-pressed=${on} ?disabled=${!able} @click=${() => api.setDraft("give", next)}>
      ${picture(`${card.colour}-${card.value}`)}${on ? html`<i>${api.icon("check")}</i>` : nothing}
    </button>
  `;
}

/** @type {Drawing} */
const giving = ({ game }, api) => {
  const { mine, seat, take, count } = game;
  const offer = api.offer("give");
  const what = msg("judge_and_jury-number-of", { count, colour: take.colour ?? "any" });
  if (!offer || offer.type !== "cards" || !mine) return desk(game, api, task(msg("judge_and_jury-name-gives", { name: api.name(seat), what }), msg("judge_and_jury-they-go-to", { name: api.name(take.seat) })));
  const able = offer.options.map(({ value }) => value);
  const picked = (Array.isArray(api.draft("give")) ? api.draft("give") : []).filter((/** @type {string} */ id) => able.includes(id));
  const left = count - picked.length;
  return html`
    <div class="jjp">
      ${task(msg("judge_and_jury-asks-you", { name: api.name(take.seat), what }), msg("judge_and_jury-choose-which", { name: api.name(take.seat) }))}
      <section class="jj-mine">
        <div class="jj-pick" role="group" aria-label=${msg("judge_and_jury-cards-to-give")}>
          ${sorted(/** @type {CardView[]} */ (mine.hand), false).map((card) => gift(card, able.includes(card.id), picked, count, api))}
        </div>
        ${left ? html`<button class="btn main" disabled>${msg("judge_and_jury-pick", { count: left, more: picked.length ? "yes" : "no" })}</button>` : go(msg("judge_and_jury-give-these", { count }), api, "give", picked)}
      </section>
      ${notes(game.court, mine, api)}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const choices = { choosing_side: choosingSide, gap, asking, giving };
