/* The lobby on a phone: the captain's shelf with house rules, and the others' wait. */
import { icon, token } from "../art.js";
import { cover } from "../boxes.js";
import { fold, setFold } from "../fold.js";
import { remember, remembered } from "../memory.js";
import { html, nothing } from "../vendor/lit-html.js";
import { seatOf, spaced, span } from "../words.js";
import { meLine } from "./states.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").TitleOption} TitleOption */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const RULES = "partyhost.rules.";
const MOST_IN_A_ROW = 30; // letters of all labels; longer ones stand below one another

/** @param {Store} store @param {View} view @returns {Drawn} */
export function captainLobby(store, view) {
  const title = chosenTitle(view);
  if (!title) return guestLobby(store, view);
  return html`${meLine(store, view, nothing)}
    <main>
      ${carousel(view.room.titles, title)} ${about(title)}
      ${title.options.length ? houseRules(title) : nothing}
    </main>
    <footer class="dock">${startButton(store, view, title)}</footer>`;
}

/** @param {View} view @returns {Title | undefined} */
export function chosenTitle(view) {
  const { titles } = view.room;
  return titles.find((each) => each.id === fold("title")) || titles.find((each) => each.ready) || titles[0];
}

/** @param {Title[]} titles @param {Title} chosen @returns {Drawn} */
export function carousel(titles, chosen) {
  return html`<div class="carousel" role="group" aria-label="Shelf of titles">
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

/** @param {Title} title @returns {Drawn} */
export function about(title) {
  return html`<div class="about">
    <h1>${title.name}</h1>
    <p>
      ${icon("users")} ${span(...title.players)} players &nbsp; ${icon("clock")} ${span(...title.minutes)} min
    </p>
    ${title.ready ? nothing : html`<p class="why">${icon("warn")}${title.why}</p>`}
  </div>`;
}

/** @param {Title} title @returns {{[name: string]: any}} what is chosen, the defaults left out */
function chosenOptions(title) {
  const kept = fold(`rules ${title.id}`) || stored(title.id);
  /** @type {{[name: string]: any}} */
  const chosen = {};
  for (const option of title.options) {
    const value = kept[option.name];
    const known = option.values.some((each) => same(each, value));
    if (known && !same(value, option.default) && !blockedBy(option, value)) chosen[option.name] = value;
  }
  return chosen;
}

/** @param {string} id */
function stored(id) {
  try {
    return JSON.parse(remembered(RULES + id) || "{}");
  } catch {
    return {};
  }
}

/** @param {any} a @param {any} b */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** @param {TitleOption} option @param {any} value @returns {string} why not, or nothing */
function blockedBy(option, value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return (option.blocked && option.blocked[text]) || "";
}

/** @param {Title} title @returns {Drawn} */
export function houseRules(title) {
  const chosen = chosenOptions(title);
  return html`<section class="sheet">
    <h2>House rules</h2>
    ${title.options.map((option) => rule(title, option, option.name in chosen ? chosen[option.name] : option.default))}
  </section>`;
}

/** @param {Title} title @param {TitleOption} option @param {any} value @returns {Drawn} */
function rule(title, option, value) {
  const why = option.values.map((each) => blockedBy(option, each)).find(Boolean);
  const name = option.title || spaced(option.name);
  const id = `rule-${title.id}-${option.name}`;
  const isSwitch = option.values.length === 2 && option.values.every((each) => typeof each === "boolean");
  return html`<div class="rule ${isSwitch ? "" : "tall"}">
    <b id=${id}>${name}</b>
    ${isSwitch ? flip(title, option, value, id) : segments(title, option, value, id)}
    <p>${option.explains}</p>
    ${why ? html`<p class="why">${icon("warn")}${why}</p>` : nothing}
  </div>`;
}

/** @param {Title} title @param {TitleOption} option @param {any} value @param {string} id @returns {Drawn} */
function flip(title, option, value, id) {
  return html`<button
    class="flip ${value ? "on" : ""}"
    role="switch"
    aria-checked=${Boolean(value)}
    aria-labelledby=${id}
    ?disabled=${Boolean(blockedBy(option, !value))}
    @click=${() => set(title, option, !value)}
  >
    ${value ? icon("check") : nothing}
  </button>`;
}

/** @param {Title} title @param {TitleOption} option @param {any} value @param {string} id @returns {Drawn} */
function segments(title, option, value, id) {
  const letters = (option.labels || option.values.map(String)).reduce((sum, label) => sum + label.length + 2, 0);
  return html`<div class="seg ${letters > MOST_IN_A_ROW ? "stacked" : ""}" role="group" aria-labelledby=${id}>
    ${option.values.map(
      (each, i) => html`<button
        class=${same(each, value) ? "on" : ""}
        aria-pressed=${same(each, value)}
        ?disabled=${Boolean(blockedBy(option, each))}
        @click=${() => set(title, option, each)}
      >
        ${(option.labels && option.labels[i]) || String(each)}
      </button>`,
    )}
  </div>`;
}

/** @param {Title} title @param {TitleOption} option @param {any} value */
function set(title, option, value) {
  const chosen = { ...chosenOptions(title), [option.name]: value };
  remember(RULES + title.id, JSON.stringify(chosen));
  setFold(`rules ${title.id}`, chosen);
}

/** @param {Store} store @param {View} view @param {Title} title @returns {Drawn} */
export function startButton(store, view, title) {
  const here = view.room.seats.length;
  const away = view.room.seats.filter((seat) => !seat.present && !seat.bot).length;
  const start = () => store.control({ do: "start", title: title.id, options: chosenOptions(title) });
  const note = away ? `${away} of them away just now` : "all here and ready";
  if (!title.ready)
    return html`<button class="btn main" disabled><span>Not yet<small>${title.why}</small></span></button>`;
  return html`<button class="btn main" @click=${start}><span>Start with ${here}<small>${note}</small></span></button>`;
}

/** Start the title of the last match once more. @param {Store} store @param {string} id @param {Title | undefined} title */
export function startAgain(store, id, title) {
  return store.control({ do: "start", title: id, options: title ? chosenOptions(title) : stored(id) });
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function guestLobby(store, view) {
  const captain = seatOf(view, view.room.captain);
  const me = seatOf(view, view.you.seat);
  const watching = me && me.watching;
  const who = captain && captain !== me ? `${captain.name} picks the title` : "Waiting for the others";
  return html`${meLine(store, view, nothing)}
    <main>
      <section class="await">
        <div class="halo">${token(me)}</div>
        <h1>${watching ? "You are watching" : "You’re in!"}</h1>
        <p class="hint">${icon("crown")}${who}</p>
      </section>
      ${crew(view)}
    </main>`;
}

/** @param {View} view @returns {Drawn} */
function crew(view) {
  const { seats } = view.room;
  return html`<section class="slab">
    <h2 class="eyebrow">${icon("sofa")}On the sofa</h2>
    <ul class="crew many">
      ${seats.map(
        (seat) =>
          html`<li class=${seat.present || seat.bot ? "" : "away"}>${token(seat, undefined, true)}<span>${seat.name}</span></li>`,
      )}
    </ul>
  </section>`;
}
