// What handlers of hooks say: the sentence with which one has stopped the board, and what they print and raise.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Bt } from "../parts/icons";
import type { BoardTexts, StripLine } from "./wire";

interface PauseProps {
  book: BoardTexts<unknown>;
  said: string;
  onGoOn: () => void;
}

/** The board stands still here, until somebody goes on. */
export function Pause({ book: { words: w }, said, onGoOn }: PauseProps) {
  return (
    <section class="rn-pause" data-pause aria-label={w.paused}>
      <p>{said || w.paused}</p>
      <Bt class="rn-wide rn-primary" data-go-on onClick={onGoOn}>
        {w["go-on"]}
      </Bt>
    </section>
  );
}

/** A strip under the board, with the newest line in sight. */
export function Strip({ book: { words: w }, lines }: { book: BoardTexts<unknown>; lines: StripLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="rn-heard" aria-label={w.strip}>
      <h3>{w.strip}</h3>
      <div ref={list} role="log" tabIndex={0} aria-label={w.strip}>
        {lines.map(({ kind, text }, place) => (
          <p key={place} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
