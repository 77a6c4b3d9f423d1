// The phone with a question: read aloud, written, voted on; one's own board, and what it brought.

import { html, nothing } from "../../vendor/lit-html.js";
import { mine, task } from "./phone_turn.js";
import { dot, medal, sign } from "./parts.js";
import { KEN, TOPICS, short, sideName, sideNames, sideOf, trackOf, worth } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Written} Written */
/** @typedef {import("./views.js").Question} Question */

/** @param {Question} question @param {string} more */
const card = ({ dot: colour, text }, more = "") => html`
  <section class="bk-paper bk-ask ${more}"><h2>${dot(colour)}${TOPICS[colour]}</h2><p class=${text.length > 110 ? "is-long" : ""}>${text}</p></section>
`;

/** @param {Game} game */
const stakes = ({ stake }) => html`<p class="bk-quiet">${worth(stake)}</p>`;

/** @type {Drawing} */
const reading = (view, api) => {
  const { question, reader, stake, board } = view.game;
  const reads = reader === api.me?.seat;
  const inIt = stake.sides.includes(sideOf(board, api.me?.seat));
  return html`
    <div class="bkp ${reads ? "bkp--fill" : ""}">
      ${task(reads ? "You read aloud" : `${api.name(reader)} reads`, reads ? "Then start the clock." : inIt ? "Get ready to write." : "You may answer along for fun.")}
      ${card(question, reads ? "is-large" : "")} ${reads ? api.widget("read") : html`${stakes(view.game)}${mine(view.game, api)}`}
    </div>
  `;
};

/** What the others of one's team wrote, for the lead. @param {Game} game @param {Api} api */
function ideas({ team, board, by_majority: majority }, api) {
  const side = sideOf(board, api.me?.seat);
  const track = side ? trackOf(board, side) : null;
  if (!track || track.members.length < 2) return nothing;
  const lead = track.lead === api.me?.seat;
  const says = majority
    ? "The most frequent answer of your team counts; a tie goes to the lead."
    : lead
      ? "You lead: your board is your team’s."
      : `${api.name(track.lead)} leads and sees what you write.`;
  return html`
    <section class="bk-paper bk-team" data-side=${side}>
      <p>${medal(track.colour)}<span>${says}</span></p>
      ${team.length
        ? html`<ul>
            ${team.map((/** @type {{seat: string, answer: Written}} */ each) => html`<li>${api.token(each.seat, 30)}${each.answer.text ? html`<b>${each.answer.text}</b>` : html`<span style="--board:150">${api.board(each.answer, each.seat)}</span>`}</li>`)}
          </ul>`
        : nothing}
    </section>
  `;
}

/** @type {Drawing} */
const answering = (view, api) => {
  const { question, answer, stake, board, guess } = view.game;
  const side = sideOf(board, api.me?.seat);
  if (api.has("answer")) {
    return html`<div class="bkp">${card(question)} <div class="bk-write">${api.widget("answer")}</div> ${ideas(view.game, api)} ${stakes(view.game)}</div>`;
  }
  if (side && stake.sides.includes(side)) {
    return html`
      <div class="bkp">
        ${task("Locked in.", "All boards are turned at once.")} ${card(question, "is-small")}
        ${answer ? html`<div class="bk-mine">${api.board(answer, api.me?.seat ?? null)}</div>` : html`<p class="bk-quiet">Your team has answered.</p>`}
        ${ideas(view.game, api)} ${mine(view.game, api)}
      </div>
    `;
  }
  const names = sideNames(board, stake.sides, api);
  return html`
    <div class="bkp">
      ${task("Just for fun", `${names} ${stake.sides.length === 1 ? "answers" : "answer"}. Would you beat Ken?`)} ${card(question)}
      ${guess ? html`<p class="bk-paper bk-note is-good">${sign("yes")}<span>Your answer is in: <b>${guess}</b></span></p>` : nothing}
      <div class="bk-write">${api.widget("guess")}</div>
    </div>
  `;
};

