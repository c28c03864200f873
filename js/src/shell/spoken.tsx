// What a screen reader hears: all that happened since it last heard something, in its order; then what is to be done.
import { useRef } from "preact/hooks";
import { memo } from "../parts/memo";
import { textOf } from "./text";
import type { Entry } from "./wire";

// So many sentences stay in the page; a reader speaks those that come.
const KEPT = 60;

interface Heard {
  at: number;
  sentences: { key: string; text: string }[];
}

/** What was heard, and what comes after it up to a step; what is taken back is not told again. */
export function heardUpTo(heard: Heard, log: Entry[], at: number): Heard {
  const fresh = log
    .slice(heard.at + 1, at + 1)
    .flatMap(({ sentences }, step) =>
      sentences.map((sentence, place) => ({ key: `${heard.at + 1 + step}.${place}`, text: textOf(sentence) })),
    );
  const keys = new Set(fresh.map(({ key }) => key));
  return { at, sentences: [...heard.sentences.filter(({ key }) => !keys.has(key)), ...fresh].slice(-KEPT) };
}

interface SpokenProps {
  log: Entry[];
  at: number;
  // Somebody looks back, so nothing happens.
  past: boolean;
  // What is to be done, or what was said to whoever asked.
  said: string;
}

export const Spoken = memo(({ log, at, past, said }: SpokenProps) => {
  // What had happened before the board was there is not told.
  const heard = useRef<Heard>({ at, sentences: [] });
  if (!past && heard.current.at !== at) heard.current = heardUpTo(heard.current, log, at);
  return (
    <div class="rn-sr">
      <div role="log" data-heard>
        {heard.current.sentences.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p role="status">{said}</p>
    </div>
  );
});
