import { describe, expect, it } from "vitest";
import { actOf, rove } from "../src/keys";
import { change, fill, monogram, parts, roman } from "../src/text";

const key = (name: string, held = {}) => actOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("words", () => {
  it("fills holes and leaves unknown ones", () => {
    expect(fill("pay {name} {cost}", { name: "Ada" })).toBe("pay Ada {cost}");
    expect(fill(undefined)).toBe("");
  });
  it("does not fill what a name brings along", () => {
    expect(fill("pay {name}", { name: "{cost}", cost: 3 })).toBe("pay {cost}");
  });
  it("writes changes before and after, and one number when nothing changes", () => {
    expect(change(3, 1)).toBe("3\u00a0→\u00a01");
    expect(change(2, 2)).toBe("2");
  });
  it("takes whole characters for monograms", () => {
    expect(monogram("👩‍🚀")).toBe("👩");
    expect(monogram("ada")).toBe("A");
    expect(monogram("")).toBe("?");
  });
  it("counts invasions in Roman numerals", () => {
    expect([1, 2, 4, 11].map(roman)).toEqual(["I", "II", "IV", "11"]);
  });
});

describe("sentences", () => {
  it("are cut where they name cards", () => {
    expect(parts("Ada takes Old Town from Bo.", { "Old Town": "Old Town" })).toEqual([
      { text: "Ada takes " },
      { text: "Old Town", card: "Old Town" },
      { text: " from Bo." },
    ]);
  });
  it("find the longer label first and every occurrence", () => {
    const found = parts("Palace, Customs Palace, Palace", { Palace: "Palace", "Customs Palace": "Customs Palace" });
    expect(found.filter((part) => part.card).map((part) => part.card)).toEqual(["Palace", "Customs Palace", "Palace"]);
  });
  it("stay whole without cards, and empty labels are no cards", () => {
    expect(parts("Round 1.", {})).toEqual([{ text: "Round 1." }]);
    expect(parts("Round 1.", { "": "x" })).toEqual([{ text: "Round 1." }]);
  });
});

describe("keys", () => {
  it("mean acts, in either case", () => {
    expect(key("b")).toEqual({ act: "build" });
    expect(key("W")).toEqual({ act: "bastion" });
    expect(key("ArrowLeft")).toEqual({ act: "left" });
    expect(key("?")).toEqual({ act: "keys" });
  });
  it("leave the browser's own alone", () => {
    expect(key("r", { ctrlKey: true })).toBeNull();
    expect(key("Tab")).toBeNull();
    expect(key("Enter")).toBeNull();
  });
  it("move the focus around in a row", () => {
    expect(rove(0, 4, "left")).toBe(3);
    expect(rove(3, 4, "right")).toBe(0);
    expect(rove(2, 4, "first")).toBe(0);
    expect(rove(1, 4, "last")).toBe(3);
    expect(rove(5, 0, "right")).toBe(0);
  });
});
