// Where patterns stand on a board: pure geometry of what Python has sent. What is allowed is never decided here; a move
// is either in the tables of the options or asked for.
import type { CardFacts, Pages } from "./wire";

/** A board is a text of a letter per field: capital letters are squares, small ones discs, a dot is nothing. */
export type Board = string;
/** A place for a pattern or a tile: fields by number, and the letter that each has there. */
export type Place = [field: number, colour: string][];

export interface Cell {
  x: number;
  y: number;
  c: string;
}

// A tile brings so many pieces at most.
const TILE = 3;
// Answers are kept for so many boards; then it begins anew.
const MOST_BOARDS = 100;

const parsed = new Map<string, Cell[]>();

/** The coloured squares of a pattern. */
export function cellsOf(pattern: string): Cell[] {
  let cells = parsed.get(pattern);
  if (!cells) {
    cells = pattern
      .split("/")
      .flatMap((row, y) => [...row].map((c, x) => ({ x, y, c })))
      .filter(({ c }) => c !== ".");
    parsed.set(pattern, cells);
  }
  return cells;
}

export const widthOf = (pattern: string) => (pattern.indexOf("/") < 0 ? pattern.length : pattern.indexOf("/"));
export const heightOf = (pattern: string) => pattern.split("/").length;

/** The ground of a board, and the questions that can be answered with it. */
export class Ground {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  private readonly places = new Map<string, Place[]>();
  private readonly known = new Map<string, Map<string, unknown>>();

  constructor(private readonly pages: Pages) {
    this.width = pages.ground[0]!.length;
    this.height = pages.ground.length;
    this.size = this.width * this.height;
  }

  name(field: number): string {
    return String.fromCharCode(65 + (field % this.width)) + (Math.floor(field / this.width) + 1);
  }

  number(name: string): number {
    return name.charCodeAt(0) - 65 + (Number(name.slice(1)) - 1) * this.width;
  }

  /** The numbers of a row of field names. */
  numbers(names: string): number[] {
    return (names.match(/../g) ?? []).map((name) => this.number(name));
  }

  dark(field: number): boolean {
    return this.pages.ground[Math.floor(field / this.width)]![field % this.width] === "#";
  }

  /** The dark fields with something on them. */
  lit(board: Board): number[] {
    return [...board].flatMap((letter, field) => (letter !== "." && this.dark(field) ? [field] : []));
  }

  /** A tile or pattern held by its middle square on a field, slid inside the edge. */
  held(pattern: string, field: number): Place {
    const cells = cellsOf(pattern);
    // The middle: nearest to all the others. The bend of a corner, the centre of a bar; turning leaves it where it is.
    const far = (one: Cell) => cells.reduce((sum, { x, y }) => sum + Math.abs(x - one.x) + Math.abs(y - one.y), 0);
    const grip = cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
    const inside = (at: number, most: number) => Math.max(0, Math.min(most, at));
    const left = inside((field % this.width) - grip.x, this.width - widthOf(pattern));
    const top = inside(Math.floor(field / this.width) - grip.y, this.height - heightOf(pattern));
    return this.placed(cells, left, top);
  }

  private placed(cells: Cell[], left: number, top: number): Place {
    return cells.map(({ x, y, c }) => [(y + top) * this.width + x + left, c]);
  }

  /** Everywhere a pattern, as it is turned, fits on the board. */
  everywhere(pattern: string): Place[] {
    let found = this.places.get(pattern);
    if (!found) {
      found = [];
      const cells = cellsOf(pattern);
      for (let top = 0; top + heightOf(pattern) <= this.height; top++)
        for (let left = 0; left + widthOf(pattern) <= this.width; left++) found.push(this.placed(cells, left, top));
      this.places.set(pattern, found);
    }
    return found;
  }

  /** Whether a level leaves room for a place: as many dark fields as levels, or those that the levels have opened. */
  roomy(board: Board, place: Place, level: number): boolean {
    const dark = place.filter(([field]) => this.dark(field)).map(([field]) => field);
    if (!dark.length) return true;
    const { openings } = this.pages;
    if (openings.length) return dark.every((field) => openings.slice(0, level).includes(this.name(field)));
    return new Set([...this.lit(board), ...dark]).size <= level;
  }

  /** An answer about a board, worked out once: each is asked for many times while a ghost moves over the board. */
  private once<T>(board: Board, question: string, answer: () => T): T {
    let answers = this.known.get(board);
    if (!answers) {
      if (this.known.size >= MOST_BOARDS) this.known.clear();
      answers = new Map();
      this.known.set(board, answers);
    }
    if (!answers.has(question)) answers.set(question, answer());
    return answers.get(question) as T;
  }

  /** Where a building stands best: fewest pieces missing, then fewest covered, then most light fields. */
  best(card: CardFacts, board: Board, level: number): Best | null {
    return this.once(board, `best ${level} ${card.pattern}`, () => this.findBest(card, board, level));
  }

