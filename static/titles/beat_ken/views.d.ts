// The screens of this title, as partyhost/titles/beat_ken/views.py tells them.

import type { Written } from "../../types.js";

export type Side = string;

export interface TrackView {
  colour: Side;
  members: string[];
  lead: string | null;
  at: number;
  parked: boolean;
  away: boolean;
}

export interface SpaceView {
  ground: string;
  dot: string;
  star: boolean;
}

export interface Board {
  goal: number;
  round: number;
  path: SpaceView[];
  token: number;
  turn: Side;
  spinner: string | null;
  spins: Side[];
  tracks: TrackView[];
  ken: number;
  can_win: boolean;
  arrived: Side[];
  late: string[];
  talks: boolean;
}

export interface Gain {
  side: Side;
  before: number;
  after: number;
  bonus: number;
}

export interface Stake {
  kind: string;
  spaces: number;
  risk: boolean;
  sides: Side[];
}

export interface Question {
  dot: string;
  text: string;
  answer: string | null;
  seen_before: boolean;
}

export interface BoardShown {
  side: Side;
  seat: string | null;
  answer: Written;
  right: boolean | null;
}

export interface KenShown {
  answer: string;
  right: boolean;
  takes_part: boolean;
}
