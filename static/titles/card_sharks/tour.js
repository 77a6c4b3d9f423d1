// How to play in half a minute, on the TV: the dial, a row of cards, and chips.

import { msg } from "../../l10n.js";
import { html } from "../../vendor/lit-html.js";
import { gauge } from "./gauge.js";
import { arrow, chips, mark, playing, sign, tube } from "./parts.js";
import { callName } from "./words.js";

/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("./views.js").Card} Card */

/** @type {Card[]} */
const ROW = [
  { rank: 6, suit: "hearts" },
  { rank: 9, suit: "clubs" },
  { rank: 3, suit: "spades" },
  { rank: 13, suit: "diamonds" },
  { rank: 7, suit: "clubs" },
  { rank: 10, suit: "hearts" },
  { rank: 2, suit: "spades" },
];

/** @param {Drawn} content @param {string} more */
const scene = (content, more = "") => html`<div class="cs cs-tour ${more}">${content}</div>`;

/** A row whose first cards lie open. @param {number} open @param {number} frozen where it is frozen, or -1 @param {Drawn} tag under the last open card */
const row = (open, frozen = -1, tag = html``) => html`
  <div class="cs-row" data-side="red" style="--n:${ROW.length}">
    ${ROW.map((card, at) => playing(at < open ? card : null, "red", { more: `${at === open - 1 ? "is-now" : ""} ${at === frozen ? "is-frozen" : ""}`, tag: at === open - 1 ? tag : html`` }))}
  </div>
`;

/** Both calls, one of them lit. @param {string} lit */
const calls = (lit) => html`
  <p class="cs-tour__calls">
    ${["higher", "lower"].map((call) => html`<span class="cs-sign ${call === lit ? "" : "is-off"}" data-call=${call}>${arrow(call)}${tube(callName(call))}</span>`)}
  </p>
`;

const dial = (/** @type {Parameters<typeof gauge>[0]} */ how, /** @type {Drawn} */ beside) => scene(html`<div class="cs-tour__dial">${gauge(how)}</div><div class="cs-tour__beside">${beside}</div>`, "is-dial");

const steps = {
  guess: () => dial({ guess: 62, side: "red" }, html`<p class="cs-tour__says" data-side="red">${mark("red")}<b>62</b></p>`),
  call: () => dial({ guess: 62, side: "red", call: "higher" }, html`<p class="cs-tour__says" data-side="blue">${mark("blue")}${arrow("higher")}</p><p class="cs-tour__fins">${sign("fin")}${sign("fin")}${sign("fin")}</p>`),
  cards: () => scene(html`${row(3)}${calls("higher")}`, "is-row"),
  freeze: () => scene(row(4, 3, html`<span class="cs-tag is-ice">${sign("ice")}${msg("card_sharks-frozen")}</span>`), "is-row"),
  clear: () => scene(row(ROW.length), "is-row"),
  money: () => scene(html`${row(2)}<div class="cs-tour__bets">${chips(10_000, "is-bank")}${arrow("higher")}${chips(26_500, "is-bank")}</div>`, "is-row"),
};

/** @returns {Step[]} */
export const tour = () => Object.entries(steps).map(([name, drawn]) => ({ text: msg(`card_sharks-tour-${name}`), drawn: drawn() }));
