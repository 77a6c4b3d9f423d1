// The TV in a round, up to the answer: who begins, categories, hands, the mat, the clue.

import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { faces, film, slate } from "./film.js";
import { wholeMat } from "./mat.js";
import { OPENERS, counted, fewNames, halved, inWords, mayAnswer, unsaid } from "./words.js";

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
          <span>${done.includes(seat) ? "done" : "choosing"}</span>
        </li>
      `,
    )}
  </ol>
`;

/** @type {Drawing} */
const choosingFirst = (view, api) => html`
  <div class="jy jy-scene">
    <h2 class="jy-headline">${view.game.how === "youngest" ? "Who is the youngest?" : "Who goes first?"}</h2>
    <ol class="jy-roll is-plain" style="--n:${players(view).length}">
      ${players(view).map((seat) => html`<li>${api.token(seat, players(view).length > 6 ? 130 : 190)}<span>${api.name(seat)}</span></li>`)}
    </ol>
    <p class="jy-scene__line">The captain says so on the phone</p>
  </div>
`;

/** @type {Drawing} */
const choosingCategories = (view, api) => {
  const { round, keep, done } = view.game;
  return html`
    <div class="jy jy-scene">
      <h2 class="jy-headline">Choose the categories of round ${inWords(round)}</h2>
      <div class="jy-fan">${["flame", "sun", "leaf", "wave", "bolt", "flower"].map(backOf)}</div>
      ${roll(players(view), done, api)}
      <p class="jy-scene__line">Everybody keeps ${inWords(keep)} in secret; then all are turned over at once</p>
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
        <h2 class="jy-headline">Round ${inWords(mat.round)}</h2>
        <p class="jy-panel__who">${api.token(turn, 130)}<span><b>${api.name(turn)}</b>${OPENERS[how] ?? "Plays first"}</span></p>
        <p>
          ${mat.round === 1 ? "Every card in a column counts" : "Everything counts double now: every card"}
          <b class="jy-money">${api.money(unit)}</b>
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
        <h2 class="jy-headline">Keep one card, pass the rest to the left</h2>
        ${roll(players(view), done, api)}
        <p>Pick ${pick} of ${picks}</p>
      `)}
    </div>
  `;
};

/** @type {Drawing} */
const choosingCard = (view, api) => html`<div class="jy">${wholeMat(view.game.mat, api)}</div>`;

/** A guest with a part to play. @param {string} seat @param {string} part @param {Api} api */
const part = (seat, part, api) =>
  html`<p class="jy-pill jy-part">${api.token(seat, 62)}<span><b>${api.name(seat)}</b> ${part}</span></p>`;

/** Who asks the clue. @param {string} reads @param {string} reader @param {Api} api */
function reads(reads, reader, api) {
  if (reads === "reader") return part(reader, "reads the clue aloud", api);
  return html`<p class="jy-pill">${sign("lips")}${reads === "tv" ? "The TV reads the clue" : "The host reads the clue"}</p>`;
}

/** @type {Drawing} */
const reading = (view, api) => {
  const { clue, turn, reader, reads: by } = view.game;
  return film(clue, api, html`${part(turn, "gets ready", api)}${reads(by, reader, api)}`);
};

/** @param {string[]} guessed @param {Api} api */
const guessing = (guessed, api) =>
  guessed.length
    ? html`<p class="jy-pill">${faces(guessed, api, 54)}<span>${guessed.length === 1 ? "has" : "have"} a guess in</span></p>`
    : html`<p class="jy-pill jy-pill--text">Everybody else: guess along on your phone</p>`;

/** @type {Drawing} */
const answering = (view, api) => {
  const { clue, turn, spoken, reminded, guessed } = view.game;
  const what = reminded ? "asks again: it must be a question" : spoken ? "answers aloud" : "writes an answer";
  return film(clue, api, html`${part(turn, what, api)}${guessing(guessed, api)}`);
};

/** @type {Drawing} */
const rebounding = (view, api) => {
  const { clue, turn, missed, done } = view.game;
  const may = mayAnswer(view.game);
  const names = fewNames(may, api);
  return film(
    clue,
    api,
    html`
      <div class="jy-missed">
        ${slate(missed, turn, api, { lead: `${api.name(turn)} missed with`, blank: unsaid(view.game), wide: 540, high: 84, most: 48 })}
      </div>
      <p class="jy-pill jy-pill--text">${may.length < 4 && names.endsWith("others") ? faces(may, api, 54) : nothing}${names.charAt(0).toUpperCase()}${names.slice(1)} may answer for <b class="jy-money">${api.money(halved(clue.sum))}</b></p>
      <p class="jy-pill jy-pill--text">${done.length ? html`${faces(done, api, 54)}` : nothing}${done.length} of ${counted(may.length, "answer")} in</p>
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
