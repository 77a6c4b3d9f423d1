// The TV with a question on its card: read, answered, voted on; the boards, the answer, Ken's board.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { fitted } from "../../fit.js";
import { dot, ken, medal, named, sign, stamp } from "./parts.js";
import { lanes } from "./tracks.js";
import { DOTS, KEN, kindName, line, short, sideName, topic, trackOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").BoardShown} BoardShown */
/** @typedef {import("./views.js").Gain} Gain */

/** How many a question is for, where it is for more than two. @param {import("./views.js").Stake} stake */
const forWhom = ({ risk, sides }) => {
  const kens = sides.includes(KEN);
  if (risk) return kens ? msg("beat_ken-everybody-is-in") : msg("beat_ken-all-but-ken-in");
  return kens ? msg("beat_ken-everybody-answers") : msg("beat_ken-all-but-ken-answer");
};

/** Who is against whom, and for how much. @param {Game} game @param {Api} api */
function banner({ board, stake }, api) {
  const pair = stake.kind === "duel" || stake.kind === "star";
  const other = stake.sides.find((/** @type {string} */ side) => side !== board.turn) ?? KEN;
  return html`
    <p class="bk-banner is-${stake.kind}">
      ${pair
        ? html`${named(board, board.turn, api)}<i>${msg("beat_ken-challenges")}</i>${named(board, other, api)}`
        : html`<b class="bk-banner__kind">${kindName(stake.kind)}</b><i>${forWhom(stake)}</i>`}
      ${board.can_win ? html`<b class="bk-banner__near">${sign("star")}${msg("beat_ken-can-win-short", { name: sideName(board, board.turn, api) })}</b>` : nothing}
      <span class="bk-banner__sum">${stake.risk ? msg("beat_ken-for", { money: short(stake.spaces) }) : short(stake.spaces)}</span>
    </p>
  `;
}

/** The card: six dots, the lit one is asked. @param {Game} game @param {Api} api @param {number} high */
function card({ question }, api, high) {
  const size = fitted(question.text, { wide: 1090, high, most: 76, least: 44 });
  return html`
    <section class="bk-paper bk-question">
      <div class="bk-question__dots" aria-hidden="true">${DOTS.map((each) => dot(each, each === question.dot ? "is-lit" : ""))}</div>
      <div class="bk-question__text" style="--size:${size}">
        <h2 data-dot=${question.dot}>${sign(`c-${question.dot}`)}${topic(question.dot)}</h2>
        <p>${question.text}</p>
        ${question.seen_before ? html`<small>${msg("beat_ken-seen-before")}</small>` : nothing}
      </div>
    </section>
  `;
}

/** A lamp for each side that is in it. @param {Game} game @param {Api} api */
function lamps({ board, stake, locked = [], done = [] }, api) {
  return html`
    <ol class="bk-lamps" style="--n:${stake.sides.length}">
      ${stake.sides.map((/** @type {string} */ side) => {
        const lit = side === KEN || locked.includes(side);
        const mates = trackOf(board, side)?.members ?? [];
        const wrote = mates.filter((seat) => done.includes(seat)).length;
        const some = mates.length > 1 && wrote;
        const state = lit ? msg("beat_ken-ready") : some ? msg("beat_ken-some-wrote", { count: wrote, all: mates.length }) : msg("beat_ken-writing");
        return html`
          <li class="bk-paper bk-lamp ${lit ? "is-lit" : ""}" data-side=${side}>
            ${medal(side)}<span><b data-brief>${sideName(board, side, api)}</b>${state}</span>${sign(lit ? "yes" : "pen", "bk-lamp__mark")}
          </li>
        `;
      })}
    </ol>
  `;
}

/** Ken beside a question. @param {Game} game */
function kenWaits({ board, stake, step }) {
  const inIt = stake.sides.includes(KEN);
  return ken(board, "thinking", line(inIt ? "thinking" : "duel", step));
}

/** @type {Drawing} */
const reading = (view, api) => html`
  <div class="bk bk-asking">
    ${banner(view.game, api)} ${card(view.game, api, 290)} ${kenWaits(view.game)}
    <p class="bk-paper bk-foot">${api.token(view.game.reader, 66)}<span>${msgDrawn("beat_ken-reads-aloud", { name: html`<b>${api.name(view.game.reader)}</b>` })}</span></p>
  </div>
`;

/** @type {Drawing} */
const answering = (view, api) => {
  const { guessed } = view.game;
  return html`
    <div class="bk bk-asking">
      ${banner(view.game, api)} ${card(view.game, api, 290)} ${kenWaits(view.game)} ${lamps(view.game, api)}
      ${guessed.length ? html`<p class="bk-along">${guessed.slice(0, 4).map((/** @type {string} */ seat) => api.token(seat, 46))}<span>${guessed.length > 4 ? msg("beat_ken-more-for-fun", { count: guessed.length - 4 }) : msg("beat_ken-along-for-fun")}</span></p>` : nothing}
    </div>
  `;
};

/** The question in one line or two. @param {Game} game */
const recall = ({ question }) => html`
  <p class="bk-paper bk-recall ${question.text.length > 90 ? "is-long" : ""}">${dot(question.dot)}<span>${question.text}</span></p>
`;

/** @param {string | null} answer */
const plate = (answer) => html`
  <p class="bk-plate ${answer ? "" : "is-hidden"}" style="--size:${fitted(answer ?? "", { wide: 480, high: 60, most: 54, least: 28 })}">
    <small>${msg("beat_ken-the-answer")}</small>${answer ? html`<b>${answer}</b>` : html`<b>…</b>`}
  </p>
`;

/** @type {Drawing} */
const vetting = (view, api) => {
  const { board, answer, number, total, by_host: byHost, tied, question, step } = view.game;
  return html`
    <div class="bk bk-vetting">
      ${recall(view.game)}
      <div class="bk-vetting__boards">
        ${answer
          ? html`<div style="--board:640">${api.board(answer, null, { lead: msg("beat_ken-somebody-wrote") })}</div>`
          : html`<p class="bk-paper bk-hush">${sign("pen")}<span>${msg("beat_ken-on-phones")}</span></p>`}
        ${question.answer ? plate(question.answer) : nothing} ${ken(board, "thinking", line("vote", step))}
      </div>
      <p class="bk-paper bk-foot"><span><b>${byHost ? (tied ? msg("beat_ken-tie-captain") : msg("beat_ken-captain-says")) : msg("beat_ken-vote-phones")}</b> ${total > 1 ? msg("beat_ken-number-of", { number, total }) : msg("beat_ken-right-or-wrong")}</span></p>
    </div>
  `;
};

/** What a chip does. @param {Gain | undefined} gain */
function gained(gain) {
  if (!gain) return nothing;
  const moved = gain.after - gain.before;
  if (!moved) return html`<em class="is-none">${msg("beat_ken-no-change")}</em>`;
  const bonus = gain.bonus && moved > gain.bonus ? html`${sign("star")}<span class="spoken">${msg("beat_ken-with-bonus", { money: short(gain.bonus) })}</span>` : nothing;
  return html`<em class=${moved < 0 ? "is-loss" : ""}>${moved > 0 ? "+" : ""}${short(moved)}${bonus}</em>`;
}

/** A track's board, turned round. @param {BoardShown} shown @param {Board} board @param {Api} api @param {Gain | undefined} gain */
function slate({ side, seat, answer, right }, board, api, gain) {
  const blank = !answer.text && !answer.ink?.length;
  const team = (trackOf(board, side)?.members.length ?? 0) > 1;
  return html`
    <li class="bk-slate ${blank ? "is-blank" : ""}" data-side=${side}>
      <p>${medal(side)}<b>${sideName(board, side, api)}</b>${team && seat ? api.token(seat, 40) : nothing}</p>
      <div class="bk-slate__board">
        ${blank ? html`<span class="bk-slate__none">${msg("beat_ken-nothing")}</span>` : api.board(answer, seat)} ${right === null ? nothing : stamp(right)}
      </div>
      ${gained(gain)}
    </li>
  `;
}

/** Ken's board, down until the last moment. @param {Game} game @param {Api} api @param {Gain | undefined} gain */
function kensSlate({ board, ken: shown, stake, step, winner }, api, gain) {
  const mood = shown ? (shown.right ? "right" : "wrong") : "thinking";
  const moment = winner ? (winner === KEN ? "won" : "lost") : shown ? mood : "thinking";
  const out = !stake.sides.includes(KEN);
  return html`
    <li class="bk-slate is-ken ${shown ? "" : "is-down"}" data-side="ken">
      ${ken(board, mood, line(moment, step))}
      <div class="bk-slate__board">
        ${shown ? html`<div class="board shown"><div class="white"><p class="typed ${shown.answer.length > 18 ? "small" : ""}">${shown.answer}</p></div></div>${stamp(shown.right)}` : html`<div class="board shown"><div class="white bk-back">${sign("tie")}</div></div>`}
      </div>
      ${shown && out ? html`<em class="is-none">${msg("beat_ken-not-in-it")}</em>` : gained(gain)}
    </li>
  `;
}

/** @type {Drawing} */
const revealing = (view, api) => {
  const { board, boards, question, gains, stage, stake } = view.game;
  const of = (/** @type {string} */ side) => gains.find((/** @type {Gain} */ gain) => gain.side === side);
  return html`
    <div class="bk bk-revealing is-${boards.length} is-${stage}">
      ${recall(view.game)} ${plate(question.answer)}
      <ol class="bk-slates">
        ${boards.map((/** @type {BoardShown} */ each) => slate(each, board, api, of(each.side)))} ${kensSlate(view.game, api, of(KEN))}
      </ol>
      ${lanes(board, stake.sides, gains, api)}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const questions = { reading, answering, vetting, revealing };
