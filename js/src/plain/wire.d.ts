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
