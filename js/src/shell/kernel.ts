// The line to Python: what it sends is kept as state, what it is asked is sent and waited for.
import type { AnyModel } from "@anywidget/types";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { offerFile } from "./away";
import { hostSays, isKnown, notebookOf, watchHost } from "./host";
import { earlierGame, keepGame, type OnShelf, plays } from "./kept";
import { type Happening, heldMove, isAway, type Line, LOOK, lineAfter, newLine, type Pulse, waitedFor } from "./line";
import { forgetFrom, positionAt } from "./patches";
import type {
  Answer,
  BoardTexts,
  Entry,
  KeptGame,
  Message,
  Patch,
  Reply,
  ReviewState,
  Sentence,
  Snapshot,
} from "./wire";

export interface Traits<Picture, Options, Pages> {
  snapshot: Snapshot<Picture, Options>;
  book: BoardTexts<Pages>;
  replay: Patch[];
  log: Entry[];
  followed: boolean;
  // Whether charts stand in a dock beside the table.
  docked?: boolean;
  hovered: string;
  // What somebody in Python chooses for whoever sits here.
  chosen?: string;
  // The game as Python keeps it here; missing on a page, which keeps its games by itself.
  kept?: KeptGame | null;
  // What a person has marked on the board, which is saved with the notebook; missing on a page.
  marked?: Record<string, string>;
  highlight: string[];
  born: number;
  review: ReviewState | null;
  opens: string;
  // Only on a page that is looked at without Python.
  still?: boolean;
}

// So many milliseconds after it was told, a game is put on the shelf: what comes with it is drawn first.
const SHELVED_AFTER = 60;

/** A message without its id, which is given when it is sent. */
export type Wish = Message extends infer One ? (One extends Message ? Omit<One, "id"> : never) : never;

/** What all views of a board share: how far its snapshots have come, and the one to draw. */
interface Shared {
  line: Line;
  snapshot: Snapshot<unknown, unknown>;
}

// By the replay: what a host gives as the model is another object for each view, the replay in it is one.
const shared = new WeakMap<Patch[], Shared>();

export function sharedOf<P, O, B>(model: AnyModel<Traits<P, O, B>>): Shared {
  const snapshot = model.get("snapshot");
  const known = shared.get(model.get("replay")) ?? { line: newLine(snapshot.serial), snapshot };
  // On a page that is only looked at nothing is counted, because nothing can be lost.
  if (snapshot.serial === undefined) known.snapshot = snapshot;
  shared.set(model.get("replay"), known);
  return known;
}

/** Put what is new into replay and log: in place, because what is set is sent back to Python and what is changed is not. */
export function remember<P, O, B>(model: AnyModel<Traits<P, O, B>>, its: Shared) {
  const snapshot = model.get("snapshot");
  shared.set(model.get("replay"), its);
  const [line, deeds] = lineAfter(its.line, { kind: "snapshot", serial: snapshot.serial, whole: snapshot.whole });
  its.line = line;
  if (!deeds.some(({ kind }) => kind === "draw")) return;
  its.snapshot = snapshot;
  const { fresh } = snapshot;
  // One that brings everything has brought these, too.
  if (snapshot.whole) return forgetFrom(model.get("replay"), 0);
  model.get("replay").splice(fresh.since, Infinity, ...fresh.patches);
  forgetFrom(model.get("replay"), fresh.since);
  model.get("log").splice(fresh.since, Infinity, ...fresh.records);
}

/** A snapshot as it is drawn: picture, story and quotes stand in replay and log, and are not sent twice. */
export interface Shown<Picture, Options> extends Snapshot<Picture, Options> {
  /** What happened last, newest first. */
  story: Sentence[];
  /** Why each seat made its last move, if it said so. */
  quotes: Record<number, string | undefined>;
  /** The step of the last move of each seat, if it said what it compared. */
  reasons: Record<number, number | undefined>;
}

// How many sentences of the story a stage may tell.
const STORY = 8;

/** What the log tells up to a step. */
export function told(log: Entry[], at: number): Pick<Shown<unknown, unknown>, "story" | "quotes" | "reasons"> {
  const until = log.slice(0, at + 1);
  return {
    story: until
      .flatMap(({ sentences }) => sentences)
      .slice(-STORY)
      .reverse(),
    quotes: Object.fromEntries(until.flatMap(({ seat, reason }) => (seat === undefined ? [] : [[seat, reason]]))),
    reasons: Object.fromEntries(
      until.flatMap(({ seat, compared }, step) => (seat === undefined ? [] : [[seat, compared && step]])),
    ),
  };
}

