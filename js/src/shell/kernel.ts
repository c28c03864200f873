// The line to Python: what it sends is kept as state, what it is asked is sent and waited for.
import type { AnyModel } from "@anywidget/types";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { forgetFrom, positionAt } from "./patches";
import type { Answer, BoardTexts, Entry, File, Message, Patch, Reply, ReviewState, Sentence, Snapshot } from "./wire";

export interface Traits<Picture, Options, Pages> {
  snapshot: Snapshot<Picture, Options>;
  book: BoardTexts<Pages>;
  replay: Patch[];
  log: Entry[];
  followed: boolean;
  hovered: string;
  highlight: string[];
  born: number;
  review: ReviewState | null;
  opens: string;
  // Only on a page that is looked at without Python.
  still?: boolean;
}

/** A message without its id, which is given when it is sent. */
export type Wish = Message extends infer One ? (One extends Message ? Omit<One, "id"> : never) : never;

/** How Python is: it answers, it is late, it works on a cell, or nobody is there. */
export type Pulse = "well" | "late" | "busy" | "silent";

// How long an answer may take before it is late, before we look what the kernel does, and before we give up where
// nobody can tell us.
const LATE = 1000;
const LOOK = 4000;
const LAST = 12000;
// How long to wait before somebody silent is asked once more; each time longer.
const AGAIN = 3000;

/** Put what is new into replay and log: in place, because what is set is sent back to Python and what is changed is not. */
export function remember<P, O, B>(model: AnyModel<Traits<P, O, B>>) {
  const { fresh } = model.get("snapshot");
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
}

// How many sentences of the story a stage may tell.
const STORY = 8;

/** What the log tells up to a step. */
export function told(log: Entry[], at: number): Pick<Shown<unknown, unknown>, "story" | "quotes"> {
  const until = log.slice(0, at + 1);
  return {
    story: until
      .flatMap(({ sentences }) => sentences)
      .slice(-STORY)
      .reverse(),
    quotes: Object.fromEntries(until.flatMap(({ seat, reason }) => (seat === undefined ? [] : [[seat, reason]]))),
  };
}

export function drawable<P, O, B>(model: AnyModel<Traits<P, O, B>>): Shown<P, O> {
  const snapshot = model.get("snapshot");
  const { at } = snapshot.history;
  return {
    ...snapshot,
    picture: positionAt<P>(model.get("replay"), at) ?? snapshot.picture,
    ...told(model.get("log"), at),
  };
}

/** What the host says of its kernel; undefined where it says nothing. */
export function hostSays(model: unknown): "busy" | "idle" | "dead" | undefined {
  const manager = (model as { widget_manager?: { kernel?: { status?: string; connectionStatus?: string } | null } })
    .widget_manager;
  const kernel = manager?.kernel;
  if (kernel === null) return "dead";
  const status = kernel?.status;
  if (status === "busy" || status === "starting" || status?.endsWith("restarting")) return "busy";
  if (status === "dead" || status === "terminating") return "dead";
  return status === "idle" ? "idle" : undefined;
}

/** How Python is, after the oldest question has waited so long, by what the host says. */
export function pulseOf(waited: number, host: ReturnType<typeof hostSays>): Pulse {
  if (host === "dead") return "silent";
  if (waited < LATE) return "well";
  if (waited < LOOK) return "late";
  if (host === "busy") return "busy";
  // A kernel that has nothing to do and does not answer has forgotten this board: it was started again.
  return host === "idle" || waited >= LAST ? "silent" : "late";
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
  const [pulse, setPulse] = useState<Pulse>("well");
  const [looking, setLooking] = useState<number | null>(null);
  const asked = useMemo(() => new Map<number, { since: number; done: (told: Reply) => void }>(), [model]);
  // Several views of one board share its answers: each begins to count at a number of its own.
  const id = useRef(Math.floor(Math.random() * 2 ** 40));

  useEffect(() => {
    let felt: Pulse = "well";
    let pinged = 0;
    let pause = AGAIN;
    const feel = () => {
      const now = Date.now();
      const host = hostSays(model);
      const oldest = Math.min(...[...asked.values()].map(({ since }) => since));
      if (asked.size) felt = pulseOf(now - oldest, host);
      else if (host === "dead") felt = "silent";
      setPulse(felt);
      // A message may have been lost on the way: whoever is silent is asked again, until there is an answer.
      if (felt !== "silent") [pinged, pause] = [now, AGAIN];
      else if (host !== "dead" && now - pinged > pause) {
        [pinged, pause] = [now, 2 * pause];
        send({ kind: "ping" });
      }
    };
    const timer = setInterval(feel, 500);
    const ears = {
      "change:snapshot": () => {
        setLooking(null);
        setSnapshot(drawable(model));
      },
      "change:book": () => setBook(model.get("book")),
      "change:review": () => setReview(model.get("review")),
      "change:highlight": () => setHighlight(model.get("highlight") ?? []),
      "msg:custom": (answer: Answer) => {
        if (answer.kind !== "answer") return;
        const waits = asked.get(answer.id);
        if (!waits) return;
        // Questions are answered in their order: whatever is older has got lost on the way.
        for (const number of [...asked.keys()]) if (number <= answer.id) asked.delete(number);
        felt = "well";
        setPulse(felt);
        waits.done(answer.told ?? {});
        if (answer.file) offerFile(answer.file);
      },
    };
    const names = Object.keys(ears) as (keyof typeof ears)[];
    for (const name of names) model.on(name, ears[name] as () => void);
    // A first question, to know whether anybody is there. A board that nobody looks at need not be drawn for.
    send({ kind: "shown" });
    return () => {
      clearInterval(timer);
      for (const name of names) model.off(name, ears[name] as () => void);
      posted(model, { kind: "hidden", id: 0 });
    };
  }, [model]);

  /** Send a message; the promise is kept when its answer has come. */
  function send(wish: Wish): Promise<Reply> {
    id.current += 1;
    const message = { ...wish, id: id.current } as Message;
    return new Promise((done) => {
      asked.set(message.id, { since: Date.now(), done });
      if (!posted(model, message)) setPulse("silent");
    });
  }

  function seek(to: number) {
    // Shown at once from what is kept here; with a kernel, its answer takes the place.
    setLooking(to);
    send({ kind: "seek", to });
  }

  return { snapshot, book, highlight, review, pulse, looking, send, seek };
}

function offerFile({ name, text }: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([text], { type: name.endsWith(".html") ? "text/html" : "application/json" }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
