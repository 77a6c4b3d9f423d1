/* The packs of a title on a phone: which are in, and how much of them is new to this house. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { newOf, otherLanguages } from "../words.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").ShelfPack} ShelfPack */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** How much of what is in nobody here has met. @param {Title} title @returns {Drawn} */
export function leftNew(title) {
  const [left, all] = newOf(title);
  if (!all) return nothing;
  const told = left === all ? msg("frame-packs-all-new", { all }) : msg("frame-packs-new", { left, all });
  return html`<p class="left-new">${icon("shelf")} ${told} ${speaks((title.packs || []).filter((pack) => pack.plays))}</p>`;
}

/** In which language these ask, where it is another one than this page's. @param {ShelfPack[]} packs @returns {Drawn} */
function speaks(packs) {
  const told = otherLanguages(packs);
  return told ? html`<span class="speaks">${told}</span>` : nothing;
}

/** For whoever picks the title, where there is something to pick. @param {Store} store @param {Title} title @returns {Drawn} */
export function packSwitches(store, title) {
  const { packs = [] } = title;
  if (packs.length < 2) return nothing;
  return html`<section class="sheet">
    <h2>${msg("frame-packs-head")}</h2>
    ${packs.map((pack) => oneSwitch(store, title, pack))}
  </section>`;
}

/** @param {Store} store @param {Title} title @param {ShelfPack} pack @returns {Drawn} */
function oneSwitch(store, title, pack) {
  const id = `pack-${title.id}-${pack.id}`;
  const flip = () => store.control({ do: "packs", title: title.id, packs: { [pack.id]: !pack.in } });
  return html`<div class="rule">
    <b id=${id}>${pack.name} ${speaks([pack])}</b>
    <button class="flip ${pack.in ? "on" : ""}" role="switch" aria-checked=${pack.in} aria-labelledby=${id} @click=${flip}>${pack.in ? icon("check") : nothing}</button>
    <p>${packLine(pack)}</p>
  </div>`;
}

/** @param {ShelfPack} pack @returns {string} */
function packLine({ items, new: left, audience }) {
  if (left === items) return msg("frame-packs-line-new", { items, audience });
  return msg("frame-packs-line", { items, left, audience });
}
