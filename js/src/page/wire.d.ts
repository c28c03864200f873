// Made by tools/wire_types.py from realms_nb/board/page/wire.py: do not edit. What may be None there may be missing here.
import type { BoardTexts, Entry, Scene, Snapshot } from "../shell/wire";

export type KeptPace = "instant" | "step" | "calm" | "slow";

export type Patch = ([(string | number)[], unknown])[];

/** A match in one language: where it stands, every position, what led to it, and the scenes by step. */
export interface Still {
  snapshot: Snapshot<unknown, unknown>;
  book: BoardTexts<unknown>;
  replay: Patch[];
  log: Entry[];
  scenes: Record<string, Scene>;
  last?: number;
  review?: string;
}

/** A match in every language, and the language that is shown first. */
export interface Stills {
  language: string;
  told: Record<string, Still>;
}

/** A game as a browser keeps it: the save, and who plays how at which seat. */
export interface SavedState {
  save: string;
  players: Record<string, string>;
  language: string;
  pace: KeptPace;
  you?: number;
}

/** The page wants the board of a game: the one that was kept, or a new one. */
export interface Open {
  kind: "open";
  game: string;
  language: string;
  kept?: string;
  aside?: string;
}

/** What a browser says to a widget, for the board of a game. */
export interface ToBoard {
  kind: "board";
  game: string;
  data: Record<string, unknown>;
}

export type Wanted = Open | ToBoard;

/** A board is there; a sentence says why it is not the game that was kept. */
export interface Opened {
  kind: "opened";
  game: string;
  state: Record<string, unknown>;
  refused?: string;
}

/** What the board of a game says to the browser. */
export interface FromBoard {
  kind: "board";
  game: string;
  data: Record<string, unknown>;
}

/** Keep the game like this: it has changed. */
export interface KeepState {
  kind: "keep";
  game: string;
  kept: SavedState;
}

export type Given = Opened | FromBoard | KeepState;
