/* The music of this house: quiet loops, written for it. Warm and slow in the lobby, a colour of
 * its own where a title's guests think, a glow at the podium. */

/** @typedef {import("./render.js").Piece} Piece */

/** A lamp, a sofa, nobody in a hurry: eight bars in F. @type {Piece} */
const lobby = {
  pace: 84,
  beats: 32,
  swing: 0.6,
  level: 0.083,
  parts: [
    {
      voice: "keys",
      step: 0.5,
      loud: 0.3,
      pan: -0.2,
      room: 0.14,
      notes: `A3+C4+E4+G4 - - . . A3+C4+G4 - .  | F3+A3+C4+E4 - - . . A3+C4+E4 - .
              F3+A3+Bb3+D4 - - . . A3+Bb3+D4 - . | F3+Bb3+D4 - - . . E3+Bb3+D4 - .
              G3+C4+E4 - - . . A3+C4+E4 - .      | F3+A3+C4+E4 - - . . F3+C4+D4 - .
              F3+Bb3+D4+A4 - - . . F3+Bb3+D4 - . | E3+Bb3+D4+A4 - - . E3+Bb3+C4 - - .`,
    },
    {
      voice: "bass",
      step: 0.5,
      loud: 0.55,
      notes: `F2 - - . . C2 E2 . | D2 - - . . A2 - .  | Bb1 - - . . F2 - . | C2 - - . . G2 E2 .
              A2 - - . . E2 - .  | D2 - - . . A1 C2 . | G2 - - . . D2 - .  | C2 - - . . D2 E2 .`,
    },
    {
      voice: "vibes",
      step: 0.5,
      loud: 0.26,
      pan: 0.3,
      room: 0.3,
      notes: `. . C5 A4 - G4 - -   | . . . . . . E4 G4     | A4 - - - . F4 - D4  | - - - . . . . .
              . . E5 C5 - B4 - C5  | A4 - - - . . . .      | . . D5 Bb4 - A4 - G4 | - - E4 - - - . .`,
    },
    { voice: "brush", step: 0.5, loud: 0.1, pan: 0.15, notes: ". . X . . x X . ".repeat(8) },
    { voice: "shaker", step: 0.5, loud: 0.05, pan: -0.4, notes: "x x x x ".repeat(16) },
  ],
};

/** Glass and night blue: broken chords over a soft pulse, in D minor. @type {Piece} */
const jeopardy = {
  pace: 96,
  beats: 32,
  level: 0.062,
  parts: [
    {
      voice: "glass",
      step: 0.5,
      loud: 0.3,
      pan: 0.2,
      room: 0.3,
      notes: `D4 A4 E5 A4 F4 A4 D5 A4   | D4 F4 C5 F4 A4 F4 C5 F4    | C4 G4 D5 G4 E4 G4 C5 G4  | C4 A4 E5 A4 G4 A4 E5 A4
              Bb3 F4 D5 F4 A4 F4 C5 F4  | G3 D4 Bb4 D4 F4 D4 A4 D4   | A3 E4 D5 E4 A4 E4 D5 E4  | A3 E4 C#5 E4 A4 E4 G4 E4`,
    },
    {
      voice: "strings",
      step: 2,
      loud: 0.09,
      pan: -0.25,
      room: 0.2,
      notes: "D3+A3+F4 - | Bb2+F3+D4 - | C3+G3+E4 - | A2+E3+C4 - | Bb2+F3+D4 - | G2+D3+Bb3 - | A2+D3+A3 - | A2+C#3+G3 -",
    },
    {
      voice: "bass",
      step: 0.5,
      loud: 0.42,
      notes: ["D2", "Bb1", "C2", "A1", "Bb1", "G1", "A1", "A1"].map((n) => `${n} . . ${n} . . ${n} . `).join(""),
    },
    { voice: "block", step: 1, loud: 0.05, pan: -0.5, room: 0.1, notes: "x . x . ".repeat(8) },
  ],
};

/** A bright board on a table: marimba and plucked strings, in G. @type {Piece} */
const beat_ken = {
  pace: 112,
  beats: 32,
  swing: 0.56,
  level: 0.138,
  parts: [
    {
      voice: "mallet",
      step: 0.5,
      loud: 0.34,
      pan: 0.25,
      room: 0.16,
      notes: `G4 . B4 D5 . B4 G4 .  | E4 . G4 B4 . G4 E4 .  | C4 . E4 G4 . A4 G4 E4 | D4 . F#4 A4 . . D5 .
              G4 . B4 D5 . E5 D5 B4 | C5 . . G4 . E4 G4 .   | A4 . C5 E5 . D5 C5 A4 | F#4 . A4 D4 . . . .`,
    },
    {
      voice: "pluck",
      step: 0.5,
      loud: 0.2,
      pan: -0.25,
      room: 0.1,
      notes: `. . B3+D4 . . . B3+D4 . | . . G3+B3 . . . G3+B3 .  | . . G3+E4 . . . G3+E4 .   | . . A3+C4 . . . F#3+C4 .
              . . B3+D4 . . . B3+D4 . | . . G3+C4 . . . G3+C4 .  | . . A3+E4 . . . A3+C4 .   | . . A3+D4 . . F#3+C4 . .`,
    },
    {
      voice: "bass",
      step: 1,
      loud: 0.4,
      notes: "G2 . D2 . | E2 . B1 . | C2 . G2 . | D2 . A1 . | G2 . D2 . | C2 . E2 . | A1 . E2 . | D2 . D2 F#2",
    },
    { voice: "block", step: 0.5, loud: 0.06, pan: 0.5, room: 0.1, notes: ". . x . . x . . ".repeat(8) },
    { voice: "shaker", step: 0.5, loud: 0.06, pan: -0.4, notes: "x x X x ".repeat(16) },
  ],
};

