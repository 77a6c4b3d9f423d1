// The phone during a question: the dial, advice, higher or lower, side bets, the figure.

import { html, nothing } from "../../vendor/lit-html.js";
import { dial } from "./dial.js";
import { callKey, counters, halves, myBet, points, shut, sideBet, task } from "./phone_parts.js";
import { mark, sign } from "./parts.js";
import { source } from "./tv_poll.js";
import { OTHER, capital, sideName, sideOf, speaker } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */

/** @param {Game} game */
const question = ({ poll, board }) => html`
  <p class="cs-ask">${board.sudden ? html`<small>Sudden death</small>` : html`<small>Question ${board.question} of ${board.sudden_at}</small>`}${poll.question}</p>
`;

/** What the emcee reads aloud. @param {Game} game @param {Api} api */
const reads = ({ board }, api) => (board.emcee && board.emcee === api.me?.seat ? html`<p class="cs-slip">${api.icon("book")}<span>Read it aloud, please.</span></p>` : nothing);

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
        <p class="cs-slip">${mark(turn)}<span><b>${speaker(board, turn, api)}</b> guesses. Then it is higher or lower.</span></p>
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
            ${act === "guess" ? `Lock in ${value}` : sent ? `${speaker(board, board.turn, api)} sees your ${value}` : `Advise ${value}`}
          </button>
        `,
      )}
    </div>
  `;
};

/** Whose guess stands, and how much it is. @param {Game} game @param {Api} api */
const stands = ({ guess, guesser, board }, api) => html`
  <p class="cs-guess" data-side=${OTHER[board.turn]}><span>${mark(OTHER[board.turn])}${guesser ? api.name(guesser) : capital(OTHER[board.turn])} says</span><b>${guess}</b></p>
`;

/** @type {Drawing} */
const responding = (view, api) => {
  const { board, guess, bets } = view.game;
  const offer = api.offer("call");
  if (!offer || offer.type !== "choice") {
    const mine = board.turn === sideOf(board, api.me?.seat);
    const lines = bets.locked ? `${speaker(board, board.turn, api)} has called.` : `${speaker(board, board.turn, api)} says higher or lower.`;
    return html`
      <div class="csp" data-side=${board.turn}>
        ${question(view.game)} ${reads(view.game, api)} ${stands(view.game, api)} ${sideBet(bets, api)} ${points(board, api)}
        <p class="cs-quiet">${mine && !bets.locked ? `${speaker(board, board.turn, api)} sees what you would say.` : lines}</p>
      </div>
    `;
  }
  const may = (/** @type {string} */ call) => offer.options.some((option) => option.value === call);
  const key = (/** @type {string} */ call, /** @type {string} */ note) =>
    may(call)
      ? callKey({ call, note, down: api.pressed("call", call), press: () => api.send("call", call), api })
      : shut(capital(call), call === "higher" ? "Nothing is more than 100." : "Nothing is less than 0.");
  return html`
    <div class="csp csp--fill is-keys" data-side=${board.turn}>
      ${question(view.game)} ${key("higher", `${guess + 1} to 100`)} ${stands(view.game, api)} ${key("lower", `0 to ${guess - 1}`)}
      ${counters(bets.advice, api)}
      <p class="cs-quiet">Exactly ${guess}, and ${sideName(board, OTHER[board.turn], api)} has it.</p>
    </div>
  `;
};

/** The key, on the emcee's phone alone. @param {Game} game @param {Api} api */
const keyOf = ({ poll }, api) => html`
  <section class="cs-keycard">
    <h2>${api.icon("eye")}Your key</h2>
    <p><b>${poll.figure.answer}</b> of every 100</p>
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
        <p class="cs-slip">${api.icon("lock")}<span>Guess <b>${guess}</b>, called <b>${call}</b>. All is locked.</span></p>
        ${poll.figure ? keyOf(view.game, api) : html`<p class="cs-quiet">${api.name(board.emcee)} has the key.</p>`}
      </div>
    `;
  }
  const { answer } = poll.figure;
  return html`
    <div class="csp" data-side=${winner}>
      ${task(html`${answer} of every 100`, exact ? `Exactly as guessed! ${sideName(board, winner, api)} takes the cards.` : `${answer > guess ? "Higher" : "Lower"} than ${guess}. ${sideName(board, winner, api)} takes the cards.`)}
      <p class="cs-ask is-small">${poll.question}</p>
      <p class="cs-slip">${sign(call === "higher" ? "up" : "down")}<span>Guess <b>${guess}</b>, called <b>${call}</b></span></p>
      ${myBet(bets, api)}
      <p class="cs-quiet">${source(poll.figure)}</p>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const polls = { guessing, responding, revealing };
