// What the stage of Minute Realms remembers between two drawings: the card that is selected, and where the focus is.

import { type Store, storeOf } from "@realms/parts/store";
import { rove, wayOf } from "@realms/shell/keys";
import type { Desk } from "@realms/shell/stage";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Chances, MoveChance, Options, Pages, Picture, Use } from "./wire";

export type MinuteDesk = Desk<Picture, Options, Pages>;

export interface MinuteState {
  /** The names of the cards on offer, in the order in which they are drawn. */
  order: string[];
  selected: string | null;
  focus: number;
  pick(card: string): void;
  unpick(): void;
  move(at: number): void;
  /** The move of the use that is pointed at: only those follow it who draw it. */
  pointed: Store<string | null>;
  /** That use, or the only one that is open: its chance to stop the invasion is drawn in the ring, too. */
  foreseen(move: string | null): Use | undefined;
  look(use: Use | null): void;
  /** Whether the chances to win are shown beside the choices, and what they are; null until they are known. */
  wins: boolean;
  showWins(on: boolean): void;
  chances: Chances | null;
  /** The tab of chances is open: ask for them. */
  watch(on: boolean): void;
  /** Whether the chart of the dock stands over the market. */
  chart: { large: boolean; enlarge(on: boolean): void };
  /** Whether it is shown what the card is worth to each. */
  worth: { on: boolean; show(on: boolean): void };
  /** On a narrow screen: whether the realms stand in the place of the cards. */
  realms: { on: boolean; show(on: boolean): void };
  /** A used card that is shown large. */
  large: string | null;
  enlarge(card: string | null): void;
}

/** The names of the cards on offer, in the order in which they are drawn. */
export function offered({ fronts, middle }: Picture): string[] {
  return [...fronts.filter((name): name is string => name !== null), ...middle];
}

const KEPT = "realms_nb.wins";

