// What somebody goes for: the building that is nearest or was made the goal, and the tiles that bring it nearer. All of
// it counts pieces on the open table: it is a fact, and no advice.
import { fill } from "@realms/shell/text";
import { prepare } from "./acts";
import { cellsOf, laid, type Place, type Reach } from "./ground";
import { asPiece } from "./signs";
import type { SandDesk, SandState } from "./state";
import { bestOf, join, shortly } from "./words";

/** A building that one of the own tiles brings nearer. */
export interface Soon extends Reach {
  card: string;
  tile: string;
  before: number;
}

/** What a tile does for a building now; nothing where it does not bring it nearer. */
export function helps(desk: SandDesk, state: SandState, tile: string, card: string): Soon | null {
  const before = bestOf(desk, state, card)?.missing;
  const { seat, ground } = state;
  const found = ground.reach(tile, desk.book.pages.cards[card]!, seat.board, seat.level);
  if (!found || !before || found.after >= before) return null;
  return { card, tile, before, ...found };
}

/** The best of some tiles for a building: after which it lacks fewest, the first of equals. */
export function bestHelp(desk: SandDesk, state: SandState, tiles: string[], card: string): Soon | null {
  return tiles.reduce<Soon | null>((best, tile) => {
    const help = helps(desk, state, tile, card);
    return help && (!best || help.after < best.after) ? help : best;
  }, null);
}

/** The own tiles, while one of them may be laid. */
export const layable = ({ snapshot: { options } }: SandDesk, { seat }: SandState) =>
  options?.lays ? seat.tiles.filter((tile) => options.lays![tile]) : [];

/** Open buildings in the order of how near they are: after the best own tile, then the smaller, then those of fewer pieces. */
function byNearness(desk: SandDesk, state: SandState): { card: string; help: Soon | null }[] {
  const { cards: facts } = desk.book.pages;
  const tiles = layable(desk, state);
  return [...state.cards, ...state.kept]
    .map((card) => ({ card, missing: bestOf(desk, state, card)?.missing, help: bestHelp(desk, state, tiles, card) }))
    .filter(({ missing }) => missing)
    .sort(
      (one, other) =>
        (one.help?.after ?? one.missing!) - (other.help?.after ?? other.missing!) ||
        facts[one.card]!.level - facts[other.card]!.level ||
        cellsOf(facts[one.card]!.pattern).length - cellsOf(facts[other.card]!.pattern).length,
    );
}

/** The building that is nearest. */
export const nearest = (desk: SandDesk, state: SandState): string | null => byNearness(desk, state)[0]?.card ?? null;

/** What could be completed soon: at most three buildings that an own tile brings nearer. */
export const soon = (desk: SandDesk, state: SandState): Soon[] =>
  byNearness(desk, state)
    .flatMap(({ help }) => help ?? [])
    .slice(0, 3);

/** The goal, or what is nearest while there is none; nothing where a game is over. */
export function aimed(desk: SandDesk, state: SandState): string | null {
  if (desk.snapshot.picture.winners.length || desk.snapshot.picture.rank !== undefined) return null;
  return state.goal ?? nearest(desk, state);
}

/** The pieces that a building lacks at its best place. */
export function lackedBy(desk: SandDesk, state: SandState, card: string): Place {
  const { board } = state.seat;
  return (bestOf(desk, state, card)?.place ?? [])
    .filter(([field, colour]) => board[field]!.toUpperCase() !== colour)
    .sort(([one], [other]) => one - other);
}

/** A tile comes into the hand, and its ghost lies there. Nothing is played. */
export function tryOut(desk: SandDesk, state: SandState, tile: string, place: Place) {
  prepare(
    desk,
    state,
    `lay ${tile} ${place.map(([field, colour]) => `${state.ground.name(field)}=${colour}`).join(" ")}`,
  );
}

/** A field of what is aimed at is pressed with nothing in hand: the tile that does most there comes; true if one did. */
export function fillField(desk: SandDesk, state: SandState, field: number): boolean {
  const card = aimed(desk, state);
  const best = card && bestOf(desk, state, card);
  if (!best || !lackedBy(desk, state, card).some(([at]) => at === field)) return false;
  const { ground, seat } = state;
  const found = layable(desk, state)
    .map((tile) => ({ tile, way: ground.filling(tile, best.place, field, seat.board, seat.level) }))
    .filter(({ way }) => way)
    .sort((one, other) => one.way!.after - other.way!.after)[0];
  if (!found) return false;
  tryOut(desk, state, found.tile, found.way!.lay);
  return true;
}

/** Pieces and their fields in words: "red B3, black D3". */
export const piecesWord = (desk: SandDesk, state: SandState, place: Place) =>
  join(place.map(([field, colour]) => `${shortly(desk, asPiece(colour))} ${state.ground.name(field)}`));

export const fieldsWord = (state: SandState, place: Place) =>
  join([...place].sort(([one], [other]) => one - other).map(([field]) => state.ground.name(field)));

/** The change of a number of missing pieces, as it is written everywhere: "3 → 1 to go". */
export function toGo({ book: { words: w } }: SandDesk, before: number, after: number): string {
  return after === 0 ? `${w.tick} ${w.ready}` : fill(w["missing-change"], { before, after });
}

/**
 * A legal place for the tile in hand near to where it was refused: turned as it is if that fits somewhere, never
 * against the goal that was chosen.
 */
export function nearestPlace(desk: SandDesk, state: SandState): Place | null {
  const { hand, ghost, ground, seat, goal } = state;
  if (hand?.kind !== "tile" || !ghost) return null;
  const ways = (desk.snapshot.options?.lays?.[hand.tile] ?? "").split(" ").filter((way) => way && !way.includes("-"));
  const pages = desk.book.pages;
  const shape = (place: Place) => {
    const first = Math.min(...place.map(([field]) => field));
    return [...place]
      .sort(([one], [other]) => one - other)
      .map(([field, colour]) => `${field - first}${colour}`)
      .join();
  };
  const middle = (place: Place) => {
    const sum = place.reduce(([x, y], [f]) => [x! + (f % ground.width), y! + Math.floor(f / ground.width)], [0, 0]);
    return sum.map((each) => each / place.length) as [number, number];
  };
  const [hx, hy] = middle(ghost.place);
  const same = shape(ghost.place);
  const lacks = goal === null ? null : bestOf(desk, state, goal);
  const own = new Map(lacks ? lacks.place : []);
  const spoils = (place: Place) =>
    goal !== null &&
    (place.some(([field, colour]) => (own.get(field) ?? colour) !== colour) ||
      (ground.best(pages.cards[goal]!, laid(seat.board, place), seat.level)?.missing ?? 99) > (lacks?.missing ?? 99));
  let found: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const fields = ground.numbers(way.slice(0, (way.length / 3) * 2));
    const place: Place = fields.map((field, at) => [field, way[fields.length * 2 + at]!]);
    const [x, y] = middle(place);
    const far = Math.hypot(x - hx, y - hy) + (shape(place) === same ? 0 : 100);
    if (far >= least || spoils(place)) continue;
    least = far;
    found = place;
  }
  return found;
}

/** Where the tile in hand does most for the goal that was chosen; nothing where it does not help. */
export function goalPlace(desk: SandDesk, state: SandState): Soon | null {
  const { hand, goal } = state;
  return hand?.kind === "tile" && goal ? helps(desk, state, hand.tile, goal) : null;
}
