// A guest's own cards on the phone: fanned, sorted, lifted by a tap, played by a second one or by
// flicking them up to the TV.

import { fold, setFold } from "../../fold.js";
import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { evidence, named, picture, sign } from "./cards.js";
import { sorted, topOf, why } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").Mine} Mine */

const FLICK = 44; // pixels up that mean “play it”
const [WHY, SORT, COVER] = ["jj-why", "jj-sort", "jj-cover"];

/** Where the finger came down, and on what; a flick is no tap. @type {{id: string, y: number} | null} */
let finger = null;
let flicked = "";

/** How a card lies in the fan. @param {number} at @param {number} count */
function lean(at, count) {
  const off = at - (count - 1) / 2;
  return `--i:${at};--n:${count};--off:${off};--a:${off * 4.5}deg;--dip:${off * off * 2.4}px`;
}

/** The values that may be played now. @param {Api} api @returns {string[]} */
export function fitting(api) {
  const offer = api.has("play") ? api.offer("play") : null;
  return offer && offer.type === "choice" ? offer.options.map((option) => option.value) : [];
}

/** The card that is lifted, as far as it may be played. @param {Mine} mine @param {Api} api @returns {CardView | null} */
export function lifted(mine, api) {
  const may = fitting(api);
  return mine.hand.find(({ id }) => id === api.draft("play") && may.includes(id)) ?? null;
}

/** @param {CardView} card @param {boolean} fits @param {Api} api */
function tap(card, fits, api) {
  if (flicked === card.id) {
    flicked = "";
    return;
  }
  setFold("jj-judge", null);
  if (!fits) setFold(WHY, card.id);
  else if (api.draft("play") === card.id) api.send("play", card.id);
  else {
    setFold(WHY, null);
    api.setDraft("play", card.id);
  }
}

/** @param {PointerEvent} event @param {CardView} card */
function press(event, card) {
  finger = { id: card.id, y: event.clientY };
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
}

/** @param {PointerEvent} event @param {CardView} card @param {boolean} fits @param {Api} api */
function release(event, card, fits, api) {
  const up = finger && finger.id === card.id ? finger.y - event.clientY : 0;
  finger = null;
  if (up < FLICK) return;
  flicked = card.id;
  setTimeout(() => (flicked = ""), 400);
  if (fits) api.send("play", card.id);
  else setFold(WHY, card.id);
}

/** A card that may be played, or says why not. @param {CardView} card @param {number} at @param {number} count @param {boolean} fits @param {Api} api */
function playable(card, at, count, fits, api) {
  const up = fits && api.draft("play") === card.id;
  return html`
    <button
      class="${fits ? "is-fit" : "is-dim"} ${up ? "is-up" : ""} ${api.pressed("play", card.id) ? "is-gone" : ""}"
      style=${lean(at, count)}
      aria-label="${named(card)}${fits ? "" : msg("judge_and_jury-no-fit")}"
      aria-pressed=${up}
      @pointerdown=${(/** @type {PointerEvent} */ event) => press(event, card)}
      @pointerup=${(/** @type {PointerEvent} */ event) => release(event, card, fits, api)}
      @click=${() => tap(card, fits, api)}
    >
      ${picture(`${card.colour}-${card.value}`)}
    </button>
  `;
}

/** The hand to look at. @param {CardView[]} hand */
const idle = (hand) => html`
  <ul class="jj-fan is-idle" aria-label=${msg("judge_and_jury-your-hand")}>
    ${hand.map((card, at) => html`<li style=${lean(at, hand.length)}>${evidence(card)}</li>`)}
  </ul>
`;

/** The reason that was asked for. @param {CardView[]} hand @param {string[]} may @param {Court} court */
function reason(hand, may, court) {
  const at = hand.findIndex(({ id }) => id === fold(WHY));
  if (at < 0 || may.includes(hand[at].id) || !topOf(court)) return nothing;
  const [what, because] = why(hand[at], court);
  return html`<p class="jj-why" role="alert" style="--tip:${((at + 0.5) / hand.length) * 100}%"><b>${what}</b> ${because}</p>`;
}

/** The hand as it is now: to play from, to look at, or covered. @param {Mine} mine @param {Court} court @param {Api} api */
export function hand(mine, court, api) {
  const cards = sorted(mine.hand, fold(SORT) === "value");
  if (!cards.length) return html`<p class="jj-none">${msg("judge_and_jury-no-cards")}</p>`;
  if (fold(COVER)) return api.peek("hand", () => idle(cards), { title: msg("judge_and_jury-covered"), hint: msg("judge_and_jury-peek") });
  const may = fitting(api);
  if (!api.has("play") && !api.has("pass")) return idle(cards);
  return html`
    ${reason(cards, may, court)}
    <div class="jj-fan" role="group" aria-label=${msg("judge_and_jury-your-hand")}>${cards.map((card, at) => playable(card, at, cards.length, may.includes(card.id), api))}</div>
  `;
}

/** The row under the hand: sorting, what to do, covering. @param {Mine} mine @param {Drawn} main */
export function foot(mine, main = nothing) {
  const byValue = fold(SORT) === "value";
  const covered = Boolean(fold(COVER));
  return html`
    <div class="jj-foot">
      <button class="jj-alt" ?disabled=${mine.hand.length < 2} @click=${() => setFold(SORT, byValue ? null : "value")}>
        ${sign("icon-sort")}<span>${byValue ? msg("judge_and_jury-by-value") : msg("judge_and_jury-by-colour")}</span>
      </button>
      <div class="jj-main">${main}</div>
      <button class="jj-alt" aria-pressed=${covered} @click=${() => setFold(COVER, covered ? null : true)}>
        ${sign("icon-eye")}<span>${covered ? msg("judge_and_jury-show") : msg("judge_and_jury-cover")}</span>
      </button>
    </div>
  `;
}
