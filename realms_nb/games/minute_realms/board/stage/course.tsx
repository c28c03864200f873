// The points of all seats over the game: a line a seat, a column a round; the invasions stand as bars in it.

import { monogram } from "@realms/shell/text";
import type { MinuteDesk } from "./state";
import type { Pages, Picture } from "./wire";

/** The points of every seat at the start and after each round that is over; the last of them are those now. */
export function courseOf(positions: Picture[]): number[][] {
  const course: number[][] = [];
  let before: Picture | undefined;
  for (const picture of positions) {
    // A round is over when the next one has been dealt.
    if (before && picture.round > before.round) course[before.round] = pointsOf(picture);
    course[0] ??= pointsOf(picture);
    before = picture;
  }
  if (before?.winners.length) course[before.round] = pointsOf(before);
  return course;
}

const pointsOf = (picture: Picture) => picture.seats.map((seat) => seat.points);

// The drawing is so wide and high; the names stand at its right.
const WIDE = 232;
const LEFT = 24;
const HIGH = 84;

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

export function Course({ desk, large = false }: { desk: MinuteDesk; large?: boolean }) {
  const { snapshot, book } = desk;
  const { rounds, invasions } = book.pages as Pages;
  const course = courseOf(desk.positions());
  const most = Math.max(5, ...course.flat());
  const least = Math.min(0, ...course.flat());
  const x = (round: number) => LEFT + ((WIDE - LEFT) * round) / rounds;
  const y = (points: number) => HIGH - (HIGH * (points - least)) / (most - least);
  const seats = snapshot.picture.seats.map((_, seat) => seat);
  const last = course.at(-1) ?? [];
  const names = apart(
    seats.map((seat) => y(last[seat] ?? 0)),
    13,
  );
  const step = most > 24 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
  const told = seats.map((seat) => `${snapshot.names[seat]}: ${course.map((points) => points[seat]).join(", ")}`);
  return (
    <figure class={large ? "rn-course rn-wide-course" : "rn-course"}>
      <figcaption>{book.words["over-time"]}</figcaption>
      <svg viewBox={`0 -8 ${WIDE + 74} ${HIGH + 26}`} role="img" aria-label={told.join(". ")}>
        {Array.from({ length: rounds }, (_, round) => (
          <rect
            key={round}
            x={x(round)}
            y={0}
            width={x(1) - x(0) + 0.5}
            height={HIGH}
            style={{ fill: `var(--sky-${Math.min(9, round + 1)})` }}
          />
        ))}
        {marks.map((points) => (
          <text key={points} class="rn-scale" x={LEFT - 4} y={y(points) + 4}>
            {points}
          </text>
        ))}
        {Array.from({ length: rounds }, (_, round) => (
          <text key={round} class="rn-scale rn-below" x={x(round + 1)} y={HIGH + 14}>
            {round + 1}
          </text>
        ))}
        {invasions.map((round) => (
          <rect key={`i${round}`} class="rn-blow" x={x(round) - 1.5} y={0} width={3} height={HIGH} />
        ))}
        {seats.map((seat) => (
          <g key={`s${seat}`} class={lineOf(seat, snapshot.you)}>
            <polyline points={course.map((points, round) => `${x(round)},${y(points[seat] ?? 0)}`).join(" ")} />
            <text x={WIDE + 5} y={names[seat]! + 4}>
              {short(snapshot.names[seat] ?? "")}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );

  function short(name: string) {
    return name.length > 9 ? `${monogram(name)}…` : name;
  }
}

/** One's own line is whole and strong; the others are told apart by their dashes. */
function lineOf(seat: number, you: number | undefined): string {
  return seat === (you ?? 0) ? "rn-curve rn-yours-line" : `rn-curve rn-dash-${seat % 4}`;
}
