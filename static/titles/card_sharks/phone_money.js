// The phone at the Money Cards: chips on higher or lower, one change, cash out; side bets for the others.

import { html, nothing } from "../../vendor/lit-html.js";
import { counters, halves, myBet, points, shut, sideBet, task } from "./phone_parts.js";
import { back, chips, face, mark, sign } from "./parts.js";
import { placed, quick, tray, zone } from "./tray.js";
import { capital, current, sideName, sideOf, speaker, spoken, toGo } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Money} Money */

/** Bank, the card that lies open, and the number of the bet. @param {Money} money @param {number} number @param {Api} api */
const bankline = (money, number, api) => html`
  <div class="cs-bankline">
    <p><small>Bank</small><b>${api.money(money.bank)}</b></p>
    <div class="cs-duel is-tiny"><span class="cs-card"><span class="cs-card__in">${face(current(money.cards))}</span></span>${toGo(money.cards) ? html`<span class="cs-card is-next"><span class="cs-card__in">${back(money.side)}</span></span>` : nothing}</div>
    <p><small>Card</small><b>${number} of 6</b></p>
  </div>
`;

/** Change the card, or cash out: what is not possible says why. @param {Game} game @param {Api} api */
function ways({ board: { money }, why_no_cash_out: why }, api) {
  const { rank } = current(money.cards);
  const change = api.offer("change");
  const out = api.offer("cash_out");
  return html`
    <div class="cs-two">
      ${change ? html`<button class="cs-key ${api.pressed("change") ? "is-down" : ""}" @click=${() => api.send("change")}><span>${sign("swap")}Change ${spoken(rank)}</span><small>Once a round</small></button>` : shut(html`${sign("swap")}Change`, "Only one a round.")}
      ${out ? html`<button class="cs-key is-cash ${api.pressed("cash_out") ? "is-down" : ""}" @click=${() => api.send("cash_out")}><span>${sign("cash")}Cash out</span><small>Keep ${api.money(money.bank)}</small></button>` : shut(html`${sign("cash")}Cash out`, why ?? "")}
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
  const outcome = ready ? `Right: ${api.money(money.bank + sum)}. Wrong: ${api.money(money.bank - sum)}.` : money.last ? `At least half on the last card: ${api.money(money.low)}.` : `At least ${api.money(money.low)}.`;
  const label = little ? `At least ${api.money(money.low)}, please` : call ? `Bet ${api.money(sum)} on ${capital(call)}` : "Put your chips on a side";
  return html`
    <div class="csp csp--fill is-betting" data-side=${money.side}>
      ${halves(
        html`
          ${bankline(money, money.gains.length + 1, api)} ${counters(bets.advice, api)}
          ${zone("higher", money, card.rank, api)} ${zone("lower", money, card.rank, api)}
          ${odds ? html`<p class="cs-quiet">Higher ${odds.higher} %, equal ${odds.equal} %, lower ${odds.lower} %</p>` : nothing}
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
  return html`
    <div class="csp" data-side=${money.side}>
      ${bankline(money, money.gains.length + 1, api)}
      <p class="cs-slip">${mark(money.side)}<span><b>${name}</b> ${bets.locked ? "has bet." : sideOf(board, api.me?.seat) === money.side ? "bets for your team." : "bets on the next card."}</span></p>
      ${sideBet(bets, api, current(money.cards).rank)} ${points(board, api)}
      ${chips(money.bank, "is-bank")}
    </div>
  `;
};

/** @type {Drawing} */
const moneyTurned = (view, api) => {
  const { board, call, amount, before, card, gain, bets } = view.game;
  const { money } = board;
  return html`
    <div class="csp" data-side=${money.side}>
      ${task(gain > 0 ? `Won ${api.money(gain)}` : gain < 0 ? `Lost ${api.money(-gain)}` : "Equal: nothing happens", `${capital(spoken(card.rank))} after ${spoken(before.rank)}: ${api.money(amount)} on ${call}.`)}
      ${bankline(money, money.gains.length, api)} ${myBet(bets, api)} ${money.bank ? chips(money.bank, "is-bank") : nothing}
    </div>
  `;
};

/** @type {Drawing} */
const moneyOver = (view, api) => {
  const { board, how, bank, best, challenger } = view.game;
  const { side } = board.money;
  const mine = sideOf(board, api.me?.seat) === side;
  const next = challenger === api.me?.seat ? "You challenge next!" : challenger ? `${api.name(challenger)} challenges next.` : "";
  return html`
    <div class="csp" data-side=${side}>
      ${task(how === "bust" ? "Bust!" : `${mine ? "You take" : `${sideName(board, side, api)} takes`} ${api.money(bank)}`, how === "bust" ? "The bank is gone, but the round stays won." : best && board.king ? "The best bank so far." : "")}
      ${bank ? chips(bank, "is-bank") : nothing}
      ${next ? html`<p class="cs-slip"><span><b>${next}</b></span></p>` : nothing}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const moneys = { betting, money_turned: moneyTurned, money_over: moneyOver };
