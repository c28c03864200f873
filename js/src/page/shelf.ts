// What the game in one file keeps between two visits: every game as it stood, and which one was played last.
import { found, isRecord, put, read } from "../shell/shelf";
import type { SavedState } from "./wire";

const GAME = "realms_nb game ";
const LAST = "realms_nb last";
const PACES = ["instant", "step", "slow"];

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

/** Whether a value is a game as this page keeps it, for a page that speaks these languages. */
export function isSaved(value: unknown, languages: string[]): value is SavedState {
  if (!isRecord(value)) return false;
  const { save, players, language, pace, you } = value;
  return (
    typeof save === "string" &&
    isRecord(players) &&
    Object.entries(players).every(([seat, player]) => /^\d{1,2}$/.test(seat) && typeof player === "string") &&
    languages.includes(language as string) &&
    PACES.includes(pace as string) &&
    (you === undefined || Number.isInteger(you))
  );
}

export function keep(game: string, kept: SavedState) {
  put(GAME + game, JSON.stringify(kept));
}

export function kept(game: string, languages: string[]): SavedState | undefined {
  return read(GAME + game, (value): value is SavedState => isSaved(value, languages));
}

export function rememberLast(game: string) {
  put(LAST, game);
}

export function lastOf(games: string[]): string {
  const last = found(LAST);
  return last && games.includes(last) ? last : games[0]!;
}
