/* A pack, opened: what it says of itself and what stands in it; the host's own can be edited. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { languageName } from "../words.js";
import { confirmed } from "../widgets/confirm.js";
import { AUDIENCES, ask, audienceNames, counted, deskSheet, groupName, kindOf, load, onDesk, placeOf, putOnDesk, sentences, stock } from "./desk.js";
import { choices, itemForm, newForm } from "./item_form.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").Pack} Pack */
/** @typedef {import("../types.js").WrittenItem} WrittenItem */

const PAGE = 60; // items that the host sends at once

let typing = 0;

/** @param {string} title */
export function beginPack(title) {
  putOnDesk({ part: "begin", title, name: "" });
}

/** @param {Pack} pack @param {() => void} redraw @param {boolean} [writing] with a new item at once */
export async function openPack(pack, redraw, writing = false) {
  const work = { part: "pack", pack, find: "", from: 0, list: null, form: null };
  putOnDesk(work);
  await look(work, redraw);
  if (writing) write(null);
}

/** @param {any} work @param {() => void} redraw */
async function look(work, redraw) {
  const { pack, find, from } = work;
  const answer = await ask(`${placeOf(pack)}?find=${encodeURIComponent(find)}&from=${from}`);
  const now = onDesk();
  if (!now || now.part !== "pack" || now.pack.id !== pack.id) return;
  if (answer.ok) putOnDesk({ ...now, list: answer });
  else putOnDesk({ ...now, problem: answer.error.message });
  redraw();
}

