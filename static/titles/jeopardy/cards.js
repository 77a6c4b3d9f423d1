// Game cards, category cards and the stage's own signs: pure pictures, the same on TV and phone.

import { html, nothing } from "../../vendor/lit-html.js";

/** @typedef {import("./views.js").PlayedView} PlayedView */

/** A sign of art/jeopardy.svg. @param {string} name @param {string} more further classes */
export const sign = (name, more = "") =>
  html`<svg class="jy-ic ${more}" viewBox="0 0 48 48" aria-hidden="true"><use href="#jy-${name}" /></svg>`;

/** The corner that tells the kinds apart without colour. @param {string} kind */
function corner(kind) {
  if (kind === "daily_double") return html`<span class="jy-card__kind">${sign("daily_double")}</span>`;
  return html`<span class="jy-card__kind">${kind === "bonus" ? "+2" : "S"}</span>`;
}

/** What is printed on a card. @param {string} colour @param {string} kind */
export const printed = (colour, kind) => html`
  ${sign(colour, "jy-card__sym")} ${corner(kind)} ${sign(kind === "standard" ? colour : kind, "jy-card__big")}
`;

/** The classes of a card. @param {string} colour @param {string} kind @param {boolean} live */
export const cardClass = (colour, kind, live = true) =>
  `jy-card jy-c-${colour} jy-k-${kind}${live ? "" : " is-dead"}`;

/**
 * A played card. @param {string} colour @param {string} kind @param {string} style
 */
export const playedCard = (colour, kind, style = "") =>
  html`<span class=${cardClass(colour, kind)} style=${style || nothing}>${printed(colour, kind)}</span>`;

/** Soft breaks for long words on narrow cards. @param {string} text */
export const breakable = (text) => text.replace(/\p{L}{9,}/gu, broken);

/** Before a consonant and a vowel, as near to the middle as there is such a place. @param {string} word */
function broken(word) {
  const middle = word.length / 2;
  const places = [...word.matchAll(/[aeiourlnst](?=[bcdfghjklmnpqrstvwxz][aeiouy])/giu)]
    .map(({ index }) => index + 1)
    .filter((at) => at > 2 && at < word.length - 2)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const at = places[0] ?? Math.ceil(middle);
  return `${word.slice(0, at)}\u00ad${word.slice(at)}`;
}

/** Loose as if put down by hand, and the same on every redraw. @param {number} index */
export const tilt = (index) => ((index * 37) % 7) - 3;
