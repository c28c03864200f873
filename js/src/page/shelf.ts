// What the game in one file keeps between two visits: every game as it stood, and which one was played last.
import { copy, found, put } from "../shell/shelf";
import type { SavedState } from "./wire";

const GAME = "realms_nb game ";
const LAST = "realms_nb last";

/** Whether this browser keeps anything for a page of this kind. */
export function keeps(): boolean {
  try {
    localStorage.setItem(`${LAST} tried`, "yes");
    localStorage.removeItem(`${LAST} tried`);
    return true;
  } catch {
    return false;
  }
}

export function keep(game: string, kept: SavedState) {
  put(GAME + game, JSON.stringify(kept));
}

/** What is kept of a game, whatever it is: Python says whether it can be opened. Half letters are no text there. */
export function kept(game: string): string | undefined {
  const text = found(GAME + game);
  return text === null ? undefined : new TextDecoder().decode(new TextEncoder().encode(text));
}

/** A name under which nothing is kept yet, for what cannot be opened. */
export function freeName(game: string): string {
  const name = `realms_nb set aside ${game}`;
  let number = 1;
  while (found(number === 1 ? name : `${name} ${number}`) !== null) number += 1;
  return number === 1 ? name : `${name} ${number}`;
}

/** Keep what is kept of a game under another name, before the game is written over. */
export function setAside(game: string, name: string) {
  copy(GAME + game, name);
}

export function rememberLast(game: string) {
  put(LAST, game);
}

export function lastOf(games: string[]): string {
  const last = found(LAST);
  return last && games.includes(last) ? last : games[0]!;
}
