// Your board, field by field: what lies there, what would, what may not.

import { classes, fill } from "@realms/shell/text";
import { useRef } from "preact/hooks";
import { lift } from "./acts";
import type { Place } from "./ground";
import { asPiece, Crystal, Icon, One } from "./signs";
import type { Props, SandDesk, SandState } from "./state";
import { bestOf, fieldWord } from "./words";

const TOUCH = "touch";

/** The board of fields. */
export function Field({ desk, state }: Props) {
  const pointer = useRef("mouse");
  const { ground, seat, ghost, hand, goal, peek, picked } = state;
  const { options } = desk.snapshot;
  const thin = ghost?.thin[Math.min(state.way, ghost.thin.length - 1)];
  const over = new Map<number, string>(thin ? thin.place : (ghost?.place ?? []));
  const bad = ghost && !ghost.legal && !ghost.thin.length;
  const guilty = new Set(bad ? (ghost.closed.length ? ghost.closed : ghost.place.map(([field]) => field)) : []);
  const lifted = hand && "from" in hand ? hand.from : -1;
  const crystals = new Set(seat.power ? ground.numbers(desk.book.pages.crystals[seat.power] ?? "") : []);
  const [solid, dashed] = frames(desk, state);
  const shownCard = peek ?? picked ?? goal;
  const wanted = new Map<number, string>();
  if (shownCard && !hand)
    for (const [field, colour] of bestOf(desk, state, shownCard)?.place ?? [])
      if (seat.board[field]!.toUpperCase() !== colour) wanted.set(field, colour);
  const locked = hand !== null && ground.lit(seat.board).length >= seat.level;

  return (
    <div
      class="rn-gr"
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
          <button
            key={field}
            type="button"
            class={classes(
              "rn-fd",
              dark && "rn-dz",
              dark && letter !== "." && "rn-glim",
              put !== undefined && "rn-gh",
              put !== undefined && letter !== "." && field !== lifted && "rn-cov",
              guilty.has(field) && "rn-bad",
              solid.has(field) && "rn-hit",
              dashed.has(field) && "rn-hit2",
              want && "rn-goal",
              field === lifted && "rn-lifted",
              (options?.summons?.[name] || (state.power && (options?.shifts?.[name] || options?.exchanges?.[name]))) &&
                !hand &&
                "rn-grab",
            )}
            data-field={field}
            data-name={name}
            data-rove
            data-home={
              desk.live && options && state.field === field && desk.snapshot.picture.decision?.kind === "turn"
                ? ""
                : undefined
            }
            data-xy={field < ground.width ? name[0] : field % ground.width === 0 ? name.slice(1) : undefined}
            tabIndex={state.field === field ? 0 : -1}
            aria-label={fieldWord(desk, state, field)}
            onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && hand && state.point(field)}
            onFocus={() => !hand && state.field !== field && state.set({ field })}
            onClick={() => {
              if (!hand) return lift(desk, state, field);
              // A finger hides the field: the first tap shows the ghost, the second lays it.
              const there = ghost?.place.some(([at]) => at === field);
              if (pointer.current === TOUCH) there ? state.commit() : state.point(field);
              else state.point(field, true);
            }}
          >
            {crystals.has(field) && <Crystal power={seat.power!} />}
            {letter !== "." && field !== lifted && <One letter={letter} class="rn-pc" />}
            {want && letter === "." && put === undefined && <One letter={asPiece(want)} hollow class="rn-bp" />}
            {put !== undefined && put !== "-" && <One letter={put} class="rn-pc rn-g" />}
            {guilty.has(field) && <Icon name="ban" />}
            {locked && dark && letter === "." && put === undefined && <Icon name="lock" />}
          </button>
        );
      })}
    </div>
  );
}

/** The fields of what is ready or would be: solid for what stands, dashed for what the ghost makes. */
function frames(desk: SandDesk, state: SandState): [Set<number>, Set<number>] {
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
  const card = state.peek;
  const ready = (desk.snapshot.options?.builds ?? []).filter((build) => !card || build.card === card);
  return [new Set(ready.flatMap((build) => ground.numbers(build.fields))), new Set()];
}
