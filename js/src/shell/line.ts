// The line to Python as one pure function: whatever is lost, comes late, twice or in another order, both ends agree again.
//
// A question has a number, is sent again until it is answered, and Python does it once. A snapshot has a number, too;
// whoever lacks one asks for everything.
import type { Message, Snapshot } from "./wire";

/**
 * How Python is: it has not spoken yet, it answers, it is late, it works on a cell; or it does not answer any more, was
 * started again, is gone, or never was there, as in a notebook that was saved.
 */
export type Pulse = "new" | "well" | "late" | "busy" | "silent" | "restarted" | "gone" | "film";
export type Host = "busy" | "idle" | "dead" | undefined;

const AWAY: readonly Pulse[] = ["silent", "restarted", "gone", "film"];

/** Whether nobody is there to play with. */
export const isAway = (pulse: Pulse) => AWAY.includes(pulse);

// How long an answer may take before it is late, before we look what the kernel does, and before we give up where
// nobody can tell us.
const LATE = 1000;
export const LOOK = 4000;
const LAST = 12000;
// How long to wait before somebody silent is asked once more; each time longer.
const AGAIN = 3000;
const LONGEST = 60_000;

/** How Python is, after the oldest question has waited so long, by what the host says; `heard` if it ever answered. */
export function pulseOf(waited: number, host: Host, heard = true): Pulse {
  if (host === "dead") return heard ? "gone" : "film";
  if (waited < LATE) return heard ? "well" : "new";
  if (waited < LOOK) return "late";
  if (host === "busy") return "busy";
  // A kernel that has nothing to do and does not answer has forgotten this board: it was started again.
  if (host === "idle") return heard ? "restarted" : "film";
  return waited < LAST ? "late" : "silent";
}

interface Waiting {
  message: Message;
  // When it was asked, and when it was sent last.
  since: number;
  sent: number;
  // Not sent yet: while a cell runs, a move waits here, where it can be taken back.
  held?: boolean;
}

export interface Line {
  // The number of the newest snapshot that this side has; whether one before it is missing.
  known: number;
  hole: boolean;
  waiting: Waiting[];
  pulse: Pulse;
  // Whether Python has answered; whether that Python has ended for good.
  heard: boolean;
  ended: boolean;
  // How long to wait before whoever is silent is asked again.
  pause: number;
}

export type Happening =
  | { kind: "ask"; message: Message; now: number; host?: Host }
  | { kind: "take-back"; id: number }
  | { kind: "ended"; host: Host }
  | { kind: "there"; now: number }
  | { kind: "answer"; id: number; serial?: number; now: number }
  | { kind: "snapshot"; serial?: number; whole?: boolean }
  | { kind: "tick"; now: number; host: Host };

/**
 * What is to be done: send a message, draw a snapshot, tell whoever asked that the answer is there; ask for all, or
 * whether anybody is there, unless that is waited for.
 */
export type Deed =
  | { kind: "send"; message: Message }
  | { kind: "draw" }
  | { kind: "answered"; id: number }
  | { kind: "resync" }
  | { kind: "ping" };

export const newLine = (serial: number | undefined): Line => ({
  known: serial ?? 0,
  hole: false,
  waiting: [],
  pulse: "new",
  heard: false,
  ended: false,
  pause: AGAIN,
});

/** The next state of the line, and what is to be done. */
export function lineAfter(line: Line, event: Happening): [Line, Deed[]] {
  switch (event.kind) {
    case "ask":
      return asked(line, event);
    case "take-back": {
      const taken = line.waiting.filter(({ message, held }) => held && message.id === event.id);
      if (!taken.length) return [line, []];
      const waiting = line.waiting.filter((each) => !taken.includes(each));
      return [{ ...line, waiting }, [{ kind: "answered", id: event.id }]];
    }
    case "ended":
      // Nobody will ever answer.
      return [{ ...line, ended: true, waiting: [], pulse: felt({ ...line, pulse: "gone" }, 0, event.host) }, []];
    case "there":
      // The board is known there, so what was not answered was lost.
      return [again(line, event.now, true), line.waiting.map(({ message }) => ({ kind: "send", message }))];
    case "answer":
      return answered(line, event);
    case "snapshot":
      return drawn(line, event);
    case "tick":
      return later(line, event.now, event.host);
  }
}

