// What the stage of Realm of Sand remembers between two drawings: what is in hand and where, what is picked, the goal.

import { type Store, storeOf } from "@realms/parts/store";
import type { Desk } from "@realms/shell/stage";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Ghost, ghostOf, type Hand } from "./ghost";
import { Ground } from "./ground";
import type { Build, Options, Pages, Picture, Seat } from "./wire";

export type SandDesk = Desk<Picture, Options, Pages>;

export interface Props {
  desk: SandDesk;
  state: SandState;
}

/** What a drawing that is kept finds when it is pressed: the position and the state as they are then. */
export type Now = { current: Props };

/** How levels are written. */
export const LEVELS = ["I", "II", "III"];
export interface Wish {
  give: string | null;
  take: string | null;
}

export interface SandState {
  /** Always the same, for what is drawn again only when it changes. */
  now: Now;
  ground: Ground;
  /** The seat whose board is drawn large, and what lies there. */
  me: number;
  seat: Seat;
  /** The open cards, and those that are kept by whoever looks. */
  cards: string[];
  kept: string[];
  hand: Hand | null;
  ghost: Ghost | null;
  /** Why the ghost, or what was pressed, is refused, once Python has said so. */
  why: string | null;
  /** A card that is looked at, by pointer or focus, for the ground alone to follow; and one that is picked. */
  peek: Store<string | null>;
  picked: string | null;
  way: number;
  goal: string | null;
  /** Whoever else built what was the goal. */
  lost: { seat: number; card: string } | null;
  /** A tile that is chosen, to take or to put aside, a deck or a card. */
  chosen: string | null;
  wish: Wish;
  summoning: boolean;
  power: boolean;
  /** Whether the end of the turn was asked for although something is left. */
  ending: boolean;
  /** What is shown over the market: a seat, or the whole circle. */
  show: number | "circle" | null;
  tab: string;
  /** The field that has the focus when the board has it. */
  field: number;
  covered: boolean;
  set(change: Partial<Kept>): void;
  /** Say something on the ground. */
  say(text: string | undefined): void;
  /** Say why a move is not allowed: something was pressed that is closed. */
  refuse(move: string): void;
  /** Play moves one after the other. */
  play(...moves: string[]): void;
  builds(card: string): Build[];
  /** Take something in hand; a tile lies as it was turned last, unless it is to lie as it is given. */
  take(hand: Hand | null, asGiven?: boolean): void;
  /** Open cards that are new since the last own move. */
  news: string[];
  /** Put the ghost on a field; `sure` also lays it. */
  point(field: number, sure?: boolean): void;
  commit(): void;
  turn(steps: number): void;
  flip(): void;
}

interface Kept {
  /** The position that all this belongs to. */
  version: number;
  hand: Hand | null;
  picked: string | null;
  way: number;
  goal: string | null;
  chosen: string | null;
  wish: Wish;
  summoning: boolean;
  power: boolean;
  ending: boolean;
  show: number | "circle" | null;
  tab: string;
  field: number;
  why: { move: string; text: string } | null;
  uncovered: number;
}

// Up to this width one part at a time is shown, as in the style.
const PHONE = 760;
const NO_WISH: Wish = { give: null, take: null };

/** What is forgotten when the position changes. */
const FRESH = {
  hand: null,
  picked: null,
  way: 0,
  chosen: null,
  wish: NO_WISH,
  summoning: false,
  power: false,
  ending: false,
  why: null,
};

