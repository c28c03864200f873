// The ghost: what is in hand, and what would lie where.
import { type Board, type Ground, keyOf, laid, type Place } from "./ground";
import type { Options, Pages, Seat } from "./wire";

/** In hand: a tile of the active zone, a disc to summon, a disc of the board to move, a square to shift (green). */
export type Hand =
  | { kind: "tile"; tile: string; face: number; at: number }
  | { kind: "disc"; colour: string; at: number }
  | { kind: "lift" | "shift"; from: number; at: number };

/** What would lie where: of a tile all its squares, of a disc or square one. */
export interface Ghost {
  place: Place;
  /** Written as on the board after it: small letters for discs. */
  board: Board;
  move: string;
  legal: boolean;
  /** Squares have run out: the ways to leave fields empty, each with its colours. */
  thin: { place: Place; move: string }[];
  /** The fields that are closed: dark, and not in use yet. */
  closed: number[];
}

/** What would lie where, and whether it is in the tables of legal moves. */
export function ghostOf(ground: Ground, seat: Seat, options: Options, pages: Pages, hand: Hand): Ghost {
  const lit = new Set(ground.lit(seat.board));
  const closedOf = (place: Place) =>
    place.map(([field]) => field).filter((field) => ground.dark(field) && !lit.has(field));
  if (hand.kind === "tile") {
    const faces = pages.tiles[hand.tile]!.faces;
    const place = ground.held(faces[hand.face % faces.length]!, hand.at);
    const ways = (options.lays?.[hand.tile] ?? "").split(" ");
    const key = keyOf(ground, place);
    const text = (its: Place) =>
      `lay ${hand.tile} ${its.map(([field, colour]) => `${ground.name(field)}=${colour}`).join(" ")}`;
    // With squares missing, the same fields may be filled in several ways.
    const [fields, colours] = [key.slice(0, 2 * place.length), key.slice(2 * place.length)];
    const fits = (way: string) =>
      way.includes("-") &&
      way.startsWith(fields) &&
      [...way.slice(fields.length)].every((c, at) => c === "-" || c === colours[at]);
    const thin = ways.filter(fits).map((way) => {
      const its: Place = ground.numbers(fields).map((field, at) => [field, way[fields.length + at]!]);
      return { place: its, move: text(its) };
    });
    return {
      place,
      board: laid(seat.board, place),
      move: text(place),
      legal: ways.includes(key),
      thin,
      closed: closedOf(place),
    };
  }
  const from = hand.kind === "disc" ? null : hand.from;
  const letter = hand.kind === "disc" ? hand.colour.toLowerCase() : seat.board[hand.from]!;
  const place: Place = [[hand.at, letter]];
  const cleared = from === null ? seat.board : laid(seat.board, [[from, "-"]]);
  const key = hand.kind === "disc" ? hand.colour : ground.name(hand.from);
  const table = (hand.kind === "shift" ? options.shifts : options.summons)?.[key] ?? "";
  const field = ground.name(hand.at);
  return {
    place,
    board: laid(cleared, place),
    move: `${hand.kind === "disc" ? "summon" : hand.kind === "lift" ? "move" : "shift"} ${key} ${field}`,
    legal: ground.numbers(table).includes(hand.at),
    thin: [],
    closed: closedOf(place),
  };
}
