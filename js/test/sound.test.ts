// Sounds: short, for what is told, and what a browser remembers of them.
import { expect, test } from "vitest";
import { soundOf as minuteSound } from "../../realms_nb/games/minute_realms/board/stage/sounds";
import { soundOf as sandSound } from "../../realms_nb/games/realm_of_sand/board/stage/sounds";
import { soundsOf } from "../src/shell/heard";
import { settingsOf, zoomed } from "../src/shell/settings";
import { lengthOf, type Sound, TONES } from "../src/shell/sound";

test("every sound is shorter than half a second", () => {
  const all = ["card", ...Object.keys(TONES)] as Sound[];
  expect(all).toHaveLength(10);
  for (const name of all) expect(lengthOf(name)).toBeLessThan(0.5);
});

const told = (rule: string, key?: string) => ({ rule, spans: [{ text: "", kind: "card", key }] }) as never;

test("of many things at once each is heard once, in their order, and three at most", () => {
  const rules = ["taking", "trade-gain", "taking", "end-of-round", "trade-token", "losing"];
  expect(
    soundsOf(
      rules.map((rule) => told(rule)),
      minuteSound,
    ),
  ).toEqual(["card", "coin", "token"]);
  expect(soundsOf([told("scoring")], minuteSound)).toEqual([]);
});

test("a tile sounds like its first rune", () => {
  const book = { pages: { tiles: { T1: { faces: [".K/RR"] }, T2: { faces: ["GGR"] } } } } as never;
  const heard = ["T1", "T2", "T9"].map((tile) => sandSound(told("laying", tile), book));
  expect(heard).toEqual(["rune black", "rune green", undefined]);
  expect(sandSound(told("buildings"), book)).toBe("card");
});

test("whatever a browser kept is read, and nonsense is left out", () => {
  expect(settingsOf('{"contrast":false,"sound":true,"zoom":12,"other":1}')).toEqual({
    contrast: false,
    sound: true,
    zoom: 12,
  });
  for (const text of [null, "", "null", "7", "[]", "{", '{"zoom":"x","sound":1}']) expect(settingsOf(text)).toEqual({});
  expect(settingsOf('{"zoom":900}')).toEqual({ zoom: 16 });
});

test("a board grows and shrinks in steps, up to a bound", () => {
  expect([zoomed(undefined, 1), zoomed(15, 1), zoomed(16, 1), zoomed(undefined, -1), zoomed(8, -1)]).toEqual([
    12, 16, 16, 8, 8,
  ]);
});
