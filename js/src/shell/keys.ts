// What a key means to the shell, apart from where it is pressed. Pure, so that it can be tested.

export type Act =
  | "leave"
  | "next"
  | "back"
  | "undo"
  | "hint"
  | "new"
  | "help"
  | "full"
  | "larger"
  | "smaller"
  | "playOn"
  | "choice"
  | "moves"
  | "chances"
  | "review"
  | "why";
export type Way = "left" | "right" | "first" | "last" | "up" | "down";

const ACTS: Record<string, Act> = {
  escape: "leave",
  n: "next",
  "[": "back",
  u: "undo",
  h: "hint",
  g: "new",
  "?": "help",
  f: "full",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  p: "playOn",
  "1": "choice",
  "2": "moves",
  "3": "chances",
  "4": "review",
  v: "review",
  y: "why",
};
const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/** Whether a key is the browser's own business, because something else is held with it. */
export function isHeld(event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** The act behind a key, or null for a key that means nothing to the shell. */
export function actOf(key: string): Act | null {
  return ACTS[key.toLowerCase()] ?? null;
}

/** The way in which a key moves a roving focus, or null. */
export function wayOf(key: string): Way | null {
  return WAYS[key] ?? null;
}

/** The next place of a roving focus in a row of so many things. */
export function rove(at: number, count: number, way: Way): number {
  if (count === 0) return 0;
  if (way === "first") return 0;
  if (way === "last") return count - 1;
  const step = way === "left" || way === "up" ? -1 : 1;
  return (at + step + count) % count;
}
