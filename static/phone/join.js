/* Taking a seat: a name, a picture, one tap. */
import { AVATARS, avatar, COLOURS, icon, SHAPES, token } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { remember, remembered } from "../memory.js";
import { actId } from "../store.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { readLink } from "../reader.js";
import { nameProblem } from "../words.js";
import { languages } from "./languages.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const NAME = "partyhost.name";
const FACE = "partyhost.avatar";

/** The same tap again is the same guest, also over a new connection. */
let joinId = actId();

/** @param {Store} store @param {View} view @returns {Drawn} */
export function joinPage(store, view) {
  const free = freePlace(view);
  const face = chosenFace(view);
  const name = fold("name", remembered(NAME) || "");
  const seat = nextSeat(free, face, name);
  const away = view.room.seats.filter((guest) => guest.shared || (!guest.present && !guest.bot));
  return html`<div class="phone" data-seat=${free || nothing}>
    ${greeting(view, seat, free)}
    <main class="joining">
      <form id="join" @submit=${(/** @type {Event} */ event) => submit(event, store, name, face)}>
        <label class="badge">
          <span>${msg("frame-join-hello")}</span>
          <input
            class=${name.length > 14 ? "long" : ""}
            .value=${live(name)}
            maxlength="60"
            aria-invalid=${Boolean(nameProblem(name))}
            autocomplete="nickname"
            autocapitalize="words"
            enterkeyhint="go"
            placeholder=${msg("frame-join-your-name")}
            aria-describedby="join-problem"
            @input=${(/** @type {any} */ event) => type(event.target.value)}
          />
        </label>
        <p class="problem" id="join-problem" role="alert">${nameProblem(name) || fold("problem", "")}</p>
        ${suggestion(store, face)}
      </form>
      ${wall(view, face, pick)} ${away.length ? claims(store, away) : nothing}
      ${languages(store)}
      <p class="small-print">${readLink("/about", msg("frame-join-about"))}</p>
    </main>
    ${dock(view, free)}
  </div>`;
}

/** The name that the host proposes for one that is taken, to be had with one tap.
 * @param {Store} store @param {string | null} face @returns {Drawn} */
function suggestion(store, face) {
  const free = fold("free name");
  if (!free) return nothing;
  const take = () => {
    type(free);
    void enter(store, { name: free, avatar: face, id: joinId });
  };
  return html`<button class="btn small" type="button" @click=${take}>${msg("frame-join-be", { name: free })}</button>`;
}

/** @param {string} name */
function type(name) {
  setFold("problem", null);
  setFold("free name", null);
  setFold("name", name);
}

/** @param {View} view @param {Seat} seat @param {number} free @returns {Drawn} */
function greeting(view, seat, free) {
  if (view.room.join.locked) {
    return html`<header class="hello">
      ${icon("lock", "icon big")}
      <h1>${msg("frame-join-locked")}</h1>
      <p>${msg("frame-join-locked-hint")}</p>
    </header>`;
  }
  const yours = free ? msg("frame-join-yours", { place: free }) : msg("frame-join-full");
  return html`<header class="hello">
    ${free ? token(seat) : icon("eye", "icon big")}
    <h1>${msg(free ? "frame-join-head" : "frame-join-head-full")}</h1>
    <p>${yours}</p>
  </header>`;
}

/** @param {View} view @param {string | null} face @param {(face: string) => void} pick @returns {Drawn} */
export function wall(view, face, pick) {
  const owners = new Map(view.room.seats.map((seat) => [seat.avatar, seat]));
  const allTaken = AVATARS.every((each) => owners.has(each));
  return html`<div class="wall" role="group" aria-label=${msg("frame-join-picture")}>
    ${AVATARS.map((each) => {
      const owner = allTaken ? undefined : owners.get(each);
      return html`<button
        type="button"
        ?disabled=${Boolean(owner)}
        aria-pressed=${each === face}
        aria-label=${owner ? msg("frame-face-taken", { face: each, name: owner.name }) : msg("frame-face", { face: each })}
        @click=${() => pick(each)}
      >
        ${avatar(each)} ${each === face ? icon("check", "icon tick") : nothing}
        ${owner ? html`<span class="taken">${token(owner, 26)}</span>` : nothing}
      </button>`;
    })}
  </div>`;
}

