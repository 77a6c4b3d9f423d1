// The TV while cards are drawn and played: the draw for red, the base, calls, turns, the end of a round.

import { html, nothing } from "../../vendor/lit-html.js";
import { list, nth } from "../../words.js";
import { arrow, mark, playing, sign, tube } from "./parts.js";
import { table } from "./table.js";
import { OTHER, capital, counted, current, one, rowOf, sideName, some, speaker, spoken, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").BetShown} BetShown */
/** @typedef {import("./views.js").Bets} Bets */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Odds} Odds */

/** @type {Drawing} */
const choosingEmcee = (view, api) => {
  const { seats } = view.game;
  return html`
    <div class="cs cs-scene">
      <h2>${tube("Who is the emcee?")}</h2>
      <ol class="cs-roll" style="--n:${seats.length}">
        ${seats.map((/** @type {string} */ seat) => html`<li>${api.token(seat, seats.length > 5 ? 110 : 140)}<span>${api.name(seat)}</span></li>`)}
      </ol>
      <p>The captain says so. The emcee reads the polls and has the key.</p>
    </div>
  `;
};

/** @type {Drawing} */
const held = (view, api) => {
  const { emcee } = view.game.board;
  return html`
    <div class="cs cs-scene">
      <p class="cs-scene__token">${api.token(emcee, 220)}</p>
      <h2>${tube("One moment")}</h2>
      <p>${api.name(emcee)} holds the show and goes on with it soon.</p>
    </div>
  `;
};

/** One side and the card it drew. @param {Game} game @param {number} at @param {Api} api */
function drawer({ sides, cards, red }, at, api) {
  const won = red === at;
  const side = red === null ? null : won ? "red" : "blue";
  return html`
    <section class="cs-drawer ${won ? "is-won" : ""}" data-side=${side ?? nothing}>
      ${playing(cards[at], "red", { turns: true, more: won ? "is-now" : "" })}
      <div>
        <p class="cs-drawer__who" style="--n:${sides[at].length}">${sides[at].map((/** @type {string} */ seat) => api.token(seat, sides[at].length > 2 ? 84 : 110))}</p>
        <h3>${some(sides[at], api)}</h3>
        <p class="cs-drawer__side">${side ? html`${mark(side)}${won ? "Red, and first guess" : "Blue"}` : "Draws again"}</p>
      </div>
    </section>
  `;
}

/** @type {Drawing} */
const drawing = (view, api) => {
  const { red, cards, times } = view.game;
  const [first, second] = cards;
  return html`
    <div class="cs cs-draw">
      ${drawer(view.game, 0, api)}
      <p class="cs-draw__vs">${tube(red === null ? "Tie!" : "vs")}</p>
      ${drawer(view.game, 1, api)}
      <p class="cs-draw__line">
        ${red === null ? `Both drew ${one(first.rank)}. The cards go back, and both draw again.` : `${capital(one(Math.max(first.rank, second.rank)))} beats ${one(Math.min(first.rank, second.rank))}${times > 1 ? `, at the ${nth(times)} try` : ""}.`}
      </p>
    </div>
  `;
};

/** Between the rows: a heading, and a line under it. @param {unknown} title @param {unknown} line @param {string} more */
const banner = (title, line = nothing, more = "") => html`
  <section class="cs-banner ${more}"><h2>${title}</h2>${line === nothing ? nothing : html`<p>${line}</p>`}</section>
`;

/** @type {Drawing} */
const basing = (view, api) => {
  const { board } = view.game;
  const row = rowOf(board, board.turn);
  const { rank } = current(row.cards);
  return table(
    board,
    api,
    banner(html`Keep the ${spoken(rank)}, or change it?`, `${speaker(board, board.turn, api)} plays ${row.frozen ? "from the frozen card" : "next"}. A changed card must be called on.`),
    { says: "has the cards", rests: true },
  );
};

/** @param {Odds | null} odds @param {"higher" | "lower"} call */
const chance = (odds, call) => (odds ? html`<small>${odds[call]} %</small>` : nothing);

/** @type {Drawing} */
const calling = (view, api) => {
  const { board, free, bets, odds } = view.game;
  const row = rowOf(board, board.turn);
  const { rank } = current(row.cards);
  const middle = bets.locked
    ? html`<p>The call is made.</p><b>Last side bets!</b>`
    : html`<p>The next card …</p><b>than the ${spoken(rank)}?</b>`;
  return table(
    board,
    api,
    html`
      <div class="cs-marquee ${bets.locked ? "is-locked" : ""}">
        <p class="cs-sign" data-call="higher">${sign("up")}${tube("Higher?")}${chance(odds, "higher")}</p>
        <div class="cs-marquee__mid">${middle}${sharks(bets)}</div>
        <p class="cs-sign" data-call="lower">${sign("down")}${tube("Lower?")}${chance(odds, "lower")}</p>
      </div>
    `,
    { says: free ? "plays for free" : `${counted(toGo(row.cards), "call")} to go` },
  );
};

