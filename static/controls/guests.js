/* Guests as the captain and the laptop see them: name, place, and what may be done. */
import { icon, token } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { nameProblem, seatOf } from "../words.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** Phones that ask for a seat. @param {Store} store @param {View} view @returns {Drawn} */
export function claimsList(store, view) {
  if (!view.room.claims.length) return nothing;
  return html`<div role="alert"><ul class="claim-list">
    ${view.room.claims.map((claim) => {
      const seat = seatOf(view, claim.seat);
      const name = seat ? seat.name : claim.name || msg("controls-a-guest");
      const answer = (/** @type {boolean} */ allow) => () => store.control({ do: "claim", seat: claim.seat, allow });
      return html`<li class="sheet">
        ${seat ? token(seat, 48) : icon("door", "icon big")}
        <p>${claim.removed ? html`<b>${msg("controls-claim-back", { name })}</b>` : html`<b>${msg("controls-claim", { name })}</b> ${msg("controls-claim-ask")}`}</p>
        <div class="pair">
          <button class="btn small soft" @click=${answer(false)}>${msg("controls-no")}</button>
          <button class="btn small good" @click=${answer(true)}>${msg("controls-let-in")}</button>
        </div>
      </li>`;
    })}
  </ul></div>`;
}

/** @param {Store} store @param {View} view @returns {Drawn} */
export function guestTools(store, view) {
  const everybody = [...view.room.seats, ...(view.room.watchers || [])];
  const chosen = everybody.find((seat) => seat.seat === fold("guest"));
  return html`<section class="guest-tools">
    <h2 class="eyebrow">${icon("users")}${msg("controls-guests")} <small>${msg("controls-guests-how")}</small></h2>
    <ul class="people">
      ${everybody.map((seat) => person(seat, seat === chosen))}
    </ul>
    ${chosen ? guestForm(store, view, chosen) : nothing}
  </section>`;
}

/** @param {Seat} seat @param {boolean} open @returns {Drawn} */
function person(seat, open) {
  const away = !seat.present && !seat.bot;
  const mark = away
    ? icon("away", "tick")
    : seat.bot || seat.stand_in
      ? icon("bot", "tick")
      : seat.muted
        ? icon("mute", "tick")
        : nothing;
  return html`<li class=${away ? "away" : ""}>
    <button
      aria-expanded=${open}
      aria-label=${away ? msg("controls-guest-away", { name: seat.name }) : seat.bot ? msg("controls-guest-bot", { name: seat.name }) : seat.name}
      @click=${() => setFold("guest", open ? null : seat.seat)}
    >
      ${token(seat, undefined, { crowned: true })}<span>${seat.name}</span>${mark}
    </button>
  </li>`;
}

/** @param {Store} store @param {View} view @param {Seat} seat @returns {Drawn} */
function guestForm(store, view, seat) {
  const { seat: id, name } = seat;
  const order = view.room.seats.map((each) => each.seat);
  const at = order.indexOf(id);
  const told = (/** @type {string} */ what, /** @type {boolean | undefined} */ on) => () =>
    store.control(on === undefined ? { do: what, seat: id } : { do: what, seat: id, on });
  const move = (/** @type {number} */ to) => () =>
    store.control({ do: "move", seat: id, after: to < 0 ? null : order[to] });
  return html`<section class="sheet form">
    ${renameForm(store, seat)}
    <div class="grid">
      <button class="btn small soft" ?disabled=${at <= 0} @click=${move(at - 2)}>${icon("left")}${msg("controls-earlier")}</button>
      <button class="btn small soft" ?disabled=${at < 0 || at >= order.length - 1} @click=${move(at + 1)}>${icon("right")}${msg("controls-later")}</button>
      <button class="btn small soft" aria-pressed=${Boolean(seat.muted)} @click=${told("mute", !seat.muted)}>
        ${icon(seat.muted ? "say" : "mute")}${msg(seat.muted ? "controls-unmute" : "controls-mute")}
      </button>
      <button class="btn small soft" ?disabled=${seat.captain || seat.bot || !seat.present} @click=${told("captain", undefined)}>
        ${icon("crown")}${msg("controls-captain")}
      </button>
      <button class="btn small soft" aria-pressed=${Boolean(seat.stand_in)} ?disabled=${seat.bot} @click=${told("stand_in", !seat.stand_in)}>
        ${icon("bot")}${msg(seat.stand_in ? "controls-no-stand-in" : "controls-stand-in")}
      </button>
      ${confirmed({
        key: `kick ${id}`,
        kind: "btn small bad",
        face: html`${icon("door")}${msg("controls-remove")}`,
        question: msg("controls-remove-ask", { name }),
        hint: msg(seat.bot ? "controls-remove-bot" : "controls-remove-hint"),
        yes: msg("controls-remove"),
        act: told("kick", undefined),
      })}
    </div>
  </section>`;
}

/** @param {Store} store @param {Seat} seat @returns {Drawn} */
function renameForm(store, seat) {
  const key = `name of ${seat.seat}`;
  const typed = fold(key, seat.name);
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const answer = await store.control({ do: "rename", seat: seat.seat, name: typed });
    if (answer.ok) setFold(key, null);
  };
  return html`<form class="inline" @submit=${rename}>
    <input
      aria-label=${msg("controls-name-of", { name: seat.name })}
      maxlength="60"
      aria-describedby="new-name"
      .value=${live(typed)}
      @input=${(/** @type {any} */ event) => setFold(key, event.target.value)}
    />
    <button class="btn small" ?disabled=${typed.trim() === seat.name || !typed.trim() || Boolean(nameProblem(typed))}>${msg("controls-rename")}</button>
    <p class="why" id="new-name" role="status">${nameProblem(typed)}</p>
  </form>`;
}
