// What the host tells of the table, screen by screen; partyhost/titles/jeopardy/views.py says the same.

import type { Game, View, Written } from "../../types.js";

export interface CardView {
  card: string;
  colour: string;
  kind: string;
  worth: number;
  /** False for a Daily Double that would count as a standard card now. */
  live: boolean;
}

export interface PlayedView {
  kind: string;
  by: string;
}

export interface ColumnView {
  colour: string;
  category: string;
  pile: PlayedView[];
  units: number;
  next_value: number;
  next_bonus: number;
}

export interface Mat {
  round: number;
  number: number;
  total: number;
  columns: ColumnView[];
  daily_doubles: number;
  daily_double_limit: number;
  cards: { [seat: string]: number };
  hand: CardView[] | null;
  /** Who sits at the table and plays from round two on. */
  late?: string[];
}

export interface Sum {
  units: number;
  unit: number;
  doubled: boolean;
  half: boolean;
  total: number;
}

export interface ClueView {
  colour: string;
  category: string;
  kind: string;
  clue: string;
  response: string | null;
  sum: Sum;
  seen_before: boolean;
}

export interface Reveal {
  seat: string;
  answer: Written;
  before: number;
  wager: number | null;
  right: boolean | null;
  after: number | null;
}

export interface TieAnswer {
  seat: string;
  answer: Written;
  right: boolean;
}

/** A game of the round: the mat is on every one of its screens. */
export type RoundGame = Game & { mat: Mat };

/** A game with a clue in play. */
export type ClueGame = RoundGame & { turn: string; clue: ClueView };

/** The view with the game that a drawing knows. */
export type Of<G> = Omit<View, "game"> & { game: G & Game };
