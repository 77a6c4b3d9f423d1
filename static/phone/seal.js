/* Was it dealt fairly? The seal that was told before the deal, and, once the seed is told, whether
 * it is this seed's. The phone reckons that itself, also on plain http. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg } from "../l10n.js";
import { grouped, hasKept } from "../sealed.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Seal} Seal */
/** @typedef {import("../types.js").Drawn} Drawn */

/** @param {Seal} told @returns {Drawn} */
export function seal(told) {
  return html`<div class="seal">
    ${told.seed ? verdict(told, told.seed) : html`<p>${msg("show-fair-sealed")}</p>`}
    ${told.known ? html`<p class="known">${icon("warn")}${msg(told.known === "chosen" ? "show-fair-chosen" : "show-fair-shown")}</p>` : nothing}
    <h2>${msg("show-fair-seal")}</h2>
    <code class="stamp">${grouped(told.hash)}</code>
    ${
      told.seed
        ? html`<h2>${msg("show-fair-seed")}</h2><code>${grouped(told.seed)}</code>`
        : html`<p>${msg("show-fair-later")}</p>`
    }
    <p class="hint">${msg("show-fair-more")}</p>
  </div>`;
}

/** @param {Seal} told @param {string} seed @returns {Drawn} */
function verdict(told, seed) {
  const text = `${told.label} ${seed}`;
  if (fold("sealed text") !== text) void reckon(text);
  const found = fold("sealed hash");
  if (!found) return html`<p>${msg("show-fair-checking")}</p>`;
  if (found === "none") return html`<p>${msg("show-fair-cannot")}</p>`;
  if (found !== told.hash) {
    return html`<p class="verdict broken" role="alert">${icon("warn")}<b>${msg("show-fair-wrong")}</b></p>
      <p>${msg("show-fair-wrong-why")}</p>`;
  }
  return html`<p class="verdict holds" role="status">${icon("check")}<b>${msg("show-fair-right")}</b></p>
    <p>${msg(hasKept(told.hash) ? "show-fair-right-why" : "show-fair-right-late")}</p>`;
}

/** @param {string} text */
async function reckon(text) {
  setFold("sealed text", text);
  setFold("sealed hash", null);
  const found = await hashed(text).catch(() => "none");
  setFold("sealed hash", found);
}

/** @param {string} text @returns {Promise<string>} its SHA-256 in hexadecimal */
async function hashed(text) {
  const { sha256 } = await import("../vendor/sha256.js");
  return Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
