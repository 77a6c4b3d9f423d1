/* What makes a podium a party: horns, confetti. */
import { image } from "../art.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Drawn} Drawn */

const TINTS = ["#ff5a5f", "#4aa8ff", "#ffc53d", "#2bd4a0", "#b58bff", "#ff7cc8", "#a4de3c"];
const PIECES = 90;

/** The same scraps every time, most of them along the edges. @returns {Drawn} */
export function confetti() {
  const markup = Array.from({ length: PIECES }, (_, i) => scrap(i)).join("");
  return html`<img class="confetti" src=${image("confetti", () => ({ box: [0, 0, 1920, 1080], markup }))} alt="" />`;
}

/** @param {number} i @returns {string} */
function scrap(i) {
  const [a, b, c] = [noise(i), noise(i + 200), noise(i + 400)];
  const x = Math.round(a < 0.5 ? a * 1100 : 820 + a * 1100);
  const y = Math.round(b * b * 900);
  const turn = Math.round(c * 180);
  return `<rect x="${x}" y="${y}" width="${11 + Math.round(c * 9)}" height="${12 + Math.round(a * 14)}" rx="2"
    fill="${TINTS[i % TINTS.length]}" transform="rotate(${turn} ${x} ${y})"/>`;
}

/** @param {number} i @returns {number} 0 to 1, the same for the same i */
function noise(i) {
  const wave = Math.sin(i * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** @param {"left" | "right"} side @returns {Drawn} */
export function horn(side) {
  return html`<svg class="at horn ${side}" viewBox="-12 -14 196 136" aria-hidden="true">
    <defs>
      <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff3c4"></stop>
        <stop offset=".45" stop-color="#ffc64d"></stop>
        <stop offset="1" stop-color="#b8741a"></stop>
      </linearGradient>
    </defs>
    <g transform="rotate(-12 80 40)" stroke="#17142b" stroke-width="4" stroke-linejoin="round">
      <path d="M4 30 L112 22 C134 20 150 8 160 -6 L168 70 C156 58 136 48 112 46 L4 40Z" fill="url(#brass)"></path>
      <ellipse cx="165" cy="32" rx="9" ry="39" fill="#8a5a10"></ellipse>
      <rect x="-4" y="27" width="14" height="16" rx="5" fill="#fff0b8"></rect>
      <path d="M42 42 H104 V112 L73 96 L42 112Z" fill="#b58bff"></path>
      <use href="#sh-star" x="56" y="52" width="34" height="34" style="color:#ffd166"></use>
    </g>
  </svg>`;
}
