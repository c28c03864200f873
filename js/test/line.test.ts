// The line to Python: whatever is lost, doubled, late or out of order, both ends agree in the end, and each move counts once.
import { describe, expect, it } from "vitest";
import { type Deed, type Happening, heldMove, isFor, type Line, lineAfter, newLine } from "../src/shell/line";
import type { Message } from "../src/shell/wire";

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Update {
  serial: number;
  whole: boolean;
  since: number;
  moves: string[];
}

/** As Python does it: one match, messages done once, an update for each change, an answer for each message. */
class Python {
  moves: string[] = [];
  version = 0;
  serial = 0;
  private done = new Map<string, { id: number; serial: number }>();
  constructor(private tell: (update: Update) => void) {}

  hear(message: Message, back: (answer: { id: number; serial: number }) => void) {
    const name = `${message.view} ${message.id}`;
    const known = this.done.get(name);
    if (known) return back(known);
    if (message.kind === "play" && message.version === this.version) {
      this.moves.push(message.move);
      this.changed(this.moves.length - 1, false);
    } else if (message.kind === "undo" && message.version === this.version && this.moves.length) {
      this.moves.pop();
      this.changed(this.moves.length, false);
    } else if (message.kind === "resync") this.show(0, true);
    const answer = { id: message.id, serial: this.serial };
    this.done.set(name, answer);
    back(answer);
  }

  changed(since: number, whole: boolean) {
    this.version += 1;
    this.show(since, whole);
  }

  private show(since: number, whole: boolean) {
    this.serial += 1;
    this.tell({ serial: this.serial, whole, since, moves: this.moves.slice(since) });
  }
}

/** One view in a browser: what it draws, and its side of the line. */
class View {
  line: Line = newLine(0);
  drawn: string[] = [];
  private id: number;
  asked = new Map<number, string>();
  constructor(
    readonly number: number,
    private send: (message: Message) => void,
    private now: () => number,
  ) {
    this.id = number * 1000;
  }

  happen(event: Happening): Deed[] {
    const [next, deeds] = lineAfter(this.line, event);
    this.line = next;
    for (const deed of deeds) {
      if (deed.kind === "send") this.send(deed.message);
      if (deed.kind === "answered") this.asked.delete(deed.id);
      const asks = this.line.waiting.some(({ message }) => message.kind === "resync");
      if (deed.kind === "resync" && !asks) this.ask({ kind: "resync" });
    }
    return deeds;
  }

  ask(
    wish:
      | { kind: "play"; move: string; version: number }
      | { kind: "undo"; version: number }
      | { kind: "resync" | "ping" },
  ) {
    this.id += 1;
    this.asked.set(this.id, wish.kind);
    this.happen({ kind: "ask", message: { ...wish, id: this.id, view: this.number } as Message, now: this.now() });
  }

  see({ serial, whole, since, moves }: Update) {
    const draw = this.happen({ kind: "snapshot", serial, whole }).some(({ kind }) => kind === "draw");
    if (draw) this.drawn = [...this.drawn.slice(0, since), ...moves];
  }
}

