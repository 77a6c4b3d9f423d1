/* Which language this phone speaks: its browser's, or the one its guest picked here. */
import { forgetPages } from "../reader.js";
import { LANGUAGES, language, setLanguage } from "../l10n.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

const COOKIE = "partyhost.language";
const YEAR = 365 * 24 * 3600; // seconds

/** @param {Store} store @returns {Drawn} */
export function languages(store) {
  return html`<p class="languages">
    ${LANGUAGES.map(
      ([code, name]) => html`<button type="button" lang=${code} aria-pressed=${code === language()} @click=${() => void pick(store, code)}>${name}</button>`,
    )}
  </p>`;
}

/** The host is told as the page connects anew. @param {Store} store @param {string} code */
async function pick(store, code) {
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${YEAR}; samesite=lax`;
  if (!(await setLanguage(code))) return;
  forgetPages();
  store.renew();
  store.onChange();
}
