// The money tracks: upright like thermometers beside the board, and as lanes where chips climb.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { medal, people, sign } from "./parts.js";
import { KEN, placeOf, short, sideName, trackOf } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Gain} Gain */

/** All sides, Ken last. @param {Board} board */
export const sides = (board) => [...board.tracks.map(({ colour }) => colour), KEN];

/** @param {Board} board @param {string} side @param {Api} api @param {Gain | null} gain */
function upright(board, side, api, gain) {
  const track = trackOf(board, side);
  const mine = gain && gain.side === side ? gain : null;
  const at = mine ? mine.after : placeOf(board, side);
  const from = mine ? mine.before : at;
  const state = track?.parked ? "parked" : track?.away ? "away" : "";
  return html`
    <li class="bk-track ${board.turn === side ? "is-on" : ""} ${state ? "is-out" : ""}" data-side=${side} style="--at:${Math.max(0, at)};--from:${Math.max(0, from)}">
      <span class="bk-tube"><i class=${mine ? "is-rising" : ""}></i>${medal(side, mine ? "is-rising" : "")}</span>
      <span class="bk-track__who">${people(board, side, api, 62)}</span>
      <b class="bk-money">${short(at)}</b>
      ${state ? html`<span class="bk-track__state">${msg(`beat_ken-track-${state}`)}</span>` : nothing}
      <span class="spoken">${sideName(board, side, api)}</span>
    </li>
  `;
}

/** @param {Board} board @param {Api} api @param {Gain | null} gain that is just being paid */
export function tracks(board, api, gain = null) {
  const step = Math.round(board.goal / 5);
  const marks = [0, 1, 2, 3, 4].map((n) => n * step).filter((mark) => mark < board.goal - 1);
  return html`
    <section class="bk-paper bk-tracks" style="--goal:${board.goal}">
      ${board.can_win
        ? html`<h2 class="is-near ${board.turn === KEN ? "is-ken" : ""}">${sign("star")}${msg("beat_ken-can-win-short", { name: sideName(board, board.turn, api) })}</h2>`
        : html`<h2>${msg("beat_ken-first-to", { money: short(board.goal) })}</h2>`}
      <div class="bk-scale" aria-hidden="true">
        ${marks.map((mark) => html`<i style="--v:${mark}">${mark ? short(mark) : msg("beat_ken-start")}</i>`)}
        <i class="is-gate" style="--v:${board.goal - 1}">${short(board.goal - 1)}</i>
      </div>
      <ol style="--n:${board.tracks.length + 1}">${sides(board).map((side) => upright(board, side, api, gain))}</ol>
      <span class="bk-gate" aria-hidden="true">${sign("lock")}</span>
    </section>
  `;
}

/** @param {Board} board @param {string} side @param {Gain | undefined} gain @param {Api} api */
function lane(board, side, gain, api) {
  const at = gain ? gain.after : placeOf(board, side);
  const from = gain ? gain.before : at;
  const moved = at - from;
  return html`
    <li class="bk-lane ${moved ? "is-moving" : ""}" data-side=${side} style="--at:${Math.max(0, at)};--from:${Math.max(0, from)}">
      <span class="bk-lane__who">${people(board, side, api, 38)}</span>
      <span class="bk-bar">
        <i></i><i class="is-gate"></i>
        ${moved ? html`<span class="bk-medal is-ghost" data-side=${side}></span>` : nothing}${medal(side)}
      </span>
      <em class=${moved < 0 ? "is-loss" : ""}>${moved > 0 ? `+${short(moved)}` : moved < 0 ? short(moved) : ""}</em>
      <b class="bk-money">${short(at)}</b>
    </li>
  `;
}

/** @param {Board} board @param {string[]} racing whose lanes @param {Gain[]} gains @param {Api} api */
export const lanes = (board, racing, gains, api) => html`
  <ol class="bk-paper bk-lanes" style="--goal:${board.goal}">
    ${racing.map((side) => lane(board, side, gains.find((gain) => gain.side === side), api))}
  </ol>
`;

/** All tracks on a phone, for whoever has nothing to do. @param {Board} board @param {Api} api @param {Gain[]} gains */
export function race(board, api, gains = []) {
  const row = (/** @type {string} */ side) => {
    const at = gains.find((gain) => gain.side === side)?.after ?? placeOf(board, side);
    const own = trackOf(board, side)?.members.includes(api.me?.seat ?? "");
    return html`
      <li class=${own ? "is-own" : ""} data-side=${side} style="--at:${Math.max(0, at)}">
        <span>${own ? (trackOf(board, side)?.members.length === 1 ? msg("beat_ken-you") : msg("beat_ken-your-team")) : sideName(board, side, api)}</span>
        <span class="bk-bar"><i></i><i class="is-gate"></i>${medal(side)}</span>
        <b class="bk-money">${short(at)}</b>
      </li>
    `;
  };
  return html`
    <section class="bk-paper bk-race" style="--goal:${board.goal}">
      <h2>${board.can_win ? msg("beat_ken-can-win", { name: sideName(board, board.turn, api) }) : msg("beat_ken-first-to", { money: short(board.goal) })}</h2>
      <ol>${sides(board).map(row)}</ol>
    </section>
  `;
}

/** One's own track on a phone. @param {Board} board @param {string} side @param {Api} api @param {Gain | null} gain */
export function ownTrack(board, side, api, gain = null) {
  const at = gain ? gain.after : placeOf(board, side);
  const team = (trackOf(board, side)?.members.length ?? 1) > 1;
  return html`
    <section class="bk-paper bk-own" data-side=${side} style="--goal:${board.goal};--at:${Math.max(0, at)};--from:${Math.max(0, gain ? gain.before : at)}">
      <p>${team ? sideName(board, side, api) : msg("beat_ken-your-track")} ${api.score(api.me?.seat ?? null, short(at), html`<b class="bk-money">${short(at)}</b>`)}<span>${short(board.goal)}</span></p>
      <span class="bk-bar"><i></i><i class="is-gate"></i>${medal(side)}</span>
    </section>
  `;
}
