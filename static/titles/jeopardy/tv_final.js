// The TV in Final Jeopardy!: sealed wagers, boards turned lowest first, and the tie-break.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { nth } from "../../words.js";
import { sign } from "./cards.js";
import { filmText, slate, stamp, tab } from "./film.js";
import { ballots } from "./tv_ruling.js";
import { asked, fitted, isBlank } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Reveal} Reveal */
/** @typedef {import("./views.js").TieAnswer} TieAnswer */

const ROW = 6; // boards that stand in one row and can be read

/**
 * A row of desks, closed when their guest is done. @param {string[]} seats @param {string[]} done
 * @param {Api} api @param {{open: string, shut: string, picture: string}} words
 */
export const desks = (seats, done, api, { open, shut, picture }) => html`
  <ol class="jy-desks" style="--n:${seats.length}">
    ${seats.map((seat) => {
      const closed = done.includes(seat);
      return html`
        <li class="jy-desk ${closed ? "is-shut" : ""}" data-seat=${api.place(seat)}>
          ${api.token(seat, seats.length > 6 ? 78 : 96)}
          <span class="jy-desk__name">${api.name(seat)}</span>
          <span class="jy-desk__slot">${closed ? sign(picture) : html`<i></i><i></i><i></i>`}</span>
          <span>${closed ? shut : open}</span>
        </li>
      `;
    })}
  </ol>
`;

/** @type {Drawing} */
const wagering = (view, api) => {
  const { category, players, done } = view.game;
  return html`
    <div class="jy jy-c-sun jy-final">
      <p class="jy-final__over">${msg("jeopardy-final-over")}</p>
      <h2 class="jy-final__cat" style="--size:${fitted(category, { wide: 1500, high: 150, most: 120, least: 64, line: 1 })}">${category}</h2>
      <p class="jy-scene__line">${msg("jeopardy-bet-secret")}</p>
      ${desks(players, done, api, { open: msg("jeopardy-betting"), shut: msg("jeopardy-sealed"), picture: "sealed" })}
    </div>
  `;
};

/** @type {Drawing} */
const finalAnswering = (view, api) => {
  const { category, clue, players, done } = view.game;
  return html`
    <div class="jy">
      <section class="jy-film is-final jy-c-sun">${tab(category, null)} ${filmText(clue, 250)}</section>
      ${desks(players, done, api, { open: msg("jeopardy-writing"), shut: msg("jeopardy-done"), picture: "lock" })}
    </div>
  `;
};

/** @type {Drawing} */
const vetting = (view, api) => {
  const { category, clue, number, total, voters, done } = view.game;
  return html`
    <div class="jy">
      <section class="jy-film is-final jy-c-sun">${tab(category, null)} ${filmText(clue, 250)}</section>
      <div class="jy-vote">
        <p>
          <b>${msg("jeopardy-one-close", { number, total })}</b>
          ${voters.length ? msg("jeopardy-others-vote") : msg("jeopardy-captain-rules")}
        </p>
        ${ballots(voters, done, api)}
      </div>
    </div>
  `;
};

/** @param {Reveal} shown @param {Api} api */
const bet = ({ wager, right, after, before }, api) =>
  wager === null
    ? html`<span>${msgDrawn("jeopardy-with", { money: html`<b class="jy-money">${api.money(before)}</b>` })}</span>`
    : html`
        <span class="jy-pod__bet ${right ? "jy-good" : "jy-bad"}">${sign(right ? "tick" : "cross")}${api.money(wager)}</span>
        <b class="jy-money">${api.money(after ?? before)}</b>
      `;

/** A board that has had its turn. @param {Reveal} shown @param {Api} api */
const past = (shown, api) => html`
  <li class="jy-pod" data-seat=${api.place(shown.seat)}>
    ${api.token(shown.seat, 84)}
    <span class="jy-desk__name">${api.name(shown.seat)}</span>
    ${slate(shown.answer, shown.seat, api, { lead: "", blank: msg("jeopardy-no-answer"), wide: 150, high: 104, most: 40, raw: true })}
    ${bet(shown, api)}
  </li>
`;

/** The board on the stage. @param {Reveal} shown @param {Api} api */
const present = (shown, api) => html`
  <li class="jy-pod is-on" data-seat=${api.place(shown.seat)}>
    ${api.token(shown.seat, 130)}
    <span class="jy-desk__name">${api.name(shown.seat)}</span>
    <div class="jy-stamped">
      ${slate(shown.answer, shown.seat, api, { lead: "", blank: msg("jeopardy-no-answer"), wide: 480, high: 108, most: 66 })}
      ${shown.right === null ? nothing : stamp(shown.right)}
    </div>
    <p class="jy-pod__money">
      <b class="jy-money jy-foil">${api.money(shown.after ?? shown.before)}</b>
      <span>${msg("jeopardy-bet")}</span>
      <span class="jy-flip ${shown.wager === null ? "" : "is-turned"}">${shown.wager === null ? "?" : api.money(shown.wager)}</span>
    </p>
  </li>
`;

