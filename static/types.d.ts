// The wire, as docs/protocol.md says it, and what the frame gives to the drawings of a title.

import type { TemplateResult, SVGTemplateResult } from "lit-html";
import type { DirectiveResult } from "lit-html/directive.js";

export type Drawn = TemplateResult | SVGTemplateResult | DirectiveResult | symbol | string | number | null | Drawn[];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Seat {
  seat: string;
  name: string;
  avatar: string | null;
  colour: string;
  shape: string;
  present: boolean;
  captain: boolean;
  bot: boolean;
  watching: boolean;
  muted?: boolean;
  stand_in?: boolean;
  /** Plays on a phone that is not this guest's alone. */
  shared?: boolean;
  /** What is left of the grace, in ms, while this guest is away and awaited. */
  grace_ms?: number | null;
}

export interface TitleOption {
  name: string;
  /** What the switch is called, where the host sends it; else made from `name`. */
  title?: string;
  values: Json[];
  labels?: string[];
  default: Json;
  explains: string;
  /** The value in force, where the room keeps the house rules. */
  chosen?: Json;
  /** Why a value cannot be chosen now, by the value as text. */
  blocked?: { [value: string]: string };
}

export interface Title {
  id: string;
  name: string;
  players: [number, number];
  minutes: [number, number];
  ready: boolean;
  why: string | null;
  options: TitleOption[];
  /** The packs it can be played with; none where the host plays from what it was given. */
  packs?: ShelfPack[];
}

export interface ShelfPack {
  id: string;
  name: string;
  language: string;
  audience: "everyone" | "easy" | "hard";
  own: boolean;
  items: number;
  /** How many of them this house has not met. */
  new: number;
  in: boolean;
  /** How many the next match may be dealt from it and from no pack before it, and how many of these are new. */
  plays: number;
  plays_new: number;
}

/** What /host/packs says of a pack, a field, an item, a row of a dropped file. */
export interface Pack extends ShelfPack {
  title: string;
  author: string;
  licence: string;
  version: number;
  editable: boolean;
  problems: PackProblem[];
}

/** What people here ruled on an answer; without a pack, its question has gone. */
export interface Ruling {
  title: string;
  name: string;
  item: string;
  said: string;
  right: boolean;
  asked: string;
  answer: string;
  pack?: string;
  pack_name?: string;
}

export interface PackProblem {
  file: string;
  where: string;
  says: string;
  hint: boolean;
}

export interface PackField {
  name: string;
  word: string;
  sort: "text" | "lines" | "number" | "switch" | "choice";
  required: boolean;
  default: Json;
  values: Json[];
  /** What people call these. */
  labels: string[];
  low: number | null;
  high: number | null;
  longest: number;
}

export interface PackKind {
  name: string;
  /** What one item is called. */
  item: string;
  asks: string;
  /** What a group is called; null where there are none. */
  group: string | null;
  /** The groups that there are, where there are no others. */
  groups: string[];
  /** What people call these. */
  group_labels: string[];
  needed: number;
  fields: PackField[];
}

export type PackItem = { [field: string]: Json };

export interface WrittenItem {
  group: string;
  item: PackItem;
  /** The id so far; null for a new one. */
  old?: string | null;
}

export interface ImportRow {
  n: number;
  line: { row: number; group: string; item: PackItem; says: string[] };
  mended?: { group: string; item: PackItem | null };
}

export interface ImportResult {
  preview: null | {
    format: string;
    name: string;
    title: string;
    says: string[];
    columns: string[];
    mapping: { [field: string]: number };
    fields: [string, string][];
    swapped: boolean | null;
    /** Only where it was guessed or said. */
    encoding: string;
  };
  says: string;
  shown: ImportRow[];
  good: number;
  bad: number;
  /** Of a pack that was joined: how many it had. */
  already: number;
  path: string;
  file: string;
}

export interface Settings {
  sound: boolean;
  /** Of the TV, 0 to 100. */
  volume: number;
  narration: boolean;
  reactions: boolean;
  language: string;
  text_size: number;
  pace: number | null;
}

export interface Claim {
  seat: string;
  name?: string;
  /** The guest was removed and asks to come back. */
  removed?: boolean;
}

export interface Address {
  value: string;
  label: string;
  kind: string;
  chosen: boolean;
  /** A phone has come in by it. */
  reached?: boolean;
}

