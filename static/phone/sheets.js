/* What a guest may ask for beside the match, as a sheet over the page: how a score came about, and
 * whether it was dealt fairly. Loaded when somebody asks. */
import { icon, stylesheet, token } from "../art.js";
import { fold, setFold } from "../fold.js";
import { learn, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ledger } from "./ledger.js";
import { seal } from "./seal.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @returns {Promise<unknown>} once it has its words and its looks */
export function ready() {
  return Promise.all([learn("show"), stylesheet("phone_sheets")]);
}

/** The sheet that is open, if any. @param {View} view @returns {Drawn} */
export function sheet(view) {
  const { game } = view;
  const open = fold("sheet");
  if (!open || !game) return nothing;
  const playing = { ...view, game };
  const close = () => setFold("sheet", null);
  return html`<div class="veil" @click=${close}></div>
    <section
      class="drawer sheet-over"
      role="dialog"
      aria-label=${open.seat ? msg("show-ledger") : msg("show-fair")}
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
    >
      <header>
        ${icon(open.seat ? "points" : "lock")}
        <h1>${open.seat ? msg("show-ledger") : msg("show-fair")}</h1>
        <button aria-label=${msg("show-close")} @click=${close}>${icon("close")}</button>
      </header>
      ${open.seat ? html`${whose(playing, open)}${ledger(playing, open.seat, open.unit)}` : seal(game.seal)}
    </section>`;
}

/** Anybody’s score may be looked at. @param {View & {game: Game}} view @param {{seat: string, unit: string}} open @returns {Drawn} */
function whose(view, open) {
  const players = view.room.seats.filter((seat) => seat.seat in view.game.scores);
  return html`<ul class="people">
    ${players.map(
      (seat) => html`<li>
        <button
          aria-expanded=${seat.seat === open.seat}
          aria-label=${msg("show-ledger-of", { name: seat.name })}
          @click=${() => setFold("sheet", { ...open, seat: seat.seat })}
        >
          ${token(seat)}<span>${seat.name}</span>
        </button>
      </li>`,
    )}
  </ul>`;
}
