// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/chart.css", () => ({}));

type Listener = (...values: unknown[]) => void;

/** A model as anywidget gives it: traits, messages, listeners. */
function modelOf(traits: Record<string, unknown>) {
  const listeners = new Map<string, Set<Listener>>();
  return {
    sent: [] as unknown[],
    get: (name: string) => traits[name],
    set(name: string, value: unknown) {
      traits[name] = value;
      for (const listener of listeners.get(`change:${name}`) ?? []) listener();
    },
    save_changes() {},
    send(message: unknown) {
      this.sent.push(message);
    },
    on: (name: string, listener: Listener) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
  };
}

const traits = (engine: string) => ({
  spec: { mark: "bar" },
  rows: {
    a: [
      { who: "<b>Ada</b>", n: 1 },
      { who: "Bo", n: 2 },
    ],
  },
  columns: {
    a: [
      ["who", "Seat"],
      ["n", "Points"],
    ],
  },
  description: "Points: Ada 1; Bo 2.",
  words: { table: "Table", failed: "Failed." },
  dark: {},
  engine,
  picked: null as Record<string, unknown> | null,
  hovered: null,
  highlight: null,
});

let render: (props: { model: unknown; el: HTMLElement }) => () => void;
let el: HTMLElement;
beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  ({ render } = (await import("../src/chart/chart")).default as never);
});
beforeEach(() => {
  el = document.createElement("div");
  document.body.replaceChildren(el);
});

test("before the engine comes, and without a kernel, the sentence and the table are there", () => {
  const model = modelOf(traits("one"));
  render({ model, el });
  expect(el.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Points: Ada 1; Bo 2.");
  expect(el.querySelector(".rn-chart-words")?.textContent).toBe("Points: Ada 1; Bo 2.");
  expect([...el.querySelectorAll("thead th")].map((cell) => cell.textContent)).toEqual(["Seat", "Points"]);
  expect(el.querySelector("tbody th")?.textContent).toBe("<b>Ada</b>");
  expect(el.querySelector("b")).toBeNull();
});

test("the engine is asked for once, however many charts there are", () => {
  const [first, second] = [modelOf(traits("two")), modelOf(traits("two"))];
  render({ model: first, el });
  render({ model: second, el });
  return new Promise<void>((done) =>
    setTimeout(() => {
      expect([first.sent, second.sent]).toEqual([[{ kind: "engine" }], []]);
      done();
    }, 20),
  );
});

test("a row of the table picks its datum, and gives it back", () => {
  const model = modelOf(traits("three"));
  render({ model, el });
  const button = () => el.querySelectorAll<HTMLButtonElement>("tbody button")[1]!;
  button().click();
  expect(model.get("picked")).toEqual({ who: "Bo", n: 2 });
  expect(button().getAttribute("aria-pressed")).toBe("true");
  button().click();
  expect(model.get("picked")).toBeNull();
});

test("new rows are in the table at once, and a closed chart listens to nothing", () => {
  const model = modelOf(traits("four"));
  const close = render({ model, el });
  model.set("rows", { a: [{ who: "Cy", n: 9 }] });
  expect([...el.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual(["Cy9"]);
  close();
  model.set("rows", { a: [] });
  expect([...el.querySelectorAll("tbody tr")]).toHaveLength(1);
});