/** Two buttons, wrong and right. @param {Api} api @param {(word: string) => [string, any]} act */
function duo(api, act) {
  const button = (/** @type {string} */ word) => {
    const [name, value] = act(word);
    return html`
      <button class="btn ${word === "right" ? "good" : "bad"} ${api.pressed(name, value) ? "down" : ""}" aria-disabled=${api.offline ? "true" : "false"} @click=${() => api.send(name, value)}>
        ${sign(word === "right" ? "yes" : "no")}${word === "right" ? "Right" : "Wrong"}
      </button>
    `;
  };
  return html`<div class="bk-duo">${button("wrong")}${button("right")}</div>`;
}

/** @type {Drawing} */
const vetting = (view, api) => {
  const { question, answer, by_host: byHost, tied, vote, done, voters } = view.game;
  const rules = byHost && api.has("right");
  for (const act of ["right", "wrong", "vote"]) if (api.has(act)) api.offer(act);
  const votes = !byHost && api.has("vote");
  return html`
    <div class="bkp bkp--fill">
      <div class="bk-half">
        ${task(rules ? "You decide" : byHost ? "The captain decides" : "Is this right?", byHost && tied ? "The table was even." : "Nobody is told whose it is.")}
        ${card(question, "is-small")}
      </div>
      <div class="bk-half">
        ${answer ? html`<div class="bk-mine">${api.board(answer, null, { lead: "Somebody wrote" })}</div>` : nothing}
        ${question.answer ? html`<p class="bk-paper bk-note"><span>The card says <b>${question.answer}</b></span></p>` : nothing}
        <div class="bk-grow"></div>
        ${rules ? duo(api, (word) => [word, null]) : nothing} ${votes ? duo(api, (word) => ["vote", word]) : nothing}
        ${vote ? html`<p class="bk-paper bk-note is-good">${sign("yes")}<span>You voted <b>${vote}</b>. ${done.length} of ${voters.length} are in.</span></p>` : nothing}
      </div>
    </div>
  `;
};

/** How it went for one's own side. @param {Game} game @param {Api} api */
function verdict({ board, boards, along, stage, question, winner }, api) {
  const side = sideOf(board, api.me?.seat);
  const own = boards.find((/** @type {any} */ each) => each.side === side);
  if (winner) return [winner === side ? "is-right" : "is-none", winner === side ? "You win!" : `${sideName(board, winner, api)} wins!`];
  if (stage === "boards") return ["is-none", "Boards up!"];
  if (own) return own.right ? ["is-right", "Right!"] : ["is-wrong", "Not this time"];
  if (along.includes(api.me?.seat)) return ["is-right", "You had it!"];
  return ["is-none", question.answer ? "The answer" : "Boards up!"];
}

/** Of Ken, once his board is up. @param {Game} game @param {Api} api */
function kens({ ken, along }, api) {
  if (!ken) return html`<p class="bk-quiet">Ken’s board comes last.</p>`;
  const would = !ken.right && along.includes(api.me?.seat) ? " You would have beaten Ken!" : "";
  return html`<p class="bk-paper bk-note">${medal(KEN)}<span>Ken wrote <b>${ken.answer}</b>: ${ken.right ? "right" : "wrong"}.${would}</span></p>`;
}

/** @type {Drawing} */
const revealing = (view, api) => {
  const { board, boards, question, gains, stage } = view.game;
  const side = sideOf(board, api.me?.seat);
  const own = boards.find((/** @type {any} */ each) => each.side === side);
  const gain = gains.find((/** @type {any} */ each) => each.side === side) ?? null;
  const [tone, title] = verdict(view.game, api);
  const moved = gain ? gain.after - gain.before : 0;
  return html`
    <div class="bkp">
      <div class="bk-half">
        <p class="bk-verdict ${tone}">${tone === "is-none" ? nothing : sign(tone === "is-right" ? "yes" : "no")}<span><b>${title}</b>${moved ? `${moved > 0 ? "+" : ""}${short(moved)}${gain.bonus ? ", Ken beaten" : ""}` : stage === "ken" && gain ? "Your chip stays" : ""}</span></p>
        ${own && (own.answer.text || own.answer.ink) ? html`<div class="bk-mine">${api.board(own.answer, own.seat)}</div>` : nothing}
      </div>
      <div class="bk-half">
        ${question.answer ? html`<p class="bk-paper bk-note">${dot(question.dot)}<span>The answer is <b>${question.answer}</b></span></p>` : nothing}
        ${stage === "boards" ? nothing : kens(view.game, api)} ${mine(view.game, api)}
      </div>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const questions = { reading, answering, vetting, revealing };
