/* A seat for whoever sits at the laptop. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */

/** @returns {Drawn} */
export function playHere() {
  return html`<section class="slab play-here">
    <h2 class="eyebrow">${icon("keys")}${msg("host-play-here")}</h2>
    <p>${msg("host-play-here-how")}</p>
    <a class="btn small soft" href="/play" target="play">${icon("sofa")}${msg("host-play-here-go")}</a>
  </section>`;
}
