// The phone while a clue is in play: reader, answerer, those who guess along, rulings and votes.

import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { bestPlays } from "./phone_hand.js";
import { task } from "./phone_round.js";
import { asked, fewNames, halfOf, halved, isBlank, isQuestion, mayAnswer } from "./words.js";

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
      <b class="jy-money">${clue.sum.half ? html`<small>${halfOf(clue.sum, api.money)}</small>` : nothing}${clue.sum.doubled ? sign("daily_double") : nothing}${api.money(clue.sum.total)}</b>
    </h2>
    <p class=${clue.clue.length > 150 ? "is-long" : ""}>${clue.clue}</p>
  </section>
`;

/** The response behind the curtain, for those who may know it. @param {ClueView} clue @param {Api} api */
export const curtain = ({ response }, api) =>
  response === null
    ? nothing
    : api.peek("response", () => html`<b class="jy-response">${response}</b>`, {
        title: "Hold for the response",
        hint: "Let go and it is covered again.",
      });

/** @param {Written} answer @param {string} seat @param {Api} api @param {string} lead @param {boolean | undefined} [aloud] */
const said = (answer, seat, api, lead, aloud) =>
  isBlank(answer)
    ? html`<p class="jy-note">${sign(aloud ? "lips" : "cross")}<span>${api.name(seat)} ${aloud ? "said it aloud" : "wrote nothing"}.</span></p>`
    : html`<div class="jy-said">${api.board(asked(answer), seat, { lead })}</div>`;

/** Two buttons, wrong and right. @param {Api} api @param {{right: [string, any], wrong: [string, any]}} acts */
const duo = (api, { right, wrong }) => html`
  <div class="jy-duo">
    ${[{ tone: "bad", mark: "cross", word: "Wrong", act: wrong }, { tone: "good", mark: "tick", word: "Right", act: right }].map(
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

const LEADS = ["What is", "Who is"];

/** Starts the answer as a question; what is typed already stays. @param {string} act @param {Api} api */
export function leads(act, api) {
  const draft = api.draft(act);
  if (draft?.ink) return nothing;
  const text = typeof draft?.text === "string" ? draft.text : "";
  const bare = text.replace(/^\s*(what|who) is\s*/i, "");
  return html`
    <div class="jy-leads" role="group" aria-label="Start as a question">
      ${LEADS.map((lead) => {
        const on = text.toLowerCase().startsWith(lead.toLowerCase());
        return html`
          <button class="jy-chip" aria-pressed=${on} @click=${() => api.setDraft(act, { text: on ? bare : `${lead} ${bare}` })}>
            ${lead} …
          </button>
        `;
      })}
    </div>
  `;
}

/** What is to be known of questions. @param {Game} game @param {string} text */
function questionHint({ strict, reminded }, text) {
  if (reminded && !isQuestion(text)) return html`<p class="jy-note is-warm">${sign("cross")}<span>It must be a question. Start with “What is” or “Who is”, and send it again.</span></p>`;
  if (strict) return html`<p class="jy-quiet">This table wants a question: What is …?</p>`;
  return html`<p class="jy-quiet">“What is” is added for you.</p>`;
}

/** @type {Drawing} */
const reading = (view, api) => {
  const { clue, turn, reader, reads, mat } = view.game;
  if (reads === "reader" ? reader === api.me?.seat : reads === "host" && api.has("read")) {
    return html`
      <div class="jyp jyp--fill">
        ${task(`You read for ${api.name(turn)}`, "Read it aloud, then start the clock.")}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)} ${api.widget("read")}
      </div>
    `;
  }
  const mine = turn === api.me?.seat;
  return html`
    <div class="jyp">
      ${task(mine ? "Get ready to answer" : `${api.name(turn)} answers soon`, "The clock starts when the clue is read.")}
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
        ${task(`Listen to ${api.name(turn)}`, "What was said aloud: right or wrong?")}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)}
        ${duo(api, { right: ["heard_right", null], wrong: ["heard_wrong", null] })}
      </div>
    `;
  }
  if (api.has("heard")) {
    return html`
      <div class="jyp jyp--fill">
        ${task(`Listen to ${api.name(turn)}`, "Tap when the answer is said, then say whether it was right.")}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)} ${api.widget("heard")}
      </div>
    `;
  }
  if (clue.response !== null) {
    return html`
      <div class="jyp jyp--fill">
        ${task(`${api.name(turn)} ${spoken ? "answers aloud" : "is writing"}`, reader === api.me?.seat ? "You read this one. If it is close, you rule." : nothing)}
        ${clueCard(clue, api, "is-large")} ${curtain(clue, api)}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task("Do you know it?", `${api.name(turn)} answers. Your guess pays nothing, and counts at the end.`)}
      ${clueCard(clue, api)}
      ${guess ? html`<p class="jy-note is-good">${sign("tick")}<span>Your guess is in: <b>${guess}</b></span></p>` : nothing}
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
        ${task("Say it aloud", `As a question: “What is …?” ${api.name(reader)} listens and taps.`)} ${clueCard(clue, api, "is-large")}
      </div>
    `;
  }
  if (!api.has("answer")) return html`<div class="jyp">${task("Your answer is in")} ${clueCard(clue, api)} ${bestPlays(mat, api)}</div>`;
  return html`
    <div class="jyp">
      ${clueCard(clue, api)}
      <div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>
      ${questionHint(view.game, api.draft("answer")?.text ?? "")}
    </div>
  `;
};

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @type {Drawing} */
const rebounding = (view, api) => {
  const { clue, turn, missed, answer, mat, spoken } = view.game;
  const half = api.money(halved(clue.sum));
  const lead = `${api.name(turn)} missed with`;
  const may = mayAnswer(view.game);
  if (!answer && !may.includes(api.me?.seat ?? "")) {
    return html`
      <div class="jyp">
        ${task(turn === api.me?.seat ? "Not this time" : "A rebound", `${capital(fewNames(may, api, 48))} may answer for ${half}.`)} ${clueCard(clue, api)}
        ${turn === api.me?.seat || isBlank(missed) ? nothing : said(missed, turn, api, lead, spoken)} ${bestPlays(mat, api)}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task(answer ? "Your answer is in" : `Your chance: ${half}`, answer ? "The first right one takes it." : "Half its worth for the first right answer. A miss costs nothing.")}
      ${clueCard(clue, api)} ${answer ? said(answer, api.me?.seat ?? "", api, "You wrote") : isBlank(missed) ? nothing : said(missed, turn, api, lead)}
      ${api.has("answer") ? html`<div class="jy-answer">${leads("answer", api)} ${api.widget("answer")}</div>` : nothing}
    </div>
  `;
};

/** @type {Drawing} */
const ruling = (view, api) => {
  const { clue, turn, by, answer, why, spoken } = view.game;
  const lead = turn === api.me?.seat ? "You wrote" : `${api.name(turn)} wrote`;
  if (api.has("right")) {
    api.offer("right");
    api.offer("wrong");
    return html`
      <div class="jyp jyp--fill">
        ${task("You rule", why || "Is it the same thing?")} ${clueCard(clue, api)} ${said(answer, turn, api, lead, spoken)}
        <div class="jy-grow"></div>
        ${curtain(clue, api)} ${duo(api, { right: ["right", null], wrong: ["wrong", null] })}
      </div>
    `;
  }
  return html`
    <div class="jyp">
      ${task(by === "host" ? "The captain rules" : `${api.name(by)} rules`, why)} ${clueCard(clue, api)} ${said(answer, turn, api, lead, spoken)}
    </div>
  `;
};

/** @type {Drawing} */
const voting = (view, api) => {
  const { clue, turn, answer, appeal, appealer, right, vote, done, voters, spoken } = view.game;
  const title = appeal ? `${appealer === api.me?.seat ? "You appeal" : `${api.name(appealer)} appeals`}` : "The table judges";
  const line = appeal ? `It was ruled ${right ? "right" : "wrong"}. A tie leaves it as it was.` : "A tie counts as right.";
  const offer = api.offer("vote");
  return html`
    <div class="jyp jyp--fill">
      ${task(title, line)} ${clueCard(clue, api)} ${said(answer, turn, api, `${api.name(turn)} wrote`, spoken)}
      <div class="jy-grow"></div>
      ${clue.response === null ? nothing : html`<p class="jy-note"><span>The card says <b>${clue.response}</b></span></p>`}
      ${offer ? html`<h2 class="jy-question">Same thing?</h2>${duo(api, { right: ["vote", "right"], wrong: ["vote", "wrong"] })}` : nothing}
      ${vote ? html`<p class="jy-note is-good">${sign("tick")}<span>You voted <b>${vote}</b>. ${done.length} of ${voters.length} are in.</span></p>` : nothing}
      ${offer || vote ? nothing : html`<p class="jy-quiet">${done.length} of ${voters.length} have voted.</p>`}
    </div>
  `;
};

/** @type {Drawing} */
const ruled = (view, api) => {
  const { clue, turn, answer, right, before, after, knew, why, by, votes, mat, spoken } = view.game;
  const mine = turn === api.me?.seat;
  const aloud = spoken && by !== "clock";
  const knewIt = knew.includes(api.me?.seat);
  const who = mine ? "You" : api.name(turn);
  return html`
    <div class="jyp">
      <p class="jy-verdict ${right ? "is-right" : "is-wrong"}">
        ${sign(right ? "tick" : "cross")}
        <span><b>${right ? "Right" : "Wrong"}</b>${right ? `${who} won ${api.money(after - before)}` : `${who} missed ${api.money(clue.sum.total)}`}</span>
      </p>
      ${isBlank(answer) && !aloud ? html`<p class="jy-quiet">${why}</p>` : said(answer, turn, api, mine ? "You wrote" : `${api.name(turn)} wrote`, aloud)}
      <p class="jy-note"><span>The card says <b>${clue.response}</b></span></p>
      ${knewIt ? html`<p class="jy-note is-good">${sign("tick")}<span>You knew it too.</span></p>` : nothing}
      ${votes ? html`<p class="jy-quiet">The vote: ${votes[0]} right, ${votes[1]} wrong.</p>` : nothing}
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
      ${offer?.label ?? "Appeal"}
    </button>
  `;
}

/** @type {{[screen: string]: Drawing}} */
export const clues = { reading, answering, rebounding, ruling, voting, ruled };
