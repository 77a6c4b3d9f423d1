/* Scores in letters: one sign for each step. `C4` is a note, `C4+E4` a chord, `x` and `X` a soft
 * and a firm stroke of a drum, `-` holds on, `.` is a rest, `|` only helps to read. */

/** @typedef {{pitch: number, from: number, long: number, firm: boolean}} Note `from` and `long` in beats, pitch in Hz */

const SEMITONES = /** @type {{[letter: string]: number}} */ ({ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 });
const ALTERED = /** @type {{[sign: string]: number}} */ ({ "#": 1, b: -1, "": 0 });
const A4 = 57; // semitones above C0

/** @param {string} notes @param {number} step how many beats a sign lasts @returns {Note[]} */
export function readScore(notes, step) {
  /** @type {Note[]} */
  const read = [];
  let held = 0; // how many of the last notes a hold makes longer
  const signs = notes.split(/[\s|]+/).filter(Boolean);
  signs.forEach((sign, at) => {
    if (sign === "-") for (const note of read.slice(read.length - held)) note.long += step;
    else {
      const struck = sign === "." ? [] : sign.split("+");
      held = struck.length;
      for (const each of struck) read.push({ pitch: pitch(each), from: at * step, long: step, firm: each !== "x" });
    }
  });
  return read;
}

/** @param {string} sign "F#3" @returns {number} Hz; 0 for a drum */
export function pitch(sign) {
  const found = /^([A-G])([#b]?)(\d)$/.exec(sign);
  if (!found) return 0;
  const [, letter, altered, octave] = found;
  return 440 * 2 ** ((SEMITONES[letter] + ALTERED[altered] + 12 * Number(octave) - A4) / 12);
}
