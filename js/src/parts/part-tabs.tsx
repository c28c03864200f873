// On a narrow screen one part of a board is shown at a time: a row at the thumb says which, and leads to the others.
import type { ComponentChild } from "preact";
import { classes } from "./words";

export interface BoardPart {
  name: string;
  word: string | undefined;
  sign: ComponentChild;
  /** What is new there, in a word. */
  note?: string | undefined;
}

export interface PartTabsProps {
  label: string | undefined;
  parts: BoardPart[];
  at: string;
  onGo: (name: string) => void;
}

export function PartTabs({ label, parts, at, onGo }: PartTabsProps) {
  return (
    <nav class="rn-parts" aria-label={label}>
      {parts.map(({ name, word, sign, note }) => (
        <button
          key={name}
          type="button"
          class={classes(at === name && "rn-at")}
          aria-current={at === name}
          data-to={name}
          onClick={() => onGo(name)}
        >
          {sign}
          <span>{word}</span>
          {note && <em>{note}</em>}
        </button>
      ))}
    </nav>
  );
}
