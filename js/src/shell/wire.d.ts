// Made by tools/wire_types.py from realms_nb/board/wire/: do not edit. What may be None there may be missing here.

/** What goes over the wire. */
export interface Wire {
}

export type Help = "chances" | "hints" | "review" | "live";

export type KeptPace = "instant" | "step" | "calm" | "slow";

/** All that is needed to go on with a game in another Python. It does not tell what is still to come. */
export interface KeptGame {
  id: string;
  place: string;
  run: string;
  board: string;
  at: number;
  length: number;
  when: number;
  players: (string | null)[];
  language: "en" | "de" | "it";
  pace: KeptPace;
  depth: "short" | "beginner";
  help: Help[];
  save: string;
  you?: number;
  over?: boolean;
  fresh?: boolean;
}

export type LessonMood = "look" | "open" | "wrong" | "done" | "last";

/** The step that is taught now. Places on the board have names (`tile-1`): its stage marks them `data-target`. */
export interface LessonState {
  id: number;
  at: number;
  length: number;
  mood: LessonMood;
  title: string;
  text: string;
  lit: string[];
  free: string[];
  picks: boolean;
  answers: string[];
  earlier: boolean;
  task?: string;
  done?: string;
  said?: string;
  ready?: string;
  shows?: string;
  press?: string;
}

export type Pace = "instant" | "step" | "calm";

/** What every message has: a number of its own, and the view that sends it. */
export interface Numbered {
  id: number;
  view?: number;
}

/** And the number of the position that it was sent at: what would change another one than was meant does nothing. */
export interface Question {
  id: number;
  view?: number;
  version?: number;
}

/** Play a move that was chosen at the position of this number. */
export interface Play {
  kind: "play";
  id: number;
  view?: number;
  version: number;
  move: string;
}

/** Let the next of the others move. */
export interface NextMove {
  kind: "step";
  id: number;
  view?: number;
  version: number;
}

/** Ask why a move is not allowed, or whether it is. */
export interface Ask {
  kind: "ask";
  id: number;
  view?: number;
  version?: number;
  move: string;
}

/** Take back the last decision of a person; the line is kept. Sent again before the answer, one decision more. */
export interface Undo {
  kind: "undo";
  id: number;
  view?: number;
  version?: number;
}

/** Look at the position after so many moves. */
export interface Seek {
  kind: "seek";
  id: number;
  view?: number;
  version?: number;
  to: number;
}

/** Play on from the past that is looked at, or from the position after so many moves; a move begins a new line. */
export interface PlayOn {
  kind: "play-on";
  id: number;
  view?: number;
  version: number;
  at?: number;
}

/** Play another move for whoever moved after so many moves, in a new line. */
export interface TryFor {
  kind: "try";
  id: number;
  view?: number;
  version: number;
  at: number;
  move: string;
}

/** Look at another line. */
export interface ChooseLine {
  kind: "line";
  id: number;
  view?: number;
  version?: number;
  name: string;
}

/** Have an earlier game back. */
export interface BringBack {
  kind: "earlier";
  id: number;
  view?: number;
  version?: number;
  number: number;
}

/** Wait no longer for the player that is thinking. */
export interface Stop {
  kind: "stop";
  id: number;
  view?: number;
  version?: number;
}

/** Go on after a pause. */
export interface GoOn {
  kind: "go-on";
  id: number;
  view?: number;
  version?: number;
}

/** How fast the others play. */
export interface SetPace {
  kind: "pace";
  id: number;
  view?: number;
  version?: number;
  value: Pace;
}

/** Pause, or play: at the calm pace the others wait, or go on by themselves again. */
export interface Halt {
  kind: "halt";
  id: number;
  view?: number;
  version?: number;
  on: boolean;
}

/** The language of the board. */
export interface SetLanguage {
  kind: "language";
  id: number;
  view?: number;
  version?: number;
  value: "en" | "de" | "it";
}

/** Ask for advice of this depth. */
export interface AskHint {
  kind: "hint";
  id: number;
  view?: number;
  version?: number;
  depth: number;
}

/** Ask for the chances of the position of this version: nothing is answered for another one. */
export interface AskChances {
  kind: "chances";
  id: number;
  view?: number;
  version: number;
  look?: number;
}

/** Review the game, told to this seat, or to the one that is spoken to. */
export interface AskReview {
  kind: "review";
  id: number;
  view?: number;
  version?: number;
  seat?: number;
}

