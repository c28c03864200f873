// Games that no restart takes: each board keeps its own in the browser, and whoever deals again in its place finds it.
import { drop, isRecord, namesOf, put, read } from "./shelf";
import type { KeptGame } from "./wire";

/** A game as it is kept, with the move that is on its way to Python. */
export interface OnShelf extends KeptGame {
  move?: string;
}

const GAMES = "realms_nb kept ";
// So many games are kept for each place, and so many places.
const EACH = 3;
const PLACES = 40;

const nameOf = (notebook: string, place: string) => `${GAMES}${notebook} ${place}`;

function isGames(value: unknown): value is OnShelf[] {
  const texts = ["id", "place", "run", "board", "save", "language", "pace", "depth"];
  const numbers = ["at", "length", "when"];
  return (
    Array.isArray(value) &&
    value.every(
      (game) =>
        isRecord(game) &&
        texts.every((key) => typeof game[key] === "string") &&
        numbers.every((key) => Number.isFinite(game[key])) &&
        [game.players, game.help].every(Array.isArray) &&
        ["string", "undefined"].includes(typeof game.move),
    )
  );
}

const gamesAt = (name: string) => read(name, isGames) ?? [];

/** Keep a game as it is now. One at which nothing has been played need not be kept. */
export function keepGame(notebook: string, game: OnShelf) {
  if (!game.length && !game.move) return;
  const name = nameOf(notebook, game.place);
  const others = gamesAt(name).filter(({ id }) => id !== game.id);
  put(name, JSON.stringify([game, ...others].slice(0, EACH)));
  const names = namesOf(GAMES);
  if (names.length <= PLACES) return;
  const oldest = names
    .filter((each) => each !== name)
    .sort((one, other) => (gamesAt(one)[0]?.when ?? 0) - (gamesAt(other)[0]?.when ?? 0));
  for (const each of oldest.slice(0, names.length - PLACES)) drop(each);
}

// The games that boards on this page are connected to; each board has a script of its own, so they meet here.
const LIVE = Symbol.for("realms_nb live games");
type Meeting = { [LIVE]?: Map<object, string> };

function live(): Map<object, string> {
  const meeting = globalThis as Meeting;
  meeting[LIVE] ??= new Map();
  return meeting[LIVE];
}

/** This board plays this game, or none any more. */
export function plays(board: object, game: string | undefined) {
  if (game === undefined) live().delete(board);
  else live().set(board, game);
}

/** The game that was played in the place of a board that has just been made, if one can be gone on with. */
export function earlierGame(notebook: string, now: KeptGame): OnShelf | undefined {
  if (!now.fresh) return undefined;
  const playing = [...live().values()];
  return gamesAt(nameOf(notebook, now.place)).find(
    (game) =>
      game.id !== now.id &&
      !playing.includes(game.id) &&
      (game.length > now.length || game.move !== undefined) &&
      // Whoever has finished a game and runs the cell again wants another one.
      !(game.over && game.run === now.run),
  );
}

/** The save of a game as a file, without Python. */
export async function fileOf(game: KeptGame): Promise<string> {
  const letters = atob(game.save);
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return await new Response(stream).text();
}
