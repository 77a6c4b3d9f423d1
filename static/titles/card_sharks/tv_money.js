// The TV at the Money Cards: the row, the bank in chips, and the bet on higher or lower.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { arrow, chips, mark, minis, playing, sign, tube } from "./parts.js";
import { sharp } from "./tv_cards.js";
import { callName, sideName, speaker, spoken, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Money} Money */

/** What a bet brought, under its card. @param {number | undefined} gain @param {Api} api */
function gained(gain, api) {
  if (gain === undefined) return nothing;
  const words = gain > 0 ? `+ ${api.money(gain)}` : gain < 0 ? `− ${api.money(-gain)}` : msg("card_sharks-push");
  return html`<span class="cs-gain ${gain > 0 ? "is-up" : "is-down"}">${words}</span>`;
}

/** @param {Money} money @param {boolean} turns @param {boolean} on @param {Api} api */
function row({ cards, side, gains }, turns, on, api) {
  const last = cards.length - toGo(cards) - 1;
  return html`
    <div class="cs-row cs-money__row" style="--n:${cards.length}">
      ${cards.map((card, at) => {
        const next = on && at === last + 1;
        const more = at === last ? "is-now" : next ? "is-next" : "";
        const step = card && at ? (card.rank === cards[at - 1]?.rank ? nothing : stepped(card.rank > (cards[at - 1]?.rank ?? 0))) : nothing;
        return html`${step}${playing(card, side, { more, turns: turns && at === last, tag: gained(gains[at - 1], api) })}`;
      })}
    </div>
  `;
}

/** @param {boolean} up */
const stepped = (up) => html`<span class="cs-step" data-call=${up ? "higher" : "lower"} aria-hidden="true">${sign(up ? "up" : "down")}</span>`;

/** @param {string} call @param {Drawn} content @param {string} more */
const zone = (call, content, more = "") => html`
  <section class="cs-zone-box ${more}" data-call=${call}>
    <h3>${arrow(call)}${tube(callName(call))}</h3>
    ${content}
  </section>
`;

/** @param {Money} money @param {Api} api */
const bank = (money, api) => html`
  <section class="cs-bank">
    <p>${msg("card_sharks-bank")}</p>
    <b class="cs-tube" data-count=${money.bank} data-unit="$"></b>
    ${money.bank ? chips(money.bank, "is-bank") : html`<p>${msg("card_sharks-no-money-no-chips", { amount: api.money(0) })}</p>`}
  </section>
`;

/** @param {Game} game @param {Api} api @param {Drawn} higher @param {Drawn} lower @param {Drawn} foot @param {{turns?: boolean, on?: boolean}} [how] */
const stage = ({ board }, api, higher, lower, foot, { turns = false, on = false } = {}) => html`
  <div class="cs cs-money">
    ${row(board.money, turns, on, api)}
    <div class="cs-felt">
      ${bank(board.money, api)}
      <div class="cs-zones">${higher}${lower}</div>
      <div class="cs-felt__foot ${turns ? "is-late" : ""}">${foot}</div>
    </div>
    ${board.money.discards.length ? html`<div class="cs-changed">${minis(board.money.discards, msg("card_sharks-changed-card"))}<p>${msg("card_sharks-changed")}</p></div>` : nothing}
  </div>
`;

/** @type {Drawing} */
const betting = (view, api) => {
  const { board, bets, odds } = view.game;
  const { money } = board;
  const waits = (/** @type {"higher" | "lower"} */ call) => html`<p>${odds ? msg("card_sharks-chance", { share: odds[call] }) : bets.locked ? msg("card_sharks-bet-locked") : msg("card_sharks-no-chips-yet")}</p>`;
  const half = Math.floor(money.bank / 1000) * 500;
  const inside = bets.placed.filter((/** @type {string} */ seat) => bets.sharks.includes(seat)).length;
  return stage(
    view.game,
    api,
    zone("higher", waits("higher"), "is-off"),
    zone("lower", waits("lower"), "is-off"),
    bets.locked
      ? html`<p class="cs-limit is-big">${msg("card_sharks-has-bet", { name: speaker(board, money.side, api) })}</p>`
      : html`
          <p class="cs-limit">${msgDrawn("card_sharks-min", { amount: html`<b>${api.money(money.low)}</b>` })}</p>
          ${half > money.low && half < money.high ? html`<p class="cs-limit">${msgDrawn("card_sharks-half", { amount: html`<b>${api.money(half)}</b>` })}</p>` : nothing}
          <p class="cs-limit">${msgDrawn("card_sharks-all", { amount: html`<b>${api.money(money.high)}</b>` })}</p>
          ${bets.sharks.length ? html`<p class="cs-limit">${sign("fin")}${msg("card_sharks-side-bets-of", { inside, of: bets.sharks.length })}</p>` : nothing}
          ${money.last ? html`<p class="cs-limit">${msg("card_sharks-or-cash-out")}</p>` : nothing}
        `,
    { on: true },
  );
};

/** @type {Drawing} */
const moneyTurned = (view, api) => {
  const { call, amount, before, card, gain, bets } = view.game;
  const won = html`<b class="cs-zone-box__sum">${api.money(amount)}</b>${chips(amount, "is-bet")}`;
  const off = html`<p>${msg("card_sharks-no-chips")}</p>`;
  const said = card.rank === before.rank ? msg("card_sharks-again-equal", { card: spoken(card.rank) }) : msg("card_sharks-after", { card: spoken(card.rank), before: spoken(before.rank) });
  return stage(
    view.game,
    api,
    zone("higher", call === "higher" ? won : off, call === "higher" ? "is-on" : "is-off"),
    zone("lower", call === "lower" ? won : off, call === "lower" ? "is-on" : "is-off"),
    html`
      <p class="cs-limit is-big ${gain > 0 ? "is-up" : gain < 0 ? "is-down" : ""}">${api.icon(gain > 0 ? "check" : gain < 0 ? "close" : "minus")}${msg("card_sharks-outcome", { what: said, gain: gain > 0 ? `+${api.money(gain)}` : gain < 0 ? `−${api.money(-gain)}` : msg("card_sharks-nothing-won") })}</p>
      ${bets.length ? html`<p class="cs-limit">${sharp(bets, api)}</p>` : nothing}
    `,
    { turns: true },
  );
};

/** @type {Drawing} */
const moneyOver = (view, api) => {
  const { board, how, bank: sum, best, challenger } = view.game;
  const { side } = board.money;
  return html`
    <div class="cs cs-scene is-end" data-side=${side}>
      <p class="cs-scene__kicker">${mark(side)}${sideName(board, side, api)} · ${msg(`card_sharks-end-${how}`)}</p>
      <h2>${tube(api.money(sum))}</h2>
      ${sum ? chips(sum, "is-end") : nothing}
      <p>${how === "bust" ? msg("card_sharks-stays-won") : best && board.king ? msg("card_sharks-best-bank") : msg("card_sharks-goes-home")} ${challenger ? msgDrawn("card_sharks-next-challenger", { name: html`<b>${api.name(challenger)}</b>` }) : nothing}</p>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const moneys = { betting, money_turned: moneyTurned, money_over: moneyOver };
