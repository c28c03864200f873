// Your ground, field by field: what lies there, what would, what may not, what the goal lacks there.
import { memo } from "@realms/parts/memo";
import { useStored } from "@realms/parts/store";
import { classes, fill } from "@realms/shell/text";
import { useRef } from "preact/hooks";
import { lift } from "./acts";
import { aimed, lackedBy } from "./aim";
import type { Place } from "./ground";
import { Note } from "./note";
import { asPiece, Crystal, Icon, pictureOf } from "./signs";
import type { Now, Props, SandDesk, SandState } from "./state";
import { bestOf, fieldWord } from "./words";

const TOUCH = "touch";

/** The ground of fields. */
export function Field({ desk, state }: Props) {
  const pointer = useRef("mouse");
  const { ground, seat, ghost, hand, now } = state;
  const { options, picture } = desk.snapshot;
  const thin = ghost?.thin[Math.min(state.way, ghost.thin.length - 1)];
  const over = new Map<number, string>(thin ? thin.place : (ghost?.place ?? []));
  const bad = ghost && !ghost.legal && !ghost.thin.length;
  const guilty = new Set(bad ? (ghost.closed.length ? ghost.closed : ghost.place.map(([field]) => field)) : []);
  const lifted = hand && "from" in hand ? hand.from : -1;
  const crystals = new Set(seat.power ? ground.numbers(desk.book.pages.crystals[seat.power] ?? "") : []);
  const peek = useStored(state.peek, (card) => card);
  const [solid, dashed] = frames(desk, state, peek);
  const shownCard = peek ?? state.picked ?? aimed(desk, state);
  const wanted = new Map<number, string>(shownCard ? lackedBy(desk, state, shownCard) : []);
  const part = new Set((shownCard && bestOf(desk, state, shownCard)?.place.map(([field]) => field)) || []);
  const locked = hand !== null && ground.lit(seat.board).length >= seat.level;
  const home = desk.live && options && picture.decision?.kind === "turn";

  return (
    <div
      class="rn-gr"
      data-target="ground"
      role="group"
      aria-label={fill(desk.book.words.fields, { width: ground.width, height: ground.height })}
      style={{ "--w": ground.width, "--h": ground.height }}
      onPointerDown={(event: PointerEvent) => {
        pointer.current = event.pointerType;
      }}
      onWheel={(event: WheelEvent) => {
        if (hand?.kind !== "tile") return;
        event.preventDefault();
        state.turn(event.deltaY > 0 ? 1 : -1);
      }}
      onContextMenu={(event: MouseEvent) => {
        if (hand?.kind !== "tile") return;
        event.preventDefault();
        state.turn(1);
      }}
    >
      {[...seat.board].map((letter, field) => {
        const put = over.get(field);
        const dark = ground.dark(field);
        const want = wanted.get(field);
        const name = ground.name(field);
        return (
          <Square
            key={field}
            now={now}
            pointer={pointer}
            field={field}
            name={name}
            letter={letter === "." || field === lifted ? undefined : letter}
            put={put}
            want={want && letter === "." && put === undefined ? asPiece(want) : undefined}
            power={crystals.has(field) ? seat.power : undefined}
            sign={
              guilty.has(field) ? "ban" : locked && dark && letter === "." && put === undefined ? "lock" : undefined
            }
            edge={field < ground.width ? name[0] : field % ground.width === 0 ? name.slice(1) : undefined}
            home={Boolean(home && state.field === field)}
            here={state.field === field}
            word={fieldWord(desk, state, field)}
            look={classes(
              "rn-fd",
              dark && "rn-dz",
              dark && letter !== "." && "rn-glim",
              put !== undefined && "rn-gh",
              put !== undefined && letter !== "." && field !== lifted && "rn-cov",
              guilty.has(field) && "rn-bad",
              solid.has(field) && "rn-hit",
              dashed.has(field) && "rn-hit2",
              part.has(field) && "rn-goal",
              want && "rn-want",
              field === lifted && "rn-lifted",
              (options?.summons?.[name] || (state.power && (options?.shifts?.[name] || options?.exchanges?.[name]))) &&
                !hand &&
                "rn-grab",
            )}
          />
        );
      })}
      <Note desk={desk} state={state} />
    </div>
  );
}

interface SquareProps {
  now: Now;
  pointer: { current: string };
  field: number;
  name: string;
  letter?: string;
  put?: string;
  want?: string;
  power?: string;
  sign?: string;
  edge?: string;
  home: boolean;
  here: boolean;
  word: string;
  look: string;
}

const Square = memo((props: SquareProps) => {
  const { now, pointer, field, name, letter, put, want, power, sign } = props;
  return (
    <button
      type="button"
      class={props.look}
      data-field={field}
      data-name={name}
      data-target={`field-${name}`}
      data-rove
      data-home={props.home ? "" : undefined}
      data-xy={props.edge}
      tabIndex={props.here ? 0 : -1}
      aria-label={props.word}
      onPointerEnter={(event: PointerEvent) => {
        const { state } = now.current;
        if (event.pointerType === "mouse" && state.hand) state.point(field);
      }}
      onFocus={() => {
        const { state } = now.current;
        if (!state.hand && state.field !== field) state.set({ field });
      }}
      onClick={() => {
        const { desk, state } = now.current;
        if (!state.hand) return lift(desk, state, field);
        // A finger hides the field: the first tap shows the ghost, the second lays it.
        const there = state.ghost?.place.some(([at]) => at === field);
        if (pointer.current === TOUCH) there ? state.commit() : state.point(field);
        else state.point(field, true);
      }}
    >
      {power && <Crystal power={power} />}
      {letter && pictureOf({ letter, class: "rn-pc" })}
      {want && pictureOf({ letter: want, bare: true, class: "rn-bp" })}
      {put !== undefined && put !== "-" && pictureOf({ letter: put, class: "rn-pc rn-g" })}
      {sign && <Icon name={sign} />}
    </button>
  );
});

/** The fields of what is ready or would be: solid for what stands, dashed for what the ghost makes. */
function frames(desk: SandDesk, state: SandState, card: string | null): [Set<number>, Set<number>] {
  const { ground, ghost, seat, picked, way } = state;
  const facts = desk.book.pages.cards;
  const fields = (places: Place[]) => new Set(places.flatMap((place) => place.map(([field]) => field)));
  if (ghost?.legal) {
    const fresh = [...state.cards, ...state.kept].flatMap((card) =>
      ground.standing(facts[card]!, seat.board).length ? [] : ground.standing(facts[card]!, ghost.board).slice(0, 1),
    );
    return [new Set(), fields(fresh)];
  }
  const builds = picked ? state.builds(picked) : [];
  if (builds.length) {
    const chosen = builds[Math.min(way, builds.length - 1)]!;
    const rest = builds.filter((build) => build !== chosen).flatMap((build) => ground.numbers(build.fields));
    const solid = new Set(ground.numbers(chosen.fields));
    return [solid, new Set(rest.filter((field) => !solid.has(field)))];
  }
  const ready = (desk.snapshot.options?.builds ?? []).filter((build) => !card || build.card === card);
  return [new Set(ready.flatMap((build) => ground.numbers(build.fields))), new Set()];
}
