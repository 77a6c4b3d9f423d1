// Pieces of this title's phone pages: headings, big keys, side bets, one's own row.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { cardsOf } from "./table.js";
import { arrow, back, face, minis, sign } from "./parts.js";
import { callName, hopeless, rowOf, some } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Advice} Advice */
/** @typedef {import("./views.js").BetShown} BetShown */
/** @typedef {import("./views.js").Bets} Bets */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Card} Card */

/** A heading and a line under it. @param {Drawn} title @param {Drawn} [line] */
export const task = (title, line = nothing) => html`
  <header class="cs-task"><h1>${title}</h1>${line === nothing ? nothing : html`<p>${line}</p>`}</header>
`;

/** What one looks at, and what one does: side by side where the phone lies on its side. @param {Drawn} look @param {Drawn} act */
export const halves = (look, act) => html`<div class="cs-half">${look}</div><div class="cs-half">${act}</div>`;

/** Something that can't be done now, and why. @param {Drawn} label @param {string} why */
export const shut = (label, why) => html`<p class="cs-key is-off"><span>${label}</span><small>${why}</small></p>`;

/** A big key for one call. @param {{call: string, on?: boolean, note?: string, press: () => void, api: Api, down?: boolean, fin?: boolean}} how */
export const callKey = ({ call, on = false, note = "", press, api, down = false, fin = false }) => html`
  <button class="cs-call ${on ? "is-on" : ""} ${down ? "is-down" : ""}" data-call=${call} aria-pressed=${on || down} aria-disabled=${api.offline ? "true" : "false"} @click=${press}>
    ${fin ? sign("fin", "cs-call__fin") : nothing}${arrow(call)}<span>${callName(call)}</span>${note ? html`<small>${note}</small>` : nothing}
  </button>
`;

/** What one's team would do. @param {Advice[]} advice @param {Api} api */
export function counters(advice, api) {
  if (!advice.length) return nothing;
  return html`
    <p class="cs-advice" role="status">
      ${["higher", "lower"].map((call) => {
        const who = advice.filter((each) => each.says === call).map((each) => each.seat);
        return who.length ? html`<span data-call=${call}>${arrow(call)}<b>${who.length}</b> ${some(who, api)}</span>` : nothing;
      })}
    </p>
  `;
}

/** The side bet of whoever does not decide; nothing, where none may be made. @param {Bets} bets @param {Api} api @param {number | null} rank of the card that is called on */
export function sideBet(bets, api, rank = null) {
  const offer = api.offer("side_bet");
  if (!offer) return bets.mine ? html`<p class="cs-slip" data-call=${bets.mine}>${sign("fin")}<span>${msgDrawn("card_sharks-your-side-bet", { call: html`<b>${callName(bets.mine)}</b>` })}</span></p>` : nothing;
  const note = (/** @type {string} */ call) => (bets.mine === call ? msg("card_sharks-your-bet") : rank === null ? "" : hopeless(rank, call));
  return html`
    <section class="cs-shark" role="group" aria-label=${offer.label}>
      <h2>${sign("fin")}${offer.label}</h2>
      <div class="cs-two">
        ${["higher", "lower"].map((call) => callKey({ call, fin: true, on: bets.mine === call, note: note(call), down: api.pressed("side_bet", call), press: () => api.send("side_bet", call), api }))}
      </div>
      <p class="cs-quiet">${bets.locked ? msg("card_sharks-bet-last-moment") : msg("card_sharks-bet-secret")}</p>
    </section>
  `;
}

/** One's own points by side bets, and who has the most. @param {Board} board @param {Api} api */
export function points({ points: all, emcee }, api) {
  const best = Math.max(0, ...Object.values(all));
  if (!best || emcee === api.me?.seat) return nothing;
  const mine = all[api.me?.seat ?? ""] ?? 0;
  const leaders = Object.keys(all).filter((seat) => all[seat] === best && seat !== api.me?.seat);
  const how = mine < best ? "behind" : leaders.length ? "with" : "best";
  return html`<p class="cs-quiet">${msg(`card_sharks-points-${how}`, { count: mine, names: some(leaders, api, 2), best })}</p>`;
}

/** How one's side bet went. @param {BetShown[]} bets @param {Api} api */
export function myBet(bets, api) {
  const mine = bets.find((bet) => bet.seat === api.me?.seat);
  if (!mine) return nothing;
  return html`<p class="cs-slip ${mine.right ? "is-right" : "is-wrong"}" data-call=${mine.call}>${sign("fin")}<span>${msgDrawn(mine.right ? "card_sharks-bet-right" : "card_sharks-bet-wrong", { call: html`<b>${callName(mine.call)}</b>` })}</span></p>`;
}

/** A row in small, with its discards. @param {Board} board @param {string | null} side */
export function rowlet(board, side) {
  if (!side || !board.rows.length) return nothing;
  const row = rowOf(board, side);
  return html`
    <div class="cs-rowlet" data-side=${side}>
      <div class="cs-row" style="--n:${row.cards.length}">${cardsOf(row, board.turn === side, false)}</div>
      ${minis(row.discards, msg("card_sharks-discards"))}
    </div>
  `;
}

/** The card that lies open, and the next one. @param {Card} card @param {string} side @param {boolean} [small] */
export const duel = (card, side, small = false) => html`
  <div class="cs-duel ${small ? "is-small" : ""}"><span class="cs-card"><span class="cs-card__in">${face(card)}</span></span><span class="cs-card is-next"><span class="cs-card__in">${back(side)}</span></span></div>
`;
