/* Pictures: sprites are fetched once and put into the page, so that their symbols, gradients
 * and colours work in every browser. A symbol that has many parts, or stands on the page many
 * times, is shown as an image: one element to be styled, however much is drawn in it. */
import { msg } from "./l10n.js";
import { html, nothing } from "./vendor/lit-html.js";

/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {import("./types.js").Drawn} Drawn */

/** The seats in order; a page knows a seat's style by its place in this list. Of each: --seat and
 * --seat-ink of css/seats.css, which an image cannot read. @type {{[colour: string]: [string, string]}} */
export const COLOURS = {
  red: ["#ff5a5f", "#873b49"],
  blue: ["#4aa8ff", "#355c92"],
  yellow: ["#ffc53d", "#856b45"],
  green: ["#2bd4a0", "#2e7167"],
  violet: ["#b58bff", "#634e92"],
  orange: ["#ff8a3d", "#865040"],
  pink: ["#ff7cc8", "#874878"],
  cyan: ["#18c3d9", "#2b6980"],
  lime: ["#a4de3c", "#5a7745"],
  sand: ["#dcb994", "#756462"],
};
export const SHAPES = "circle square triangle diamond star hexagon heart plus pentagon moon".split(" ");
const AROUND = 20; // of a hundred: ears and tentacles reach beyond an avatar's box
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
  return seat ? Object.keys(COLOURS).indexOf(seat.colour) + 1 : 0;
}

/** @param {Seat | null | undefined} seat */
function shapeOf(seat) {
  return seat && SHAPES.includes(seat.shape) ? seat.shape : "circle";
}

/** @typedef {{box: [number, number, number, number], markup: string, colour?: string}} Sketch what an image shows: its viewBox, its parts, and the colour of those that have the text's */

/** @type {Map<string, HTMLImageElement>} by their keys; kept, so that browsers have them at once */
const images = new Map();
const [SMALL, PIXELS] = [280, 384]; // of the longer side: what is made flat, and how large
const HD = 1920; // pixels of a screen's width; on a wider one images are larger, up to twice
let work = Promise.resolve(); // on images, one after the other

/** The address of an image that is drawn once; empty where there is nothing to draw yet.
 * @param {string} key what it shows @param {() => Sketch | null} sketch @returns {string} */
export function image(key, sketch) {
  const known = images.get(key);
  if (known) return known.src;
  const drawn = sketch();
  if (!drawn) return "";
  const { box, markup, colour = "#000" } = drawn;
  const [, , wide, high] = box;
  const larger = Math.min(2, Math.max(1, (innerWidth * devicePixelRatio) / HD));
  const scale = (PIXELS * larger) / Math.max(wide, high);
  const made = new Image();
  made.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${wide * scale}" height="${high * scale}" color="${colour}"><defs>${referred(markup)}</defs>${markup}</svg>`,
  )}`;
  images.set(key, made);
  if (Math.max(wide, high) <= SMALL) later(() => flatten(key, made));
  return made.src;
}

/** As a task of its own; where it fails, pages go on without. @param {() => unknown} step */
export function later(step) {
  const pause = () => new Promise((done) => setTimeout(done));
  work = work.then(pause).then(step).then(() => {}, () => {});
}

/** Pixels in place of a drawing, which browsers lay out anew wherever they paint it.
 * @param {string} key @param {HTMLImageElement} drawing */
async function flatten(key, drawing) {
  await drawing.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  /** @type {Blob | null} */
  const pixels = await new Promise((done) => canvas.toBlob(done, "image/webp", 1)); // Chromium makes a PNG only on a page that is idle
  if (!pixels) return;
  const flat = new Image();
  flat.src = URL.createObjectURL(pixels);
  await flat.decode();
  images.set(key, flat);
}

/** A symbol as an image; empty until its sprites are there.
 * @param {string} id @param {string} [colour] @param {number} [margin] around its box @returns {string} */
export function picture(id, colour, margin = 0) {
  return image([id, colour, margin].join(), () => {
    const symbol = document.getElementById(id);
    if (!symbol) return null;
    const [x, y, wide, high] = (symbol.getAttribute("viewBox") || "").split(" ").map(Number);
    return { box: [x - margin, y - margin, wide + 2 * margin, high + 2 * margin], markup: symbol.innerHTML, colour };
  });
}

/** All that a drawing refers to. @param {string} markup @param {Set<string>} [met] @returns {string} */
function referred(markup, met = new Set()) {
  const parts = [...markup.matchAll(/#([\w-]+)/g)].map(([, id]) => {
    const part = document.getElementById(id);
    if (!part || met.has(id) || markup.includes(`id="${id}"`)) return "";
    met.add(id);
    return part.outerHTML + referred(part.outerHTML, met);
  });
  return parts.join("");
}

/** @param {string | null} avatar @returns {string} a guest's picture as an image, with room for ears */
function face(avatar) {
  return avatar && AVATARS.includes(avatar) ? picture(`av-${avatar}`, "", AROUND) : "";
}

/** @param {string} avatar @returns {Drawn} */
export function avatar(avatar) {
  return html`<img class="avatar" src=${picture(`av-${avatar}`) || nothing} alt="" />`;
}

/** Images that lie on one another, the first on top. @param {string[]} sources @returns {string} */
function layers(...sources) {
  return `background-image:${sources.map((source) => (source ? `url("${source}")` : "none")).join()}`;
}

/** A guest as shape and picture, with a crown for the captain. `deep`: on a ground of the seat's own colour.
 * @param {Seat | null | undefined} seat @param {number} [size] in units @param {{crowned?: boolean, deep?: boolean}} [how] @returns {Drawn} */
export function token(seat, size, { crowned = false, deep = false } = {}) {
  if (!seat) return nothing;
  const style = `${size ? `--size:${size};` : ""}${layers(face(seat.avatar), shape(seat, deep))}`;
  return html`<span class="token" data-seat=${place(seat)} style=${style}
    >${seat.avatar ? nothing : html`<b class="initial" aria-hidden="true">${[...seat.name][0]}</b>`}${crowned && seat.captain ? icon("crown", "crown") : nothing}</span
  >`;
}

/** @param {Seat} seat @param {boolean} [deep] @returns {string} */
function shape(seat, deep = false) {
  return picture(`sh-${shapeOf(seat)}`, (COLOURS[seat.colour] || [])[Number(deep)]);
}

/** A guest, or a figure of the title's that sits on no chair: `#figure-<id>` of its art.
 * @param {Seat | null} seat @param {string} id @param {number} [size] @returns {Drawn} */
export function stander(seat, id, size) {
  if (seat) return token(seat, size);
  const style = `${size ? `--size:${size};` : ""}${layers("", picture(`figure-${id}`))}`;
  return html`<span class="token" style=${style}></span>`;
}

/** @type {Set<string>} */
const prepared = new Set();

/** Images of these guests, before they are needed. @param {Seat[]} seats */
export function prepareTokens(seats) {
  for (const seat of seats) {
    const key = `${seat.avatar} ${seat.colour} ${seat.shape}`;
    if (prepared.has(key)) continue;
    prepared.add(key);
    later(() => Promise.all([sprites("shapes"), sprites("avatars")]));
    for (const draw of [() => face(seat.avatar), () => shape(seat), () => shape(seat, true)]) later(draw);
  }
}

/** The small shape before a name. @param {Seat | null | undefined} seat @returns {Drawn} */
export function glyph(seat) {
  const source = seat && shape(seat);
  if (!source) return nothing;
  return html`<img class="glyph" src=${source} alt=${msg("frame-shape", { shape: shapeOf(seat) })} />`;
}
