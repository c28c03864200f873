// Made by tools/wire_types.py from realms_nb/board/tabletop.py: do not edit. What may be None there may be missing here.

/** What stays the same during a game: its rules, its goal, and pictures of cards. */
export interface GameSeen {
  goal: string;
  rules: string;
  images: Record<string, string>;
}

/** One move: its text, as `parse` reads it, and its words, as people read it. */
export interface MoveSeen {
  move: string;
  words: string;
  verb: string;
  args: string[];
  spots: (Spot | null)[];
  numbers: number[];
  asks: string[];
  help: string;
  why?: string;
}

/** All that lies on the table, as one viewer sees it: who looks, whose turn it is, the round, who is out. */
export interface TableSeen {
  round: number;
  seats: number;
  out: number[];
  teams: number[][];
  places: PlaceSeen[];
  points: PointsSeen[];
  viewer?: number;
  turn?: number;
  rolled?: DiceSeen;
}

/** What stays the same during a game: goal, rules, pictures of cards. */
export interface Pages {
  game: GameSeen;
}

/** The table. */
export interface Picture {
  table: TableSeen;
}

/** All that can be done, and what is refused. */
export interface Options {
  moves: MoveSeen[];
}

export type Column = string | number | boolean;

export type PlaceKind = "pile" | "hand" | "row" | "grid" | "track" | "counter" | "plain" | "secret" | "dice";

/** A card, a word or a piece, or the back of what is hidden: that has no name. */
export interface ThingSeen {
  name?: string;
  back?: string;
  icon?: string;
  seat?: number;
  columns?: Record<string, Column>;
}

/** A place of the table: its `kind`, its `name`, the seat that owns it (None: common to all), what is seen there. */
export interface PlaceSeen {
  name: string;
  kind: PlaceKind;
  count: number;
  owner?: number;
  things?: (ThingSeen | null)[];
  cells?: string[];
  width?: number;
  faces?: (number | null)[];
  sides?: number;
  value?: string | number;
  seat?: number;
  hidden?: boolean;
  least?: number;
  most?: number;
}

/** The dice that were rolled last and lie nowhere: who rolled them, and their faces. */
export interface DiceSeen {
  seat: number;
  faces: number[];
}

/** The points of a seat and their parts, each with its word; without a sum they cannot be known. */
export interface PointsSeen {
  parts: [string, number][];
  total?: number;
}

/** Where something is pressed: a thing in a place, a cell of a grid, or a player. */
export interface Spot {
  place?: string;
  owner?: number;
  thing?: string;
  cell?: string;
  seat?: number;
}
