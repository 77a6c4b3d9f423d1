// The phone before a clue: who begins, categories to keep, cards to pick, a card to play.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { bestPlays, handToPick, lifted, plate, reckoning } from "./phone_hand.js";
import { opens } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").CardView} CardView */

/** A heading and a line under it. @param {unknown} title @param {unknown} line */
export const task = (title, line = nothing) => html`
  <header class="jy-task"><h1>${title}</h1>${line === nothing ? nothing : html`<p>${line}</p>`}</header>
`;

/** @type {Drawing} */
const choosingFirst = (view, api) => {
  const offer = api.offer("first");
  const youngest = view.game.how === "youngest";
  if (!offer || offer.type !== "choice") {
    return html`<div class="jyp">${task(youngest ? msg("jeopardy-youngest-begins") : msg("jeopardy-who-begins"), msg("jeopardy-captain-chooses"))}</div>`;
  }
  return html`
    <div class="jyp">
      ${task(offer.label, msg("jeopardy-tap-guest"))}
      <div class="jy-people">
        ${offer.options.map(
          ({ value }) => html`
            <button
              data-seat=${api.place(value)}
              aria-pressed=${api.pressed("first", value)}
              @click=${() => api.send("first", value)}
            >
              ${api.token(value, 42)}<span>${api.name(value)}</span>
            </button>
          `,
        )}
      </div>
    </div>
  `;
};

/** @type {Drawing} */
const choosingCategories = (view, api) => {
  const { keep, dealt, kept, round } = view.game;
  const offer = api.offer("keep");
  if (!offer || offer.type !== "cards") {
    return html`
      <div class="jyp">
        ${task(kept ? msg("jeopardy-kept-secret") : msg("jeopardy-being-chosen"), msg("jeopardy-turned-over", { round }))}
        ${kept ? html`<ul class="jy-topics">${kept.map((/** @type {string} */ name) => html`<li>${sign("lock")}${name}</li>`)}</ul>` : nothing}
      </div>
    `;
  }
  const chosen = chosenOf(api, dealt ?? []);
  const ready = chosen.length === keep;
  return html`
    <div class="jyp">
      ${task(msg("jeopardy-keep", { count: keep, round }), msg("jeopardy-nobody-sees"))}
      <div class="jy-topics" role="group" aria-label=${offer.label}>
        ${(dealt ?? []).map((/** @type {string} */ name) => topic(name, chosen, keep, api))}
      </div>
      <button
        class="btn main"
        ?disabled=${!ready}
        aria-disabled=${api.offline ? "true" : "false"}
        @click=${() => api.send("keep", chosen)}
      >
        ${ready ? msg("jeopardy-keep-these", { count: chosen.length }) : msg("jeopardy-pick-more", { count: keep - chosen.length })}
      </button>
    </div>
  `;
};

/** @param {Api} api @param {string[]} dealt @returns {string[]} */
function chosenOf(api, dealt) {
  const draft = api.draft("keep");
  return Array.isArray(draft) ? draft.filter((name) => dealt.includes(name)) : [];
}

/** @param {string} name @param {string[]} chosen @param {number} keep @param {Api} api */
function topic(name, chosen, keep, api) {
  const on = chosen.includes(name);
  const next = on ? chosen.filter((each) => each !== name) : [...chosen, name].slice(-keep);
  return html`
    <button aria-pressed=${on} @click=${() => api.setDraft("keep", next)}>
      ${sign(on ? "tick" : "spark")}<span>${name}</span>
    </button>
  `;
}

/** @type {Drawing} */
const opening = (view, api) => {
  const { mat, turn, how } = view.game;
  const mine = api.me?.seat === turn;
  return html`
    <div class="jyp">
      ${task(mine ? msg("jeopardy-you-begin") : msg("jeopardy-begins", { name: api.name(turn) }), msg("jeopardy-opening", { why: opens(how), round: mat.round, money: api.money(mat.round === 1 ? 100 : 200) }))}
      ${bestPlays(mat, api)}
    </div>
  `;
};

