/* Hold to peek: the purple curtain with the gold eye. What it covers is only in the page while
 * it is held; letting go, sliding off, turning the phone, switching apps or a call covers it again.
 * By keyboard one key opens it, and the same key or leaving it covers it. */
import { html } from "../vendor/lit-html.js";
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { shareOf } from "../pointing.js";

/** @typedef {import("../types.js").Drawn} Drawn */

const FOLD = "peek";

for (const end of ["pointerup", "pointercancel", "blur", "resize"]) addEventListener(end, cover);
document.addEventListener("visibilitychange", cover);

function cover() {
  if (fold(FOLD) !== null) setFold(FOLD, null);
}

/** @param {string} key @param {() => Drawn} content @param {{title?: string, hint?: string}} [words] @returns {Drawn} */
export function peek(key, content, words = {}) {
  const open = fold(FOLD) === key;
  return html`<button
    class="peek ${open ? "open" : ""}"
    aria-pressed=${open}
    @pointerdown=${(/** @type {PointerEvent} */ event) => hold(event, key)}
    @pointermove=${stay}
    @blur=${cover}
    @click=${(/** @type {MouseEvent} */ event) => event.detail === 0 && setFold(FOLD, open ? null : key)}
    @contextmenu=${(/** @type {Event} */ event) => event.preventDefault()}
  >
    ${open ? html`<span class="shown" aria-live="polite">${content()}</span>` : curtain(words)}
  </button>`;
}

/** @param {PointerEvent} event @param {string} key */
function hold(event, key) {
  if (event.button !== 0) return;
  /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  setFold(FOLD, key);
}

/** Only a finger that stays on it holds it. @param {PointerEvent} event */
function stay(event) {
  const [x, y] = shareOf(event, /** @type {HTMLElement} */ (event.currentTarget));
  if (event.buttons && (x < 0 || x > 1 || y < 0 || y > 1)) cover();
}

/** @param {{title?: string, hint?: string}} words @returns {Drawn} */
function curtain({ title = msg("frame-peek"), hint = msg("frame-peek-hint") }) {
  return html`<span class="eye">${icon("eye")}</span><span><b>${title}</b>${hint}</span>`;
}
