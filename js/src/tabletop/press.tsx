// A thing on the table: a button if a move is made with it, and just what it is otherwise.
import type { ComponentChild } from "preact";
import { fill } from "../shell/text";
import { whyNone } from "./moves";
import type { TableDesk, TableState } from "./state";
import type { MoveSeen } from "./wire";

interface Props {
  desk: TableDesk;
  state: TableState;
  /** The key of the thing. */
  at: string;
  /** What it is, for whoever does not see it. */
  label: string;
  class: string;
  children?: ComponentChild;
}

export function Press({ desk, state, at, label, class: name, children }: Props) {
  const group = state.ways.targets.get(at);
  const picked = state.picked.includes(at);
  if (!group && !picked)
    return (
      <span class={name} data-at={at} title={label}>
        {children}
      </span>
    );
  const moves = group ?? [];
  const why = whyNone(moves);
  const closed = moves.length > 0 && moves.every((move) => move.why !== undefined);
  const only = moves.length === 1 ? moves[0] : undefined;
  // A move that is made of several presses is no move yet.
  const words = only ? only.words : `${[...new Set(moves.map(({ verb }) => verb))].join(", ")}: ${label}`;
  return (
    <button
      type="button"
      class={`${name} rn-tt-press`}
      data-option
      data-at={at}
      data-move={only?.move}
      data-hinted={desk.snapshot.hint?.moves.some((hinted) => moves.some(({ move }) => move === hinted)) || undefined}
      aria-disabled={closed || undefined}
      aria-pressed={picked || undefined}
      title={why ?? only?.help}
      onClick={() => (picked ? state.drop() : state.press(at))}
      onMouseEnter={() => {
        desk.look(only?.move ?? null);
        state.say(closed ? (why ?? moves[0]!.why!) : null);
      }}
      onMouseLeave={() => {
        desk.look(null);
        state.say(null);
      }}
      onFocus={() => {
        desk.look(only?.move ?? null);
        state.say(closed ? (why ?? moves[0]!.why!) : null);
      }}
    >
      {/* What is called out is the move: what is drawn is not read once more. */}
      <span class="rn-sr">
        {[picked ? label : words, why, chanceText(desk, state, moves)].filter(Boolean).join(". ")}
      </span>
      <span class="rn-tt-drawn" aria-hidden>
        {children}
      </span>
      {!closed && <Chance desk={desk} state={state} moves={moves} />}
    </button>
  );
}

/** The chance of the best of some moves, in words; "0 of 300 tries won" instead of a nought. */
export function chanceText(desk: TableDesk, state: TableState, moves: MoveSeen[]): string | undefined {
  const best = state.chanceOf(moves);
  const found = state.chances;
  if (!best || !found) return undefined;
  const { words: w } = desk.book;
  if (found.even === 0) return fill(w["table-points"], { points: Math.round(best.value) });
  if (best.value < 0.5) return fill(w["table-none-won"], { tries: found.tries });
  return fill(w[moves.length > 1 ? "table-chance-best" : "table-chance"], { chance: Math.round(best.value) });
}

/** The same as a bar with its figure, under the thing. */
function Chance({ desk, state, moves }: { desk: TableDesk; state: TableState; moves: MoveSeen[] }) {
  const best = state.chanceOf(moves);
  if (!best || !state.chances) return null;
  const { most, tries, even } = state.chances;
  const text =
    even !== 0 && best.value < 0.5 ? `0/${tries}` : `${Math.round(best.value)}${even === 0 ? "" : "\u202f%"}`;
  return (
    <span class="rn-tt-chance" title={chanceText(desk, state, moves)} aria-hidden>
      <i style={{ width: `${Math.max(0, Math.min(100, (100 * best.value) / most))}%` }} />
      <b>{text}</b>
    </span>
  );
}
