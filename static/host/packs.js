/* The packs on the laptop's page: which are in, how much of each is new to this house, and the ways
 * to more. A file that is dropped here is looked at. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { msg, msgDrawn } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { languageName } from "../words.js";
import { confirmed } from "../widgets/confirm.js";
import { chosenTitle as looked } from "../phone/shelf.js";
import { AUDIENCES, ask, counted, figure, kindOf, load, problem, putOnDesk, stock } from "./desk.js";
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
    <h2 class="eyebrow">${icon("shelf")}${msg("host-packs")}</h2>
    ${problem ? html`<p class="quiet">${problem}</p>` : nothing}
    ${stock ? Object.keys(stock.kinds).map((title) => ofTitle(store, title)) : nothing}
    ${stock && stock.broken.length ? broken() : nothing}
    <div class="ways">
      <button class="btn small" @click=${() => putOnDesk({ part: "adding", title: chosenTitle(view) })}>${icon("plus")}${msg("host-add-file")}</button>
      <button class="btn small soft" @click=${() => beginPack(chosenTitle(view))}>${icon("pen")}${msg("host-write-pack")}</button>
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
    <p class="quiet">${all ? msgDrawn("host-new-here", { left: figure(left), all: counted(all, kind.item) }) : msg("host-no-pack-in")}</p>
    <ul>${packs.map((pack) => row(store, pack, kind.item))}</ul>
  </section>`;
}

/** @param {Store} store @param {Pack} pack @param {string} noun @returns {Drawn} */
function row(store, pack, noun) {
  const flip = () => store.control({ do: "packs", title: pack.title, packs: { [pack.id]: !pack.in } });
  const open = () => openPack(pack, () => store.onChange());
  const faults = pack.problems.filter((each) => !each.hint).length;
  return html`<li>
    <button class="flip ${pack.in ? "on" : ""}" role="switch" aria-checked=${pack.in} aria-label=${msg("host-pack-in", { name: pack.name })} @click=${flip}>${pack.in ? icon("check") : nothing}</button>
    <div>
      <b>${pack.name}</b>
      <small>${toldOf(pack, noun).join(" · ")}</small>
      ${faults ? html`<small class="fault">${icon("warn")}${msg("host-rows-left-out", { count: faults })}</small>` : nothing}
    </div>
    <button class="btn small soft" @click=${open} aria-label=${msg("host-open-pack", { name: pack.name })}>${icon(pack.editable ? "pen" : "eye")}</button>
  </li>`;
}

/** What a pack says of itself, part by part. @param {Pack} pack @param {string} noun @returns {string[]} */
function toldOf(pack, noun) {
  const fresh = pack.new === pack.items ? msg("host-all-new") : msg("host-some-new", { count: pack.new });
  const audience = pack.audience === AUDIENCES[0] ? [] : [msg(`host-audience-${pack.audience}`)];
  return [counted(pack.items, noun), fresh, languageName(pack.language), ...audience, ...(pack.own ? [msg("host-yours")] : [])];
}

/** @returns {Drawn} */
function broken() {
  return html`<ul class="wrong">
    ${(stock ? stock.broken : []).map((each) => html`<li>${icon("warn")}<span>${msgDrawn("host-file-left-out", { file: html`<b>${each.file}</b>`, why: each.says })}</span></li>`)}
  </ul>`;
}

/** @param {Store} store @returns {Drawn} */
function forgetting(store) {
  return confirmed({
    key: "forget questions",
    kind: "btn small soft",
    face: html`${icon("erase")}${msg("host-forget")}`,
    question: msg("host-forget-ask"),
    hint: msg("host-forget-hint"),
    yes: msg("host-forget-it"),
    act: () => void forget(store),
  });
}

/** @param {Store} store */
async function forget(store) {
  const answer = await ask("/forget", {});
  if (!answer.ok) store.notify(answer.error.message, "warning");
  await load(() => store.onChange());
}
