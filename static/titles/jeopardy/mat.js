// The play mat on the TV: six columns, their piles, what the next card is worth, the Daily Double lamps.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { breakable, playedCard, sign, tilt } from "./cards.js";
import { fitted } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Mat} Mat */
/** @typedef {import("./views.js").ColumnView} ColumnView */

const HOT = 12; // units from which a column glows as bright as it can

/** Which round, how far it is, and the lamps. @param {Mat} mat */
export const strip = (mat) => html`
  <header class="jy-strip">
    <h2>${msg("jeopardy-round", { round: mat.round })}</h2>
    <span class="jy-strip__bar" style="--at:${Math.min(1, mat.number / Math.max(1, mat.total))}"></span>
    <span>${mat.total ? msg("jeopardy-clue-of", { number: mat.number, total: mat.total }) : ""}</span>
    ${lamps(mat)}
  </header>
`;

/** @param {Mat} mat */
function lamps(mat) {
  const { daily_doubles: left, daily_double_limit: limit } = mat;
  const bulbs = Array.from({ length: limit }, (_, index) => index < left);
  return html`
    <div class="jy-lamps ${left ? "" : "is-out"}">
      <span>${msgDrawn("jeopardy-lamps", { name: html`<b>${msg("jeopardy-daily-double")}</b>`, left, limit })}</span>
      ${bulbs.map((lit) => html`<span class="jy-lamp ${lit ? "" : "is-spent"}">${sign("daily_double")}</span>`)}
    </div>
  `;
}

/** A category card. @param {string} colour @param {string} category */
export const categoryCard = (colour, category) => html`
  <h3 class="jy-cat" style="--size:${fitted(category, { wide: 186, high: 116, most: 34, least: 28, line: 1.06, letter: 0.56 })}">
    ${sign(colour)}<span>${breakable(category)}</span>
  </h3>
`;

/** @param {ColumnView} column */
function pile(column) {
  const { pile: cards, colour } = column;
  if (!cards.length) return html`<div class="jy-pile"><span class="jy-pile__empty">${sign(colour)}</span></div>`;
  return html`
    <div class="jy-pile" style="--n:${cards.length}">
      ${cards.map((card, index) => playedCard(colour, card.kind, `--i:${index};--tilt:${tilt(index)}`))}
      ${cards.length > 4 ? html`<span class="jy-pile__count">${msg("jeopardy-cards", { count: cards.length })}</span>` : nothing}
    </div>
  `;
}

/** @param {ColumnView} column @param {Api} api */
const column = (column, api) => html`
  <section class="jy-col jy-c-${column.colour}" style="--heat:${Math.min(1, column.units / HOT)}">
    ${categoryCard(column.colour, column.category)} ${pile(column)}
    <p class="jy-next">
      ${msg("jeopardy-next-here")}
      <b class="jy-money jy-foil">${api.money(column.next_value)}</b>
      ${msg("jeopardy-next-bonus")} <i>${api.money(column.next_bonus)}</i>
    </p>
  </section>
`;

/**
 * The whole mat. @param {Mat} mat @param {Api} api @param {string} more classes: is-backdrop under a panel
 */
export const wholeMat = (mat, api, more = "") => html`
  ${strip(mat)}
  <div class="jy-mat ${more}">${mat.columns.map((each) => column(each, api))}</div>
`;
