// What the browser keeps between two visits: every game as it stood, and which one was played last.
import type { Kept } from "./wire";

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

export function keep(game: string, kept: Kept) {
  try {
    localStorage.setItem(GAME + game, JSON.stringify(kept));
  } catch {
    // Full, or forbidden: the page has said that nothing is kept, and the game goes on.
  }
}

export function kept(game: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(GAME + game) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberLast(game: string) {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // As above.
  }
}

export function lastOf(games: string[]): string {
  try {
    const last = localStorage.getItem(LAST);
    if (last && games.includes(last)) return last;
  } catch {
    // As above.
  }
  return games[0]!;
}
