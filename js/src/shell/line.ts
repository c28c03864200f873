// The line to Python as one pure function: whatever is lost, comes late, twice or in another order, both ends agree again.
//
// A question has a number, is sent again until it is answered, and Python does it once. A snapshot has a number, too;
// whoever lacks one asks for everything.
import type { Message, Snapshot } from "./wire";

/** How Python is: it answers, it is late, it works on a cell, or nobody is there. */
export type Pulse = "well" | "late" | "busy" | "silent";
export type Host = "busy" | "idle" | "dead" | undefined;

// How long an answer may take before it is late, before we look what the kernel does, and before we give up where
// nobody can tell us.
const LATE = 1000;
const LOOK = 4000;
const LAST = 12000;
// How long to wait before somebody silent is asked once more; each time longer.
const AGAIN = 3000;
const LONGEST = 60_000;

/** How Python is, after the oldest question has waited so long, by what the host says. */
export function pulseOf(waited: number, host: Host): Pulse {
  if (host === "dead") return "silent";
  if (waited < LATE) return "well";
  if (waited < LOOK) return "late";
  if (host === "busy") return "busy";
  // A kernel that has nothing to do and does not answer has forgotten this board: it was started again.
  return host === "idle" || waited >= LAST ? "silent" : "late";
}

interface Waiting {
  message: Message;
  // When it was asked, and when it was sent last.
  since: number;
  sent: number;
}

export interface Line {
  // The number of the newest snapshot that this side has; whether one before it is missing.
  known: number;
  hole: boolean;
  waiting: Waiting[];
  pulse: Pulse;
  // How long to wait before whoever is silent is asked again.
  pause: number;
}

export type Happening =
  | { kind: "ask"; message: Message; now: number }
  | { kind: "answer"; id: number; serial?: number; now: number }
  | { kind: "snapshot"; serial?: number; whole?: boolean }
  | { kind: "tick"; now: number; host: Host };

/**
 * What is to be done: send a message, draw a snapshot, tell whoever asked that the answer is there; ask for all, unless
 * that is waited for.
 */
export type Deed =
  | { kind: "send"; message: Message }
  | { kind: "draw" }
  | { kind: "answered"; id: number }
  | { kind: "resync" };

export const newLine = (serial: number | undefined): Line => ({
  known: serial ?? 0,
  hole: false,
  waiting: [],
  pulse: "well",
  pause: AGAIN,
});

/** The next state of the line, and what is to be done. */
export function lineAfter(line: Line, event: Happening): [Line, Deed[]] {
  switch (event.kind) {
    case "ask": {
      const { message, now } = event;
      return [{ ...line, waiting: [...line.waiting, { message, since: now, sent: now }] }, [{ kind: "send", message }]];
    }
    case "answer":
      return answered(line, event);
    case "snapshot":
      return drawn(line, event);
    case "tick":
      return later(line, event.now, event.host);
  }
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
      if (each.message.id > id || each.sent > mine.sent) return each;
      deeds.push({ kind: "send", message: each.message });
      return { ...each, since: now, sent: now };
    });
  // An answer comes after all that it changed: if that is not here, it was lost.
  const hole = line.hole || (serial !== undefined && serial > line.known);
  if (hole) deeds.push({ kind: "resync" });
  return [{ ...line, waiting, hole, pulse: "well", pause: AGAIN }, deeds];
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
  const oldest = Math.min(...line.waiting.map(({ since }) => since));
  const pulse = line.waiting.length ? pulseOf(now - oldest, host) : host === "dead" ? "silent" : line.pulse;
  if (pulse !== "silent" || host === "dead") return [{ ...line, pulse }, []];
  // Whatever is waited for is sent again, in its order: Python knows by the number what it has done.
  const due = line.waiting.length > 0 && line.waiting.every(({ sent }) => now - sent > line.pause);
  if (!due) return [{ ...line, pulse }, []];
  return [
    {
      ...line,
      pulse,
      pause: Math.min(LONGEST, 2 * line.pause),
      waiting: line.waiting.map((each) => ({ ...each, sent: now })),
    },
    line.waiting.map(({ message }) => ({ kind: "send", message })),
  ];
}

/** Whether a notice is for a view: for the one that asked, or for all if nobody did. */
export const isFor = (snapshot: Pick<Snapshot<unknown, unknown>, "asker">, view: number) =>
  snapshot.asker === undefined || snapshot.asker === view;
