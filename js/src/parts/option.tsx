// Something that can be chosen, with what it would change; or why it cannot be chosen.
import type { ComponentChild } from "preact";
import { RefusalNote } from "./refusal-note";
import { classes } from "./words";

export interface Figure {
  sign?: ComponentChild;
  text: string;
  word?: string;
}

export interface OptionProps {
  title: ComponentChild;
  sign?: ComponentChild;
  /** The key that chooses it. */
  keys?: string;
  /** The move that it plays. */
  move: string;
  /** What it would change, each figure with its word. */
  figures?: Figure[];
  /** Why it is closed. Then nothing else is promised. */
  why?: string;
  /** What is hinted at. */
  hinted?: boolean;
  /** Whether the focus comes here after a move. */
  home?: boolean;
  /** A class of the stage. */
  class?: string;
  onPick: (move: string) => void;
  onLook?: (move: string | null) => void;
  children?: ComponentChild;
}

export function Option(props: OptionProps) {
  const { title, sign, keys, move, figures, why, hinted, home, onPick, onLook, children } = props;
  return (
    <button
      type="button"
      class={classes("rn-opt", hinted && "rn-hinted", props.class)}
      data-option
      data-move={move}
      data-home={home ? "" : undefined}
      aria-disabled={why !== undefined}
      title={why}
      onClick={() => why === undefined && onPick(move)}
      onMouseEnter={onLook && (() => onLook(move))}
      onMouseLeave={onLook && (() => onLook(null))}
      onFocus={onLook && (() => onLook(move))}
    >
      {sign || keys ? (
        <span class="rn-ot">
          {sign}
          <b>{title}</b>
          {keys && <kbd aria-hidden>{keys}</kbd>}
        </span>
      ) : (
        title
      )}
      {figures && <Figures figures={figures} />}
      {why !== undefined && <RefusalNote why={why} />}
      {children}
    </button>
  );
}

/** Figures in columns, each with its word under it. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <span class="rn-deltas">
      {figures.map(({ sign, text, word }, place) => (
        <span key={place}>
          {sign}
          {text}
          <small>{word}</small>
        </span>
      ))}
    </span>
  );
}
