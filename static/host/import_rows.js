/* The rows of a dropped file: the bad ones first, each with what is wrong and the form to mend it. */
import { icon } from "../art.js";
import { msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";
import { ask, groupName, kindOf, onDesk, putOnDesk, sentences } from "./desk.js";
import { itemForm, newForm } from "./item_form.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").ImportRow} ImportRow */
/** @typedef {import("../types.js").ImportResult} ImportResult */
/** @typedef {import("../types.js").WrittenItem} WrittenItem */

/** @param {any} work @param {ImportResult} result @param {() => void} redraw @returns {Drawn} */
export function previewRows(work, result, redraw) {
  const shown = result.shown.length;
  const all = result.good + result.bad;
  return html`<ol class="import-rows">${result.shown.map((row) => oneRow(work, row, redraw))}</ol>
    ${shown < all ? html`<p class="quiet">${msg("host-rows-shown", { shown, all })}</p>` : nothing}`;
}

/** @param {any} work @param {ImportRow} row @param {() => void} redraw @returns {Drawn} */
function oneRow(work, row, redraw) {
  const kind = kindOf(work.title);
  const { mended, line } = row;
  const item = mended && mended.item ? mended.item : line.item;
  const out = mended && !mended.item;
  const good = !line.says.length || mended;
  const open = work.form && work.form.n === row.n;
  return html`<li class="${good ? "good" : "bad"} ${out ? "out" : ""}" data-row=${line.row}>
    <span class="num" title=${msg("host-row-of-file")}>${line.row}</span>
    <div>
      <p class="asked">${String(item[kind ? kind.asks : ""] ?? "") || "…"}</p>
      <p class="answered">${String(item.answer ?? "") || "…"}${line.group ? html` <small>${groupName(kind, mended ? mended.group || line.group : line.group)}</small>` : nothing}</p>
      ${good ? nothing : sentences(line.says, "wrong")} ${out ? html`<small>${msg("host-row-out")}</small>` : nothing}
      ${mended && mended.item ? html`<small class="mended">${icon("check")}${msg("host-row-mended")}</small>` : nothing}
    </div>
    <div class="row-ways">
      <button class="btn small soft" aria-expanded=${Boolean(open)} @click=${() => toggle(work, row)}>${icon("pen")}${msg(good ? "host-edit" : "host-mend")}</button>
      ${good && !out ? html`<button class="btn small soft" aria-label=${msg("host-leave-out")} @click=${() => send(work, row, null, redraw)}>${icon("close")}</button>` : nothing}
    </div>
    ${open ? mending(work, row, redraw) : nothing}
  </li>`;
}

/** @param {any} work @param {ImportRow} row */
function toggle(work, row) {
  if (work.form && work.form.n === row.n) return void putOnDesk({ ...work, form: null });
  const { mended, line } = row;
  const written = mended && mended.item ? { group: mended.group, item: mended.item } : { group: line.group, item: line.item };
  const form = { n: row.n, ...newForm(work.title, "", written, mended ? [] : line.says) };
  putOnDesk({ ...work, form });
}

/** @param {any} work @param {ImportRow} row @param {() => void} redraw @returns {Drawn} */
function mending(work, row, redraw) {
  const keep = () => send(work, row, work.form.written, redraw);
  return html`<div class="mending">
    ${itemForm(work.form, redraw, [])}
    <div class="ways"><button class="btn small good" @click=${keep}>${icon("check")}${msg("host-keep-row")}</button></div>
  </div>`;
}

/** A row as somebody mended it; null: it is left out. @param {any} work @param {ImportRow} row @param {WrittenItem | null} written @param {() => void} redraw */
async function send(work, row, written, redraw) {
  const answer = await ask(`/imports/${work.job}/rows/${row.n}`, { written });
  const says = answer.ok ? answer.says : [answer.error.message];
  if (says.length) {
    if (work.form) work.form.says = says;
    return redraw();
  }
  const told = await ask(`/imports/${work.job}`);
  const now = onDesk();
  if (told.ok && told.result && now && now.job === work.job) putOnDesk({ ...now, form: null, result: told.result });
}
