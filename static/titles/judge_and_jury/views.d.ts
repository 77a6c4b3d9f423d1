// The screens of this title, as partyhost/titles/judge_and_jury/views.py tells them.

export interface CardView {
  id: string;
  colour: string;
  value: number;
}

export interface PlayedView {
  card: CardView;
  seat: string;
}

export interface JurorView {
  place: string;
  seen_by: string[];
}

export interface PlayerView {
  seat: string;
  side: string | null;
  hand: number;
  won: number;
  judges: number;
  research: number;
  moved: boolean;
  passed: boolean;
  out: boolean;
  shown: CardView[];
}

export interface Court {
  round: number;
  rounds: number;
  hand: number;
  dealer: string | null;
  pile: PlayedView[];
  last: string | null;
  draw: number;
  jurors: JurorView[];
  players: PlayerView[];
  late: string[];
  red: boolean;
}

export interface NoteView {
  place: string;
  value: number;
}

export interface Mine {
  side: string;
  hand: CardView[];
  won: CardView[];
  notes: NoteView[];
}

export interface DrawView {
  seat: string;
  number: number;
}

export interface TakeView {
  seat: string;
  cards: number;
  judge: boolean;
  asked: string | null;
  colour: string | null;
  given: number;
}

export interface TallyView {
  seat: string;
  values: number[];
  points: number;
}
