// What Python sends. Everything here is made from a view: nothing hidden is in it.

export type Category = "productive" | "residential" | "commercial" | "military" | "noble" | "clerical";
export type Use = "build" | "bastion";

export interface CardFacts {
  id: number;
  place: number;
  label: string;
  // The label with soft hyphens in its long words.
  name: string;
  category: Category;
  cost: number;
  trade: string;
  shields: number;
  fixed: boolean;
  sign: { kind: string; points: number; least?: number; categories?: Category[] };
  words: string;
  // All of it, for whoever hears the board.
  spoken: string;
}

export interface Book {
  language: string;
  languages: string[];
  rounds: number;
  invasions: number[];
  bastion: { shields: number; words: string };
  cards: Record<string, CardFacts>;
  categories: Record<Category, string>;
  rules: Record<string, { title: string; text: string }>;
  words: Record<string, string>;
}

export interface Plot {
  card: string;
  down: boolean;
  points: number;
}

export interface SeatFacts {
  coins: number;
  shields: number;
  points: number;
  plots: (Plot | null)[];
}

export interface Picture {
  round: number;
  first: number;
  decision: { kind: "take" | "lose"; seat: number } | null;
  seats: SeatFacts[];
  fronts: (string | null)[];
  middle: string[];
  origin: Record<string, number>;
  took: Record<string, { card: string; holder: number | null }>;
  track: (number | "face down" | null)[];
  tokens: number;
  deck: number;
  discards: string[];
  // Whose realm held; null for one that a scene has not come to yet.
  struck: Record<string, { strength: number; held: (boolean | null)[] }>;
  rings: Record<string, { exact: boolean; holds: number[] }>;
  winners: number[];
}

export interface UseFacts {
  move: string;
  why: string | null;
  rule: string | null;
  coins: [number, number];
  points: number;
  shields: [number, number];
  hold: [number, number] | null;
}

export interface Taking {
  own: boolean;
  from: string;
  trade: { action: string; before: number; after: number; token: boolean; words: string }[];
  uses: Record<Use, UseFacts>;
}

export interface Options {
  take?: Record<string, Taking>;
  discard?: { move: string; text: string } | null;
  lose?: { move: string; card: string; words: string }[];
}

export interface Sentence {
  kind: string;
  text: string;
  rule: string;
  // Words of the text, and what they point at: a card, or the coins of a seat.
  cards: Record<string, string>;
  seat: number | null;
  // What a line of a score sheet counts; 0 for everything else.
  points: number;
}

/** An invasion or the final scoring, to be seen step by step. */
export interface Scene {
  id: number;
  // The position at its end: the others may have played on since.
  at: number;
  kind: "invasion" | "scoring";
  steps: Sentence[];
}

export interface Snapshot {
  version: number;
  names: string[];
  you: number | null;
  people: number[];
  players: Record<string, string>;
  picture: Picture;
  // Earlier positions that the replay does not have yet.
  fresh: Record<string, Picture>;
  options: Options;
  // How many sentences there are in all; the story holds the newest.
  told: number;
  story: Sentence[];
  history: { at: number; length: number };
  pace: "instant" | "step" | "slow";
  auto: boolean;
  quotes: Record<string, string>;
  hint: { depth: number; text: string; moves: string[] } | null;
  notice: string | null;
  scene: Scene | null;
}

export type Message =
  | { kind: "play"; version: number; move: string }
  | { kind: "step"; version: number }
  | { kind: "undo" | "redo" | "save" | "shown" | "hidden" }
  | { kind: "seek"; to: number }
  | { kind: "pace" | "language"; value: string }
  | { kind: "hint"; depth: number }
  | { kind: "new"; seed: number | null }
  | { kind: "load"; name: string; text: string };
