// The phone while a clue is in play: reader, answerer, those who guess along, rulings and votes.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { bestPlays } from "./phone_hand.js";
import { task } from "./phone_round.js";
import { asked, halfOf, halved, isBlank, isQuestion, mayAnswer, mayAnswerFor } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Written} Written */
/** @typedef {import("./views.js").ClueView} ClueView */

/** The clue on its card. @param {ClueView} clue @param {Api} api @param {string} more is-large for who reads it out */
export const clueCard = (clue, api, more = "") => html`
  <section class="jy-clue jy-c-${clue.colour} ${more}">
    <h2>
      ${sign(clue.colour)}<span>${clue.category}</span>
      <b class="jy-money">${clue.sum.half ? html`<small>${halfOf(clue.sum, api.money)} </small>` : nothing}${clue.sum.doubled ? sign("daily_double") : nothing}${api.money(clue.sum.total)}</b>
    </h2>
    <p class=${clue.clue.length > 150 ? "is-long" : ""}>${clue.clue}</p>
  </section>
`;

/** The response behind the curtain, for those who may know it. @param {ClueView} clue @param {Api} api */
export const curtain = ({ response }, api) =>
  response === null
    ? nothing
    : api.peek("response", () => html`<b class="jy-response">${response}</b>`, {
        title: msg("jeopardy-hold-response"),
        hint: msg("jeopardy-hold-hint"),
      });

/** @param {Written} answer @param {string} seat @param {Api} api @param {string} lead @param {boolean | undefined} [aloud] */
const said = (answer, seat, api, lead, aloud) =>
  isBlank(answer)
    ? html`<p class="jy-note">${sign(aloud ? "lips" : "cross")}<span>${aloud ? msg("jeopardy-said-aloud", { name: api.name(seat) }) : msg("jeopardy-wrote-nothing", { name: api.name(seat) })}</span></p>`
    : html`<div class="jy-said">${api.board(asked(answer), seat, { lead })}</div>`;

/** Two buttons, wrong and right. @param {Api} api @param {{right: [string, any], wrong: [string, any]}} acts */
export const duo = (api, { right, wrong }) => html`
  <div class="jy-duo">
    ${[{ tone: "bad", mark: "cross", word: msg("jeopardy-wrong"), act: wrong }, { tone: "good", mark: "tick", word: msg("jeopardy-right"), act: right }].map(
      ({ tone, mark, word, act: [act, value] }) => html`
        <button
          class="btn ${tone} ${api.pressed(act, value) ? "down" : ""}"
          aria-disabled=${api.offline ? "true" : "false"}
          @click=${() => api.send(act, value)}
        >
          ${sign(mark)}${word}
        </button>
      `,
    )}
  </div>
`;

/** What stands on a chip without its dots. @param {string} chip */
const lead = (chip) => chip.replace(/\s*…$/, "");

/** Starts the answer as a question; what is typed already stays. @param {string} act @param {Api} api */
export function leads(act, api) {
  const draft = api.draft(act);
  if (draft?.ink) return nothing;
  const text = typeof draft?.text === "string" ? draft.text.trimStart() : "";
  const chips = [msg("jeopardy-lead-what"), msg("jeopardy-lead-who")];
  const now = chips.find((chip) => text.toLowerCase().startsWith(lead(chip).toLowerCase()));
  const bare = now ? text.slice(lead(now).length).trimStart() : text;
  const put = (/** @type {string} */ chip) => api.setDraft(act, { text: chip === now ? bare : `${lead(chip)} ${bare}` });
  return html`
    <div class="jy-leads" role="group" aria-label=${msg("jeopardy-leads")}>
      ${chips.map((chip) => html`<button class="jy-chip" aria-pressed=${chip === now} @click=${() => put(chip)}>${chip}</button>`)}
    </div>
  `;
}

/** What is to be known of questions. @param {Game} game @param {string} text */
function questionHint({ strict, reminded }, text) {
  if (reminded && !isQuestion(text)) return html`<p class="jy-note is-warm">${sign("cross")}<span>${msg("jeopardy-must-question")}</span></p>`;
  if (strict) return html`<p class="jy-quiet">${msg("jeopardy-wants-question")}</p>`;
  return html`<p class="jy-quiet">${msg("jeopardy-lead-added")}</p>`;
}

/** @type {Drawing} */
const reading = (view, api) => {
  const { clue, turn, reader, reads, mat } = view.game;
  if (reads === "reader" ? reader === api.me?.seat : reads === "host" && api.has("read")) {
    return html`
      <div class="jyp jyp--fill">
        ${task(msg("jeopardy-you-read", { name: api.name(turn) }), msg("jeopardy-read-then"))}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)} ${api.widget("read")}
      </div>
    `;
  }
  const mine = turn === api.me?.seat;
  return html`
    <div class="jyp">
      ${task(mine ? msg("jeopardy-get-ready") : msg("jeopardy-answers-soon", { name: api.name(turn) }), msg("jeopardy-clock-starts"))}
      ${clueCard(clue, api)} ${mine ? nothing : bestPlays(mat, api)}
    </div>
  `;
};

