/* Motion that tells the story. The page is always drawn as it is; motion only delays how it
 * looks, for 1.2 s at most, and is left out when the system asks for less of it. */

const LONGEST = 1200;

/** @returns {boolean} */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Count a shown number up or down to where it is. Elements say it with data-count="400" and
 * data-unit="$"; a new one starts at its number.
 * @param {ParentNode} [root] */
export function countUp(root = document) {
  for (const element of root.querySelectorAll("[data-count]")) count(/** @type {CountElement} */ (element));
}

/** @typedef {HTMLElement & {shownCount?: number, countFrame?: number}} CountElement */

/** @param {CountElement} element */
function count(element) {
  const goal = Number(element.dataset.count);
  const from = element.shownCount;
  if (from === goal) {
    if (!element.countFrame) write(element, goal); // the way it is written may have changed
    return;
  }
  element.shownCount = goal;
  if (element.countFrame) cancelAnimationFrame(element.countFrame);
  if (from === undefined || still() || document.hidden) {
    element.countFrame = 0;
    write(element, goal);
    return;
  }
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - start) / 800);
    const eased = 1 - (1 - share) ** 3;
    write(element, Math.round(from + (goal - from) * eased));
    element.countFrame = share < 1 ? requestAnimationFrame(step) : 0;
  };
  element.countFrame = requestAnimationFrame(step);
}

/** @param {CountElement} element @param {number} value */
function write(element, value) {
  const text = amount(value, element.dataset);
  if (element.textContent !== text) element.textContent = text;
}

/** @param {number} value @param {DOMStringMap} how @returns {string} "$1,200"; "$1.3M" where it must be short */
function amount(value, { unit, short }) {
  const size = Math.abs(value);
  const digits = short !== undefined && size >= 100_000 ? inShort(size) : size.toLocaleString("en-US");
  return `${value < 0 ? "−" : ""}${unit === "$" ? "$" : ""}${digits}`;
}

/** @param {number} size */
function inShort(size) {
  return size < 999_500 ? `${Math.round(size / 1000)}K` : `${(size / 1_000_000).toFixed(1).replace(/\.0$/, "")}M`;
}

/** Where the things marked data-travel="<key>" are now; take it before a redraw.
 * @param {ParentNode} [root] @returns {Map<string, DOMRect>} */
export function places(root = document) {
  const found = new Map();
  for (const element of root.querySelectorAll("[data-travel]")) {
    const { travel } = /** @type {HTMLElement} */ (element).dataset;
    if (travel) found.set(travel, element.getBoundingClientRect());
  }
  return found;
}

/** After the redraw: what has moved travels there from where it was.
 * @param {Map<string, DOMRect>} before @param {ParentNode} [root] @param {number} [ms] */
export function travel(before, root = document, ms = 520) {
  if (still() || document.hidden || !before.size) return;
  const now = [...root.querySelectorAll("[data-travel]")].map((element) => ({
    element: /** @type {HTMLElement} */ (element),
    is: element.getBoundingClientRect(), // all are measured first: an animation makes the page lay itself out anew
  }));
  for (const { element, is } of now) {
    const was = before.get(element.dataset.travel || "");
    if (!was || !is.width || !was.width) continue;
    const [dx, dy, scale] = [was.left - is.left, was.top - is.top, was.width / is.width];
    if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0" },
        { transform: "none", transformOrigin: "0 0" },
      ],
      { duration: Math.min(ms, LONGEST), easing: "cubic-bezier(.2, .9, .25, 1)" },
    );
  }
}
