// The phone during a question: the dial, advice, higher or lower, side bets, the figure.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { dial } from "./dial.js";
import { callKey, counters, halves, myBet, points, shut, sideBet, task } from "./phone_parts.js";
import { mark, sign } from "./parts.js";
import { source } from "./tv_poll.js";
import { OTHER, callName, colour, sideName, sideOf, speaker } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */

/** @param {Game} game */
const question = ({ poll, board }) => html`
  <p class="cs-ask">${board.sudden ? html`<small>${msg("card_sharks-phone-sudden")}</small>` : html`<small>${msg("card_sharks-phone-question", { n: board.question, of: board.sudden_at })}</small>`}${poll.question}</p>
`;

/** What the emcee reads aloud. @param {Game} game @param {Api} api */
const reads = ({ board }, api) => (board.emcee && board.emcee === api.me?.seat ? html`<p class="cs-slip">${api.icon("book")}<span>${msg("card_sharks-read-aloud")}</span></p>` : nothing);

/** @param {import("./views.js").Advice[]} advice @param {Api} api */
const numbers = (advice, api) =>
  advice.length ? html`<p class="cs-advice" role="status">${advice.map(({ seat, says }) => html`<span>${api.token(seat, 26)}${api.name(seat)} <b>${says}</b></span>`)}</p>` : nothing;

/** @type {Drawing} */
const guessing = (view, api) => {
  const { board, advice, mine } = view.game;
  const act = api.has("guess") ? "guess" : "advise";
  if (!api.offer(act)) {
    const { turn } = board;
    return html`
      <div class="csp" data-side=${turn}>
        ${question(view.game)} ${reads(view.game, api)}
        <p class="cs-slip">${mark(turn)}<span>${msgDrawn("card_sharks-guesses-then", { who: html`<b>${speaker(board, turn, api)}</b>` })}</span></p>
      </div>
    `;
  }
  const { value, knob, steps } = dial(act, api, mine ?? 50);
  const sent = act === "advise" && mine === value;
  return html`
    <div class="csp csp--fill" data-side=${board.turn}>
      ${question(view.game)}
      ${halves(
        knob,
        html`
          ${steps} ${numbers(advice, api)}
          <button class="btn main ${api.pressed(act, value) ? "down" : ""}" ?disabled=${sent} aria-disabled=${api.offline ? "true" : "false"} @click=${() => api.send(act, value)}>
            ${act === "guess" ? msg("card_sharks-lock-in", { value }) : sent ? msg("card_sharks-sees-advice", { name: speaker(board, board.turn, api), value }) : msg("card_sharks-advise", { value })}
          </button>
        `,
      )}
    </div>
  `;
};

/** Whose guess stands, and how much it is. @param {Game} game @param {Api} api */
const stands = ({ guess, guesser, board }, api) => html`
  <p class="cs-guess" data-side=${OTHER[board.turn]}><span>${mark(OTHER[board.turn])}${msg("card_sharks-says", { name: guesser ? api.name(guesser) : colour(OTHER[board.turn]) })}</span><b>${guess}</b></p>
`;

/** @type {Drawing} */
const responding = (view, api) => {
  const { board, guess, bets } = view.game;
  const offer = api.offer("call");
  if (!offer || offer.type !== "choice") {
    const mine = board.turn === sideOf(board, api.me?.seat);
    const name = speaker(board, board.turn, api);
    const lines = bets.locked ? msg("card_sharks-name-has-called", { name }) : msg("card_sharks-says-which", { name });
    return html`
      <div class="csp" data-side=${board.turn}>
        ${question(view.game)} ${reads(view.game, api)} ${stands(view.game, api)} ${sideBet(bets, api)} ${points(board, api)}
        <p class="cs-quiet">${mine && !bets.locked ? msg("card_sharks-sees-yours", { name }) : lines}</p>
      </div>
    `;
  }
  const may = (/** @type {string} */ call) => offer.options.some((option) => option.value === call);
  const key = (/** @type {string} */ call, /** @type {string} */ note) =>
    may(call)
      ? callKey({ call, note, down: api.pressed("call", call), press: () => api.send("call", call), api })
      : shut(callName(call), call === "higher" ? msg("card_sharks-none-more") : msg("card_sharks-none-less"));
  return html`
    <div class="csp csp--fill is-keys" data-side=${board.turn}>
      ${question(view.game)} ${key("higher", msg("card_sharks-range", { low: guess + 1, high: 100 }))} ${stands(view.game, api)} ${key("lower", msg("card_sharks-range", { low: 0, high: guess - 1 }))}
      ${counters(bets.advice, api)}
      <p class="cs-quiet">${msg("card_sharks-exactly-has-it", { guess, name: sideName(board, OTHER[board.turn], api) })}</p>
    </div>
  `;
};

/** The key, on the emcee's phone alone. @param {Game} game @param {Api} api */
const keyOf = ({ poll }, api) => html`
  <section class="cs-keycard">
    <h2>${api.icon("eye")}${msg("card_sharks-your-key")}</h2>
    <p>${msgDrawn("card_sharks-key-figure", { figure: html`<b>${poll.figure.answer}</b>` })}</p>
    <p class="cs-quiet">${source({ ...poll.figure, credit: "" })}</p>
  </section>
`;

/** @type {Drawing} */
const revealing = (view, api) => {
  const { board, guess, call, sealed, exact, winner, bets, poll } = view.game;
  if (sealed) {
    return html`
      <div class="csp">
        ${poll.figure ? html`<p class="cs-ask is-small">${poll.question}</p>` : question(view.game)}
        <p class="cs-slip">${api.icon("lock")}<span>${msgDrawn("card_sharks-locked", { guess: html`<b>${guess}</b>`, call: html`<b>${msg(`card_sharks-call-${call}`)}</b>` })}</span></p>
        ${poll.figure ? keyOf(view.game, api) : html`<p class="cs-quiet">${msg("card_sharks-phone-has-key", { name: api.name(board.emcee) })}</p>`}
      </div>
    `;
  }
  const { answer } = poll.figure;
  const name = sideName(board, winner, api);
  return html`
    <div class="csp" data-side=${winner}>
      ${task(msg("card_sharks-key-figure", { figure: answer }), exact ? msg("card_sharks-phone-exactly", { name }) : answer > guess ? msg("card_sharks-phone-higher", { guess, name }) : msg("card_sharks-phone-lower", { guess, name }))}
      <p class="cs-ask is-small">${poll.question}</p>
      <p class="cs-slip">${sign(call === "higher" ? "up" : "down")}<span>${msgDrawn("card_sharks-guess-called", { guess: html`<b>${guess}</b>`, call: html`<b>${msg(`card_sharks-call-${call}`)}</b>` })}</span></p>
      ${myBet(bets, api)}
      <p class="cs-quiet">${source(poll.figure)}</p>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const polls = { guessing, responding, revealing };
