/* A seat for whoever sits at the laptop. */
import { icon } from "../art.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */

/** @returns {Drawn} */
export function playHere() {
  return html`<section class="slab play-here">
    <h2 class="eyebrow">${icon("keys")}Play here too</h2>
    <p>A guest without a phone? This laptop can be a seat, by keyboard. Others can see its screen, so keep it turned away. If it is the TV, share a phone instead.</p>
    <a class="btn small soft" href="/play" target="play">${icon("sofa")}Take a seat at the laptop</a>
  </section>`;
}