/** @param {() => void} redraw @returns {Drawn} */
export function packEditor(redraw) {
  const work = onDesk();
  if (!work) return nothing;
  const close = () => {
    putOnDesk(null);
    void load(redraw);
  };
  if (work.part === "begin") return deskSheet(msg("host-write-pack"), beginning(work, redraw), nothing, close);
  if (work.part !== "pack") return nothing;
  return deskSheet(work.pack.name, opened(work, redraw), nothing, close);
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function beginning(work, redraw) {
  const titles = Object.entries(stock ? stock.kinds : {});
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const answer = await ask("/new", { title: work.title, name: work.name });
    if (!answer.ok) return putOnDesk({ ...work, problem: answer.error.message });
    await load(redraw);
    const made = stock && stock.packs.find((pack) => pack.own && pack.id === answer.id);
    if (made) await openPack(made, redraw, true);
  };
  return html`<form class="form begin" @submit=${begin}>
    ${titles.length > 1 ? html`<div class="field">${choices(msg("host-for-title"), titles.map(([title]) => title), work.title, (title) => putOnDesk({ ...work, title }), titles.map(([, kind]) => kind.name))}</div>` : nothing}
    <label>${msg("host-called")}<input type="text" maxlength="40" autocomplete="off" .value=${live(work.name)} @input=${(/** @type {any} */ event) => putOnDesk({ ...work, name: event.target.value })} /></label>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}
    <button class="btn main" ?disabled=${!work.name.trim()}>${msg("host-begin")}</button>
  </form>`;
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function opened(work, redraw) {
  const { pack, list, form } = work;
  const kind = kindOf(pack.title);
  if (!kind || !list) return html`<p>${work.problem || msg("host-one-moment")}</p>`;
  const one = `/host/packs${placeOf(pack)}/file`;
  return html`<p class="found">${msg(work.find ? "host-pack-found" : "host-pack-holds", { items: counted(list.total, kind.item), title: kind.name })} ${pack.own ? nothing : msg("host-pack-shipped")}</p>
    ${pack.editable ? about(work, redraw) : html`<p class="quiet">${saysOf(pack)}</p>`}
    ${sentences(pack.problems.slice(0, 8).map((/** @type {any} */ each) => `${whereIn(each)}: ${each.says}`), "wrong")}
    <div class="ways">
      ${pack.editable ? html`<button class="btn small" @click=${() => write(null)}>${icon("plus")}${msg(`host-add-${kind.item}`)}</button>` : nothing}
      <label class="find"><span class="spoken">${msg("host-find")}</span><input type="text" placeholder=${msg("host-find")} autocomplete="off" .value=${live(work.find)} @input=${(/** @type {any} */ event) => find(work, event.target.value, redraw)} /></label>
      <a class="btn small soft" href="${one}?as=csv" download>${icon("save")}${msg("host-spreadsheet")}</a>
      <a class="btn small soft" href="${one}?as=json" download>${icon("save")}JSON</a>
      ${pack.editable ? deleting(pack, redraw) : nothing}
    </div>
    ${form && !form.written.old ? html`<div class="mending">${writing(work, redraw)}</div>` : nothing}
    <ol class="import-rows">${list.items.map((/** @type {WrittenItem} */ each) => oneItem(work, each, redraw))}</ol>
    ${list.total > PAGE ? paging(work, redraw) : nothing}`;
}

/** Where a problem lies: an item by its id, a row of a table that gave none, or the file.
 * @param {{where: string, file: string}} problem @returns {string} */
function whereIn({ where, file }) {
  const row = /^row (\d+)$/.exec(where);
  return row ? msg("host-row", { n: row[1] }) : where || file;
}

/** What a pack says of itself, where it can't be changed. @param {Pack} pack @returns {string} */
function saysOf(pack) {
  const { audience, author, licence } = pack;
  const parts = [languageName(pack.language), msg(`host-audience-${audience}`), author, licence];
  return parts.filter(Boolean).join(" · ");
}

/** @param {any} work @param {string} text @param {() => void} redraw */
function find(work, text, redraw) {
  const next = { ...work, find: text, from: 0 };
  putOnDesk(next);
  clearTimeout(typing);
  typing = window.setTimeout(() => void look(next, redraw), 200);
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function about(work, redraw) {
  const { pack } = work;
  const set = async (/** @type {object} */ told) => {
    const answer = await ask(`${placeOf(pack)}/about`, told);
    const now = onDesk();
    putOnDesk({ ...now, pack: answer.ok ? { ...pack, ...told } : pack, problem: answer.ok ? "" : answer.error.message });
    redraw();
  };
  const typed = (/** @type {string} */ word, /** @type {string} */ name) =>
    html`<label>${word}<input type="text" maxlength="40" autocomplete="off" .value=${live(pack[name] || "")} @change=${(/** @type {any} */ event) => set({ [name]: event.target.value })} /></label>`;
  return html`<div class="form about-pack">
      ${typed(msg("host-pack-name"), "name")} ${typed(msg("host-author"), "author")} ${typed(msg("host-licence"), "licence")}
      ${typed(msg("host-pack-language"), "language")}
      <div class="field">${choices(msg("host-for-whom"), AUDIENCES, pack.audience, (audience) => set({ audience }), audienceNames())}</div>
    </div>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}`;
}

/** @param {any} work @param {WrittenItem} each @param {() => void} redraw @returns {Drawn} */
function oneItem(work, each, redraw) {
  const { pack, form } = work;
  const kind = kindOf(pack.title);
  const id = String(each.item.id);
  const open = form && form.written.old === id;
  return html`<li class="good">
    <div>
      <p class="asked">${String(each.item[kind ? kind.asks : ""] ?? "")}</p>
      <p class="answered">${String(each.item.answer ?? "")}${each.group ? html` <small>${groupName(kind, each.group)}</small>` : nothing}</p>
    </div>
    ${
      pack.editable
        ? html`<div class="row-ways">
            <button class="btn small soft" aria-expanded=${Boolean(open)} @click=${() => write(each)}>${icon("pen")}${msg("host-edit")}</button>
            <button class="btn small soft" aria-label=${msg("host-remove")} @click=${() => change(work, `remove/${encodeURIComponent(id)}`, {}, redraw)}>${icon("erase")}</button>
          </div>`
        : nothing
    }
    ${open ? html`<div class="mending">${writing(work, redraw)}</div>` : nothing}
  </li>`;
}

/** Open the form for an item; null: a new one. @param {WrittenItem | null} each */
function write(each) {
  const work = onDesk();
  const { pack, list } = work;
  const kind = kindOf(pack.title);
  const group = (list && list.groups[list.groups.length - 1]) || (kind && kind.groups[0]) || "";
  const written = each ? { ...each, old: String(each.item.id) } : { group, item: {}, old: null };
  putOnDesk({ ...work, form: newForm(pack.title, pack.id, written) });
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function writing(work, redraw) {
  const { form, list } = work;
  const close = () => putOnDesk({ ...work, form: null });
  return html`${itemForm(form, redraw, list.groups)}
    <div class="ways">
      <button class="btn small good" ?disabled=${form.says.length > 0} @click=${() => change(work, "put", form.written, redraw)}>${icon("check")}${msg("host-keep-it")}</button>
      <button class="btn small soft" @click=${close}>${msg("host-not-now")}</button>
    </div>`;
}

/** @param {any} work @param {string} what @param {any} told @param {() => void} redraw */
async function change(work, what, told, redraw) {
  const { pack, form } = work;
  const answer = await ask(`${placeOf(pack)}/${what}`, told);
  if (!answer.ok && form) form.says = [answer.error.message];
  const now = { ...onDesk(), ...(answer.ok ? { form: null } : {}) };
  putOnDesk(now);
  await look(now, redraw);
}

/** @param {Pack} pack @param {() => void} redraw @returns {Drawn} */
function deleting(pack, redraw) {
  return confirmed({
    key: `pack ${pack.id}`,
    kind: "btn small soft erase",
    face: html`${icon("erase")}${msg("host-delete")}`,
    question: msg("host-pack-delete", { name: pack.name }),
    hint: msg("host-pack-delete-hint"),
    yes: msg("host-delete-it"),
    act: () =>
      void ask(`${placeOf(pack)}/delete`, {}).then(() => {
        putOnDesk(null);
        void load(redraw);
      }),
  });
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function paging(work, redraw) {
  const go = (/** @type {number} */ from) => {
    const next = { ...work, from };
    putOnDesk(next);
    void look(next, redraw);
  };
  const { from, list } = work;
  return html`<div class="ways">
    <button class="btn small soft" ?disabled=${from === 0} @click=${() => go(Math.max(0, from - PAGE))}>${icon("left")}${msg("host-earlier")}</button>
    <span class="num">${msg("host-span", { from: from + 1, to: Math.min(from + PAGE, list.total), all: list.total })}</span>
    <button class="btn small soft" ?disabled=${from + PAGE >= list.total} @click=${() => go(from + PAGE)}>${msg("host-later")}${icon("right")}</button>
  </div>`;
}