/** What this browser remembers; nothing where it may not. */
function kept(): boolean {
  try {
    return window.localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

export function useMinute(desk: MinuteDesk): MinuteState {
  const [picked, setPicked] = useState<string | null>(null);
  const [focus, setFocus] = useState(0);
  const pointed = useMemo(() => storeOf<string | null>(null), []);
  const [switched, setWins] = useState(() => desk.docked || kept());
  const [watched, setWatched] = useState(false);
  const [chart, setChart] = useState(false);
  const [worth, setWorth] = useState(false);
  const [realms, setRealms] = useState(false);
  const [large, setLarge] = useState<string | null>(null);
  const { snapshot, live, book } = desk;
  const wins = switched && book.help.includes("chances");
  const chances = useChances(desk, live && (watched || (wins && snapshot.options?.take !== undefined)));
  const order = offered(snapshot.picture);
  // A picked card is selected once it can be chosen: whoever picks early is not forgotten, but nothing is chosen yet.
  const taking = snapshot.options?.take;
  const selected = taking && picked && order.includes(picked) ? picked : null;
  const uses = selected ? taking?.[selected]?.uses : undefined;
  const both = uses ? [uses.build, uses.bastion] : [];
  const open = both.filter((use) => !use.why);
  useEffect(() => setLarge(null), [snapshot.version, book.game]);
  return {
    order,
    selected,
    focus,
    pick(card) {
      if (!live) return;
      setFocus(Math.max(0, order.indexOf(card)));
      setPicked(selected === card ? null : card);
      // What can be done with it stands in the first tab, whichever was open.
      if (selected !== card) desk.choose();
    },
    unpick: () => setPicked(null),
    move: setFocus,
    pointed,
    foreseen: (move) => both.find((use) => use.move === move) ?? (open.length === 1 ? open[0] : undefined),
    look(use) {
      pointed.set(use?.move ?? null);
      desk.look(use?.move ?? null);
    },
    wins,
    showWins(on) {
      setWins(on);
      try {
        window.localStorage.setItem(KEPT, on ? "on" : "off");
      } catch {
        // Then it is not remembered.
      }
    },
    chances,
    watch: setWatched,
    chart: { large: chart, enlarge: setChart },
    worth: { on: worth, show: setWorth },
    realms: { on: realms, show: setRealms },
    large,
    enlarge: setLarge,
  };
}

/** The chances of the position now, asked for when they are wanted; null until they have come. */
function useChances(desk: MinuteDesk, wanted: boolean): Chances | null {
  const [known, setKnown] = useState<{ key: string; chances: Chances } | null>(null);
  const key = `${desk.snapshot.version} ${desk.book.language}`;
  useEffect(() => {
    if (!wanted || known?.key === key) return;
    let late = false;
    void desk.chances().then((chances) => {
      if (!late && chances) setKnown({ key, chances: chances as Chances });
    });
    return () => {
      late = true;
    };
  }, [wanted, key]);
  return known?.key === key ? known.chances : null;
}

/** The chance of a move to win, if it is known. */
export function chanceOf(state: MinuteState, move: string): MoveChance | undefined {
  return state.chances?.moves.find((each) => each.move === move);
}

/** Play a use of a card, unless it is closed. */
export function choose(desk: MinuteDesk, use: Use) {
  if (!use.why) desk.play(use.move);
}

/** Arrows walk along cards, plots and losses, B builds and W walls up the selected card, Escape lets go of it. */
export function key(name: string, desk: MinuteDesk, state: MinuteState): boolean {
  const { order, selected, focus } = state;
  if (name === "Escape" && state.large) {
    state.enlarge(null);
    return true;
  }
  const way = wayOf(name);
  const root = desk.root.current;
  const active = document.activeElement as HTMLElement | null;
  if (way && root && active && walk(way, root, active, selected !== null)) return true;
  // While a scene is played the market is out of sight, and so are its choices.
  if (way && way !== "up" && way !== "down" && order.length && desk.live) {
    const at = rove(focus, order.length, way);
    state.move(at);
    root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(order[at]!)}"]`)?.focus();
    return true;
  }
  const uses = selected ? desk.snapshot.options?.take?.[selected]?.uses : undefined;
  if (name === "b" || name === "B" || name === "w" || name === "W") {
    if (uses) choose(desk, name.toLowerCase() === "b" ? uses.build : uses.bastion);
    return true;
  }
  if (name === "c" || name === "C") {
    state.showWins(!state.wins);
    return true;
  }
  if ((name === "d" || name === "D") && desk.docked) {
    state.chart.enlarge(!state.chart.large);
    return true;
  }
  if (name === "o" || name === "O") {
    state.worth.show(!state.worth.on);
    return true;
  }
  if (name === "Escape" && state.chart.large) {
    state.chart.enlarge(false);
    return true;
  }
  if (name === "Escape" && selected) {
    state.unpick();
    return true;
  }
  return false;
}

/** Arrows among the plots of the realms, into them from the market, and among the buildings to lose. */
function walk(way: string, root: HTMLElement, active: HTMLElement, chosen: boolean): boolean {
  const all = (what: string, within: ParentNode = root) => [...within.querySelectorAll<HTMLElement>(what)];
  const losses = all("[data-loss]");
  if (losses.length && (way === "left" || way === "right")) {
    const at = losses.indexOf(active);
    losses[at < 0 ? 0 : (at + (way === "left" ? -1 : 1) + losses.length) % losses.length]?.focus();
    return true;
  }
  if (active.dataset.card && way === "down" && !chosen) {
    const first = all("[data-enlarge]")[0];
    first?.focus();
    return first !== undefined;
  }
  if (!active.dataset.enlarge) return false;
  const rows = all(".rn-row")
    .map((row) => all("[data-enlarge]", row))
    .filter((row) => row.length);
  const at = rows.findIndex((row) => row.includes(active));
  const place = rows[at]?.indexOf(active) ?? 0;
  if (way === "up" && at <= 0) all('[data-rove][tabindex="0"]')[0]?.focus();
  else if (way === "up" || way === "down") {
    const row = rows[Math.min(rows.length - 1, at + (way === "up" ? -1 : 1))];
    row?.[Math.min(place, row.length - 1)]?.focus();
  } else if (way === "left" || way === "right" || way === "first" || way === "last") {
    const row = rows[at] ?? [];
    row[rove(place, row.length, way)]?.focus();
  }
  return true;
}
