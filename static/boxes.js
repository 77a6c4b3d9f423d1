/* Covers of the boxes on the shelf. */
import { html } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").Title} Title */
/** @typedef {import("./types.js").Drawn} Drawn */

/** The box's cover; a title without a picture has its name on plain cloth.
 * @param {Pick<Title, "id" | "name">} title @returns {Drawn} */
export function cover(title) {
  if (!document.getElementById(`box-${title.id}`)) return html`<span class="cloth">${title.name}</span>`;
  return html`<svg aria-hidden="true"><use href="#box-${title.id}"></use></svg>`;
}
