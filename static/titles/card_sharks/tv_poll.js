// The TV during a question: the poll, the guess, the call, and the figure with who was asked.

import { language, msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { fitted } from "../../fit.js";
import { gauge } from "./gauge.js";
import { arrow, mark, sign, strip, tube } from "./parts.js";
import { sharp } from "./tv_cards.js";
import { OTHER, callName, rowOf, sideName, sideOf, speaker } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Figure} Figure */

const BOX = { wide: 1640, high: 156, most: 72, least: 44, line: 1.1, letter: 0.5 };

/** What one side says. @param {Board} board @param {string} side @param {Drawn} says @param {Api} api @param {Drawn} [more] */
const says = (board, side, says, api, more = nothing) => html`
  <section class="cs-says ${board.turn === side ? "is-on" : ""}" data-side=${side}>
    <h2>${mark(side)}<span>${speaker(board, side, api)}</span></h2>
    <p class="cs-says__big">${says}</p>
    ${more}
  </section>
`;

/** The question, the dial, and what both sides say. @param {Game} game @param {Drawn} left @param {Drawn} right @param {Drawn} middle @param {{under?: Drawn, dial?: Parameters<typeof gauge>[0]}} more */
const poll = (game, left, right, middle, { under = nothing, dial = {} }) => html`
  <div class="cs cs-poll ${game.board.sudden ? "is-sudden" : ""}">
    <h2 class="cs-question" style="--fit:${fitted(game.poll.question, BOX)}">${game.poll.question}</h2>
    <div class="cs-poll__dial">${gauge(dial)}<div class="cs-poll__middle">${middle}</div></div>
    ${left} ${right} ${under}
  </div>
`;

/** How a side's row stands meanwhile. @param {Board} board @param {string} side */
const row = (board, side) => strip(rowOf(board, side));

/** Where guesses of each side stand: red on the left. @param {string} side @param {Drawn} one @param {Drawn} other */
const placed = (side, one, other) => (side === "red" ? [one, other] : [other, one]);

/** @type {Drawing} */
const guessing = (view, api) => {
  const { board, advisers, poll: asked } = view.game;
  const side = board.turn;
  const [left, right] = placed(
    side,
    says(board, side, html`<span class="cs-says__two">${msg("card_sharks-thinks")}</span>`, api, html`${advisers.length ? html`<p class="cs-says__line">${advisers.length > 1 ? msg("card_sharks-many-advise", { count: advisers.length }) : msg("card_sharks-one-advises", { name: api.name(advisers[0]) })}</p>` : nothing}${row(board, side)}`),
    says(board, OTHER[side], html`<span class="cs-says__two">${msg("card_sharks-waits")}</span>`, api, row(board, OTHER[side])),
  );
  return poll(view.game, left, right, html`<b class="cs-big is-open">?</b><p>${msg("card_sharks-of-every-100")}</p>`, {
    under: asked.again ? html`<p class="cs-again">${msg("card_sharks-asked-before")}</p>` : nothing,
  });
};

/** @type {Drawing} */
const responding = (view, api) => {
  const { board, guess, bets } = view.game;
  const guesser = OTHER[board.turn];
  const [left, right] = placed(
    guesser,
    says(board, guesser, guess, api, row(board, guesser)),
    says(board, board.turn, html`<span class="cs-says__two">${bets.locked ? msg("card_sharks-has-called") : msg("card_sharks-higher-lower")}</span>`, api, row(board, board.turn)),
  );
  const inside = bets.placed.filter((/** @type {string} */ seat) => bets.sharks.includes(seat)).length;
  const fins = bets.sharks.length ? html`<p class="cs-note is-left">${sign("fin")}<b>${msg("card_sharks-bets-in", { inside, of: bets.sharks.length })}</b> ${msg("card_sharks-side-bets-are-in")}</p>` : nothing;
  return poll(view.game, left, right, html`<b class="cs-big is-open">?</b><p>${bets.locked ? msg("card_sharks-last-side-bets") : msg("card_sharks-is-it-higher", { guess })}</p>`, {
    dial: { guess, side: guesser },
    under: fins,
  });
};

/** Who was asked, how many, when and by whom. @param {Figure} figure */
export function source({ group, n, year, source: by, credit }) {
  const asked = [group, year].filter(Boolean).join(", ");
  return html`${n ? html`<b>${n.toLocaleString(language())}</b> ` : nothing}${asked}${by ? html`<br />${by}` : nothing}${credit && credit !== by ? html`<small>${credit}</small>` : nothing}`;
}

/** Who of the two was right, in words. @param {Game} game @param {Api} api */
function verdict({ board, guess, poll: { figure }, exact, winner }, api) {
  const name = sideName(board, winner, api);
  if (exact) return msg("card_sharks-exactly", { guess, name });
  return figure.answer > guess ? msg("card_sharks-was-higher", { guess, name }) : msg("card_sharks-was-lower", { guess, name });
}

/** @type {Drawing} */
const revealing = (view, api) => {
  const { board, guess, guesser, call, sealed, winner, bets, poll: asked } = view.game;
  const side = sideOf(board, guesser) ?? OTHER[board.turn];
  const other = OTHER[side];
  const called = html`<span class="cs-says__call" data-call=${call}>${arrow(call)}${tube(callName(call))}</span>`;
  const [left, right] = placed(side, says(board, side, guess, api), says(board, other, called, api));
  if (sealed) {
    return poll(view.game, left, right, html`<b class="cs-big is-open">?</b><p>${msg("card_sharks-has-key", { name: api.name(board.emcee) })}</p>`, { dial: { guess, side, call } });
  }
  return poll(view.game, left, right, html`<b class="cs-big">${tube(asked.figure.answer)}</b><p>${msg("card_sharks-of-every-100")}</p>`, {
    dial: { guess, side, call, figure: asked.figure.answer },
    under: html`
      <p class="cs-takes" data-side=${winner}>${mark(winner)}${verdict(view.game, api)}</p>
      ${bets.length ? html`<p class="cs-note is-left">${sharp(bets, api)}</p>` : nothing}
      <p class="cs-note is-right">${source(asked.figure)}</p>
    `,
  });
};

/** @type {{[screen: string]: Drawing}} */
export const polls = { guessing, responding, revealing };
