/* The TV's lobby: the invitation with its code, who sits where, the shelf of titles. */
import { glyph, icon, image, picture, SHAPES, token } from "../art.js";
import { cover } from "../boxes.js";
import { msg } from "../l10n.js";
import { html, nothing, styleMap } from "../vendor/lit-html.js";
import { newOf, otherLanguages, span } from "../words.js";
import { invitation } from "./invitation.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Title} Title */
/** @typedef {import("../types.js").Drawn} Drawn */

const SPINES = /** @type {{[title: string]: string}} */ ({
  jeopardy: "#16227f",
  beat_ken: "#e8862e",
  card_sharks: "#5d1270",
  judge_and_jury: "#6b3318",
});
const MOST = 10;

/** @param {View} view @returns {Drawn} */
export function lobby(view) {
  return html`${lights()} ${invitation(view)} ${sofa(view)} ${shelf(view.room.titles)} ${view.room.titles.length < 3 ? steps(view.room.seats) : nothing}`;
}

/** A string of bulbs along the ceiling. @returns {Drawn} */
function lights() {
  return html`<img class="lights" src=${image("lights", () => ({ box: [0, 0, 1920, 150], markup: GLOW + [0, 1, 2, 3].map(wire).join("") }))} alt="" />`;
}

const GLOW = `<radialGradient id="glow">
  <stop offset="0" stop-color="#ffe2a0" stop-opacity=".75"/>
  <stop offset=".35" stop-color="#ffb85c" stop-opacity=".28"/>
  <stop offset="1" stop-color="#ffb85c" stop-opacity="0"/>
</radialGradient>`;

/** @param {number} i @returns {string} */
function wire(i) {
  const [from, to] = [i * 500 - 40, i * 500 + 440];
  const bulbs = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((t) => bulb(from + (to - from) * t, -6 + 188 * t * (1 - t)));
  return `<path d="M${from} -6 Q${(from + to) / 2} 88 ${to} -6" fill="none" stroke="#0d0722" stroke-width="4"/>${bulbs.join("")}`;
}

/** @param {number} x @param {number} y @returns {string} */
function bulb(x, y) {
  return `<circle cx="${x}" cy="${y + 16}" r="46" fill="url(#glow)"/>
    <rect x="${x - 4}" y="${y - 1}" width="8" height="9" rx="2" fill="#0d0722"/>
    <ellipse cx="${x}" cy="${y + 17}" rx="9" ry="11" fill="#fff1c9"/>`;
}

/** @param {View} view @returns {Drawn} */
function sofa(view) {
  const { seats, watchers = [] } = view.room;
  const room = MOST - seats.length;
  const told = seats.length ? msg("frame-tv-sofa-told", { seats: seats.length, room, watching: watchers.length }) : msg("frame-tv-sofa-first");
  return html`<header class="at headline" style="--x:752;--y:102;--w:1072;--h:60">
      <h2>${msg("frame-tv-sofa")}</h2>
      <p>${told}</p>
    </header>
    <ul class="at guests" style="--x:752;--y:172;--w:1072;--h:400">
      ${seats.map(guest)} ${freeSeats(seats)}
    </ul>`;
}

/** @param {Seat} seat @returns {Drawn} */
function guest(seat) {
  const away = !seat.present && !seat.bot;
  return html`<li class="guest ${away ? "away" : ""}">
    ${token(seat, undefined, { crowned: true })}
    <b class=${seat.name.length > 10 ? "long" : ""}>${glyph(seat)} ${seat.name}</b>
    ${away ? html`<span class="state">${icon("away")}${msg("frame-away")}</span>` : seat.bot ? html`<span class="state">${icon("bot")}${msg("frame-bot")}</span>` : seat.captain ? html`<span class="state">${msg("frame-tv-starts")}</span>` : nothing}
  </li>`;
}

/** @param {Seat[]} seats @returns {Drawn} */
function freeSeats(seats) {
  const taken = new Set(seats.map((seat) => seat.shape));
  const free = SHAPES.filter((shape) => !taken.has(shape)).slice(0, Math.max(0, MOST - seats.length));
  return free.map(
    (shape, i) => html`<li class="guest open">
      <img class="seat-open" src=${picture(`open-${shape}`, "#ffffff80") || nothing} alt="" />
      <b>${msg(i ? "frame-tv-free" : "frame-tv-you")}</b>
    </li>`,
  );
}

/** How a night begins, where the shelf has room for it. @param {Seat[]} seats @returns {Drawn} */
function steps(seats) {
  const captain = seats.find((seat) => seat.captain);
  const starts = captain ? msg("frame-tv-step-crown", { name: captain.name }) : msg("frame-tv-step-first");
  return html`<ol class="at beginning" style="--x:1056;--y:622;--w:768;--h:286">
    <li>${msg("frame-tv-step-scan")}</li>
    <li>${msg("frame-tv-step-face")}</li>
    <li>${starts}</li>
  </ol>`;
}

/** @param {Title[]} titles @returns {Drawn} */
function shelf(titles) {
  const columns = { gridTemplateColumns: `repeat(${Math.max(4, titles.length)}, minmax(0, 1fr))` };
  return html`<ul class="at shelf" style="--x:752;--y:604;--w:1072;--h:326;--boxes:${Math.max(4, titles.length)}">
      ${titles.map(
        (title) => html`<li class="title">
          <span class="box ${title.ready ? "" : "unready"}" style="--spine:${SPINES[title.id] || "#4a3a7a"}" role="img" aria-label=${title.name}>
            ${cover(title)} ${title.ready ? leftNew(title) : html`<span class="why">${title.why}</span>`}
          </span>
        </li>`,
      )}
    </ul>
    <div class="at plank" style="--x:740;--y:926;--w:1084;--h:72"><div class="plaques" style=${styleMap(columns)}>${titles.map(plaque)}</div></div>`;
}

/** How much of it nobody here has met, as short as a box is narrow. @param {Title} title @returns {Drawn} */
function leftNew(title) {
  const [left, all] = newOf(title);
  if (!all) return nothing;
  const share = Math.max(1, Math.floor((100 * left) / all));
  const speaks = otherLanguages((title.packs || []).filter((pack) => pack.plays));
  return html`${speaks ? html`<span class="speaks">${speaks}</span>` : nothing}<span class="left-new">${left === all ? msg("frame-all-new") : left ? msg("frame-share-new", { share }) : msg("frame-all-seen")}</span>`;
}

/** @param {Title} title @returns {Drawn} */
function plaque(title) {
  return html`<span class="plaque">
    <span>${icon("users")}${span(...title.players)}</span><span>${icon("clock")}${msg("frame-minutes-short", { minutes: span(...title.minutes) })}</span>
  </span>`;
}