/** A storm over a line that loses, doubles and delays, and then good weather; what both ends know in the end. */
function storm(seed: number, views: number, bad: { loss: number; twice: number; late: number }) {
  const chance = dice(seed);
  let now = 0;
  let calm = false;
  const met = { lost: 0, doubled: 0, reordered: 0 };
  const flying: { at: number; arrive: () => void }[] = [];
  const fly = (arrive: () => void) => {
    if (!calm && chance() < bad.loss) {
      met.lost += 1;
      return;
    }
    const copies = !calm && chance() < bad.twice ? 2 : 1;
    met.doubled += copies - 1;
    for (let copy = 0; copy < copies; copy++) {
      const wait = !calm && chance() < bad.late ? 100 + chance() * 5000 : 10;
      if (flying.some(({ at }) => at > now + wait)) met.reordered += 1;
      flying.push({ at: now + wait, arrive });
    }
  };
  const all: View[] = [];
  const python = new Python((update) => {
    for (const view of all) fly(() => view.see(update));
  });
  for (let number = 1; number <= views; number++)
    all.push(
      new View(
        number,
        (message) =>
          fly(() =>
            python.hear(message, (answer) => fly(() => all[number - 1]!.happen({ kind: "answer", ...answer, now }))),
          ),
        () => now,
      ),
    );
  let wished = 0;
  const pass = (time: number) => {
    for (const end = now + time; now < end; ) {
      now += 50;
      flying.sort((one, other) => one.at - other.at);
      while (flying.length && flying[0]!.at <= now) flying.shift()!.arrive();
      if (now % 500 === 0) for (const view of all) view.happen({ kind: "tick", now, host: "idle" });
    }
  };
  for (let turn = 0; turn < 40; turn++) {
    const view = all[Math.floor(chance() * views)]!;
    // A person plays at what is seen: the version is that of the picture, as far as the view can know.
    const version = python.version - (chance() < 0.2 ? 1 : 0);
    if (chance() < 0.85) {
      wished += 1;
      view.ask({ kind: "play", move: `m${wished}`, version });
    } else view.ask({ kind: "undo", version });
    pass(chance() * 3000);
  }
  calm = true;
  // Somebody looks again: then it shows whether anything was missed.
  for (const view of all) view.ask({ kind: "ping" });
  pass(400_000);
  return { python, all, met };
}

