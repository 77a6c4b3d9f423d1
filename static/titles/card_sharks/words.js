// The words of this title: sides, cards, calls, and who is who.

import { msg } from "../../l10n.js";
import { list } from "../../words.js";

/** @typedef {import("../../types.js").Api} Api */
/** @typedef {import("./views.js").Board} Board */
/** @typedef {import("./views.js").Card} Card */
/** @typedef {import("./views.js").Row} Row */
/** @typedef {import("./views.js").Side} Side */
/** @typedef {import("./views.js").Team} Team */

/** @type {{[rank: number]: string}} */
const COURT = { 11: "J", 12: "Q", 13: "K", 14: "A" };

/** @type {{[side: string]: Side}} */
export const OTHER = { red: "blue", blue: "red" };

/** What stands in the corner of a card. @param {number} rank */
export const index = (rank) => COURT[rank] ?? String(rank);

/** “9”, “jack”. @param {number} rank */
export const spoken = (rank) => msg("card_sharks-rank", { rank });

/** “an 8”, “a jack”. @param {number} rank */
export const one = (rank) => msg("card_sharks-a-rank", { rank });

/** The same at the beginning of a sentence. @param {number} rank */
export const One = (rank) => msg("card_sharks-A-rank", { rank });

/** “9”, “Jack”. @param {number} rank */
export const Spoken = (rank) => msg("card_sharks-Rank", { rank });

/** @param {Card} card @returns {string} “jack of hearts” */
export const cardName = ({ rank, suit }) => msg("card_sharks-card", { rank: spoken(rank), suit });

/** “Higher”. @param {string} call */
export const callName = (call) => msg(`card_sharks-${call}`);

/** “Red”. @param {string | null} side */
export const colour = (side) => (side ? msg(`card_sharks-${side}`) : "");

/** @param {Board} board @param {string | null} side @returns {Team} */
export const teamOf = (board, side) => board.teams.find((team) => team.side === side) ?? board.teams[0];

/** @param {Board} board @param {string | null} side @returns {Row} */
export const rowOf = (board, side) => board.rows.find((row) => row.side === side) ?? board.rows[0];

/** The side that a guest plays for. @param {Board} board @param {string | null | undefined} seat @returns {Side | null} */
export const sideOf = (board, seat) => board.teams.find(({ members }) => members.includes(seat ?? ""))?.side ?? null;

/** Who decides for a side now. @param {Board} board @param {string | null} side */
export const leadOf = (board, side) => teamOf(board, side).lead;

/** “Ann”, where she plays alone, else “Red”. @param {Board} board @param {string | null} side @param {Api} api */
export function sideName(board, side, api) {
  const { members } = teamOf(board, side);
  return members.length === 1 ? api.name(members[0]) : colour(side);
}

/** Who speaks for a side: its lead, or its colour where nobody is left. @param {Board} board @param {string | null} side @param {Api} api */
export function speaker(board, side, api) {
  const lead = leadOf(board, side);
  return lead ? api.name(lead) : colour(side);
}

/** The card that is called on. @param {(Card | null)[]} cards @returns {Card} */
export function current(cards) {
  const up = cards.filter((card) => card !== null);
  return /** @type {Card} */ (up[up.length - 1]) ?? { rank: 2, suit: "spades" };
}

/** How many cards still lie face down. @param {(Card | null)[]} cards */
export const toGo = (cards) => cards.filter((card) => card === null).length;

/** “Ann, Ben and 3 more”. @param {string[]} seats @param {Api} api @param {number} most */
export function some(seats, api, most = 3) {
  if (seats.length <= most) return list(seats.map(api.name));
  const names = seats.slice(0, most - 1).map(api.name).join(", ");
  return msg("card_sharks-some", { names, more: seats.length - most + 1 });
}

/** Why a call can't come true. @param {number} rank @param {string} call */
export function hopeless(rank, call) {
  if (call === "higher" && rank === 14) return msg("card_sharks-none-higher");
  if (call === "lower" && rank === 2) return msg("card_sharks-none-lower");
  return "";
}

/** Chips that make up an amount, dearest first, as the banker pays it. @param {number} amount @returns {[number, number][]} */
export function stacked(amount) {
  if (amount === 10_000) return [[5000, 1], [1000, 4], [500, 2]];
  /** @type {[number, number][]} */
  const found = [];
  let left = amount;
  for (const [value, there] of CHIPS) {
    const count = Math.min(there, Math.floor(left / value));
    if (count) found.push([value, count]);
    left -= count * value;
  }
  return found;
}

/** The chips of the box and how many there are. @type {[number, number][]} */
export const CHIPS = [[100_000, 4], [25_000, 10], [10_000, 6], [5_000, 5], [1_000, 5], [500, 2]];
