/* From a score to sound that is ready to be played: a buffer, so that nothing is left to be timed
 * while it sounds. What rings on after the end of a loop rings into its beginning. */
import { readScore } from "./score.js";
import { VOICES } from "./voices.js";

/** @typedef {import("./voices.js").Voice} Voice */
/** @typedef {import("./score.js").Note} Note */
/** `step`: beats a sign lasts; `after`: beats until it begins; `pan`: −1 left to 1 right; `room`: how much it echoes.
 * @typedef {{voice: string, notes: string, step: number, loud: number, after?: number, pan?: number, room?: number}} Part */
/** `pace`: beats a minute; `beats`: how long a loop is, none: no loop; `swing`: where the second half of a
 * beat begins; `level`: evens out how loud pieces are.
 * @typedef {{pace: number, level: number, parts: Part[], beats?: number, swing?: number}} Piece */

const RATE = 32_000;
const TAIL = 1.6; // seconds that a piece rings on
const SOFT = 0.45; // of a firm stroke
const WALLS = [[0.0437, -0.8], [0.0611, 0.8], [0.0797, -0.4], [0.0979, 0.4]]; // seconds there and back, and where

/** @param {Piece} piece @returns {Promise<AudioBuffer>} */
export async function render(piece) {
  const context = new OfflineAudioContext(2, Math.ceil(RATE * (secondsOf(piece) + TAIL)), RATE);
  const out = gain(context, piece.level);
  out.connect(context.destination);
  const echo = roomOf(context, out);
  for (const part of piece.parts) {
    await new Promise((rested) => setTimeout(rested)); // the page draws meanwhile
    playPart(context, piece, part, out, echo);
  }
  const buffer = await context.startRendering();
  return piece.beats ? looped(buffer, Math.round(RATE * secondsOf(piece))) : buffer;
}

/** @param {Piece} piece how long it is without its tail */
function secondsOf({ pace, beats, parts }) {
  const ends = parts.flatMap(({ notes, step, after = 0 }) => readScore(notes, step).map((n) => after + n.from + n.long));
  return ((beats || Math.max(...ends)) * 60) / pace;
}

/** @param {OfflineAudioContext} context @param {Piece} piece @param {Part} part
 * @param {AudioNode} out @param {AudioNode} echo */
function playPart(context, piece, part, out, echo) {
  const { voice: name, notes, step, loud, after = 0, pan = 0, room = 0 } = part;
  const voice = VOICES[name];
  const track = gain(context, loud);
  const place = new StereoPannerNode(context, { pan });
  const send = gain(context, room);
  track.connect(filterOf(context, voice)).connect(place).connect(out);
  place.connect(send).connect(echo);
  const source = voice.partials ? waveOf(context, voice.partials) : noise();
  for (const note of readScore(notes, step)) {
    const from = (swung(after + note.from, piece.swing) * 60) / piece.pace;
    playNote(context, voice, source, { ...note, from, long: (note.long * 60) / piece.pace }, track);
  }
}

/** @param {OfflineAudioContext} context @param {Voice} voice */
function filterOf(context, { band, width, cut = 12_000 }) {
  if (band) return new BiquadFilterNode(context, { type: "bandpass", frequency: band, Q: width });
  return new BiquadFilterNode(context, { type: "lowpass", frequency: cut, Q: 0.4 });
}

/** @param {number} beat @param {number} [swing] @returns {number} where a beat and its half really fall */
function swung(beat, swing = 0.5) {
  const whole = Math.floor(beat);
  const part = beat - whole;
  return whole + (part < 0.5 ? part * 2 * swing : swing + (part - 0.5) * 2 * (1 - swing));
}

/** @param {OfflineAudioContext} context @param {Voice} voice @param {PeriodicWave | AudioBuffer} source
 * @param {Note} note @param {AudioNode} out */
