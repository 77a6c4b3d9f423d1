/* The packs of a title on a phone: which are in, and how much of them is new to this house. */
import { icon } from "../art.js";
import { html, nothing } from "../vendor/lit-html.js";
import { newOf } from "../words.js";

/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").ShelfPack} ShelfPack */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

/** How much of what is in nobody here has met. @param {Title} title @returns {Drawn} */
export function leftNew(title) {
  const [left, all] = newOf(title);
  if (!all) return nothing;
  const told = left === all ? `All ${number(all)} questions are new` : `${number(left)} of ${number(all)} questions are new`;
  return html`<p class="left-new">${icon("shelf")} ${told}</p>`;
}

/** For whoever picks the title, where there is something to pick. @param {Store} store @param {Title} title @returns {Drawn} */
export function packSwitches(store, title) {
  const { packs = [] } = title;
  if (packs.length < 2) return nothing;
  return html`<section class="sheet">
    <h2>Packs</h2>
    ${packs.map((pack) => oneSwitch(store, title, pack))}
  </section>`;
}

/** @param {Store} store @param {Title} title @param {ShelfPack} pack @returns {Drawn} */
function oneSwitch(store, title, pack) {
  const id = `pack-${title.id}-${pack.id}`;
  const flip = () => store.control({ do: "packs", title: title.id, packs: { [pack.id]: !pack.in } });
  const left = pack.new === pack.items ? "all" : number(pack.new);
  return html`<div class="rule">
    <b id=${id}>${pack.name}</b>
    <button class="flip ${pack.in ? "on" : ""}" role="switch" aria-checked=${pack.in} aria-labelledby=${id} @click=${flip}>${pack.in ? icon("check") : nothing}</button>
    <p>${number(pack.items)} questions, ${left} of them new${pack.audience === "everyone" ? "" : `, ${pack.audience}`}.</p>
  </div>`;
}

/** @param {number} count */
function number(count) {
  return count.toLocaleString("en");
}
