// A guest's own cards on the phone: to play, to pick, to look at while others play.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { breakable, cardClass, printed, sign } from "./cards.js";
import { cardKind } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").CardView} CardView */
/** @typedef {import("./views.js").Mat} Mat */

const LEAN = [-3, 1.5, 3, -2.5, -1, 2];

/** @param {Mat} mat @param {string} colour */
export const columnOf = (mat, colour) => mat.columns.find((column) => column.colour === colour);

/** @param {Mat} mat @param {CardView} card */
const category = (mat, card) => columnOf(mat, card.colour)?.category ?? card.colour;

/** Dearest first. @param {CardView[]} hand */
export const bestFirst = (hand) => [...hand].sort((one, other) => other.worth - one.worth);

/** @param {CardView} card @param {Mat} mat @param {Api} api @param {boolean} priced */
const face = (card, mat, api, priced) => html`
  ${printed(card.colour, card.kind)}
  <span class="jy-card__cat">${breakable(category(mat, card))}</span>
  ${card.live ? nothing : html`<span class="jy-card__dead"><i class="jy-long">${msg("jeopardy-dead-long")}</i><i class="jy-short">${msg("jeopardy-dead-short")}</i></span>`}
  ${priced ? html`<span class="jy-card__worth">${api.money(card.worth)}</span>` : nothing}
`;

/** @param {CardView} card @param {Mat} mat @param {Api} api @param {boolean} priced */
const spoken = (card, mat, api, priced) =>
  priced
    ? msg("jeopardy-card-priced", { category: category(mat, card), kind: cardKind(card), money: api.money(card.worth) })
    : msg("jeopardy-card-plain", { category: category(mat, card), kind: cardKind(card) });

/** @param {CardView[]} cards */
const sized = (cards) => (cards.length === 4 ? "is-four" : "");

/**
 * Cards to choose one from: a tap lifts one, and what is lifted is the draft of `act`.
 * @param {CardView[]} cards @param {Mat} mat @param {Api} api
 * @param {{act: string, priced: boolean, label: string}} how
 */
export const handToPick = (cards, mat, api, { act, priced, label }) => html`
  <div class="jy-hand ${sized(cards)}" role="group" aria-label=${label}>
    ${cards.map(
      (card, index) => html`
        <button
          class="${cardClass(card.colour, card.kind, card.live)} ${lifted(cards, act, api)?.card === card.card ? "is-up" : ""}"
          style="--r:${LEAN[index % LEAN.length]}deg"
          aria-pressed=${lifted(cards, act, api)?.card === card.card}
          @click=${() => api.setDraft(act, lifted(cards, act, api)?.card === card.card ? null : card.card)}
        >
          <span class="spoken">${spoken(card, mat, api, priced)}</span>
          <span aria-hidden="true">${face(card, mat, api, priced)}</span>
        </button>
      `,
    )}
  </div>
`;

/** The card that is lifted. @param {CardView[]} cards @param {string} act @param {Api} api */
export const lifted = (cards, act, api) => cards.find(({ card }) => card === api.draft(act)) ?? null;

/** Cards to look at. @param {CardView[]} cards @param {Mat} mat @param {Api} api */
const handToSee = (cards, mat, api) => html`
  <ul class="jy-hand is-idle ${sized(cards)}">
    ${cards.map(
      (card, index) => html`
        <li
          class=${cardClass(card.colour, card.kind, card.live)}
          style="--r:${LEAN[index % LEAN.length]}deg"
        >
          <span class="spoken">${spoken(card, mat, api, true)}</span>
          <span aria-hidden="true">${face(card, mat, api, true)}</span>
        </li>
      `,
    )}
  </ul>
`;

/** What somebody who waits may already think of. `awarded`: a Daily Double is being paid just now.
 * @param {Mat} mat @param {Api} api @param {boolean} [awarded] */
export function bestPlays(mat, api, awarded = false) {
  const hand = bestFirst(mat.hand ?? []);
  if (!hand.length) return nothing;
  return html`
    <section class="jy-mine">
      <h2>${msg("jeopardy-best-plays")}</h2>
      ${handToSee(hand, mat, api)}
      <p class="jy-quiet">${awarded ? html`<span class="jy-live">${sign("daily_double")}${msg("jeopardy-double-won")}</span>` : lamp(mat)}</p>
    </section>
  `;
}

/** @param {Mat} mat */
export const lamp = (mat) => html`
  <span class="jy-live ${mat.daily_doubles ? "" : "is-out"}">
    ${sign("daily_double")}${msg("jeopardy-lamp", { left: mat.daily_doubles, limit: mat.daily_double_limit })}
  </span>
`;

/** How a card comes to its worth. @param {CardView} card @param {Mat} mat @param {Api} api */
export function reckoning(card, mat, api) {
  const units = (columnOf(mat, card.colour)?.units ?? 0) + (card.kind === "bonus" ? 2 : 1);
  const doubled = card.kind === "daily_double" && card.live;
  const unit = card.worth / units / (doubled ? 2 : 1);
  const sum = { count: units, money: api.money(unit) };
  return html`
    <p>
      ${doubled ? msg("jeopardy-sum-doubled", sum) : msg("jeopardy-sum", sum)}${card.kind === "bonus" ? html`<small>${msg("jeopardy-bonus-two")}</small>` : nothing}
      ${card.live && doubled ? lamp(mat) : nothing}
      ${card.live ? nothing : html`<small class="jy-bad">${msg("jeopardy-dead-why")}</small>`}
    </p>
  `;
}

/**
 * The lifted card with its sum and the main button, or what to do first.
 * @param {CardView | null} card @param {Mat} mat @param {Api} api
 * @param {{act: string, main: (card: CardView) => string, none: string, about: (card: CardView) => unknown}} how
 */
export const plate = (card, mat, api, { act, main, none, about }) =>
  card
    ? html`
        <div class="jy-plate jy-c-${card.colour}">
          <h2>${sign(card.colour)}<span>${category(mat, card)}</span></h2>
          ${about(card)}
          <button
            class="btn main ${api.pressed(act) ? "down" : ""}"
            aria-disabled=${api.offline || api.pressed(act) ? "true" : "false"}
            @click=${() => api.send(act, card.card)}
          >
            ${main(card)}
          </button>
        </div>
      `
    : html`<div class="jy-plate is-empty"><p>${none}</p></div>`;
