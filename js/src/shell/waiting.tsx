// Waiting is not an error: who thinks, for how long, and a way to end it.
import { useEffect, useState } from "preact/hooks";
import { Bt } from "../parts/icons";
import { fill, monogram } from "./text";
import type { BoardTexts, Thinking as Thought } from "./wire";

export const Dots = () => (
  <span class="rn-dots" aria-hidden>
    <i />
    <i />
    <i />
  </span>
);

interface ThinkingProps {
  thinking: Thought;
  /** That this seat is thinking, in words. */
  said: string;
  name: string;
  book: BoardTexts<unknown>;
  onStop: () => void;
}

export function Thinking({ thinking, name, said, book, onStop }: ThinkingProps) {
  const w = book.words;
  const [began] = useState(Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  const { player, limit } = thinking;
  // Its process may have to be started first, and that is not its time.
  const used = Math.min(seconds, limit ?? seconds);
  const part = limit ? Math.min(1, seconds / limit) : undefined;
  return (
    <div class="rn-think" data-thinking={thinking.seat}>
      <p>
        <b class="rn-mono">{monogram(name)}</b> <b>{said}</b> <Dots />
        <small>
          {fill(limit ? w["thinking-limit"] : w["thinking-time"], { player, seconds: used, limit: limit ?? "" })}
        </small>
      </p>
      {part !== undefined && (
        <div class="rn-progress" aria-hidden>
          <i style={{ width: `${100 * part}%` }} />
        </div>
      )}
      {limit !== undefined && <small>{fill(w["thinking-note"], { limit })}</small>}
      <p class="rn-answers">
        <Bt data-home onClick={onStop}>
          {w.stop}
        </Bt>
      </p>
    </div>
  );
}
