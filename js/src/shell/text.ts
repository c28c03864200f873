// Pure helpers for words and numbers.
import type { Sentence, TextSpan } from "./wire";

export { classes, monogram } from "../parts/words";

/** Fill the {holes} of a word from the book. */
export function fill(word: string | undefined, values: Record<string, string | number> = {}): string {
  return (word ?? "").replace(/\{(\w+)\}/g, (hole, name: string) => (name in values ? String(values[name]) : hole));
}

/** Who is at the table, as a snapshot says: the names of the seats, and which of them is spoken to. */
export interface Table {
  names: string[];
  /** The seat from which the board is looked at; where there is none, the one that is called You. */
  you?: number;
  spoken?: number;
}

/**
 * A sentence about people: `who` has a seat, or several, for each hole that names somebody. The book has a form of its
 * own for the seat that is spoken to: "Ada wins", "You win".
 */
export function tell(
  words: Record<string, string>,
  key: string,
  { names, spoken, you = spoken }: Table,
  who: Record<string, number | number[]>,
  values: Record<string, string | number> = {},
): string {
  const people = Object.entries(who).map(([hole, seats]) => [hole, [seats].flat()] as const);
  const yours = people.find(([, seats]) => you !== undefined && seats.includes(you))?.[0];
  const called = people.map(([hole, seats]) => [
    hole,
    join(
      words,
      seats.map((seat) => names[seat] ?? ""),
    ),
  ]);
  return fill(words[`${key}:${yours}`] ?? words[key], { ...Object.fromEntries(called), ...values });
}

/** Words in a row, with "and" before the last one. */
export function join(words: Record<string, string>, row: string[]): string {
  if (row.length < 2) return row[0] ?? "";
  return fill(words.and, { first: row.slice(0, -1).join(", "), last: row.at(-1)! });
}

/** The key that lights what a span points at: a card by its own key, `coins 0` and `seat 0` by the seat. */
export function lightOf({ kind, key }: TextSpan): string | undefined {
  if (!kind || key === undefined) return undefined;
  return kind === "card" ? key : `${kind} ${key}`;
}

/** A sentence as plain text. */
export function textOf(sentence: Sentence | undefined): string {
  return sentence?.spans.map((span) => span.text).join("") ?? "";
}

/** Before → after, with spaces that do not break; one number if nothing changes. */
export function change(before: number, after: number): string {
  return before === after ? String(after) : `${before}\u00a0→\u00a0${after}`;
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** The interval of a chance to win, and the words beside its figure. */
export function sureness({ low, high }: { low: number; high: number }, even: number, words: Record<string, string>) {
  return { low, high, even, noun: fill(words["win-range"], { low: Math.round(low), high: Math.round(high) }) };
}
