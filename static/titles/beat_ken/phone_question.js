// The phone with a question: read aloud, written, voted on; one's own board, and what it brought.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { mine, task } from "./phone_turn.js";
import { dot, medal, sign } from "./parts.js";
import { KEN, short, sideName, sideNames, sideOf, topic, trackOf, worth } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Written} Written */
/** @typedef {import("./views.js").Question} Question */

/** @param {Question} question @param {string} more */
const card = ({ dot: colour, text }, more = "") => html`
  <section class="bk-paper bk-ask ${more}"><h2>${dot(colour)}${topic(colour)}</h2><p class=${text.length > 110 ? "is-long" : ""}>${text}</p></section>
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
      ${reads
        ? task(msg("beat_ken-you-read"), msg("beat_ken-then-clock"))
        : task(msg("beat_ken-reads", { name: api.name(reader) }), inIt ? msg("beat_ken-get-ready") : msg("beat_ken-may-along"))}
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
    ? msg("beat_ken-majority")
    : lead
      ? msg("beat_ken-you-lead")
      : msg("beat_ken-leads", { name: api.name(track.lead) });
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
        ${task(msg("beat_ken-locked-in"), msg("beat_ken-all-at-once"))} ${card(question, "is-small")}
        ${answer ? html`<div class="bk-mine">${api.board(answer, api.me?.seat ?? null)}</div>` : html`<p class="bk-quiet">${msg("beat_ken-team-answered")}</p>`}
        ${ideas(view.game, api)} ${mine(view.game, api)}
      </div>
    `;
  }
  const names = sideNames(board, stake.sides, api);
  return html`
    <div class="bkp">
      ${task(msg("beat_ken-for-fun"), msg("beat_ken-for-fun-line", { names, count: stake.sides.length }))} ${card(question)}
      ${guess ? html`<p class="bk-paper bk-note is-good">${sign("yes")}<span>${msgDrawn("beat_ken-answer-in", { answer: html`<b>${guess}</b>` })}</span></p>` : nothing}
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
        ${sign(word === "right" ? "yes" : "no")}${word === "right" ? msg("beat_ken-Right") : msg("beat_ken-Wrong")}
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
        ${task(rules ? msg("beat_ken-you-decide") : byHost ? msg("beat_ken-captain-decides") : msg("beat_ken-is-right"), byHost && tied ? msg("beat_ken-even") : msg("beat_ken-nobody-told"))}
        ${card(question, "is-small")}
      </div>
      <div class="bk-half">
        ${answer ? html`<div class="bk-mine">${api.board(answer, null, { lead: msg("beat_ken-somebody-wrote") })}</div>` : nothing}
        ${question.answer ? html`<p class="bk-paper bk-note"><span>${msgDrawn("beat_ken-card-says", { answer: html`<b>${question.answer}</b>` })}</span></p>` : nothing}
        <div class="bk-grow"></div>
        ${rules ? duo(api, (word) => [word, null]) : nothing} ${votes ? duo(api, (word) => ["vote", word]) : nothing}
        ${vote ? html`<p class="bk-paper bk-note is-good">${sign("yes")}<span>${msgDrawn("beat_ken-you-voted", { vote: html`<b>${vote === "right" ? msg("beat_ken-right") : msg("beat_ken-wrong")}</b>`, count: done.length, voters: voters.length })}</span></p>` : nothing}
      </div>
    </div>
  `;
};

/** How it went for one's own side. @param {Game} game @param {Api} api */
function verdict({ board, boards, along, stage, question, winner }, api) {
  const side = sideOf(board, api.me?.seat);
  const own = boards.find((/** @type {any} */ each) => each.side === side);
  if (winner) return [winner === side ? "is-right" : "is-none", winner === side ? msg("beat_ken-you-win") : msg("beat_ken-wins", { name: sideName(board, winner, api) })];
  if (stage === "boards") return ["is-none", msg("beat_ken-boards-up")];
  if (own) return own.right ? ["is-right", msg("beat_ken-right-now")] : ["is-wrong", msg("beat_ken-not-this-time")];
  if (along.includes(api.me?.seat)) return ["is-right", msg("beat_ken-you-had-it")];
  return ["is-none", question.answer ? msg("beat_ken-the-answer") : msg("beat_ken-boards-up")];
}

/** Of Ken, once his board is up. @param {Game} game @param {Api} api */
function kens({ ken, along }, api) {
  if (!ken) return html`<p class="bk-quiet">${msg("beat_ken-ken-last")}</p>`;
  const answer = html`<b>${ken.answer}</b>`;
  const would = !ken.right && along.includes(api.me?.seat);
  return html`<p class="bk-paper bk-note">${medal(KEN)}<span>${ken.right ? msgDrawn("beat_ken-ken-wrote-right", { answer }) : msgDrawn("beat_ken-ken-wrote-wrong", { answer })} ${would ? msg("beat_ken-would-have") : nothing}</span></p>`;
}

/** What one's own chip did. @param {import("./views.js").Gain} gain */
function moved({ before, after, bonus }) {
  if (before === after) return msg("beat_ken-chip-stays");
  const money = `${after > before ? "+" : ""}${short(after - before)}`;
  return bonus ? msg("beat_ken-ken-beaten", { money }) : money;
}

/** @type {Drawing} */
const revealing = (view, api) => {
  const { board, boards, question, gains, stage } = view.game;
  const side = sideOf(board, api.me?.seat);
  const own = boards.find((/** @type {any} */ each) => each.side === side);
  const gain = gains.find((/** @type {any} */ each) => each.side === side) ?? null;
  const [tone, title] = verdict(view.game, api);
  return html`
    <div class="bkp">
      <div class="bk-half">
        <p class="bk-verdict ${tone}">${tone === "is-none" ? nothing : sign(tone === "is-right" ? "yes" : "no")}<span><b>${title}</b>${gain ? moved(gain) : nothing}</span></p>
        ${own && (own.answer.text || own.answer.ink) ? html`<div class="bk-mine">${api.board(own.answer, own.seat)}</div>` : nothing}
      </div>
      <div class="bk-half">
        ${question.answer ? html`<p class="bk-paper bk-note">${dot(question.dot)}<span>${msgDrawn("beat_ken-answer-is", { answer: html`<b>${question.answer}</b>` })}</span></p>` : nothing}
        ${stage === "boards" ? nothing : kens(view.game, api)} ${mine(view.game, api)}
      </div>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const questions = { reading, answering, vetting, revealing };
