/* Short sounds: what happens at the table. */

/** @typedef {import("./render.js").Piece} Piece */
/** @typedef {import("./render.js").Part} Part */

/** @param {number} level @param {...Part} parts @returns {Piece} its beats are seconds */
const effect = (level, ...parts) => ({ pace: 60, level, parts });

/** @param {string} voice @param {number} step @param {string} notes @param {number} [loud] @param {Partial<Part>} [more] @returns {Part} */
const part = (voice, step, notes, loud = 1, more = {}) => ({ voice, step, notes, loud, room: 0.05, ...more });

/** Clicks that come ever slower, as the pointer of a spinner does. */
const SLOWING = Array.from({ length: 17 }, (_, i) => 1.12 * (1 - Math.sqrt(1 - (i + 1) / 18)));

const CARD_TURNS = 0.8; // seconds until the face of a card that turns is seen

/** @type {{[cue: string]: Piece}} */
export const EFFECTS = {
  turn: effect(0.123, part("vibes", 0.11, "C5 G5 - -", 1, { room: 0.12 })),
  join: effect(0.17, part("mallet", 0.09, "D5 F#5 A5 -", 1, { room: 0.12 })),
  deal: effect(0.65, part("card", 0.075, "x X x X", 1)),
  flip: effect(0.6, part("swish", 0.12, "X", 1), part("card", 0.05, "X", 0.8, { after: 0.1 })),
  play: effect(0.5, part("card", 0.05, "X", 0.8), part("drum", 0.09, "X", 0.5, { after: 0.02 })),
  lock: effect(0.55, part("block", 0.07, "X", 0.5), part("knock", 0.08, "X", 0.8, { after: 0.06 })),
  reveal: effect(0.11, part("glow", 0.3, "A3+E4", 0.4, { room: 0.1 }), part("glass", 0.09, "A4 C#5 E5 A5 - -", 0.7, { room: 0.2 })),
  correct: effect(0.102, part("vibes", 0.09, "C5 E5 G5 C6 - - -", 1, { room: 0.15 }), part("glow", 0.3, "C4+E4 -", 0.3)),
  wrong: effect(0.174, part("reed", 0.19, "Bb2 G2 -", 1, { room: 0.06 })),
  card_right: effect(0.123, part("vibes", 0.09, "C5 G5 - -", 1, { after: CARD_TURNS, room: 0.15 })),
  card_wrong: effect(0.172, part("reed", 0.17, "Bb2 G2 -", 1, { after: CARD_TURNS })),
  tick: effect(0.27, part("block", 0.05, "X", 1, { room: 0 })),
  time_up: effect(0.17, part("mallet", 0.15, "G4 E4 C4 -", 1, { room: 0.15 }), part("bass", 0.15, ". . C2 -", 0.8)),
  double: effect(0.141, part("brass", 0.1, "C4 E4 G4 C5+E5 - - -", 0.7, { room: 0.12 }), part("drum", 0.1, ". . . X", 0.7)),
  money: effect(0.076, part("glass", 0.055, "E6 G6 B6 E7 - -", 1, { room: 0.12 })),
  undo: effect(0.22, part("fall", 0.16, "E4 -", 1)),
  spin: effect(0.2, ...SLOWING.map((after) => part("block", 0.03, "x", 1, { after, room: 0.02 }))),
  gavel: effect(0.29, part("knock", 0.22, "X X .", 1, { room: 0.3 }), part("drum", 0.22, "X X .", 0.7)),
  win: effect(
    0.116,
    part("brass", 0.15, "G4 G4 G4 C5+E5 - - A4+C5+F5 - B4+D5+G5 - C5+E5+G5 - - - - -", 0.55, { room: 0.16, pan: -0.15 }),
    part("brass", 0.15, "C4 C4 C4 G3+C4 - - F3+A3 - G3+D4 - C3+G3+C4 - - - - -", 0.4, { room: 0.12, pan: 0.2 }),
    part("drum", 0.15, "x x x X . . X . X . X . . . . .", 0.7),
    part("glass", 0.075, "C6 E6 G6 C7 - - - -", 0.25, { after: 1.65, room: 0.3 }),
  ),
};

/** Cues of titles that sound like one of these. @type {{[cue: string]: string}} */
export const ALIKE = {
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
  take: "money",
  look: "flip",
  judge_moved: "lock",
  juror: "flip",
  verdict: "reveal",
  tie: "double",
  ask: "turn",
  bell: "turn",
  think: "turn",
  timeout: "time_up",
};
