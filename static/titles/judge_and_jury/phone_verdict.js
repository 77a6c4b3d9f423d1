// The verdict on the phone: one's own cards against the jurors, and how a tie was settled.

import { html, nothing } from "../../vendor/lit-html.js";
import { juror, picture } from "./cards.js";
import { side, task } from "./phone_court.js";
import { PLACES, counted, playerOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("./views.js").TallyView} TallyView */

/** @type {Drawing} */
const verdict = ({ game }, api) => {
  const { court, turned, mine } = game;
  /** @type {TallyView[]} */
  const tallies = game.tallies;
  const own = tallies.find(({ seat }) => seat === api.me?.seat);
  const colour = playerOf(court, api.me?.seat)?.side === "defence" ? "gold" : "blue";
  const line = turned.length ? `Juror ${PLACES[turned.length - 1]} is a ${turned[turned.length - 1]}.` : "Jurors are turned one by one.";
  return html`
    <div class="jjp">
      ${task("The verdict", line)}
      <ol class="jj-six">${PLACES.map((place, n) => html`<li>${juror(turned[n], place)}<em>${place}</em></li>`)}</ol>
      <section class="jj-mine">
        ${own
          ? html`
              <p class="jj-score"><b>${own.points}</b><span>${own.points === 1 ? "point" : "points"}${turned.length < PLACES.length ? " so far" : ""}, with ${counted(own.values.length, `${colour} card`)}</span></p>
              <ul class="jj-kept">
                ${own.values.map((value) => html`<li class=${turned.includes(value) ? "is-hit" : ""}>${picture(`${colour}-${value}`, `${colour} ${value}`)}</li>`)}
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
      ${task(first.seat === api.me?.seat ? "You win the tie!" : `${api.name(first.seat)} wins the tie`, "The highest jury card settles it.")}
      <ol class="jj-six is-few">
        ${game.draws.map((/** @type {any} */ { seat, number }) => html`<li>${picture(`juror-${number}`, `${api.name(seat)}: ${number}`)}<em>${api.token(seat, 36)}</em></li>`)}
      </ol>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const verdicts = { verdict, tie_break: tieBreak };
