// The verdict on the phone: one's own cards against the jurors, and how a tie was settled.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { juror, picture } from "./cards.js";
import { side, task } from "./phone_court.js";
import { PLACES, cardName, playerOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("./views.js").TallyView} TallyView */

/** @type {Drawing} */
const verdict = ({ game }, api) => {
  const { court, turned, mine } = game;
  /** @type {TallyView[]} */
  const tallies = game.tallies;
  const own = tallies.find(({ seat }) => seat === api.me?.seat);
  const colour = playerOf(court, api.me?.seat)?.side === "defence" ? "gold" : "blue";
  const line = turned.length ? msg("judge_and_jury-juror-is", { place: PLACES[turned.length - 1], value: turned[turned.length - 1] }) : msg("judge_and_jury-turned-one-by-one");
  return html`
    <div class="jjp">
      ${task(msg("judge_and_jury-verdict"), line)}
      <ol class="jj-six">${PLACES.map((place, n) => html`<li>${juror(turned[n], place)}<em>${place}</em></li>`)}</ol>
      <section class="jj-mine">
        ${own
          ? html`
              <p class="jj-score"><b>${own.points}</b><span>${msg("judge_and_jury-points-with", { points: own.points, so_far: turned.length < PLACES.length ? "yes" : "no", cards: msg("judge_and_jury-own-cards", { count: own.values.length, colour }) })}</span></p>
              <ul class="jj-kept">
                ${own.values.map((value) => html`<li class=${turned.includes(value) ? "is-hit" : ""}>${picture(`${colour}-${value}`, cardName({ id: "", colour, value }))}</li>`)}
              </ul>
            `
          : nothing}
        ${mine ? side(mine) : nothing}
      </section>
    </div>
  `;
};

/** @type {Drawing} */
const tieBreak = ({ game }, api) => {
  const [first] = game.draws;
  return html`
    <div class="jjp">
      ${task(first.seat === api.me?.seat ? msg("judge_and_jury-you-win-tie") : msg("judge_and_jury-name-wins-tie", { name: api.name(first.seat) }), msg("judge_and_jury-highest-settles"))}
      <ol class="jj-six is-few">
        ${game.draws.map((/** @type {any} */ { seat, number }) => html`<li>${picture(`juror-${number}`, msg("judge_and_jury-drawn", { name: api.name(seat), number }))}<em>${api.token(seat, 36)}</em></li>`)}
      </ol>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const verdicts = { verdict, tie_break: tieBreak };
