/* Parts of a page that most visits do not need at once: fetched when they are first asked for. */

/** @template T @param {() => Promise<T>} load @param {() => void} redraw once it is there
 * @returns {() => T | null} the part; null until then, and asked for again where the network was away */
export function later(load, redraw) {
  /** @type {T | null} */
  let part = null;
  let asked = false;
  return () => {
    if (asked) return part;
    asked = true;
    load().then(
      (loaded) => {
        part = loaded;
        redraw();
      },
      () => {
        asked = false;
      },
    );
    return null;
  };
}
