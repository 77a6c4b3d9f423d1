// The phone while cards are drawn and played: keep or change, higher, lower, freeze, play or pass.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { callKey, counters, duel, halves, myBet, points, rowlet, shut, sideBet, task } from "./phone_parts.js";
import { arrow, mark, playing, sign } from "./parts.js";
import { OTHER, Spoken, current, one, rowOf, sideName, sideOf, some, speaker, spoken, teamOf, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Board} Board */

/** @type {Drawing} */
const choosingEmcee = (view, api) => {
  const offer = api.offer("emcee");
  if (!offer || offer.type !== "choice") return html`<div class="csp">${task(msg("card_sharks-who-is-emcee"), msg("card_sharks-captain-chooses"))}</div>`;
  return html`
    <div class="csp">
      ${task(msg("card_sharks-who-is-emcee"), msg("card_sharks-emcee-does"))}
      <div class="cs-guests">
        ${offer.options.map(
          ({ value }) => html`
            <button data-seat=${api.place(value)} aria-pressed=${api.pressed("emcee", value)} @click=${() => api.send("emcee", value)}>
              ${api.token(value, 42)}<span>${api.name(value)}</span>
            </button>
          `,
        )}
      </div>
    </div>
  `;
};

/** @type {Drawing} */
const held = (view, api) => html`
  <div class="csp">${task(msg("card_sharks-one-moment"), msg("card_sharks-name-holds", { name: api.name(view.game.board.emcee) }))}</div>
`;

/** @type {Drawing} */
const drawing = (view, api) => {
  const { sides, cards, red, king, emcee, queue } = view.game;
  const me = api.me?.seat ?? "";
  const mine = sides.findIndex((/** @type {string[]} */ members) => members.includes(me));
  const title = red === null ? msg("card_sharks-tie-again") : mine < 0 ? msg("card_sharks-have-red", { names: some(sides[red], api), count: sides[red].length }) : mine === red ? msg("card_sharks-you-red") : msg("card_sharks-you-blue");
  const line = me === emcee ? msg("card_sharks-you-emcee") : queue.includes(me) ? msg("card_sharks-you-queue", { n: queue.indexOf(me) + 1 }) : red === null ? msg("card_sharks-both-again") : msg("card_sharks-red-guesses");
  return html`
    <div class="csp" data-side=${red === null || mine < 0 ? nothing : mine === red ? "red" : "blue"}>
      ${task(title, line)}
      <div class="cs-drawn">
        ${cards.map((/** @type {any} */ card, /** @type {number} */ at) => html`<figure>${playing(card, "red", { more: red === at ? "is-now" : "" })}<figcaption>${some(sides[at], api, 2)}</figcaption></figure>`)}
      </div>
      ${mine >= 0 && sides[mine].length > 1 ? html`<p class="cs-slip"><span>${msgDrawn("card_sharks-your-team", { names: html`<b>${some(sides[mine], api, 5)}</b>` })}</span></p>` : nothing}
      ${king ? html`<p class="cs-quiet">${msg("card_sharks-king")}</p>` : nothing}
    </div>
  `;
};

/** Who has the cards, for those who wait. @param {Board} board @param {Api} api @param {"may-change" | "who-has-called" | "is-on" | "who-plays-or-passes"} id @param {{[name: string]: string}} [words] */
const theirs = (board, api, id, words = {}) => html`
  <p class="cs-slip">${mark(board.turn)}<span>${msgDrawn(`card_sharks-${id}`, { ...words, who: html`<b>${speaker(board, board.turn, api)}</b>` })}</span></p>
`;

/** @type {Drawing} */
const basing = (view, api) => {
  const { board } = view.game;
  const { rank } = current(rowOf(board, board.turn).cards);
  const [keep, change] = [api.offer("keep"), api.offer("change")];
  if (!keep || !change) {
    return html`<div class="csp" data-side=${board.turn}>${theirs(board, api, "may-change", { rank: spoken(rank) })} ${rowlet(board, board.turn)} ${rowlet(board, OTHER[board.turn])}</div>`;
  }
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${halves(
        html`${rowlet(board, board.turn)} ${duel(current(rowOf(board, board.turn).cards), board.turn)}`,
        html`
          ${task(msg("card_sharks-keep-rank", { rank: spoken(rank) }), msg("card_sharks-must-call"))}
          <div class="cs-two">
            <button class="cs-key is-tall ${api.pressed("keep") ? "is-down" : ""}" @click=${() => api.send("keep")}><span>${msg("card_sharks-keep-it")}</span></button>
            <button class="cs-key is-tall ${api.pressed("change") ? "is-down" : ""}" @click=${() => api.send("change")}><span>${sign("swap")}${msg("card_sharks-change-it")}</span></button>
          </div>
        `,
      )}
    </div>
  `;
};

/** @param {Game} game @param {number} rank @param {Api} api */
function freezing({ why_no_freeze: why, board }, rank, api) {
  const { called } = rowOf(board, board.turn);
  if (why) return shut(html`${sign("ice")}${msg("card_sharks-freeze")}`, why);
  if (!api.offer("freeze")) return nothing;
  return html`
    <button class="cs-key is-ice ${api.pressed("freeze") ? "is-down" : ""}" @click=${() => api.send("freeze")}>
      <span>${sign("ice")}${msg("card_sharks-freeze-on", { rank: spoken(rank) })}</span><small>${msg("card_sharks-keeps-calls", { count: called })}</small>
    </button>
  `;
}

/** @type {Drawing} */
const calling = (view, api) => {
  const { board, bets, odds, free } = view.game;
  const row = rowOf(board, board.turn);
  const card = current(row.cards);
  const offer = api.offer("call");
  if (!offer || offer.type !== "choice") {
    return html`
      <div class="csp" data-side=${board.turn}>
        ${bets.locked ? theirs(board, api, "who-has-called") : theirs(board, api, "is-on", { card: one(card.rank) })}
        ${bets.mine || api.has("side_bet") ? duel(card, board.turn, true) : nothing} ${sideBet(bets, api, card.rank)} ${points(board, api)}
        ${rowlet(board, board.turn)} ${rowlet(board, OTHER[board.turn])}
      </div>
    `;
  }
  const note = (/** @type {"higher" | "lower"} */ call) => offer.options.find((each) => each.value === call)?.note || (odds ? `${odds[call]} %` : "");
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${halves(
        html`${rowlet(board, board.turn)} ${duel(card, board.turn)}`,
        html`
          ${task(msg("card_sharks-than-rank", { rank: spoken(card.rank) }), free ? msg("card_sharks-free-same-is-miss", { count: toGo(row.cards) }) : msg("card_sharks-same-is-miss", { count: toGo(row.cards) }))}
          ${counters(bets.advice, api)}
          <div class="cs-two">
            ${/** @type {("higher" | "lower")[]} */ (["higher", "lower"]).map((call) => callKey({ call, note: note(call), down: api.pressed("call", call), press: () => api.send("call", call), api }))}
          </div>
          ${freezing(view.game, card.rank, api)}
        `,
      )}
    </div>
  `;
};

