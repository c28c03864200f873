// @vitest-environment jsdom
// A feast is there once: at an end that is seen to come, and when something is ready for the first time.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JOY, useJoy } from "../src/shell/joy";

const still = { matches: false };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => still);
});
afterEach(() => {
  vi.useRealTimers();
  still.matches = false;
});

type Given = Parameters<typeof useJoy>[0];
const Shown = (given: Given) => <b>{useJoy(given)}</b>;

function shows() {
  const place = document.createElement("div");
  return (given: Partial<Given>) => {
    act(() => render(<Shown over={false} ready={0} steps={0} now {...given} />, place));
    return place.textContent;
  };
}

test("an end that comes is a feast of less than a second, once", () => {
  const show = shows();
  expect(show({ steps: 9 })).toBe("");
  expect(show({ steps: 10, over: true })).toBe("end");
  act(() => void vi.advanceTimersByTime(JOY + 1));
  expect(show({ steps: 10, over: true })).toBe("");
  expect(show({ steps: 10, over: true, now: false })).toBe("");
  expect(show({ steps: 10, over: true })).toBe("");
  expect(JOY).toBeLessThan(1000);
});

test("an end that was there before, or that a scene has not shown yet, is none", () => {
  expect(shows()({ steps: 10, over: true })).toBe("");
  const show = shows();
  show({ steps: 9 });
  expect(show({ steps: 10, over: true, now: false })).toBe("");
  expect(show({ steps: 10, over: true })).toBe("end");
});

test("only the first thing that is ready in a game is one, and in the next game the first one again", () => {
  const show = shows();
  show({});
  expect(show({ steps: 2, ready: 1 })).toBe("ready");
  act(() => void vi.advanceTimersByTime(JOY + 1));
  show({ steps: 3 });
  expect(show({ steps: 4, ready: 1 })).toBe("");
  show({});
  expect(show({ steps: 2, ready: 1 })).toBe("ready");
});

test("whoever asked for no motion has no feast", () => {
  still.matches = true;
  const show = shows();
  show({ steps: 9 });
  expect(show({ steps: 10, over: true })).toBe("");
});
