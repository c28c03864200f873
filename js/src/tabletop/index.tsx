// The stage of any game that gives a picture of its table: everything on it is drawn, and pressed where it lies.
import { EndBox } from "@realms/parts/end-box";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Chances } from "../plain/chances";
import { mount } from "../shell/app";
import type { Desk, Stage } from "../shell/stage";
import { fill, tell, textOf } from "../shell/text";
import { isArrow, nextBox, roving } from "./keys";
import { Panel } from "./panel";
import { Path, Place, pathsOf } from "./places";
import { Seat } from "./seat";
import { Die, Piece } from "./signs";
import { type TableDesk, type TableState, useTable } from "./state";
import "./tabletop.css";
import type { Options, Pages, Picture } from "./wire";

/** Who sits below, large: whoever is spoken to, or is to decide at this notebook. */
function seatBelow({ you, turn, people }: TableDesk["snapshot"]): number {
  return you ?? (turn !== undefined && people.includes(turn) ? turn : (people[0] ?? 0));
}

function Rolled({ desk }: { desk: TableDesk }) {
  const { rolled } = desk.snapshot.picture.table;
  if (!rolled) return null;
  return (
    <div class="rn-tt-place rn-tt-rolled">
      <div class="rn-tt-dice">
        {rolled.faces.map((face, at) => (
          <Die key={at} face={face} sides={Math.max(6, ...rolled.faces)} />
        ))}
      </div>
      <small class="rn-tt-label">
        <Piece seat={rolled.seat} /> {tell(desk.book.words, "table-rolled", desk.snapshot, { name: rolled.seat })}
      </small>
    </div>
  );
}

function Goal({ desk }: { desk: TableDesk }) {
  const { game } = desk.book.pages;
  return (
    <div class="rn-tt-goal">
      <b>{game.goal}</b>
      {game.rules && (
        <details>
          <summary>{desk.book.words["table-rules"]}</summary>
          <p>{game.rules}</p>
        </details>
      )}
    </div>
  );
}

const stage: Stage<Picture, Options, Pages, TableState> = {
  use: useTable,
  Table({ desk, state, front }) {
    const { table } = desk.snapshot.picture;
    const root = useRef<HTMLDivElement>(null);
    const below = seatBelow(desk.snapshot);
    const others = Array.from({ length: table.seats - 1 }, (_, step) => (below + step + 1) % table.seats);
    const common = table.places.filter(({ owner }) => owner === undefined);
    const numbers = common.filter(({ kind }) => ["counter", "plain", "secret"].includes(kind));
    useLayoutEffect(() => {
      if (root.current) roving(root.current);
    });
    // Whoever has pressed a first thing goes on with the second.
    useEffect(() => {
      const board = desk.root.current;
      if (!state.picked.length || !board?.contains(document.activeElement)) return;
      const open = "[data-option]:not([aria-disabled=true])";
      const next = [...board.querySelectorAll<HTMLElement>(`.rn-tt ${open}:not([aria-pressed]), .rn-tt-panel ${open}`)];
      next[0]?.focus({ preventScroll: true });
    }, [state.picked.length]);
    return (
      <div class="rn-tt" ref={root} data-picked={state.picked.length > 0 || undefined}>
        <Goal desk={desk} />
        {others.length > 0 && (
          <div class="rn-tt-others" data-count={others.length}>
            {others.map((seat) => (
              <Seat key={seat} desk={desk} state={state} seat={seat} tight={others.length > 2} />
            ))}
          </div>
        )}
        <div class="rn-tt-middle">
          {front}
          {pathsOf(table.places, table.seats).map((name) => (
            <Path key={name} name={name} desk={desk} />
          ))}
          {common
            .filter((place) => !numbers.includes(place))
            .map((place) => (
              <Place key={place.name} desk={desk} state={state} place={place} where="middle" />
            ))}
          <Rolled desk={desk} />
          {numbers.length > 0 && (
            <div class="rn-tt-chips">
              {numbers.map((place) => (
                <Place key={place.name} desk={desk} state={state} place={place} where="middle" />
              ))}
            </div>
          )}
        </div>
        {state.why && (
          <p class="rn-tt-why" data-why>
            {state.why}
          </p>
        )}
        <Seat desk={desk} state={state} seat={below} mine />
      </div>
    );
  },
  Panel,
  Result({ desk }) {
    const { names, picture, story } = desk.snapshot;
    const totals = picture.table.points.map(({ total }) => total ?? 0);
    const order = [...names.keys()].sort((one, other) => totals[other]! - totals[one]!);
    const places = totals.length > 0 ? { names, points: totals, order } : undefined;
    return <EndBox title={desk.book.words.over} said={textOf(story[0])} places={places} />;
  },
  Time({ desk }) {
    return (
      <span class="rn-tt-time">
        {fill(desk.book.words["table-round"], { round: desk.snapshot.picture.table.round })}
      </span>
    );
  },
  Chances,
  newest: true,
  turn: ({ table }) => table.turn,
  task(desk) {
    const moves = desk.snapshot.options?.moves ?? [];
    const [first] = moves;
    return first?.help && moves.every(({ verb }) => verb === first.verb) ? first.help : undefined;
  },
  named: ({ snapshot }, move) => snapshot.options?.moves.find((each) => each.move === move)?.words ?? move,
  prepare: ({ root }, _, move) =>
    root.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(move)}"]`)?.focus({ preventScroll: true }),
  key(key: string, { root }: Desk<Picture, Options, Pages>, state: TableState) {
    if (key === "Escape" && state.picked.length) {
      state.drop();
      return true;
    }
    const here = document.activeElement;
    if (!isArrow(key) || !here?.closest(".rn-tt")) return false;
    const options = [...(root.current?.querySelectorAll<HTMLElement>(".rn-tt [data-option]") ?? [])];
    const next =
      options[
        nextBox(
          here.getBoundingClientRect(),
          options.map((each) => each.getBoundingClientRect()),
          key,
        )
      ];
    if (!next) return false;
    for (const option of options) option.tabIndex = option === next ? 0 : -1;
    next.focus({ preventScroll: true });
    return true;
  },
};

export default mount(stage);
