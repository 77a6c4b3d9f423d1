/* The lobby on a phone: the captain's shelf with house rules, and the others' wait. */
import { icon, token } from "../art.js";
import { cover } from "../boxes.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { remember, remembered } from "../memory.js";
import { html, nothing } from "../vendor/lit-html.js";
import { seatOf, span } from "../words.js";
import { readLink } from "../reader.js";
import { houseRules, rulesToRead, rulesToSend } from "./house_rules.js";
import { changeLook } from "./join.js";
import { languages } from "./languages.js";
import { leftNew, packSwitches } from "./packs.js";
import { meLine, shareButton } from "./states.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const TOUR = "partyhost.tour";

let looked = ""; // what is shown stays when it can't be played any more, and says why

/** @param {Store} store @param {View} view @returns {Drawn} */
export function captainLobby(store, view) {
  const title = chosenTitle(view);
  if (!title) return guestLobby(store, view);
  return html`${meLine(store, view, nothing)}
    <main>
      ${carousel(view.room.titles, title)} ${about(view, title)} ${shareButton(store)}
      ${packSwitches(store, title)} ${title.options.length ? houseRules(store, title) : nothing} ${languages(store)}
    </main>
    <footer class="dock">${startButton(store, view, title)}</footer>`;
}

/** @param {View} view @returns {Title | undefined} */
export function chosenTitle(view) {
  const { titles } = view.room;
  const at = (/** @type {string | null} */ id) => titles.findIndex((each) => each.id === id);
  const ready = titles.findIndex((each) => each.ready);
  const shown = at(looked) < 0 || (ready >= 0 && ready < at(looked)) ? ready : at(looked);
  const found = titles[at(fold("title", null))] || titles[shown];
  looked = found ? found.id : "";
  return found || titles[0];
}

/** The titles before this one that were passed over. @param {View} view @param {Title} title */
function passedOver(view, title) {
  const { titles } = view.room;
  return fold("title") ? [] : titles.slice(0, titles.indexOf(title)).filter((each) => !each.ready);
}

/** @param {Title[]} titles @param {Title} chosen @returns {Drawn} */
export function carousel(titles, chosen) {
  return html`<div class="carousel" role="group" aria-label=${msg("frame-shelf")}>
    ${titles.map(
      (title) => html`<button
        class="box ${title === chosen ? "on" : ""} ${title.ready ? "" : "unready"}"
        aria-pressed=${title === chosen}
        aria-label=${title.name}
        @click=${(/** @type {any} */ event) => choose(event, title)}
      >
        ${cover(title)}
      </button>`,
    )}
  </div>`;
}

/** @param {any} event @param {Title} title */
function choose(event, title) {
  setFold("title", title.id);
  event.currentTarget.scrollIntoView({ behavior: "smooth", inline: "center", block: "nearest" });
}

/** @param {View} view @param {Title} title @returns {Drawn} */
export function about(view, title) {
  return html`<div class="about">
    <h1>${title.name}</h1>
    <p>
      ${icon("users")} ${msg("frame-shelf-players", { players: span(...title.players) })} &nbsp; ${icon("clock")} ${msg("frame-minutes-short", { minutes: span(...title.minutes) })}
    </p>
    ${leftNew(title)} ${title.ready ? nothing : html`<p class="why">${icon("warn")}${title.why}</p>`}
    ${passedOver(view, title).map((each) => html`<p class="why">${icon("warn")}${each.name}: ${each.why}</p>`)}
  </div>`;
}

/** @param {Store} store @param {View} view @param {Title} title @returns {Drawn} */
export function startButton(store, view, title) {
  const here = view.room.seats.length;
  const away = view.room.seats.filter((seat) => !seat.present && !seat.bot).length;
  const start = () =>
    store.control({ do: "start", title: title.id, options: rulesToSend(title), tour: wantsTour(view, title) });
  const note = msg("frame-start-note", { away });
  if (!title.ready)
    return html`<button class="btn main" disabled><span>${msg("frame-start-not-yet")}<small>${title.why}</small></span></button>`;
  return html`${tourSwitch(view, title)}<button class="btn main" @click=${start}><span>${msg("frame-start", { guests: here })}<small>${note}</small></span></button>`;
}

/** Whoever has not played it tonight is shown how, where nobody on this device has switched that off. @param {View} view @param {Title} title @returns {boolean} */
function wantsTour(view, title) {
  return fold(`tour ${title.id}`, remembered(TOUR) !== "off" && !(view.room.played || []).includes(title.id));
}

/** @param {View} view @param {Title} title @returns {Drawn} */
function tourSwitch(view, title) {
  const on = wantsTour(view, title);
  const flip = () => {
    remember(TOUR, on ? "off" : null);
    setFold(`tour ${title.id}`, !on);
  };
  return html`<div class="tour-switch">
    <b id="tour-switch">${msg("frame-tour-switch")}</b>
    <button class="flip ${on ? "on" : ""}" role="switch" aria-checked=${on} aria-labelledby="tour-switch" @click=${flip}>
      ${on ? icon("check") : nothing}
    </button>
  </div>`;
}

/** Start the title of the last match once more. @param {Store} store @param {string} id @param {Title | undefined} title */
export function startAgain(store, id, title) {
  return store.control({ do: "start", title: id, options: title ? rulesToSend(title) : {} });
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function guestLobby(store, view) {
  const captain = seatOf(view, view.room.captain);
  const me = seatOf(view, view.you.seat);
  const watching = me && me.watching;
  const who = captain && captain !== me ? msg("frame-lobby-picks", { name: captain.name }) : msg("frame-lobby-others");
  return html`${meLine(store, view, nothing)}
    <main>
      <section class="await">
        <div class="halo">${token(me)}</div>
        <h1>${msg(watching ? "frame-lobby-watching" : "frame-lobby-in")}</h1>
        <p class="hint">${icon("crown")}${who}</p>
      </section>
      ${crew(view)} ${whatComes(view)} ${me && canChange(view) ? changeButton(store, me) : nothing}
      ${shareButton(store)} ${languages(store)}
    </main>`;
}

/** @param {View} view @returns {Drawn} */
function whatComes(view) {
  const title = chosenTitle(view);
  if (!title) return nothing;
  return html`${rulesToRead(title)}
    <p class="small-print">${readLink(`/rules/${title.id}`, msg("frame-rules-of", { title: title.name }))}</p>`;
}

/** Leaving for a moment is safe while the door is open and nobody waits for the seat. @param {View} view */
function canChange(view) {
  return !view.you.captain && !view.you.sharing && !view.room.join.locked && !(view.room.watchers || []).length;
}

/** @param {Store} store @param {import("../types.js").Seat} me @returns {Drawn} */
function changeButton(store, me) {
  return html`<button class="btn small soft" @click=${() => changeLook(store, me)}>${icon("pen")}${msg("frame-lobby-change")}</button>`;
}

/** @param {View} view @returns {Drawn} */
function crew(view) {
  const { seats } = view.room;
  return html`<section class="slab">
    <h2 class="eyebrow">${icon("sofa")}${msg("frame-lobby-sofa")}</h2>
    <ul class="crew">
      ${seats.map(
        (seat) =>
          html`<li class=${seat.present || seat.bot ? "" : "away"}>${token(seat, undefined, { crowned: true })}<span>${seat.name}</span></li>`,
      )}
    </ul>
  </section>`;
}
