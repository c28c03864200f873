// @vitest-environment jsdom
// A board that hears nothing asks again, and is well when an answer comes.
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKernel } from "../src/shell/kernel";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lost message makes the board silent only until the next question is answered", async () => {
  const ears = new Map<string, (answer: unknown) => void>();
  const sent: { kind: string; id: number }[] = [];
  let heard = false;
  const traits: Record<string, unknown> = { snapshot: { history: { at: 0 } }, replay: [], log: [] };
  const model = {
    get: (name: string) => traits[name],
    on: (name: string, ear: () => void) => ears.set(name, ear),
    off: () => {},
    send(message: { kind: string; id: number }) {
      sent.push(message);
      if (heard) ears.get("msg:custom")?.({ kind: "answer", id: message.id });
    },
  };
  const pulses: string[] = [];
  const Probe = () => {
    pulses.push(useKernel(model as never).pulse);
    return null;
  };
  render(h(Probe, {}), document.createElement("div"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(pulses.at(-1)).toBe("silent");
  // Under the same number, so that Python does it once.
  expect(new Set(sent.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
  heard = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(pulses.at(-1)).toBe("well");
  const asked = sent.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(asked);
});

test("a board whose notebook has been closed goes quietly", () => {
  const sent: string[] = [];
  const traits: Record<string, unknown> = { snapshot: { history: { at: 0 } }, replay: [], log: [] };
  const model = {
    get: (name: string) => traits[name],
    on: () => {},
    off: () => {},
    send({ kind }: { kind: string }) {
      sent.push(kind);
      throw new Error("Cannot send");
    },
  };
  const Probe = () => {
    useKernel(model as never);
    return null;
  };
  const place = document.createElement("div");
  act(() => render(h(Probe, {}), place));
  expect(() => act(() => render(null, place))).not.toThrow();
  expect(sent).toEqual(["shown", "hidden"]);
});
