// The TV in a round, up to the answer: who begins, categories, hands, the mat, the clue.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { faces, film, slate } from "./film.js";
import { wholeMat } from "./mat.js";
import { halved, mayAnswer, mayAnswerFor, named, opens, unsaid } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./views.js").ClueGame} ClueGame */

/** Who plays this match, in order. @param {View} view @returns {string[]} */
export const players = (view) => {
  const scores = view.game?.scores ?? {};
  return view.room.seats.map(({ seat }) => seat).filter((seat) => seat in scores);
};

/**
 * Guests in a ring of light, those who are done with a tick.
 * @param {string[]} seats @param {string[]} done @param {Api} api
 */
export const roll = (seats, done, api) => html`
  <ol class="jy-roll">
    ${seats.map(
      (seat) => html`
        <li class=${done.includes(seat) ? "is-done" : ""}>
          ${api.token(seat, seats.length > 7 ? 84 : 104)} ${done.includes(seat) ? sign("tick", "jy-roll__tick") : nothing}
          <span>${done.includes(seat) ? msg("jeopardy-done") : msg("jeopardy-choosing")}</span>
        </li>
      `,
    )}
  </ol>
`;

/** @type {Drawing} */
const choosingFirst = (view, api) => html`
  <div class="jy jy-scene">
    <h2 class="jy-headline">${view.game.how === "youngest" ? msg("jeopardy-who-youngest") : msg("jeopardy-who-first")}</h2>
    <ol class="jy-roll is-plain" style="--n:${players(view).length}">
      ${players(view).map((seat) => html`<li>${api.token(seat, players(view).length > 6 ? 130 : 190)}<span>${api.name(seat)}</span></li>`)}
    </ol>
    <p class="jy-scene__line">${msg("jeopardy-captain-says")}</p>
  </div>
`;

/** @type {Drawing} */
const choosingCategories = (view, api) => {
  const { round, keep, done } = view.game;
  return html`
    <div class="jy jy-scene">
      <h2 class="jy-headline">${msg("jeopardy-choose-categories", { round })}</h2>
      <div class="jy-fan">${["flame", "sun", "leaf", "wave", "bolt", "flower"].map(backOf)}</div>
      ${roll(players(view), done, api)}
      <p class="jy-scene__line">${msg("jeopardy-everybody-keeps", { count: keep })}</p>
    </div>
  `;
};

/** @param {string} colour */
const backOf = (colour) => html`<span class="jy-back jy-c-${colour}">${sign(colour)}</span>`;

/** A panel that lies over the mat. @param {unknown} content */
const panel = (content) => html`<div class="jy-panel">${content}</div>`;

/** @type {Drawing} */
const opening = (view, api) => {
  const { mat, turn, how } = view.game;
  const unit = mat.round === 1 ? 100 : 200;
  return html`
    <div class="jy">
      ${wholeMat(mat, api)}
      ${panel(html`
        <h2 class="jy-headline">${msg("jeopardy-round", { round: mat.round })}</h2>
        <p class="jy-panel__who">${api.token(turn, 130)}<span><b>${api.name(turn)}</b>${opens(how)}</span></p>
        <p>
          ${msgDrawn("jeopardy-every-card", { round: mat.round, money: html`<b class="jy-money">${api.money(unit)}</b>` })}
        </p>
      `)}
    </div>
  `;
};

/** @type {Drawing} */
const pickingHand = (view, api) => {
  const { mat, pick, picks, done } = view.game;
  return html`
    <div class="jy">
      ${wholeMat(mat, api)}
      ${panel(html`
        <h2 class="jy-headline">${msg("jeopardy-keep-pass-left")}</h2>
        ${roll(players(view), done, api)}
        <p>${msg("jeopardy-pick-of", { pick, picks })}</p>
      `)}
    </div>
  `;
};

/** @type {Drawing} */
const choosingCard = (view, api) => html`<div class="jy">${wholeMat(view.game.mat, api)}</div>`;

/** A guest with a part to play. @param {string} seat @param {string} what the message of it @param {Api} api */
export const part = (seat, what, api) => html`
  <p class="jy-pill jy-part">
    ${api.token(seat, 62)}<span>${msgDrawn(`jeopardy-part-${what}`, { name: html`<b>${api.name(seat)}</b>` })}</span>
  </p>
`;

/** Who asks the clue. @param {string} reads @param {string} reader @param {Api} api */
function reads(reads, reader, api) {
  if (reads === "reader") return part(reader, "reads", api);
  return html`<p class="jy-pill">${sign("lips")}${reads === "tv" ? msg("jeopardy-tv-reads") : msg("jeopardy-host-reads")}</p>`;
}

/** @type {Drawing} */
const reading = (view, api) => {
  const { clue, turn, reader, reads: by } = view.game;
  return film(clue, api, html`${part(turn, "ready", api)}${reads(by, reader, api)}`);
};

/** @param {string[]} guessed @param {Api} api */
const guessing = (guessed, api) =>
  guessed.length
    ? html`<p class="jy-pill">${faces(guessed, api, 54)}<span>${msg("jeopardy-have-guessed", { count: guessed.length })}</span></p>`
    : html`<p class="jy-pill jy-pill--text">${msg("jeopardy-guess-along")}</p>`;

/** @type {Drawing} */
const answering = (view, api) => {
  const { clue, turn, spoken, reminded, guessed } = view.game;
  const what = reminded ? "again" : spoken ? "aloud" : "writes";
  return film(clue, api, html`${part(turn, what, api)}${guessing(guessed, api)}`);
};

/** @type {Drawing} */
const rebounding = (view, api) => {
  const { clue, turn, missed, done } = view.game;
  const may = mayAnswer(view.game);
  const money = html`<b class="jy-money">${api.money(halved(clue.sum))}</b>`;
  return film(
    clue,
    api,
    html`
      <div class="jy-missed">
        ${slate(missed, turn, api, { lead: msg("jeopardy-missed-with", { name: api.name(turn) }), blank: unsaid(view.game), wide: 540, high: 84, most: 48 })}
      </div>
      <p class="jy-pill jy-pill--text">${may.length && may.length < 4 && !named(may, api) ? faces(may, api, 54) : nothing}<span>${mayAnswerFor(may, money, api)}</span></p>
      <p class="jy-pill jy-pill--text">${done.length ? html`${faces(done, api, 54)}` : nothing}${msg("jeopardy-answers-in", { count: done.length, all: may.length })}</p>
    `,
    324,
  );
};

/** @type {{[screen: string]: Drawing}} */
export const round = {
  choosing_first: choosingFirst,
  choosing_categories: choosingCategories,
  opening,
  picking_hand: pickingHand,
  choosing_card: choosingCard,
  reading,
  answering,
  rebounding,
};
