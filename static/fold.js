/* What is open on this screen only, and worth no word to the host: a drawer, a curtain that is
 * held, a question that is being asked. Pages draw again when it changes. */

/** @type {Map<string, any>} */
const folds = new Map();
let redraw = () => {};

/** @param {() => void} draw called after every change */
export function onFold(draw) {
  redraw = draw;
}

/** @param {string} key @param {any} [otherwise] */
export function fold(key, otherwise = null) {
  return folds.has(key) ? folds.get(key) : otherwise;
}

/** The phone is in other hands: nothing stays open of what the last ones were at. */
export function closeFolds() {
  for (const key of folds.keys()) if (!key.startsWith("reading")) folds.delete(key);
}

/** @param {string} key @param {any} value null closes it */
export function setFold(key, value) {
  if (value === null) folds.delete(key);
  else folds.set(key, value);
  redraw();
}
