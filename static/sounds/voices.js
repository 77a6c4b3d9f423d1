/* The instruments of this house: how each of them sounds. */

/** A tone has `partials`, the loudness of its harmonics; noise has a `band` in Hz. `attack` and
 * `release` in seconds; `fade` is how fast it dies away while it is held, none: it does not.
 * `detune` adds a second one, as many cents beside; `strike` an overtone that dies at once:
 * how many times higher, how loud. `bend`: it starts so many times higher. `cut`: no higher than this.
 * @typedef {{partials?: number[], band?: number, width?: number, attack: number, fade?: number, release: number,
 *   detune?: number, strike?: [number, number], bend?: number, cut?: number, at?: number}} Voice */

/** @type {{[name: string]: Voice}} */
export const VOICES = {
  keys: { partials: [1, 0.32, 0.1, 0.05], attack: 0.008, fade: 0.75, release: 0.16, strike: [7, 0.1], cut: 2600 },
  glass: { partials: [1, 0, 0.12], attack: 0.004, fade: 0.5, release: 0.5, strike: [4.1, 0.16], cut: 5200 },
  vibes: { partials: [1, 0, 0, 0.12], attack: 0.006, fade: 0.8, release: 0.35, strike: [9.9, 0.05], cut: 4200 },
  mallet: { partials: [1, 0.06], attack: 0.003, fade: 0.16, release: 0.12, strike: [3.9, 0.28], cut: 4200 },
  pluck: { partials: [1, 0.55, 0.38, 0.24, 0.15, 0.1], attack: 0.003, fade: 0.24, release: 0.12, cut: 2600 },
  quill: { partials: [1, 0.7, 0.6, 0.45, 0.36, 0.25, 0.18], attack: 0.003, fade: 0.4, release: 0.1, cut: 3400 },
  bass: { partials: [1, 0.42, 0.14, 0.05], attack: 0.012, fade: 0.6, release: 0.1, cut: 900 },
  strings: { partials: [1, 0.6, 0.4, 0.26, 0.16, 0.1], attack: 0.45, release: 0.7, detune: 9, cut: 1300 },
  glow: { partials: [1, 0.25, 0.12, 0.06], attack: 0.7, release: 1.1, detune: 7, cut: 1800 },
  brass: { partials: [1, 0.8, 0.62, 0.45, 0.3, 0.2, 0.1], attack: 0.035, fade: 1.6, release: 0.16, detune: 5, cut: 2400 },
  reed: { partials: [1, 0.1, 0.5, 0.06, 0.26, 0.04, 0.12], attack: 0.02, fade: 0.9, release: 0.1, cut: 1500 },
  whistle: { partials: [1, 0.04], attack: 0.02, fade: 0.5, release: 0.1, bend: 0.72, cut: 4000 },
  fall: { partials: [1, 0.2], attack: 0.01, fade: 0.3, release: 0.08, bend: 1.7, cut: 2000 },
  drum: { partials: [1], at: 58, attack: 0.004, fade: 0.13, release: 0.08, bend: 2.6 },
  knock: { partials: [1, 0.4, 0.3], at: 196, attack: 0.002, fade: 0.05, release: 0.05, bend: 1.5, strike: [6.3, 0.5] },
  block: { partials: [1], at: 880, attack: 0.002, fade: 0.03, release: 0.03, strike: [1.5, 0.5] },
  brush: { band: 3200, width: 0.7, attack: 0.02, fade: 0.09, release: 0.06 },
  shaker: { band: 7800, width: 0.9, attack: 0.012, fade: 0.03, release: 0.03 },
  card: { band: 2300, width: 1.1, attack: 0.004, fade: 0.028, release: 0.03 },
  swish: { band: 1300, width: 0.8, attack: 0.06, fade: 0.09, release: 0.08 },
};
