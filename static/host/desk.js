/* What the packs' parts of the laptop's page share: what the host told of them, how it is asked,
 * and the sheet that lies over the page while somebody works on one. */
import { icon } from "../art.js";
import { fold, setFold } from "../fold.js";
import { language, msg } from "../l10n.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */
/** @typedef {import("../types.js").Pack} Pack */
/** @typedef {import("../types.js").PackKind} PackKind */
/** @typedef {import("../types.js").PackProblem} PackProblem */

const OPEN = "desk";

/** @type {{packs: Pack[], kinds: {[title: string]: PackKind}, broken: PackProblem[], folder: string, encodings: {[code: string]: string}, rulings: number} | null} */
export let stock = null;
export let problem = "";

/** @param {string} path below /host/packs @param {any} [told] what is sent; none: only asked @returns {Promise<any>} as the host answers events */
export async function ask(path, told) {
  const body = told instanceof Blob ? told : JSON.stringify(told);
  try {
    const sent = told === undefined ? {} : { method: "POST", body };
    return await (await fetch(`/host/packs${path}`, { cache: "no-store", ...sent })).json();
  } catch {
    return { ok: false, error: { code: "offline", message: msg("host-lost") } };
  }
}

/** Where the host has a pack: any letters may be in its file's name. @param {Pack} pack */
export function placeOf(pack) {
  return `/of/${pack.title}/${encodeURIComponent(pack.id)}`;
}

/** Ask anew what there is. @param {() => void} redraw */
export async function load(redraw) {
  const answer = await ask("");
  problem = answer.ok ? "" : answer.error.message;
  if (answer.ok) stock = answer;
  redraw();
}

/** @param {string} title @returns {PackKind | undefined} */
export function kindOf(title) {
  return stock ? stock.kinds[title] : undefined;
}

/** What people call a group of a title's items. @param {PackKind | undefined} kind @param {string} group */
export function groupName(kind, group) {
  return (kind && kind.group_labels[kind.groups.indexOf(group)]) || group;
}

/** @param {number} count @param {string} noun "clue", "question", "poll", "row" or "ruling" @returns {string} "1 clue", "1,200 clues" */
export function counted(count, noun) {
  return msg(`host-count-${noun}`, { count });
}

/** A number as something drawn. @param {number} count @param {string} [kind] @returns {Drawn} */
export function figure(count, kind = "") {
  return html`<b class="num ${kind}">${count.toLocaleString(language())}</b>`;
}

/** For whom a pack is: "everyone", "easy" or "hard". */
export const AUDIENCES = ["everyone", "easy", "hard"];

/** @returns {string[]} */
export function audienceNames() {
  return AUDIENCES.map((each) => msg(`host-audience-${each}`));
}

/** What lies on the desk: the part that is open and what it works on. @returns {any} */
export function onDesk() {
  return fold(OPEN);
}

/** @param {any} what null clears the desk */
export function putOnDesk(what) {
  setFold(OPEN, what);
}

/** @param {string} head @param {Drawn} body @param {Drawn} ways the buttons at its foot @param {() => void} close @returns {Drawn} */
export function deskSheet(head, body, ways, close) {
  return html`<section
    class="desk"
    role="dialog"
    aria-modal="true"
    aria-label=${head}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
  >
    <header>
      <h1>${head}</h1>
      <button class="btn small soft" @click=${close}>${icon("close")}${msg("host-close")}</button>
    </header>
    <div class="desk-body">${body}</div>
    ${ways === nothing ? nothing : html`<footer>${ways}</footer>`}
  </section>`;
}

/** Sentences about what is wrong, or to be minded. @param {string[]} says @param {"wrong" | "minded"} kind @returns {Drawn} */
export function sentences(says, kind) {
  if (!says.length) return nothing;
  return html`<ul class=${kind}>${says.map((each) => html`<li>${icon(kind === "wrong" ? "warn" : "bolt")}<span>${each}</span></li>`)}</ul>`;
}
