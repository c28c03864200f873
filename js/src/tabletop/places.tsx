// What lies on the table: piles, hands, rows, grids, tracks, dice, numbers. Each knows only what it is given.
import { fill } from "../shell/text";
import { CardFace, type Size } from "./card";
import { titleOf, together } from "./faces";
import { keyOf, whyNone } from "./moves";
import { Press } from "./press";
import { Die, Piece, SIGNS, Sign } from "./signs";
import type { TableDesk, TableState } from "./state";
import type { PlaceSeen, ThingSeen } from "./wire";

export interface PlaceProps {
  desk: TableDesk;
  state: TableState;
  place: PlaceSeen;
  /** Where it stands: in the middle of the table, before whoever looks, before somebody else, or before one of many. */
  where: "middle" | "mine" | "other" | "tight";
  /** How many kinds of cards lie in the same panel. */
  crowd?: number;
}

export function Place(props: PlaceProps) {
  switch (props.place.kind) {
    case "pile":
      return <Pile {...props} />;
    case "hand":
    case "row":
      return <Things {...props} />;
    case "grid":
      return <Grid {...props} />;
    case "dice":
      return <Dice {...props} />;
    case "track":
      return <Track {...props} />;
    default:
      return <Chip {...props} />;
  }
}

/** What a place is called and how much lies there; names with _ are read as words. */
const Label = ({ place, count, more }: { place: PlaceSeen; count?: number; more?: string }) => (
  <small class="rn-tt-label">
    {place.name.replaceAll("_", " ")}
    {count !== undefined && <b>{count}</b>}
    {more && <i>{more}</i>}
  </small>
);

function Pile({ place, desk, where }: PlaceProps) {
  const top = place.things?.find((thing) => thing !== null);
  const { seats, places } = desk.snapshot.picture.table;
  // Grids before the seats leave little room in the middle.
  const wide = seats < 4 && !places.some(({ kind, owner }) => kind === "grid" && owner !== undefined);
  const size = where === "middle" && wide ? "m" : "s";
  return (
    <div class="rn-tt-place" role="group" aria-label={`${place.name}: ${place.count}`}>
      <span class="rn-tt-stack" data-many={place.count > 1 || undefined}>
        {top ? <CardFace thing={top} size={size} image={imageOf(desk, top)} /> : <Nothing desk={desk} size={size} />}
        {place.count > 0 && <b class="rn-tt-number">{place.count}</b>}
      </span>
      <Label place={place} />
    </div>
  );
}

const imageOf = (desk: TableDesk, { name }: ThingSeen) =>
  name === undefined ? undefined : desk.book.pages.game.images[name];

const Nothing = ({ desk, size }: { desk: TableDesk; size: Size }) => (
  <span class="rn-tt-card rn-tt-nothing" data-size={size}>
    <span class="rn-sr">{desk.book.words["table-empty"]}</span>
  </span>
);

/** How large cards are drawn: smaller the more of them lie there and in the same panel. */
function sizeOf({ where, place, crowd = 0, desk }: PlaceProps, kinds: number): Size {
  if (where === "tight") return "xs";
  if (where === "other") return "s";
  const mine = where === "mine";
  if (mine && place.kind === "row") return crowd > 10 ? "xs" : "s";
  if (kinds > 10) return "s";
  return kinds > 7 || (mine && (crowd > 8 || desk.snapshot.picture.table.seats > 3)) ? "m" : "l";
}

// So many kinds of things are drawn before somebody else; the others are counted.
const SHOWN = 12;

