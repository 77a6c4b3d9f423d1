/* The phone when there is nothing to play: connecting, replaced, removed, asking for a seat,
 * paused; and the signs over any page. */
import { icon, token } from "../art.js";
import { fold, setFold } from "../fold.js";
import { remembered } from "../memory.js";
import { readLink } from "../reader.js";
import { html, nothing } from "../vendor/lit-html.js";
import { seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** @param {string} picture @param {string} title @param {Drawn} text @param {Drawn} [more] @returns {Drawn} */
function plain(picture, title, text, more = nothing) {
  return html`<div class="phone">
    <main class="plain">
      <span class="badge-icon">${icon(picture)}</span>
      <h1>${title}</h1>
      <p>${text}</p>
      ${more}
    </main>
  </div>`;
}

/** Before the first view. @param {Store} store @returns {Drawn} */
export function beforeFirstView(store) {
  if (store.status === "refused") return plain("warn", "The laptop said no", store.refusal);
  const slow = fold("slow", false);
  const hint = slow
    ? "Is this phone on the same Wi-Fi as the TV? Some phones leave a Wi-Fi without internet: switch mobile data off for the evening."
    : "One moment, please.";
  return plain("wifi", "Finding the laptop …", hint);
}

/** @param {Store} store @returns {Drawn} */
export function replacedPage(store) {
  const back = () => {
    store.renew();
    store.onChange();
  };
  return plain(
    "sofa",
    "Your seat is open elsewhere",
    "A newer tab or another phone has it now. Nothing is lost.",
    html`<button class="btn main" @click=${back}>Play here instead</button>`,
  );
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function removedPage(store, view) {
  const again = async () => {
    const answer = await store.join({ name: remembered("partyhost.name") || "Guest", avatar: null });
    if (!answer.ok && answer.error) setFold("problem", answer.error.message);
  };
  return plain(
    "door",
    "You are out of the room",
    view.you.removed || "",
    html`<button class="btn main" @click=${again}>Ask to come back</button>
      <p class="problem" role="alert">${fold("problem", "")}</p>`,
  );
}

/** A claim is gone with its connection: a fresh one leads back to the door.
 * @param {Store} store @param {View} view @returns {Drawn} */
export function pendingPage(store, view) {
  const captain = seatOf(view, view.room.captain);
  const reachable = captain && captain.present && !view.room.claims.some((claim) => claim.seat === captain.seat);
  const who = reachable ? `${captain.name} lets you in with one tap.` : "The host lets you in at the laptop (/host).";
  return plain(
    "clock",
    "Nearly there",
    who,
    html`<button class="btn soft" @click=${() => store.renew()}>That’s not me</button>`,
  );
}

/** Toasts and the reconnecting sign, over any page. @param {Store} store @returns {Drawn} */
export function signs(store) {
  const lost = store.view && store.status !== "online" && store.status !== "replaced";
  return html`<div class="signs" role="status" aria-live="polite">
    ${lost ? html`<p class="sign warn">${icon("wifi")}Reconnecting … your seat is kept.</p>` : nothing}
    ${store.notices.map(
      (notice) => html`<p class="sign ${notice.kind === "warning" ? "warn" : ""}">
        ${icon(notice.kind === "warning" ? "warn" : "bolt")}${notice.message}
      </p>`,
    )}
  </div>`;
}

/** What a paused match says. @param {Store} store @param {View} view @returns {Drawn} */
export function pausedSlab(store, view) {
  return html`<section class="slab paused" role="status">
    ${icon("pause")}
    <div>
      <h2>The game is paused</h2>
      <p>All clocks stand still.</p>
    </div>
    ${
      view.you.captain
        ? html`<button class="btn small main" @click=${() => store.control({ do: "resume" })}>${icon("play")}Resume</button>`
        : nothing
    }
  </section>`;
}

/** The way in for a guest without a phone. @param {Store} store @returns {Drawn} */
export function shareButton(store) {
  return html`<button class="btn small soft" @click=${() => setFold("share", true)}>
    ${icon("users")}Add a guest on this ${store.laptop ? "laptop" : "phone"}
  </button>`;
}

/** A guest's own line at the top. @param {Store} store @param {View} view @param {Drawn} money @returns {Drawn} */
export function meLine(store, view, money) {
  const me = seatOf(view, view.you.seat);
  if (!me) return nothing;
  const role = view.you.captain
    ? view.game
      ? "Captain"
      : "Captain tonight"
    : me.watching
      ? "Watching along"
      : `${spell(me.colour)} ${me.shape}`;
  return html`<header class="me">
    ${token(me, undefined, true)}
    <div class="who">
      <b class=${me.name.length > 11 ? "long" : ""}>${me.name}</b>${money === nothing ? html`<small>${role}</small>` : money}
    </div>
    ${rulesLink(view)}
    ${
      view.you.captain
        ? html`<button class="tool" aria-label="Captain’s tools" @click=${() => setFold("drawer", true)}>
          ${icon("sliders")}${view.room.claims.length ? html`<i class="dot"></i>` : nothing}
        </button>`
        : nothing
    }
  </header>`;
}

/** @param {View} view @returns {Drawn} */
function rulesLink(view) {
  if (!view.room.rules) return nothing;
  const section = view.game && view.game.brief ? `#${view.game.brief.id}` : "";
  return readLink(view.room.rules + section, icon("book"), { kind: "tool", label: "Rules" });
}

/** @param {string} word */
function spell(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
