// The TV through a round: sides, the deal, hands, judges.

import { html, nothing } from "../../vendor/lit-html.js";
import { list } from "../../words.js";
import { bank, bench } from "./bench.js";
import { picture, sign } from "./cards.js";
import { counted, pile } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").DrawView} DrawView */
/** @typedef {import("./views.js").TakeView} TakeView */

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
  return html`
    <div class="jj jj-court">
      ${bank("prosecution", court, null, api)}
      <div class="jj-middle is-tall">
        ${sheet(html`${api.name(seat)}, choose your side`, "The highest jury card chooses first. The sides stay even.", drawn(draws, api, seat))}
      </div>
      ${bank("defence", court, null, api)}
    </div>
  `;
};

/** @type {Drawing} */
const opening = ({ game }, api) => {
  const { court, draws, leader } = game;
  const line = html`The highest jury card deals. ${api.name(leader)}, on the left, leads.`;
  return bench(court, api, { lit: leader, over: sheet(html`Round ${court.round}`, line, drawn(draws, api, court.dealer)) });
};

/** @type {Drawing} */
const turn = ({ game }, api) => bench(game.court, api, { lit: game.seat });

/** Who got what, large. @param {TakeView} take @param {Api} api */
const taker = (take, api) => html`
  <p class="jj-taker">${api.token(take.seat, 120)}<b>+${take.cards + take.given}</b>${sign("icon-won")}</p>
`;

/** @param {TakeView} take @param {Api} api */
function how(take, api) {
  if (!take.judge) return "Nobody could answer.";
  if (!take.asked) return "The judge takes the hand.";
  const what = take.colour ? `${take.given} ${take.colour}` : counted(take.given, "card");
  return html`${counted(take.cards, "card")} from the pile, ${what} from ${api.name(take.asked)}`;
}

/** @type {Drawing} */
const taken = ({ game }, api) => {
  const { court, take } = game;
  return bench(court, api, { lit: take.seat, over: sheet(html`${api.name(take.seat)} takes the hand`, how(take, api), taker(take, api)) });
};

/** Who has a judge now. @param {Court} court @param {Api} api */
const holders = (court, api) => html`
  <p class="jj-taker">${court.players.filter(({ judges }) => judges).map(({ seat }) => html`${api.token(seat, 104)}${picture("judge", "has a judge")}`)}</p>
`;

/** @type {Drawing} */
const gap = ({ game }, api) => {
  const { court, move, take, undecided } = game;
  const open = undecided.length ? html`${undecided.length > 3 ? `${undecided.length} of you` : list(undecided.map(api.name))} may still move a judge.` : nothing;
  const what = move
    ? html`<p class="jj-taker">${api.token(move.before, 104)}${sign("icon-arrow")}${picture("judge")}${sign("icon-arrow")}${api.token(move.after, 104)}</p>`
    : take
      ? taker(take, api)
      : holders(court, api);
  const title = move ? html`The judge moves to ${api.name(move.after)}` : take ? html`${api.name(take.seat)} takes the hand` : "Change of judge?";
  return bench(court, api, { over: sheet(title, open, what) });
};

/** The gavel falls. @param {string} title @param {string} line @param {Drawn} more @param {Api} api @param {any} game @param {string} lit */
const judged = (title, line, more, api, game, lit) => html`
  ${bench(game.court, api, { lit, over: html`<div class="jj-sheet is-judge">${picture("judge", "", "jj-presides")}<div><h2>${title}</h2><p>${line}</p>${more}</div></div>` })}
`;

/** @type {Drawing} */
const asking = ({ game }, api) => {
  const { take, seat } = game;
  const line = `${api.name(seat)} takes ${pile(take.cards)} and asks somebody for four.`;
  return judged("Order in court!", line, html`<p class="jj-taker">${api.token(seat, 110)}${sign("icon-gavel", "jj-falls")}</p>`, api, game, seat);
};

/** @type {Drawing} */
const giving = ({ game }, api) => {
  const { take, seat, count } = game;
  const colour = take.colour ? ` ${take.colour}` : "";
  const arrow = html`<p class="jj-taker">${api.token(seat, 110)}${sign("icon-arrow")}${api.token(take.seat, 110)}</p>`;
  return judged(`Four${colour} cards, please`, `${api.name(seat)} chooses which ${count} to give to ${api.name(take.seat)}.`, arrow, api, game, seat);
};

/** @type {Drawing} */
const lastLook = ({ game }, api) => {
  const { court, seats } = game;
  const who = html`<p class="jj-taker">${seats.slice(0, 5).map((/** @type {string} */ seat) => api.token(seat, 96))}${picture("research")}</p>`;
  return bench(court, api, { over: sheet("Last looks", "The round is over. Research that is left may be used now.", who) });
};

/** @type {Drawing} */
const tieBreak = ({ game }, api) => {
  const [first] = game.draws;
  return bench(game.court, api, {
    lit: first.seat,
    over: sheet(html`A tie, and ${api.name(first.seat)} wins it`, "One jury card each; the highest wins.", drawn(game.draws, api, first.seat)),
  });
};

/** @type {{[screen: string]: Drawing}} */
export const rounds = { choosing_side: choosingSide, opening, gap, turn, taken, asking, giving, last_look: lastLook, tie_break: tieBreak };
