// The TV while cards are drawn and played: the draw for red, the base, calls, turns, the end of a round.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { list } from "../../words.js";
import { arrow, mark, playing, sign, tube } from "./parts.js";
import { table } from "./table.js";
import { One, OTHER, callName, current, one, rowOf, sideName, some, speaker, spoken, toGo } from "./words.js";

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
      <h2>${tube(msg("card_sharks-who-is-emcee"))}</h2>
      <ol class="cs-roll" style="--n:${seats.length}">
        ${seats.map((/** @type {string} */ seat) => html`<li>${api.token(seat, seats.length > 5 ? 110 : 140)}<span>${api.name(seat)}</span></li>`)}
      </ol>
      <p>${msg("card_sharks-captain-says-so")}</p>
    </div>
  `;
};

/** @type {Drawing} */
const held = (view, api) => {
  const { emcee } = view.game.board;
  return html`
    <div class="cs cs-scene">
      <p class="cs-scene__token">${api.token(emcee, 220)}</p>
      <h2>${tube(msg("card_sharks-one-moment"))}</h2>
      <p>${msg("card_sharks-holds-show", { name: api.name(emcee) })}</p>
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
        <p class="cs-drawer__side">${side ? html`${mark(side)}${won ? msg("card_sharks-red-first") : msg("card_sharks-blue")}` : msg("card_sharks-draws-again")}</p>
      </div>
    </section>
  `;
}

/** @type {Drawing} */
const drawing = (view, api) => {
  const { red, cards, times } = view.game;
  const [first, second] = cards;
  const ranks = { card: One(Math.max(first.rank, second.rank)), other: one(Math.min(first.rank, second.rank)) };
  return html`
    <div class="cs cs-draw">
      ${drawer(view.game, 0, api)}
      <p class="cs-draw__vs">${tube(red === null ? msg("card_sharks-tie") : msg("card_sharks-vs"))}</p>
      ${drawer(view.game, 1, api)}
      <p class="cs-draw__line">
        ${red === null ? msg("card_sharks-both-drew", { card: one(first.rank) }) : times > 1 ? msg("card_sharks-beats-at", { ...ranks, times }) : msg("card_sharks-beats", ranks)}
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
  const name = speaker(board, board.turn, api);
  return table(
    board,
    api,
    banner(msg("card_sharks-keep-or-change-it", { rank: spoken(rank) }), row.frozen ? msg("card_sharks-plays-frozen", { name }) : msg("card_sharks-plays-next", { name })),
    { says: msg("card_sharks-has-cards"), rests: true },
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
    ? html`<p>${msg("card_sharks-call-made")}</p><b>${msg("card_sharks-last-side-bets")}</b>`
    : html`<p>${msg("card_sharks-next-card")}</p><b>${msg("card_sharks-than-the", { rank: spoken(rank) })}</b>`;
  return table(
    board,
    api,
    html`
      <div class="cs-marquee ${bets.locked ? "is-locked" : ""}">
        <p class="cs-sign" data-call="higher">${sign("up")}${tube(msg("card_sharks-ask-higher"))}${chance(odds, "higher")}</p>
        <div class="cs-marquee__mid">${middle}${sharks(bets)}</div>
        <p class="cs-sign" data-call="lower">${sign("down")}${tube(msg("card_sharks-ask-lower"))}${chance(odds, "lower")}</p>
      </div>
    `,
    { says: free ? msg("card_sharks-plays-free") : msg("card_sharks-calls-to-go", { count: toGo(row.cards) }) },
  );
};

/** How many side bets are in. @param {Bets} bets */
function sharks({ sharks: all, placed }) {
  if (!all.length) return nothing;
  const inside = placed.filter((seat) => all.includes(seat)).length;
  return html`<p class="cs-fins" role="img" aria-label=${msg("card_sharks-side-bets-of", { inside, of: all.length })}>${all.map((_, i) => sign("fin", i < inside ? "is-on" : ""))}</p>`;
}

/** Who won a point by a side bet. @param {BetShown[]} bets @param {Api} api */
export function sharp(bets, api) {
  const right = bets.filter((bet) => bet.right).map((bet) => bet.seat);
  if (right.length) return html`<span class="cs-sharp">${sign("fin")}${some(right, api)}: +1</span>`;
  return bets.length ? html`<span class="cs-sharp is-off">${sign("fin")}${msg("card_sharks-no-bet-right")}</span>` : nothing;
}

