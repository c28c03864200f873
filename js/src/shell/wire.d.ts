// Made by tools/wire_types.py from realms_nb/board/wire/: do not edit. What may be None there may be missing here.

/** What goes over the wire. */
export interface Wire {
}

/** Ask why a move is not allowed, or whether it is. */
export interface Ask {
  kind: "ask";
  id: number;
  move: string;
}

/** Ask for the chances of the position of this version: nothing is answered for another one. */
export interface AskChances {
  kind: "chances";
  id: number;
  version: number;
  look?: number;
}

/** Ask for advice of this depth. */
export interface AskHint {
  kind: "hint";
  id: number;
  depth: number;
}

/** Review the game, told to this seat, or to the one that is spoken to. */
export interface AskReview {
  kind: "review";
  id: number;
  seat?: number;
}

/** Have an earlier game back. */
export interface BringBack {
  kind: "earlier";
  id: number;
  number: number;
}

/** Look at another line. */
export interface ChooseLine {
  kind: "line";
  id: number;
  name: string;
}

/** A view of the board is gone. */
export interface Hidden {
  kind: "hidden";
  id: number;
}

/** Ask for the match as a file, with all that is to come or without its future. */
export interface Keep {
  kind: "save";
  id: number;
  future?: boolean;
}

/** Ask for the match as a page. */
export interface KeepPage {
  kind: "page";
  id: number;
}

/** Go on with the match of a file. */
export interface Load {
  kind: "load";
  id: number;
  name: string;
  text: string;
}

export type Message = Play | Step | Ask | Undo | Seek | PlayOn | ChooseLine | BringBack | Stop | SetPace | SetLanguage | AskHint | AskChances | AskReview | StopReview | SetLive | New | Keep | KeepPage | Load | Ping | Shown | Hidden;

/** Deal anew, with this seed or a fresh one, for these seats or the same as before. */
export interface New {
  kind: "new";
  id: number;
  seed?: number;
  seats?: SeatWish[];
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
  id: number;
}

/** Play a move that was chosen at this version. */
export interface Play {
  kind: "play";
  id: number;
  version: number;
  move: string;
}

/** Play on from the past that is looked at, or from the position after so many moves; a move begins a new line. */
export interface PlayOn {
  kind: "play-on";
  id: number;
  version: number;
  at?: number;
}

/** Who is to sit at a seat of a new game: a name, and the player's name unless it is a person. */
export interface SeatWish {
  name: string;
  player?: string;
}

/** Look at the position after so many moves. */
export interface Seek {
  kind: "seek";
  id: number;
  to: number;
}

/** The language of the board. */
export interface SetLanguage {
  kind: "language";
  id: number;
  value: "en" | "de" | "it";
}

/** Whether each choice is judged as soon as it has been made. */
export interface SetLive {
  kind: "live";
  id: number;
  on: boolean;
}

/** How fast the others play. */
export interface SetPace {
  kind: "pace";
  id: number;
  value: Pace;
}

/** Somebody looks at the board. */
export interface Shown {
  kind: "shown";
  id: number;
}

/** Let the next of the others move. */
export interface Step {
  kind: "step";
  id: number;
  version: number;
}

/** Wait no longer for the player that is thinking. */
export interface Stop {
  kind: "stop";
  id: number;
}

/** Wait no longer for the review. */
export interface StopReview {
  kind: "stop-review";
  id: number;
}

/** Take back the last decision of a person; the line is kept. */
export interface Undo {
  kind: "undo";
  id: number;
}

/** A number that a move changes at once, as it is written: "0 → 3", "coins". */
export interface Figure {
  text: string;
  word: string;
}

/** A choice that cost something: where it was made, what was played, what would have been better, and why. */
export interface Moment {
  step: number;
  title: string;
  cost: string;
  played: Way;
  better: Way;
  why: string;
}

/** A review of the line that is looked at, told to one seat. */
export interface Review {
  seat: number;
  state: "running" | "done" | "stopped" | "failed";
  done: number;
  length: number;
  text: string;
  verdicts: Verdict[];
  moments: Moment[];
  even: number;
}

