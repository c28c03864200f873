// What a key means, apart from where it is pressed. Pure, so that it can be tested.

export type Act =
  | { act: "left" | "right" | "first" | "last" | "up" | "down" }
  | { act: "back" | "build" | "bastion" | "next" | "undo" | "redo" | "hint" | "new" | "keys" };

const LETTERS: Record<string, Act["act"]> = {
  b: "build",
  w: "bastion",
  n: "next",
  u: "undo",
  r: "redo",
  h: "hint",
  g: "new",
  "?": "keys",
};
const NAMED: Record<string, Act["act"]> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
  Escape: "back",
};

/** The act behind a key, or null for a key that is none of the board's business. */
export function actOf(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): Act | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const act = NAMED[event.key] ?? LETTERS[event.key.toLowerCase()];
  return act ? ({ act } as Act) : null;
}

/** The next place of a roving focus in a row of so many things. */
export function rove(at: number, count: number, act: Act["act"]): number {
  if (count === 0) return 0;
  if (act === "first") return 0;
  if (act === "last") return count - 1;
  const step = act === "left" || act === "up" ? -1 : 1;
  return (at + step + count) % count;
}
