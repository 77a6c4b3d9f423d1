// The phone in Final Jeopardy!: a covered wager, a written answer, a vote on close ones, the tie-break.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { fold, setFold } from "../../fold.js";
import { amountOf } from "../../words.js";
import { nth } from "../../words.js";
import { sign } from "./cards.js";
import { cardSays, duo, leads, youVoted } from "./phone_clue.js";
import { task } from "./phone_round.js";
import { asked, isBlank } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Written} Written */
/** @typedef {import("./views.js").Reveal} Reveal */
/** @typedef {import("./views.js").TieAnswer} TieAnswer */

const COVER = "jeopardy wager";

/** @param {string} category @param {string} clue @param {string} colour */
const finalClue = (category, clue, colour = "sun") => html`
  <section class="jy-clue jy-c-${colour}">
    <h2>${sign("spark")}<span>${category}</span></h2>
    <p class=${clue.length > 150 ? "is-long" : ""}>${clue}</p>
  </section>
`;

/** The wager, shown while it is held. @param {number} wager @param {Api} api */
const covered = (wager, api) =>
  api.peek("wager", () => html`<span class="jy-held"><small>${msg("jeopardy-your-wager")}</small><b class="jy-money">${api.money(wager)}</b></span>`, {
    title: msg("jeopardy-hold-wager"),
    hint: msg("jeopardy-hold-hint"),
  });

/** The wager that is chosen or typed; null where that is no number. @param {Api} api */
function drafted(api) {
  const draft = api.draft("wager");
  return draft === undefined || draft === null ? 0 : amountOf(draft);
}

/** What the draft comes to. @param {Api} api @param {number} money @param {number} most */
function outcomes(api, money, most) {
  const wager = drafted(api);
  const fine = wager !== null && wager >= 0 && wager <= most;
  const then = (/** @type {number} */ amount) => (fine ? api.money(amount) : "–");
  return html`
    <dl class="jy-outs">
      <div><dt>${msg("jeopardy-if-right")}</dt><dd class="jy-good">${sign("tick")}${then(money + (wager ?? 0))}</dd></div>
      <div><dt>${msg("jeopardy-if-wrong")}</dt><dd class="jy-bad">${sign("cross")}${then(Math.max(0, money - (wager ?? 0)))}</dd></div>
    </dl>
  `;
}

/** @param {Api} api @param {boolean} shut */
const coverButton = (api, shut) => html`
  <button class="jy-cover" aria-pressed=${shut} @click=${() => setFold(COVER, shut ? null : true)}>
    ${sign("eye")}<span>${shut ? msg("jeopardy-uncover") : msg("jeopardy-cover")}</span>
  </button>
`;

/** @type {Drawing} */
const wagering = (view, api) => {
  const { category, most, wager, players } = view.game;
  const seat = api.me?.seat ?? "";
  const money = view.game.scores[seat] ?? 0;
  const title = html`<span class="jy-finalcat">${category}</span>`;
  if (!api.has("wager")) {
    const playing = players.includes(seat) && wager !== null;
    return html`
      <div class="jyp jyp--fill">
        ${task(msg("jeopardy-final-category"), playing ? msg("jeopardy-wager-sealed") : msg("jeopardy-wagers-sealed"))} ${title}
        ${playing ? covered(wager, api) : nothing}
      </div>
    `;
  }
  const shut = fold(COVER) === true;
  if (shut) api.offer("wager");
  return html`
    <div class="jyp jyp--fill">
      ${task(msg("jeopardy-dare"), msg("jeopardy-dare-line"))} ${title}
      ${shut
        ? html`<div class="jy-curtain">${sign("eye")}<b>${msg("jeopardy-wager-covered")}</b></div>
            ${covered(drafted(api) ?? 0, api)}`
        : html`${outcomes(api, money, most ?? 0)} ${api.widget("wager")}`}
      <div class="jy-grow"></div>
      ${coverButton(api, shut)}
    </div>
  `;
};

/** @param {Written} answer @param {Api} api */
const mine = (answer, api) => html`
  <div class="jy-said">${api.board(asked(answer), api.me?.seat ?? null, { lead: msg("jeopardy-you-wrote") })}</div>
`;

/** @type {Drawing} */
const finalAnswering = (view, api) => {
  const { category, clue, wager, answer } = view.game;
  const waiting = task(answer ? msg("jeopardy-answer-in") : msg("jeopardy-final-written"), msg("jeopardy-lowest-first"));
  return html`
    <div class="jyp">
      ${api.has("answer") ? nothing : waiting} ${finalClue(category, clue)}
      ${api.has("answer") ? html`<div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>` : nothing}
      ${answer ? mine(answer, api) : nothing} ${wager === null ? nothing : covered(wager, api)}
    </div>
  `;
};