/** After midnight, under neon: a walking bass and a vibraphone, a blues in C minor. @type {Piece} */
const card_sharks = {
  pace: 104,
  beats: 32,
  swing: 0.66,
  level: 0.093,
  parts: [
    {
      voice: "bass",
      step: 1,
      loud: 0.5,
      notes: "C2 Eb2 G2 A2 | Bb2 A2 G2 Eb2 | F2 Ab2 C3 Ab2 | F2 Eb2 D2 B1 | C2 G2 Eb2 C2 | Ab2 G2 Ab2 C3 | D2 F2 G2 B1 | C2 Bb1 Ab1 G1",
    },
    {
      voice: "vibes",
      step: 0.5,
      loud: 0.28,
      pan: 0.3,
      room: 0.24,
      notes: `. . . G4 - Bb4 C5 -   | - . . . . . . .     | . . . C5 - Eb5 C5 -  | Bb4 - G4 - . . . .
              . Eb5 - C5 Bb4 - G4 - | Ab4 - - - . . . .   | . . F4 Ab4 - B4 D5 - | C5 - - . . . . .`,
    },
    {
      voice: "keys",
      step: 0.5,
      loud: 0.22,
      pan: -0.25,
      room: 0.12,
      notes: `. . . Bb3+D4+Eb4 . . . .  | . . Bb3+D4+Eb4 - . . . . | . . . Ab3+C4+Eb4 . . . .  | . . Ab3+B3+F4 - . . . .
              . . . Bb3+Eb4+G4 . . . .  | . . Ab3+C4+G4 - . . . .  | . . . Ab3+C4+F4 . F3+B3+Eb4 - . | . . Bb3+Eb4 - . . . .`,
    },
    { voice: "brush", step: 0.5, loud: 0.1, pan: 0.1, notes: "x . X x x . X x ".repeat(8) },
  ],
};

/** Dusk on old wood: a slow dance in three, in E minor. @type {Piece} */
const judge_and_jury = {
  pace: 78,
  beats: 36,
  level: 0.119,
  parts: [
    {
      voice: "quill",
      step: 0.5,
      loud: 0.15,
      pan: 0.2,
      room: 0.24,
      notes: `E4 . G4 B4 E5 .  | D5 . B4 G4 D4 .   | C4 . E4 G4 C5 .   | B4 . F#4 D#4 B3 .
              A3 . C4 E4 A4 .  | G4 . B4 E5 B4 .   | F#4 . A4 C5 E5 .  | D#5 . B4 F#4 . .
              E4 . B4 G4 E5 .  | C5 . G4 E4 C4 .   | A4 . E4 F#4 D#4 . | E4 . B3 . . .`,
    },
    {
      voice: "strings",
      step: 3,
      loud: 0.13,
      pan: -0.2,
      room: 0.2,
      notes: "E3+B3 G3+B3 E3+C4 F#3+B3 E3+C4 E3+B3 F#3+A3 F#3+B3 E3+B3 E3+G3 E3+A3 E3+G3",
    },
    { voice: "bass", step: 3, loud: 0.4, notes: "E2 D2 C2 B1 A1 G1 F#1 B1 E2 C2 A1 E2" },
    { voice: "drum", step: 1, loud: 0.16, room: 0.2, notes: "X . . . . x ".repeat(6) },
  ],
};

/** Gold light and small bells, slowly turning, in C. @type {Piece} */
const podium = {
  pace: 72,
  beats: 32,
  level: 0.044,
  parts: [
    {
      voice: "glow",
      step: 4,
      loud: 0.2,
      room: 0.3,
      notes: "C3+G3+E4 A2+E3+C4+G4 F2+C3+A3+E4 G2+D3+C4+F4 E3+G3+C4+G4 A2+E3+C4+E4 D3+A3+F4+C4 G2+D3+B3+F4",
    },
    {
      voice: "glass",
      step: 0.5,
      loud: 0.16,
      pan: 0.35,
      room: 0.4,
      notes: `. . G5 . E5 . C5 .  | . . E5 . . . G5 .   | . . A5 . E5 . C5 .   | . . D5 . . . G4 .
              . . G5 . C6 . G5 .  | . . E5 . . . C5 .   | . . F5 . A5 . C6 .   | . . B5 . . . D5 .`,
    },
    {
      voice: "keys",
      step: 1,
      loud: 0.18,
      pan: -0.3,
      room: 0.2,
      notes: `. G4 - E4 | - . . . | . C5 - A4 | - G4 - . | . E4 - G4 | - . . . | . A4 - F4 | - D4 - .`,
    },
  ],
};

/** By place, or by title. @type {{[name: string]: Piece}} */
export const MUSIC = { lobby, podium, jeopardy, beat_ken, card_sharks, judge_and_jury };
