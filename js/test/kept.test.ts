// @vitest-environment jsdom
// Games on the shelf of a browser: found again in their place, never mixed up, and whatever else lies there stays.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockOf } from "../src/shell/away";
import { earlierGame, keepGame, plays } from "../src/shell/kept";
import { found, put, read } from "../src/shell/shelf";
import type { KeptGame } from "../src/shell/wire";

const game = (changes: Partial<KeptGame> = {}): KeptGame => ({
  ...{ id: "one", place: "cell", run: "first", board: "widget", at: 15, length: 15, when: 1000 },
  ...{ players: [null, "squire"], language: "en", pace: "step", depth: "short", help: ["hints"], save: "x" },
  ...changes,
});
const fresh = (changes: Partial<KeptGame> = {}) =>
  game({ id: "new", run: "second", at: 0, length: 0, fresh: true, ...changes });

/** What a browser has: the one of jsdom is not there in every version of Node. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    key: (place: number) => [...items.keys()][place] ?? null,
    get length() {
      return items.size;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => void vi.unstubAllGlobals());

describe("a kept game", () => {
  it("is found where it was dealt, in its notebook, and nowhere else", () => {
    keepGame("a.ipynb", game());
    expect(earlierGame("a.ipynb", fresh())?.id).toBe("one");
    expect(earlierGame("b.ipynb", fresh())).toBe(undefined);
    expect(earlierGame("a.ipynb", fresh({ place: "another" }))).toBe(undefined);
    // The game itself, as after the page was loaded again, and a board at which somebody has played already.
    expect(earlierGame("a.ipynb", fresh({ id: "one" }))).toBe(undefined);
    expect(earlierGame("a.ipynb", fresh({ fresh: undefined }))).toBe(undefined);
  });

  it("is not offered while another board plays it", () => {
    keepGame("a.ipynb", game());
    const board = {};
    plays(board, "one");
    expect(earlierGame("a.ipynb", fresh())).toBe(undefined);
    plays(board, undefined);
    expect(earlierGame("a.ipynb", fresh())?.id).toBe("one");
  });

  it("that is over comes back only after a restart", () => {
    keepGame("a.ipynb", game({ over: true }));
    expect(earlierGame("a.ipynb", fresh({ run: "first" }))).toBe(undefined);
    expect(earlierGame("a.ipynb", fresh())?.id).toBe("one");
  });

  it("has the move that was on its way, until it has come back", () => {
    keepGame("a.ipynb", { ...game(), move: "build Mill" });
    expect(earlierGame("a.ipynb", fresh())?.move).toBe("build Mill");
    keepGame("a.ipynb", game({ length: 16 }));
    expect(earlierGame("a.ipynb", fresh())).toMatchObject({ length: 16 });
    expect(earlierGame("a.ipynb", fresh())?.move).toBe(undefined);
  });

  it("takes little room: three games a place, forty places, and none at which nothing was played", () => {
    for (let number = 0; number < 9; number++) keepGame("a.ipynb", game({ id: `game ${number}` }));
    expect(JSON.parse(found("realms_nb kept a.ipynb cell")!)).toHaveLength(3);
    for (let number = 0; number < 60; number++) keepGame("b.ipynb", game({ place: `${number}`, when: number }));
    expect(localStorage.length).toBe(40);
    expect(earlierGame("b.ipynb", fresh({ place: "59" }))?.when).toBe(59);
    keepGame("c.ipynb", game({ length: 0 }));
    expect(found("realms_nb kept c.ipynb cell")).toBe(null);
  });
});

describe("the shelf", () => {
  const isText = (value: unknown): value is string => typeof value === "string";

  it("puts aside what is of another shape, and does not lose it", () => {
    for (const text of ["7", "{", "null", "[[[", '{"save": 5}']) {
      put("name", text);
      expect(read("name", isText)).toBe(undefined);
      expect(found("name")).toBe(null);
      expect(found("name (put aside)")).toBe(text);
    }
    const name = "realms_nb kept a.ipynb cell";
    for (const wrong of [7, {}, [7], [{}], [game({ at: "x" as never })], [{ ...game(), players: 5 }]]) {
      put(name, JSON.stringify(wrong));
      expect(earlierGame("a.ipynb", fresh())).toBe(undefined);
      expect(found(`${name} (put aside)`)).toBe(JSON.stringify(wrong));
    }
  });

  it("says whether anything was kept, and fails at nothing where it is forbidden", () => {
    expect(put("name", "text")).toBe(true);
    const forbidden = new Proxy({} as Storage, {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
    vi.stubGlobal("sessionStorage", forbidden);
    vi.stubGlobal("localStorage", forbidden);
    expect([put("name", "text"), found("name"), read("name", isText)]).toEqual([false, null, undefined]);
    expect(() => keepGame("a.ipynb", game())).not.toThrow();
    expect(earlierGame("a.ipynb", fresh())).toBe(undefined);
  });
});

it("tells the time of today, and the day of another one", () => {
  const now = new Date(2026, 10, 19, 18, 0).getTime();
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 32).getTime() / 1000;
  expect(clockOf(at(19, 14), "de", now)).toBe("14:32");
  expect(clockOf(at(18, 14), "de", now)).toBe("18. November");
});