/** @param {string} seat @param {Api} api */
const bold = (seat, api) => html`<b>${api.name(seat)}</b>`;

/** Whom cards go to and come from. @param {Game} game @param {number} count @param {Api} api */
function passing(game, count, api) {
  const seats = Object.keys(game.scores);
  const at = seats.indexOf(api.me?.seat ?? "");
  if (at < 0 || count < 1) return nothing;
  const to = seats[(at + 1) % seats.length];
  const from = seats[(at + seats.length - 1) % seats.length];
  return html`
    <p class="jy-pass" data-seat=${api.place(to)}>
      ${sign("pass")}${api.token(to, 40)}
      <span>${to === from ? msgDrawn("jeopardy-swap", { count, name: bold(to, api) }) : msgDrawn("jeopardy-pass", { count, to: bold(to, api), from: bold(from, api) })}</span>
    </p>
  `;
}

/** What a kind is good for. @param {CardView} card */
const promise = ({ kind }) => msg("jeopardy-promise", { kind });

/** The cards kept so far, and the places still open. @param {CardView[]} kept @param {number} picks */
const keptRow = (kept, picks) => html`
  <p class="jy-kept">
    <span>${msg("jeopardy-kept")}</span>
    ${kept.map((card) => html`<i class="jy-c-${card.colour}">${sign(card.kind === "standard" ? card.colour : card.kind)}</i>`)}
    ${Array.from({ length: Math.max(0, picks + 1 - kept.length) }, () => html`<i></i>`)}
  </p>
`;

/** @type {Drawing} */
const pickingHand = (view, api) => {
  const { mat, offered, kept, picks } = view.game;
  const offer = api.offer("pick");
  if (!offer || !offered) {
    return html`<div class="jyp">${task(msg("jeopardy-kept"), msg("jeopardy-still-picking"))} ${kept ? keptRow(kept, picks) : nothing}</div>`;
  }
  const card = lifted(offered, "pick", api);
  return html`
    <div class="jyp jyp--fill">
      ${task(msg("jeopardy-keep-pass"))} ${keptRow(kept ?? [], picks)}
      ${handToPick(offered, mat, api, { act: "pick", priced: false, label: offer.label })}
      <div class="jy-grow"></div>
      ${plate(card, mat, api, {
        act: "pick",
        none: msg("jeopardy-tap-keep"),
        main: () => msg("jeopardy-keep-these", { count: 1 }),
        about: (each) => html`<p>${promise(each)}</p>${passing(view.game, offered.length - 1, api)}`,
      })}
    </div>
  `;
};

/** @type {Drawing} */
const choosingCard = (view, api) => {
  const { mat, turn, reader } = view.game;
  const offer = api.offer("play_card");
  if (!offer || !mat.hand) {
    const next = reader === api.me?.seat ? msg("jeopardy-you-will-read") : msg("jeopardy-you-can-guess");
    return html`<div class="jyp">${task(msg("jeopardy-picks-card", { name: api.name(turn) }), api.me ? next : nothing)} ${bestPlays(mat, api)}</div>`;
  }
  const card = lifted(mat.hand, "play_card", api);
  return html`
    <div class="jyp jyp--fill">
      ${task(msg("jeopardy-your-turn"), msg("jeopardy-your-turn-line"))}
      ${handToPick(mat.hand, mat, api, { act: "play_card", priced: true, label: offer.label })}
      <div class="jy-grow"></div>
      ${plate(card, mat, api, {
        act: "play_card",
        none: msg("jeopardy-tap-card"),
        main: (each) => msg("jeopardy-play-for", { money: api.money(each.worth) }),
        about: (each) => html`<div class="jy-plate__sum">${reckoning(each, mat, api)}<b class="jy-money">${api.money(each.worth)}</b></div>`,
      })}
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const round = {
  choosing_first: choosingFirst,
  choosing_categories: choosingCategories,
  opening,
  picking_hand: pickingHand,
  choosing_card: choosingCard,
};
