// How to play in half a minute, on the TV: the mat, a clue and the Final, with cards of our own.

import { msg } from "../../l10n.js";
import { html } from "../../vendor/lit-html.js";
import { playedCard } from "./cards.js";
import { film, slate, stamp, tab } from "./film.js";
import { categoryCard, wholeMat } from "./mat.js";
import { desks } from "./tv_final.js";
import { part, players } from "./tv_round.js";
import { sum } from "./tv_ruling.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").View} View */
/** @typedef {import("./views.js").ClueView} ClueView */
/** @typedef {import("./views.js").Mat} Mat */

const UNIT = 100; // dollars for each card
const PICKED = "bolt"; // the column that all is shown with

/** The kinds of the cards below each category. @type {{[colour: string]: string[]}} */
const PILES = {
  flame: ["standard"],
  sun: ["standard", "standard", "bonus"],
  leaf: [],
  wave: ["bonus", "standard"],
  bolt: ["standard", "standard"],
  flower: ["daily_double"],
};

/** @param {string} colour */
const category = (colour) => msg(`jeopardy-tour-${colour}`);

/** @param {string[]} kinds */
const unitsOf = (kinds) => kinds.reduce((all, kind) => all + (kind === "bonus" ? 2 : 1), 0);

/** @param {{[colour: string]: string[]}} piles @returns {Mat} */
const mat = (piles) => ({
  round: 1,
  number: 8,
  total: 20,
  daily_doubles: 1,
  daily_double_limit: 1,
  cards: {},
  hand: null,
  columns: Object.entries(piles).map(([colour, kinds]) => ({
    colour,
    category: category(colour),
    pile: kinds.map((kind) => ({ kind, by: "" })),
    units: unitsOf(kinds),
    next_value: (unitsOf(kinds) + 1) * UNIT,
    next_bonus: (unitsOf(kinds) + 2) * UNIT,
  })),
});

/** A clue for these cards, the last of them just played. @param {string[]} kinds @returns {ClueView} */
function clue(kinds) {
  const kind = kinds[kinds.length - 1];
  const doubled = kind === "daily_double";
  const total = unitsOf(kinds) * UNIT * (doubled ? 2 : 1);
  return {
    colour: PICKED,
    category: category(PICKED),
    kind,
    clue: msg("jeopardy-tour-sample"),
    response: null,
    sum: { units: unitsOf(kinds), unit: UNIT, doubled, half: false, total },
    seen_before: false,
  };
}

/** @param {Api} api */
const card = (api) => html`
  <div class="jy jy-tour is-mat">${wholeMat(mat(PILES), api)}${playedCard(PICKED, "standard")}</div>
`;

/** A column's cards and what they add up to. @param {string[]} kinds @param {Api} api */
const worth = (kinds, api) => html`
  <div class="jy jy-tour jy-c-${PICKED}">
    ${categoryCard(PICKED, category(PICKED))}${sum(clue(kinds), mat({ [PICKED]: kinds }), api, true)}
  </div>
`;

/** @param {Api} api @param {string} turn @param {string} reader */
const read = (api, turn, reader) =>
  film(clue(["standard", "standard", "standard"]), api, html`${part(turn, "ready", api)}${part(reader, "reads", api)}`);

/** @param {Api} api @param {string} seat */
const answer = (api, seat) => html`
  <div class="jy jy-tour jy-c-${PICKED}">
    ${tab(category(PICKED), PICKED)}
    <div class="jy-boards">
      <div class="jy-stamped">
        ${slate({ text: msg("jeopardy-tour-response") }, seat, api, { lead: "", blank: "", wide: 1040, high: 220, most: 110 })}${stamp(true)}
      </div>
    </div>
    <p class="jy-pill jy-gain is-right">${api.token(seat, 70)}<b class="jy-good">+${api.money(3 * UNIT)}</b></p>
  </div>
`;

/** @param {Api} api @param {string[]} seats */
const final = (api, seats) => html`
  <div class="jy jy-c-sun jy-final">
    <p class="jy-final__over">${msg("jeopardy-final-over")}</p>
    <h2 class="jy-final__cat" style="--size:120">${category("wave")}</h2>
    ${desks(seats, seats.slice(1), api, { open: msg("jeopardy-betting"), shut: msg("jeopardy-sealed"), picture: "sealed" })}
  </div>
`;

/** @param {View & {game: Game}} view @param {Api} api @returns {Step[]} */
export function tour(view, api) {
  const seats = players(view);
  return [
    { text: msg("jeopardy-tour-card"), drawn: card(api) },
    { text: msg("jeopardy-tour-worth"), drawn: worth(["standard", "standard", "standard"], api) },
    { text: msg("jeopardy-tour-clue"), drawn: read(api, seats[0], seats[seats.length - 1]) },
    { text: msg("jeopardy-tour-answer"), drawn: answer(api, seats[0]) },
    { text: msg("jeopardy-tour-special"), drawn: worth(["standard", "bonus", "daily_double"], api) },
    { text: msg("jeopardy-tour-final"), drawn: final(api, seats) },
  ];
}
