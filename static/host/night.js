/* What only the laptop can do: the address, the PIN, the Wi-Fi code, forgetting and beginning anew. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { bare, list, seatOf, spaced } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {Store} store @param {View} view @returns {Drawn} */
export function doorway(store, view) {
  const { join, addresses = [], pin } = view.room;
  return html`<section class="sheet doorway">
    <h2>The way in</h2>
    <img class="qr" src="/qr.svg?for=${encodeURIComponent(join.url)}" alt="QR code: ${join.url}" />
    <p class="addr">${bare(join.url)}</p>
    ${
      join.reached
        ? nothing
        : html`<p class="why">${icon("warn")}No phone has come in by this address yet. If none can, choose another.</p>`
    }
    ${addresses.length > 1 ? addressChoice(store, addresses) : nothing}
    ${pin ? html`<p class="pin">PIN for this page on another machine: <b class="num">${pin}</b></p>` : nothing}
    <p><a href="/tv" target="tv">Open the TV page</a></p>
  </section>`;
}

/** @param {Store} store @param {import("../types.js").Address[]} addresses @returns {Drawn} */
function addressChoice(store, addresses) {
  const choose = (/** @type {any} */ event) => store.control({ do: "address", value: event.target.value });
  return html`<fieldset class="addresses">
    <legend>Address on the code</legend>
    ${addresses.map(
      (each) => html`<label>
        <input type="radio" name="address" value=${each.value} .checked=${live(each.chosen)} @change=${choose} />
        <span><b>${each.value}</b> ${each.label}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function wifiForm(store, view) {
  const known = view.room.wifi;
  const name = fold("wifi name", known ? known.name : "");
  const password = fold("wifi password", known ? known.password || "" : "");
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    await store.control({ do: "wifi", name: name.trim() || null, password: name.trim() ? password : null });
  };
  const typed = (/** @type {string} */ key) => (/** @type {any} */ event) => setFold(key, event.target.value);
  return html`<form class="sheet form" @submit=${save}>
    <h2>Wi-Fi for guests</h2>
    <p>The TV names the network, so that every phone joins the right one.</p>
    <label>Name <input maxlength="32" autocomplete="off" .value=${live(name)} @input=${typed("wifi name")} /></label>
    <label>Password <input maxlength="63" autocomplete="off" .value=${live(password)} @input=${typed("wifi password")} /></label>
    <div class="pair">
      <button class="btn small">Show it</button>
      ${known ? html`<button class="btn small soft" type="button" @click=${() => forgetWifi(store)}>Take it off</button>` : nothing}
    </div>
  </form>`;
}

/** @param {Store} store */
function forgetWifi(store) {
  setFold("wifi name", null);
  setFold("wifi password", null);
  void store.control({ do: "wifi", name: null, password: null });
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function nightTools(store, view) {
  return html`<section class="slab night-tools">
    <h2 class="eyebrow">${icon("trophy")}The night</h2>
    ${matches(view)}
    <div class="tools">
      ${ask(store, "questions", "Forget questions", "Count all questions as new again?", "Guests may meet clues they have seen before.", { do: "forget", what: "questions" })}
      ${ask(store, "night", "Forget this night", "Delete this night from the laptop?", "Seats, scores and pictures of tonight are gone for good.", { do: "forget", what: "night" })}
      ${ask(store, "new", "New night", "Begin a new night?", "Everybody joins again. Tonight stays in the journal.", { do: "new_night" })}
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
