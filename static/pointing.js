/* Where on an element a finger is. */

/** As shares of its width and height. Engines that do not know `currentCSSZoom` measure a box as if
 * nothing around it were zoomed, and a pointer as it is.
 * @param {{clientX: number, clientY: number}} event @param {Element} element @returns {[number, number]} */
export function shareOf({ clientX, clientY }, element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = "currentCSSZoom" in element ? 1 : zoomOf(element);
  return [(clientX / zoom - left) / width, (clientY / zoom - top) / height];
}

/** @param {Element} element */
function zoomOf(element) {
  let zoom = 1;
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
}
