// @vitest-environment jsdom
// What is followed is drawn again, and nothing else; what is pointed at is lit without a drawing.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { useSame, useStable } from "../src/parts/stable";
import { storeOf, useStored } from "../src/parts/store";
import { light } from "../src/shell/lights";

test("only who follows the part that has changed is drawn again", () => {
  const store = storeOf({ x: 1, y: 1 });
  const drawn = { x: 0, y: 0 };
  function Shown({ axis }: { axis: "x" | "y" }) {
    drawn[axis] += 1;
    return <b>{useStored(store, (point) => point[axis])}</b>;
  }
  const place = document.createElement("div");
  const both = (
    <p>
      <Shown axis="x" />
      <Shown axis="y" />
    </p>
  );
  act(() => render(both, place));
  act(() => store.set({ x: 5, y: 1 }));
  expect(place.textContent).toBe("51");
  expect(drawn).toEqual({ x: 2, y: 1 });
  act(() => render(null, place));
  act(() => store.set({ x: 6, y: 6 }));
  expect(drawn).toEqual({ x: 2, y: 1 });
});

test("a stable function stays the same and does what the latest does; the same object stays while its values do", () => {
  const said: number[] = [];
  const functions = new Set<unknown>();
  const objects = new Set<unknown>();
  function Shown({ value }: { value: number }) {
    const say = useStable(() => said.push(value));
    functions.add(say);
    objects.add(useSame({ small: value < 2 }));
    return <button type="button" onClick={say} />;
  }
  const place = document.createElement("div");
  for (const value of [0, 1, 2]) act(() => render(<Shown value={value} />, place));
  place.querySelector("button")!.click();
  expect([said, functions.size, objects.size]).toEqual([[2], 1, 2]);
});

test("what carries the key is lit, wherever it is drawn, and nothing else stays so", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  const root = document.createElement("div");
  root.innerHTML = `<i data-light="Mill"></i><b data-light="Mill"></b><u data-light="coins 0" data-lit></u>`;
  const lit = () => [...root.querySelectorAll("[data-lit]")].map(({ tagName }) => tagName);
  light(root, ["Mill"]);
  expect(lit()).toEqual(["I", "B"]);
  light(root, []);
  expect(lit()).toEqual([]);
});
