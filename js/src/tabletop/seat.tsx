// A seat: who it is, its points once with their parts beneath, and what lies before it. Its head may be pressed.
import { classes, fill, tell } from "../shell/text";
import { together } from "./faces";
import { keyOf } from "./moves";
import { Place, pathsOf } from "./places";
import { Press } from "./press";
import { Piece } from "./signs";
import type { TableDesk, TableState } from "./state";
import type { PlaceSeen, PointsSeen } from "./wire";

interface Props {
  desk: TableDesk;
  state: TableState;
  seat: number;
  mine?: boolean;
  /** Whether there is little room, as at a table of many. */
  tight?: boolean;
}

// So many cards before somebody else are drawn with their names.
const ROOM = 4;

// A number of that name says what the head says already.
const POINTS = /^(points|score|punkte|punti)$/i;

/** Whether the points of a seat tell this number already, or a path in the middle shows it. */
function isToldTwice({ name, kind }: PlaceSeen, points: PointsSeen | undefined, paths: string[]): boolean {
  if (paths.includes(name)) return true;
  const number = kind === "track" || kind === "counter" || kind === "plain";
  return number && points !== undefined && (POINTS.test(name) || points.parts.some(([word]) => word === name));
}

export function Seat({ desk, state, seat, mine, tight }: Props) {
  const faces = desk.snapshot.picture.table.places.filter(({ owner }) => owner === seat);
  const kinds = faces.flatMap(({ things }) => together(things ?? []).filter(({ thing }) => thing.name));
  const where = mine
    ? "mine"
    : tight || kinds.length > (desk.snapshot.picture.table.seats === 2 ? 2 * ROOM : ROOM)
      ? "tight"
      : "other";
  const { words: w } = desk.book;
  const { picture, names, turn } = desk.snapshot;
  const { table } = picture;
  const name = names[seat] ?? "";
  const points = table.points[seat];
  // A part that is nought says nothing.
  const parts = points?.parts.filter(([, value]) => value !== 0) ?? [];
  const paths = pathsOf(table.places, table.seats);
  const places = table.places.filter((place) => place.owner === seat && !isToldTwice(place, points, paths));
  const out = table.out.includes(seat);
  const partners = table.teams.find((team) => team.includes(seat))?.filter((each) => each !== seat) ?? [];
  const numbers = places.filter(({ kind }) => ["counter", "plain", "secret"].includes(kind));
  const things = places.filter((place) => !numbers.includes(place));
  return (
    <section
      class={classes("rn-tt-seat", mine && "rn-tt-mine", out && "rn-tt-out", turn === seat && "rn-tt-turn")}
      aria-label={name}
      style={{ "--seat": `var(--tt-seat-${seat % 6})` }}
    >
      <header>
        <Press desk={desk} state={state} at={keyOf({ seat })} label={name} class="rn-tt-who">
          <Piece seat={seat} />
          <strong>{name}</strong>
        </Press>
        {turn === seat && <em>{tell(w, "table-turn", desk.snapshot, { name: seat })}</em>}
        {out && <em>{w["table-out"]}</em>}
        {partners.length > 0 && (
          <em>{fill(w["table-with"], { partners: partners.map((each) => names[each]).join(", ") })}</em>
        )}
        {numbers.map((place) => (
          <Place key={place.name} place={place} desk={desk} state={state} where={where} crowd={kinds.length} />
        ))}
        {points && (
          <span class="rn-tt-points">
            <b>{points.total ?? "?"}</b> {w["table-points-word"]}
            {parts.length > 0 && <small>{parts.map(([word, value]) => `${word} ${value}`).join(" + ")}</small>}
          </span>
        )}
      </header>
      {things.length > 0 && (
        <div class="rn-tt-places">
          {things.map((place) => (
            <Place key={place.name} place={place} desk={desk} state={state} where={where} crowd={kinds.length} />
          ))}
        </div>
      )}
    </section>
  );
}
