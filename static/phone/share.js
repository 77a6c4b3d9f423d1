/* A phone that several guests share: the cover between two of them, and the guests on it. Loaded
 * where it is needed, for most phones have one guest. */
import { icon, place, stylesheet, token } from "../art.js";
import { clockOf } from "../clock.js";
import { closeFolds, fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { actId } from "../store.js";
import { html, keyed, live, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { nameProblem, seatOf } from "../words.js";
import { chosenFace, freePlace, wall } from "./join.js";
import { waitingFor } from "./play.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {{seat: string, name: string, awaited: boolean}} Sharer */

const MOST = 4; // as the protocol allows
const FOLDS = ["share", "share name", "share face", "share problem", "share busy"];

/** The same tap again is the same guest, also over a new connection. */
let joinId = actId();
/** @type {Store | null} */
let watched = null;

await stylesheet("share");
document.addEventListener("visibilitychange", () => document.hidden && watched && lay(watched));

/** @param {View} view @returns {Sharer[]} */
function sharers(view) {
  return view.you.sharing || [];
}

/** The cover. Behind it is nothing: the host tells a covered phone no more than the TV.
 * @param {Store} store @param {View} view @returns {Drawn} */
export function coverPage(store, view) {
  watched = store;
  const next = store.cover ? null : seatOf(view, view.you.next);
  const others = sharers(view).filter((each) => !next || each.seat !== next.seat);
  return html`<div class="phone" data-seat=${place(next) || nothing}>
    <main class="cover">
      ${keyed(next ? next.seat : "", next ? named(store, view, next) : unnamed(store, view))}
      ${others.length ? takers(store, view, others, next) : nothing}
      ${askers(view)}
    </main>
    ${next && clockOf(view) ? html`<footer class="clock-bar" data-clock="ring"><i></i><b role="timer" aria-label=${msg("frame-seconds-left")} data-clock="text"></b></footer>` : nothing}
  </div>`;
}

/** @param {Store} store @param {View} view @param {Seat} next @returns {Drawn} */
function named(store, view, next) {
  const alone = sharers(view).length < 2;
  const look = msg(store.laptop ? "frame-share-turn" : "frame-share-look-away");
  return html`<section class="await" role="status">
      <div class="halo">${token(next)}</div>
      <h1>${msg(alone ? "frame-share-your-move" : "frame-share-hand-to", { name: next.name })}</h1>
      <p class="hint">${view.room.paused && !view.room.tour ? paused() : html`${icon("eye")}${look}`}</p>
    </section>
    <button class="btn main take" ?disabled=${store.offline} @click=${() => take(store, next.seat)}>${msg("frame-join-i-am", { name: next.name })}</button>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
function unnamed(store, view) {
  const awaits = view.game ? view.game.awaits : [];
  const name = (/** @type {string} */ id) => seatOf(view, id)?.name || msg("frame-the-host");
  const first = seatOf(view, awaits[0]);
  return html`<section class="await" role="status">
    <div class="halo" data-seat=${place(first) || nothing}>${first ? token(first) : html`<span class="badge-icon">${icon("eye")}</span>`}</div>
    <h1>${awaits.length && !store.cover ? waitingFor(awaits.map(name)) : msg("frame-share-covered")}</h1>
    <p class="hint">${view.room.paused && !view.room.tour ? paused() : msg("frame-share-nothing-secret")}</p>
  </section>`;
}

/** @param {Store} store @param {View} view @param {Sharer[]} others @param {Seat | null} next @returns {Drawn} */
function takers(store, view, others, next) {
  return html`<section class="slab takers">
    <h2 class="eyebrow">${icon("sofa")}${msg(next ? "frame-share-else" : others.length > 1 ? "frame-share-who" : "frame-share-look")}</h2>
    <div>
      ${others.map(
        (each) => html`<button class="btn small take ${each.awaited ? "" : "soft"}" ?disabled=${store.offline} @click=${() => take(store, each.seat)}>
          ${token(seatOf(view, each.seat), 34)}${msg("frame-join-i-am", { name: each.name })}
        </button>`,
      )}
    </div>
  </section>`;
}

/** A phone asks for a seat, and the captain is on this one. @param {View} view @returns {Drawn} */
function askers(view) {
  const captain = sharers(view).find((each) => each.seat === view.room.captain);
  if (!captain || !view.room.claims.length) return nothing;
  return html`<p class="hint">${icon("crown")}${msg("frame-share-asks", { name: captain.name })}</p>`;
}

/** @returns {Drawn} */
function paused() {
  return html`${icon("pause")}${msg("frame-share-paused")}`;
}

/** @param {Store} store @param {string} seat */
function take(store, seat) {
  store.cover = false;
  void store.say("hold", { seat });
}

/** The phone is laid down: covered at once, also where the laptop can't be reached.
 * @param {Store} store */
export function lay(store) {
  const { view } = store;
  if (!view || !view.you.sharing || view.you.covered || view.room.phase !== "game") return;
  store.drafts.flush();
  store.cover = true;
  closeFolds();
  store.onChange();
  if (!store.offline) void store.ask("hold", { seat: null });
}

/** Whose the phone is now, and how it changes hands. @param {Store} store @param {View} view @returns {Drawn} */
export function strip(store, view) {
  watched = store;
  if (!view.you.sharing) return nothing;
  if (view.room.phase !== "game") return sharers(view).length > 1 ? chips(store, view) : nothing;
  const called = sharers(view).filter((each) => each.awaited && each.seat !== view.you.seat);
  const busy = sharers(view).some((each) => each.awaited && each.seat === view.you.seat);
  const word = msg(sharers(view).length > 1 ? "frame-share-hand-over" : "frame-share-cover");
  const says = called.length && !busy ? msg("frame-share-called", { names: called.map((each) => each.name) }) : word;
  return html`<nav class="share-strip" aria-label=${msg("frame-share-here")}>
    <button class="btn small ${called.length && !busy ? "main" : "soft"}" @click=${() => lay(store)}>${icon("eye")}<span>${says}</span></button>
  </nav>`;
}

/** Where nothing is secret, a tap is enough. @param {Store} store @param {View} view @returns {Drawn} */
function chips(store, view) {
  return html`<nav class="share-strip" aria-label=${msg("frame-share-here")}>
    ${sharers(view).map(
      (each) => html`<button class="chip" aria-pressed=${each.seat === view.you.seat} @click=${() => take(store, each.seat)}>
        ${token(seatOf(view, each.seat), 30)}<span>${each.name}</span>
      </button>`,
    )}
  </nav>`;
}

/** The guests on this phone, and the form for one more. @param {Store} store @param {View} view @returns {Drawn} */
export function sheet(store, view) {
  if (!fold("share")) return nothing;
  const here = sharers(view);
  return html`<div class="veil" @click=${close}></div>
    <section
      class="drawer share-sheet"
      role="dialog"
      aria-label=${msg("frame-share-more")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
    >
      <header>
        ${icon("users")}
        <h1>${msg("frame-share-more")}</h1>
        <button aria-label=${msg("frame-close")} @click=${close}>${icon("close")}</button>
      </header>
      <p>${msg(store.laptop ? "frame-share-how-laptop" : "frame-share-how")}</p>
      ${here.length > 1 ? html`<ul class="sharers">${here.map((each) => sharer(store, view, each))}</ul>` : nothing}
      ${view.you.pending ? html`<p class="hint" role="status">${icon("clock")}${msg("frame-share-pending")}</p>` : nothing}
      ${here.length >= MOST ? html`<p class="hint">${icon("warn")}${msg("frame-share-full")}</p>` : form(store, view)}
    </section>`;
}

function close() {
  for (const key of FOLDS) setFold(key, null);
}

/** @param {Store} store @param {View} view @param {Sharer} each @returns {Drawn} */
function sharer(store, view, { seat, name }) {
  return html`<li>
    ${token(seatOf(view, seat), 40)}<span>${name}</span>
    ${confirmed({
      key: `off ${seat}`,
      kind: "btn small soft",
      face: html`${icon("door")}${msg("frame-share-leave")}`,
      question: msg("frame-share-leaves", { name }),
      hint: msg("frame-share-leaves-hint", { name }),
      yes: msg("frame-share-leave"),
      act: () => void store.say("leave", { seat }),
    })}
  </li>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
function form(store, view) {
  const name = fold("share name", "");
  const face = chosenFace(view, fold("share face"));
  const away = view.room.seats.filter((guest) => !guest.present && !guest.bot);
  const problem = nameProblem(name) || fold("share problem", "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim() && !nameProblem(name)) void enter(store, { name: name.trim(), avatar: face, id: joinId });
  };
  return html`<form class="share-form" data-seat=${freePlace(view) || nothing} @submit=${submit}>
      <div class="inline">
        <input
          aria-label=${msg("frame-share-name")}
          placeholder=${msg("frame-share-name-here")}
          maxlength="60"
          autocomplete="off"
          autocapitalize="words"
          enterkeyhint="done"
          aria-describedby="share-problem"
          .value=${live(name)}
          @input=${(/** @type {any} */ event) => type(event.target.value)}
        />
        <button class="btn small main" ?disabled=${!name.trim() || Boolean(nameProblem(name)) || fold("share busy", false)}>${msg("frame-share-in")}</button>
      </div>
      <p class="problem" id="share-problem" role="alert">${problem}</p>
      ${wall(view, face, (picked) => setFold("share face", picked))}
    </form>
    ${away.length ? claims(store, away) : nothing}`;
}

/** @param {string} name */
function type(name) {
  setFold("share problem", null);
  setFold("share name", name);
}

/** Guests whose own phone is away. @param {Store} store @param {Seat[]} away @returns {Drawn} */
function claims(store, away) {
  return html`<section class="slab claims">
    <h2 class="eyebrow">${msg("frame-share-already")}</h2>
    <ul>
      ${away.map((guest) => {
        const claim = () => enter(store, { name: guest.name, avatar: guest.avatar, claim: guest.seat });
        return html`<li><button class="btn small soft" @click=${claim}>${token(guest, 34)}${msg("frame-join-i-am", { name: guest.name })}</button></li>`;
      })}
    </ul>
  </section>`;
}

/** @param {Store} store @param {{name: string, avatar: string | null, claim?: string, id?: string}} guest */
async function enter(store, guest) {
  setFold("share busy", true);
  const answer = await store.join({ ...guest, share: true });
  setFold("share busy", null);
  if (!answer.ok) {
    setFold("share problem", answer.error ? answer.error.message : "");
    return;
  }
  if (answer.pending) return;
  joinId = actId();
  close();
  store.notify(msg("frame-share-plays", { name: guest.name }));
}
