// What a screen reader hears of a game.
import { expect, test } from "vitest";
import { heardUpTo } from "../src/shell/spoken";
import type { Entry } from "../src/shell/wire";

const entry = (...texts: string[]) =>
  ({ sentences: texts.map((text) => ({ spans: [{ text }], rule: "turn" })) }) as unknown as Entry;
const log = [entry("start"), entry("one", "two"), entry("three"), entry("four", "five")];
const words = (heard: ReturnType<typeof heardUpTo>) => heard.sentences.map(({ text }) => text);
const begun = (at: number) => ({ at, sentences: [] });

test("everything that happened since is heard, in its order", () => {
  expect(words(heardUpTo(begun(0), log, 3))).toEqual(["one", "two", "three", "four", "five"]);
  expect(words(heardUpTo(begun(2), log, 3))).toEqual(["four", "five"]);
});

test("what was heard is not told again, and stays where it is", () => {
  const first = heardUpTo(begun(0), log, 1);
  const then = heardUpTo(first, log, 2);
  expect(words(then)).toEqual(["one", "two", "three"]);
  expect(then.sentences.slice(0, 2)).toEqual(first.sentences);
});

test("what is taken back is not told; what comes in its place is heard at the end", () => {
  const back = heardUpTo(heardUpTo(begun(0), log, 3), log, 1);
  expect(back.at).toBe(1);
  const other = [...log.slice(0, 2), entry("else")];
  expect(words(heardUpTo(back, other, 2)).at(-1)).toBe("else");
});

test("a long game keeps its last sentences only", () => {
  const long = Array.from({ length: 200 }, (_, at) => entry(`move ${at}`));
  expect(words(heardUpTo(begun(0), long, 199))).toHaveLength(60);
  expect(words(heardUpTo(begun(0), long, 199)).at(-1)).toBe("move 199");
});
