// The phone where something is chosen besides a card: a side, a judge to move, whom to ask, what to give.

import { html, nothing } from "../../vendor/lit-html.js";
import { picture, sign } from "./cards.js";
import { desk, go, notes, task } from "./phone_court.js";
import { SIDES, cardName, counted, pile, playerOf, sorted, told } from "./words.js";

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
  const drew = mine ? `You drew ${mine.number}. ` : "";
  const head = offer ? task("Choose your side", `${drew}Your colour is what scores, all match long.`) : task(`${api.name(seat)} chooses`, `${drew}The highest jury card chooses first.`);
  return html`
    <div class="jjp">
      ${head}
      <div class="jj-sides">
        ${Object.entries(SIDES).map(([side, { name, colour }]) => {
          const face = html`${sign(`side-${colour}`)}<b>${name}</b><small>${colour} cards score</small>${members(court, side, api)}`;
          return offer
            ? html`<button class="jj-choice is-${side} ${api.pressed("side", side) ? "is-down" : ""}" @click=${() => api.send("side", side)}>${face}</button>`
            : html`<div class="jj-choice is-${side}">${face}</div>`;
        })}
      </div>
    </div>
  `;
};

/** Whose judge goes where. @param {{value: string, note?: string, label: string}} option @param {Court} court @param {Api} api */
function move({ value, note = "" }, court, api) {
  const to = note.replace(/^to /, "");
  return html`
    <button class="jj-row ${api.pressed("move", value) ? "is-down" : ""}" @click=${() => api.send("move", value)}>
      <span class="jj-row__pic">${picture("judge")}</span>
      <span><b>Move ${api.name(value)}’s judge</b><small>It goes to ${api.name(to)}.</small></span>
      <span class="jj-row__who">${api.token(value, 32)}${sign("icon-arrow")}${api.token(to, 32)}</span>
    </button>
  `;
}

/** @type {Drawing} */
const gap = ({ game }, api) => {
  const { court, leader, take, move: last } = game;
  const offer = api.has("move") ? api.offer("move") : null;
  const leads = leader === api.me?.seat ? "You lead the next hand." : `${api.name(leader)} leads the next hand.`;
  const before = last ? `${api.name(last.by)} had a judge moved to ${api.name(last.after)}. ` : take ? `${told(take, api)}. ` : "";
  if (!offer || offer.type !== "choice") return desk(game, api, task("Between two hands", `${before}${leads}`));
  const head = html`
    ${task("Change of judge?", `${before}Once a round you may have one moved to the left.`)}
    <div class="jj-moves">${offer.options.map((option) => move(option, court, api))}</div>
    ${api.has("keep") ? keep(api) : nothing}
  `;
  return desk(game, api, head);
};

/** @param {Api} api */
function keep(api) {
  api.offer("keep");
  return go("Leave the judges", api, "keep", undefined, "soft");
}

/** @param {PlayerView} player @param {boolean} on @param {() => void} pick @param {Api} api */
const target = ({ seat, hand, side }, on, pick, api) => html`
  <button class="jj-row is-small is-${side}" aria-pressed=${on} @click=${pick}>${api.token(seat, 34)}<span><b>${api.name(seat)}</b><small>${counted(hand, "card")}</small></span></button>
`;

/** @param {string} colour @param {boolean} on @param {() => void} pick */
const colourButton = (colour, on, pick) => html`
  <button class="jj-colour is-${colour}" aria-pressed=${on} @click=${pick}>${sign(colour === "any" ? "icon-any" : `side-${colour}`)}<span>${colour[0].toUpperCase()}${colour.slice(1)}</span></button>
`;

/** @type {Drawing} */
const asking = (view, api) => {
  const { game } = view;
  const { take, seat } = game;
  const offer = api.offer("ask");
  if (!offer || offer.type !== "choice") return desk(game, api, task("Order in court!", `${api.name(seat)}’s judge takes ${pile(take.cards)}. Whose cards will it be?`));
  const values = offer.options.map(({ value }) => value.split("/"));
  const seats = [...new Set(values.map(([who]) => who))];
  const colours = [...new Set(values.map(([, colour]) => colour))];
  const [who, colour] = String(api.draft("ask") ?? "/").split("/");
  const put = (/** @type {string} */ one, /** @type {string} */ other) => () => api.setDraft("ask", `${one}/${other}`);
  const players = /** @type {PlayerView[]} */ (seats.map((each) => playerOf(game.court, each)));
  return html`
    <div class="jjp">
      ${task("Order in court!", `You take ${pile(take.cards)}. Whose cards do you want, and which?`)}
      <div class="jj-targets" role="group" aria-label="Whose cards?">${players.map((player) => target(player, player.seat === who, put(player.seat, colour), api))}</div>
      <section class="jj-mine">
        <div class="jj-colours" role="group" aria-label="Which four?">${colours.map((each) => colourButton(each, each === colour, put(who, each)))}</div>
        ${who && colour
          ? go(`Ask ${api.name(who)} for ${colour === "any" ? "any four" : colour}`, api, "ask", `${who}/${colour}`)
          : html`<button class="btn main" disabled>${who ? "Which colour?" : "Whose cards?"}</button>`}
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
    <button class=${able ? "" : "is-dim"} aria-label=${cardName(card)} aria-pressed=${on} ?disabled=${!able} @click=${() => api.setDraft("give", next)}>
      ${picture(`${card.colour}-${card.value}`)}${on ? html`<i>${api.icon("check")}</i>` : nothing}
    </button>
  `;
}

/** @type {Drawing} */
const giving = ({ game }, api) => {
  const { mine, seat, take, count } = game;
  const offer = api.offer("give");
  const what = take.colour ? `${take.colour} cards` : "cards";
  if (!offer || offer.type !== "cards" || !mine) return desk(game, api, task(`${api.name(seat)} gives ${count} ${what}`, `They go to ${api.name(take.seat)}, who keeps them as won.`));
  const able = offer.options.map(({ value }) => value);
  const picked = (Array.isArray(api.draft("give")) ? api.draft("give") : []).filter((/** @type {string} */ id) => able.includes(id));
  const left = count - picked.length;
  return html`
    <div class="jjp">
      ${task(`${api.name(take.seat)} asks you for ${count} ${what}`, `Choose which. ${api.name(take.seat)} keeps them as won.`)}
      <section class="jj-mine">
        <div class="jj-pick" role="group" aria-label="Cards to give">
          ${sorted(/** @type {CardView[]} */ (mine.hand), false).map((card) => gift(card, able.includes(card.id), picked, count, api))}
        </div>
        ${left ? html`<button class="btn main" disabled>Pick ${left}${picked.length ? " more" : ""}</button>` : go(`Give these ${count}`, api, "give", picked)}
      </section>
      ${notes(game.court, mine, api)}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const choices = { choosing_side: choosingSide, gap, asking, giving };
