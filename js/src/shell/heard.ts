// Which sounds belong to what is being shown: of the steps that have come, of the frame of a scene, of one's turn.
import { useEffect, useRef } from "preact/hooks";
import { type Sound, sound } from "./sound";
import type { Entry, Frame, Sentence } from "./wire";

// Of many things at once only so many are heard, one after the other.
const MOST = 3;
const APART = 0.14;
// Whoever has waited so long may be looking elsewhere.
const LONG = 10_000;

/** The sounds of some sentences: each once, in their order, the first few. */
export function soundsOf(sentences: Sentence[], of: (sentence: Sentence) => Sound | undefined): Sound[] {
  const all = sentences.map(of).filter((each): each is Sound => each !== undefined);
  return [...new Set(all)].slice(0, MOST);
}

interface Given {
  on: boolean;
  log: Entry[];
  at: number;
  /** Somebody looks back, so nothing happens. */
  past: boolean;
  /** The frame of a scene that is watched. */
  frame: Frame | undefined;
  /** Whether a person here is to decide. */
  mine: boolean;
  /** How many things are ready for them. */
  ready: number;
  of: ((sentence: Sentence) => Sound | undefined) | undefined;
}

export function useSounds({ on, log, at, past, frame, mine, ready, of }: Given) {
  const last = useRef({ at, frame, mine, ready, since: Date.now() });
  useEffect(() => {
    const before = last.current;
    const now = Date.now();
    last.current = { at, frame, mine, ready, since: mine === before.mine ? before.since : now };
    if (!on || past) return;
    const heard: Sound[] = [];
    if (frame && frame !== before.frame && of) heard.push(...soundsOf([frame.sentence], of));
    // What a scene shows is heard when it is shown.
    if (at > before.at && !frame && of)
      heard.push(
        ...soundsOf(
          log.slice(before.at + 1, at + 1).flatMap(({ sentences }) => sentences),
          of,
        ),
      );
    if (ready > before.ready) heard.push("ready");
    if (mine && !before.mine && now - before.since > LONG) heard.push("turn");
    for (const [place, name] of heard.slice(0, MOST).entries()) sound(name, place * APART);
  });
}
