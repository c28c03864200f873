// Made by tools/wire_types.py from realms_nb/board/plain.py: do not edit. What may be None there may be missing here.

/** Nothing: the words of the text board come with the picture. */
export interface Pages {
}

/** The text board: sentences, the same facts as a table, and a drawing if the game has one. */
export interface Picture {
  sentences: string[];
  columns: string[];
  rows: string[][];
  drawing?: string;
  turn?: number;
}

/** Moves that begin with the same word. */
export interface Group {
  word: string;
  moves: string[];
}

/** All that can be done. */
export interface Options {
  groups: Group[];
}

/** A move, in words too, and what it leads to: the chance to win in percent, alone the points, with its interval. */
export interface MoveChance {
  move: string;
  label: string;
  value: number;
  low: number;
  high: number;
}

/** The moves by their chances, the best first, and how they were found; `exact` after the last look. */
export interface Chances {
  moves: MoveChance[];
  note: string;
  most: number;
  even: number;
  tries: number;
  exact: boolean;
}