export function useSand(desk: SandDesk): SandState {
  const { snapshot, book } = desk;
  const { picture, options, people, you, turn } = snapshot;
  const peek = useMemo(() => storeOf<string | null>(null), []);
  const ground = useMemo(() => new Ground(book.pages), [book.pages]);
  const [last, setKept] = useState<Kept>({
    ...FRESH,
    version: snapshot.version,
    goal: desk.marked("goal") || null,
    show: null,
    tab: "board",
    field: 14,
    uncovered: -1,
  });
  const faces = useRef<Record<string, number>>({});
  const queue = useRef<string[]>([]);
  const known = useRef<string[] | null>(null);
  const now = useRef<Props>(null!);
  const narrow = useNarrow(desk.root);
  const shown = useRef(snapshot);
  shown.current = snapshot;
  // Worked out while drawing, so that a move is drawn once; what is pressed at once after it belongs to the new position.
  const kept = renewed(last, snapshot, narrow.current);
  const set = (change: Partial<Kept>) =>
    setKept((old) => ({ ...renewed(old, shown.current, narrow.current), ...change }));

  // With several people at one notebook the board of whoever decides is drawn large.
  const me = turn !== undefined && people.includes(turn) ? turn : (you ?? people[0] ?? 0);
  const seat = picture.seats[me]!;

  useLayoutEffect(() => {
    const next = queue.current.shift();
    // The position may be another than was thought: the turn may have ended by itself.
    if (next && desk.live && options && follows(next, options)) desk.play(next);
    else queue.current = [];
  }, [snapshot.version]);

  const cards = picture.display.flat().filter((card): card is string => card !== null);
  const own = options?.kept.length ? options.kept : seat.hidden;
  const hand = desk.live && options ? kept.hand : null;
  const ghost = useMemo(
    () => (hand ? ghostOf(ground, seat, options!, book.pages, hand) : null),
    [ground, seat, options, hand],
  );
  const goal = kept.goal && (cards.includes(kept.goal) || own.includes(kept.goal)) ? kept.goal : null;
  const builder = goal === kept.goal ? -1 : picture.seats.findIndex((each) => each.buildings.includes(kept.goal!));
  const picked = kept.picked && (cards.includes(kept.picked) || own.includes(kept.picked)) ? kept.picked : null;

  // A goal is saved with the notebook.
  useEffect(() => desk.mark("goal", kept.goal ?? ""), [kept.goal]);
  // Why a place is refused is for Python to say; nothing waits for it.
  useEffect(() => {
    if (!ghost || ghost.legal || ghost.thin.length || kept.why?.move === ghost.move) return;
    const timer = setTimeout(() => {
      desk.ask(ghost.move).then(({ why }) => set({ why: { move: ghost.move, text: why ?? "" } }));
    }, 60);
    return () => clearTimeout(timer);
  }, [ghost?.move, ghost?.legal]);

  // Charts beside the board may show the move that is looked at.
  useEffect(() => desk.look(ghost?.legal ? ghost.move : null), [ghost?.move]);

  function play(...moves: string[]) {
    known.current = cards;
    queue.current = moves.slice(1);
    if (moves[0]) desk.play(moves[0]);
  }

  const say = (text = "") => set({ why: { move: "", text } });

  function take(next: Hand | null, asGiven = false) {
    if (next?.kind === "tile") {
      if (asGiven) faces.current[next.tile] = next.face;
      next = { ...next, face: faces.current[next.tile] ?? 0 };
    }
    set({
      hand: next,
      picked: null,
      why: null,
      power: next?.kind === "shift" ? kept.power : false,
      summoning: next ? next.kind === "disc" || next.kind === "lift" : kept.summoning,
      tab: "board",
    });
  }

  function commit() {
    if (!ghost) return;
    if (ghost.legal) play(ghost.move);
    else if (ghost.thin.length) play(ghost.thin[Math.min(kept.way, ghost.thin.length - 1)]!.move);
  }

  const state: SandState = {
    ...kept,
    now,
    peek,
    ground,
    me,
    seat,
    cards,
    kept: own,
    hand,
    ghost,
    goal,
    lost: builder < 0 || builder === me ? null : { seat: builder, card: kept.goal! },
    picked,
    why: kept.why && (!ghost || kept.why.move === ghost.move) ? kept.why.text : null,
    // Between people at one notebook a sheet covers what only the next one may see.
    covered: people.length > 1 && picture.decision?.kind === "keep" && kept.uncovered !== snapshot.version,
    set,
    say,
    refuse: (move) => void desk.ask(move).then(({ why }) => say(why)),
    play,
    builds: (card) => options?.builds?.filter((build) => build.card === card) ?? [],
    take,
    news: desk.live && known.current ? cards.filter((card) => !known.current!.includes(card)) : [],
    point(field, sure) {
      if (!hand) return set({ field });
      const next = { ...hand, at: field };
      set({ hand: next, field, way: 0 });
      if (sure) {
        const there = ghostOf(ground, seat, options!, book.pages, next);
        if (there.legal) play(there.move);
      }
    },
    commit,
    turn(steps) {
      if (hand?.kind !== "tile") return;
      const face = (hand.face & 4) | ((hand.face + steps + 4) & 3);
      faces.current[hand.tile] = face;
      set({ hand: { ...hand, face }, way: 0 });
    },
    flip() {
      if (hand?.kind !== "tile" || book.pages.tiles[hand.tile]!.faces.length < 8) return;
      const face = hand.face ^ 4;
      faces.current[hand.tile] = face;
      set({ hand: { ...hand, face }, way: 0 });
    },
  };
  now.current = { desk, state };
  return state;
}

/** What is remembered, as far as it still holds: most of it is forgotten when the position changes. */
function renewed(
  old: Kept,
  { version, picture, options, people, turn, pace }: SandDesk["snapshot"],
  narrow: boolean,
): Kept {
  if (old.version === version) return old;
  const kind = picture.decision?.kind;
  const summoning = kind === "summon";
  // The same kind of disc goes on, as long as there is one.
  const hand = summoning && old.hand?.kind === "disc" && options?.summons?.[old.hand.colour] ? old.hand : null;
  let { tab } = old;
  if (narrow) {
    // On a phone the moves of the others are seen where their boards are, and what a power shows where the market is.
    if (turn !== undefined && !people.includes(turn) && pace !== "instant") tab = "others";
    else if (options && (kind === "keep" || kind === "swap")) tab = "market";
    else if (options && tab === "others") tab = "board";
  }
  return { ...old, ...FRESH, version, hand, summoning, tab };
}

/** Whether one part at a time is shown. It is watched: to measure it would make the browser lay out the whole page. */
function useNarrow(root: SandDesk["root"]) {
  const narrow = useRef(false);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      narrow.current = entry!.contentRect.width <= PHONE;
    });
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, []);
  return narrow;
}

/** Whether a move that was to follow another one is still there. */
function follows(move: string, options: Options): boolean {
  if (move === "end") return options.end ?? false;
  return (
    options.builds?.some(({ card, fields }) => move === `build ${card} ${fields.match(/../g)!.join(" ")}`) ?? false
  );
}
