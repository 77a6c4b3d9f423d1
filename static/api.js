/* What a drawing of a title is given beside the view: the guest's drafts and taps, the frame's
 * widgets, names and pictures. */
import { glyph, icon, place, token } from "./art.js";
import { board } from "./board.js";
import { msg } from "./l10n.js";
import { askScore } from "./phone/beside.js";
import { nothing } from "./vendor/lit-html.js";
import { widget } from "./widgets.js";
import { peek } from "./widgets/peek.js";
import { money, seatOf } from "./words.js";

/** @typedef {import("./types.js").Api} Api */
/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./store.js").Store} Store */

/** @param {Store} store @param {View} view @param {string} unit @returns {{api: Api, taken: Set<string>}}
 *   `taken` holds the acts that a drawing has taken over */
export function makeApi(store, view, unit) {
  /** @type {Set<string>} */
  const taken = new Set();
  const seat = (/** @type {string | null} */ id) => seatOf(view, id);
  const find = (/** @type {string} */ act) => view.offers.find((offer) => offer.act === act) || null;
  const desk = makeDesk(store, unit);
  /** @type {Api} */
  const api = {
    ...desk,
    me: seat(view.you.seat),
    seat,
    name: (id) => nameOf(seat(id)),
    place: (id) => place(seat(id)),
    token: (id, size) => token(seat(id), size),
    glyph: (id) => glyph(seat(id)),
    icon: (name) => icon(name),
    money: (amount) => money(amount, "$"),
    score: (id, told, drawn = told) => (store.role === "phone" && id ? askScore(store, view, unit, drawn, id, told) : drawn),
    has: (act) => find(act) !== null,
    offer(act) {
      taken.add(act);
      return find(act);
    },
    widget(what) {
      const offer = typeof what === "string" ? find(what) : what;
      if (!offer) return nothing;
      taken.add(offer.act);
      return widget(offer, desk, offer.type !== "button" || taken.size === 1);
    },
    peek: (key, content, words) => peek(key, content, words),
    board: (written, id, words) => board(written, { ...words, place: place(seat(id)) }),
    left: () => store.left(),
  };
  return { api, taken };
}

/** @param {Store} store @param {string} unit @returns {import("./types.js").Desk} */
export function makeDesk(store, unit) {
  return {
    unit,
    offline: store.offline,
    draft: (act) => store.drafts.get(act),
    setDraft(act, value) {
      store.drafts.set(act, value);
      store.onChange();
    },
    send: (act, value) => void store.act(act, value),
    pressed: (act, value) => store.pressed(act, value),
    redraw: () => store.onChange(),
  };
}

/** @param {import("./types.js").Seat | null} seat */
function nameOf(seat) {
  return seat ? seat.name : msg("frame-somebody");
}
