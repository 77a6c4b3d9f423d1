// The phone in a turn, up to its question: who begins, the spin, the token, the challenge.

import { html, nothing } from "../../vendor/lit-html.js";
import { chips, dot, medal, people, sign } from "./parts.js";
import { spinner } from "./spinner.js";
import { ownTrack, race } from "./tracks.js";
import { KEN, KINDS, OPENERS, TOPICS, placeOf, short, sideName, sideOf, trackOf } from "./words.js";

/** @typedef {import("../../types.js").Drawing} Drawing */
/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Game} Game */
/** @typedef {import("./views.js").Board} Board */

const AHEAD = 6; // spaces that a spin can reach

/** A heading and a line under it. @param {unknown} title @param {unknown} line */
export const task = (title, line = nothing) => html`
  <header class="bk-task"><h1>${title}</h1>${line === nothing ? nothing : html`<p>${line}</p>`}</header>
`;

/** How one stands: all tracks, or the own one where there is something to do.
 * @param {Game} game @param {Api} api */
export function mine({ board, awaits, gain = null, gains = gain ? [gain] : [] }, api) {
  const side = sideOf(board, api.me?.seat);
  const busy = awaits.includes(api.me?.seat ?? "") || api.has("spin") || api.has("next");
  if (!busy) return race(board, api, gains);
  const own = gains.find((/** @type {import("./views.js").Gain} */ each) => each.side === side);
  return side ? ownTrack(board, side, api, own ?? null) : nothing;
}

/** Whose turn it is: mine, my team's, or somebody's. @param {Board} board @param {Api} api */
const onTurn = (board, api) => sideOf(board, api.me?.seat) === board.turn;

/** @type {Drawing} */
const choosingFirst = (view, api) => {
  const offer = api.offer("first");
  const youngest = view.game.how === "youngest";
  if (!offer || offer.type !== "choice") return html`<div class="bkp">${task(youngest ? "The youngest begins" : "Who begins?", "The captain is choosing.")}</div>`;
  return html`
    <div class="bkp">
      ${task(youngest ? "Who is the youngest?" : "Who begins?", "Tap a guest.")}
      <div class="bk-guests">
        ${offer.options.map(
          ({ value }) => html`
            <button data-seat=${api.place(value)} aria-pressed=${api.pressed("first", value)} @click=${() => api.send("first", value)}>
              ${api.token(value, 48)}<span>${api.name(value)}</span>
            </button>
          `,
        )}
      </div>
    </div>
  `;
};

/** @type {Drawing} */
const opening = (view, api) => {
  const { board, how, strength } = view.game;
  const side = sideOf(board, api.me?.seat);
  const mates = (side ? (trackOf(board, side)?.members ?? []) : []).filter((seat) => seat !== api.me?.seat);
  return html`
    <div class="bkp">
      ${task(board.turn === side ? "You spin first" : `${sideName(board, board.turn, api)} spins first`, OPENERS[how])}
      ${side ? html`<p class="bk-paper bk-note">${medal(side)}<span>You play on the <b>${side}</b> track${mates.length ? html` with ${mates.map((seat) => api.token(seat, 32))}` : nothing}.</span></p>` : nothing}
      <p class="bk-paper bk-note">${medal(KEN)}<span>Ken knows <b>${strength}</b> of 100 questions.</span></p>
      ${mine(view.game, api)}
    </div>
  `;
};

/** The spaces that a spin may lead to. @param {Board} board */
const ahead = (board) => html`
  <section class="bk-paper bk-ahead">
    <h2>Coming up</h2>
    <ol>
      ${Array.from({ length: AHEAD }, (_, i) => board.path[(board.token + 1 + i) % board.path.length]).map(
        (space) => html`<li class=${space.star ? "is-star" : ""} data-side=${space.ground}>${space.star ? sign("star", "bk-ahead__star") : nothing}${dot(space.dot)}<span class="spoken">${TOPICS[space.dot]}${space.star ? ", a star" : ""}</span></li>`,
      )}
    </ol>
  </section>
`;

/** @type {Drawing} */
const spinning = (view, api) => {
  const { board } = view.game;
  const offer = api.offer("spin");
  if (!offer) {
    const kens = board.turn === KEN;
    return html`
      <div class="bkp">
        ${task(onTurn(board, api) ? "Your team’s turn" : `${sideName(board, board.turn, api)}’s turn`, kens ? "Somebody spins for him." : `${api.name(board.spinner)} spins.`)}
        ${mine(view.game, api)} ${ahead(board)}
      </div>
    `;
  }
  const spin = () => api.send("spin");
  const kens = board.turn === KEN;
  return html`
    <div class="bkp bkp--fill">
      <div class="bk-half">
        ${task(kens ? "Spin for Ken" : "Your turn!", kens ? "Anybody may: flick the arrow, or press Spin." : "Flick the arrow, or press Spin.")}
        ${mine(view.game, api)}
      </div>
      <div class="bk-half">
        <button class="bk-flick ${api.pressed("spin") ? "is-down" : ""}" @pointerup=${spin} @click=${spin}>
          <span class="spoken">Flick the arrow</span><span class="bk-flick__wheel" aria-hidden="true">${spinner(null)}</span>
        </button>
        ${ahead(board)}
        <button class="btn main ${api.pressed("spin") ? "down" : ""}" aria-disabled=${api.offline ? "true" : "false"} @click=${spin}>${offer.label}</button>
      </div>
    </div>
  `;
};

