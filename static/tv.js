/* The TV page: lobby, play or podium, and the signs over them. */
import { icon, prepareTokens, sprites } from "./art.js";
import { announce, announceSecond, spokenOf } from "./announce.js";
import { runClocks, setClocks } from "./clock.js";
import { learn, msg, setLanguage } from "./l10n.js";
import { countUp, places, travel } from "./motion.js";
import * as sound from "./sound.js";
import { Store } from "./store.js";
import { drawings, hasFigures } from "./titles.js";
import { lobby } from "./tv/lobby.js";
import { play } from "./tv/play.js";
import { podium } from "./tv/podium.js";
import { tour } from "./tv/tour.js";
import { watchReactions } from "./tv/reactions.js";
import { watchSeal } from "./tv/seal.js";
import { hear, listen, read, tick } from "./tv/sounds.js";
import { html, nothing, render } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Drawn} Drawn */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const store = new Store("tv", draw);

let worded = false; // the page has words to draw with

function draw() {
  if (!worded) return;
  const before = places(root);
  render(html`${page()}`, root);
  accompany();
  setClocks(store);
  countUp(root);
  travel(before, root);
}

/** @returns {Drawn} */
function page() {
  const { view } = store;
  if (!view)
    return html`<main class="tv room"><p class="at first-words" style="--x:360;--y:470;--w:1200;--h:120">${msg("frame-finding")}</p></main>`;
  const room = view.room.phase === "podium" ? "theatre" : "room";
  const dimmed = (view.room.paused && !view.room.tour) || store.status !== "online";
  return html`<main
    class="tv ${room} ${dimmed ? "dimmed" : ""}"
    style="--text-size:${view.room.settings.text_size || 1};--caption:${1 + ((view.room.settings.text_size || 1) - 1) * 0.36}"
  >
    ${scene(view)} ${signs(view)} ${view.room.phase === "lobby" ? soundButton(view) : nothing}
  </main>`;
}

/** @param {View} view @returns {Drawn} */
function scene(view) {
  const { game } = view;
  if (!game) return lobby(view);
  if (view.room.phase === "podium" || game.screen === "podium") {
    if (hasFigures(game)) drawings(game.title, "tv", draw);
    return podium({ ...view, game });
  }
  if (view.room.tour) return tour(store, { ...view, game });
  return play(store, { ...view, game }, soundButton(view));
}

/** @param {View} view @returns {Drawn} */
function signs(view) {
  const lost = store.status !== "online";
  const why = msg(view.room.paused_why === "empty" ? "frame-paused-empty" : "frame-paused-clocks");
  return html`${view.room.paused && !view.room.tour && !lost ? html`<div class="over">${icon("pause")}<b>${msg("frame-paused")}</b><p>${why}</p></div>` : nothing}
    ${lost ? html`<div class="over" role="status">${icon("wifi")}<b>${msg("frame-reconnecting")}</b><p>${msg("frame-reconnecting-night")}</p></div>` : nothing}
    <div class="notices" role="status" aria-live="polite">
      ${(view.game ? store.notices.slice(-1) : store.notices).map((notice) => html`<p class=${notice.kind}>${icon(notice.kind === "warning" ? "warn" : "bolt")}${notice.message}</p>`)}
    </div>`;
}

const SETTLED_MS = 60_000; // of play; by then the button has been seen
let playingSince = 0;

/** The browser holds sound back until somebody touches the page. @param {View} view @returns {Drawn} */
function soundButton(view) {
  if (!view.room.settings.sound || !sound.held()) return nothing;
  const on = () => void sound.unlock().then(draw);
  if (view.game && !playingSince) playingSince = performance.now();
  const small = playingSince > 0 && performance.now() - playingSince > SETTLED_MS;
  return html`<button class="sound-on ${small ? "small" : ""}" aria-label=${msg("frame-sound-on")} @click=${on}>
    ${icon("say")}<span>${msg(small ? "frame-sound" : "frame-sound-on")}</span>
  </button>`;
}

/** @param {View} view @param {View | null} old */
function onView(view, old) {
  void setLanguage(view.room.settings.language).then((other) => other && draw());
  prepareTokens(view.room.seats);
  hear(view, old);
}

/** The music and the voices of this moment; none where nobody knows what goes on. */
function accompany() {
  const view = store.status === "online" ? store.view : null;
  const { game = null } = view || {};
  const module = game ? drawings(game.title, "tv", draw) : null;
  listen(view, module);
  read(view, view && game && module ? spokenOf(store, module, { ...view, game }) : null, cannot);
  announce(store, module);
}

/** @param {string} problem */
function cannot(problem) {
  store.notify(problem, "warning");
}

/** M silences this screen alone, and this browser remembers it. @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key.toLowerCase() !== "m" || event.ctrlKey || event.metaKey || event.altKey) return;
  sound.mute(!sound.isMuted());
  store.notify(msg(sound.isMuted() ? "frame-sound-silent" : "frame-sound-back"));
}

void learn("frame").then(() => {
  worded = true;
  draw();
});
store.watchers.push(onView);
watchReactions(store);
watchSeal(store);
addEventListener("keydown", onKey);
void Promise.all(["icons", "shapes", "avatars", "boxes"].map(sprites)).then(draw);
runClocks(store, (left) => {
  tick(store.view, left);
  announceSecond(store, left);
});
sound.tryUnlock();
for (const kind of ["click", "keydown"]) addEventListener(kind, () => void sound.unlock().then(draw), { once: true });
setTimeout(draw, 500); // by then it is known whether the browser lets the page sound
draw();
