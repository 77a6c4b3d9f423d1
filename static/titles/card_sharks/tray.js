// Chips on the phone: they are put on higher or lower by a tap or a drag. The draft is the sum.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { chip, chips } from "./parts.js";
import { CHIPS, callName, hopeless, stacked } from "./words.js";
import { arrow } from "./parts.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Money} Money */

/** What stands on the table: the side, "" while there is none, and the sum. @param {Api} api @param {Money} money @returns {{call: string, sum: number}} */
export function placed(api, { high }) {
  for (const call of ["higher", "lower"]) {
    const sum = api.draft(`bet_${call}`);
    if (typeof sum === "number" && sum > 0) return { call, sum: Math.min(sum, high) };
  }
  return { call: "", sum: 0 };
}

/** Chips lie on one side only. @param {Api} api @param {string} call @param {number} sum */
export function put(api, call, sum) {
  const other = call === "higher" ? "lower" : "higher";
  if (api.draft(`bet_${other}`)) api.setDraft(`bet_${other}`, 0);
  api.setDraft(`bet_${call}`, sum);
}

/** @param {string} call @param {Money} money @param {number} rank @param {Api} api */
export function zone(call, money, rank, api) {
  const { call: on, sum } = placed(api, money);
  const mine = on === call;
  const tap = () => put(api, call, sum || money.low);
  const warning = hopeless(rank, call);
  return html`
    <button class="cs-bet ${mine ? "is-on" : ""}" data-call=${call} data-zone=${call} aria-pressed=${mine} @click=${tap}>
      <span class="cs-bet__name">${arrow(call)}${callName(call)}</span>
      ${mine ? html`<b>${api.money(sum)}</b>${chips(sum, "is-bet")}` : html`<small>${on ? msg("card_sharks-tap-to-move") : msg("card_sharks-tap-to-put", { amount: api.money(money.low) })}</small>`}
      ${warning ? html`<small class="cs-bet__warn">${warning}</small>` : nothing}
    </button>
  `;
}

/** Drag a chip onto a side; a tap puts it on the side that is chosen. @param {number} value @param {Money} money @param {Api} api */
function drag(value, money, api) {
  return (/** @type {PointerEvent} */ event) => {
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    if (button.getAttribute("aria-disabled") === "true") return;
    const [x, y] = [event.clientX, event.clientY];
    const flying = /** @type {HTMLElement} */ (button.querySelector("img")?.cloneNode());
    const move = (/** @type {PointerEvent} */ now) => {
      if (Math.hypot(now.clientX - x, now.clientY - y) < 8) return;
      flying.classList.add("cs-flying");
      flying.style.translate = `${now.clientX}px ${now.clientY}px`;
      document.body.append(flying);
    };
    const drop = (/** @type {PointerEvent} */ now) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      flying.remove();
      const over = document.elementFromPoint(now.clientX, now.clientY)?.closest("[data-zone]");
      if (now.type === "pointerup" && over instanceof HTMLElement && over.dataset.zone) add(api, money, over.dataset.zone, value);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  };
}

/** @param {Api} api @param {Money} money @param {string} call @param {number} value */
function add(api, money, call, value) {
  const { sum } = placed(api, money);
  put(api, call, Math.min(money.high, sum + value));
}

/** The bank's chips that are not on the table; the banker makes change, so any that are small enough can be put. @param {Money} money @param {Api} api */
export function tray(money, api) {
  const { call, sum } = placed(api, money);
  const left = money.bank - sum;
  const there = new Map(stacked(left));
  return html`
    <div class="cs-tray" role="group" aria-label=${msg("card_sharks-chips")}>
      ${[...CHIPS].reverse().map(([value]) => {
        const count = there.get(value) ?? 0;
        const off = value > left || !call;
        const why = value > left ? msg("card_sharks-you-have-left", { amount: api.money(left) }) : msg("card_sharks-first-choose");
        return html`
          <button class="cs-chip ${value > left ? "is-out" : ""}" aria-label=${count ? msg("card_sharks-chip-many", { amount: api.money(value), count }) : msg("card_sharks-chip-one", { amount: api.money(value) })} aria-disabled=${value > left ? "true" : "false"} title=${off ? why : nothing}
            @pointerdown=${drag(value, money, api)} @click=${() => value <= left && call && add(api, money, call, value)}>
            ${chip(value)}${count ? html`<small>×${count}</small>` : nothing}
          </button>
        `;
      })}
    </div>
    <p class="cs-quiet cs-tray__say">${call ? (left ? msg("card_sharks-left-tap", { amount: api.money(left) }) : msg("card_sharks-all-in")) : msg("card_sharks-tap-a-side")}</p>
  `;
}

/** Min, half, all, and back to nothing. @param {Money} money @param {Api} api */
export function quick(money, api) {
  const { call, sum } = placed(api, money);
  const half = Math.max(money.low, Math.floor(money.bank / 1000) * 500);
  /** @type {[string, number][]} */
  const sums = [[msg("card_sharks-quick-min"), money.low], [msg("card_sharks-quick-half"), half], [msg("card_sharks-quick-all"), money.high]];
  if (half === money.low || half === money.high) sums.splice(1, 1);
  return html`
    <div class="cs-quick">
      ${sums.map(([word, to]) => html`<button class="cs-key" aria-pressed=${sum === to} aria-disabled=${call ? "false" : "true"} @click=${() => call && put(api, call, to)}><span>${word}</span><small>${api.money(to)}</small></button>`)}
    </div>
  `;
}
