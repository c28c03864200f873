// A small feast, once: when a game ends here, and when something is ready for the first time in a game. It is a mark on
// the board for less than a second; what is drawn then is the stage's, and nothing for those who asked for no motion.
import { useEffect, useRef, useState } from "preact/hooks";
import { less } from "./motion";

export type Joy = "end" | "ready";

/** How long a feast lasts, in milliseconds. */
export const JOY = 900;

interface Given {
  /** Whether the game has ended and its end is shown: only an end that is seen to come is one. */
  over: boolean;
  /** How many things are ready now. */
  ready: number;
  /** How many steps were played: none in a game that begins. */
  steps: number;
  /** Whether what happens now is shown, and nothing of the past. */
  now: boolean;
}

export function useJoy({ over, ready, steps, now }: Given): Joy | undefined {
  const [joy, setJoy] = useState<Joy>();
  // A board that is opened on a game has seen nothing come.
  const before = useRef({ over, ready, had: ready > 0 || steps > 0 });
  useEffect(() => {
    const last = before.current;
    const had = steps > 0 && last.had;
    before.current = { over: now ? over : last.over, ready, had: had || ready > 0 };
    if (!now || less()) return;
    if (over && !last.over) setJoy("end");
    else if (ready > 0 && last.ready === 0 && !had) setJoy("ready");
  }, [over, ready, steps, now]);
  useEffect(() => {
    if (!joy) return;
    const timer = setTimeout(() => setJoy(undefined), JOY);
    return () => clearTimeout(timer);
  }, [joy]);
  return joy;
}