/** Wait no longer for the review. */
export interface StopReview {
  kind: "stop-review";
  id: number;
  view?: number;
  version?: number;
}

/** Whether each choice is judged as soon as it has been made. */
export interface SetLive {
  kind: "live";
  id: number;
  view?: number;
  version?: number;
  on: boolean;
}

/** Who is to sit at a seat of a new game: a name, and the player's name unless it is a person. */
export interface SeatWish {
  name: string;
  player?: string;
}

/** Deal anew, with this seed or a fresh one, for these seats or the same as before, by these rules or the same. */
export interface New {
  kind: "new";
  id: number;
  view?: number;
  version?: number;
  seed?: number;
  seats?: SeatWish[];
  rules?: Record<string, string[]>;
}

/** Ask for the match as a file, with all that is to come or without its future. */
export interface AskSave {
  kind: "save";
  id: number;
  view?: number;
  version?: number;
  future?: boolean;
}

/** Ask for the match as a page. */
export interface AskPage {
  kind: "page";
  id: number;
  view?: number;
  version?: number;
}

/** Go on with the match of a file. */
export interface Load {
  kind: "load";
  id: number;
  view?: number;
  version?: number;
  name: string;
  text: string;
}

/** Go on with a game that was kept, and play the move that was on its way when Python ended. */
export interface TakeUp {
  kind: "take-up";
  id: number;
  view?: number;
  version?: number;
  kept: KeptGame;
  move?: string;
}

/** Take the lesson of the game: begin it, go on, go back, take a wrong deed back; leave it, or play on from there. */
export interface TakeLesson {
  kind: "lesson";
  id: number;
  view?: number;
  version?: number;
  act: "begin" | "on" | "back" | "again" | "pick" | "answer" | "leave" | "play-on";
  at?: number;
  picked?: string;
  answer?: number;
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
  id: number;
  view?: number;
  version?: number;
}

/** Something was lost on the way: send everything again. */
export interface Resync {
  kind: "resync";
  id: number;
  view?: number;
  version?: number;
}

/** Something is being watched or asked here: the others do not move on by themselves until that is over. */
export interface Hold {
  kind: "hold";
  id: number;
  view?: number;
  version?: number;
  on: boolean;
}

/** Somebody looks at the board. */
export interface BoardOpened {
  kind: "shown";
  id: number;
  view?: number;
  version?: number;
}

/** A view of the board is gone. */
export interface Hidden {
  kind: "hidden";
  id: number;
  view?: number;
  version?: number;
}

export type Message = Play | NextMove | Ask | Undo | Seek | PlayOn | TryFor | ChooseLine | BringBack | Stop | GoOn | SetPace | SetLanguage | AskHint | AskChances | AskReview | StopReview | SetLive | New | AskSave | AskPage | Load | TakeUp | TakeLesson | Ping | Resync | Hold | Halt | BoardOpened | Hidden;

/** A move that a player looked at, in words, and what it was worth; several that stand together have no `move`. */
export interface ComparedMove {
  words: string;
  value: string;
  move?: string;
}

/** What a player compared for a move, the best first, and what the figures are worth. */
export interface MoveReason {
  title: string;
  rows: ComparedMove[];
  note?: string;
  level?: string;
}

/** One way to play a rule: its name, and what it means in a few words. */
export interface RulingChoice {
  key: string;
  name: string;
  words: string;
}

/** A rule that may be chosen when a new game is dealt. */
export interface Ruling {
  key: string;
  title: string;
  choices: RulingChoice[];
  chosen: string[];
  many?: boolean;
  under?: [string, string];
}

/** How a level was measured: so many games against the one below on all other seats, victories in percent. */
export interface LevelStrength {
  seats: number;
  level: string;
  against: string;
  games: number;
  wins: number;
  low: number;
  high: number;
  fair: number;
}

/** A number that a move changes at once, as it is written: "0 → 3", "coins". */
export interface FigureText {
  text: string;
  word: string;
}

/** A move of a moment in words, what it changes at once, and its chance to win in percent with its interval. */
export interface Way {
  move: string;
  words: string;
  figures: FigureText[];
  win: number;
  low: number;
  high: number;
}

/** A choice that cost something: where it was made, what was played, what would have been better, and why. */
export interface KeyDecisionCard {
  step: number;
  title: string;
  cost: string;
  played: Way;
  better: Way;
  why: string;
}

export type NoteKind = "best" | "cost" | "unclear" | "luck";

