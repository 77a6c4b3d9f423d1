/* A file becomes a pack: dropped, read beside the host, looked at row by row, mended, kept. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { language, msg, msgDrawn } from "../l10n.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { AUDIENCES, ask, audienceNames, counted, deskSheet, figure, kindOf, load, onDesk, putOnDesk, sentences, stock } from "./desk.js";
import { choices } from "./item_form.js";
import { previewRows } from "./import_rows.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").ImportResult} ImportResult */

const LOOK_MS = 150; // between two looks at how far it is

/** @param {() => void} redraw @returns {Drawn} */
export function importer(redraw) {
  const work = onDesk();
  if (!work || work.part !== "adding") return nothing;
  const close = () => {
    if (work.job) void ask(`/imports/${work.job}/off`, {});
    putOnDesk(null);
    void load(redraw);
  };
  const { result } = work;
  if (work.done) return deskSheet(msg("host-on-shelf"), finished(work), nothing, close);
  if (!work.job) return deskSheet(msg("host-add-file"), choosing(work, redraw), nothing, close);
  if (!result) return deskSheet(msg("host-reading"), reading(work), nothing, close);
  if (!result.preview) return deskSheet(msg("host-did-not-work"), failed(work, result, redraw), nothing, close);
  return deskSheet(result.file, looking(work, result, redraw), keeping(work, result, redraw), close);
}

/** @param {any} work @param {() => void} redraw @returns {Drawn} */
function choosing(work, redraw) {
  const take = (/** @type {any} */ event) => void dropped([...event.target.files], work.title, redraw);
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    void dropped([...(event.dataTransfer ? event.dataTransfer.files : [])], work.title, redraw);
  };
  return html`${titleChoice(work, (title) => putOnDesk({ ...work, title }))}
    <label class="drop" @dragover=${(/** @type {Event} */ event) => event.preventDefault()} @drop=${drop}>
      ${icon("save")}<b>${msg("host-drop")}</b>
      <span>${msg("host-drop-kinds")}</span>
      <input type="file" multiple @change=${take} />
    </label>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}`;
}

/** @param {any} work @param {(title: string) => void} choose @returns {Drawn} */
function titleChoice(work, choose) {
  const titles = Object.entries(stock ? stock.kinds : {});
  if (titles.length < 2) return nothing;
  const names = titles.map(([, kind]) => kind.name);
  return html`<div class="for-title">${choices(msg("host-for-title"), titles.map(([title]) => title), work.title, choose, names)}</div>`;
}

/** One file, or a board's two. @param {File[]} files @param {string} title @param {() => void} redraw */
export async function dropped(files, title, redraw) {
  if (!files.length) return;
  if (files.length > 2) return void putOnDesk({ part: "adding", title, problem: msg("host-one-file") });
  const [first, second] = files;
  for (const key of ["name", "author", "licence", "audience", "join"]) setFold(`adding ${key}`, null);
  const work = { part: "adding", title, job: "", progress: { says: msg("host-taking"), rows: 0 }, name: nameOf(first) };
  putOnDesk({ ...work, job: "…" });
  const both = second ? `&first=${first.size}` : "";
  const body = second ? new Blob([first, second]) : new Blob([first]);
  const answer = await ask(`/imports?name=${encodeURIComponent(first.name)}&title=${title}${both}`, body);
  if (!answer.ok) putOnDesk({ ...work, job: "", problem: answer.error.message });
  else await follow({ ...work, job: answer.job }, redraw);
}

/** @param {File} file */
function nameOf(file) {
  return [...file.name.replace(/\.\w+$/, "").replace(/[_-]+/g, " ")].slice(0, 40).join("");
}