/** @type {Drawing} */
const vetting = (view, api) => {
  const { category, clue, answer, response, vote, number, total, done, voters } = view.game;
  const offer = api.offer("vote");
  const rules = api.offer("right") && api.offer("wrong");
  return html`
    <div class="jyp jyp--fill">
      ${offer
        ? task(msg("jeopardy-is-right"), msg("jeopardy-is-right-line", { number, total }))
        : task(msg("jeopardy-close-judged"), voters.length ? msg("jeopardy-have-voted", { count: done.length, voters: voters.length }) : msg("jeopardy-captain-rules"))}
      ${finalClue(category, clue)}
      ${answer ? html`<div class="jy-said">${api.board(asked(answer), null, { lead: msg("jeopardy-somebody-wrote") })}</div>` : nothing}
      <div class="jy-grow"></div>
      ${response ? html`<p class="jy-note"><span>${cardSays(response)}</span></p>` : nothing}
      ${offer ? duo(api, { right: ["vote", "right"], wrong: ["vote", "wrong"] }) : nothing}
      ${rules ? duo(api, { right: ["right", null], wrong: ["wrong", null] }) : nothing}
      ${vote ? html`<p class="jy-note is-good">${sign("tick")}<span>${youVoted(vote)}</span></p>` : nothing}
    </div>
  `;
};

/** @param {Written} answer */
const inWriting = (answer) => (isBlank(answer) ? msg("jeopardy-no-answer") : answer.text || msg("jeopardy-by-hand"));

/** @param {Reveal} shown @param {Api} api */
const row = ({ seat, answer, wager, right, after, before }, api) => html`
  <li data-seat=${api.place(seat)}>
    ${api.token(seat, 40)}
    <span><b>${api.name(seat)}</b>${inWriting(answer)}</span>
    ${wager === null
      ? html`<span>${api.score(seat, api.money(before))}</span>`
      : html`<span class=${right ? "jy-good" : "jy-bad"}>${sign(right ? "tick" : "cross")}${api.money(wager)}${api.score(seat, api.money(after ?? before), html`<b class="jy-money">${api.money(after ?? before)}</b>`)}</span>`}
  </li>
`;

/** @type {Drawing} */
const revealing = (view, api) => {
  const { category, clue, response, shown, left } = view.game;
  const last = shown[shown.length - 1];
  const me = api.me?.seat;
  const title = last.seat === me ? msg("jeopardy-your-board") : msg("jeopardy-board", { name: api.name(last.seat) });
  const more = left.includes(me) ? msg("jeopardy-yours-to-come") : msg("jeopardy-to-come", { count: left.length });
  return html`
    <div class="jyp">
      ${task(title, more)} ${finalClue(category, clue)}
      <p class="jy-note"><span>${cardSays(response)}</span></p>
      <ul class="jy-rows">${[...shown].reverse().map((/** @type {Reveal} */ each) => row(each, api))}</ul>
    </div>
  `;
};

/** @type {Drawing} */
const tieBreaking = (view, api) => {
  const { category, clue, answer, tied, number, most } = view.game;
  const playing = tied.includes(api.me?.seat);
  const title = playing ? (answer ? msg("jeopardy-answer-in") : msg("jeopardy-be-first")) : msg("jeopardy-tie-is-broken");
  return html`
    <div class="jyp">
      ${task(title, msg("jeopardy-tie-line", { number, most }))} ${finalClue(category, clue, "flower")}
      ${api.has("answer") ? html`<div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>` : nothing} ${answer ? mine(answer, api) : nothing}
    </div>
  `;
};

/** @param {TieAnswer} answer @param {number} index in the order in which they came @param {Api} api */
const tieRow = ({ seat, answer, right }, index, api) => html`
  <li data-seat=${api.place(seat)}>
    ${api.token(seat, 40)}
    <span><b>${api.name(seat)}</b>${inWriting(answer)}</span>
    <span class=${right ? "jy-good" : "jy-bad"}>${sign(right ? "tick" : "cross")}${isBlank(answer) ? "" : nth(index + 1)}</span>
  </li>
`;

/** @type {Drawing} */
const tieBroken = (view, api) => {
  const { category, clue, response, answers, winner } = view.game;
  const title = !winner ? msg("jeopardy-nobody-right") : winner === api.me?.seat ? msg("jeopardy-you-first") : msg("jeopardy-right-first", { name: api.name(winner) });
  return html`
    <div class="jyp">
      ${task(title)} ${finalClue(category, clue, "flower")}
      <p class="jy-note"><span>${cardSays(response)}</span></p>
      <ul class="jy-rows">${answers.map((/** @type {TieAnswer} */ each, /** @type {number} */ index) => tieRow(each, index, api))}</ul>
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
