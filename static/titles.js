/* The drawings of the title that is being played, loaded when it is first seen. */
import { later, sprites, stylesheet } from "./art.js";
import { learn, msg } from "./l10n.js";

/** @typedef {import("./types.js").TitleModule} TitleModule */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Api} Api */
/** @typedef {import("./types.js").Headline} Headline */

/** A title without drawings can be played by its offers alone. @type {TitleModule} */
const PLAIN = { tv: {}, phone: {} };

/** @type {Map<string, TitleModule | null>} null while it is loading */
const loaded = new Map();

/** @param {string} title @param {"tv" | "phone"} page @param {() => void} redraw @returns {TitleModule | null} */
export function drawings(title, page, redraw) {
  const known = loaded.get(title);
  if (known !== undefined) return known;
  loaded.set(title, null);
  load(title, page).then((module) => {
    loaded.set(title, module);
    redraw();
  });
  return null;
}

/** Does somebody of the title's own stand on this podium? Its art is needed then.
 * @param {Game} game @returns {boolean} */
export function hasFigures(game) {
  return (game.places || []).some((/** @type {{name?: string}} */ each) => each.name);
}

/** @param {string} title @param {"tv" | "phone"} page @returns {Promise<TitleModule>} */
async function load(title, page) {
  if (!/^\w+$/.test(title)) return PLAIN;
  try {
    /** @type {TitleModule} */
    const module = await import(new URL(`./titles/${title}.js`, import.meta.url).href);
    const needs = (module.needs && module.needs[page]) || {};
    await Promise.all([learn(title), ...(needs.css || []).map(stylesheet), ...(needs.art || []).map(sprites)]);
    (module.images || []).forEach(later);
    return module;
  } catch (error) {
    console.warn(`No drawings for ${title}:`, error);
    return PLAIN;
  }
}

/** Whose move, in words; what the title does not say is made from who is awaited.
 * @param {TitleModule} module @param {View & {game: Game}} view @param {Api} api @returns {Required<Headline>} */
export function headlineOf(module, view, api) {
  const said = guarded(() => (module.headline ? module.headline(view, api) : null)) || {};
  const { awaits, brief } = view.game;
  const seat = said.seat !== undefined ? said.seat : awaits.length === 1 ? awaits[0] : null;
  return {
    seat,
    title: said.title || moveOf(view, api, seat),
    detail: said.detail !== undefined ? said.detail : brief ? brief.name : "",
    caption: said.caption !== undefined ? said.caption : brief ? brief.text : "",
  };
}

/** @param {View & {game: Game}} view @param {Api} api @param {string | null} seat @returns {string} */
function moveOf(view, api, seat) {
  const { awaits } = view.game;
  if (seat) return msg("frame-move-of", { name: api.name(seat) });
  if (!awaits.length) return view.game.name;
  const players = view.room.seats.filter((each) => !each.watching).length;
  if (awaits.length >= players) return msg("frame-move-all");
  if (awaits.length <= 2) return msg("frame-list", { names: awaits.map(api.name) });
  return msg("frame-still-to-go", { count: awaits.length });
}

/** A drawing that stumbles must not take the page with it.
 * @template T @param {() => T} draw @returns {T | null} */
export function guarded(draw) {
  try {
    return draw();
  } catch (error) {
    console.error(error);
    return null;
  }
}
