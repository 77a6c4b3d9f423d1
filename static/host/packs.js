/* The packs on the laptop's page: which are in, how much of each is new to this house, and the ways
 * to more. A file that is dropped here is looked at. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { html, nothing } from "../vendor/lit-html.js";
import { confirmed } from "../widgets/confirm.js";
import { chosenTitle as looked } from "../phone/shelf.js";
import { ask, counted, kindOf, load, problem, putOnDesk, stock } from "./desk.js";
import { beginPack, openPack, packEditor } from "./pack_editor.js";
import { dropped, importer } from "./importing.js";
import { rulingsButton, rulingsDesk } from "./rulings.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Pack} Pack */
/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../store.js").Store} Store */

let askedFor = "";

/** @param {Store} store @param {View} view @returns {Drawn} */
export function packShelf(store, view) {
  const redraw = () => store.onChange();
  const moment = JSON.stringify([view.room.phase, view.room.titles.map((title) => title.packs)]);
  if (moment !== askedFor) {
    askedFor = moment;
    void load(redraw);
  }
  if (!stock && !problem) return nothing;
  const over = (/** @type {DragEvent} */ event) => event.preventDefault();
  const enter = () => setFold("dropping", true);
  const leave = () => setFold("dropping", null);
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    leave();
    void dropped([...(event.dataTransfer ? event.dataTransfer.files : [])], chosenTitle(view), redraw);
  };
  return html`<section class="slab packs ${fold("dropping") ? "over" : ""}" @dragover=${over} @dragenter=${enter} @dragleave=${leave} @drop=${drop}>
    <h2 class="eyebrow">${icon("shelf")}Packs</h2>
    ${problem ? html`<p class="quiet">${problem}</p>` : nothing}
    ${stock ? Object.keys(stock.kinds).map((title) => ofTitle(store, title)) : nothing}
    ${stock && stock.broken.length ? broken() : nothing}
    <div class="ways">
      <button class="btn small" @click=${() => putOnDesk({ part: "adding", title: chosenTitle(view) })}>${icon("plus")}Add a file</button>
      <button class="btn small soft" @click=${() => beginPack(chosenTitle(view))}>${icon("pen")}Write a pack</button>
      ${rulingsButton(redraw)} ${forgetting(store)}
    </div>
  </section>`;
}

/** The part that lies over the page, if any. @param {Store} store @returns {Drawn} */
export function desk(store) {
  const redraw = () => store.onChange();
  return html`${importer(redraw)}${packEditor(redraw)}${rulingsDesk(redraw)}`;
}

/** @param {View} view @returns {string} the title that is looked at, or the first one with packs */
function chosenTitle(view) {
  const title = looked(view);
  const kinds = stock ? stock.kinds : {};
  return title && kinds[title.id] ? title.id : Object.keys(kinds)[0] || "";
}

/** @param {Store} store @param {string} title @returns {Drawn} */
function ofTitle(store, title) {
  const kind = kindOf(title);
  const packs = (stock ? stock.packs : []).filter((pack) => pack.title === title);
  if (!kind) return nothing;
  const [left, all] = [packs.reduce((sum, pack) => sum + pack.plays_new, 0), packs.reduce((sum, pack) => sum + pack.plays, 0)];
  return html`<section class="pack-title">
    <h3>${kind.name}</h3>
    <p class="quiet">${all ? html`<b class="num">${left.toLocaleString("en")}</b> of ${counted(all, kind.item)} are new to this house.` : "No pack is in."}</p>
    <ul>${packs.map((pack) => row(store, pack, kind.item))}</ul>
  </section>`;
}

/** @param {Store} store @param {Pack} pack @param {string} noun @returns {Drawn} */
function row(store, pack, noun) {
  const flip = () => store.control({ do: "packs", title: pack.title, packs: { [pack.id]: !pack.in } });
  const open = () => openPack(pack, () => store.onChange());
  const faults = pack.problems.filter((each) => !each.hint).length;
  return html`<li>
    <button class="flip ${pack.in ? "on" : ""}" role="switch" aria-checked=${pack.in} aria-label=${`${pack.name} is in`} @click=${flip}>${pack.in ? icon("check") : nothing}</button>
    <div>
      <b>${pack.name}</b>
      <small>${counted(pack.items, noun)}, ${pack.new === pack.items ? "all" : pack.new} new${pack.own ? " · yours" : ""}${pack.audience === "everyone" ? "" : ` · ${pack.audience}`}</small>
      ${faults ? html`<small class="fault">${icon("warn")}${counted(faults, "row")} left out</small>` : nothing}
    </div>
    <button class="btn small soft" @click=${open} aria-label=${`Open ${pack.name}`}>${icon(pack.editable ? "pen" : "eye")}</button>
  </li>`;
}

/** @returns {Drawn} */
function broken() {
  return html`<ul class="wrong">
    ${(stock ? stock.broken : []).map((each) => html`<li>${icon("warn")}<span><b>${each.file}</b> was left out. ${each.says}</span></li>`)}
  </ul>`;
}

/** @param {Store} store @returns {Drawn} */
function forgetting(store) {
  return confirmed({
    key: "forget questions",
    kind: "btn small soft",
    face: html`${icon("erase")}Forget what we have seen`,
    question: "Count all questions as new again?",
    hint: "Guests may meet questions that they have seen before. What people here ruled on answers is forgotten too.",
    yes: "Forget it",
    act: () => void forget(store),
  });
}

/** @param {Store} store */
async function forget(store) {
  const answer = await ask("/forget", {});
  if (!answer.ok) store.notify(answer.error.message, "warning");
  await load(() => store.onChange());
}
