/* The phone when there is nothing to play: connecting, replaced, removed, asking for a seat,
 * paused; and the signs over any page. */
import { icon, place, token } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { remembered } from "../memory.js";
import { readLink } from "../reader.js";
import { html, nothing } from "../vendor/lit-html.js";
import { seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
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
  if (store.status === "refused") return plain("warn", msg("frame-state-refused"), store.refusal);
  const slow = fold("slow", false);
  return plain("wifi", msg("frame-finding"), msg(slow ? "frame-state-slow" : "frame-state-moment"));
}

/** @param {Store} store @returns {Drawn} */
export function replacedPage(store) {
  const back = () => {
    store.renew();
    store.onChange();
  };
  return plain(
    "sofa",
    msg("frame-state-replaced"),
    msg("frame-state-replaced-hint"),
    html`<button class="btn main" @click=${back}>${msg("frame-state-play-here")}</button>`,
  );
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function removedPage(store, view) {
  const again = async () => {
    const answer = await store.join({ name: remembered("partyhost.name") || msg("frame-guest"), avatar: null });
    if (!answer.ok && answer.error) setFold("problem", answer.error.message);
  };
  return plain(
    "door",
    msg("frame-state-removed"),
    view.you.removed || "",
    html`<button class="btn main" @click=${again}>${msg("frame-state-come-back")}</button>
      <p class="problem" role="alert">${fold("problem", "")}</p>`,
  );
}

/** A claim is gone with its connection: a fresh one leads back to the door.
 * @param {Store} store @param {View} view @returns {Drawn} */
export function pendingPage(store, view) {
  const captain = seatOf(view, view.room.captain);
  const reachable = captain && captain.present && !view.room.claims.some((claim) => claim.seat === captain.seat);
  const who = reachable ? msg("frame-state-asks", { name: captain.name }) : msg("frame-state-asks-host");
  return plain(
    "clock",
    msg("frame-state-nearly"),
    who,
    html`<button class="btn soft" @click=${() => store.renew()}>${msg("frame-state-not-me")}</button>`,
  );
}

/** Toasts and the reconnecting sign, over any page. @param {Store} store @returns {Drawn} */
export function signs(store) {
  const lost = store.view && store.status !== "online" && store.status !== "replaced";
  return html`<div class="signs" role="status" aria-live="polite">
    ${lost ? html`<p class="sign warn">${icon("wifi")}${msg("frame-reconnecting-seat")}</p>` : nothing}
    ${store.notices.map(
      (notice) => html`<p class="sign ${notice.kind === "warning" ? "warn" : ""}">
        ${icon(notice.kind === "warning" ? "warn" : "bolt")}${notice.message}
      </p>`,
    )}
  </div>`;
}

/** What a paused match says; screen readers hear it from the region of all that is said. @param {Store} store @param {View} view @returns {Drawn} */
export function pausedSlab(store, view) {
  return html`<section class="slab paused">
    ${icon("pause")}
    <div>
      <h2>${msg("frame-paused-game")}</h2>
      <p>${msg("frame-paused-clocks")}</p>
    </div>
    ${
      view.you.captain
        ? html`<button class="btn small main" @click=${() => store.control({ do: "resume" })}>${icon("play")}${msg("frame-resume")}</button>`
        : nothing
    }
  </section>`;
}

/** The way in for a guest without a phone. @param {Store} store @returns {Drawn} */
export function shareButton(store) {
  return html`<button class="btn small soft" @click=${() => setFold("share", true)}>
    ${icon("users")}${msg(store.laptop ? "frame-share-add-laptop" : "frame-share-add")}
  </button>`;
}

/** A guest's own line at the top. @param {Store} store @param {View} view @param {Drawn} money @returns {Drawn} */
export function meLine(store, view, money) {
  const me = seatOf(view, view.you.seat);
  if (!me) return nothing;
  return html`<header class="me">
    ${token(me, undefined, { crowned: true })}
    <div class="who">
      <b class=${me.name.length > 11 ? "long" : ""}>${me.name}</b>${money === nothing ? html`<small>${roleOf(view, me)}</small>` : money}
    </div>
    ${rulesLink(view)}
    ${
      view.you.captain
        ? html`<button class="tool" aria-label=${msg("frame-tools")} @click=${() => setFold("drawer", true)}>
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
  return readLink(view.room.rules + section, icon("book"), { kind: "tool", label: msg("frame-rules") });
}

/** @param {View} view @param {Seat} me @returns {string} */
function roleOf(view, me) {
  if (view.you.captain) return msg(view.game ? "frame-role-captain" : "frame-role-captain-tonight");
  return me.watching ? msg("frame-role-watching") : msg("frame-look", { place: place(me) });
}
