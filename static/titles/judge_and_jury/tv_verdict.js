// The verdict on the TV: jurors turned one by one, and what everybody has for them.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { juror, sign } from "./cards.js";
import { PLACES, SIDES, playerOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").TallyView} TallyView */

/** How many cards of this value. @param {TallyView} tally @param {number} value */
const matching = (tally, value) => tally.values.filter((each) => each === value).length;

/** A guest's matches, juror by juror. @param {TallyView} tally @param {number[]} turned @param {Court} court @param {Api} api @param {boolean} best */
function row(tally, turned, court, api, best) {
  const side = playerOf(court, tally.seat)?.side ?? "prosecution";
  return html`
    <li class="jj-result is-${side} ${best ? "is-best" : ""}">
      ${api.token(tally.seat, 60)}<b>${api.name(tally.seat)}</b>${sign(`side-${SIDES[side]}`)}
      <span class="jj-matches">
        ${PLACES.map((place, n) => {
          const value = turned[n];
          const count = value ? matching(tally, value) : 0;
          return html`<i class=${count ? "is-hit" : ""}>${value ? (count ? html`${count}<span class="spoken">${msg("judge_and_jury-matches", { value, place })}</span>` : "·") : nothing}</i>`;
        })}
      </span>
      <strong data-count=${tally.points} data-unit=""></strong>
    </li>
  `;
}

/** @type {Drawing} */
const verdict = ({ game }, api) => {
  const { court, turned } = game;
  /** @type {TallyView[]} */
  const tallies = game.tallies;
  const most = Math.max(...tallies.map((tally) => tally.points));
  return html`
    <div class="jj jj-verdict">
      <ol class="jj-stand">
        ${PLACES.map((place, n) => html`<li class=${n === turned.length ? "is-next" : ""}>${juror(turned[n], place)}<b class="jj-place">${place}</b></li>`)}
      </ol>
      <ol class="jj-results ${tallies.length > 6 ? "is-many" : ""}">
        ${tallies.map((tally) => row(tally, turned, court, api, most > 0 && tally.points === most))}
      </ol>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const verdicts = { verdict };
