// The phone at the Money Cards: chips on higher or lower, one change, cash out; side bets for the others.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { counters, halves, myBet, points, shut, sideBet, task } from "./phone_parts.js";
import { back, chips, face, mark, sign } from "./parts.js";
import { placed, quick, tray, zone } from "./tray.js";
import { Spoken, current, sideName, sideOf, speaker, spoken, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Money} Money */

/** Bank, the card that lies open, and the number of the bet. @param {Money} money @param {number} number @param {Api} api */
const bankline = (money, number, api) => html`
  <div class="cs-bankline">
    <p><small>${msg("card_sharks-bank")}</small><b>${api.money(money.bank)}</b></p>
    <div class="cs-duel is-tiny"><span class="cs-card"><span class="cs-card__in">${face(current(money.cards))}</span></span>${toGo(money.cards) ? html`<span class="cs-card is-next"><span class="cs-card__in">${back(money.side)}</span></span>` : nothing}</div>
    <p><small>${msg("card_sharks-card-label")}</small><b>${msg("card_sharks-card-number", { n: number })}</b></p>
  </div>
`;

/** Change the card, or cash out: what is not possible says why. @param {Game} game @param {Api} api */
function ways({ board: { money }, why_no_cash_out: why }, api) {
  const { rank } = current(money.cards);
  const change = api.offer("change");
  const out = api.offer("cash_out");
  return html`
    <div class="cs-two">
      ${change ? html`<button class="cs-key ${api.pressed("change") ? "is-down" : ""}" @click=${() => api.send("change")}><span>${sign("swap")}${msg("card_sharks-change-rank", { rank: spoken(rank) })}</span><small>${msg("card_sharks-once-a-round")}</small></button>` : shut(html`${sign("swap")}${msg("card_sharks-change")}`, msg("card_sharks-only-one"))}
      ${out ? html`<button class="cs-key is-cash ${api.pressed("cash_out") ? "is-down" : ""}" @click=${() => api.send("cash_out")}><span>${sign("cash")}${msg("card_sharks-cash-out")}</span><small>${msg("card_sharks-keep-amount", { amount: api.money(money.bank) })}</small></button>` : shut(html`${sign("cash")}${msg("card_sharks-cash-out")}`, why ?? "")}
    </div>
  `;
}

/** @type {Drawing} */
const betting = (view, api) => {
  const { board, bets, odds } = view.game;
  const { money } = board;
  const card = current(money.cards);
  if (!api.has("bet_higher")) return watching(view, api);
  api.offer("bet_higher");
  api.offer("bet_lower");
  const { call, sum } = placed(api, money);
  const little = call && sum < money.low;
  const ready = Boolean(call) && !little;
  const outcome = ready
    ? msg("card_sharks-right-wrong", { right: api.money(money.bank + sum), wrong: api.money(money.bank - sum) })
    : money.last
      ? msg("card_sharks-half-on-last", { amount: api.money(money.low) })
      : msg("card_sharks-at-least", { amount: api.money(money.low) });
  const label = little ? msg("card_sharks-at-least-please", { amount: api.money(money.low) }) : call ? msg(`card_sharks-bet-${call}`, { amount: api.money(sum) }) : msg("card_sharks-put-chips");
  return html`
    <div class="csp csp--fill is-betting" data-side=${money.side}>
      ${halves(
        html`
          ${bankline(money, money.gains.length + 1, api)} ${counters(bets.advice, api)}
          ${zone("higher", money, card.rank, api)} ${zone("lower", money, card.rank, api)}
          ${odds ? html`<p class="cs-quiet">${msg("card_sharks-odds", odds)}</p>` : nothing}
        `,
        html`
          ${tray(money, api)} ${quick(money, api)}
          <p class="cs-quiet ${ready ? "" : "is-hint"}" role="status">${outcome}</p>
          <button class="btn main ${call && api.pressed(`bet_${call}`) ? "down" : ""}" ?disabled=${!ready} aria-disabled=${api.offline ? "true" : "false"} @click=${() => api.send(`bet_${call}`, sum)}>${label}</button>
          ${ways(view.game, api)}
        `,
      )}
    </div>
  `;
};

/** @type {Drawing} */
const watching = (view, api) => {
  const { board, bets } = view.game;
  const { money } = board;
  const name = speaker(board, money.side, api);
  const mate = sideOf(board, api.me?.seat) === money.side;
  const says = bets.locked ? "card_sharks-who-has-bet" : mate ? "card_sharks-bets-for-team" : "card_sharks-bets-on-next";
  return html`
    <div class="csp" data-side=${money.side}>
      ${bankline(money, money.gains.length + 1, api)}
      <p class="cs-slip">${mark(money.side)}<span>${msgDrawn(says, { who: html`<b>${name}</b>` })}</span></p>
      ${chips(money.bank, "is-bank")}
      ${sideBet(bets, api, current(money.cards).rank)} ${points(board, api)}
    </div>
  `;
};

/** @type {Drawing} */
const moneyTurned = (view, api) => {
  const { board, call, amount, before, card, gain, bets } = view.game;
  const { money } = board;
  return html`
    <div class="csp" data-side=${money.side}>
      ${task(gain > 0 ? msg("card_sharks-won", { amount: api.money(gain) }) : gain < 0 ? msg("card_sharks-lost", { amount: api.money(-gain) }) : msg("card_sharks-nothing-happens"), msg(`card_sharks-after-on-${call}`, { card: Spoken(card.rank), before: spoken(before.rank), amount: api.money(amount) }))}
      ${bankline(money, money.gains.length, api)} ${myBet(bets, api)} ${money.bank ? chips(money.bank, "is-bank") : nothing}
    </div>
  `;
};

/** @type {Drawing} */
const moneyOver = (view, api) => {
  const { board, how, bank, best, challenger } = view.game;
  const { side } = board.money;
  const mine = sideOf(board, api.me?.seat) === side;
  const next = challenger === api.me?.seat ? msg("card_sharks-you-challenge") : challenger ? msg("card_sharks-challenges-next", { name: api.name(challenger) }) : "";
  return html`
    <div class="csp" data-side=${side}>
      ${task(
        how === "bust" ? msg("card_sharks-end-bust") : mine ? msg("card_sharks-you-take", { amount: api.money(bank) }) : msg("card_sharks-takes", { name: sideName(board, side, api), amount: api.money(bank) }),
        how === "bust" ? msg("card_sharks-stays-won") : best && board.king ? msg("card_sharks-phone-best-bank") : "",
      )}
      ${bank ? chips(bank, "is-bank") : nothing}
      ${next ? html`<p class="cs-slip"><span><b>${next}</b></span></p>` : nothing}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const moneys = { betting, money_turned: moneyTurned, money_over: moneyOver };
