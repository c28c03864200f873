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
const shortly = ({ book: { pages } }: SandDesk, letter: string) => pages.colours[letter.toUpperCase()]!;

/** The best place of a card now. */
export const bestOf = (desk: SandDesk, state: SandState, card: string, board = state.seat.board): Best | null =>
  state.ground.best(desk.book.pages.cards[card]!, board, state.seat.level);

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

export interface Line {
  kind: "on" | "no" | "";
  icon: string;
  text: string;
}

/** The one sentence of the preview line. */
export function preview(desk: SandDesk, state: SandState): Line {
  const w = desk.book.words;
  const { ghost, ground, seat } = state;
  if (ghost && !ghost.legal && !ghost.thin.length)
    return { kind: "no", icon: "ban", text: state.why || (w["not-here"] ?? "") };
  if (ghost) {
    const ready = changes(desk, state).filter(({ after }) => after === 0);
    const parts = [
      ready.length ? fill(w["makes-ready"], { cards: join(ready.map(({ card }) => label(desk, card))) }) : "",
      ghost.thin.length ? (w["squares-out"] ?? "") : "",
      covers("covers-squares", (letter) => letter === letter.toUpperCase()),
      covers("covers-discs", (letter) => letter !== letter.toUpperCase()),
    ].filter(Boolean);
    const nearer = changes(desk, state).find(
      ({ before, after }) => before !== null && after !== null && after < before,
    );
    if (!parts.length && nearer)
      parts.push(fill(w.nearer, { card: label(desk, nearer.card), before: nearer.before!, after: nearer.after! }));
    return {
      kind: ready.length ? "on" : "",
      icon: ready.length ? "ok" : "step",
      text: parts.join(" ") || (w["changes-nothing"] ?? ""),
    };
  }
  if (state.why && !state.peek) return { kind: "no", icon: "ban", text: state.why };
  const card = state.peek ?? state.picked;
  if (card) return { kind: "", icon: "eye", text: `${label(desk, card)}. ${lacking(desk, state, card)}` };
  if (desk.snapshot.picture.decision?.kind === "draw" && state.chosen) {
    const done = ground.finished(state.chosen, state.cards, seat.board, seat.level);
    const tile = desk.book.pages.tiles[state.chosen]!.label;
    return done.length
      ? {
          kind: "on",
          icon: "ok",
          text: fill(w["would-finish"], { tile, cards: join(done.slice(0, 2).map((each) => label(desk, each))) }),
        }
      : { kind: "", icon: "step", text: fill(w["finishes-nothing"], { tile }) };
  }
  const ready = [...new Set((desk.snapshot.options?.builds ?? []).map((build) => build.card))];
  if (ready.length)
    return {
      kind: "on",
      icon: "ok",
      text: fill(w["can-build"], { cards: join(ready.map((each) => label(desk, each))) }),
    };
  const lit = ground.lit(seat.board);
  const text = fill(seat.level === 0 ? w["level-none"] : lit.length ? w["level-lit"] : w["level-free"], {
    level: seat.level,
    fields: join(lit.map((field) => ground.name(field))),
  });
  return { kind: "", icon: "lamp", text };

  function covers(key: string, which: (letter: string) => boolean): string {
    const pieces = covered(state).filter(({ letter }) => which(letter));
    if (!pieces.length) return "";
    return fill(w[key], { pieces: join(pieces.map(({ letter, field }) => `${shortly(desk, letter)} ${field}`)) });
  }
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
