import { describe, expect, test } from "vitest";
import { used } from "../src/motion";
import { pictureAt } from "../src/scenes";
import type { Book, Picture, Scene, Sentence } from "../src/types";

const step = (kind: string, seat: number | null = null, cards: string[] = [], points = 0): Sentence => ({
  kind, seat, points, text: kind, rule: "", cards: Object.fromEntries(cards.map((card) => [card, card])),
});
const seat = (points: number, ...plots: [string, boolean][]) => ({
  coins: 0, shields: 5, points, plots: plots.map(([card, down]) => ({ card, down, points: 1 })),
});
const book = { bastion: { shields: 2 }, cards: { Mill: { shields: 0 }, Tower: { shields: 1 } } } as unknown as Book;
const picture = {
  seats: [seat(9, ["Mill", true]), seat(4, ["Tower", true])],
  struck: { 4: { strength: 3, held: [true, false] }, 8: { strength: 5, held: [false, true] } },
  winners: [0],
} as unknown as Picture;

describe("a scene so far", () => {
  test("realms are judged one by one, in the invasion that strikes only", () => {
    const scene: Scene = { id: 1, at: 0, kind: "invasion", steps: [step("InvasionStruck"), step("RealmHeld", 1), step("RealmBreached", 0)] };
    const held = [1, 2, 3].map((at) => pictureAt(picture, book, scene, at).struck["8"]!.held);
    expect(held).toEqual([[null, null], [null, true], [false, true]]);
    expect(pictureAt(picture, book, scene, 1).struck["4"]!.held).toEqual([true, false]);
  });
  test("a building stands, with its shields, until it is lost", () => {
    const scene: Scene = { id: 1, at: 0, kind: "invasion", steps: [step("InvasionStruck"), step("BuildingLost", 1, ["Tower"])] };
    const before = pictureAt(picture, book, scene, 1).seats[1]!;
    expect([before.plots[0]!.down, before.shields]).toEqual([false, 4]);
    const after = pictureAt(picture, book, scene, 2).seats[1]!;
    expect([after.plots[0]!.down, after.shields]).toEqual([true, 5]);
  });
  test("scores are counted line by line up to the total; nobody has won before the end", () => {
    const lines = [step("LineScored", 0, ["Mill"], 7), step("LineScored", 0, [], 2), step("LineScored", 1, ["Tower"], 4), step("GameWon")];
    const scene: Scene = { id: 1, at: 0, kind: "scoring", steps: [step("InvasionStruck"), ...lines] };
    const points = [1, 2, 3, 4, 5].map((at) => pictureAt(picture, book, scene, at).seats.map((each) => each.points));
    expect(points).toEqual([[7, 4], [7, 0], [9, 0], [9, 4], [9, 4]]);
    expect([4, 5].map((at) => pictureAt(picture, book, scene, at).winners)).toEqual([[], [0]]);
  });
});

test("a card travels where just one was used", () => {
  const bare = { seats: [seat(0), seat(0)] } as unknown as Picture;
  const one = { seats: [seat(0), seat(0, ["Mill", false])] } as unknown as Picture;
  expect(used(bare, one)).toBe("Mill");
  expect([used(one, one), used(one, bare), used(bare, picture)]).toEqual([undefined, undefined, undefined]);
});