  private findBest(card: CardFacts, board: Board, level: number): Best | null {
    let best: Best | null = null;
    let mark = Number.POSITIVE_INFINITY;
    for (const turn of card.turns)
      for (const place of this.everywhere(turn)) {
        let missing = 0;
        let covered = 0;
        let dark = 0;
        for (const [field, colour] of place) {
          const there = board[field]!;
          if (there.toUpperCase() !== colour) {
            missing++;
            if (there !== ".") covered++;
          }
          if (this.dark(field)) dark++;
        }
        const worth = missing * 10_000 + covered * 100 + dark;
        if (worth < mark && this.roomy(board, place, level)) {
          mark = worth;
          best = { place, missing, turn };
        }
      }
    return best;
  }

  /** Every place of a building, lanterns or not: those that lack the fewest pieces first, then those that cover least. */
  private sites(card: CardFacts, board: Board): Site[] {
    return this.once(board, `sites ${card.pattern}`, () => {
      const found: Site[] = [];
      for (const turn of card.turns)
        for (const place of this.everywhere(turn)) {
          const wrong = place.filter(([field, colour]) => board[field]!.toUpperCase() !== colour);
          const covered = wrong.filter(([field]) => board[field] !== ".").length;
          const dark = place.filter(([field]) => this.dark(field)).length;
          found.push({ place, turn, wanted: new Map(place), missing: wrong.length, mark: covered * 100 + dark });
        }
      return found.sort((one, other) => one.missing - other.missing || one.mark - other.mark);
    });
  }

  /** Everywhere a tile may lie, however it is turned. */
  private lays(tile: string, board: Board, level: number): Lay[] {
    return this.once(board, `lays ${level} ${tile}`, () =>
      [...new Set(this.pages.tiles[tile]!.faces)].flatMap((face) =>
        this.everywhere(face)
          .filter((place) => this.roomy(board, place, level))
          .map((place) => ({
            place,
            mark: place.filter(([field]) => board[field] !== ".").length * 100 + this.lit(laid(board, place)).length,
          })),
      ),
    );
  }

  /** How many pieces a building lacks at one of its places once a tile lies somewhere. */
  private after({ wanted, missing }: Site, place: Place, board: Board): number {
    let left = missing;
    for (const [field, colour] of place) {
      const want = wanted.get(field);
      if (want === undefined) continue;
      const lies = board[field]!.toUpperCase() === want;
      if (lies && colour !== want) left++;
      else if (!lies && colour === want) left--;
    }
    return left;
  }

  /** The most that a tile, laid alone, does for a building: the fewest pieces that it then lacks, and where it lies. */
  reach(tile: string, card: CardFacts, board: Board, level: number): Reach | null {
    return this.once(board, `reach ${level} ${tile} ${card.pattern}`, () => {
      let found: Reach | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const site of this.sites(card, board)) {
        if ((site.missing - TILE) * 10_000 > least) break;
        for (const lay of this.lays(tile, board, level)) {
          const left = this.after(site, lay.place, board);
          const mark = left * 10_000 + lay.mark + site.mark;
          if (mark >= least || !this.roomy(laid(board, lay.place), site.place, level)) continue;
          least = mark;
          found = { after: left, lay: lay.place };
        }
      }
      return found;
    });
  }

  /** Where a building stands best for whoever has these tiles: nearest now, then nearest once one of them is laid. */
  stand(card: CardFacts, board: Board, level: number, tiles: string[]): Best | null {
    const best = this.best(card, board, level);
    if (!best?.missing || !tiles.length) return best;
    return this.once(board, `stand ${level} ${card.pattern} ${tiles}`, () => {
      let found = best;
      let least = Number.POSITIVE_INFINITY;
      for (const site of this.sites(card, board)) {
        if (site.missing > best.missing) break;
        if (!this.roomy(board, site.place, level)) continue;
        for (const lay of tiles.flatMap((tile) => this.lays(tile, board, level))) {
          const mark = this.after(site, lay.place, board) * 10_000 + lay.mark + site.mark;
          if (mark >= least || !this.roomy(laid(board, lay.place), site.place, level)) continue;
          least = mark;
          found = { place: site.place, missing: site.missing, turn: site.turn };
        }
      }
      return found;
    });
  }

  /** Where a tile lies so that it fills a field of a place and does the most for it; nothing where that does not help. */
  filling(tile: string, place: Place, field: number, board: Board, level: number): Reach | null {
    const wanted = new Map(place);
    const missing = place.filter(([at, colour]) => board[at]!.toUpperCase() !== colour).length;
    const site = { place, wanted, missing, turn: "", mark: 0 };
    let found: Reach | null = null;
    let least = missing * 10_000;
    for (const lay of this.lays(tile, board, level)) {
      if (!lay.place.some(([at, colour]) => at === field && colour === wanted.get(at))) continue;
      const left = this.after(site, lay.place, board);
      const mark = left * 10_000 + lay.mark;
      if (mark >= least || !this.roomy(laid(board, lay.place), place, level)) continue;
      least = mark;
      found = { after: left, lay: lay.place };
    }
    return found;
  }

  /** Every place where a building stands complete. */
  standing(card: CardFacts, board: Board): Place[] {
    return this.once(board, `standing ${card.pattern}`, () =>
      card.turns
        .flatMap((turn) => this.everywhere(turn))
        .filter((place) => place.every(([field, colour]) => board[field]!.toUpperCase() === colour)),
    );
  }

  /** The places of a building that lack pieces, but no more than a tile brings: each with what is missing there. */
  private near(card: CardFacts, board: Board): Near[] {
    const found: Near[] = [];
    for (const turn of card.turns)
      for (const place of this.everywhere(turn)) {
        const missing = place.filter(([field, colour]) => board[field]!.toUpperCase() !== colour);
        if (missing.length > 0 && missing.length <= TILE) found.push({ wanted: new Map(place), missing });
      }
    return found;
  }

  /** The buildings that a tile, laid alone, would make ready; those with the most points first. */
  finished(tile: string, cards: string[], board: Board, level: number): string[] {
    return this.once(board, `finished ${level} ${tile} ${cards}`, () => {
      const { tiles, cards: facts } = this.pages;
      // A tile completes a building that lacks only what the tile brings and loses nothing that the tile covers.
      const completes = (place: Place, { wanted, missing }: Near) =>
        missing.every(([field, colour]) => place.some(([at, c]) => at === field && c === colour)) &&
        place.every(([at, c]) => (wanted.get(at) ?? c) === c);
      const places = [...new Set(tiles[tile]!.faces)].flatMap((face) => this.everywhere(face));
      return cards
        .filter((card) => this.best(facts[card]!, board, level)?.missing)
        .filter((card) =>
          this.once(board, `near ${facts[card]!.pattern}`, () => this.near(facts[card]!, board)).some((near) =>
            places.some((place) => completes(place, near) && this.roomy(board, place, level)),
          ),
        )
        .sort((one, other) => facts[other]!.points - facts[one]!.points);
    });
  }
}

