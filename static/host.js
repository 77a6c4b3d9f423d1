/* The laptop's page: everything the captain's phone can do, and what belongs to the machine. */
import { makeDesk } from "./api.js";
import { icon, sprites, token } from "./art.js";
import { clockOf, runClocks, setClocks } from "./clock.js";
import { claimsList, guestTools } from "./controls/guests.js";
import { endTools, matchTools, undo } from "./controls/match.js";
import { botTools, languageTools, paceTools, roomSwitches, sizeTools } from "./controls/room.js";
import { volumeTools } from "./controls/volume.js";
import { onFold } from "./fold.js";
import { doorway, wifiForm } from "./host/network.js";
import { nightTools } from "./host/night.js";
import { nightsList, troubleList } from "./host/nights.js";
import { onDesk } from "./host/desk.js";
import { desk, packShelf } from "./host/packs.js";
import { playHere } from "./host/play_here.js";
import { houseRules } from "./phone/house_rules.js";
import { about, carousel, chosenTitle, startAgain, startButton } from "./phone/shelf.js";
import { signs } from "./phone/states.js";
import { learn, msg, msgDrawn } from "./l10n.js";
import { isReading, reader, readLink } from "./reader.js";
import { steady } from "./redraw.js";
import { Store } from "./store.js";
import { html, nothing, render } from "./vendor/lit-html.js";
import { widget } from "./widgets.js";
import { asking } from "./widgets/confirm.js";
import { score, seatOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Drawn} Drawn */

/** Keys that work anywhere but in a field. @type {{[key: string]: (view: View) => object}} */
const KEYS = {
  p: (view) => ({ do: view.room.paused ? "resume" : "pause" }),
  u: (view) => undo(view),
  s: (view) => ({ do: "skip", ...(view.game ? { step: view.game.step } : {}) }),
};

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const draw = steady(paint);
const store = new Store("host", draw);

let worded = false; // the page has words to draw with

function paint() {
  if (!worded) return;
  render(html`<div class="laptop" ?inert=${isReading() || Boolean(onDesk())}>${page()}</div>${desk(store)}${reader()}${signs(store)}${asking()}`, root);
  setClocks(store);
}

/** @returns {Drawn} */
function page() {
  const { view } = store;
  if (store.status === "refused") {
    return html`<main class="only"><h1>${store.refusal}</h1><p><a href="/host">${msg("host-give-pin")}</a></p></main>`;
  }
  if (!view) return html`<main class="only"><h1>${msg("host-finding")}</h1></main>`;
  return html`<header class="top"><h1>partyhost</h1><p role="status">${now(view)}</p><p class="keys">${msgDrawn("host-keys", { pause: html`<b>P</b>`, undo: html`<b>U</b>`, skip: html`<b>S</b>` })}</p>${readLink("/about", msg("host-about"))}</header>
    <main>
      <div class="column">${claimsList(store, view)} ${middle(view)}</div>
      <div class="column double">
        <div class="column">
          <div class="slab stack">${guestTools(store, view)} ${botTools(store, view)}</div>
          <div class="slab stack">
            ${paceTools(store, view)} ${sizeTools(store, view)} ${languageTools(store, view)} ${volumeTools(store, view)}
            <div class="tools">${roomSwitches(store, view)}</div>
          </div>
          ${playHere()}
        </div>
        <div class="column">${troubleList(view)} ${packShelf(store, view)} ${nightTools(store, view)} ${nightsList(store, view)}</div>
      </div>
      <div class="column">${doorway(store, view)} ${wifiForm(store, view)}</div>
    </main>`;
}

/** @param {View} view @returns {string} */
function now(view) {
  if (!view.game) return msg("host-now-lobby", { count: view.room.seats.length });
  const title = view.game.name;
  const names = view.game.awaits.map((id) => seatOf(view, id)).map((seat) => (seat ? seat.name : msg("host-a-guest")));
  if (view.room.phase === "podium") return msg("host-now-over", { title });
  return names.length ? msg("host-now-waiting", { title, names }) : title;
}

/** @param {View} view @returns {Drawn} */
function middle(view) {
  if (view.room.phase === "lobby" || !view.game) return shelf(view);
  const { game } = view;
  const desk = makeDesk(store, "");
  const again = () =>
    startAgain(
      store,
      game.title,
      view.room.titles.find((title) => title.id === game.title),
    );
  return html`<section class="sheet now">
      <h2>${game.brief ? game.brief.name : game.name}</h2>
      <p>${game.brief ? game.brief.text : ""}</p>
      ${view.room.phase === "podium" ? places(view, game) : nothing}
      ${view.room.rules ? html`<p>${readLink(view.room.rules + (game.brief ? `#${game.brief.id}` : ""), msg("host-all-rules"))}</p>` : nothing}
      ${clockOf(view) ? html`<p class="host-clock">${icon("clock")}<b class="num" data-clock="text"></b>${msg(view.room.paused ? "host-clock-still" : "host-clock-left")}</p>` : nothing}
    </section>
    ${view.offers.map((offer, i) => widget(offer, desk, i === 0))} ${matchTools(store, view)}
    <div class="tools">
      ${view.room.phase === "podium" ? html`<button class="btn small main" @click=${again}>${icon("again")}${msg("host-again")}</button>` : nothing}
      ${endTools(store, view)}
    </div>`;
}

/** Who came where. @param {View} view @param {import("./types.js").Game} game @returns {Drawn} */
function places(view, game) {
  const { unit = "" } = game;
  return html`<ol class="placed">
    ${(game.places || []).map((/** @type {import("./types.js").Place} */ each) => {
      const seat = seatOf(view, each.seat);
      return html`<li><b class="num">${each.place}</b>${token(seat, 34)}<span>${seat ? seat.name : msg("host-guest-left")}</span><b class="num">${score(each.score, unit)}</b></li>`;
    })}
  </ol>`;
}

/** @param {View} view @returns {Drawn} */
function shelf(view) {
  const title = chosenTitle(view);
  if (!title) return html`<section class="sheet"><h2>${msg("host-empty")}</h2><p>${msg("host-empty-why")}</p></section>`;
  return html`${carousel(view.room.titles, title)} ${about(view, title)}
    <div class="start">${startButton(store, view, title)}</div>
    ${title.options.length ? houseRules(store, title) : nothing}`;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const key = KEYS[event.key.toLowerCase()];
  const { view } = store;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!key || !view || view.room.phase !== "game" || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return;
  if (target.closest && target.closest("input, textarea, select")) return;
  void store.control(key(view));
}

void Promise.all(["frame", "controls", "host"].map(learn)).then(() => {
  worded = true;
  draw();
});
onFold(draw);
addEventListener("keydown", onKey);
void Promise.all(["icons", "shapes", "avatars", "boxes"].map(sprites)).then(draw);
runClocks(store);
draw();
