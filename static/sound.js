/* Short effects, made here by the browser: soft, evenly loud, no files. The browser may hold
 * sound back until somebody touches the page; `held()` says so. */
import { remember, remembered } from "./memory.js";

const MUTED = "partyhost.muted";
const LOUDNESS = 0.22;

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let out = null;
let muted = remembered(MUTED) === "yes";

/** A note: frequency, start and length in seconds, wave, loudness, frequency it glides to.
 * @typedef {[number, number, number, OscillatorType, number, number?]} Note */

/** @type {{[cue: string]: Note[]}} */
const EFFECTS = {
  turn: [
    [523, 0, 0.14, "triangle", 0.8],
    [784, 0.11, 0.24, "triangle", 0.8],
  ],
  deal: [
    [330, 0, 0.05, "square", 0.16, 210],
    [300, 0.06, 0.05, "square", 0.13, 190],
  ],
  flip: [
    [240, 0, 0.07, "triangle", 0.6, 520],
    [620, 0.06, 0.05, "triangle", 0.35],
  ],
  play: [
    [392, 0, 0.09, "triangle", 0.6],
    [294, 0.05, 0.12, "triangle", 0.5],
  ],
  lock: [
    [660, 0, 0.06, "triangle", 0.6],
    [440, 0.05, 0.1, "triangle", 0.5],
  ],
  correct: [
    [523, 0, 0.12, "triangle", 0.7],
    [659, 0.1, 0.12, "triangle", 0.7],
    [784, 0.2, 0.3, "triangle", 0.8],
  ],
  wrong: [
    [233, 0, 0.18, "sawtooth", 0.28, 208],
    [175, 0.17, 0.32, "sawtooth", 0.28, 156],
  ],
  card_right: [
    [523, 0.8, 0.1, "triangle", 0.7],
    [784, 0.89, 0.24, "triangle", 0.8],
  ],
  card_wrong: [
    [233, 0.8, 0.16, "sawtooth", 0.28, 208],
    [175, 0.95, 0.3, "sawtooth", 0.28, 156],
  ],
  tick: [[1180, 0, 0.03, "square", 0.12]],
  time_up: [
    [392, 0, 0.14, "triangle", 0.7],
    [330, 0.14, 0.14, "triangle", 0.7],
    [262, 0.28, 0.3, "triangle", 0.7],
  ],
  double: [
    [392, 0, 0.1, "triangle", 0.7],
    [523, 0.09, 0.1, "triangle", 0.7],
    [659, 0.18, 0.1, "triangle", 0.7],
    [1047, 0.27, 0.4, "triangle", 0.7],
  ],
  reveal: [
    [440, 0, 0.1, "sine", 0.8, 660],
    [880, 0.1, 0.25, "sine", 0.6],
  ],
  money: [
    [1319, 0, 0.05, "triangle", 0.4],
    [1568, 0.06, 0.05, "triangle", 0.4],
    [2093, 0.12, 0.14, "triangle", 0.4],
  ],
  undo: [[523, 0, 0.12, "sine", 0.6, 330]],
  join: [
    [587, 0, 0.1, "triangle", 0.6],
    [880, 0.09, 0.16, "triangle", 0.6],
  ],
  win: [
    [523, 0, 0.16, "triangle", 0.7],
    [523, 0.18, 0.08, "triangle", 0.6],
    [523, 0.27, 0.08, "triangle", 0.6],
    [698, 0.36, 0.2, "triangle", 0.75],
    [784, 0.56, 0.2, "triangle", 0.75],
    [1047, 0.76, 0.6, "triangle", 0.8],
    [659, 0.76, 0.6, "triangle", 0.45],
  ],
};
/** Cues of titles that sound like one of these. @type {{[cue: string]: string}} */
const ALIKE = {
  right: "correct",
  incorrect: "wrong",
  card: "play",
  draw: "deal",
  shuffle: "deal",
  clue: "reveal",
  show: "reveal",
  round: "win",
  pass: "deal",
  board: "reveal",
  final: "double",
  tie_break: "double",
  hm: "undo",
  daily_double: "double",
  bonus: "money",
  fanfare: "win",
  podium: "win",
  wager: "lock",
  spin: "deal",
  challenge: "double",
  climb: "money",
  skip: "time_up",
  guess: "lock",
  locked: "lock",
  freeze: "lock",
  keep: "play",
  question: "reveal",
  figure: "reveal",
  exact: "correct",
  sudden_death: "double",
  decide: "double",
  free_run: "turn",
  round_won: "win",
  bust: "wrong",
  jackpot: "money",
  ken_right: "wrong",
  ken_wrong: "correct",
  gavel: "double",
  take: "money",
  look: "flip",
  judge_moved: "lock",
  juror: "flip",
  verdict: "reveal",
  tie: "double",
  ask: "turn",
  bell: "turn",
  timeout: "time_up",
};

/** A quiet loop while somebody thinks, two bars of four soft notes. */
const THINKING = [262, 330, 392, 330, 247, 294, 392, 294];
const BEAT_MS = 520;
let beat = 0;
let beats = 0;

/** Does the browser hold sound back until somebody touches the page? */
export function held() {
  return !muted && (context === null || context.state !== "running");
}

export function isMuted() {
  return muted;
}

/** @param {boolean} on kept by this browser */
export function mute(on) {
  muted = on;
  remember(MUTED, on ? "yes" : null);
}

/** Call it from a tap or a key. @returns {Promise<void>} */
export async function unlock() {
  if (!context) {
    const Context = window.AudioContext || /** @type {any} */ (window).webkitAudioContext;
    if (!Context) return;
    context = new Context();
    out = context.createGain();
    out.gain.value = LOUDNESS;
    out.connect(context.destination);
  }
  if (context.state !== "running") await context.resume().catch(() => undefined);
}

/** Try without a tap, where the browser lets us. */
export function tryUnlock() {
  const policy = /** @type {any} */ (navigator).getAutoplayPolicy;
  if (policy && policy.call(navigator, "audiocontext") !== "allowed") return;
  void unlock();
}

/** @param {string} cue a name from a view's `cues`; unknown names are silent */
export function play(cue) {
  const notes = EFFECTS[cue] || EFFECTS[ALIKE[cue]];
  if (!notes || muted || !context || !out || context.state !== "running") return;
  for (const note of notes) sound(context, out, note);
}

/** @param {AudioContext} context @param {AudioNode} out @param {Note} note */
function sound(context, out, [frequency, from, length, wave, loud, to]) {
  const start = context.currentTime + 0.02 + from;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(frequency, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.06);
  tone.connect(volume).connect(out);
  tone.start(start);
  tone.stop(start + length + 0.08);
}

/** @param {boolean} on the thinking loop */
export function think(on) {
  clearInterval(beat);
  if (!on) return;
  beats = 0;
  beat = setInterval(() => {
    if (muted || !context || !out || context.state !== "running") return;
    sound(context, out, [THINKING[beats % THINKING.length], 0, 0.16, "triangle", beats % 4 ? 0.12 : 0.2]);
    beats += 1;
  }, BEAT_MS);
}
