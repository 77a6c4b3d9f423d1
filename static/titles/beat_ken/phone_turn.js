// The phone in a turn, up to its question: who begins, the spin, the token, the challenge.

import { msg, msgDrawn } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { chips, dot, medal, people, sign } from "./parts.js";
import { spinner } from "./spinner.js";
import { ownTrack, race } from "./tracks.js";
import { KEN, kindName, opens, placeOf, short, sideName, sideOf, topic, trackOf } from "./words.js";

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
  if (!offer || offer.type !== "choice") return html`<div class="bkp">${task(youngest ? msg("beat_ken-youngest-begins") : msg("beat_ken-who-begins"), msg("beat_ken-captain-chooses"))}</div>`;
  return html`
    <div class="bkp">
      ${task(offer.label, msg("beat_ken-tap-guest"))}
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
      ${task(board.turn === side ? msg("beat_ken-you-first") : msg("beat_ken-spins-first", { name: sideName(board, board.turn, api) }), opens(how))}
      ${side ? html`<p class="bk-paper bk-note">${medal(side)}<span>${msgDrawn("beat_ken-you-play", { track: html`<b>${msg("beat_ken-side-track", { side })}</b>` })} ${mates.map((seat) => api.token(seat, 32))}</span></p>` : nothing}
      <p class="bk-paper bk-note">${medal(KEN)}<span>${msgDrawn("beat_ken-ken-knows", { count: html`<b>${strength}</b>` })}</span></p>
      ${mine(view.game, api)}
    </div>
  `;
};

/** The spaces that a spin may lead to. @param {Board} board */
const ahead = (board) => html`
  <section class="bk-paper bk-ahead">
    <h2>${msg("beat_ken-coming-up")}</h2>
    <ol>
      ${Array.from({ length: AHEAD }, (_, i) => board.path[(board.token + 1 + i) % board.path.length]).map(
        (space) => html`<li class=${space.star ? "is-star" : ""} data-side=${space.ground}>${space.star ? sign("star", "bk-ahead__star") : nothing}${dot(space.dot)}<span class="spoken">${space.star ? msg("beat_ken-topic-star", { topic: topic(space.dot) }) : topic(space.dot)}</span></li>`,
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
        ${task(onTurn(board, api) ? msg("beat_ken-your-teams-turn") : msg("beat_ken-turn", { name: sideName(board, board.turn, api) }), kens ? msg("beat_ken-somebody-spins") : msg("beat_ken-spins", { name: api.name(board.spinner) }))}
        ${mine(view.game, api)} ${ahead(board)}
      </div>
    `;
  }
  const spin = () => api.send("spin");
  const kens = board.turn === KEN;
  return html`
    <div class="bkp bkp--fill">
      <div class="bk-half">
        ${kens ? task(msg("beat_ken-spin-for-ken"), msg("beat_ken-anybody-flick")) : task(msg("beat_ken-your-turn"), msg("beat_ken-flick-line"))}
        ${mine(view.game, api)}
      </div>
      <div class="bk-half">
        <button class="bk-flick ${api.pressed("spin") ? "is-down" : ""}" @pointerup=${spin} @click=${spin}>
          <span class="spoken">${msg("beat_ken-flick")}</span><span class="bk-flick__wheel" aria-hidden="true">${spinner(null)}</span>
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
      ${task(msg("beat_ken-not-here", { name: sideName(board, board.turn, api) }), skips >= most ? msg("beat_ken-parked") : msg("beat_ken-skipped", { skips, most }))}
      ${mine(view.game, api)}
    </div>
  `;
};

/** What follows, in a few words. @param {Game} game @param {Api} api */
function next({ board, then }, api) {
  if (then === "end") return msg("beat_ken-then-end");
  if (then === "everybody") return msg("beat_ken-then-everybody");
  if (then === "challenge") return onTurn(board, api) ? msg("beat_ken-then-you") : msg("beat_ken-then-names", { name: sideName(board, board.turn, api) });
  return msg("beat_ken-then-all");
}

/** @param {string} dot */
const bold = (dot) => html`<b>${topic(dot)}</b>`;

/** What the own colour brought. @param {Game} game @param {Api} api */
function landed({ board, gain }, api) {
  const money = html`<b>+${short(gain.after - gain.before)}</b>`;
  if (onTurn(board, api)) return msgDrawn("beat_ken-own-colour", { money });
  return msgDrawn("beat_ken-colour-of", { name: sideName(board, gain.side, api), money });
}

/** @type {Drawing} */
const moving = (view, api) => {
  const { board, kind, steps, gain } = view.game;
  const here = board.path[board.token];
  return html`
    <div class="bkp">
      ${task(kindName(kind), html`${msg("beat_ken-steps-on", { count: steps })} ${next(view.game, api)}`)}
      <p class="bk-paper bk-note">${dot(here.dot)}<span>${here.star ? msgDrawn("beat_ken-asked-star", { topic: bold(here.dot) }) : msgDrawn("beat_ken-asked", { topic: bold(here.dot) })}</span></p>
      ${gain ? html`<p class="bk-paper bk-note is-good">${medal(gain.side)}<span>${landed(view.game, api)}</span></p>` : nothing}
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
      <span><b>${sideName(board, side, api)}</b><small>${at === best && at ? msg("beat_ken-leads-with", { money: short(at) }) : short(at)}</small><i></i></span>
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
        ${task(kindName(kind), kind === "duel" ? msg("beat_ken-names-whom", { name: api.name(board.spinner) }) : msg("beat_ken-names-wager", { name: api.name(board.spinner) }))}
        <p class="bk-paper bk-note">${dot(colour)}<span>${msgDrawn("beat_ken-asked", { topic: bold(colour) })}</span></p>
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
  const kens = kind !== "duel" || side === KEN;
  return html`
    <div class="bkp bkp--fill">
      <div class="bk-half">
        ${task(kind === "duel" ? msg("beat_ken-challenge-who") : kindName(kind), kind === "star" ? msg("beat_ken-you-against-ken") : kind === "all" ? msg("beat_ken-everybody-in") : nothing)}
        ${kind === "duel" ? html`<div class="bk-targets" role="group" aria-label=${msg("beat_ken-challenge-who")}>${targets.map((/** @type {string} */ each) => target(board, each, each === side, put(each, count), api))}</div>` : mine(view.game, api)}
      </div>
      <div class="bk-half">
        <h2>${msg("beat_ken-how-much")}</h2>
        <div class="bk-wagers" role="group" aria-label=${msg("beat_ken-how-much")}>
          ${[1, 2, 3].map((each) => wager(each, String(each) === count, put(side || targets[targets.length - 1], String(each))))}
        </div>
        <p class="bk-paper bk-note">${dot(colour)}<span>${msgDrawn("beat_ken-risk", { topic: bold(colour) })} ${kens ? msg("beat_ken-bonus", { money: short(1) }) : nothing}</span></p>
        <button
          class="btn main ${api.pressed("challenge") ? "down" : ""}"
          ?disabled=${!ready}
          aria-disabled=${api.offline ? "true" : "false"}
          @click=${() => api.send("challenge", `${side}/${count}`)}
        >
          ${!ready ? msg("beat_ken-choose-first") : side === "all" ? msg("beat_ken-challenge-all", { money: short(Number(count)) }) : msg("beat_ken-challenge", { name: sideName(board, side, api), money: short(Number(count)) })}
        </button>
      </div>
    </div>
  `;
};

/** @type {{[screen: string]: Drawing}} */
export const turns = { choosing_first: choosingFirst, opening, spinning, passed, moving, challenging };