/** What the doctor says about the way in. */
export interface Advice {
  kind: "trouble" | "hint" | "good";
  says: string;
  steps: string[];
  /** The address that would be better on the code. */
  choose: string | null;
}

/** On the TV the password is there only when the host wants it spelled. */
export interface Wifi {
  name: string;
  password: string | null;
  /** Where the picture of its code is. */
  code: string;
  hidden?: boolean;
  spelled?: boolean;
}

export interface Room {
  phase: "lobby" | "game" | "podium";
  join: { url: string; local?: string | null; locked: boolean; reached: boolean };
  seats: Seat[];
  watchers?: Seat[];
  /** Who left, and is still named by the match or the night. */
  gone?: Seat[];
  titles: Title[];
  paused: boolean;
  /** "empty" while nobody is here, else who paused it. */
  paused_why?: string | null;
  /** Screens show how the title is played, and how far that is. */
  tour?: { left_ms: number; total_ms: number } | null;
  /** Titles of which a match has begun tonight. */
  played?: string[];
  /** Where undo leads. */
  back_to?: string | null;
  seeded: boolean;
  seed?: number | null;
  night: { [seat: string]: number };
  claims: Claim[];
  settings: Settings;
  captain: string | null;
  keepsake: string | null;
  rules: string | null;
  addresses?: Address[];
  advice?: Advice[];
  wifi?: Wifi | null;
  pin?: string | null;
  troubles?: { message: string; at: number; count: number }[];
  matches?: { title: string; ended: string | null; places: Place[] }[];
}

export interface Place {
  seat: string;
  place: number;
  score: number;
  /** Of somebody who sits on no chair: the figure is the title's, `#figure-<seat>` in its art. */
  name?: string;
}

export interface Night {
  night: number;
  /** Wall seconds. */
  begun: number;
  last: number;
  going_on: boolean;
  guests: { name: string; avatar: string; colour: string; shape: string; bot: boolean }[];
  matches: {
    title: string;
    name: string;
    status: "running" | "finished" | "left";
    ended: number | null;
    places: { name: string; place: number; score: number }[];
    unit: string;
  }[];
}

export interface Fact {
  label: string;
  seats: string[];
  value: string;
}

/** What proves at the end that nothing was dealt anew. */
export interface Seal {
  label: string;
  hash: string;
  /** Told at the podium. */
  seed: string | null;
  /** Why somebody may know the seed while the match is played. */
  known: "chosen" | "shown" | null;
}

export interface Game {
  title: string;
  name: string;
  screen: string;
  step: number;
  rule: string;
  brief: { id: string; name: string; text: string } | null;
  awaits: string[];
  scores: { [seat: string]: number };
  seal: Seal;
  cues: string[];
  /** What this screen shows beyond that; each title knows its own. */
  [more: string]: any;
}

export interface Option {
  value: string;
  label: string;
  note?: string;
}

export interface ButtonOffer {
  type: "button";
  act: string;
  label: string;
  /** What would be lost: it asks once. */
  asks?: string;
}
export interface ChoiceOffer {
  type: "choice";
  act: string;
  label: string;
  options: Option[];
}
export interface CardsOffer {
  type: "cards";
  act: string;
  label: string;
  options: Option[];
  min: number;
  max: number;
}
export interface NumberOffer {
  type: "number";
  act: string;
  label: string;
  low: number;
  high: number;
  step: number;
  quick: number[];
}
export interface WriteOffer {
  type: "write";
  act: string;
  label: string;
  limit: number;
  ink?: boolean;
}
export type Offer = ButtonOffer | ChoiceOffer | CardsOffer | NumberOffer | WriteOffer;

/** An answer on a dry-erase board; strokes are x, y (0..1000) and t (ms), point after point. */
export interface Written {
  text?: string;
  ink?: number[][];
}

export interface You {
  seat: string | null;
  role: "phone" | "tv" | "host";
  watching: boolean;
  captain?: boolean;
  drafts: { [act: string]: any };
  pending?: boolean;
  removed?: string | null;
  replaced?: boolean;
  /** A new token, when a claim was granted. */
  token?: string;
  /** All guests on this phone, where it is shared or covered. */
  sharing?: { seat: string; name: string; awaited: boolean }[];
  /** Nobody has the phone in hand. */
  covered?: boolean;
  /** Whom the cover names. */
  next?: string | null;
  /** The tokens of all that are on this phone. */
  keys?: string[];
}