/** A place where a building lacks little. */
interface Near {
  wanted: Map<number, string>;
  missing: Place;
}

/** A place of a building as it is turned there; `mark` is less where less is covered and less is dark. */
interface Site {
  place: Place;
  turn: string;
  wanted: Map<number, string>;
  missing: number;
  mark: number;
}

/** A place of a tile. */
interface Lay {
  place: Place;
  mark: number;
}

/** What a tile can do for a building: so many pieces it then lacks, if the tile lies there. */
export interface Reach {
  after: number;
  lay: Place;
}

export interface Best {
  place: Place;
  missing: number;
  /** The pattern as it is turned there. */
  turn: string;
}

/** A board once something has been put on it; a dash leaves its field empty. */
export function laid(board: Board, place: Place): Board {
  const letters = [...board];
  for (const [field, colour] of place) letters[field] = colour === "-" ? "." : colour;
  return letters.join("");
}

/** The fields and colours of a place as the tables have them, in reading order. */
export function keyOf(ground: Ground, place: Place): string {
  const ordered = [...place].sort(([one], [other]) => one - other);
  return ordered.map(([field]) => ground.name(field)).join("") + ordered.map(([, colour]) => colour).join("");
}

const origins = new Map<string, number[]>();

/** For the squares of a pattern as it is turned, in order: which squares of the printed pattern they are. */
export function originsOf(pattern: string, turn: string): number[] {
  const key = `${pattern} ${turn}`;
  let found = origins.get(key);
  if (!found) {
    let cells = cellsOf(pattern).map((cell, at) => ({ ...cell, at }));
    for (let back = 0; back < 2 && !found; back++) {
      for (let quarter = 0; quarter < 4 && !found; quarter++) {
        const high = Math.max(...cells.map(({ y }) => y));
        const ordered = [...cells].sort((one, other) => one.y - other.y || one.x - other.x);
        const wanted = cellsOf(turn);
        // Edges without a square do not matter here: both are compared from their first square on.
        const [dx, dy] = [
          Math.min(...wanted.map(({ x }) => x)) - Math.min(...cells.map(({ x }) => x)),
          Math.min(...wanted.map(({ y }) => y)) - Math.min(...cells.map(({ y }) => y)),
        ];
        if (
          ordered.every(
            (cell, at) => cell.x + dx === wanted[at]!.x && cell.y + dy === wanted[at]!.y && cell.c === wanted[at]!.c,
          )
        )
          found = ordered.map(({ at }) => at);
        else cells = cells.map((cell) => ({ ...cell, x: high - cell.y, y: cell.x }));
      }
      const wide = Math.max(...cells.map(({ x }) => x));
      if (!found) cells = cells.map((cell) => ({ ...cell, x: wide - cell.x }));
    }
    found ??= cellsOf(pattern).map((_, at) => at);
    origins.set(key, found);
  }
  return found;
}

/** Of each square of the printed pattern, as a row of 1 and 0, whether it is missing at a place of the building. */
export function hollowOf(pattern: string, best: Best | null, board: Board): string {
  const origin = best ? originsOf(pattern, best.turn) : [];
  return cellsOf(pattern)
    .map((_, at) => {
      const [field, colour] = best?.place[origin.indexOf(at)] ?? [0, ""];
      return board[field]!.toUpperCase() === colour ? 0 : 1;
    })
    .join("");
}
