/* One item as a form, made of its fields, and checked by the host while somebody types. */
import { msg } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { ask, kindOf, sentences } from "./desk.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").PackField} PackField */
/** @typedef {import("../types.js").PackKind} PackKind */
/** @typedef {import("../types.js").WrittenItem} WrittenItem */
/** @typedef {{title: string, pack: string, written: WrittenItem, says: string[], hints: string[], asked: number}} Form */

const QUIET_MS = 250; // without a key, until the host is asked
const MOST_IN_A_ROW = 34; // letters of all choices

let waiting = 0;

/** @param {string} title @param {string} pack @param {WrittenItem} written @param {string[]} [says] @returns {Form} */
export function newForm(title, pack, written, says = []) {
  const { group, item, old = null } = written;
  return { title, pack, written: { group, item: { ...item }, old }, says, hints: [], asked: 0 };
}

/** @param {Form} form @param {() => void} redraw @param {string[]} groups those that there are @returns {Drawn} */
export function itemForm(form, redraw, groups) {
  const kind = kindOf(form.title);
  if (!kind) return nothing;
  const { written } = form;
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    written.item[name] = value;
    checkSoon(form, redraw);
  };
  const one = (/** @type {PackField} */ field) => control(kind, field, written.item[field.name], set);
  const asks = kind.fields.filter((field) => field.name === kind.asks);
  const others = kind.fields.filter((field) => field.name !== "id" && field.name !== kind.asks);
  return html`<div class="item-form form">
    <div class="field asks">${asks.map(one)}</div>
    <div class="verdict" role="status">${sentences(form.says, "wrong")}${sentences(form.hints, "minded")}</div>
    ${kind.group ? groupField(kind, form, redraw, groups) : nothing}
    ${others.map((field) => html`<div class="field">${one(field)}</div>`)}
  </div>`;
}

/** @param {PackKind} kind @param {Form} form @param {() => void} redraw @param {string[]} groups @returns {Drawn} */
function groupField(kind, form, redraw, groups) {
  const word = capital(kind.group || "");
  const choose = (/** @type {string} */ value) => {
    form.written.group = value;
    checkSoon(form, redraw);
  };
  if (kind.groups.length) {
    return html`<div class="field">${choices(word, kind.groups, form.written.group, choose, kind.group_labels)}</div>`;
  }
  return html`<div class="field">
    <label>${word}<input type="text" list="known-groups" autocomplete="off" .value=${live(form.written.group)} @input=${(/** @type {any} */ event) => choose(event.target.value)} /></label>
    <datalist id="known-groups">${groups.map((each) => html`<option value=${each}></option>`)}</datalist>
  </div>`;
}

/** @param {PackKind} kind @param {PackField} field @param {any} value @param {(name: string, value: any) => void} set @returns {Drawn} */
function control(kind, field, value, set) {
  const word = capital(field.word);
  const typed = (/** @type {any} */ event) => set(field.name, event.target.value);
  if (field.sort === "choice") return choices(word, field.values, value ?? field.default, (each) => set(field.name, each), field.labels);
  if (field.sort === "switch") {
    return choices(word, [true, false], value ?? field.default, (each) => set(field.name, each), [msg("host-yes"), msg("host-no")]);
  }
  if (field.sort === "lines") {
    const lines = (/** @type {any} */ event) => set(field.name, event.target.value.split("\n"));
    const text = Array.isArray(value) ? value.join("\n") : String(value ?? "").split("|").map((each) => each.trim()).join("\n");
    return html`<label>${word}<small>${msg("host-one-a-line")}</small><textarea rows="2" .value=${live(text)} @input=${lines}></textarea></label>`;
  }
  const text = String(value ?? "");
  if (field.name === kind.asks) {
    return html`<label>${word}<small class="num ${text.length > field.longest ? "over" : ""}">${text.length} / ${field.longest}</small><textarea rows="3" .value=${live(text)} @input=${typed}></textarea></label>`;
  }
  const mode = field.sort === "number" ? "numeric" : "text";
  return html`<label>${word}<input type="text" inputmode=${mode} autocomplete="off" .value=${live(text)} @input=${typed} /></label>`;
}

/** @param {string} word @param {any[]} values @param {any} chosen @param {(value: any) => void} choose @param {string[]} [labels] @returns {Drawn} */
export function choices(word, values, chosen, choose, labels = values.map(String)) {
  const long = labels.reduce((sum, label) => sum + label.length + 2, 0) > MOST_IN_A_ROW;
  return html`<span class="field-name">${word}</span>
    <div class="seg ${long ? "many" : ""}" role="group" aria-label=${word}>
      ${values.map(
        (value, n) => html`<button type="button" class=${value === chosen ? "on" : ""} aria-pressed=${value === chosen} @click=${() => choose(value)}>${labels[n]}</button>`,
      )}
    </div>`;
}

/** @param {Form} form @param {() => void} redraw */
function checkSoon(form, redraw) {
  form.asked += 1;
  const mine = form.asked;
  clearTimeout(waiting);
  waiting = window.setTimeout(() => void check(form, mine, redraw), QUIET_MS);
  redraw();
}

/** @param {Form} form @param {number} mine @param {() => void} redraw */
async function check(form, mine, redraw) {
  const answer = await ask(`/check/${form.title}?pack=${encodeURIComponent(form.pack)}`, form.written);
  if (mine !== form.asked) return; // more was typed since
  form.says = answer.ok ? answer.says : [answer.error.message];
  form.hints = answer.ok ? answer.hints : [];
  redraw();
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