function asked(line: Line, { message, now, host }: Happening & { kind: "ask" }): [Line, Deed[]] {
  if (line.ended) return [line, []];
  // While a cell runs, nobody knows whether Python hears: that is asked first.
  const held = host === "busy" && message.kind === "play";
  const waiting = [...line.waiting, { message, since: now, sent: now, held }];
  return [{ ...line, waiting }, [held ? { kind: "ping" } : { kind: "send", message }]];
}

function answered(line: Line, { id, serial, now }: Happening & { kind: "answer" }): [Line, Deed[]] {
  const place = line.waiting.findIndex(({ message }) => message.id === id);
  if (place < 0) return [line, []];
  const deeds: Deed[] = [{ kind: "answered", id }];
  // Questions are answered in their order: what was sent before and is not answered was lost, and is sent again.
  const mine = line.waiting[place]!;
  const waiting = line.waiting
    .filter((_, other) => other !== place)
    .map((each) => {
      if (!each.held && (each.message.id > id || each.sent > mine.sent)) return each;
      deeds.push({ kind: "send", message: each.message });
      return { ...each, since: now, sent: now, held: false };
    });
  // An answer comes after all that it changed: if that is not here, it was lost.
  const hole = line.hole || (serial !== undefined && serial > line.known);
  if (hole) deeds.push({ kind: "resync" });
  return [{ ...line, waiting, hole, pulse: "well", heard: true, ended: false, pause: AGAIN }, deeds];
}

function drawn(line: Line, { serial, whole }: Happening & { kind: "snapshot" }): [Line, Deed[]] {
  // A page to look at counts nothing, and nothing is lost on it.
  if (serial === undefined) return [line, [{ kind: "draw" }]];
  // Late or twice: what is newer has been drawn.
  if (serial <= line.known) return [line, []];
  if (whole || serial === line.known + 1) return [{ ...line, known: serial, hole: false }, [{ kind: "draw" }]];
  return [{ ...line, hole: true }, [{ kind: "resync" }]];
}

function later(line: Line, now: number, host: Host): [Line, Deed[]] {
  const pulse = felt(line, now, host);
  if (line.ended || host === "dead") return [{ ...line, pulse }, []];
  // Python hears again: what has waited here goes to it.
  if (host !== "busy" && line.waiting.some(({ held }) => held)) {
    const waiting = line.waiting.map((each) => (each.held ? { ...each, since: now, sent: now, held: false } : each));
    const free = line.waiting.filter(({ held }) => held);
    return [{ ...line, waiting, pulse }, free.map(({ message }) => ({ kind: "send", message }))];
  }
  if (!isAway(pulse)) return [{ ...line, pulse }, []];
  // Whatever is waited for is sent again, in its order: Python knows by the number what it has done.
  const due = line.waiting.length > 0 && line.waiting.every(({ sent }) => now - sent > line.pause);
  if (!due) return [{ ...line, pulse }, []];
  return [
    { ...again(line, now, false), pulse, pause: Math.min(LONGEST, 2 * line.pause) },
    line.waiting.map(({ message }) => ({ kind: "send", message })),
  ];
}

/** All that is waited for has been sent again; `anew` if it is also waited for anew. */
const again = (line: Line, now: number, anew: boolean): Line => ({
  ...line,
  waiting: line.waiting.map((each) => ({ ...each, sent: now, since: anew ? now : each.since, held: false })),
});

/** For how long the oldest question has been waited for. */
export const waitedFor = ({ waiting }: Line, now: number) =>
  waiting.length ? now - Math.min(...waiting.map(({ since }) => since)) : 0;

/** How Python is now; whoever is away stays so until an answer comes. */
function felt(line: Line, now: number, host: Host): Pulse {
  if (host === "dead") return line.heard ? "gone" : "film";
  if (line.pulse === "gone") return line.heard ? "restarted" : "film";
  if (isAway(line.pulse)) return line.pulse;
  if (!line.waiting.length) return line.pulse;
  return pulseOf(waitedFor(line, now), host, line.heard);
}

/** The move that waits here until Python hears. */
export const heldMove = ({ waiting }: Line): (Message & { kind: "play" }) | undefined =>
  waiting.find(({ held }) => held)?.message as (Message & { kind: "play" }) | undefined;

/** Whether a notice is for a view: for the one that asked, or for all if nobody did. */
export const isFor = (snapshot: Pick<Snapshot<unknown, unknown>, "asker">, view: number) =>
  snapshot.asker === undefined || snapshot.asker === view;
