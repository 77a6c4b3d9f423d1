// The clue on the TV: it fills the stage like a film title.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { asked, fitted, halfOf, isBlank } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Written} Written */
/** @typedef {import("./views.js").ClueView} ClueView */

const ROOM = { wide: 1560, most: 96, least: 44 };

/** Text as large as it fits. @param {string} text @param {number} high in u */
export const filmText = (text, high) => html`
  <p class="jy-film__text" style="--size:${fitted(text, { ...ROOM, high })}">${text}</p>
`;

/** The category on the film's edge. @param {string} category @param {string | null} colour */
export const tab = (category, colour) => html`
  <h2 class="jy-tab ${category.length > 34 ? "is-long" : ""}">${sign(colour ?? "spark")}<span>${category}</span></h2>
`;

/** What the clue is worth, on the film's other edge. @param {ClueView} clue @param {Api} api */
const price = (clue, api) => html`
  <p class="jy-tab jy-tab--price">
    ${clue.sum.doubled ? html`${sign("daily_double")}<span>${msg("jeopardy-daily-double")}</span>` : nothing}
    ${clue.kind === "bonus" ? html`${sign("bonus")}<span>${msg("jeopardy-bonus")}</span>` : nothing}
    ${clue.sum.half ? html`<span>${halfOf(clue.sum, api.money)}</span>` : nothing}
    <b class="jy-money jy-foil">${api.money(clue.sum.total)}</b>
  </p>
`;

/**
 * The clue of a round; one drawing for all screens it stays on, so that it turns round only once.
 * @param {ClueView} clue @param {Api} api
 * @param {Drawn} foot a line under the clue: who reads, who guesses along
 * @param {number} high room for the clue, in u
 */
export const film = (clue, api, foot, high = 372) => html`
  <div class="jy ${high < 372 ? "is-tight" : ""}">
    <section class="jy-film jy-c-${clue.colour} ${clue.sum.doubled ? "is-double" : ""}">
      ${tab(clue.category, clue.colour)} ${price(clue, api)} ${filmText(clue.clue, clue.seen_before ? high - 42 : high)}
      ${clue.seen_before ? html`<p class="jy-film__seen">${msg("jeopardy-seen-before")}</p>` : nothing}
    </section>
    <footer class="jy-foot">${foot}</footer>
  </div>
`;

/** A row of guests, small. @param {string[]} seats @param {Api} api @param {number} size */
export const faces = (seats, api, size = 60) =>
  html`<span class="jy-faces">${seats.map((seat) => api.token(seat, size))}</span>`;

/**
 * What somebody wrote, on the board, phrased as a question.
 * @param {Written} answer @param {string | null} seat @param {Api} api
 * @param {{lead: string, blank: string, wide: number, high: number, most: number, raw?: boolean}} look
 */
export function slate(answer, seat, api, look) {
  const shown = look.raw ? answer : asked(answer);
  const text = isBlank(shown) ? look.blank : (shown.text ?? "");
  const high = look.high - (look.lead ? 22 : 0);
  const size = fitted(text, { ...look, high, least: 28, line: 1.02, letter: 0.44 });
  const place = seat ? api.place(seat) : null;
  return html`
    <div class="jy-slate ${isBlank(shown) ? "is-blank" : ""}" data-seat=${place ?? nothing} style="--size:${size};--high:${look.high}">
      ${isBlank(shown)
        ? html`<p class="jy-slate__none"><small>${look.lead}</small>${look.blank}</p>`
        : api.board(shown, seat, { lead: look.lead })}
    </div>
  `;
}

/** The mark of a ruling: a burst with a mark and a word. @param {boolean} right */
export const stamp = (right) => html`
  <p class="jy-stamp ${right ? "is-right" : "is-wrong"}">
    ${sign("burst", "jy-stamp__burst")} ${sign(right ? "tick" : "cross", "jy-stamp__mark")}
    <b>${right ? msg("jeopardy-right") : msg("jeopardy-wrong")}</b>
  </p>
`;
