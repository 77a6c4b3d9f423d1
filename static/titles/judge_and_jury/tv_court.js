// The TV through a round: sides, the deal, hands, judges.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { bench, hall } from "./bench.js";
import { picture, sign } from "./cards.js";
import { given } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").DrawView} DrawView */
/** @typedef {import("./views.js").TakeView} TakeView */

const NAMED = 3; // who may still do something are named up to this number

/** Jury cards drawn for an order, the highest first. @param {DrawView[]} draws @param {Api} api @param {string | null} lit */
const drawn = (draws, api, lit) => html`
  <ol class="jj-draws ${draws.length > 5 ? "is-many" : ""}">
    ${draws.map(
      ({ seat, number }) => html`<li class=${seat === lit ? "is-lit" : ""}>${picture(`juror-${number}`, `${number}`)}<span>${api.token(seat, 48)}</span></li>`,
    )}
  </ol>
`;

/** @param {Drawn} title @param {Drawn} line @param {Drawn} more */
const sheet = (title, line, more = nothing) => html`
  <div class="jj-sheet"><h2>${title}</h2>${line === nothing ? nothing : html`<p>${line}</p>`}${more}</div>
`;

/** @type {Drawing} */
const choosingSide = ({ game }, api) => {
  const { court, draws, seat } = game;
  const choosing = sheet(msg("judge_and_jury-choose-your-side", { name: api.name(seat) }), msg("judge_and_jury-highest-first"), drawn(draws, api, seat));
  return hall(html`<div class="jj-middle is-tall">${choosing}</div>`, court, null, api);
};

/** @type {Drawing} */
const opening = ({ game }, api) => {
  const { court, draws, leader } = game;
  const line = msg("judge_and_jury-highest-deals", { name: api.name(leader) });
  return bench(court, api, { lit: leader, over: sheet(msg("judge_and_jury-round-only", { round: court.round }), line, drawn(draws, api, court.dealer)) });
};

/** @type {Drawing} */
const turn = ({ game }, api) => bench(game.court, api, { lit: game.seat });

/** Who got what, large. @param {TakeView} take @param {Api} api */
const taker = (take, api) => html`
  <p class="jj-taker">${api.token(take.seat, 120)}<b>+${take.cards + take.given}</b>${sign("icon-won")}</p>
`;

/** @param {TakeView} take @param {Api} api */
function how(take, api) {
  if (!take.judge) return msg("judge_and_jury-no-answer");
  if (!take.asked) return msg("judge_and_jury-judge-takes");
  return msg("judge_and_jury-from-pile", { cards: take.cards, what: given(take), giver: api.name(take.asked) });
}

/** @type {Drawing} */
const taken = ({ game }, api) => {
  const { court, take } = game;
  return bench(court, api, { lit: take.seat, over: sheet(msg("judge_and_jury-takes-hand", { name: api.name(take.seat) }), how(take, api), taker(take, api)) });
};

/** Who has a judge now. @param {Court} court @param {Api} api */
const holders = (court, api) => html`
  <p class="jj-taker">${court.players.filter(({ judges }) => judges).map(({ seat }) => html`${api.token(seat, 104)}${picture("judge", msg("judge_and_jury-has-judge"))}`)}</p>
`;

/** @type {Drawing} */
const gap = ({ game }, api) => {
  const { court, move, take, undecided } = game;
  const many = undecided.length > NAMED;
  const open = many
    ? msg("judge_and_jury-many-may-still-move", { count: undecided.length })
    : undecided.length
      ? msg("judge_and_jury-may-still-move", { names: undecided.map(api.name) })
      : nothing;
  const what = move
    ? html`<p class="jj-taker">${api.token(move.before, 104)}${sign("icon-arrow")}${picture("judge")}${sign("icon-arrow")}${api.token(move.after, 104)}</p>`
    : take
      ? taker(take, api)
      : holders(court, api);
  const title = move ? msg("judge_and_jury-judge-moves", { name: api.name(move.after) }) : take ? msg("judge_and_jury-takes-hand", { name: api.name(take.seat) }) : msg("judge_and_jury-change");
  return bench(court, api, { over: sheet(title, open, what) });
};

/** The gavel falls. @param {string} title @param {string} line @param {Drawn} more @param {Api} api @param {any} game @param {string} lit */
const judged = (title, line, more, api, game, lit) =>
  bench(game.court, api, { lit, over: html`<div class="jj-sheet is-judge">${picture("judge", "", "jj-presides")}<div><h2>${title}</h2><p>${line}</p>${more}</div></div>` });

/** @type {Drawing} */
const asking = ({ game }, api) => {
  const { take, seat } = game;
  const line = msg("judge_and_jury-asks-for-four", { name: api.name(seat), cards: take.cards });
  return judged(msg("judge_and_jury-order"), line, html`<p class="jj-taker">${api.token(seat, 110)}${sign("icon-gavel", "jj-falls")}</p>`, api, game, seat);
};

/** @type {Drawing} */
const giving = ({ game }, api) => {
  const { take, seat, count } = game;
  const line = msg("judge_and_jury-chooses-which", { name: api.name(seat), count, taker: api.name(take.seat) });
  const arrow = html`<p class="jj-taker">${api.token(seat, 110)}${sign("icon-arrow")}${api.token(take.seat, 110)}</p>`;
  return judged(msg("judge_and_jury-four-please", { colour: take.colour ?? "any" }), line, arrow, api, game, seat);
};

/** @type {Drawing} */
const lastLook = ({ game }, api) => {
  const { court, seats } = game;
  const who = html`<p class="jj-taker">${seats.slice(0, 5).map((/** @type {string} */ seat) => api.token(seat, 96))}${picture("research")}</p>`;
  return bench(court, api, { over: sheet(msg("judge_and_jury-last-looks"), msg("judge_and_jury-round-over"), who) });
};

/** @type {Drawing} */
const tieBreak = ({ game }, api) => {
  const [first] = game.draws;
  return bench(game.court, api, {
    lit: first.seat,
    over: sheet(msg("judge_and_jury-tie-won", { name: api.name(first.seat) }), msg("judge_and_jury-one-jury-card"), drawn(game.draws, api, first.seat)),
  });
};

/** @type {{[screen: string]: Drawing}} */
export const rounds = { choosing_side: choosingSide, opening, gap, turn, taken, asking, giving, last_look: lastLook, tie_break: tieBreak };
