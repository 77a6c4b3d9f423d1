// Cards and signs of this title, from art/judge_and_jury.svg; as wide as the box they stand in.

import { picture as drawing } from "../../art.js";
import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { cardName } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").CardView} CardView */

/** What is printed over a picture, by its kind: the middle of the line, the room for it and its largest letters.
 * @type {{[kind: string]: {words: (value: number) => string, place: string, wide: number, size: number, ink: string}}} */
const PRINTS = {
  red: { words: () => msg("judge_and_jury-print-red"), place: "translate(113.6 213) rotate(-13) scale(.9)", wide: 164, size: 22, ink: "#98202d" },
  judge: { words: () => msg("judge_and_jury-print-judge"), place: "translate(100 246)", wide: 128, size: 33, ink: "#2a140a" },
  research: { words: () => msg("judge_and_jury-print-research"), place: "translate(100 236)", wide: 146, size: 24, ink: "#0c4238" },
  "back-evidence": { words: () => msg("judge_and_jury-print-evidence"), place: "translate(100 206)", wide: 100, size: 21, ink: "#5b3a14" },
  juror: { words: (value) => msg("judge_and_jury-print-juror", { value }), place: "translate(100 259)", wide: 150, size: 19, ink: "#5b2a46" },
};
const LETTER = 0.6; // how wide a letter is, of its size

/** The words on a picture, in the page's language. @param {string} name */
function print(name) {
  const [kind, value] = name.split("-");
  const printed = PRINTS[name] ?? PRINTS[kind];
  if (!printed) return nothing;
  const words = printed.words(Number(value));
  const size = Math.min(printed.size, Math.floor(printed.wide / words.length / LETTER));
  return html`<svg viewBox="0 0 200 280"><text class="jj-print" transform=${printed.place} font-size=${size} fill=${printed.ink}>${words}</text></svg>`;
}

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1);

/** Every card. @type {(() => string)[]} */
export const images = [
  ...["back-evidence", "back-jury", "judge", "research"],
  ...["blue", "gold", "red", "juror"].flatMap((kind) => TWELVE.map((value) => `${kind}-${value}`)),
].map((name) => () => drawing(`jj-${name}`));

/** @param {string} name @param {string} label empty where words stand beside it @param {string} more */
export const picture = (name, label = "", more = "") => html`
  <span class="jj-card ${more}" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}>
    <img src=${drawing(`jj-${name}`) || nothing} draggable="false" alt="" />${print(name)}
  </span>
`;

/** A card by the words that can be read on it, too. @param {CardView} card */
export const named = (card) => (card.colour === "red" ? `${cardName(card)}, ${PRINTS.red.words(card.value)}` : cardName(card));

/** @param {CardView} card @param {string} more */
export const evidence = (card, more = "") => picture(`${card.colour}-${card.value}`, cardName(card), more);

/** A juror by number, or face down. @param {number | undefined} value @param {string} place */
export const juror = (value, place) =>
  value ? picture(`juror-${value}`, msg("judge_and_jury-juror-known", { place, value })) : picture("back-jury", msg("judge_and_jury-juror-hidden", { place }));

/** @param {string} name @param {string} more */
export const sign = (name, more = "") => html`<svg class="jj-sign ${more}" viewBox="0 0 100 100" aria-hidden="true"><use href="#jj-${name}" /></svg>`;

/** What lies open in front of a guest. @param {{judges: number, research: number}} player */
export const specials = ({ judges, research }) => html`
  ${Array.from({ length: judges }, () => picture("judge", msg("judge_and_jury-open-judge")))}${Array.from({ length: research }, () => picture("research", msg("judge_and_jury-open-research")))}
`;

/** Who has looked at a juror. @param {string[]} seats @param {Api} api @param {number} most */
export const lookers = (seats, api, most) => html`
  ${seats.length ? sign("icon-eye", "jj-eye") : nothing}${seats.slice(0, seats.length > most ? most - 1 : most).map((seat) => api.glyph(seat))}${seats.length > most ? html`<b>+${seats.length - most + 1}</b>` : nothing}
`;

/** The gavel on its block; it falls when it is drawn. */
export const gavel = () => html`
  <svg class="jj-gavel" viewBox="0 0 220 170" aria-hidden="true">
    <use href="#jj-gavel-block" x="10" y="100" width="200" height="70" />
    <use class="jj-falls" href="#jj-gavel" width="220" height="140" />
  </svg>
`;
