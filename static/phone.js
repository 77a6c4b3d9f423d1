/* The phone page: which of its few states is drawn, from the store alone. */
import { place, prepareTokens, sprites } from "./art.js";
import { runClocks, setClocks } from "./clock.js";
import { closeFolds, fold, onFold, setFold } from "./fold.js";
import { countUp } from "./motion.js";
import { learn } from "./l10n.js";
import { later } from "./later.js";
import { keepAwake } from "./phone/awake.js";
import { joinPage } from "./phone/join.js";
import { fitKeyboard } from "./phone/keyboard.js";
import { isMyMove, nudge, prepare } from "./phone/nudge.js";
import { beforeFirstView, pendingPage, removedPage, replacedPage, signs } from "./phone/states.js";
import { isReading, reader } from "./reader.js";
import { steady } from "./redraw.js";
import { noteSeal } from "./sealed.js";
import { Store } from "./store.js";
import { drawings } from "./titles.js";
import { html, nothing, render } from "./vendor/lit-html.js";
import { asking } from "./widgets/confirm.js";
import { seatOf } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Drawn} Drawn */

const LARGE = 1.25; // text beyond this needs pictures in fewer columns
const SLOW_MS = 4000; // without a view for so long: say what may be wrong

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const draw = steady(paint);
const store = new Store("phone", draw);
const lobby = later(() => import("./phone/shelf.js"), draw);
const playing = later(() => import("./phone/play.js"), draw);
const ending = later(() => import("./phone/podium.js"), draw);
const tools = later(() => import("./phone/tools.js"), draw);
const sharing = later(() => import("./phone/share.js"), draw);
const besides = later(() => import("./phone/sheets.js").then((part) => part.ready().then(() => part)), draw);
const voice = later(() => import("./announce.js"), draw);
const byKeys = later(() => import("./phone/laptop.js").then((part) => (part.listen(store), part)), draw);
/** @type {typeof import("./announce.js") | null} */
let spoken = null;
let worded = false; // the page has words to draw with

function paint() {
  if (!worded) return;
  const { view } = store;
  const laptop = store.laptop ? byKeys() : null;
  render(html`<div class="beneath" ?inert=${isReading()}>${laptop ? laptop.aside(view) : nothing}${page()}</div>${reader(isMyMove(view))}${signs(store)}${asking()}`, root);
  if (laptop) laptop.mark(root);
  setClocks(store);
  countUp(root);
  speak(view);
}

/** For screen readers, once this guest is in a match. @param {View | null} view */
function speak(view) {
  const game = view && view.you.seat && view.room.phase === "game" ? view.game : null;
  if (game || spoken) spoken = voice();
  if (spoken) spoken.announce(store, game ? drawings(game.title, "phone", draw) : null);
}

/** @returns {Drawn} */
function page() {
  const { view } = store;
  if (store.status === "replaced") return replacedPage(store);
  if (!view) return beforeFirstView(store);
  if (store.cover || view.you.covered) return sharing()?.coverPage(store, view) || coming();
  if (view.you.pending && !view.you.seat) return pendingPage(store, view);
  if (view.you.removed) return removedPage(store, view);
  if (!view.you.seat) return joinPage(store, view);
  return seated(view);
}

/** A part of the page is on its way. @returns {Drawn} */
function coming() {
  return html`<main></main>`;
}

/** @param {View} view @returns {Drawn} */
function seated(view) {
  const me = place(seatOf(view, view.you.seat));
  const open = fold("share") || fold("sheet") || (fold("drawer") && view.you.captain);
  const size = view.room.settings.text_size || 1;
  const captain = view.you.captain ? tools() : null;
  const share = view.you.sharing || fold("share") ? sharing() : null;
  const sheets = fold("sheet") ? besides() : null;
  return html`<div class="phone ${size > LARGE ? "in-large" : ""}" data-seat=${me || nothing} style="--text-size:${size}">
    <div class="page" ?inert=${Boolean(open)}>${captain ? captain.claimsBanner(store, view) : nothing}${share ? share.strip(store, view) : nothing}${screen(view)}</div>
    ${captain ? captain.drawer(store, view) : nothing}${share ? share.sheet(store, view) : nothing}${sheets ? sheets.sheet(view) : nothing}
  </div>`;
}

/** @param {View} view @returns {Drawn} */
function screen(view) {
  const { game } = view;
  if (game && (view.room.phase === "podium" || game.screen === "podium")) return ending()?.podiumPage(store, { ...view, game }) || coming();
  const play = playing(); // in the lobby, too: then it is there as the match begins
  if (game) return play?.playPage(store, { ...view, game }) || coming();
  const shelf = lobby();
  if (!shelf) return coming();
  return view.you.captain ? shelf.captainLobby(store, view) : shelf.guestLobby(store, view);
}

/** What a new view changes on this page beyond its picture. @param {View} view @param {View | null} old */
function onView(view, old) {
  if (view.you.keys) store.keepToken(view.you.keys.join(" "));
  else if (view.you.token) store.keepToken(view.you.token);
  if (view.you.covered || view.room.phase !== "game") store.cover = false;
  if (view.game && old && old.you.seat && old.you.seat !== view.you.seat) closeFolds();
  if (view.you.captain && view.room.phase !== "game") void sprites("boxes").then(draw);
  if (old && old.room.phase !== view.room.phase) for (const each of ["drawer", "sheet"]) setFold(each, null);
  prepareTokens(view.room.seats);
  noteSeal(view);
  nudge(view, old);
}

void learn("frame").then(() => {
  worded = true;
  draw();
});
onFold(draw);
store.watchers.push(onView);
void Promise.all(["icons", "shapes", "avatars"].map(sprites)).then(draw);
runClocks(store, (left) => spoken?.announceSecond(store, left));
keepAwake();
prepare();
addEventListener("touchstart", () => undefined, { passive: true }); // Safari shows what is pressed where somebody listens
fitKeyboard();
setTimeout(() => setFold("slow", true), SLOW_MS);
draw();