export function drawable<P, O, B>(model: AnyModel<Traits<P, O, B>>): Shown<P, O> {
  const snapshot = sharedOf(model).snapshot as Snapshot<P, O>;
  const { at } = snapshot.history;
  return {
    ...snapshot,
    picture: positionAt<P>(model.get("replay"), at) ?? snapshot.picture,
    ...told(model.get("log"), at),
  };
}

/** Whether a message could be sent: where the notebook is closed already, or its kernel has ended, there is no line. */
function posted<P, O, B>(model: AnyModel<Traits<P, O, B>>, message: Message): boolean {
  try {
    model.send(message);
    return true;
  } catch {
    return false;
  }
}

/** The latest of everything, and the ways to ask. */
export function useKernel<P, O, B>(model: AnyModel<Traits<P, O, B>>) {
  const [snapshot, setSnapshot] = useState(() => drawable(model));
  const [book, setBook] = useState(model.get("book"));
  const [highlight, setHighlight] = useState(model.get("highlight") ?? []);
  const [review, setReview] = useState(model.get("review"));
  const [pulse, setPulse] = useState<Pulse>("new");
  // Which game is kept, and by which board: what is in it is asked for when it is needed, and draws nothing.
  const [keptId, setKeptId] = useState(model.get("kept")?.id);
  const [held, setHeld] = useState<string | undefined>(undefined);
  // The game that was played here before this board was made; undefined until that is known.
  const [offer, setOffer] = useState<OnShelf | null | undefined>(undefined);
  const [looking, setLooking] = useState<number | null>(null);
  // Places that were asked for and not answered yet.
  const sought = useRef(0);
  const done = useMemo(() => new Map<number, (told: Reply) => void>(), [model]);
  const line = useRef(newLine(undefined));
  // Several views of one board share its answers: each has a number of its own, and begins to count at another one.
  const view = useMemo(() => Math.floor(Math.random() * 2 ** 40), [model]);
  const id = useRef(view);
  // Whether the host has been asked for this board.
  const census = useRef(false);
  // The move that has not come back from Python yet.
  const flying = useRef<string | undefined>(undefined);
  // What is put on the shelf as soon as the answer is drawn.
  const shelving = useRef(0);

  /** Something happens on the line: do what follows from it. */
  function happen(event: Happening) {
    const [next, deeds] = lineAfter({ ...line.current, known: sharedOf(model).line.known }, event);
    line.current = next;
    setPulse(next.pulse);
    setHeld(heldMove(next)?.move);
    for (const deed of deeds) {
      if (deed.kind === "send" && !posted(model, deed.message)) {
        happen({ kind: "ended", host: hostSays(model) });
        return;
      }
      if (deed.kind === "resync") whole();
      if (deed.kind === "ping") ask("ping");
    }
  }

  /** Ask whether anybody is there, unless that has been asked. */
  function ask(kind: "ping" | "resync") {
    if (!line.current.waiting.some(({ message }) => message.kind === kind)) void send({ kind });
  }

  /**
   * Whether the host has asked Python for this board and waits for the answer. Python that does not even answer the host
   * is at work, whatever else is said of it; one that does not know this board was started again.
   */
  function asking(): boolean {
    const board = model.get("kept")?.board;
    if (census.current || !board || line.current.ended || waitedFor(line.current, Date.now()) < LOOK)
      return census.current;
    const known = hostSays(model) === "idle" ? isKnown(model, board) : undefined;
    if (!known) return false;
    census.current = true;
    known
      .then((there) => happen(there ? { kind: "there", now: Date.now() } : { kind: "ended", host: hostSays(model) }))
      .catch(() => undefined)
      .then(() => {
        census.current = false;
      });
    return true;
  }

  /** Keep the game as it is, with the move that is on its way. */
  function keep(move?: string) {
    clearTimeout(shelving.current);
    flying.current = move;
    const game = model.get("kept");
    if (game) keepGame(notebookOf(model), move === undefined ? game : { ...game, move });
  }

  /** Ask for everything, unless that has been asked for. */
  const whole = () => ask("resync");

  useEffect(() => {
    const tick = () => happen({ kind: "tick", now: Date.now(), host: asking() ? "busy" : hostSays(model) });
    const timer = setInterval(tick, 500);
    const unwatch = watchHost(model, model.get("kept")?.board, {
      ended: () => happen({ kind: "ended", host: hostSays(model) }),
      turned: tick,
    });
    // A laptop that was asleep may have missed what others did.
    const awake = () => document.visibilityState === "visible" && void send({ kind: "ping" });
    const ears = {
      "change:snapshot": () => {
        const { line: all, snapshot: newest } = sharedOf(model);
        if (all.hole) whole();
        if (newest !== model.get("snapshot")) return;
        // The answer to an earlier step does not take back a later one that is on its way.
        setLooking((to) => (sought.current && to !== newest.history.at ? to : null));
        setSnapshot(drawable(model));
      },
      "change:book": () => setBook(model.get("book")),
      "change:review": () => setReview(model.get("review")),
      "change:kept": () => {
        const game = model.get("kept");
        setKeptId(game?.id);
        // Until then the shelf has the game with the move on its way: nothing is lost if the page is closed.
        clearTimeout(shelving.current);
        shelving.current = setTimeout(keep, SHELVED_AFTER);
        // Somebody has begun to play what was dealt.
        if (game && !game.fresh) setOffer(null);
      },
      "change:highlight": () => setHighlight(model.get("highlight") ?? []),
      "msg:custom": (answer: Answer) => {
        const waits = done.get(answer.id);
        if (answer.kind !== "answer" || !waits) return;
        done.delete(answer.id);
        happen({ kind: "answer", id: answer.id, serial: answer.serial, now: Date.now() });
        setOffer((known) => (known === undefined ? (earlier() ?? null) : known));
        waits(answer.told ?? {});
        if (answer.file) offerFile(answer.file);
      },
    };
    const names = Object.keys(ears) as (keyof typeof ears)[];
    for (const name of names) model.on(name, ears[name] as () => void);
    document.addEventListener("visibilitychange", awake);
    // A first question, to know whether anybody is there. A board that nobody looks at need not be drawn for.
    void send({ kind: "shown" });
    return () => {
      clearInterval(timer);
      unwatch();
      plays(done, undefined);
      document.removeEventListener("visibilitychange", awake);
      for (const name of names) model.off(name, ears[name] as () => void);
      posted(model, { kind: "hidden", id: 0 });
    };
  }, [model]);

  function earlier(): OnShelf | undefined {
    const game = model.get("kept");
    return game ? earlierGame(notebookOf(model), game) : undefined;
  }

  // While somebody can play it here, it is offered nowhere else.
  useEffect(() => plays(done, isAway(pulse) ? undefined : keptId), [pulse, keptId]);

  /** Send a message; the promise is kept when its answer has come. */
  function send(wish: Wish): Promise<Reply> {
    id.current += 1;
    // What is asked of this position is not done at another one.
    const at = sharedOf(model).snapshot.version;
    const message = { version: at, ...wish, id: id.current, view } as Message;
    return new Promise((keep) => {
      done.set(message.id, keep);
      happen({ kind: "ask", message, now: Date.now(), host: hostSays(model) });
    });
  }

  /** A move to Python: until it is answered it is kept as one that was on its way. */
  async function play(wish: Wish & { kind: "play" }) {
    const before = model.get("kept");
    const answer = send(wish);
    // While Python is at work, so that nobody waits for it.
    keep(wish.move);
    await answer;
    // What was played is kept by now, or soon; what was refused is not on its way any more.
    if (sharedOf(model).snapshot.version === wish.version && model.get("kept") === before) keep();
  }

  /** The move that waits for the end of a cell is not to be played. */
  function takeBack() {
    const move = heldMove(line.current);
    if (!move) return;
    happen({ kind: "take-back", id: move.id });
    done.get(move.id)?.({});
    done.delete(move.id);
    keep();
  }

  /** Go on with the game that was played here before, or stay with what was dealt. */
  function answerOffer(on: boolean) {
    if (on && offer) {
      const { move, ...game } = offer;
      void send({ kind: "take-up", kept: game, move });
    }
    setOffer(null);
  }

  function seek(to: number) {
    // Shown at once from what is kept here; with a kernel, its answer takes the place.
    setLooking(to);
    sought.current += 1;
    void send({ kind: "seek", to }).then(() => {
      sought.current -= 1;
    });
  }

  return {
    ...{ snapshot, book, highlight, review, pulse, looking, view, send, seek },
    ...{
      kept: model.get("kept") ?? undefined,
      held,
      flying: flying.current,
      offer: offer ?? undefined,
      play,
      takeBack,
      answerOffer,
    },
  };
}