/** Until the host has read it. @param {any} work @param {() => void} redraw */
async function follow(work, redraw) {
  putOnDesk({ ...work, result: null });
  for (;;) {
    const answer = await ask(`/imports/${work.job}`);
    if (!isOpen(work.job)) return;
    if (!answer.ok) return void putOnDesk({ ...work, job: "", problem: answer.error.message });
    if (answer.result) return void arrived(work, answer.result, redraw);
    putOnDesk({ ...work, progress: answer.progress });
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

/** @param {any} work @param {ImportResult} result @param {() => void} redraw */
function arrived(work, result, redraw) {
  if (!result.path) return void putOnDesk({ ...work, result });
  putOnDesk({ ...work, result, done: true });
  void load(redraw);
}

/** @param {string} job */
function isOpen(job) {
  const work = onDesk();
  return Boolean(work && work.part === "adding" && work.job === job);
}

/** @param {any} work @returns {Drawn} */
function reading(work) {
  const { says, rows } = work.progress;
  return html`<div class="reading-file" role="status">
    <span class="wheel" aria-hidden="true"></span>
    <p><b>${says}</b>${rows ? html` <span class="num">${rows.toLocaleString(language())}</span>` : " …"}</p>
    <p>${msg("host-room-goes-on")}</p>
  </div>`;
}

/** @param {any} work @param {ImportResult} result @param {() => void} redraw @returns {Drawn} */
function failed(work, result, redraw) {
  return html`${sentences([result.says], "wrong")}${choosing({ ...work, job: "" }, redraw)}`;
}

/** @param {any} work @returns {Drawn} */
function finished(work) {
  const { title, result } = work;
  const kind = kindOf(title);
  const joined = joinedPack(title);
  const many = counted(result.good, kind ? kind.item : "row");
  const audience = joined ? joined.audience : fold("adding audience", AUDIENCES[0]);
  return html`<div class="reading-file good">
    ${icon("check")}
    <p>${msgDrawn(joined ? "host-joined" : "host-made", { items: html`<b>${many}</b>`, pack: joined ? joined.name : fold("adding name", work.name) })}</p>
    ${result.already ? html`<p>${msg("host-already", { count: result.already })}</p>` : nothing}
    <p>${msg(audience === AUDIENCES[0] ? "host-in-from-next" : "host-switch-on")}</p>
  </div>`;
}

/** The packs that rows can be put to. @param {string} title */
function joinable(title) {
  return (stock ? stock.packs : []).filter((pack) => pack.title === title && pack.editable);
}

/** The one that was chosen for it, if any. @param {string} title */
function joinedPack(title) {
  return joinable(title).find((pack) => pack.id === fold("adding join"));
}

/** @param {any} work @param {ImportResult} result @param {() => void} redraw @returns {Drawn} */
function looking(work, result, redraw) {
  const told = /** @type {NonNullable<ImportResult["preview"]>} */ (result.preview);
  const again = (/** @type {object} */ wish) => {
    const { title, swap, mapping, group, encoding } = work;
    const next = { title, swap, mapping, group, encoding, ...wish };
    putOnDesk({ ...work, ...next, result: null }); // nothing more can be chosen until it is read
    void ask(`/imports/${work.job}/again`, next).then(() => follow({ ...work, ...next }, redraw));
  };
  return html`<p class="found">${msgDrawn(result.bad ? "host-found-both" : "host-found", { what: told.name, good: figure(result.good), bad: figure(result.bad, "bad") })}</p>
    ${titleChoice(work, (title) => again({ title, mapping: null, group: "" }))}
    ${sentences(told.says, "minded")} ${told.encoding ? encodings(told.encoding, again) : nothing} ${told.columns.length ? columns(told, again) : nothing}
    ${told.swapped === null ? nothing : html`<button class="btn small soft" @click=${() => again({ swap: !told.swapped })}>${icon("again")}${msg("host-other-side")}</button>`}
    ${groupOf(work, again)} ${previewRows(work, result, redraw)} ${joinedPack(work.title) ? nothing : aboutPack()}`;
}

/** Where letters look wrong, somebody knows how the file was saved. @param {string} now @param {(wish: object) => void} again @returns {Drawn} */
function encodings(now, again) {
  const choose = (/** @type {any} */ event) => again({ encoding: event.target.value });
  return html`<label class="encoding form">${msg("host-encoding")}<select @change=${choose}>
      ${Object.entries(stock ? stock.encodings : {}).map(([code, name]) => html`<option value=${code} .selected=${live(code === now)}>${name}</option>`)}
    </select></label>`;
}

/** Rows that name no group get this one, where there are only certain ones. @param {any} work @param {(wish: object) => void} again @returns {Drawn} */
function groupOf(work, again) {
  const kind = kindOf(work.title);
  if (!kind || !kind.groups.length) return nothing;
  const word = msg("host-group-otherwise", { group: kind.group || "" });
  return html`<div class="for-title">${choices(word, kind.groups, work.group || kind.groups[0], (group) => again({ group }), kind.group_labels)}</div>`;
}

/** @param {NonNullable<ImportResult["preview"]>} told @param {(wish: object) => void} again @returns {Drawn} */
function columns(told, again) {
  const map = (/** @type {string} */ field, /** @type {string} */ at) => {
    const { [field]: _, ...rest } = told.mapping;
    again({ mapping: at === "" ? rest : { ...rest, [field]: Number(at) } });
  };
  return html`<fieldset class="columns form">
    <legend>${msg("host-columns")}</legend>
    ${told.fields.map(
      ([field, word]) => html`<label>${word}
        <select @change=${(/** @type {any} */ event) => map(field, event.target.value)}>
          <option value="" .selected=${live(!(field in told.mapping))}>${msg("host-no-column")}</option>
          ${told.columns.map((name, n) => html`<option value=${n} .selected=${live(told.mapping[field] === n)}>${name}</option>`)}
        </select></label>`,
    )}
  </fieldset>`;
}

/** @param {any} work @param {ImportResult} result @param {() => void} redraw @returns {Drawn} */
function keeping(work, result, redraw) {
  const kind = kindOf(work.title);
  const name = fold("adding name", work.name);
  const joined = joinedPack(work.title);
  const keep = async () => {
    const about = { name, join: joined ? joined.id : "", audience: fold("adding audience", AUDIENCES[0]), author: fold("adding author", ""), licence: fold("adding licence", "") };
    const making = { ...work, problem: "", progress: { says: msg(joined ? "host-joining" : "host-making"), rows: 0 } };
    putOnDesk({ ...making, result: null });
    const answer = await ask(`/imports/${work.job}/keep`, about);
    if (answer.ok) await follow(making, redraw);
    else putOnDesk({ ...work, problem: answer.error.message });
  };
  return html`<div class="form">${joinable(work.title).length ? whereTo(work.title) : nothing}${joined ? nothing : typed(msg("host-pack-name"), "adding name", name)}</div>
    ${work.problem ? sentences([work.problem], "wrong") : nothing}
    <button class="btn main" ?disabled=${!result.good || !(joined || name.trim())} @click=${keep}>${icon("check")}${msg("host-take-in", { items: counted(result.good, kind ? kind.item : "row") })}</button>`;
}

/** A new pack, or one that is there. @param {string} title @returns {Drawn} */
function whereTo(title) {
  const choose = (/** @type {any} */ event) => setFold("adding join", event.target.value || null);
  return html`<label>${msg("host-into")}<select @change=${choose}>
      <option value="" .selected=${live(!joinedPack(title))}>${msg("host-a-new-pack")}</option>
      ${joinable(title).map((pack) => html`<option value=${pack.id} .selected=${live(joinedPack(title) === pack)}>${pack.name}</option>`)}
    </select></label>`;
}

/** What a pack says of itself, and need not. @returns {Drawn} */
function aboutPack() {
  const audience = fold("adding audience", AUDIENCES[0]);
  return html`<div class="form about-pack">
    ${typed(msg("host-author"), "adding author", fold("adding author", ""))}
    ${typed(msg("host-licence"), "adding licence", fold("adding licence", ""))}
    <div class="field">${choices(msg("host-for-whom"), AUDIENCES, audience, (each) => setFold("adding audience", each), audienceNames())}</div>
  </div>`;
}

/** @param {string} word @param {string} key @param {string} value @returns {Drawn} */
function typed(word, key, value) {
  return html`<label>${word}<input type="text" maxlength="40" autocomplete="off" .value=${live(value)} @input=${(/** @type {any} */ event) => setFold(key, event.target.value)} /></label>`;
}
