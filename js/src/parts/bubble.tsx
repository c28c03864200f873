// A bubble that teaches one step, and the light on what it speaks of. It knows only what it is given.
import type { ComponentChild, Ref } from "preact";
import { useMemo } from "preact/hooks";

/** A place on the board, measured from its upper left corner. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

// A spot is a little larger than what lies in it; the bubble keeps this distance from it, and from the edge.
const AROUND = 4;
const GAP = 12;
const STEP = 8;

const grown = ({ left, top, width, height }: Spot): Spot => ({
  left: left - AROUND,
  top: top - AROUND,
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
});

/** Whether two places overlap. */
export function meet(one: Spot, other: Spot): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** How much of a place another one covers, in square pixels. */
function covered(one: Spot, other: Spot): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/**
 * The place for a bubble that covers no spot; null if there is none. It covers as little as can be of what else is used,
 * and is near to the first spot.
 */
export function roomFor(bubble: Size, spots: Spot[], used: Spot[], board: Size): { left: number; top: number } | null {
  const main = spots[0] ?? { left: board.width / 2, top: board.height / 2, width: 0, height: 0 };
  let best: { left: number; top: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let top = GAP; top + bubble.height <= board.height - GAP; top += STEP)
    for (let left = GAP; left + bubble.width <= board.width - GAP; left += STEP) {
      const around = {
        left: left - GAP,
        top: top - GAP,
        width: bubble.width + 2 * GAP,
        height: bubble.height + 2 * GAP,
      };
      if (spots.some((spot) => meet(around, spot))) continue;
      const here = { left, top, ...bubble };
      const far = Math.hypot(
        left + bubble.width / 2 - main.left - main.width / 2,
        top + bubble.height / 2 - main.top - main.height / 2,
      );
      const cost = far + used.reduce((sum, each) => sum + covered(here, each), 0) / 20;
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}

let veils = 0;

/** A veil over the board with holes in it; spots that touch are one. `press` is where to press now. */
export function Veil({ spots, press, board }: { spots: Spot[]; press: Spot[]; board: Size }) {
  const name = useMemo(() => `rn-holes-${++veils}`, []);
  const box = ({ left, top, width, height }: Spot) => ({ x: left, y: top, width, height, rx: 9 });
  return (
    <svg class="rn-veiled" aria-hidden="true" width={board.width} height={board.height}>
      <mask id={name}>
        <rect width="100%" height="100%" fill="#fff" />
        {spots.map((spot, at) => (
          <rect key={at} {...box(grown(spot))} fill="#000" />
        ))}
      </mask>
      <g mask={`url(#${name})`}>
        <rect class="rn-shade" width="100%" height="100%" />
        {spots.map((spot, at) => (
          <rect key={at} class="rn-spot" {...box(grown(spot))} />
        ))}
      </g>
      {press.map((spot, at) => (
        <rect key={at} class="rn-press" {...box(spot)} />
      ))}
    </svg>
  );
}

interface BubbleProps {
  /** Where it stands; at the foot of the board if nowhere else. */
  place: { left: number; top: number } | null;
  label: string;
  /** The step, from 0, and how many there are. */
  at: number;
  length: number;
  title: string;
  text: string;
  /** What is to be done, and when it is done; the ring closes with it. */
  task?: string | undefined;
  done?: string | undefined;
  closed: boolean;
  /** What came of the deed, and whether it was another one. */
  said?: string | undefined;
  wrong: boolean;
  box: Ref<HTMLDivElement>;
  /** What can be pressed. */
  children: ComponentChild;
}

/** The step in words. */
export function Bubble(props: BubbleProps) {
  const { place, label, at, length, title, text, task, done, closed, said, wrong, box, children } = props;
  return (
    <div
      ref={box}
      class={place ? "rn-bubble" : "rn-bubble rn-sheet"}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : undefined}
      role="dialog"
      aria-label={`${label}. ${title}`}
      tabIndex={-1}
      data-bubble={at}
    >
      <p class="rn-lesson-head">
        <span class="rn-steps-of" aria-hidden>
          {Array.from({ length }, (_, bead) => (
            <i key={bead} class={bead < at ? "rn-on" : bead === at ? "rn-at" : undefined} />
          ))}
        </span>
        {label}
      </p>
      <div class="rn-lesson-words">
        <h3>{title}</h3>
        <p>
          {text} {task && <b>{task}</b>}
        </p>
        {done && (
          <p class="rn-lesson-done" data-closed={closed ? "" : undefined}>
            <svg aria-hidden="true" viewBox="0 0 20 20">
              <circle cx="10" cy="10" r="8" />
              {closed && <path d="M6 10.5l3 3 5.5-6.5" />}
            </svg>
            {done}
          </p>
        )}
        {said && (
          <p class="rn-lesson-said" data-wrong={wrong ? "" : undefined}>
            {said}
          </p>
        )}
      </div>
      <p class="rn-answers">{children}</p>
    </div>
  );
}
