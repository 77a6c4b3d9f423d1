/* Pages to read, laid over the page that one is on: the seat stays taken, and no move is missed. */
import { icon } from "./art.js";
import { fold, setFold } from "./fold.js";
import { msg } from "./l10n.js";
import { html, nothing } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").Drawn} Drawn */

const FOLD = "reading";

/** What was read already, by its path. @type {Map<string, Node>} */
const pages = new Map();

/** The page speaks another language: what was read does not. */
export function forgetPages() {
  pages.clear();
}

/** A link that opens over the page; where that fails, it is a link.
 * @param {string} href on this host @param {Drawn} face @param {{kind?: string, label?: string}} [look] @returns {Drawn} */
export function readLink(href, face, { kind = "", label } = {}) {
  const read = (/** @type {Event} */ event) => {
    event.preventDefault();
    void open(href);
  };
  return html`<a class=${kind || nothing} aria-label=${label || nothing} href=${href} @click=${read}>${face}</a>`;
}

export function isReading() {
  return fold(FOLD) !== null;
}

/** The page that is being read, if any. @param {boolean} [myMove] the match waits for this guest @returns {Drawn} */
export function reader(myMove = false) {
  const path = fold(FOLD);
  if (!path) return nothing;
  const page = pages.get(path);
  return html`<section
    class="reader"
    role="dialog"
    aria-modal="true"
    aria-label=${msg("frame-reader")}
    @click=${follow}
    @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
  >
    <div class="leaf" tabindex="-1">${page || html`<p>${msg(fold("reading problem", "frame-moment"))}</p>`}</div>
    <footer>
      <button class="btn small ${myMove ? "main" : ""}" @click=${close}>
        ${icon("left")}${msg(myMove ? "frame-your-move-now" : "frame-back")}
      </button>
    </footer>
  </section>`;
}

/** @param {string} href */
async function open(href) {
  const [path, section] = href.split("#");
  if (!isReading()) history.pushState({ reading: true }, "");
  setFold("reading problem", null);
  setFold(FOLD, path);
  if (!pages.has(path)) await load(path);
  if (fold(FOLD) !== path) return;
  setFold(FOLD, path);
  show(section);
}

/** @param {string} path */
async function load(path) {
  try {
    const answer = await fetch(path);
    const sheet = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
    if (sheet) pages.set(path, document.adoptNode(sheet));
    else setFold("reading problem", "frame-reader-lost");
  } catch {
    setFold("reading problem", "frame-reader-lost");
  }
}

/** @param {string | undefined} section its id; none: the beginning */
function show(section) {
  const leaf = document.querySelector(".reader .leaf");
  if (!(leaf instanceof HTMLElement)) return;
  leaf.focus({ preventScroll: true });
  const at = section ? leaf.querySelector(`[id="${CSS.escape(section)}"]`) : null;
  if (at) at.scrollIntoView({ block: "start" });
  else leaf.scrollTop = 0;
}

/** Links within what is read stay within it. @param {Event} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link && link.getAttribute("href");
  if (!href) return;
  if (!href.startsWith("#") && !href.startsWith("/")) return;
  event.preventDefault();
  if (href === "/") close();
  else if (href.startsWith("#")) show(href.slice(1));
  else void open(href);
}

function close() {
  if (history.state && history.state.reading) history.back();
  else setFold(FOLD, null);
}

/** A phone's own way back closes what is read, and nothing else. */
addEventListener("popstate", () => isReading() && setFold(FOLD, null));