/** What comes of a card. @param {Game} game @param {Api} api */
function comes({ board, then }, api) {
  const name = sideName(board, board.turn, api);
  const other = sideName(board, OTHER[board.turn], api);
  const row = rowOf(board, board.turn);
  switch (then) {
    case "won":
      return msg("card_sharks-clears-row", { name });
    case "on":
      return msg("card_sharks-calls-to-go", { count: toGo(row.cards) });
    case "free":
      return msg("card_sharks-name-plays-free", { name: other });
    case "lost":
      return msg("card_sharks-wins-round", { name: other });
    default:
      return msg("card_sharks-next-question");
  }
}

/** @type {Drawing} */
const turned = (view, api) => {
  const { board, call, before, card, right, bets } = view.game;
  const equal = before.rank === card.rank;
  const said = html`${arrow(call)} ${right ? callName(call) : equal ? msg("card_sharks-equal-miss") : msg(`card_sharks-not-${call}`)}`;
  return table(
    board,
    api,
    banner(
      html`<span class="cs-verdict ${right ? "is-right" : "is-wrong"}" data-call=${call}>${said}</span>`,
      html`${comes(view.game, api)} ${sharp(bets, api)}`,
      right ? "is-late is-good" : "is-late is-bad",
    ),
    { turns: true, says: msg(`card_sharks-called-${call}`) },
  );
};

/** @type {Drawing} */
const frozen = (view, api) => {
  const { board } = view.game;
  const { rank } = current(rowOf(board, board.turn).cards);
  return table(
    board,
    api,
    banner(
      html`${sign("ice")} ${msg("card_sharks-freezes-on", { name: sideName(board, board.turn, api), rank: spoken(rank) })}`,
      msg("card_sharks-does-not-play", { name: sideName(board, OTHER[board.turn], api) }),
      "is-ice",
    ),
    { says: msg("card_sharks-froze"), rests: true },
  );
};

/** @type {Drawing} */
const deciding = (view, api) => {
  const { board } = view.game;
  const other = OTHER[board.turn];
  const [mine, theirs] = [board.turn, other].map((side) => sideName(board, side, api));
  const [own, others] = [board.turn, other].map((side) => rowOf(board, side));
  const calls = (/** @type {import("./views.js").Row} */ row) => toGo(row.cards) - (row.cards[0] ? 0 : 1);
  return table(
    board,
    api,
    html`
      <div class="cs-choices">
        <section data-side=${board.turn}><h2>${tube(msg("card_sharks-play"))}</h2><p>${msg("card_sharks-play-line", { calls: calls(own) })}<br />${msg("card_sharks-one-miss", { name: theirs })}</p></section>
        <section data-side=${other}><h2>${tube(msg("card_sharks-pass"))}</h2><p>${msg("card_sharks-pass-line", { name: theirs, calls: calls(others) })}<br />${msg("card_sharks-one-miss", { name: mine })}</p></section>
      </div>
    `,
    { says: msg("card_sharks-plays-or-passes"), rests: true },
  );
};

/** @type {Drawing} */
const roundWon = (view, api) => {
  const { board, winner, how, then } = view.game;
  const name = sideName(board, winner, api);
  const wins = (/** @type {any} */ team) => msg("card_sharks-standing", { name: sideName(board, team.side, api), wins: team.wins });
  const words = { other: sideName(board, OTHER[winner], api), standing: list(board.teams.map(wins)) };
  const next = then === "money" ? "money" : "next";
  return table(
    board,
    api,
    banner(tube(msg("card_sharks-name-wins-round", { name })), how === "row" ? msg(`card_sharks-cleared-${next}`, words) : msg(`card_sharks-missed-${next}`, words), "is-good"),
    { says: msg("card_sharks-side-wins"), rests: true },
  );
};

/** @type {{[screen: string]: Drawing}} */
export const cards = {
  choosing_emcee: choosingEmcee, held, drawing, basing, calling, turned, frozen, deciding, round_won: roundWon,
};
