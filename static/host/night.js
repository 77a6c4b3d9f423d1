/* The night on the laptop's page: its matches, forgetting, beginning anew. */
import { icon } from "../art.js";
import { html } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { list, seatOf, spaced } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View} view @returns {Drawn} */
export function nightTools(store, view) {
  return html`<section class="slab night-tools">
    <h2 class="eyebrow">${icon("trophy")}The night</h2>
    ${matches(view)}
    <div class="tools">
      ${ask(store, "new", "New night", "Begin a new night?", "Everybody joins again. Tonight is kept among the nights below.", { do: "new_night" })}
    </div>
  </section>`;
}

/** @param {Store} store @param {string} key @param {string} face @param {string} question @param {string} hint @param {object} control @returns {Drawn} */
function ask(store, key, face, question, hint, control) {
  return confirmed({
    key,
    kind: "btn small soft",
    face,
    question,
    hint,
    yes: "Yes, do it",
    act: () => store.control(control),
  });
}

/** @param {View} view @returns {Drawn} */
function matches(view) {
  const { matches: played = [] } = view.room;
  if (!played.length) return html`<p class="quiet">No match has been finished yet.</p>`;
  return html`<ol class="matches">
    ${played.map((match) => {
      const first = match.places.filter((place) => place.place === 1).map((place) => seatOf(view, place.seat));
      const who = list(first.map((seat) => (seat ? seat.name : "a guest")));
      const title = view.room.titles.find((each) => each.id === match.title);
      return html`<li><b>${title ? title.name : spaced(match.title)}</b>: won by ${who}</li>`;
    })}
  </ol>`;
}
