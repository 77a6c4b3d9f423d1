// The phone before a clue: who begins, categories to keep, cards to pick, a card to play.

import { html, nothing } from "../../vendor/lit-html.js";
import { sign } from "./cards.js";
import { bestPlays, handToPick, lifted, plate, reckoning } from "./phone_hand.js";
import { OPENERS, counted, inWords } from "./words.js";

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
    return html`<div class="jyp">${task(youngest ? "The youngest begins" : "Who begins?", "The captain is choosing.")}</div>`;
  }
  return html`
    <div class="jyp">
      ${task(youngest ? "Who is the youngest?" : "Who begins?", "Tap a guest.")}
      <div class="jy-people">
        ${offer.options.map(
          ({ value }) => html`
            <button
              data-seat=${api.place(value)}
              aria-pressed=${api.pressed("first", value)}
              @click=${() => api.send("first", value)}
            >
              ${api.token(value, 48)}<span>${api.name(value)}</span>
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
        ${task(kept ? "Kept in secret" : "Categories are being chosen", `They are turned over when everybody has chosen. Round ${inWords(round)} follows.`)}
        ${kept ? html`<ul class="jy-topics">${kept.map((/** @type {string} */ name) => html`<li>${sign("lock")}${name}</li>`)}</ul>` : nothing}
      </div>
    `;
  }
  const chosen = chosenOf(api, dealt ?? []);
  const ready = chosen.length === keep;
  return html`
    <div class="jyp">
      ${task(`Keep ${inWords(keep)} for round ${inWords(round)}`, "Nobody sees which until all have chosen.")}
      <div class="jy-topics" role="group" aria-label=${offer.label}>
        ${(dealt ?? []).map((/** @type {string} */ name) => topic(name, chosen, keep, api))}
      </div>
      <button
        class="btn main"
        ?disabled=${!ready}
        aria-disabled=${api.offline ? "true" : "false"}
        @click=${() => api.send("keep", chosen)}
      >
        ${ready ? `Keep ${chosen.length === 1 ? "this one" : "these"}` : `Pick ${keep - chosen.length} more`}
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
      ${task(mine ? "You begin" : `${api.name(turn)} begins`, `${OPENERS[how] ?? "First to play"}. Round ${inWords(mat.round)}: every card counts ${api.money(mat.round === 1 ? 100 : 200)}.`)}
      ${bestPlays(mat, api)}
    </div>
  `;
};

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
      <span>${to === from ? html`You swap ${counted(count, "card")} with <b>${api.name(to)}</b>` : html`${count} go to <b>${api.name(to)}</b>, ${count} come from <b>${api.name(from)}</b>`}</span>
    </p>
  `;
}

/** What a kind is good for. @param {CardView} card */
const promise = ({ kind }) => ({
  standard: "Standard: counts as one card of its column.",
  bonus: "Bonus: counts as two cards of its column.",
  daily_double: "Daily Double: doubles what your clue is worth while one is left in the round.",
}[kind] ?? "");

/** The cards kept so far, and the places still open. @param {CardView[]} kept @param {number} picks */
const keptRow = (kept, picks) => html`
  <p class="jy-kept">
    <span>Kept</span>
    ${kept.map((card) => html`<i class="jy-c-${card.colour}">${sign(card.kind === "standard" ? card.colour : card.kind)}</i>`)}
    ${Array.from({ length: Math.max(0, picks + 1 - kept.length) }, () => html`<i></i>`)}
  </p>
`;

/** @type {Drawing} */
const pickingHand = (view, api) => {
  const { mat, offered, kept, picks } = view.game;
  const offer = api.offer("pick");
  if (!offer || !offered) {
    return html`<div class="jyp">${task("Kept", "The others are still picking. Then the rest is passed on.")} ${kept ? keptRow(kept, picks) : nothing}</div>`;
  }
  const card = lifted(offered, "pick", api);
  return html`
    <div class="jyp jyp--fill">
      ${task("Keep one card, pass the rest")} ${keptRow(kept ?? [], picks)}
      ${handToPick(offered, mat, api, { act: "pick", priced: false, label: offer.label })}
      <div class="jy-grow"></div>
      ${plate(card, mat, api, {
        act: "pick",
        none: "Tap the card you want to keep.",
        main: () => "Keep this one",
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
    const next = reader === api.me?.seat ? "You read the clue to come." : "You can guess along when the clue is read.";
    return html`<div class="jyp">${task(`${api.name(turn)} picks a card`, api.me ? next : nothing)} ${bestPlays(mat, api)}</div>`;
  }
  const card = lifted(mat.hand, "play_card", api);
  return html`
    <div class="jyp jyp--fill">
      ${task("Your turn: play a card", "Pick a colour. Longer columns pay more.")}
      ${handToPick(mat.hand, mat, api, { act: "play_card", priced: true, label: offer.label })}
      <div class="jy-grow"></div>
      ${plate(card, mat, api, {
        act: "play_card",
        none: "Tap a card to see how it comes to its worth.",
        main: (each) => `Play for ${api.money(each.worth)}`,
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
