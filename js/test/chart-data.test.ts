import { describe, expect, test } from "vitest";
import { changed, facts, fits, isResponsive, recoloured, tables } from "../src/chart/data";

describe("colours", () => {
  test("every colour of the map is exchanged, wherever it stands, and nothing else", () => {
    const spec = { a: ["#111111", { b: "#222222" }], c: "#333333", d: 3, e: null, f: "toString" };
    const dark = { "#111111": "#aaaaaa", "#222222": "#bbbbbb" };
    expect(recoloured(spec, dark)).toEqual({
      a: ["#aaaaaa", { b: "#bbbbbb" }],
      c: "#333333",
      d: 3,
      e: null,
      f: "toString",
    });
    expect(spec.a[0]).toBe("#111111");
  });
});

describe("width", () => {
  test("single and layered charts fill their place", () => {
    expect(isResponsive({ mark: "bar", width: 300 })).toBe(true);
    expect(isResponsive({ layer: [] })).toBe(true);
  });
  test("joined, faceted and stepped charts keep their own width", () => {
    expect(isResponsive({ hconcat: [] })).toBe(false);
    expect(isResponsive({ facet: {}, spec: {} })).toBe(false);
    expect(isResponsive({ mark: "bar", encoding: { row: {} } })).toBe(false);
    expect(isResponsive({ mark: "bar", width: { step: 20 } })).toBe(false);
  });
});

describe("data", () => {
  const rows = { a: [{ who: "Ada", n: 1 }], b: [] };
  test("a datum keeps what its rows were given, without what Vega added", () => {
    expect(facts({ who: "Ada", n: 1, n_start: 0, [Symbol("id")]: 1 }, rows)).toEqual({ who: "Ada", n: 1 });
    expect(facts({ n_start: 0 }, rows)).toBeNull();
    expect(facts(null, rows)).toBeNull();
    expect(facts("Ada", rows)).toBeNull();
  });
  test("a datum fits if it has all the values looked for; nothing fits nothing", () => {
    expect(fits({ who: "Ada", n: 1 }, { who: "Ada" })).toBe(true);
    expect(fits({ who: "Ada", n: 1 }, { who: "Ada", n: 2 })).toBe(false);
    expect(fits({ cards: ["a"] }, { cards: ["a"] })).toBe(true);
    expect(fits({ who: "Ada" }, {})).toBe(false);
    expect(fits({ who: "Ada" }, null)).toBe(false);
    expect(fits(null, { who: "Ada" })).toBe(false);
  });
  test("only datasets with other rows have changed", () => {
    expect(changed(rows, { a: [{ who: "Ada", n: 1 }], b: [{ n: 2 }] })).toEqual(["b"]);
    expect(changed({}, rows)).toEqual(["a", "b"]);
  });
});

describe("tables", () => {
  const columns = {
    a: [
      ["who", "Seat"],
      ["n", "Points"],
    ] as [string, string][],
    b: [
      ["who", "Seat"],
      ["n", "Points"],
    ] as [string, string][],
  };
  test("each row stands once, and no table twice", () => {
    const rows = [
      { who: "Ada", n: 1 / 3, x: 1 },
      { who: "Ada", n: 1 / 3, x: 2 },
      { who: null, n: 2 },
    ];
    const found = tables(columns, { a: rows, b: rows });
    expect(found).toHaveLength(1);
    expect(found[0]?.head).toEqual(["Seat", "Points"]);
    expect(found[0]?.body.map(({ cells }) => cells)).toEqual([
      ["Ada", "0.333"],
      ["", "2"],
    ]);
    expect(found[0]?.body[0]?.row).toBe(rows[0]);
  });
  test("lists are written with commas, and a dataset without rows has no table", () => {
    expect(tables({ a: [["cards", "Cards"]] }, { a: [{ cards: ["Mill", "Inn"] }] })[0]?.body[0]?.cells).toEqual([
      "Mill, Inn",
    ]);
    expect(tables(columns, { a: [] })).toEqual([]);
  });
});