function Things(props: PlaceProps) {
  const { place, desk, state, where } = props;
  const kinds = together(place.things ?? []);
  const size = sizeOf(props, kinds.length);
  // What is pressed is always drawn.
  const shown =
    where === "other" || where === "tight"
      ? kinds.filter(({ thing }, at) => at < SHOWN || state.ways.targets.has(keyFor(thing)))
      : kinds;
  const more = kinds.length - shown.length;
  // One sentence for all that is closed here; where there are several, whoever points at one reads it.
  const closed = kinds.flatMap(({ thing }) => {
    const moves = state.ways.targets.get(keyFor(thing)) ?? [];
    return moves.length > 0 && moves.every(({ why }) => why !== undefined) ? moves : [];
  });
  const why = whyNone(closed);
  // A hand of somebody else of which one has seen the faces.
  const { viewer } = desk.snapshot.picture.table;
  const theirs = place.kind === "hand" && viewer !== undefined && place.owner !== viewer;
  const known = theirs && kinds.some(({ thing }) => thing.name !== undefined);
  function keyFor(thing: ThingSeen) {
    return keyOf({ place: place.name, owner: place.owner, thing: thing.name });
  }
  return (
    <div
      class="rn-tt-place rn-tt-things"
      data-kind={place.kind}
      data-size={size}
      role="group"
      aria-label={`${place.name}: ${place.count}`}
    >
      <div class="rn-tt-row">
        {shown.map(({ thing, count }) =>
          thing.name === undefined ? (
            <CardFace key={thing.back} thing={thing} size={where === "mine" ? "s" : "xs"} count={count} />
          ) : (
            <Press
              key={thing.name}
              desk={desk}
              state={state}
              at={keyFor(thing)}
              label={titleOf(thing)}
              class="rn-tt-thing"
            >
              <CardFace thing={thing} size={size} count={count} image={imageOf(desk, thing)} />
            </Press>
          ),
        )}
        {more > 0 && (
          <b
            class="rn-tt-more"
            title={kinds
              .slice(SHOWN)
              .map(({ thing }) => thing.name)
              .join(", ")}
          >
            +{more}
          </b>
        )}
        {kinds.length === 0 && <Nothing desk={desk} size={where === "mine" || where === "middle" ? "s" : "xs"} />}
      </div>
      {why !== undefined && <small class="rn-tt-closed">{why}</small>}
      <Label
        place={place}
        count={place.count > 0 ? place.count : undefined}
        more={known ? desk.book.words["table-known"] : undefined}
      />
    </div>
  );
}

// How large a cell is at most, and how large a whole grid may become.
const CELLS = {
  middle: [64, 300, 620],
  mine: [46, 150, 420],
  other: [20, 80, 170],
  tight: [18, 64, 120],
} as const;

function Grid({ place, desk, state, where }: PlaceProps) {
  const { cells = [], width = 1, things = [] } = place;
  const height = Math.ceil(cells.length / width);
  const [cell, high, wide] = CELLS[where];
  const size = Math.max(9, Math.floor(Math.min(cell, high / height, wide / width)));
  const edge = where === "middle" || where === "mine";
  return (
    <div class="rn-tt-place" role="group" aria-label={`${place.name}: ${place.count}`}>
      <div
        class="rn-tt-grid"
        data-edge={edge || undefined}
        style={{ "--cell": `${size}px`, "--cols": width, "--rows": height }}
      >
        {edge && <i />}
        {edge && Array.from({ length: width }, (_, x) => <small key={x}>{String.fromCharCode(97 + x)}</small>)}
        {cells.flatMap((name, at) => [
          edge && at % width === 0 && <small key={`row ${at}`}>{at / width + 1}</small>,
          <Press
            key={name}
            desk={desk}
            state={state}
            at={keyOf({ place: place.name, owner: place.owner, cell: name })}
            label={`${name} ${told(desk, things[at])}`.trim()}
            class="rn-tt-cell"
          >
            {things[at] && <OnCell thing={things[at]} size={size} image={imageOf(desk, things[at])} />}
            <span class="rn-sr">{`${name} ${told(desk, things[at])}`}</span>
          </Press>,
        ])}
      </div>
      <Label place={place} />
    </div>
  );
}

function told(desk: TableDesk, thing: ThingSeen | null | undefined): string {
  if (!thing) return "";
  return thing.seat === undefined ? (thing.name ?? "") : (desk.snapshot.names[thing.seat] ?? "");
}

/** What lies on a cell: a piece, a small card, a word as a sign if there is one. */
function OnCell({ thing, size, image }: { thing: ThingSeen; size: number; image?: string }) {
  if (thing.seat !== undefined) return <Piece seat={thing.seat} />;
  if (image) return <img src={image} alt="" />;
  const word = thing.name ?? "";
  const plain = !thing.icon && !thing.columns;
  if (plain && word.toLowerCase() in SIGNS)
    return (
      <span class="rn-tt-token" data-word={size >= 40 || undefined}>
        <Sign name={word.toLowerCase()} />
        {size >= 40 && <small>{word}</small>}
      </span>
    );
  if (plain && [...word].length <= 2) return <b class="rn-tt-token">{word}</b>;
  return <CardFace thing={thing} size="xs" />;
}

