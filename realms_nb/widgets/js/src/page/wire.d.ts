// Made by tools/wire_types.py from realms_nb/widgets/page/wire.py: do not edit. What may be None there may be missing here.
import type { Book, Entry, Scene, Snapshot } from "../shell/wire";

export type Patch = ([(string | number)[], unknown])[];

/** A match in one language: where it stands, every position, what led to it, and the scenes by step. */
export interface Still {
  snapshot: Snapshot<unknown, unknown>;
  book: Book<unknown>;
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
