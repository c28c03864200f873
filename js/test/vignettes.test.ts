import { describe, expect, it } from "vitest";
import {
  type Category,
  discOf,
  LAYERS,
  sceneOf,
  vignette,
  wall,
} from "../../realms_nb/games/minute_realms/board/stage/vignettes";
// The deck itself, so that a new card without a scene fails here.
import deck from "../../realms_nb/games/minute_realms/engine/deck.csv?raw";

const categories: Category[] = ["productive", "residential", "commercial", "military", "noble", "clerical"];
const scenes: Record<Category, number> = {
  productive: 5,
  residential: 5,
  commercial: 6,
  military: 4,
  noble: 5,
  clerical: 6,
};

const seen: Partial<Record<Category, number>> = {};
const cards = deck
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const cells = line.split(",");
    const category = cells[4] as Category;
    const place = seen[category] ?? 0;
    seen[category] = place + 1;
    return { id: Number(cells[0]), category, place };
  });

/** Every point (ends and control points; for arcs the ends) of a path, in absolute coordinates. */
function points(path: string): [number, number][] {
  const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };
  const out: [number, number][] = [];
  let [x, y, x0, y0] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const low = letter.toLowerCase();
    const size = sizes[low];
    if (size === undefined) throw new Error(`unknown command ${letter}`);
    const numbers = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    if (size === 0) [x, y] = [x0, y0];
    else if (numbers.length === 0 || numbers.length % size) throw new Error(`${letter}${rest}: wrong number of values`);
    for (let i = 0; i < numbers.length; i += size || 1) {
      const v = numbers.slice(i, i + size);
      const [dx, dy] = letter === low ? [x, y] : [0, 0];
      if (low === "h") x = v[0]! + dx;
      else if (low === "v") y = v[0]! + dy;
      else {
        for (let k = low === "a" ? 5 : 0; k < size; k += 2) out.push([v[k]! + dx, v[k + 1]! + dy]);
        [x, y] = out.at(-1)!;
      }
      if (low === "m" && i === 0) [x0, y0] = [x, y];
      out.push([x, y]);
    }
  }
  return out;
}

/** Points that leave the frame, or are no numbers; a tenth for rounding. */
const outside = (path: string): [number, number][] =>
  points(path).filter(([x, y]) => !(x >= -10.1 && x <= 170.1 && y >= -20.1 && y <= 100.1));

describe("the standard deck", () => {
  it("has 56 cards, and each finds its scene in the table", () => {
    expect(cards).toHaveLength(56);
    // Were a card missing in the table, its scene would change with its place.
    for (const card of cards) expect(sceneOf(card)).toEqual(sceneOf({ ...card, place: card.place + 1 }));
  });

  it.each(cards)("card $id: sound paths inside the frame, under 2 kB", (card) => {
    const { layers } = vignette(card);
    for (const layer of ["far", "wall", "roof"] as const) expect(layers[layer]).toBeTruthy();
    for (const path of Object.values(layers)) {
      expect(path).toMatch(/^M[-\d. a-zA-Z]+z$/);
      expect(path).not.toMatch(/NaN|Infinity|undefined|\d\.\d\d|e-/);
      expect(outside(path)).toEqual([]);
    }
    expect(Object.values(layers).join("").length).toBeLessThan(2000);
  });

  it("draws the same card the same way every time, and no two cards alike", () => {
    for (const card of cards) expect(vignette({ ...card })).toEqual(vignette(card));
    expect(new Set(cards.map((card) => JSON.stringify(vignette(card).layers))).size).toBe(56);
  });

  it("names its layers back to front and leaves empty ones out", () => {
    for (const card of cards) {
      const names = Object.keys(vignette(card).layers);
      expect(names).toEqual(LAYERS.filter((layer) => names.includes(layer)));
    }
  });

  it("mirrors every second card with the same scene", () => {
    const mirrored = cards.filter((card) => vignette(card).mirrored).map((card) => card.id);
    expect(mirrored).toEqual([11, 15, 20, 21, 25, 31, 32, 33, 34, 35, 39, 41, 43, 44, 46, 47, 50, 51, 52, 53, 55, 56]);
  });
});

describe("a deck of a teacher's own", () => {
  it.each(categories)("%s: scene by place, mirrored on every second pass", (category) => {
    const n = scenes[category];
    for (let place = 0; place < 3 * n; place++) {
      const card = { id: 500 + place, category, place };
      expect(sceneOf(card)).toEqual({ scene: place % n, turn: Math.floor(place / n) });
      expect(vignette(card).mirrored).toBe(Math.floor(place / n) === 1);
    }
  });

  it("falls back by place when a standard id has another category", () => {
    expect(sceneOf({ id: 1, category: "noble", place: 3 })).toEqual({ scene: 3, turn: 0 });
  });

  it("stays inside the frame for any id", () => {
    for (const category of categories)
      for (let id = 1000; id < 1060; id++)
        for (const path of Object.values(vignette({ id, category, place: id }).layers))
          expect(outside(path), `${category} ${id}`).toEqual([]);
  });
});

describe("the sun", () => {
  it("follows the day of eight rounds", () => {
    for (let round = 1; round <= 8; round++) {
      const { x, y, r } = discOf(round, 8);
      expect(x).toBeCloseTo(36 + 10 * round, 1);
      expect(y).toBeCloseTo(62 - 0.8 * round * (9 - round), 1);
      expect(r).toBe(21);
    }
  });

  it("spans the same day with any other number of rounds", () => {
    for (const rounds of [2, 5, 12]) {
      expect(discOf(1, rounds)).toEqual(discOf(1, 8));
      expect(discOf(rounds, rounds)).toEqual(discOf(8, 8));
    }
    expect(discOf(3, 5).x).toBe(81);
    expect(discOf(1, 1).x).toBe(81);
    expect(discOf(0, 8)).toEqual(discOf(1, 8));
    expect(discOf(9, 8)).toEqual(discOf(8, 8));
  });
});

describe("the bastion", () => {
  it("runs from edge to edge at the same height, so that neighbours join", () => {
    const body = points(wall.body);
    expect(Math.min(...body.map(([x]) => x))).toBe(0);
    expect(Math.max(...body.map(([x]) => x))).toBe(160);
    const top = (edge: number) => Math.min(...body.filter(([x]) => x === edge).map(([, y]) => y));
    expect(top(0)).toBe(top(160));
    for (const path of Object.values(wall))
      for (const [x, y] of points(path)) expect(x >= 0 && x <= 160 && y >= 0 && y <= 100).toBe(true);
  });
});