/** How many side bets are in. @param {Bets} bets */
function sharks({ sharks: all, placed }) {
  if (!all.length) return nothing;
  const inside = placed.filter((seat) => all.includes(seat)).length;
  return html`<p class="cs-fins" role="img" aria-label="${inside} of ${all.length} side bets">${all.map((_, i) => sign("fin", i < inside ? "is-on" : ""))}</p>`;
}

/** Who won a point by a side bet. @param {BetShown[]} bets @param {Api} api */
export function sharp(bets, api) {
  const right = bets.filter((bet) => bet.right).map((bet) => bet.seat);
  if (right.length) return html`<span class="cs-sharp">${sign("fin")}${some(right, api)}: +1</span>`;
  return bets.length ? html`<span class="cs-sharp is-off">${sign("fin")}No side bet was right</span>` : nothing;
}

/** What comes of a card. @param {Game} game @param {Api} api */
function comes({ board, then }, api) {
  const name = sideName(board, board.turn, api);
  const other = sideName(board, OTHER[board.turn], api);
  const row = rowOf(board, board.turn);
  switch (then) {
    case "won":
      return `${name} clears the row!`;
    case "on":
      return `${counted(toGo(row.cards), "call")} to go`;
    case "free":
      return `${other} plays for free`;
    case "lost":
      return `${other} wins the round`;
    default:
      return "On to the next question";
  }
}

/** @type {Drawing} */
const turned = (view, api) => {
  const { board, call, before, card, right, bets } = view.game;
  const equal = before.rank === card.rank;
  const said = html`${arrow(call)} ${right ? capital(call) : equal ? "Equal is a miss" : `Not ${call}`}`;
  return table(
    board,
    api,
    banner(
      html`<span class="cs-verdict ${right ? "is-right" : "is-wrong"}" data-call=${call}>${said}</span>`,
      html`${comes(view.game, api)} ${sharp(bets, api)}`,
      right ? "is-late is-good" : "is-late is-bad",
    ),
    { turns: true, says: `called ${call}` },
  );
};

/** @type {Drawing} */
const frozen = (view, api) => {
  const { board } = view.game;
  const { rank } = current(rowOf(board, board.turn).cards);
  return table(
    board,
    api,
    banner(html`${sign("ice")} ${sideName(board, board.turn, api)} freezes on the ${spoken(rank)}`, `${sideName(board, OTHER[board.turn], api)} does not play. On to the next question.`, "is-ice"),
    { says: "froze", rests: true },
  );
};

/** @type {Drawing} */
const deciding = (view, api) => {
  const { board } = view.game;
  const other = OTHER[board.turn];
  const [mine, theirs] = [board.turn, other].map((side) => sideName(board, side, api));
  const [own, others] = [board.turn, other].map((side) => rowOf(board, side));
  const calls = (/** @type {import("./views.js").Row} */ row) => counted(toGo(row.cards) - (row.cards[0] ? 0 : 1), "call");
  return table(
    board,
    api,
    html`
      <div class="cs-choices">
        <section data-side=${board.turn}><h2>${tube("Play")}</h2><p>${calls(own)}, and the base may be changed.<br />One miss, and ${theirs} wins.</p></section>
        <section data-side=${other}><h2>${tube("Pass")}</h2><p>${theirs} must play, ${calls(others)}, no change.<br />One miss, and ${mine} wins.</p></section>
      </div>
    `,
    { says: "plays or passes", rests: true },
  );
};

/** @type {Drawing} */
const roundWon = (view, api) => {
  const { board, winner, how, then } = view.game;
  const name = sideName(board, winner, api);
  const line = then === "money" ? "On to the Money Cards, with $10,000" : `${list(board.teams.map((/** @type {any} */ team) => `${sideName(board, team.side, api)} ${team.wins}`))}. The loser guesses first now`;
  return table(
    board,
    api,
    banner(tube(`${name} wins the round!`), `${how === "row" ? "The row is cleared" : `${sideName(board, OTHER[winner], api)} missed`}. ${line}.`, "is-good"),
    { says: "wins", rests: true },
  );
};

/** @type {{[screen: string]: Drawing}} */
export const cards = {
  choosing_emcee: choosingEmcee, held, drawing, basing, calling, turned, frozen, deciding, round_won: roundWon,
};
