// The court on the TV: both sides, the piles on the bench, the jury box.

import { msg } from "../../l10n.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { evidence, gavel, juror, lookers, picture, sign, specials } from "./cards.js";
import { SIDES, cards } from "./words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("../../types.js").Drawn} Drawn */
/** @typedef {import("./views.js").Court} Court */
/** @typedef {import("./views.js").PlayerView} PlayerView */

const DEPTH = 3; // cards of the play pile that show
const LOOKERS = 3;

/** What is to be told of a guest beside the numbers. @param {PlayerView} player @param {Court} court */
function state(player, court) {
  if (player.out) return msg("judge_and_jury-out");
  if (player.passed) return msg("judge_and_jury-pass");
  return player.seat === court.last ? msg("judge_and_jury-top") : "";
}

/** @param {PlayerView} player @param {Court} court @param {string | null} lit @param {Api} api */
function seat(player, court, lit, api) {
  const says = state(player, court);
  return html`
    <li class="jj-seat ${player.seat === lit ? "is-lit" : ""} ${player.out ? "is-out" : ""}">
      ${api.token(player.seat, 76)}
      <div>
        <b>${api.name(player.seat)}</b>
        <p>
          <span class="jj-count">${sign("icon-hand")}<span class="spoken">${msg("judge_and_jury-in-hand")}</span>${player.hand}</span>
          <span class="jj-count" data-travel=${`won-${player.seat}`}>${sign("icon-won")}<span class="spoken">${msg("judge_and_jury-won-cards")}</span>${player.won}</span>
          ${says ? html`<em>${says}</em>` : nothing}
        </p>
      </div>
      <span class="jj-open">${specials(player)}</span>
    </li>
  `;
}

/** One side of the court. @param {string} side @param {Court} court @param {string | null} lit @param {Api} api */
function bank(side, court, lit, api) {
  const players = court.players.filter((player) => player.side === side);
    return html`
    <section class="jj-bank is-${side} ${players.length > 4 ? "is-many" : ""}">
      <h2>${sign(`side-${SIDES[side]}`)}<span>${msg(`judge_and_jury-side-${side}`)}</span></h2>
      <ul>${players.map((player) => seat(player, court, lit, api))}</ul>
    </section>
  `;
}

/** Draw pile, play pile and gavel. @param {Court} court @param {{gavel?: boolean}} how */
function piles(court, { gavel: falls = false }) {
  const shown = court.pile.slice(-DEPTH);
  return html`
    <div class="jj-draw">
      ${court.draw ? [0, 1, 2].slice(0, Math.min(3, court.draw)).map((n) => html`<i style="--n:${n}">${picture("back-evidence")}</i>`) : html`<i class="is-empty"></i>`}
      <span class="jj-tag">${msg("judge_and_jury-left", { count: court.draw })}</span>
    </div>
    <div class="jj-pile">
      ${shown.map(({ card }, n) => html`<i style="--n:${shown.length - 1 - n}" data-travel=${`card-${card.id}`}>${evidence(card)}</i>`)}
      ${shown.length ? html`<span class="jj-tag">${cards(court.pile.length)}</span>` : html`<i class="is-empty"></i>`}
    </div>
    <div class="jj-block ${falls ? "is-falling" : ""}">${gavel()}</div>
  `;
}

/** The six who sit, and who has looked at whom. @param {Court} court @param {Api} api @param {number[]} turned */
export const box = (court, api, turned = []) => html`
  <ol class="jj-box">
    ${court.jurors.map(
      ({ place, seen_by }, n) => html`
        <li>
          ${juror(turned[n], place)}<b class="jj-place">${place}</b>
          <p>${lookers(seen_by.filter((each) => api.seat(each)), api, LOOKERS)}</p>
        </li>
      `,
    )}
  </ol>
`;

/** Both sides and what is between them; one template, so that the sides stay from scene to scene.
 * @param {Drawn} middle @param {Court} court @param {string | null} lit @param {Api} api */
export const hall = (middle, court, lit, api) => html`
  <div class="jj jj-court">${bank("prosecution", court, lit, api)} ${middle} ${bank("defence", court, lit, api)}</div>
`;

/**
 * The whole court. @param {Court} court @param {Api} api
 * @param {{lit?: string | null, gavel?: boolean, over?: Drawn}} how `lit`: whose move; `over`: what stands in the middle instead of the piles
 */
export const bench = (court, api, { lit = null, gavel = false, over } = {}) =>
  hall(html`<div class="jj-middle"><div class="jj-desk">${over ?? piles(court, { gavel })}</div>${box(court, api)}</div>`, court, lit, api);
