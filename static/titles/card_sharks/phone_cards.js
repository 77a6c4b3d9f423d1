// The phone while cards are drawn and played: keep or change, higher, lower, freeze, play or pass.

import { html, nothing } from "../../vendor/lit-html.js";
import { callKey, counters, duel, halves, myBet, points, rowlet, shut, sideBet, task } from "./phone_parts.js";
import { arrow, mark, playing, sign } from "./parts.js";
import { OTHER, capital, counted, current, one, rowOf, sideName, sideOf, some, speaker, spoken, teamOf, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Board} Board */

/** @type {Drawing} */
const choosingEmcee = (view, api) => {
  const offer = api.offer("emcee");
  if (!offer || offer.type !== "choice") return html`<div class="csp">${task("Who is the emcee?", "The captain is choosing.")}</div>`;
  return html`
    <div class="csp">
      ${task("Who is the emcee?", "The emcee reads the polls, has the key, and plays for nobody.")}
      <div class="cs-guests">
        ${offer.options.map(
          ({ value }) => html`
            <button data-seat=${api.place(value)} aria-pressed=${api.pressed("emcee", value)} @click=${() => api.send("emcee", value)}>
              ${api.token(value, 48)}<span>${api.name(value)}</span>
            </button>
          `,
        )}
      </div>
    </div>
  `;
};

/** @type {Drawing} */
const held = (view, api) => html`
  <div class="csp">${task("One moment", `${api.name(view.game.board.emcee)} holds the show.`)}</div>
`;

/** @type {Drawing} */
const drawing = (view, api) => {
  const { sides, cards, red, king, emcee, queue } = view.game;
  const me = api.me?.seat ?? "";
  const mine = sides.findIndex((/** @type {string[]} */ members) => members.includes(me));
  const title = red === null ? "A tie: again!" : mine < 0 ? `${some(sides[red], api)} ${sides[red].length > 1 ? "have" : "has"} red` : mine === red ? "You have red" : "You have blue";
  const line = me === emcee ? "You are the emcee." : queue.includes(me) ? `You challenge the winner later: number ${queue.indexOf(me) + 1} in the queue.` : red === null ? "Both draw once more." : "Red guesses first.";
  return html`
    <div class="csp" data-side=${red === null || mine < 0 ? nothing : mine === red ? "red" : "blue"}>
      ${task(title, line)}
      <div class="cs-drawn">
        ${cards.map((/** @type {any} */ card, /** @type {number} */ at) => html`<figure>${playing(card, "red", { more: red === at ? "is-now" : "" })}<figcaption>${some(sides[at], api, 2)}</figcaption></figure>`)}
      </div>
      ${mine >= 0 && sides[mine].length > 1 ? html`<p class="cs-slip"><span>Your team: <b>${some(sides[mine], api, 5)}</b></span></p>` : nothing}
      ${king ? html`<p class="cs-quiet">King of the hill: the winner stays.</p>` : nothing}
    </div>
  `;
};

/** Who has the cards, for those who wait. @param {Board} board @param {Api} api @param {string} says */
const theirs = (board, api, says) => html`<p class="cs-slip">${mark(board.turn)}<span><b>${speaker(board, board.turn, api)}</b> ${says}</span></p>`;

/** @type {Drawing} */
const basing = (view, api) => {
  const { board } = view.game;
  const { rank } = current(rowOf(board, board.turn).cards);
  const [keep, change] = [api.offer("keep"), api.offer("change")];
  if (!keep || !change) {
    return html`<div class="csp" data-side=${board.turn}>${theirs(board, api, `may change the ${spoken(rank)}.`)} ${rowlet(board, board.turn)} ${rowlet(board, OTHER[board.turn])}</div>`;
  }
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${halves(
        html`${rowlet(board, board.turn)} ${duel(current(rowOf(board, board.turn).cards), board.turn)}`,
        html`
          ${task(`Keep the ${spoken(rank)}?`, "A changed card must be called on.")}
          <div class="cs-two">
            <button class="cs-key is-tall ${api.pressed("keep") ? "is-down" : ""}" @click=${() => api.send("keep")}><span>Keep it</span></button>
            <button class="cs-key is-tall ${api.pressed("change") ? "is-down" : ""}" @click=${() => api.send("change")}><span>${sign("swap")}Change it</span></button>
          </div>
        `,
      )}
    </div>
  `;
};

/** @param {Game} game @param {number} rank @param {Api} api */
function freezing({ why_no_freeze: why, board }, rank, api) {
  const { called } = rowOf(board, board.turn);
  if (why) return shut(html`${sign("ice")}Freeze`, why);
  if (!api.offer("freeze")) return nothing;
  return html`
    <button class="cs-key is-ice ${api.pressed("freeze") ? "is-down" : ""}" @click=${() => api.send("freeze")}>
      <span>${sign("ice")}Freeze on the ${spoken(rank)}</span><small>${called ? `Keeps ${counted(called, "right call")}, ends your turn` : "Ends your turn"}</small>
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
        ${theirs(board, api, bets.locked ? "has called." : `is on ${one(card.rank)}. What comes next?`)}
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
          ${task(html`Higher or lower than ${spoken(card.rank)}?`, `${free ? "A free run. " : ""}The same is a miss. ${capital(counted(toGo(row.cards), "call"))} to go.`)}
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
  const left = counted(toGo(rowOf(board, board.turn).cards), "call");
  /** @type {{[then: string]: string}} */
  const lines = { won: `${name} clears the row!`, on: `${left} to go.`, free: `${other} plays for free.`, lost: `${other} wins the round.`, question: "On to the next question." };
  return html`
    <div class="csp" data-side=${board.turn}>
      ${task(right ? "Right!" : card.rank === before.rank ? "Equal: a miss" : "A miss", lines[then])}
      <p class="cs-slip ${right ? "is-right" : "is-wrong"}" data-call=${call}>${arrow(call)}<span>${capital(spoken(card.rank))} after ${spoken(before.rank)}</span></p>
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
      ${task(html`${sideName(board, board.turn, api)} freezes`, `The ${spoken(rank)} is the base now. The next question comes.`)}
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
    return html`<div class="csp" data-side=${board.turn}>${theirs(board, api, "plays, or passes.")} ${rowlet(board, "red")} ${rowlet(board, "blue")}</div>`;
  }
  const key = (/** @type {string} */ act, /** @type {string} */ label, /** @type {string} */ note) => html`
    <button class="cs-key is-tall is-sudden ${api.pressed(act) ? "is-down" : ""}" @click=${() => api.send(act)}><span>${label}</span><small>${note}</small></button>
  `;
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${halves(
        html`${task("Sudden death", "One miss decides the round.")} ${rowlet(board, board.turn)} ${rowlet(board, OTHER[board.turn])}`,
        html`
          ${key("play", "Play my cards", `You may change your base. One miss, and ${other} wins.`)}
          ${key("pass", `Pass to ${other}`, `${other} must play, without a change. One miss, and you win.`)}
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
      ${task(mine ? "You win the round!" : `${sideName(board, winner, api)} wins the round`, then === "money" ? "The Money Cards are next, with $10,000." : `${counted(wins, "round")} of ${board.wins_needed}. The loser guesses first now.`)}
      <p class="cs-slip">${mark(winner)}<span>${how === "row" ? "The row is cleared." : "The other side missed."}</span></p>
      ${rowlet(board, winner)}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const cards = {
  choosing_emcee: choosingEmcee, held, drawing, basing, calling, turned, frozen, deciding, round_won: roundWon,
};
