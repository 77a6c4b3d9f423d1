// How large a text may stand in its box.

/** A box for a text: its size in u, the largest and least type, how high a line is and how wide a
 * letter, in the size of the type.
 * @typedef {{wide: number, high: number, most: number, least: number, line?: number, letter?: number}} Box */

/**
 * The largest type, in u, in which a text fits, from `most` down to `least`. Letters of the reading
 * face are half its size wide on average.
 * @param {string} text @param {Box} box
 */
export function fitted(text, { wide, high, most, least, line = 1.16, letter = 0.52 }) {
  for (let size = most; size > least; size -= 2) {
    const letters = Math.floor(wide / (size * letter));
    if (lines(text, letters) * size * line <= high) return size;
  }
  return least;
}

/** @param {string} text @param {number} letters how many fit on a line */
function lines(text, letters) {
  let count = 1;
  let at = 0;
  for (const word of text.split(/\s+/)) {
    if (word.length > letters) return Infinity;
    if (at && at + 1 + word.length > letters) {
      count += 1;
      at = word.length;
    } else {
      at += (at ? 1 : 0) + word.length;
    }
  }
  return count;
}