/** @type {Drawing} */
const passed = (view, api) => {
  const { board, skips, most } = view.game;
  return html`
    <div class="bkp">
      ${task(`${sideName(board, board.turn, api)} is not here`, skips >= most ? "The track is parked until somebody is back." : `The turn is skipped: ${skips} of ${most}.`)}
      ${mine(view.game, api)}
    </div>
  `;
};

/** What follows, in a few words. @param {Game} game @param {Api} api */
function next({ board, then }, api) {
  if (then === "end") return "That is the end of the track!";
  if (then === "everybody") return "Everybody is challenged, for three.";
  if (then === "challenge") return onTurn(board, api) ? "You may wager next." : `${sideName(board, board.turn, api)} names a wager.`;
  return "Everybody answers.";
}

/** @type {Drawing} */
const moving = (view, api) => {
  const { board, kind, steps, gain } = view.game;
  const here = board.path[board.token];
  return html`
    <div class="bkp">
      ${task(KINDS[kind], `${steps} ${steps === 1 ? "space" : "spaces"} on. ${next(view.game, api)}`)}
      <p class="bk-paper bk-note">${dot(here.dot)}<span><b>${TOPICS[here.dot]}</b>${here.star ? " on a star: can you beat Ken?" : " is asked"}</span></p>
      ${gain ? html`<p class="bk-paper bk-note is-good">${medal(gain.side)}<span>${onTurn(board, api) ? "Your own colour" : `The colour of ${sideName(board, gain.side, api)}`}: <b>+${short(gain.after - gain.before)}</b></span></p>` : nothing}
      ${mine(view.game, api)}
    </div>
  `;
};

/** One who can be challenged. @param {Board} board @param {string} side @param {boolean} on @param {() => void} pick @param {Api} api */
function target(board, side, on, pick, api) {
  const at = placeOf(board, side);
  const best = Math.max(board.ken, ...board.tracks.map((track) => track.at));
  return html`
    <button class="bk-paper bk-pick" data-side=${side} aria-pressed=${on} style="--goal:${board.goal};--at:${Math.max(0, at)}" @click=${pick}>
      ${people(board, side, api, 44)}
      <span><b>${sideName(board, side, api)}</b><small>${short(at)}${at === best && at ? ", leads" : ""}</small><i></i></span>
      ${on ? sign("yes", "bk-pick__tick") : nothing}
    </button>
  `;
}

/** @param {number} count @param {boolean} on @param {() => void} pick */
const wager = (count, on, pick) => html`
  <button class="bk-paper bk-wager" aria-pressed=${on} @click=${pick}>${chips(count)}<b>${count}</b><small>${short(count)}</small></button>
`;

/** @type {Drawing} */
const challenging = (view, api) => {
  const { board, kind, dot: colour } = view.game;
  if (!api.offer("challenge")) {
    return html`
      <div class="bkp">
        ${task(KINDS[kind], `${api.name(board.spinner)} names ${kind === "duel" ? "whom, and for how much" : "the wager"}.`)}
        <p class="bk-paper bk-note">${dot(colour)}<span><b>${TOPICS[colour]}</b> is asked</span></p>
        ${mine(view.game, api)}
      </div>
    `;
  }
  return challenger(view, api);
};

/** @type {Drawing} */
const challenger = (view, api) => {
  const { board, kind, dot: colour, targets } = view.game;
  const [side, count] = String(api.draft("challenge") ?? (kind === "duel" ? "" : `${targets[0]}/`)).split("/");
  const put = (/** @type {string} */ who, /** @type {string} */ sum) => () => api.setDraft("challenge", `${who}/${sum || 1}`);
  const ready = Boolean(side && count);
  const whom = side === "all" ? "everybody" : side ? sideName(board, side, api) : "";
  const kens = kind !== "duel" || side === KEN;
  return html`
    <div class="bkp bkp--fill">
      <div class="bk-half">
        ${task(kind === "duel" ? "Challenge who?" : KINDS[kind], kind === "star" ? "You against Ken." : kind === "all" ? "Everybody is in it." : nothing)}
        ${kind === "duel" ? html`<div class="bk-targets" role="group" aria-label="Challenge who?">${targets.map((/** @type {string} */ each) => target(board, each, each === side, put(each, count), api))}</div>` : mine(view.game, api)}
      </div>
      <div class="bk-half">
        <h2>For how much?</h2>
        <div class="bk-wagers" role="group" aria-label="For how much?">
          ${[1, 2, 3].map((each) => wager(each, String(each) === count, put(side || targets[targets.length - 1], String(each))))}
        </div>
        <p class="bk-paper bk-note">${dot(colour)}<span><b>${TOPICS[colour]}</b>. Right goes forward, wrong goes back.${kens ? ` ${short(1)} more if Ken misses.` : ""}</span></p>
        <button
          class="btn main ${api.pressed("challenge") ? "down" : ""}"
          ?disabled=${!ready}
          aria-disabled=${api.offline ? "true" : "false"}
          @click=${() => api.send("challenge", `${side}/${count}`)}
        >
          ${ready ? `Challenge ${whom} for ${short(Number(count))}` : "Choose first"}
        </button>
      </div>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const turns = { choosing_first: choosingFirst, opening, spinning, passed, moving, challenging };
