// What the browser keeps between two visits: every game as it stood, and which one was played last.
//
// On two shelves. What a tab keeps for itself survives each reload, and what the browser keeps survives the tab; but
// Chromium was seen to find the second one empty after a page from a folder had been loaded again.
import type { SavedState } from "./wire";

const GAME = "realms_nb game ";
const LAST = "realms_nb last";
const SHELVES = [() => sessionStorage, () => localStorage];

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

function put(name: string, text: string) {
  for (const shelf of SHELVES) {
    try {
      shelf().setItem(name, text);
    } catch {
      // Full, or forbidden: the page has said that nothing is kept, and the game goes on.
    }
  }
}

function found(name: string): string | null {
  for (const shelf of SHELVES) {
    try {
      const text = shelf().getItem(name);
      if (text !== null) return text;
    } catch {
      // As above.
    }
  }
  return null;
}

export function keep(game: string, kept: SavedState) {
  put(GAME + game, JSON.stringify(kept));
}

export function kept(game: string): SavedState | undefined {
  try {
    return JSON.parse(found(GAME + game) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberLast(game: string) {
  put(LAST, game);
}

export function lastOf(games: string[]): string {
  const last = found(LAST);
  return last && games.includes(last) ? last : games[0]!;
}