/** What is said of a move, or of the luck that followed it; the marks over the slider are those that count. */
export interface Verdict {
  at: number;
  kind: VerdictKind;
  text: string;
}

export type VerdictKind = "best" | "cost" | "unclear" | "luck";

/** A move of a moment in words, what it changes at once, and its chance to win in percent with its interval. */
export interface Way {
  move: string;
  words: string;
  figures: Figure[];
  win: number;
  low: number;
  high: number;
}

/** The answer to the message of this id: each message has exactly one, after all that it changed was sent. */
export interface Answer {
  kind: "answer";
  id: number;
  told?: Told;
  file?: File;
}

/** What does not change during a game: words and rules in one language, and the game's own pages. */
export interface Book<Pages> {
  game: string;
  title: string;
  language: string;
  languages: string[];
  hints: number;
  help: Help[];
  seats: number[];
  players: string[];
  words: Record<string, string>;
  rules: Record<string, RuleText>;
  pages: Pages;
}

/** A game that was played at this table before and can be had back. */
export interface Earlier {
  names: string[];
  length: number;
  seed?: number;
  totals?: number[];
}

/** One line of the list of moves: who moved, what it was in short and in full, and why. */
export interface Entry {
  sentences: Sentence[];
  seat?: number;
  short?: string;
  reason?: string;
  chapter?: string;
  deal?: string;
}

/** A file to keep. */
export interface File {
  name: string;
  text: string;
}

/** A step of a scene: what is told, and the picture then, as a patch of the frame before it. */
export interface Frame {
  sentence: Sentence;
  patch: Patch;
  facts?: unknown;
}

/** What is new: from this position on, each position as a patch of the one before it, and what led to it. */
export interface Fresh {
  since: number;
  patches: Patch[];
  records: Entry[];
}

export type Help = "chances" | "hints" | "review" | "live";

/** Advice for whoever is to decide, and the moves that it speaks of. */
export interface Hint {
  depth: number;
  text: string;
  moves: string[];
}

/** Where the match stands among its moves and lines. */
export interface History {
  at: number;
  length: number;
  looking: boolean;
  line: number;
  lines: Line[];
  earlier: Earlier[];
}

/** One way the game went: its letter, its moves, and where it left which other one by what. */
export interface Line {
  name: string;
  length: number;
  leaves: number;
  of?: string;
  move?: string;
  totals?: number[];
}

export type Pace = "instant" | "step" | "slow";

export type Patch = ([(string | number)[], unknown])[];

/** A rule explained. */
export interface RuleText {
  title: string;
  text: string;
}

/** Something to be seen step by step before the game goes on; the word `scene-<kind>` is its title. */
export interface Scene {
  id: number;
  kind: string;
  frames: Frame[];
}

/** What happened, in spans, with the rule it rests on. */
export interface Sentence {
  spans: Span[];
  rule: string;
  seat?: number;
}

/** What is drawn now. */
export interface Snapshot<Picture, Options> {
  version: number;
  names: string[];
  people: number[];
  players: Record<string, string>;
  picture: Picture;
  history: History;
  fresh: Fresh;
  pace: Pace;
  auto: boolean;
  options?: Options;
  you?: number;
  turn?: number;
  hint?: Hint;
  notice?: string;
  scene?: Scene;
  thinking?: Thinking;
}

/** A piece of a sentence; one of a kind points at a thing: a card by its key, the coins of a seat, a seat. */
export interface Span {
  text: string;
  kind?: SpanKind;
  key?: string;
}

export type SpanKind = "card" | "coins" | "seat";

/** A player that has been asked and has not answered yet, and the seconds it has. */
export interface Thinking {
  seat: number;
  player: string;
  limit?: number;
}

/** What an asked move was answered with: why it is not allowed, and by which rule; nothing for one that is. */
export interface Told {
  why?: string;
  rule?: string;
  chances?: unknown;
}
