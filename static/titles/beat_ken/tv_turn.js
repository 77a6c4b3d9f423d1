// The TV in a turn, up to its question: the board, the spinner, the token, the challenge.

import { language, msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { loop } from "./loop.js";
import { chips, dot, ken, named, people, sign } from "./parts.js";
import { spinner } from "./spinner.js";
import { tracks } from "./tracks.js";
import { DOTS, KEN, kindName, line, opens, short, sideName, topic } from "./words.js";

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
    ${DOTS.map((colour) => html`<li>${dot(colour)}<span>${topic(colour)}</span></li>`)}
  </ul>
`;

/** @type {Drawing} */
const choosingFirst = (view, api) => {
  const seats = Object.keys(view.game.scores);
  return html`
    <div class="bk bk-scene">
      ${ken({ ...NOBODY, talks: true }, "thinking", msg("beat_ken-smartest"))}
      <div>
        <h2 class="bk-headline">${view.game.how === "youngest" ? msg("beat_ken-who-youngest") : msg("beat_ken-who-first")}</h2>
        <ol class="bk-roll" style="--n:${seats.length}">
          ${seats.map((seat) => html`<li>${api.token(seat, seats.length > 5 ? 120 : 150)}<span>${api.name(seat)}</span></li>`)}
        </ol>
        <p class="bk-line">${msg("beat_ken-captain-on-phone")}</p>
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
        <h2>${msg("beat_ken-spins-first", { name: sideName(board, board.turn, api) })}</h2>
        <p>${msg("beat_ken-opening", { why: opens(how) })}</p>
        <p class="bk-card__big">${sign("tie")}<span>${msgDrawn("beat_ken-ken-knows-so-much", { count: html`<b>${strength}</b>` })}</span></p>
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
        <h2>${msg("beat_ken-not-here", { name })}</h2>
        <p>${msg("beat_ken-token-stays")}</p>
        <p class="bk-card__big"><span>${skips >= most ? msg("beat_ken-parked") : msgDrawn("beat_ken-then-parked", { skips: html`<b>${skips}</b>`, most })}</span></p>
      </section>
    `,
  );
};

/** What comes after the token has stopped. @param {Game} game @param {Api} api */
function comes({ board, kind, then, gain }, api) {
  const name = sideName(board, board.turn, api);
  const star = board.path[board.token].star;
  if (then === "end") return msg("beat_ken-is-there", { name, money: short(gain.after) });
  if (then === "everybody") return msg("beat_ken-then-everybody");
  if (then === "challenge" && star && ["duel", "all"].includes(kind)) return msg("beat_ken-star-and-challenge");
  if (then === "challenge" && star) return msg("beat_ken-star-against", { name });
  if (then === "challenge") return kind === "duel" ? msg("beat_ken-challenges-one", { name }) : msg("beat_ken-challenges-all", { name });
  return msg("beat_ken-then-all");
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
        <h2>${kindName(kind)}${value && value > 1 ? html`<small>×${value}</small>` : nothing}</h2>
        <p class="bk-result__two">
          <span><b>${steps}</b>${msg("beat_ken-spaces", { count: steps })}</span>
          ${here.star ? html`<span>${sign("star", "is-star")}${msg("beat_ken-star")}</span>` : value ? html`<span>${chips(value)}<b>${short(value)}</b></span>` : nothing}
        </p>
        ${gain ? html`<p class="bk-bonus">${people(board, board.turn, api, 52)}<b>+${short(gain.after - gain.before)}</b> ${msg("beat_ken-own")}</p>` : nothing}
        <p class="bk-result__next">${dot(here.dot)}<span><b>${topic(here.dot)}</b>${comes(view.game, api)}</span></p>
      </section>
    `,
    { start, lit: true },
  );
};

/** Who can be named. @param {Game} game @param {Api} api */
function may({ board, kind, targets }, api) {
  if (kind === "star") return msg("beat_ken-may-ken");
  if (kind === "all") return msg("beat_ken-may-all");
  const names = targets.map((/** @type {string} */ side) => sideName(board, side, api));
  const either = new Intl.ListFormat(language() === "en" ? "en-GB" : language(), { type: "disjunction" });
  return msg("beat_ken-may-one", { names: either.format(names) });
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
        <h2>${kindName(kind)}</h2>
        <p class="bk-card__who">${named(board, board.turn, api)}</p>
        <p>${may(view.game, api)}</p>
        <p class="bk-card__big">${dot(colour)}<span><b>${topic(colour)}</b></span>${chips(3)}</p>
      </section>
    `,
    { lit: true },
  );
};

/** @type {{[screen: string]: Drawing}} */
export const turns = { choosing_first: choosingFirst, opening, spinning, passed, moving, challenging };