function playNote(context, voice, source, note, out) {
  const { from, long } = note;
  const end = from + long + voice.release * 4;
  const shape = gain(context, 0);
  shape.gain.setValueAtTime(0, from);
  shape.gain.linearRampToValueAtTime(note.firm ? 1 : SOFT, from + voice.attack);
  if (voice.fade) shape.gain.setTargetAtTime(0, from + voice.attack, voice.fade);
  shape.gain.setTargetAtTime(0, from + Math.max(long, voice.attack), voice.release);
  shape.connect(out);
  for (const each of soundsOf(context, voice, source, note)) {
    each.connect(shape);
    each.start(from);
    each.stop(end);
  }
  if (voice.strike) strike(context, voice, note, out);
}

/** @param {OfflineAudioContext} context @param {Voice} voice @param {PeriodicWave | AudioBuffer} source
 * @param {Note} note @returns {AudioScheduledSourceNode[]} */
function soundsOf(context, voice, source, { pitch, from }) {
  if (source instanceof AudioBuffer) return [new AudioBufferSourceNode(context, { buffer: source, loop: true })];
  const frequency = pitch || voice.at || 0;
  const tones = voice.detune ? [-voice.detune, voice.detune] : [0];
  return tones.map((detune) => {
    const tone = new OscillatorNode(context, { periodicWave: source, frequency, detune });
    if (voice.bend) {
      tone.frequency.setValueAtTime(frequency * voice.bend, from);
      tone.frequency.exponentialRampToValueAtTime(frequency, from + 0.09);
    }
    return tone;
  });
}

/** The hammer on the string. @param {OfflineAudioContext} context @param {Voice} voice @param {Note} note @param {AudioNode} out */
function strike(context, { strike: struck = [1, 0], at = 0 }, { pitch, from }, out) {
  const [times, loud] = struck;
  const tone = new OscillatorNode(context, { frequency: Math.min(14_000, (pitch || at) * times) });
  const shape = gain(context, 0);
  shape.gain.setValueAtTime(loud, from);
  shape.gain.setTargetAtTime(0, from, 0.03);
  tone.connect(shape).connect(out);
  tone.start(from);
  tone.stop(from + 0.25);
}

/** @param {BaseAudioContext} context @param {number} value */
function gain(context, value) {
  return new GainNode(context, { gain: value });
}

/** @param {BaseAudioContext} context @param {number[]} partials */
function waveOf(context, partials) {
  const imag = new Float32Array([0, ...partials]);
  return context.createPeriodicWave(new Float32Array(imag.length), imag, { disableNormalization: false });
}

/** @type {AudioBuffer | undefined} */
let hiss;

/** A second of noise, the same every time. */
function noise() {
  if (hiss) return hiss;
  hiss = new AudioBuffer({ length: RATE, sampleRate: RATE });
  const data = hiss.getChannelData(0);
  let state = 1;
  for (let i = 0; i < RATE; i += 1) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    data[i] = state / 2 ** 31 - 1;
  }
  return hiss;
}

/** A living room: its walls send back a little, again and again. @param {BaseAudioContext} context @param {AudioNode} out */
function roomOf(context, out) {
  const room = gain(context, 1);
  for (const [delayTime, pan] of WALLS) {
    const way = new DelayNode(context, { delayTime, maxDelayTime: 1 });
    const wall = new BiquadFilterNode(context, { type: "lowpass", frequency: 2600, Q: 0.3 });
    const again = gain(context, 0.66);
    room.connect(way).connect(wall).connect(again).connect(way);
    wall.connect(new StereoPannerNode(context, { pan })).connect(out);
  }
  return room;
}

/** @param {AudioBuffer} buffer @param {number} length @returns {AudioBuffer} */
function looped(buffer, length) {
  const loop = new AudioBuffer({ numberOfChannels: 2, length, sampleRate: RATE });
  for (const channel of [0, 1]) {
    const whole = buffer.getChannelData(channel);
    const data = whole.slice(0, length);
    for (let i = length; i < whole.length; i += 1) data[i - length] += whole[i];
    loop.copyToChannel(data, channel);
  }
  return loop;
}