function Dice({ place, desk, where }: PlaceProps) {
  return (
    <div
      class="rn-tt-place"
      data-where={where}
      role="group"
      aria-label={place.hidden ? `${place.name}: ${place.count}` : place.name}
    >
      <div class="rn-tt-dice" data-cup={place.hidden || undefined}>
        {(place.faces ?? []).map((face, at) => (
          <Die key={at} face={face} sides={place.sides ?? 6} />
        ))}
        {place.count === 0 && <Nothing desk={desk} size="xs" />}
      </div>
      <Label place={place} />
    </div>
  );
}

// A rail of more steps than this is a bar.
const STEPS = 12;

function Track({ place, desk }: PlaceProps) {
  const value = typeof place.value === "number" ? place.value : 0;
  const least = place.least ?? 0;
  if (place.most === undefined) return <Chip place={place} desk={desk} />;
  const span = place.most - least;
  const text = fill(desk.book.words["table-of"], { value, most: place.most });
  return (
    <div class="rn-tt-place rn-tt-track" role="group" aria-label={`${place.name}: ${text}`}>
      <small class="rn-tt-label">
        {place.name.replaceAll("_", " ")} <b>{text}</b>
      </small>
      {span <= STEPS ? (
        <span class="rn-tt-steps" aria-hidden>
          {Array.from({ length: span }, (_, step) => (
            <i key={step} data-full={step < value - least || undefined} />
          ))}
        </span>
      ) : (
        <span class="rn-tt-bar" aria-hidden>
          <i style={{ width: `${(100 * (value - least)) / span}%` }} />
        </span>
      )}
    </div>
  );
}

/** A number, a word, a seat, a secret. */
function Chip({ place, desk }: Pick<PlaceProps, "place" | "desk">) {
  const { names } = desk.snapshot;
  const value = place.hidden ? desk.book.words["table-secret"] : String(place.value ?? "–");
  return (
    <span class="rn-tt-chip" data-hidden={place.hidden || undefined}>
      {place.name.replaceAll("_", " ")}{" "}
      {place.seat === undefined ? (
        <b>{value}</b>
      ) : (
        <b>
          <Piece seat={place.seat} /> {names[place.seat]}
        </b>
      )}
    </span>
  );
}

// A path of so many squares stands in the middle of the table.
const SQUARES = [6, 100] as const;

/** The names of tracks that every seat has, of equal length: they are one path for all pawns. */
export function pathsOf(places: PlaceSeen[], seats: number): string[] {
  const tracks = places.filter(
    ({ kind, owner, most }) => kind === "track" && owner !== undefined && most !== undefined,
  );
  return [...new Set(tracks.map(({ name }) => name))].filter((name) => {
    const own = tracks.filter((track) => track.name === name);
    const [{ most, least } = {}] = own;
    const squares = (most ?? 0) - (least ?? 0);
    const same = own.every((track) => track.most === most && track.least === least);
    return own.length === seats && same && squares >= SQUARES[0] && squares <= SQUARES[1];
  });
}

/** A path with a pawn for each seat; its last square is the goal. */
export function Path({ name, desk }: { name: string; desk: TableDesk }) {
  const { picture, names } = desk.snapshot;
  const own = picture.table.places.filter((place) => place.name === name && place.owner !== undefined);
  const [{ least = 0, most = 0 } = {}] = own;
  const said = own.map(({ owner, value }) => `${names[owner!]}: ${value}`).join(", ");
  return (
    <div class="rn-tt-place rn-tt-path" role="img" aria-label={`${name}: ${said}`}>
      <ol>
        {Array.from({ length: most - least + 1 }, (_, at) => (
          <li key={at} data-goal={at + least === most || undefined}>
            <small>{at + least}</small>
            {own
              .filter(({ value }) => value === at + least)
              .map(({ owner }) => (
                <Piece key={owner} seat={owner!} />
              ))}
          </li>
        ))}
      </ol>
      <small class="rn-tt-label">{name.replaceAll("_", " ")}</small>
    </div>
  );
}
