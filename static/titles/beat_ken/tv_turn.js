// The TV in a turn, up to its question: the board, the spinner, the token, the challenge.

import { html, nothing } from "../../vendor/lit-html.js";
import { list } from "../../words.js";
import { loop } from "./loop.js";
import { chips, dot, ken, named, people, sign } from "./parts.js";
import { spinner } from "./spinner.js";
import { tracks } from "./tracks.js";
import { KEN, KINDS, OPENERS, TOPICS, line, short, sideName } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Drawn} Drawn */

/** The game board with something in its middle, and the money tracks beside it.
 * @param {Game} game @param {Api} api @param {Drawn} middle @param {{start?: number | null, lit?: boolean}} [how] */
const table = ({ board, gain = null }, api, middle, how) => html`
  <div class="bk bk-table">
    <div class="bk-board">${loop(board, how)}<div class="bk-middle">${middle}</div></div>
    ${tracks(board, api, gain)}
  </div>
`;

/** Which symbol asks what. */
const legend = () => html`
  <ul class="bk-paper bk-legend">
    ${Object.entries(TOPICS).map(([colour, topic]) => html`<li>${dot(colour)}<span>${topic}</span></li>`)}
  </ul>
`;

/** @type {Drawing} */
const choosingFirst = (view, api) => {
  const seats = Object.keys(view.game.scores);
  return html`
    <div class="bk bk-scene">
      ${ken({ ...NOBODY, talks: true }, "thinking", "The smartest first?")}
      <div>
        <h2 class="bk-headline">${view.game.how === "youngest" ? "Who is the youngest?" : "Who spins first?"}</h2>
        <ol class="bk-roll" style="--n:${seats.length}">
          ${seats.map((seat) => html`<li>${api.token(seat, seats.length > 5 ? 120 : 150)}<span>${api.name(seat)}</span></li>`)}
        </ol>
        <p class="bk-line">The captain says so on the phone</p>
      </div>
    </div>
  `;
};

/** @type {import("./views.js").Board} */
const NOBODY = /** @type {any} */ ({});

/** @type {Drawing} */
const opening = (view, api) => {
  const { board, how, strength, step } = view.game;
  return table(
    view.game,
    api,
    html`
      ${ken(board, "right", line("opening", step))}
      <section class="bk-paper bk-card">
        <h2>${sideName(board, board.turn, api)} spins first</h2>
        <p>${OPENERS[how] ?? ""}. Ken is last in every round.</p>
        <p class="bk-card__big">${sign("tie")}<span>Ken knows <b>${strength}</b> of 100 questions</span></p>
      </section>
    `,
  );
};

/** @type {Drawing} */
const spinning = (view, api) => {
  const { board, step } = view.game;
  const kens = board.turn === KEN;
  const near = kens && board.can_win;
  const moment = near ? "near" : kens ? "mine" : "waiting";
  return table(
    view.game,
    api,
    html`
      ${ken(board, "thinking", line(moment, step), "is-small")} ${legend()}
      <div class="bk-wheel">${spinner(null)}</div>
    `,
  );
};

/** @type {Drawing} */
const passed = (view, api) => {
  const { board, skips, most, step } = view.game;
  const name = sideName(board, board.turn, api);
  return table(
    view.game,
    api,
    html`
      ${ken(board, "wrong", line("gone", step))}
      <section class="bk-paper bk-card">
        <h2>${name} is not here</h2>
        <p>The turn is skipped and the token stays.</p>
        <p class="bk-card__big"><span>${skips >= most ? "The track is parked until somebody is back." : html`<b>${skips}</b> of ${most}, then the track is parked`}</span></p>
      </section>
    `,
  );
};

/** What comes after the token has stopped. @param {Game} game @param {Api} api */
function comes({ board, kind, then, gain }, api) {
  const name = sideName(board, board.turn, api);
  const star = board.path[board.token].star;
  if (then === "end") return html`${name} is there: ${short(gain.after)}!`;
  if (then === "everybody") return "Everybody is challenged, for three.";
  if (then === "challenge" && star && ["duel", "all"].includes(kind)) return html`A star and a challenge: everybody is in it, Ken too.`;
  if (then === "challenge" && star) return html`A star: ${name} against Ken!`;
  if (then === "challenge") return kind === "duel" ? html`${name} challenges one of you, or Ken.` : html`${name} challenges everybody.`;
  return html`Everybody answers.`;
}

/** @type {Drawing} */
const moving = (view, api) => {
  const { board, sector, kind, steps, start, gain } = view.game;
  const here = board.path[board.token];
  const value = { regular: 1, double: 2, triple: 3 }[/** @type {string} */ (kind)];
  return table(
    view.game,
    api,
    html`
      <div class="bk-wheel is-large">${spinner(sector, true)}</div>
      <section class="bk-paper bk-result is-${kind}">
        <h2>${KINDS[kind]}${value && value > 1 ? html`<small>×${value}</small>` : nothing}</h2>
        <p class="bk-result__two">
          <span><b>${steps}</b>${steps === 1 ? "space" : "spaces"}</span>
          ${here.star ? html`<span>${sign("star", "is-star")}star</span>` : value ? html`<span>${chips(value)}<b>${short(value)}</b></span>` : nothing}
        </p>
        ${gain ? html`<p class="bk-bonus">${people(board, board.turn, api, 52)}<b>+${short(gain.after - gain.before)}</b> own colour</p>` : nothing}
        <p class="bk-result__next">${dot(here.dot)}<span><b>${TOPICS[here.dot]}</b>${comes(view.game, api)}</span></p>
      </section>
    `,
    { start, lit: true },
  );
};

/** Who can be named. @param {Game} game @param {Api} api */
function may({ board, kind, targets }, api) {
  if (kind === "star") return html`Against Ken, for one, two or three.`;
  if (kind === "all") return html`Against everybody, for one, two or three.`;
  return html`Against ${list(targets.map((/** @type {string} */ side) => sideName(board, side, api))).replace(/ and (?=[^ ]+$)/, " or ")}, for one, two or three.`;
}

/** @type {Drawing} */
const challenging = (view, api) => {
  const { board, kind, dot: colour, targets, step } = view.game;
  return table(
    view.game,
    api,
    html`
      ${ken(board, "thinking", line(targets.includes(KEN) ? "dared" : "waiting", step))}
      <section class="bk-paper bk-card is-dare">
        <h2>${KINDS[kind]}</h2>
        <p class="bk-card__who">${named(board, board.turn, api)}</p>
        <p>${may(view.game, api)}</p>
        <p class="bk-card__big">${dot(colour)}<span><b>${TOPICS[colour]}</b></span>${chips(3)}</p>
      </section>
    `,
    { lit: true },
  );
};

/** @type {{[screen: string]: Drawing}} */
export const turns = { choosing_first: choosingFirst, opening, spinning, passed, moving, challenging };
