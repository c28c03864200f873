// Keys of the stage: a whole game can be played with them.
import { wayOf } from "@realms/shell/keys";
import { endTurn, pin, pressPower, takeDisc } from "./acts";
import { aimed } from "./aim";
import type { SandDesk, SandState } from "./state";

const FIVE = "GRKBY";

/** A key that is the stage's own; true if it was. */
export function key(name: string, desk: SandDesk, state: SandState): boolean {
  const { options, picture } = desk.snapshot;
  const kind = picture.decision?.kind;
  const active = document.activeElement as HTMLElement | null;
  const way = wayOf(name);
  if (way) return walk(way, desk, state, active);
  if (!desk.live || !options) return false;
  const digit = name >= "1" && name <= "9" ? Number(name) - 1 : -1;
  if (digit >= 0) return pick(digit, desk, state);
  const letter = name.toLowerCase();
  if (name === "Enter" || name === " ") {
    // A button that has the focus is pressed, as everywhere; on the board Enter lays what is in hand.
    if (!active?.dataset.field && !active?.dataset.tile && active !== desk.root.current) return false;
    if (state.hand && active?.dataset.tile === undefined) {
      state.commit();
      return true;
    }
    if (active?.dataset.field === undefined && active !== desk.root.current) return false;
    return press(desk);
  }
  if (name === "Escape") {
    const open = state.hand || state.picked || state.power || state.show !== null || state.ending || state.chosen;
    if (open) state.set({ hand: null, picked: null, power: false, show: null, ending: false, chosen: null, why: null });
    return Boolean(open);
  }
  if (letter === "r" && state.hand?.kind === "tile") state.turn(1);
  else if (letter === "f" && state.hand?.kind === "tile") state.flip();
  else if (letter === "s" && options.summons) state.set({ summoning: true, hand: null, tab: "board" });
  else if (letter === "e" && (options.end || options.finish)) endTurn(desk, state);
  else if (letter === "p" && kind === "turn") pressPower(desk, state);
  else if (letter === "t") {
    const card = state.peek.get() ?? state.picked ?? aimed(desk, state);
    if (card) pin(state, card);
  } else if (letter === "b") {
    // One ready building after the other.
    const ready = [...new Set(options.builds?.map((build) => build.card))];
    const next = ready[(ready.indexOf(state.picked ?? "") + 1) % ready.length];
    if (next) state.set({ picked: next, way: 0, hand: null });
  } else if (letter === "o") {
    const others = [...picture.seats.keys()].filter((seat) => seat !== state.me);
    const at = typeof state.show === "number" ? others.indexOf(state.show) + 1 : 0;
    state.set({ show: others[at] ?? null });
  } else return false;
  return true;
}

/** Enter on the board with nothing in hand: the first thing that the panel offers. */
function press(desk: SandDesk): boolean {
  const primary = desk.root.current?.querySelector<HTMLElement>(".rn-choice .rn-primary:not([aria-disabled=true])");
  primary?.click();
  return Boolean(primary);
}

/** A number: one of the tiles, of the discs while summoning, of the ways to build, of what is asked for. */
function pick(at: number, desk: SandDesk, state: SandState): boolean {
  const { options, picture } = desk.snapshot;
  const row = options?.takes ?? options?.asides ?? options?.keeps ?? options?.starts ?? options?.looks;
  if (state.ghost?.thin.length || (state.picked && state.builds(state.picked).length > 1)) {
    state.set({ way: at });
  } else if (row && (picture.decision?.kind !== "turn" || state.power)) {
    if (row[at]) state.set({ chosen: row[at]! });
    // Enter takes what is chosen: the focus goes with it.
    desk.root.current
      ?.querySelector<HTMLElement>(
        `[data-choose="${row[at]}"], [data-move="keep ${row[at]}"], [data-move="start ${row[at]}"]`,
      )
      ?.focus({ preventScroll: true });
  } else if (state.summoning) {
    const colour = FIVE[at];
    if (colour) takeDisc(desk, state, colour);
  } else if (options?.lays) {
    const tile = state.seat.tiles[at];
    if (tile) state.take({ kind: "tile", tile, face: 0, at: state.field });
  } else return false;
  return true;
}

/** Arrows move what is in hand, or the focus over the board or the market. */
function walk(way: string, desk: SandDesk, state: SandState, active: HTMLElement | null): boolean {
  const [dx, dy] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1], first: [-9, 0], last: [9, 0] }[way] as [
    number,
    number,
  ];
  const { width, height } = state.ground;
  const onBoard = active?.dataset.field !== undefined || (active === desk.root.current && desk.live);
  if (state.hand || onBoard) {
    if (active?.closest(".rn-bar, .rn-choice, .rn-disp") && !state.hand) return false;
    const at = state.hand?.at ?? state.field;
    const x = Math.max(0, Math.min(width - 1, (at % width) + dx));
    const y = Math.max(0, Math.min(height - 1, Math.floor(at / width) + dy));
    state.point(y * width + x);
    desk.root.current?.querySelector<HTMLElement>(`[data-field="${y * width + x}"]`)?.focus({ preventScroll: true });
    return true;
  }
  const spot = active?.dataset.spot?.split(" ").map(Number);
  if (!spot) return false;
  const find = (row: number, column: number) =>
    desk.root.current?.querySelector<HTMLElement>(`[data-spot="${row} ${column}"]`);
  (find(spot[0]! + dy, spot[1]! + dx) ?? active)?.focus({ preventScroll: true });
  return true;
}
