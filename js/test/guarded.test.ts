// @vitest-environment jsdom
// A stage that throws leaves no old picture standing: the board says so and can be drawn again.
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { Guarded } from "../src/shell/guarded";

test("a stage that throws is told, and drawn again on demand", () => {
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const traits: Record<string, unknown> = {
    snapshot: { version: 3, names: [], people: [], players: {}, history: { at: 0, length: 0, lines: [{}], line: 0 } },
    book: { words: { broken: "The board could not be drawn.", "draw-again": "Draw again" }, help: [], game: "plain" },
    replay: [[]],
    log: [{ sentences: [] }],
  };
  const model = { get: (name: string) => traits[name], on() {}, off() {}, send() {} };
  const use = vi.fn(() => {
    throw new Error("a fault of the stage");
  });
  const place = document.createElement("div");
  act(() => render(h(Guarded, { model, stage: { use }, host: place } as never), place));
  expect(place.textContent).toContain("The board could not be drawn.");
  expect(place.textContent).toContain("a fault of the stage");
  const tries = use.mock.calls.length;
  act(() => place.querySelector<HTMLElement>("[data-draw-again]")!.click());
  expect(use.mock.calls.length).toBeGreaterThan(tries);
  expect(place.querySelector("[data-broken]")).not.toBeNull();
  quiet.mockRestore();
});