export interface View {
  protocol: number;
  rev: number;
  room: Room;
  you: You;
  game: Game | null;
  offers: Offer[];
  clock: { left_ms: number; total_ms: number; paused: boolean } | null;
}

export interface Answer {
  ok: boolean;
  /** `free`: another name, where the one that was wished for is taken. */
  error?: { code: string; message: string; free?: string };
  [more: string]: any;
}

export interface Notice {
  id: number;
  kind: "info" | "warning";
  message: string;
}

/** What a widget may do: read and keep a draft, send an act, see what is pressed. */
export interface Desk {
  draft(act: string): any;
  setDraft(act: string, value: any): void;
  send(act: string, value?: any): void;
  /** True from the tap until the host's next view; without a value, for any value of the act. */
  pressed(act: string, value?: any): boolean;
  /** True while there is no connection: controls stay drawn and do nothing. */
  offline: boolean;
  /** Draw again, after something that is only shown here has changed. */
  redraw(): void;
  /** What amounts count: "$" or "". */
  unit: string;
}

/** What a drawing of a title gets beside the view. See static/titles/README.md. */
export interface Api extends Desk {
  me: Seat | null;
  seat(id: string): Seat | null;
  name(id: string | null): string;
  /** The seat's place 1 to 10, for data-seat. */
  place(id: string | null): number;
  token(id: string | null, size?: number): Drawn;
  glyph(id: string | null): Drawn;
  icon(name: string): Drawn;
  money(amount: number): string;
  /** A guest's score, in words and as it is drawn; on a phone it opens how it came about. */
  score(seat: string | null, told: string, drawn?: Drawn): Drawn;
  /** Is this act offered? Does not claim it. */
  has(act: string): boolean;
  /** The offer of an act, and the drawing takes it over: the frame will not draw it again. */
  offer(act: string): Offer | null;
  /** The frame's own control for an act or an offer; nothing where it is not offered. */
  widget(what: string | Offer): Drawn;
  /** The purple curtain: `content` is only drawn while it is held. */
  peek(key: string, content: () => Drawn, words?: { title?: string; hint?: string }): Drawn;
  /** A dry-erase board showing what was written, ink in its own rhythm. */
  board(written: Written | null, seat: string | null, words?: { lead?: string; label?: string }): Drawn;
  /** Milliseconds left of the clock now, or null. */
  left(): number | null;
}

/** One step of a title's tour: a sentence, and what fills the stage meanwhile. */
export interface Step {
  text: string;
  drawn: Drawn;
}

export interface Headline {
  /** Whose move; left out: the one who is awaited. */
  seat?: string | null;
  /** "Maya's move"; left out: made from who is awaited. */
  title?: string;
  /** A few words under it: "choose a card". */
  detail?: string;
  /** The two lines of captions on the TV; left out: the brief of the rule. */
  caption?: string;
}

export type Drawing = (view: View & { game: Game }, api: Api) => Drawn;

/** What static/titles/<title>.js exports. */
export interface TitleModule {
  tv: { [screen: string]: Drawing };
  phone: { [screen: string]: Drawing };
  headline?(view: View & { game: Game }, api: Api): Headline | null;
  /** What the TV reads aloud, when narration is on; spoken once each time it changes. */
  say?(view: View & { game: Game }, api: Api): string | null;
  /** Screens that have the title's music while somebody is awaited. */
  thinking?: string[];
  /** How to play in half a minute, on the TV before a match: five seconds for each step. */
  tour?(view: View & { game: Game }, api: Api): Step[];
  /** What chairs on the TV show, where a screen tells of money before it is paid. */
  scores?(view: View & { game: Game }): { [seat: string]: number };
  /** What else stands on a guest's chair on the TV. */
  chair?(view: View & { game: Game }, seat: string, api: Api): Drawn;
  /** Style sheets (in static/css) and sprites (in static/art), without their endings. */
  needs?: { tv?: { css?: string[]; art?: string[] }; phone?: { css?: string[]; art?: string[] } };
  /** Draws each image that may be needed; done ahead, one task each. */
  images?: (() => string)[];
  /** "$" where scores are money. */
  unit?: string;
  /** False where drawings tell guests on phones themselves how they stand. */
  standing?: boolean;
}
