// A match that was taken down answers the board as Python would, as far as looking goes.
import { expect, test, vi } from "vitest";
import { Reader } from "../src/page/reader";
import type { Stills } from "../src/page/wire";
import { drawable } from "../src/shell/kernel";

const entry = (text: string, seat?: number, reason?: string) => ({
  sentences: [{ spans: [{ text }], rule: "turn" }],
  seat,
  reason,
});

function stills(last?: number): Stills {
  const told = (language: string) => ({
    snapshot: { history: { at: 2, length: 2, looking: false, line: 0, lines: [], earlier: [] } },
    book: { language },
    replay: [[[[], { n: 0 }]], [[["n"], 1]], [[["n"], 2]]],
    log: [entry("start"), entry("one", 0, "so"), entry("two", 1)],
    scenes: { 1: { id: 1, kind: "war", frames: [] } },
    last,
  });
  return { language: "en", told: { en: told("en"), de: told("de") } } as unknown as Stills;
}

const at = (model: Reader) => model.get("snapshot") as { [name: string]: unknown; history: { looking: boolean } };

/** What a board makes of the log. */
const board = (model: Reader) => drawable(model as unknown as Parameters<typeof drawable>[0]);

test("every message but a farewell is answered once, after the board has begun to wait", async () => {
  const model = new Reader(stills());
  const heard = vi.fn();
  model.on("msg:custom", heard);
  model.send({ kind: "shown", id: 5 });
  expect(heard).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: "answer", id: 5 });
  model.send({ kind: "hidden", id: 0 });
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("looking elsewhere shows that picture, and who is to move there", () => {
  const model = new Reader(stills());
  expect(at(model)).toMatchObject({ picture: { n: 2 }, turn: undefined });
  expect(at(model).history.looking).toBe(false);
  expect(board(model).story).toHaveLength(3);
  expect(board(model).quotes[0]).toBe("so");
  model.send({ kind: "seek", id: 1, to: 0 });
  expect(at(model)).toMatchObject({ picture: { n: 0 }, turn: 0 });
  expect(at(model).history.looking).toBe(true);
  expect(board(model).story).toHaveLength(1);
  expect(board(model).quotes).toEqual({});
  model.send({ kind: "seek", id: 2, to: 99 });
  expect(at(model)).toMatchObject({ picture: { n: 2 } });
});

test("the last position of a game that is not over is looked at, too", () => {
  const model = new Reader(stills(1));
  expect(at(model)).toMatchObject({ turn: 1 });
  expect(at(model).history.looking).toBe(true);
});

test("a step forward brings its scene, each time anew; a jump brings none", () => {
  const model = new Reader(stills());
  const seek = (to: number) => {
    model.send({ kind: "seek", id: 1, to });
    return at(model).scene as { id: number } | undefined;
  };
  expect(seek(0)).toBeUndefined();
  const first = seek(1);
  expect(first).toMatchObject({ kind: "war" });
  expect(seek(0)).toBeUndefined();
  expect(seek(1)?.id).not.toBe(first?.id);
  expect(seek(0) ?? seek(2)).toBeUndefined();
});

test("another language keeps the place, and whoever listens is told", () => {
  const changed = vi.fn();
  const model = new Reader(stills(), changed);
  model.send({ kind: "seek", id: 1, to: 1 });
  model.send({ kind: "language", id: 2, value: "de" });
  expect(model.get("book")).toMatchObject({ language: "de" });
  expect(at(model)).toMatchObject({ picture: { n: 1 } });
  expect(changed).toHaveBeenCalledTimes(2);
  model.send({ kind: "play", id: 3, version: 1, move: "x" });
  expect(at(model)).toMatchObject({ picture: { n: 1 } });
});
