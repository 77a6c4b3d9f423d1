/* What a page sounds like: short effects and one quiet loop, played by the browser from scores.
 * The browser may hold sound back until somebody touches the page; `held()` says so. */
import { remember, remembered } from "./memory.js";
import { ALIKE, EFFECTS } from "./sounds/effects.js";
import { MUSIC } from "./sounds/music.js";
import { render } from "./sounds/render.js";

/** @typedef {{context: AudioContext, out: GainNode, effects: GainNode, music: GainNode}} Desk */
/** @typedef {{source: AudioBufferSourceNode, fader: GainNode}} Playing */

const MUTED = "partyhost.muted";
const LOUDEST = 1.4; // effects then peak at −4 dB
const LATE_MS = 400; // an effect that was not ready by then is left out
const QUIET = { effects: 0.5, music: 0.2 }; // while somebody speaks
const FADE_IN = 0.8; // seconds until a loop is nearly there
const FADE_OUT = 0.25;

/** @type {Desk | null} */
let desk = null;
let muted = remembered(MUTED) === "yes";
let volume = 0; // until a view says
/** @type {string | null} the loop that is to be heard */
let wanted = null;
/** @type {Playing | null} */
let playing = null;
/** @type {Map<string, Promise<AudioBuffer>>} */
const buffers = new Map();

/** Does the browser hold sound back until somebody touches the page? */
export function held() {
  return !muted && !runs();
}

export function isMuted() {
  return muted;
}

/** @param {boolean} on kept by this browser */
export function mute(on) {
  muted = on;
  remember(MUTED, on ? "yes" : null);
  level();
}

/** @param {number} percent as loud as it sounds: 50 is half as loud as 100 */
export function setVolume(percent) {
  volume = LOUDEST * (percent / 100) ** 2;
  level();
}

/** Call it from a tap or a key. @returns {Promise<void>} */
export async function unlock() {
  if (!desk) desk = makeDesk();
  if (!desk) return;
  if (!runs()) await desk.context.resume().catch(() => undefined);
  if (!runs()) return;
  startLoop();
  for (const cue of Object.keys(EFFECTS)) await ready(cue, EFFECTS[cue]);
}

/** Try without a tap, where the browser lets us. */
export function tryUnlock() {
  const policy = /** @type {any} */ (navigator).getAutoplayPolicy;
  if (policy && policy.call(navigator, "audiocontext") !== "allowed") return;
  void unlock();
}

/** @param {string} cue a name from a view's `cues`; unknown names are silent */
export function play(cue) {
  const name = EFFECTS[cue] ? cue : ALIKE[cue];
  if (!name || muted || !desk || !runs()) return;
  const { context, effects } = desk;
  const asked = performance.now();
  void ready(name, EFFECTS[name]).then((buffer) => {
    if (performance.now() - asked > LATE_MS) return;
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(effects);
    source.start();
  });
}

/** @param {string | null} name the music that is to be heard from now on */
export function loop(name) {
  if (name === wanted) return;
  wanted = name;
  stopLoop();
  startLoop();
}

/** @param {boolean} on somebody speaks: all else is quieter */
export function duck(on) {
  if (!desk) return;
  const now = desk.context.currentTime;
  desk.effects.gain.setTargetAtTime(on ? QUIET.effects : 1, now, 0.08);
  desk.music.gain.setTargetAtTime(on ? QUIET.music : 1, now, on ? 0.08 : 0.4);
}

function runs() {
  return Boolean(desk && desk.context.state === "running");
}

function level() {
  if (desk) desk.out.gain.setTargetAtTime(muted ? 0 : volume, desk.context.currentTime, 0.05);
}

/** @returns {Desk | null} where a browser has sound */
function makeDesk() {
  const Context = window.AudioContext || /** @type {any} */ (window).webkitAudioContext;
  if (!Context) return null;
  /** @type {AudioContext} */
  const context = new Context();
  const out = new GainNode(context, { gain: muted ? 0 : volume });
  const [effects, music] = [new GainNode(context), new GainNode(context)];
  effects.connect(out);
  music.connect(out);
  out.connect(context.destination);
  return { context, out, effects, music };
}

/** @param {string} name @param {import("./sounds/render.js").Piece} piece @returns {Promise<AudioBuffer>} */
function ready(name, piece) {
  let buffer = buffers.get(name);
  if (!buffer) {
    buffer = render(piece);
    buffers.set(name, buffer);
  }
  return buffer;
}

function startLoop() {
  const name = wanted;
  if (!name || !MUSIC[name] || playing || !runs()) return;
  void ready(`music ${name}`, MUSIC[name]).then((buffer) => {
    if (wanted !== name || playing || !desk) return;
    const { context, music } = desk;
    const source = new AudioBufferSourceNode(context, { buffer, loop: true });
    const fader = new GainNode(context, { gain: 0 });
    fader.gain.setTargetAtTime(1, context.currentTime, FADE_IN);
    source.connect(fader).connect(music);
    source.start();
    playing = { source, fader };
  });
}

function stopLoop() {
  if (!playing || !desk) return;
  const { source, fader } = playing;
  const now = desk.context.currentTime;
  fader.gain.cancelScheduledValues(now);
  fader.gain.setTargetAtTime(0, now, FADE_OUT);
  source.stop(now + 6 * FADE_OUT);
  playing = null;
}
