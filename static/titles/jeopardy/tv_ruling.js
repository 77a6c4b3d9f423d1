// The TV after the answer: who rules, the vote, the ruling with its arithmetic before the money flies.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { playedCard } from "./cards.js";
import { faces, slate, stamp, tab } from "./film.js";
import { players } from "./tv_round.js";
import { fitted, halfOf, isBlank, saysTheSame, unsaid } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./views.js").ClueView} ClueView */
/** @typedef {import("./views.js").Mat} Mat */

const SINGLES = 6; // cards shown one by one; a longer pile is told by its kinds

/** The clue again, small, over what was answered. @param {ClueView} clue */
const recall = (clue) => html`
  <header class="jy-recall jy-c-${clue.colour}">${tab(clue.category, clue.colour)}<p class="${clue.clue.length > 120 ? "is-long" : ""}">${clue.clue}</p></header>
`;

/** What is at stake, after a few words. @param {ClueView} clue @param {Api} api @param {string} words */
const stake = ({ sum }, api, words = "") => html`
  <p class="jy-pill jy-pill--text jy-middle">
    ${words}
    <span>${msgDrawn("jeopardy-at-stake", { money: html`${halfOf(sum, api.money)} <b class="jy-money">${api.money(sum.total)}</b>` })}</span>
  </p>
`;

/** Who wrote it, where it was written. @param {import("../../types.js").Game} game @param {Api} api */
const wrote = ({ turn, answer }, api) => (isBlank(answer) ? api.name(turn) : msg("jeopardy-wrote", { name: api.name(turn) }));

/** @type {Drawing} */
const ruling = (view, api) => {
  const { clue, answer, turn, by, why } = view.game;
  return html`
    <div class="jy">
      ${recall(clue)}
      <div class="jy-boards">
        ${slate(answer, turn, api, { lead: wrote(view.game, api), blank: unsaid(view.game), wide: 1120, high: answer.ink ? 240 : 190, most: 104 })}
      </div>
      <p class="jy-ask">
        ${by === "host" ? nothing : api.token(by, 110)}
        <span><b>${by === "host" ? msg("jeopardy-captain-rules") : msg("jeopardy-rules", { name: api.name(by) })}</b>${why || msg("jeopardy-is-that-right")}</span>
      </p>
      ${stake(clue, api)}
    </div>
  `;
};

/** Ballots: who has voted, never how. @param {string[]} voters @param {string[]} done @param {Api} api */
export const ballots = (voters, done, api) => html`
  <ol class="jy-ballots">
    ${voters.map(
      (seat) => html`
        <li class="jy-ballot ${done.includes(seat) ? "" : "is-open"}" data-seat=${api.place(seat)}>
          ${api.glyph(seat)}<span class="spoken">${done.includes(seat) ? msg("jeopardy-has-voted", { name: api.name(seat) }) : msg("jeopardy-not-voted", { name: api.name(seat) })}</span>
        </li>
      `,
    )}
  </ol>
`;

/** @param {string} response */
const cardSays = (response) => html`
  <div class="jy-slate is-card" style="--high:146;--size:${fitted(response, { wide: 660, high: 140, most: 84, least: 32, line: 1.02 })}"><p class="jy-slate__none"><small>${msg("jeopardy-the-card-says")}</small>${response}</p></div>
`;

/** @type {Drawing} */
const voting = (view, api) => {
  const { clue, answer, turn, appeal, appealer, right, voters, done } = view.game;
  const wide = clue.response ? 560 : 1040;
  return html`
    <div class="jy">
      ${recall(clue)}
      <div class="jy-boards ${clue.response ? "is-pair" : ""}">
        <div class="jy-stamped">
          ${slate(answer, turn, api, { lead: wrote(view.game, api), blank: unsaid(view.game), wide, high: 146, most: 88 })}
          ${appeal ? stamp(right) : nothing}
        </div>
        ${clue.response ? cardSays(clue.response) : nothing}
      </div>
      <div class="jy-vote">
        <p>
          <b>${appeal && appealer ? msg("jeopardy-appeals-now", { name: api.name(appealer) }) : msg("jeopardy-table-judges-now")}</b>
          ${clue.response ? msg("jeopardy-vote-same") : msg("jeopardy-vote-right-wrong")}
        </p>
        ${ballots(voters, done, api)}
      </div>
      ${stake(clue, api, appeal ? msg("jeopardy-tie-leaves") : msg("jeopardy-tie-right"))}
    </div>
  `;
};

/** @typedef {{kind: string, count: number, value: number}} Term */

