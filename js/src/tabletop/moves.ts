// Where each move is pressed: on the things that it is done with, one after the other, and the rest in the panel. Pure.
import type { MoveSeen, Spot, TableSeen } from "./wire";

/** The key of a thing on the table that can be pressed. */
export function keyOf({ place, owner, thing, cell, seat }: Spot): string {
  if (seat !== undefined) return `seat ${seat}`;
  const where = `${place} ${owner ?? ""}`;
  return cell === undefined ? `thing ${where} ${thing}` : `cell ${where} ${cell}`;
}

/** Everything on the table that is drawn with its face, and so can be pressed. */
export function drawnIn(table: TableSeen): Set<string> {
  const keys = Array.from({ length: table.seats }, (_, seat) => keyOf({ seat }));
  for (const { name: place, owner, kind, things, cells } of table.places) {
    if (kind === "grid") keys.push(...(cells ?? []).map((cell) => keyOf({ place, owner, cell })));
    // A thing on a cell is pressed by its cell.
    else
      keys.push(
        ...(things ?? []).flatMap((thing) => (thing?.name ? [keyOf({ place, owner, thing: thing.name })] : [])),
      );
  }
  return new Set(keys);
}

/** What a move is pressed on, in the order of its words. */
export function stepsOf(move: MoveSeen, drawn: Set<string>): string[] {
  return move.spots.flatMap((spot) => (spot && drawn.has(keyOf(spot)) ? [keyOf(spot)] : []));
}

/** What can be pressed next: on the table, each thing with its moves, and in the panel. */
export interface Ways {
  targets: Map<string, MoveSeen[]>;
  rest: MoveSeen[];
}

/** The ways to go on once these have been pressed. */
export function waysAfter(picked: string[], moves: MoveSeen[], drawn: Set<string>): Ways {
  const ways: Ways = { targets: new Map(), rest: [] };
  for (const move of moves) {
    const steps = stepsOf(move, drawn);
    if (picked.some((key, place) => steps[place] !== key)) continue;
    const next = steps[picked.length];
    if (next === undefined) ways.rest.push(move);
    else ways.targets.set(next, [...(ways.targets.get(next) ?? []), move]);
  }
  return ways;
}

/** The words and numbers of a move that nobody can press on the table, by their place among its words. */
export function openWords(move: MoveSeen, drawn: Set<string>): number[] {
  return move.args.flatMap((_, place) => {
    const spot = move.spots[place];
    return spot && drawn.has(keyOf(spot)) ? [] : [place];
  });
}

/** Moves under their verbs, in the order in which the game lists them. */
export function byVerb(moves: MoveSeen[]): [string, MoveSeen[]][] {
  const found = new Map<string, MoveSeen[]>();
  for (const move of moves) found.set(move.verb, [...(found.get(move.verb) ?? []), move]);
  return [...found];
}

/** The one sentence with which all of these are refused; nothing if some may be made, or the sentences differ. */
export function whyNone(moves: MoveSeen[]): string | undefined {
  const [first] = moves;
  return first?.why !== undefined && moves.every(({ why }) => why === first.why) ? first.why : undefined;
}
