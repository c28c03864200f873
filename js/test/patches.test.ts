import { describe, expect, test } from "vitest";
import { patched, positionAt } from "../src/shell/patches";
import type { Patch } from "../src/shell/wire";

describe("patches", () => {
  const before = {
    round: 1,
    seats: [
      { coins: 3, plots: [null, "Mill"] },
      { coins: 2, plots: [] },
    ],
    decision: { seat: 0 },
  };
  test("change what is at the end of a way, and nothing else", () => {
    const after = patched(before, [
      [["seats", 0, "coins"], 4],
      [["round"], 2],
    ]);
    expect(after).toEqual({ ...before, round: 2, seats: [{ coins: 4, plots: [null, "Mill"] }, before.seats[1]] });
    expect(before.seats[0]!.coins).toBe(3);
    expect(after.seats[1]).toBe(before.seats[1]);
  });
  test("take a key away from an object, but keep null in a row", () => {
    expect(patched(before, [[["decision"], null]])).not.toHaveProperty("decision");
    expect(patched(before, [[["seats", 0, "plots", 1], null]]).seats[0]!.plots).toEqual([null, null]);
  });
  test("a way of no steps is the whole", () => {
    expect(patched(1 as unknown, [[[], { a: 1 }]])).toEqual({ a: 1 });
  });
  test("positions are patches of the one before, as far as the replay reaches", () => {
    const replay: Patch[] = [
      [
        [["at"], 0],
        [["name"], "x"],
      ],
      [[["at"], 1]],
      [[["name"], null]],
    ];
    expect([0, 1, 2].map((at) => positionAt(replay, at))).toEqual([
      { at: 0, name: "x" },
      { at: 1, name: "x" },
      { at: 1 },
    ]);
    expect(positionAt(replay, 3)).toBeUndefined();
    expect(positionAt([], 0)).toBeUndefined();
  });
});