/** @param {string} seat @param {Api} api */
const waiting = (seat, api) => html`
  <li class="jy-pod is-wait" data-seat=${api.place(seat)}>
    ${api.token(seat, 84)}
    <span class="jy-desk__name">${api.name(seat)}</span>
    <span class="jy-seal">${sign("lock")}</span>
    <span>${msg("jeopardy-sealed")}</span>
  </li>
`;

/** A line for a board, where there are too many to stand in a row. @param {Reveal} shown @param {Api} api */
const pastLine = (shown, api) => html`
  <li class="jy-line" data-seat=${api.place(shown.seat)}>
    ${api.token(shown.seat, 66)}
    <span><b>${api.name(shown.seat)}</b><i data-brief>${written(shown.answer)}</i></span>
    <span>${bet(shown, api)}</span>
  </li>
`;

/** @param {string} seat @param {Api} api */
const waitingLine = (seat, api) => html`
  <li class="jy-line is-wait" data-seat=${api.place(seat)}>
    ${api.token(seat, 66)}<span><b>${api.name(seat)}</b>${msg("jeopardy-sealed")}</span>${sign("lock")}
  </li>
`;

/** A board in a few words. @param {import("../../types.js").Written} answer */
const written = (answer) => (isBlank(answer) ? msg("jeopardy-no-answer") : answer.text || msg("jeopardy-written-by-hand"));

/** The clue and its response, over what was answered. @param {any} game */
const finalHead = ({ clue, category, response }) => html`
  <header class="jy-reveal__clue">
    <p style="--size:${fitted(clue, { wide: 1640, high: 100, most: 46, least: 30 })}">${clue}</p>
    <h2><span>${msg("jeopardy-category", { category })}</span> <b>${response}</b></h2>
  </header>
`;

/** @type {Drawing} */
const revealing = (view, api) => {
  const { shown, left } = view.game;
  const last = shown[shown.length - 1];
  const before = shown.slice(0, -1);
  const row = shown.length + left.length <= ROW;
  return html`
    <div class="jy jy-reveal">
      ${finalHead(view.game)}
      ${row
        ? html`<ol class="jy-pods">
            ${before.map((/** @type {Reveal} */ each) => past(each, api))} ${last ? present(last, api) : nothing}
            ${left.map((/** @type {string} */ seat) => waiting(seat, api))}
          </ol>`
        : html`<div class="jy-pods">
            <ol class="jy-pods__one">${last ? present(last, api) : nothing}</ol>
            <ol class="jy-lines">
              ${before.map((/** @type {Reveal} */ each) => pastLine(each, api))}
              ${left.map((/** @type {string} */ seat) => waitingLine(seat, api))}
            </ol>
          </div>`}
    </div>
  `;
};

/** @type {Drawing} */
const tieBreaking = (view, api) => {
  const { category, clue, number, most, tied, done } = view.game;
  return html`
    <div class="jy">
      <section class="jy-film is-final jy-c-flower">
        ${tab(category, null)}
        <p class="jy-tab jy-tab--price"><span>${msg("jeopardy-tie-price", { number, most })}</span></p>
        ${filmText(clue, 250)}
      </section>
      ${desks(tied, done, api, { open: msg("jeopardy-writing"), shut: msg("jeopardy-locked-in"), picture: "lock" })}
    </div>
  `;
};

/** @param {TieAnswer} answer @param {number} index in the order in which they came @param {{winner: string | null, many: boolean}} round @param {Api} api */
const tieRow = ({ seat, answer, right }, index, { winner, many }, api) => html`
  <li class="jy-tie ${seat === winner ? "is-winner" : ""}" data-seat=${api.place(seat)}>
    ${api.token(seat, 76)}
    <span class="jy-desk__name">${api.name(seat)}</span>
    <span class="jy-tie__answer" style="--size:${fitted(written(asked(answer)), { wide: many ? 314 : 800, high: 76, most: 48, least: 28 })}">
      ${written(asked(answer))}
    </span>
    <span>${isBlank(answer) ? "" : nth(index + 1)}</span>
    <span class=${right ? "jy-good" : "jy-bad"}>${sign(right ? "tick" : "cross")}</span>
  </li>
`;

/** @type {Drawing} */
const tieBroken = (view, api) => {
  const { answers, winner } = view.game;
  const many = answers.length > 3;
  return html`
    <div class="jy jy-reveal">
      ${finalHead(view.game)}
      ${answers.length > 6 ? nothing : html`<h2 class="jy-headline">${winner ? msg("jeopardy-right-first", { name: api.name(winner) }) : msg("jeopardy-nobody-right")}</h2>`}
      <ol class="jy-ties ${many ? "is-many" : ""}">
        ${answers.map((/** @type {TieAnswer} */ each, /** @type {number} */ index) => tieRow(each, index, { winner, many }, api))}
      </ol>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const final = {
  wagering,
  final_answering: finalAnswering,
  vetting,
  revealing,
  tie_breaking: tieBreaking,
  tie_broken: tieBroken,
};
