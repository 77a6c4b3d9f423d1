/* A button that asks once before something would be lost. */
import { html, nothing } from "../vendor/lit-html.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";

/** @typedef {import("../types.js").Drawn} Drawn */

const FOLD = "asking";

/** @typedef {{key: string, face: Drawn, kind?: string, question: string, hint?: string, yes: string,
 *   no?: string, act: () => void}} Question */

/** @param {Question} what `face` is what the button shows @returns {Drawn} */
export function confirmed(what) {
  const { key, face, kind = "btn" } = what;
  return html`<button class=${kind} aria-haspopup="dialog" @click=${() => setFold(FOLD, what)} data-ask=${key}>
    ${face}
  </button>`;
}

/** The question that is being asked, drawn once over the page. @returns {Drawn} */
export function asking() {
  /** @type {Question | null} */
  const what = fold(FOLD);
  if (!what) return nothing;
  const close = () => setFold(FOLD, null);
  const yes = () => {
    close();
    what.act();
  };
  return html`<div class="veil" @click=${close}></div>
    <section
      class="slab confirm asked"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="asked"
      @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
    >
      <h2 class="ask" id="asked">${what.question}</h2>
      ${what.hint ? html`<p class="hint">${what.hint}</p>` : nothing}
      <div class="pair">
        <button class="btn soft" @click=${close}>${what.no || msg("frame-not-now")}</button>
        <button class="btn bad" @click=${yes}>${what.yes}</button>
      </div>
    </section>`;
}
