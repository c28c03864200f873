// The points of all seats over a game: a line a seat, a column a round; blows that fell stand as bars in it.

import { monogram } from "./words";

export interface CurvesProps {
  caption: string | undefined;
  names: string[];
  /** The seat whose line is whole and strong; the others are told apart by their dashes. */
  mine: number;
  /** The points of every seat at the start and after each round; the last of them are those now. */
  course: number[][];
  /** How many columns there are room for. */
  rounds: number;
  /** The rounds after which something struck all of them. */
  blows?: number[];
}

// The drawing is so wide and high; the names stand at its right.
const WIDE = 232;
const LEFT = 24;
const HIGH = 84;
const SKIES = 8;
// How the lines of others are told apart.
const DASHES = ["9 3", "5 3", "1.5 3", "8 3 1.5 3"];
// More columns than this are counted in steps.
const COUNTED = 10;

/** The points at the start and after each round that is over, of positions one after the other. */
export function courseOf<P extends { round: number }>(
  positions: P[],
  pointsOf: (picture: P) => number[],
  over: boolean,
) {
  const course: number[][] = [];
  let before: P | undefined;
  for (const picture of positions) {
    // A round is over when the next one has begun.
    if (before && picture.round > before.round) course[before.round] = pointsOf(picture);
    course[0] ??= pointsOf(picture);
    before = picture;
  }
  if (before && over) course[before.round] = pointsOf(before);
  return course;
}

/** Where the names of lines stand that end so high: none over another one. */
export function apart(ends: number[], least: number): number[] {
  const order = [...ends.keys()].sort((one, other) => ends[one]! - ends[other]!);
  const places: number[] = [];
  let free = -Infinity;
  for (const seat of order) {
    places[seat] = Math.max(ends[seat]!, free);
    free = places[seat]! + least;
  }
  const over = Math.max(0, free - least - HIGH);
  return places.map((place) => place - over);
}

export function Curves({ caption, names, mine, course, rounds, blows = [] }: CurvesProps) {
  const most = Math.max(5, ...course.flat());
  const least = Math.min(0, ...course.flat());
  const x = (round: number) => LEFT + ((WIDE - LEFT) * round) / rounds;
  const y = (points: number) => HIGH - (HIGH * (points - least)) / (most - least);
  const last = course.at(-1) ?? [];
  const ends = apart(
    names.map((_, seat) => y(last[seat] ?? 0)),
    13,
  );
  const step = most > 24 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const columns = Array.from({ length: rounds }, (_, round) => round);
  const every = rounds > COUNTED ? 5 : 1;
  const told = names.map((name, seat) => `${name}: ${course.map((points) => points[seat]).join(", ")}`);
  return (
    <figure class="rn-course">
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 -8 ${WIDE + 74} ${HIGH + 26}`} role="img" aria-label={told.join(". ")}>
        {columns.map((round) => (
          <rect
            key={round}
            x={x(round)}
            y={0}
            width={x(1) - x(0) + 0.5}
            height={HIGH}
            style={{ fill: `var(--sky-${1 + Math.floor((round * SKIES) / Math.max(SKIES, rounds))})` }}
          />
        ))}
        {marks.map((points) => (
          <text key={points} class="rn-scale" x={LEFT - 4} y={y(points) + 4}>
            {points}
          </text>
        ))}
        {columns
          .filter((round) => (round + 1) % every === 0)
          .map((round) => (
            <text key={round} class="rn-scale rn-below" x={x(round + 1)} y={HIGH + 14}>
              {round + 1}
            </text>
          ))}
        {blows.map((round) => (
          <rect key={`b${round}`} class="rn-blow" x={x(round) - 1.5} y={0} width={3} height={HIGH} />
        ))}
        {names.map((name, seat) => (
          <g key={`s${seat}`} class={seat === mine ? "rn-curve rn-yours-line" : "rn-curve"}>
            <polyline
              points={course.map((points, round) => `${x(round)},${y(points[seat] ?? 0)}`).join(" ")}
              stroke-dasharray={seat === mine ? undefined : DASHES[seat % DASHES.length]}
            />
            <text x={WIDE + 5} y={ends[seat]! + 4}>
              {name.length > 9 ? `${monogram(name)}…` : name}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
