import { describe, expect, it } from "vitest";
import { roman } from "../../realms_nb/games/minute_realms/board/stage/realms";
import { actOf, isHeld, rove, wayOf } from "../src/shell/keys";
import { change, classes, fill, lightOf, monogram, tell, textOf } from "../src/shell/text";

describe("words", () => {
  it("fills holes and leaves unknown ones", () => {
    expect(fill("pay {name} {cost}", { name: "Ada" })).toBe("pay Ada {cost}");
    expect(fill(undefined)).toBe("");
  });
  it("speaks to the seat that is spoken to, and of the others", () => {
    const words = {
      took: "{name} took it from {holder}",
      "took:name": "You took it from {holder}",
      and: "{first} and {last}",
    };
    const table = { names: ["You", "Ada", "Bo"], you: 0 };
    expect(tell(words, "took", table, { name: 1, holder: 2 })).toBe("Ada took it from Bo");
    expect(tell(words, "took", table, { name: 0, holder: 2 })).toBe("You took it from Bo");
    expect(tell(words, "took", { names: table.names }, { name: 0, holder: 2 })).toBe("You took it from Bo");
    const be = { turn: "{name} is to move.", "turn:name": "You are to move." };
    expect(tell(be, "turn", { names: table.names, spoken: 0 }, { name: 0 })).toBe("You are to move.");
    expect(tell(words, "took", table, { name: [1, 2, 0], holder: 2 })).toBe("You took it from Bo");
    expect(tell(words, "took", { names: table.names }, { name: [0, 1, 2], holder: 2 })).toBe(
      "You, Ada and Bo took it from Bo",
    );
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
  it("joins the classes that there are", () => {
    expect(classes("a", false, undefined, "b")).toBe("a b");
  });
});

describe("spans", () => {
  it("light what they point at", () => {
    expect(lightOf({ text: "Old Town", kind: "card", key: "Old Town" })).toBe("Old Town");
    expect(lightOf({ text: "3 → 4", kind: "coins", key: "0" })).toBe("coins 0");
    expect(lightOf({ text: "Ada", kind: "seat", key: "1" })).toBe("seat 1");
    expect(lightOf({ text: "takes" })).toBeUndefined();
  });
  it("together are the sentence", () => {
    const spans = [{ text: "Ada takes " }, { text: "Mill", kind: "card" as const, key: "Mill" }, { text: "." }];
    expect(textOf({ spans, rule: "taking" })).toBe("Ada takes Mill.");
    expect(textOf(undefined)).toBe("");
  });
});

describe("keys", () => {
  it("mean acts, in either case", () => {
    expect([actOf("n"), actOf("U"), actOf("?"), actOf("Escape")]).toEqual(["next", "undo", "help", "leave"]);
    expect([actOf("Tab"), actOf("Enter"), actOf("b")]).toEqual([null, null, null]);
    expect([wayOf("ArrowLeft"), wayOf("End"), wayOf("x")]).toEqual(["left", "last", null]);
  });
  it("leave the browser's own alone", () => {
    const held = { ctrlKey: false, metaKey: false, altKey: false };
    expect([isHeld(held), isHeld({ ...held, ctrlKey: true }), isHeld({ ...held, altKey: true })]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it("move the focus around in a row", () => {
    expect(rove(0, 4, "left")).toBe(3);
    expect(rove(3, 4, "right")).toBe(0);
    expect(rove(2, 4, "first")).toBe(0);
    expect(rove(1, 4, "last")).toBe(3);
    expect(rove(5, 0, "right")).toBe(0);
  });
});
