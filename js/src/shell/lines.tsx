// Lines: the ways a game went. They are chosen here, and playing on in the past asks before it begins another one.

import { Bt, Icon } from "../parts/icons";
import { Dialog } from "./dialog";
import { fill } from "./text";
import type { BoardTexts, LineEntry, Timeline } from "./wire";

interface LinesProps {
  history: Timeline;
  names: string[];
  book: BoardTexts<unknown>;
  onLine: (name: string) => void;
}

/** Where a line left, and how it went: its points if it was played to its end. */
function told(line: LineEntry, names: string[], words: Record<string, string>): string {
  const steps = fill(words["line-length"], { length: line.length });
  return line.totals ? `${steps}: ${line.totals.map((points, seat) => `${names[seat]} ${points}`).join(", ")}` : steps;
}

export function Lines({ history, names, book, onLine }: LinesProps) {
  const w = book.words;
  if (history.lines.length < 2) return null;
  return (
    <div class="rn-lines" role="radiogroup" aria-label={w.lines}>
      {history.lines.map((line, number) => (
        <button
          key={line.name}
          type="button"
          role="radio"
          aria-checked={number === history.line}
          data-line={line.name}
          onClick={() => number !== history.line && onLine(line.name)}
        >
          <b>{line.name}</b>
          <span>
            {line.of === undefined ? w["line-first"] : fill(w["line-from"], { at: line.leaves, move: line.move ?? "" })}
            <small>{told(line, names, w)}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

/** The letter of the line that would be made next. */
export function nextLine(lines: LineEntry[]): string {
  let number = lines.length + 1;
  let name = "";
  while (number) {
    name = String.fromCharCode(65 + ((number - 1) % 26)) + name;
    number = Math.floor((number - 1) / 26);
  }
  return name;
}

interface PlayOnProps {
  history: Timeline;
  book: BoardTexts<unknown>;
  onPlayOn: () => void;
  onClose: () => void;
}

export function PlayOn({ history, book, onPlayOn, onClose }: PlayOnProps) {
  const w = book.words;
  const { at, length, line, lines } = history;
  const values = { at, line: lines[line]?.name ?? "", new: nextLine(lines) };
  // The line as it is, and the new one that leaves it: places in percent of its length.
  const here = 12 + (70 * at) / Math.max(1, length);
  return (
    <Dialog title={fill(w["play-on-ask"], { at })} onClose={onClose}>
      <p>{fill(w["play-on-kept"], values)}</p>
      <svg class="rn-tree" viewBox="0 0 100 34" aria-hidden>
        <path d="M12 10H82" />
        <path d={`M${here} 10q3 14 9 14h${Math.max(8, 82 - here - 9)}`} class="rn-tree-new" />
        <circle cx={12} cy={10} r={1.6} />
        <circle cx={82} cy={10} r={1.6} />
        <circle cx={here} cy={10} r={2.4} class="rn-tree-here" />
        <text x={86} y={11.5}>
          {values.line}
        </text>
        <text x={93} y={25.5}>
          {values.new}
        </text>
        <text x={here} y={5} text-anchor="middle">
          {at}
        </text>
      </svg>
      <p class="rn-answers">
        <Bt data-first onClick={onClose}>
          {w["go-on-looking"]}
        </Bt>
        <Bt
          class="rn-deed"
          onClick={() => {
            onPlayOn();
            onClose();
          }}
        >
          <Icon name="branch" /> {w["play-on"]}
        </Bt>
      </p>
    </Dialog>
  );
}
