// The screens of this title, as partyhost/titles/card_sharks/views.py tells them.

export type Side = "red" | "blue";

export interface Card {
  rank: number;
  suit: string;
}

export interface Team {
  side: Side;
  members: string[];
  lead: string | null;
  away: boolean;
  wins: number;
}

export interface Row {
  side: Side;
  cards: (Card | null)[];
  base: number;
  frozen: boolean;
  called: number;
  discards: Card[];
}

export interface Money {
  side: Side;
  cards: (Card | null)[];
  discards: Card[];
  bank: number;
  chips: { [value: string]: number };
  low: number;
  high: number;
  last: boolean;
  changed: boolean;
  gains: number[];
}

export interface Board {
  teams: Team[];
  rows: Row[];
  round: number;
  wins_needed: number;
  question: number;
  sudden_at: number;
  sudden: boolean;
  king: boolean;
  turn: Side | null;
  emcee: string | null;
  queue: string[];
  late: string[];
  points: { [seat: string]: number };
  bests: { [seat: string]: number };
  money: Money | null;
  row_length: number;
}

export interface Figure {
  answer: number;
  group: string;
  n: number;
  year: number;
  source: string;
  credit: string;
  turned: boolean;
}

export interface Poll {
  question: string;
  again: boolean;
  figure: Figure | null;
}

export interface Advice {
  seat: string;
  says: string;
}

export interface Bets {
  sharks: string[];
  placed: string[];
  mine: string | null;
  advice: Advice[];
  locked: boolean;
}

export interface BetShown {
  seat: string;
  call: string;
  right: boolean | null;
}

export interface Odds {
  higher: number;
  equal: number;
  lower: number;
}
