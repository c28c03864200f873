// Made by tools/wire_types.py from realms_nb/games/realm_of_sand/board/wire.py: do not edit. What may be None there may be missing here.

export type Crystal = "colourless" | "fresh" | "active";

export type Power = "red" | "purple" | "yellow" | "green" | "orange" | "blue";

export type Question = "start" | "turn" | "summon" | "aside" | "draw" | "keep" | "swap";

/** A building: `name` has soft hyphens, `spoken` is all of it for whoever hears the board. */
export interface CardFacts {
  label: string;
  name: string;
  level: number;
  pattern: string;
  turns: string[];
  points: number;
  hourglasses: number;
  discs: string;
  level_up: number;
  kind: number;
  spoken: string;
}

/** A rune tile: four turns of its face and, if tiles may be flipped, four of its back; the first lies as printed. */
export interface TileFacts {
  label: string;
  faces: string[];
}

/** A rank of a solo game, and the fewest points it takes. */
export interface Rank {
  key: string;
  name: string;
  least: number;
}

/** Cards, tiles, the board and the numbers of the rules. */
export interface Pages {
  ground: string[];
  cards: Record<string, CardFacts>;
  tiles: Record<string, TileFacts>;
  runes: string;
  colours: Record<string, string>;
  powers: Record<string, string>;
  crystals: Record<string, string>;
  top_level: number;
  openings: string[];
  tile_choice: number;
  summoned: number;
  hourglasses: number;
  turns: number;
  ranks: Rank[];
}

/** What lies before a seat. */
export interface Seat {
  board: string;
  level: number;
  tiles: string[];
  zone: number[];
  points: number;
  hourglasses: number;
  buildings: string[];
  hidden: string[];
  backs: number[];
  fresh: string;
  did: string;
  power?: Power;
  crystal?: Crystal;
}

/** What is asked, and whom. */
export interface Decision {
  kind: Question;
  seat: number;
  done?: boolean;
  unlimited?: boolean;
  placed?: number;
  left?: number;
  level?: number;
  count?: number;
  given?: string[];
  taken?: string[];
}

/** The table. */
export interface Picture {
  round: number;
  seats: Seat[];
  circle: string[];
  squares: number[];
  discs: number[];
  display: ((string | null)[])[];
  decks: number[];
  aside: string[];
  last: boolean;
  winners: number[];
  tie?: string;
  rank?: string;
  decision?: Decision;
}

/** A frame of a scene: a building that now stands, with what it brought, a crystal that woke, or the last round. */
export interface VisibleCard {
  kind: "building" | "crystal" | "last";
  seat: number;
  words: string;
  card?: string;
  discs?: string;
  levels?: number;
  hourglasses?: number;
  power?: Power;
}

/** A move and how it ends in sampled futures: the chance to win in percent, or alone the points, with bounds. */
export interface MoveChance {
  move: string;
  label: string;
  value: number;
  low: number;
  high: number;
  playouts: number;
  tile?: string;
  disc?: string;
}

/** The best moves by their chances, best first; `exact` if they have been looked at closely. */
export interface Chances {
  moves: MoveChance[];
  most: number;
  even: number;
  exact: boolean;
  waits?: boolean;
}

/** One way of completing a building, and what it brings: all of it told by the engine. */
export interface Build {
  card: string;
  fields: string;
  gains: string;
  back: string;
  lost: string;
  level: number;
  hourglasses: number;
  wakes: boolean;
}

/** Every legal move, in tables that the stage looks up; anything else it asks for. */
export interface Options {
  kept: string[];
  lays?: Record<string, string>;
  summons?: Record<string, string>;
  builds?: Build[];
  takes?: string[];
  asides?: string[];
  keeps?: string[];
  looks?: string[];
  exchanges?: Record<string, string>;
  shifts?: Record<string, string>;
  swaps?: Record<string, string[]>;
  starts?: string[];
  spend?: boolean;
  finish?: boolean;
  end?: boolean;
}
