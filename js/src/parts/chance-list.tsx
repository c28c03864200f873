// Moves in the order of their chances, each with its figure and how sure that is.
import type { ComponentChild } from "preact";
import { Range } from "./chance-bar";

export interface Chance {
  /** The move. */
  key: string;
  sign?: ComponentChild;
  label: string;
  value: number;
  low: number;
  high: number;
  /** What is shown as its figure; the rounded value without it. */
  figure?: string;
  /** What is called out for it, beginning with what is shown; label and figure without it. */
  name?: string;
  /** More about the move, for whoever points at it. */
  title?: string;
  /** Whether it is the one that is being looked at. */
  here?: boolean;
}

export interface ChanceListProps {
  /** What the figures are: "chance to win, %". It stands above them. */
  noun: string;
  /** How they were found. */
  note?: ComponentChild;
  rows: Chance[];
  /** What everybody would have if nothing were known, and what the whole width stands for. */
  even: number;
  most: number;
  onPick: (key: string) => void;
  onPoint?: (key: string | null) => void;
}

export function ChanceList({ noun, note, rows, even, most, onPick, onPoint }: ChanceListProps) {
  return (
    <>
      <h4>{noun}</h4>
      {note && <p class="rn-chancenote">{note}</p>}
      <ol class="rn-chancelist" style={{ "--even": `${(100 * even) / most}%` }}>
        {rows.map(({ key, sign, label, value, low, high, figure, name, title, here }) => (
          <li key={key}>
            <button
              type="button"
              class={here ? "rn-chance rn-here" : "rn-chance"}
              data-chance={key}
              data-signed={sign ? "" : undefined}
              title={title}
              aria-label={name}
              onClick={() => onPick(key)}
              onMouseEnter={onPoint && (() => onPoint(key))}
              onMouseLeave={onPoint && (() => onPoint(null))}
            >
              {sign}
              <span>{label}</span> <Range value={value} low={low} high={high} most={most} />
              <b>{figure ?? Math.round(value)}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
