// The loop of spaces as geometry: one closed curve cut into equal arcs, so that a hop is a point on it.

export const WIDE = 1056;
export const HIGH = 600;
const EDGE = 58; // from the rim to the middle of the path
const ROUND = 132; // of its corners
const WAVE = 15; // how far its long sides swing
const DEPTH = 41; // of a space, to either side of the middle
const FINE = 1600; // points the curve is measured by

/** @typedef {[number, number]} Point */

/** A point of the raw curve, clockwise from the lower left. @param {number} t 0 to 1 @returns {Point} */
function raw(t) {
  const [w, h] = [WIDE - 2 * (EDGE + ROUND), HIGH - 2 * (EDGE + ROUND)];
  const quarter = (Math.PI / 2) * ROUND;
  const parts = [h, quarter, w, quarter, h, quarter, w, quarter];
  let left = t * parts.reduce((sum, part) => sum + part, 0);
  let at = 0;
  while (left > parts[at]) left -= parts[at++];
  const share = left / parts[at];
  const turn = (share * Math.PI) / 2;
  const [x0, y0, x1, y1] = [EDGE + ROUND, EDGE + ROUND, WIDE - EDGE - ROUND, HIGH - EDGE - ROUND];
  const swing = WAVE * Math.sin(share * Math.PI * 2) ** 2;
  /** @type {Point[]} */
  const places = [
    [EDGE, y1 - left],
    [x0 - ROUND * Math.cos(turn), y0 - ROUND * Math.sin(turn)],
    [x0 + left, EDGE + swing],
    [x1 + ROUND * Math.sin(turn), y0 - ROUND * Math.cos(turn)],
    [WIDE - EDGE, y0 + left],
    [x1 + ROUND * Math.cos(turn), y1 + ROUND * Math.sin(turn)],
    [x1 - left, HIGH - EDGE - swing],
    [x0 - ROUND * Math.sin(turn), y1 + ROUND * Math.cos(turn)],
  ];
  return places[at];
}

/** Points of the curve at equal distances. @returns {Point[]} */
function measured() {
  const points = Array.from({ length: FINE + 1 }, (_, i) => raw(i / FINE));
  const sums = [0];
  for (let i = 1; i <= FINE; i += 1) sums.push(sums[i - 1] + gap(points[i - 1], points[i]));
  let near = 0;
  return Array.from({ length: FINE }, (_, i) => {
    const goal = (sums[FINE] * i) / FINE;
    while (sums[near + 1] < goal) near += 1;
    const share = (goal - sums[near]) / (sums[near + 1] - sums[near] || 1);
    return between(points[near], points[near + 1], share);
  });
}

/** @param {Point} a @param {Point} b */
const gap = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {Point} a @param {Point} b @param {number} share @returns {Point} */
const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

const CURVE = measured();

/** @param {number} spaces from the middle of Start, clockwise @returns {Point} */
function pointAt(spaces) {
  const index = (((spaces / 32) * FINE) % FINE) + (spaces < 0 ? FINE : 0);
  return CURVE[Math.round(index) % FINE];
}

/** The way across the path here, outwards, one long. @param {number} spaces @returns {Point} */
function across(spaces) {
  const [[ax, ay], [bx, by]] = [pointAt(spaces - 0.1), pointAt(spaces + 0.1)];
  const length = Math.hypot(bx - ax, by - ay);
  return [(by - ay) / length, -(bx - ax) / length];
}

/** @param {number} spaces @param {number} out @returns {Point} */
function beside(spaces, out) {
  const [[x, y], [nx, ny]] = [pointAt(spaces), across(spaces)];
  return [x + nx * out, y + ny * out];
}

/** @param {Point} point */
const told = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a space. @param {number} n */
function outline(n) {
  const cuts = Array.from({ length: 9 }, (_, i) => n - 0.5 + i / 8);
  const outer = cuts.map((at) => told(beside(at, DEPTH)));
  const inner = cuts.reverse().map((at) => told(beside(at, -DEPTH)));
  return `M${[...outer, ...inner].join("L")}Z`;
}

/** Every space: its outline, the middle of its dot, where its track's sign stands. */
export const SPACES = Array.from({ length: 32 }, (_, n) => ({
  outline: outline(n),
  dot: pointAt(n),
  sign: beside(n, 33),
  inner: beside(n, -33),
}));

/** The whole way round as a path, for the token to walk on; it begins in the middle of Start. */
export const WAY = `M${Array.from({ length: 160 }, (_, i) => told(pointAt(i / 5))).join("L")}Z`;