/** What is said of a move, or of the luck that followed it; the marks over the slider are those that count. */
export interface ChoiceNote {
  at: number;
  kind: NoteKind;
  text: string;
}

/** A review of the line that is looked at, told to one seat. */
export interface ReviewState {
  seat: number;
  state: "running" | "done" | "stopped" | "failed";
  done: number;
  length: number;
  text: string;
  verdicts: ChoiceNote[];
  moments: KeyDecisionCard[];
  even: number;
}

export type SpanKind = "card" | "coins" | "seat";

export type Right = "look" | "play" | "table" | "help";

/** A piece of a sentence; one of a kind points at a thing: a card by its key, the coins of a seat, a seat. */
export interface TextSpan {
  text: string;
  kind?: SpanKind;
  key?: string;
}

/** What happened, in spans, with the rule it rests on. */
export interface Sentence {
  spans: TextSpan[];
  rule: string;
  seat?: number;
  own?: boolean;
}

/** A rule explained. */
export interface RuleText {
  title: string;
  text: string;
}

/** What does not change during a game: words and rules in one language, and the game's own pages. */
export interface BoardTexts<Pages> {
  game: string;
  title: string;
  language: string;
  languages: string[];
  hints: number;
  help: Help[];
  seats: number[];
  players: string[];
  levels: string[];
  strengths: LevelStrength[];
  words: Record<string, string>;
  rules: Record<string, RuleText>;
  pages: Pages;
  lesson?: boolean;
  rights?: Right[];
  rulings?: Ruling[];
}

/** One way the game went: its letter, its moves, and where it left which other one by what. */
export interface LineEntry {
  name: string;
  length: number;
  leaves: number;
  of?: string;
  move?: string;
  totals?: number[];
}

/** A game that was played at this table before and can be had back. Its seed is not sent. */
export interface EarlierEntry {
  names: string[];
  length: number;
  totals?: number[];
}

/** Where the match stands among its moves and lines. */
export interface Timeline {
  at: number;
  length: number;
  looking: boolean;
  line: number;
  lines: LineEntry[];
  earlier: EarlierEntry[];
}

export type Patch = ([(string | number)[], unknown])[];

/** One line of the list of moves: who moved, what it was in short and in full, and why. */
export interface Entry {
  sentences: Sentence[];
  seat?: number;
  short?: string;
  reason?: string;
  compared?: MoveReason;
  chapter?: string;
  deal?: string;
}

/** What is new: from this position on, each position as a patch of the one before it, and what led to it. */
export interface Fresh {
  since: number;
  patches: Patch[];
  records: Entry[];
}

/** A step of a scene: what is told, and the picture then, as a patch of the frame before it. */
export interface Frame {
  sentence: Sentence;
  patch: Patch;
  stay: number;
  facts?: unknown;
}

/** Something to be seen step by step before the game goes on; the word `scene-<kind>` is its title. */
export interface Scene {
  id: number;
  kind: string;
  frames: Frame[];
}

/** Advice for whoever is to decide, and the moves that it speaks of. */
export interface Hint {
  depth: number;
  text: string;
  moves: string[];
}

/** A player that has been asked and has not answered yet, and the seconds it has. */
export interface Thinking {
  seat: number;
  player: string;
  limit?: number;
}

/** Something that a handler of a hook printed, or its error with the line of its code. */
export interface StripLine {
  kind: "printed" | "error";
  text: string;
}

/** What is drawn now. */
export interface Snapshot<Picture, Options> {
  version: number;
  names: string[];
  people: number[];
  players: Record<string, string>;
  picture: Picture;
  history: Timeline;
  fresh: Fresh;
  pace: Pace;
  auto: boolean;
  halted: boolean;
  options?: Options;
  you?: number;
  spoken?: number;
  turn?: number;
  hint?: Hint;
  notice?: string;
  scene?: Scene;
  thinking?: Thinking;
  strip?: StripLine[];
  pause?: string;
  lesson?: LessonState;
  serial?: number;
  whole?: boolean;
  asker?: number;
}

/** What an asked move was answered with: why it is not allowed, and by which rule; nothing for one that is. */
export interface Reply {
  why?: string;
  rule?: string;
  chances?: unknown;
}

/** A file to keep. */
export interface File {
  name: string;
  text: string;
}

/** The answer to the message of this id: each message has exactly one, after all that it changed was sent. */
export interface Answer {
  kind: "answer";
  id: number;
  told?: Reply;
  file?: File;
  serial?: number;
}
