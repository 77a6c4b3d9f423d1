/* The night on the laptop's page: its matches, forgetting, beginning anew. */
import { icon } from "../art.js";
import { msg, msgDrawn } from "../l10n.js";
import { html } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { seatOf, spaced } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View} view @returns {Drawn} */
export function nightTools(store, view) {
  return html`<section class="slab night-tools">
    <h2 class="eyebrow">${icon("trophy")}${msg("host-night")}</h2>
    ${matches(view)}
    <div class="tools">
      ${confirmed({
        key: "new",
        kind: "btn small soft",
        face: msg("host-new-night"),
        question: msg("host-new-night-ask"),
        hint: msg("host-new-night-hint"),
        yes: msg("host-do-it"),
        act: () => store.control({ do: "new_night" }),
      })}
    </div>
  </section>`;
}

/** @param {View} view @returns {Drawn} */
function matches(view) {
  const { matches: played = [] } = view.room;
  if (!played.length) return html`<p class="quiet">${msg("host-no-match")}</p>`;
  return html`<ol class="matches">
    ${played.map((match) => {
      const first = match.places.filter((place) => place.place === 1).map((place) => seatOf(view, place.seat));
      const who = first.map((seat) => (seat ? seat.name : msg("host-a-guest")));
      const title = view.room.titles.find((each) => each.id === match.title);
      return html`<li>${msgDrawn("host-won-by", { title: html`<b>${title ? title.name : spaced(match.title)}</b>`, who: msg("host-list", { names: who }) })}</li>`;
    })}
  </ol>`;
}
