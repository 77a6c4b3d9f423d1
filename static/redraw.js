/* Drawing a page again, also from within a drawing: a field that is taken away says so while the
 * page is being made, and the page is then made once more. */

/** @param {() => void} paint @returns {() => void} */
export function steady(paint) {
  let painting = false;
  let again = false;
  const draw = () => {
    again = true;
    if (painting) return;
    painting = true;
    try {
      while (again) {
        again = false;
        paint();
      }
    } finally {
      painting = false;
    }
  };
  return draw;
}
