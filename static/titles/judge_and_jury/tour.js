// How to play in half a minute, on the TV: cards of the box, laid out as they come up.

import { msg } from "../../l10n.js";
import { html } from "../../vendor/lit-html.js";
import { evidence, gavel, juror, picture, sign } from "./cards.js";
import { PLACES, SIDES } from "./words.js";

/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("../../types.js").Step} Step */

/** @param {string} colour @param {number} value */
const card = (colour, value) => evidence({ id: "", colour, value });

/** @param {Drawn} what @param {string} more */
const laid = (what, more = "") => html`<i class="jj-tour__card ${more}">${what}</i>`;

const plus = html`<b class="jj-tour__sign" aria-hidden="true">+</b>`;
const arrow = html`<span class="jj-tour__sign">${sign("icon-arrow")}</span>`;

/** @param {Drawn} content */
const scene = (content) => html`<div class="jj jj-tour">${content}</div>`;

const sides = () => scene(
  Object.entries(SIDES).map(
    ([side, colour]) => html`
      <section class="jj-bank jj-tour__side is-${side}">
        <h2>${sign(`side-${colour}`)}<span>${msg(`judge_and_jury-side-${side}`)}</span></h2>
        <p>${laid(card(colour, 3))}${laid(card(colour, 7))}${laid(card(colour, 11))}</p>
      </section>
    `,
  ),
);

const follow = () => scene(html`
  ${laid(card("blue", 6))}${arrow}${laid(card("blue", 9), "is-fit")}${laid(card("gold", 6), "is-fit")}${laid(picture("judge"), "is-fit")}${laid(card("gold", 9), "is-off")}
`);

const taken = () => scene(html`
  <span class="jj-tour__heap">${laid(card("blue", 6))}${laid(card("blue", 9))}${laid(card("gold", 9))}</span>${arrow}<span class="jj-tour__won">${sign("icon-won")}<b>+3</b></span>
`);

const judge = () => scene(html`
  ${laid(picture("judge"), "is-fit")}<span class="jj-tour__gavel">${gavel()}</span>
  <span class="jj-tour__heap">${laid(card("gold", 4))}${laid(card("red", 4))}${laid(card("blue", 4))}</span>${plus}
  <span class="jj-tour__four">${["blue", "blue", "gold", "red"].map((colour, n) => laid(card(colour, 12 - n)))}</span>
`);

const research = () => scene(html`
  ${laid(picture("research"), "is-fit")}${arrow}
  <span class="jj-tour__six">${PLACES.map((place, n) => laid(n === 2 ? juror(7, place) : juror(undefined, place)))}</span>
`);

const verdict = () => scene(html`
  <span class="jj-tour__six">${PLACES.map((place, n) => laid(juror([2, 5, 7, 8, 10, 12][n], place)))}</span>
  <span class="jj-tour__kept">${laid(card("blue", 7), "is-fit")}${laid(card("blue", 7), "is-fit")}${laid(card("blue", 9), "is-off")}${laid(card("blue", 12), "is-fit")}<b>= 3</b></span>
`);

/** @returns {Step[]} */
export const tour = () =>
  /** @type {[string, () => Drawn][]} */ ([
    ["judge_and_jury-tour-sides", sides],
    ["judge_and_jury-tour-follow", follow],
    ["judge_and_jury-tour-taken", taken],
    ["judge_and_jury-tour-judge", judge],
    ["judge_and_jury-tour-research", research],
    ["judge_and_jury-tour-verdict", verdict],
  ]).map(([id, drawn]) => ({ text: msg(id), drawn: drawn() }));