/** @param {string} face */
function pick(face) {
  remember(FACE, face);
  setFold("face", face);
}

/** @param {Store} store @param {Seat[]} away @returns {Drawn} */
function claims(store, away) {
  return html`<section class="slab claims">
    <h2 class="eyebrow">${msg("frame-join-already")}</h2>
    <ul>
      ${away.map(
        (guest) =>
          html`<li>
            <button class="btn small soft" @click=${() => claim(store, guest)}>${token(guest, 34)}${msg("frame-join-i-am", { name: guest.name })}</button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {View} view @param {number} free @returns {Drawn} */
function dock(view, free) {
  const word = msg(free ? "frame-join-in" : "frame-join-watch");
  return html`<footer class="dock">
    <button class="btn main" type="submit" form="join" ?disabled=${view.room.join.locked || fold("joining", false)}>
      ${icon(free ? "sofa" : "eye")}${fold("joining", false) ? msg("frame-moment") : word}
    </button>
  </footer>`;
}

/** @param {Event} event @param {Store} store @param {string} name @param {string | null} face */
async function submit(event, store, name, face) {
  event.preventDefault();
  if (!name.trim() || nameProblem(name)) {
    if (!name.trim()) setFold("problem", msg("frame-join-name-first"));
    const input = document.querySelector(".badge input");
    if (input instanceof HTMLElement) input.focus();
    return;
  }
  await enter(store, { name: name.trim(), avatar: face, id: joinId });
}

/** Ask for the seat of a guest who is away. @param {Store} store @param {Seat} guest */
export async function claim(store, guest) {
  await enter(store, { name: guest.name, avatar: guest.avatar, claim: guest.seat });
}

/** @param {Store} store @param {{name: string, avatar: string | null, claim?: string, id?: string}} guest */
async function enter(store, guest) {
  remember(NAME, guest.name);
  setFold("joining", true);
  const answer = await store.join(guest);
  setFold("joining", null);
  const refused = answer.ok ? undefined : answer.error;
  setFold("problem", refused ? refused.message : null);
  setFold("free name", (refused && refused.free) || null);
}

/** Back to the form with what was chosen, to choose again. @param {Store} store @param {Seat} me */
export async function changeLook(store, me) {
  const answer = await store.say("leave", {});
  if (!answer.ok) return;
  store.keepToken(null);
  joinId = actId();
  remember(NAME, me.name);
  remember(FACE, me.avatar);
  setFold("name", me.name);
  setFold("face", me.avatar);
}

/** @param {View} view @returns {number} the first free place, 1 to 10; 0 when all are taken */
export function freePlace(view) {
  const taken = new Set(view.room.seats.filter((seat) => !seat.seat.startsWith("w")).map((seat) => seat.colour));
  return Object.keys(COLOURS).findIndex((colour) => !taken.has(colour)) + 1;
}

/** @param {View} view @param {string | null} [wanted] @returns {string | null} the picture that is picked, or the first that is free */
export function chosenFace(view, wanted = fold("face", remembered(FACE))) {
  const taken = new Set(view.room.seats.map((seat) => seat.avatar));
  if (wanted && AVATARS.includes(wanted) && !taken.has(wanted)) return wanted;
  return AVATARS.find((each) => !taken.has(each)) || wanted || AVATARS[0];
}

/** @param {number} free @param {string | null} face @param {string} name @returns {Seat} as it will be */
function nextSeat(free, face, name) {
  const at = Math.max(0, free - 1);
  return {
    seat: "",
    name: name || msg("frame-join-you"),
    avatar: face,
    colour: Object.keys(COLOURS)[at],
    shape: SHAPES[at],
    present: true,
    captain: false,
    bot: false,
    watching: false,
  };
}
