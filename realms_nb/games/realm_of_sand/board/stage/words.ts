// Sentences about the thing under the pointer, put together from the words of the book.
import { fill } from "@realms/shell/text";
import type { Best } from "./ground";
import { asPiece } from "./signs";
import type { SandDesk, SandState } from "./state";

export interface Change {
  card: string;
  before: number | null;
  after: number | null;
}

export const join = (words: string[]) => words.join(", ");
export const label = (desk: SandDesk, card: string) => desk.book.pages.cards[card]?.label ?? card;

/** A piece in words: "red rune", "blue spirit". */
export function pieceWord({ book: { words, pages } }: SandDesk, letter: string): string {
  if (letter === ".") return words.empty ?? "";
  const disc = letter !== letter.toUpperCase();
  const colour = letter.toUpperCase();
  return disc
    ? fill(words["disc-of"], { disc: pages.colours[colour]! })
    : fill(words.rune, { colour: pages.colours[colour]! });
}

/** A piece in one word, where a field follows: "red", "blue". */
export const shortly = ({ book: { pages } }: SandDesk, letter: string) => pages.colours[letter.toUpperCase()]!;

/** The best place of a card: now for the tiles that may be laid, or on a board as it would be. */
export function bestOf(desk: SandDesk, { ground, seat }: SandState, card: string, board?: string): Best | null {
  const facts = desk.book.pages.cards[card]!;
  if (board !== undefined) return ground.best(facts, board, seat.level);
  return ground.stand(facts, seat.board, seat.level, desk.snapshot.options?.lays ? seat.tiles : []);
}

/** What the ghost would change on the open cards: those that become ready first, then those that come nearest. */
export function changes(desk: SandDesk, state: SandState): Change[] {
  const { ghost } = state;
  if (!ghost) return [];
  return [...state.cards, ...state.kept]
    .map((card) => ({
      card,
      before: bestOf(desk, state, card)?.missing ?? null,
      after: bestOf(desk, state, card, ghost.board)?.missing ?? null,
    }))
    .filter(({ before, after }) => before !== after)
    .sort((one, other) => {
      const gain = (each: Change) => (each.after === 0 ? -100 : 0) + (each.after ?? 9) - (each.before ?? 9);
      return (
        gain(one) - gain(other) || desk.book.pages.cards[other.card]!.points - desk.book.pages.cards[one.card]!.points
      );
    });
}

/** What the ghost would cover, in words: squares go to the supply, discs return. */
export function covered(state: SandState): { letter: string; field: string }[] {
  const from = state.hand && "from" in state.hand ? state.hand.from : -1;
  return (state.ghost?.place ?? [])
    .map(([field]) => ({ letter: field === from ? "." : state.seat.board[field]!, field: state.ground.name(field) }))
    .filter(({ letter }) => letter !== ".");
}

/** What a card lacks, and where. */
export function lacking(desk: SandDesk, state: SandState, card: string, word = shortly): string {
  const w = desk.book.words;
  const best = bestOf(desk, state, card);
  if (!best) return w["no-place"] ?? "";
  if (best.missing === 0) return w["is-ready"] ?? "";
  const pieces = best.place
    .filter(([field, colour]) => state.seat.board[field]!.toUpperCase() !== colour)
    .map(([field, colour]) => `${word(desk, asPiece(colour))} ${state.ground.name(field)}`);
  return fill(w.lacks, { count: best.missing, pieces: join(pieces) });
}

/** A card in a sentence, for whoever hears it: its name, points, and what it lacks where. */
export function cardLine(desk: SandDesk, state: SandState, card: string, note?: string): string {
  const { label: name, spoken } = desk.book.pages.cards[card]!;
  return `${[name, note].filter(Boolean).join(" ")}, ${spoken}. ${lacking(desk, state, card, pieceWord)}`;
}

/** The name of a field for whoever hears it: what lies there, what would lie there. */
export function fieldWord(desk: SandDesk, state: SandState, field: number): string {
  const w = desk.book.words;
  const { ground, seat, ghost } = state;
  const would = ghost?.place.find(([at]) => at === field);
  const crystals = seat.power ? desk.book.pages.crystals[seat.power] : undefined;
  return [
    ground.name(field),
    ground.dark(field) && w["dark-field"],
    crystals && ground.numbers(crystals).includes(field) && w["crystal-field"],
    pieceWord(desk, seat.board[field]!),
    would && fill(w["would-put"], { piece: pieceWord(desk, would[1]) }),
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a way to build gives back, in words. */
export function wayWord(desk: SandDesk, fields: string, back: string): string {
  const { words: w, pages } = desk.book;
  const discs = [...back].map((colour) => pages.colours[colour]!);
  const where = (fields.match(/../g) ?? []).join(" ");
  return `${where}. ${discs.length ? fill(w["discs-back"], { discs: join(discs) }) : w["no-discs-back"]}`;
}

/** The board of a seat, piece by piece, for whoever hears it. */
export function boardWord(desk: SandDesk, { ground }: SandState, seat: number): string {
  const { board } = desk.snapshot.picture.seats[seat]!;
  const pieces = [...board].flatMap((letter, field) =>
    letter === "." ? [] : [`${ground.name(field)} ${pieceWord(desk, letter)}`],
  );
  return pieces.join(", ") || (desk.book.words.empty ?? "");
}
