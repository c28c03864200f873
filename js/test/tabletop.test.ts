// The table of any game: where moves are pressed, what a card shows, where an arrow leads.
import { describe, expect, test } from "vitest";
import { faceOf, together } from "../src/tabletop/faces";
import { nextBox } from "../src/tabletop/keys";
import { drawnIn, openWords, waysAfter, whyNone } from "../src/tabletop/moves";
import type { MoveSeen, Spot, TableSeen } from "../src/tabletop/wire";

const table: TableSeen = {
  round: 1,
  seats: 2,
  out: [],
  teams: [],
  points: [],
  places: [
    { name: "hand", kind: "hand", owner: 0, count: 2, things: [{ name: "Owl" }, { name: "Fox" }] },
    { name: "hand", kind: "hand", owner: 1, count: 1, things: [{}] },
    { name: "land", kind: "grid", count: 0, things: [null, null], cells: ["a1", "b1"], width: 2 },
  ],
};
const move = (text: string, spots: (Spot | null)[], more: Partial<MoveSeen> = {}): MoveSeen => {
  const [verb, ...args] = text.split(" ");
  return { move: text, words: text, verb: verb!, args, spots, numbers: [], asks: [], help: "", ...more };
};
const owl = { place: "hand", owner: 0, thing: "Owl" };
const drawn = drawnIn(table);

describe("where moves are pressed", () => {
  test("a tile and its cell one after the other, a button for what lies nowhere", () => {
    const moves = [
      move("lay Owl a1", [owl, { place: "land", cell: "a1" }]),
      move("lay Owl b1", [owl, { place: "land", cell: "b1" }]),
      move("pass", []),
    ];
    const first = waysAfter([], moves, drawn);
    expect([...first.targets.keys()]).toEqual(["thing hand 0 Owl"]);
    expect(first.rest).toEqual([moves[2]]);
    const second = waysAfter(["thing hand 0 Owl"], moves, drawn);
    expect([...second.targets.values()]).toEqual([[moves[0]], [moves[1]]]);
    expect(second.rest).toEqual([]);
  });
  test("what is not seen is a word in the panel", () => {
    const guess = move("guess Elk", [{ place: "hand", owner: 1, thing: "Elk" }]);
    expect(waysAfter([], [guess], drawn).rest).toEqual([guess]);
    expect(openWords(guess, drawn)).toEqual([0]);
  });
  test("two verbs of one card are chosen between after the card", () => {
    const moves = [move("play Owl", [owl]), move("sell Owl", [owl])];
    expect(waysAfter(["thing hand 0 Owl"], moves, drawn).rest).toEqual(moves);
  });
  test("one sentence is said only if it refuses all", () => {
    const no = move("a", [], { why: "No." });
    expect(whyNone([no, no])).toBe("No.");
    expect(whyNone([no, move("b", [])])).toBeUndefined();
    expect(whyNone([no, move("b", [], { why: "Not now." })])).toBeUndefined();
  });
});

describe("what a card shows", () => {
  test("number large, colour below it, a sign that is no letter", () => {
    const black = faceOf({ name: "black 9", columns: { colour: "black", number: 9 } });
    expect([black.big, black.caption, black.tone, black.sign]).toEqual(["9", "black", "black", "spade"]);
    const colours = ["red", "green", "blue", "black", "yellow", "white", "orange", "purple", "brown", "pink", "grey"];
    const signs = colours.map((colour) => faceOf({ name: `${colour} 1`, columns: { colour, number: 1 } }).sign);
    expect(new Set(signs).size).toBe(colours.length);
    expect(faceOf({ name: "rot 3", columns: { farbe: "rot", zahl: 3 } }).tone).toBe("red");
  });
  test("columns that say something, at most three, and no colour where none is named", () => {
    const egg = faceOf({ name: "Egg", icon: "egg", columns: { value: 1, cost: 0, kind: "food", raw: true, more: 4 } });
    expect(egg.lines).toEqual(["value 1", "food", "raw"]);
    expect([egg.tone, egg.sign, egg.big]).toEqual([undefined, "egg", undefined]);
  });
  test("copies stand together, backs too", () => {
    const piles = together([{ name: "Owl" }, {}, { name: "Owl" }, {}, null]);
    expect(piles.map(({ thing, count }) => [thing.name, count])).toEqual([
      ["Owl", 2],
      [undefined, 2],
    ]);
  });
});

test("an arrow leads to the nearest box in its direction, or nowhere", () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20)];
  expect(nextBox(boxes[0]!, boxes, "ArrowRight")).toBe(1);
  expect(nextBox(boxes[0]!, boxes, "ArrowDown")).toBe(3);
  expect(nextBox(boxes[2]!, boxes, "ArrowLeft")).toBe(1);
  expect(nextBox(boxes[0]!, boxes, "ArrowUp")).toBe(-1);
});