/** @type {Drawing} */
const answering = (view, api) => {
  const { clue, turn, spoken, guess, mat, reader } = view.game;
  if (turn === api.me?.seat) return answerer(view, api);
  if (api.has("heard_right")) {
    api.offer("heard_right");
    api.offer("heard_wrong");
    return html`
      <div class="jyp jyp--fill">
        ${task(msg("jeopardy-listen", { name: api.name(turn) }), msg("jeopardy-listen-rule"))}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)}
        ${duo(api, { right: ["heard_right", null], wrong: ["heard_wrong", null] })}
      </div>
    `;
  }
  if (api.has("heard")) {
    return html`
      <div class="jyp jyp--fill">
        ${task(msg("jeopardy-listen", { name: api.name(turn) }), msg("jeopardy-listen-tap"))}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)} ${api.widget("heard")}
      </div>
    `;
  }
  if (clue.response !== null) {
    return html`
      <div class="jyp jyp--fill">
        ${task(spoken ? msg("jeopardy-answers-aloud", { name: api.name(turn) }) : msg("jeopardy-is-writing", { name: api.name(turn) }), reader === api.me?.seat ? msg("jeopardy-you-may-rule") : nothing)}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task(msg("jeopardy-know-it"), msg("jeopardy-know-it-line", { name: api.name(turn) }))}
      ${clueCard(clue, api)}
      ${guess ? html`<p class="jy-note is-good">${sign("tick")}<span>${msgDrawn("jeopardy-guess-in", { guess: html`<b>${guess}</b>` })}</span></p>` : nothing}
      ${api.has("guess") ? html`<div class="jy-answer is-guess">${api.widget("guess")}</div>` : nothing} ${bestPlays(mat, api)}
    </div>
  `;
};

/** @type {Drawing} */
const answerer = (view, api) => {
  const { clue, spoken, reader, mat } = view.game;
  if (spoken) {
    return html`
      <div class="jyp">
        ${task(msg("jeopardy-say-it"), msg("jeopardy-say-it-line", { name: api.name(reader) }))} ${clueCard(clue, api, "is-large")}
      </div>
    `;
  }
  if (!api.has("answer")) return html`<div class="jyp">${task(msg("jeopardy-answer-in"))} ${clueCard(clue, api)} ${bestPlays(mat, api)}</div>`;
  return html`
    <div class="jyp">
      ${clueCard(clue, api)}
      <div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>
      ${questionHint(view.game, api.draft("answer")?.text ?? "")}
    </div>
  `;
};

/** @type {Drawing} */
const rebounding = (view, api) => {
  const { clue, turn, missed, answer, mat, spoken } = view.game;
  const half = api.money(halved(clue.sum));
  const lead = msg("jeopardy-missed-with", { name: api.name(turn) });
  const may = mayAnswer(view.game);
  if (!answer && !may.includes(api.me?.seat ?? "")) {
    return html`
      <div class="jyp">
        ${task(turn === api.me?.seat ? msg("jeopardy-not-this-time") : msg("jeopardy-a-rebound"), mayAnswerFor(may, half, api, 48))} ${clueCard(clue, api)}
        ${turn === api.me?.seat || isBlank(missed) ? nothing : said(missed, turn, api, lead, spoken)} ${bestPlays(mat, api)}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task(answer ? msg("jeopardy-answer-in") : msg("jeopardy-your-chance", { money: half }), answer ? msg("jeopardy-first-takes-it") : msg("jeopardy-your-chance-line"))}
      ${clueCard(clue, api)} ${answer ? said(answer, api.me?.seat ?? "", api, msg("jeopardy-you-wrote")) : isBlank(missed) ? nothing : said(missed, turn, api, lead)}
      ${api.has("answer") ? html`<div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>` : nothing}
    </div>
  `;
};

/** @type {Drawing} */
const ruling = (view, api) => {
  const { clue, turn, by, answer, why, spoken } = view.game;
  const lead = turn === api.me?.seat ? msg("jeopardy-you-wrote") : msg("jeopardy-wrote", { name: api.name(turn) });
  if (api.has("right")) {
    api.offer("right");
    api.offer("wrong");
    return html`
      <div class="jyp jyp--fill">
        ${task(msg("jeopardy-you-rule"), why || msg("jeopardy-same-thing-long"))} ${clueCard(clue, api)} ${said(answer, turn, api, lead, spoken)}
        <div class="jy-grow"></div>
        ${curtain(clue, api)} ${duo(api, { right: ["right", null], wrong: ["wrong", null] })}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task(by === "host" ? msg("jeopardy-captain-rules") : msg("jeopardy-rules", { name: api.name(by) }), why || nothing)} ${clueCard(clue, api)} ${said(answer, turn, api, lead, spoken)}
    </div>
  `;
};

/** @type {Drawing} */
const voting = (view, api) => {
  const { clue, turn, answer, appeal, appealer, right, vote, done, voters, spoken } = view.game;
  const who = appealer === api.me?.seat ? msg("jeopardy-you-appeal") : msg("jeopardy-appeals", { name: api.name(appealer) });
  const was = right ? msg("jeopardy-ruled-right") : msg("jeopardy-ruled-wrong");
  const offer = api.offer("vote");
  return html`
    <div class="jyp jyp--fill">
      ${appeal ? task(who, was) : task(msg("jeopardy-table-judges"), msg("jeopardy-tie-right"))}
      ${clueCard(clue, api)} ${said(answer, turn, api, msg("jeopardy-wrote", { name: api.name(turn) }), spoken)}
      <div class="jy-grow"></div>
      ${clue.response === null ? nothing : html`<p class="jy-note"><span>${cardSays(clue.response)}</span></p>`}
      ${offer ? html`<h2 class="jy-question">${msg("jeopardy-same-thing")}</h2>${duo(api, { right: ["vote", "right"], wrong: ["vote", "wrong"] })}` : nothing}
      ${vote ? html`<p class="jy-note is-good">${sign("tick")}<span>${youVoted(vote)} ${msg("jeopardy-votes-in", { count: done.length, voters: voters.length })}</span></p>` : nothing}
      ${offer || vote ? nothing : html`<p class="jy-quiet">${msg("jeopardy-have-voted", { count: done.length, voters: voters.length })}</p>`}
    </div>
  `;
};

/** What the card says, where it may be known. @param {string} response */
export const cardSays = (response) => msgDrawn("jeopardy-card-says", { response: html`<b>${response}</b>` });

/** @param {string} vote */
export const youVoted = (vote) =>
  msgDrawn("jeopardy-you-voted", { vote: html`<b>${vote === "right" ? msg("jeopardy-vote-right") : msg("jeopardy-vote-wrong")}</b>` });

/** Who won or missed how much. @param {Game} game @param {Api} api */
function outcome({ turn, right, before, after, clue }, api) {
  const words = { name: api.name(turn), money: api.money(right ? after - before : clue.sum.total) };
  if (turn === api.me?.seat) return right ? msg("jeopardy-you-won", { money: words.money }) : msg("jeopardy-you-missed", { money: words.money });
  return right ? msg("jeopardy-won", words) : msg("jeopardy-missed", words);
}

/** @type {Drawing} */
const ruled = (view, api) => {
  const { clue, turn, answer, right, knew, why, by, votes, mat, spoken } = view.game;
  const mine = turn === api.me?.seat;
  const aloud = spoken && by !== "clock";
  const knewIt = knew.includes(api.me?.seat);
  const name = api.name(turn);
  return html`
    <div class="jyp">
      <p class="jy-verdict ${right ? "is-right" : "is-wrong"}">
        ${sign(right ? "tick" : "cross")}
        <span><b>${right ? msg("jeopardy-right") : msg("jeopardy-wrong")}</b>${outcome(view.game, api)}</span>
      </p>
      ${isBlank(answer) && !aloud ? html`<p class="jy-quiet">${why}</p>` : said(answer, turn, api, mine ? msg("jeopardy-you-wrote") : msg("jeopardy-wrote", { name }), aloud)}
      <p class="jy-note"><span>${cardSays(clue.response)}</span></p>
      ${knewIt ? html`<p class="jy-note is-good">${sign("tick")}<span>${msg("jeopardy-you-knew")}</span></p>` : nothing}
      ${votes ? html`<p class="jy-quiet">${msg("jeopardy-the-vote", { right: votes[0], wrong: votes[1] })}</p>` : nothing}
      ${by === "judge" && !right && why && !isBlank(answer) ? html`<p class="jy-quiet">${why}</p>` : nothing}
      ${api.has("appeal") ? appeal(api) : nothing} ${bestPlays(mat, api, right && clue.sum.doubled)}
    </div>
  `;
};

/** @param {Api} api @returns {Drawn} */
function appeal(api) {
  const offer = api.offer("appeal");
  return html`
    <button class="btn soft small jy-appeal ${api.pressed("appeal") ? "down" : ""}" @click=${() => api.send("appeal")}>
      ${offer?.label}
    </button>
  `;
}

/** @type {{[screen: string]: Drawing}} */
export const clues = { reading, answering, rebounding, ruling, voting, ruled };
