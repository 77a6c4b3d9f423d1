/* Pictures: sprites are fetched once and put into the page, so that their symbols, gradients
 * and colours work in every browser. */
import { msg } from "./l10n.js";
import { html, nothing } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Drawn} Drawn */

/** The seats in order; a page knows a seat's style by its place in this list. */
const COLOURS = "red blue yellow green violet orange pink cyan lime sand".split(" ");
export const SHAPES = "circle square triangle diamond star hexagon heart plus pentagon moon".split(" ");
export const AVATARS = "fox owl cat bear rabbit robot lion frog penguin panda octopus dino".split(" ");

/** @type {Map<string, Promise<void>>} */
const asked = new Map();

/** Put the symbols of static/art/<name>.svg into the page, once.
 * @param {string} name @returns {Promise<void>} */
export function sprites(name) {
  const known = asked.get(name);
  if (known) return known;
  const coming = fetch(new URL(`./art/${name}.svg`, import.meta.url).href)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .then((text) => {
      const holder = document.createElement("div");
      holder.className = "sprites";
      holder.setAttribute("aria-hidden", "true");
      holder.innerHTML = text;
      document.body.prepend(holder);
    })
    .catch(() => {
      asked.delete(name); // the network was away: the next page drawing asks again
    });
  asked.set(name, coming);
  return coming;
}

/** @param {string} name @returns {Promise<void>} a style sheet of a title, once */
export function stylesheet(name) {
  const href = new URL(`./css/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}

/** @param {string} name @param {string} [kind] @returns {Drawn} */
export function icon(name, kind = "icon") {
  return html`<svg class=${kind} aria-hidden="true"><use href="#i-${name}"></use></svg>`;
}

/** @param {Seat | null | undefined} seat @returns {number} 1 to 10, for data-seat; 0 for nobody */
export function place(seat) {
  return seat ? COLOURS.indexOf(seat.colour) + 1 : 0;
}

/** @param {Seat | null | undefined} seat */
function shapeOf(seat) {
  return seat && SHAPES.includes(seat.shape) ? seat.shape : "circle";
}

/** @param {string} kind @param {string | null} avatar @returns {Drawn} */
export function avatar(kind, avatar) {
  if (!avatar || !AVATARS.includes(avatar)) return nothing;
  return html`<svg class=${kind} aria-hidden="true"><use href="#av-${avatar}"></use></svg>`;
}

/** A guest as shape and picture, with a crown for the captain.
 * @param {Seat | null | undefined} seat @param {number} [size] in units @param {boolean} [crowned] @returns {Drawn} */
export function token(seat, size, crowned = false) {
  if (!seat) return nothing;
  const style = size ? `--size:${size}` : nothing;
  const face = seat.avatar
    ? avatar("face", seat.avatar)
    : html`<b class="initial" aria-hidden="true">${[...seat.name][0]}</b>`;
  return html`<span class="token" data-seat=${place(seat)} style=${style}
    ><svg class="shape" aria-hidden="true"><use href="#sh-${shapeOf(seat)}"></use></svg
    >${face}${crowned && seat.captain ? icon("crown", "crown") : nothing}</span
  >`;
}

/** A guest, or a figure of the title's that sits on no chair: `#figure-<id>` of its art.
 * @param {Seat | null} seat @param {string} id @param {number} [size] @returns {Drawn} */
export function stander(seat, id, size) {
  if (seat) return token(seat, size);
  return html`<span class="token" style=${size ? `--size:${size}` : nothing}
    ><svg class="shape" aria-hidden="true"><use href="#figure-${id}"></use></svg
  ></span>`;
}

/** The small shape before a name. @param {Seat | null | undefined} seat @returns {Drawn} */
export function glyph(seat) {
  if (!seat) return nothing;
  return html`<svg class="glyph" data-seat=${place(seat)} role="img" aria-label=${msg("frame-shape", { shape: shapeOf(seat) })}>
    <use href="#sh-${shapeOf(seat)}"></use>
  </svg>`;
}