describe("the line", () => {
  const weathers = {
    "good weather": { loss: 0, twice: 0, late: 0 },
    loss: { loss: 0.3, twice: 0, late: 0 },
    doubling: { loss: 0, twice: 0.5, late: 0 },
    "delay and disorder": { loss: 0, twice: 0, late: 0.5 },
    "all at once": { loss: 0.25, twice: 0.3, late: 0.4 },
  };
  for (const [name, bad] of Object.entries(weathers))
    it(`brings both ends together after ${name}, for one view and for two`, () => {
      const met = { lost: 0, doubled: 0, reordered: 0 };
      for (let seed = 1; seed <= 30; seed++) {
        const { python, all, met: here } = storm(seed, 1 + (seed % 2), bad);
        for (const key of Object.keys(met) as (keyof typeof met)[]) met[key] += here[key];
        for (const view of all) {
          expect(view.drawn).toEqual(python.moves);
          // Everything that was asked has been answered: no click makes a board deaf.
          expect([...view.asked.values()]).toEqual([]);
          expect(view.line.pulse).toBe("well");
          expect(view.line.hole).toBe(false);
        }
        expect(new Set(python.moves).size).toBe(python.moves.length);
        expect(python.moves.length).toBeGreaterThan(3);
      }
      expect(met.lost > 100).toBe(bad.loss > 0);
      expect(met.doubled > 100).toBe(bad.twice > 0);
      expect(met.reordered > 100).toBe(bad.late > 0);
    });

  it("sends nothing twice in good weather", () => {
    const sent: Deed[] = [];
    let line = newLine(0);
    for (let id = 1; id <= 5; id++)
      for (const event of [
        { kind: "ask", message: { kind: "ping", id } as Message, now: id * 1000 },
        { kind: "snapshot", serial: id, whole: false },
        { kind: "answer", id, serial: id, now: id * 1000 + 30 },
        { kind: "tick", now: id * 1000 + 500, host: "idle" },
      ] as Happening[]) {
        const [next, deeds] = lineAfter(line, event);
        line = next;
        sent.push(...deeds.filter(({ kind }) => kind === "send" || kind === "resync"));
      }
    expect(sent).toHaveLength(5);
  });

  it("waits for a busy kernel and asks a dead one nothing", () => {
    const [asked] = lineAfter(newLine(0), { kind: "ask", message: { kind: "ping", id: 1 } as Message, now: 0 });
    expect(lineAfter(asked, { kind: "tick", now: 60_000, host: "busy" })).toMatchObject([{ pulse: "busy" }, []]);
    expect(lineAfter(asked, { kind: "tick", now: 60_000, host: "dead" })).toMatchObject([{ pulse: "film" }, []]);
  });

  const play = { kind: "play", id: 7, version: 3, move: "build Mill" } as Message;
  const heard: Line = { ...newLine(3), heard: true, pulse: "well" };

  it("holds a move back while a cell runs, asks whether anybody hears, and sends it once when somebody does", () => {
    const [held, asks] = lineAfter(heard, { kind: "ask", message: play, now: 0, host: "busy" });
    expect(asks).toEqual([{ kind: "ping" }]);
    expect(heldMove(held)).toBe(play);
    expect(lineAfter(held, { kind: "tick", now: 5000, host: "busy" })).toMatchObject([{ pulse: "busy" }, []]);
    // By the answer to a question that was asked after it, or by the host: whichever comes first.
    const [pinged] = lineAfter(held, {
      kind: "ask",
      message: { kind: "ping", id: 8 } as Message,
      now: 1,
      host: "busy",
    });
    const answer: Happening = { kind: "answer", id: 8, serial: 3, now: 9000 };
    for (const event of [answer, { kind: "tick", now: 9000, host: "idle" }] as Happening[]) {
      const [freed, deeds] = lineAfter(pinged, event);
      expect(deeds.filter(({ kind }) => kind === "send")).toEqual([{ kind: "send", message: play }]);
      expect(heldMove(freed)).toBe(undefined);
      const [, later] = lineAfter(freed, { kind: "tick", now: 9500, host: "idle" });
      expect(later).toEqual([]);
    }
  });

  it("sends everything again where the board is known and does not answer", () => {
    const [asked] = lineAfter(heard, { kind: "ask", message: play, now: 0, host: "idle" });
    const [sent, deeds] = lineAfter(asked, { kind: "there", now: 5000 });
    expect(deeds).toEqual([{ kind: "send", message: play }]);
    expect(lineAfter(sent, { kind: "tick", now: 5500, host: "idle" })).toMatchObject([{ pulse: "well" }, []]);
  });

  it("takes back only a move that has not been sent", () => {
    const [held] = lineAfter(heard, { kind: "ask", message: play, now: 0, host: "busy" });
    const [free, deeds] = lineAfter(held, { kind: "take-back", id: 7 });
    expect([free.waiting, deeds]).toEqual([[], [{ kind: "answered", id: 7 }]]);
    expect(lineAfter(free, { kind: "tick", now: 9000, host: "idle" })[1]).toEqual([]);
    const [sent] = lineAfter(heard, { kind: "ask", message: play, now: 0, host: "idle" });
    expect(lineAfter(sent, { kind: "take-back", id: 7 })).toEqual([sent, []]);
  });

  it("asks nothing of a Python that has ended, and believes an answer more than the host", () => {
    const [asked] = lineAfter(heard, { kind: "ask", message: play, now: 0, host: "idle" });
    for (const [host, pulse] of [
      ["idle", "restarted"],
      ["busy", "restarted"],
      ["dead", "gone"],
    ] as const) {
      const [ended] = lineAfter(asked, { kind: "ended", host });
      expect([ended.pulse, ended.waiting]).toEqual([pulse, []]);
      expect(lineAfter(ended, { kind: "ask", message: play, now: 1, host: "idle" })[1]).toEqual([]);
      // It stays away, whatever else runs now: never does it become somebody's turn.
      expect(lineAfter(ended, { kind: "tick", now: 60_000, host: "idle" })).toMatchObject([{ pulse: "restarted" }, []]);
    }
    expect(lineAfter(newLine(3), { kind: "ended", host: "idle" })[0].pulse).toBe("film");
    const [late] = lineAfter(asked, { kind: "tick", now: 5000, host: "idle" });
    expect(late.pulse).toBe("restarted");
    expect(lineAfter(late, { kind: "answer", id: 7, serial: 3, now: 6000 })[0].pulse).toBe("well");
  });

  it("keeps a notice for whoever asked", () => {
    expect([isFor({ asker: 1 }, 1), isFor({ asker: 1 }, 2), isFor({}, 2)]).toEqual([true, false, true]);
  });
});