/** @type {Drawing} */
const turned = (view, api) => {
  const { board, card, before, call, right, then, bets } = view.game;
  const name = sideName(board, board.turn, api);
  const other = sideName(board, OTHER[board.turn], api);
  const left = toGo(rowOf(board, board.turn).cards);
  /** @type {{[then: string]: string}} */
  const lines = {
    won: msg("card_sharks-clears-row", { name }),
    on: msg("card_sharks-calls-left", { count: left }),
    free: msg("card_sharks-phone-free", { name: other }),
    lost: msg("card_sharks-phone-lost", { name: other }),
    question: msg("card_sharks-phone-question-next"),
  };
  return html`
    <div class="csp" data-side=${board.turn}>
      ${task(right ? msg("card_sharks-right") : card.rank === before.rank ? msg("card_sharks-equal-a-miss") : msg("card_sharks-a-miss"), lines[then])}
      <p class="cs-slip ${right ? "is-right" : "is-wrong"}" data-call=${call}>${arrow(call)}<span>${msg("card_sharks-after", { card: Spoken(card.rank), before: spoken(before.rank) })}</span></p>
      ${myBet(bets, api)} ${rowlet(board, board.turn)}
    </div>
  `;
};

/** @type {Drawing} */
const frozen = (view, api) => {
  const { board } = view.game;
  const { rank } = current(rowOf(board, board.turn).cards);
  return html`
    <div class="csp" data-side=${board.turn}>
      ${task(msg("card_sharks-freezes", { name: sideName(board, board.turn, api) }), msg("card_sharks-is-base-now", { rank: spoken(rank) }))}
      ${rowlet(board, "red")} ${rowlet(board, "blue")}
    </div>
  `;
};

/** @type {Drawing} */
const deciding = (view, api) => {
  const { board } = view.game;
  const other = sideName(board, OTHER[board.turn], api);
  const [play, pass] = [api.offer("play"), api.offer("pass")];
  if (!play || !pass) {
    return html`<div class="csp" data-side=${board.turn}>${theirs(board, api, "who-plays-or-passes")} ${rowlet(board, "red")} ${rowlet(board, "blue")}</div>`;
  }
  const key = (/** @type {string} */ act, /** @type {string} */ label, /** @type {string} */ note) => html`
    <button class="cs-key is-tall is-sudden ${api.pressed(act) ? "is-down" : ""}" @click=${() => api.send(act)}><span>${label}</span><small>${note}</small></button>
  `;
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${halves(
        html`${task(msg("card_sharks-phone-sudden"), msg("card_sharks-one-miss-decides"))} ${rowlet(board, board.turn)} ${rowlet(board, OTHER[board.turn])}`,
        html`
          ${key("play", msg("card_sharks-play-mine"), msg("card_sharks-play-mine-note", { name: other }))}
          ${key("pass", msg("card_sharks-pass-to", { name: other }), msg("card_sharks-pass-note", { name: other }))}
        `,
      )}
    </div>
  `;
};

/** @type {Drawing} */
const roundWon = (view, api) => {
  const { board, winner, how, then } = view.game;
  const mine = sideOf(board, api.me?.seat) === winner;
  const wins = teamOf(board, winner).wins;
  return html`
    <div class="csp" data-side=${winner}>
      ${task(mine ? msg("card_sharks-you-win-round") : msg("card_sharks-wins-round", { name: sideName(board, winner, api) }), then === "money" ? msg("card_sharks-phone-money-next") : msg("card_sharks-rounds-of", { wins, needed: board.wins_needed }))}
      <p class="cs-slip">${mark(winner)}<span>${how === "row" ? msg("card_sharks-row-cleared") : msg("card_sharks-other-missed")}</span></p>
      ${rowlet(board, winner)}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const cards = {
  choosing_emcee: choosingEmcee, held, drawing, basing, calling, turned, frozen, deciding, round_won: roundWon,
};