/** What the pile adds up from: card by card, or kind by kind. @param {ClueView} clue @param {Mat} mat @returns {Term[]} */
export function terms(clue, mat) {
  const pile = mat.columns.find(({ colour }) => colour === clue.colour)?.pile.map(({ kind }) => kind) ?? [];
  const counts = (/** @type {string[]} */ kinds) =>
    kinds.reduce((sum, kind) => sum + (kind === "bonus" ? 2 : 1), 0);
  const kinds = counts(pile) < clue.sum.units ? [...pile, clue.kind] : pile;
  if (counts(kinds) !== clue.sum.units) return [];
  const value = (/** @type {string} */ kind) => clue.sum.unit * (kind === "bonus" ? 2 : 1);
  if (kinds.length <= SINGLES) return kinds.map((kind) => ({ kind, count: 1, value: value(kind) }));
  const last = kinds[kinds.length - 1];
  const before = kinds.slice(0, -1);
  const groups = ["standard", "bonus", "daily_double"].map((kind) => {
    const count = before.filter((each) => each === kind).length;
    return { kind, count, value: value(kind) * count };
  });
  return [...groups.filter(({ count }) => count), { kind: last, count: 1, value: value(last) }];
}

/** @param {ClueView} clue @param {Mat} mat @param {Api} api @param {boolean} right */
export function sum(clue, mat, api, right) {
  const { units, unit, doubled, half, total } = clue.sum;
  const all = terms(clue, mat);
  const times = (doubled ? " × 2" : "") + (half ? " ÷ 2" : "");
  return html`
    <div class="jy-sum ${right ? "" : "is-lost"}">
      ${all.length
        ? all.map((term, index) => html`${index ? html`<span class="jy-sum__op">+</span>` : nothing}${figure(term, clue.colour, api)}`)
        : html`<span class="jy-sum__op">${units} × ${api.money(unit)}</span>`}
      <span class="jy-sum__op">${times} =</span>
      <b class="jy-money ${right ? "jy-foil" : ""}">${api.money(total)}</b>
    </div>
  `;
}

/** @param {Term} term @param {string} colour @param {Api} api */
const figure = (term, colour, api) => html`
  <figure>
    <span class="jy-sum__cards ${term.count > 1 ? "is-many" : ""}">
      ${playedCard(colour, term.kind)}${term.count > 1 ? html`<b>× ${term.count}</b>` : nothing}
    </span>
    <figcaption>${api.money(term.value)}</figcaption>
  </figure>
`;

/** @param {any} game @param {Api} api */
function ruler({ by, reader, votes }, api) {
  if (by === "reader") return msg("jeopardy-by-reader", { name: api.name(reader) });
  if (by === "vote") return msg("jeopardy-by-vote", { right: votes[0], wrong: votes[1] });
  return by === "judge" ? "" : msg(`jeopardy-by-${by}`);
}

/** Coins on their way down to the chair of the one who was right. @param {number} index @param {number} chairs */
function coins(index, chairs) {
  const step = Math.min(223, 1550 / chairs);
  const to = Math.round(index * step + step / 2);
  return html`
    <div class="jy-coins" style="--to:${to}" aria-hidden="true">
      ${[0, 1, 2, 3, 4, 5, 6].map((coin) => html`<svg style="--i:${coin}" viewBox="0 0 48 48"><use href="#jy-coin" /></svg>`)}
    </div>
  `;
}

/** @param {any} game @param {Api} api */
const money = ({ turn, before, after, right }, api) => html`
  <p class="jy-pill jy-gain ${right ? "is-right" : ""}">
    ${api.token(turn, 70)}
    ${right
      ? html`<b class="jy-good">+${api.money(after - before)}</b><span>${api.money(before)} → <b class="jy-money">${api.money(after)}</b></span>`
      : html`<span>${msgDrawn("jeopardy-stays-at", { name: html`<b>${api.name(turn)}</b>`, money: html`<b class="jy-money">${api.money(after)}</b>` })}</span>`}
  </p>
`;

/** @type {Drawing} */
const ruled = (view, api) => {
  const { clue, answer, turn, right, mat, knew, appealable } = view.game;
  const pair = clue.response && !(right && saysTheSame(answer, clue.response));
  const look = { lead: wrote(view.game, api), blank: unsaid(view.game), wide: pair ? 560 : 1040, high: 146, most: pair ? 84 : 100 };
  const note = ruler(view.game, api);
  return html`
    <div class="jy">
      ${recall(clue)}
      <div class="jy-boards ${pair ? "is-pair" : ""}">
        <div class="jy-stamped">${slate(answer, turn, api, look)}${stamp(right)}</div>
        ${pair ? cardSays(clue.response) : nothing}
      </div>
      ${sum(clue, mat, api, right)}
      <footer class="jy-foot is-low">
        ${money(view.game, api)}
        ${knew.length ? html`<p class="jy-pill">${faces(knew, api, 54)}<span>${msg("jeopardy-knew-too", { count: knew.length })}</span></p>` : nothing}
        ${note ? html`<p class="jy-pill jy-pill--text">${note}</p>` : nothing}
        ${appealable ? html`<p class="jy-pill jy-pill--text">${msg("jeopardy-appeal-phone")}</p>` : nothing}
      </footer>
      ${right ? coins(players(view).indexOf(turn), players(view).length) : nothing}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const rulings = { ruling, voting, ruled };
