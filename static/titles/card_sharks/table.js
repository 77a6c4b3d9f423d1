// The TV's table of the main round: two rows, and what happens between them.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { arrow, mark, minis, playing, sign } from "./parts.js";
import { colour, leadOf, teamOf, toGo } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Card} Card */
/** @typedef {import("./views.js").Row} Row */

/** How the rows stand: which card turns now, and what the plaque of the side in play says.
 * @typedef {{turns?: boolean, says?: string, rests?: boolean}} How */

/** The little arrow between two cards: how the next one was. @param {Card | null} card @param {Card | null} next */
function between(card, next) {
  if (!card || !next) return nothing;
  if (card.rank === next.rank) return html`<span class="cs-step" aria-hidden="true">${sign("equal")}</span>`;
  const call = next.rank > card.rank ? "higher" : "lower";
  return html`<span class="cs-step" data-call=${call} aria-hidden="true">${arrow(call)}</span>`;
}

/** @param {Row} row @param {number} at */
function tag({ base, frozen, cards }, at) {
  if (at !== base || !cards[at]) return nothing;
  return frozen ? html`<span class="cs-tag is-ice">${sign("ice")}${msg("card_sharks-frozen")}</span>` : html`<span class="cs-tag">${msg("card_sharks-base")}</span>`;
}

/** @param {Row} row @param {boolean} on @param {boolean} turns @param {boolean} [rests] no next card is called on */
export const cardsOf = (row, on, turns, rests = false) => {
  const last = row.cards.length - toGo(row.cards) - 1;
  return row.cards.map((card, at) => {
    const now = on && at === last;
    const next = on && !turns && !rests && at === last + 1;
    const ice = row.frozen && at === row.base;
    const more = [now ? "is-now" : "", next ? "is-next" : "", ice ? "is-frozen" : ""].join(" ");
    return html`${playing(card, row.side, { more, turns: now && turns, tag: tag(row, at) })}${between(card, row.cards[at + 1] ?? null)}`;
  });
};

/** @param {Board} board @param {Row} row @param {string} says @param {Api} api */
function plaque(board, row, says, api) {
  const lead = leadOf(board, row.side);
  const { members, wins } = teamOf(board, row.side);
  const name = members.length === 1 ? api.name(members[0]) : colour(row.side);
  const calls = row.cards.length - 1;
  const done = Math.max(0, row.cards.length - toGo(row.cards) - 1);
  return html`
    <section class="cs-plaque">
      <h2 class=${name.length > 8 ? "is-long" : ""}>${mark(row.side)}<span>${name}</span></h2>
      <p class="cs-pips" role="img" aria-label=${msg("card_sharks-calls-made", { done, of: calls })}>${Array.from({ length: calls }, (_, i) => html`<i class=${i < done ? "is-on" : ""}></i>`)}</p>
      <p>${says || (members.length > 1 && lead ? msgDrawn("card_sharks-leads", { name: html`<b>${api.name(lead)}</b>` }) : msg("card_sharks-calls-to-go", { count: toGo(row.cards) - (row.cards[0] ? 0 : 1) }))}</p>
      ${board.wins_needed > 1 ? html`<p class="cs-wins">${msg("card_sharks-rounds-won", { count: wins })}</p>` : nothing}
    </section>
  `;
}

/** One side of the table. @param {Board} board @param {Row} row @param {How} how @param {Api} api */
const lane = (board, row, { turns = false, says = "", rests = false }, api) => {
  const on = row.side === board.turn;
  return html`
    <div class="cs-lane ${on ? "is-on" : ""}" data-side=${row.side}>
      ${plaque(board, row, on ? says : "", api)}
      <div class="cs-row" style="--n:${row.cards.length}">${cardsOf(row, on, turns && on, rests)}</div>
      ${minis(row.discards, msg(`card_sharks-discards-${row.side}`))}
    </div>
  `;
};

/** Both rows with something between them. @param {Board} board @param {Api} api @param {Drawn} middle @param {How} [how] */
export const table = (board, api, middle, how = {}) => html`
  <div class="cs cs-table ${board.sudden ? "is-sudden" : ""}">
    ${lane(board, board.rows[0], how, api)}
    <div class="cs-middle">${middle}</div>
    ${lane(board, board.rows[1], how, api)}
  </div>
`;
