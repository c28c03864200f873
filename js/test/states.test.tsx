// @vitest-environment jsdom
// Every recorded position of both games is drawn: what is there has a role and a name, and looking around draws little.
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, test, vi } from "vitest";
import minuteStage from "../../realms_nb/games/minute_realms/board/stage/index";
import sandStage from "../../realms_nb/games/realm_of_sand/board/stage/index";
import { boardOf, drawings } from "./drawn";
import minute from "./states/minute_realms.json";
import sand from "./states/realm_of_sand.json";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text });
});

const GAMES = { "Minute Realms": [minuteStage, minute], "Realm of Sand": [sandStage, sand] } as const;

/** What is read of a thing: its label, or what stands in it. */
function nameOf(thing: Element): string {
  const copy = thing.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true], [aria-hidden='']")) hidden.remove();
  return (thing.getAttribute("aria-label") ?? copy.textContent ?? "").replaceAll("\u00ad", "").trim();
}

const buttons = (el: Element, which: string) => [...el.querySelectorAll(`button${which}`)].map(nameOf);

describe.each(Object.entries(GAMES))("%s", (title, [stage, recorded]) => {
  test.each(Object.keys(recorded.states))("%s is drawn whole", (name) => {
    const { el } = boardOf(stage as never, recorded, name);
    expect(el.querySelector("h2")!.textContent).toBe(title);
    expect(el.querySelector("[data-broken]")).toBeNull();
    // A reader hears what happens in its order, and then what is to be done.
    expect(el.querySelectorAll("[role=log][data-heard]")).toHaveLength(1);
    expect(el.querySelectorAll(".rn-sr > [role=status]")).toHaveLength(1);
    const tabs = [...el.querySelectorAll("[role=tab]")];
    expect(tabs.length).toBeGreaterThanOrEqual(2);
    expect(tabs.filter((tab) => tab.getAttribute("aria-selected") === "true")).toHaveLength(1);
    const all = [...el.querySelectorAll("button, input, select, [role=img], [role=tab]")];
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((each) => !nameOf(each)).map((each) => each.outerHTML.slice(0, 120))).toEqual([]);
    // One way in by the keyboard for the cards, however many there are.
    const cards = [...el.querySelectorAll<HTMLElement>("button[data-card]")];
    expect(cards.filter((card) => card.tabIndex === 0).length).toBeLessThanOrEqual(1);
    const over =
      (recorded.states as Record<string, { snapshot: { turn?: number } }>)[name]!.snapshot.turn === undefined;
    expect(Boolean(el.querySelector(".rn-result h3"))).toBe(over);
  });

  test("a card is called by its name first", () => {
    const { el } = boardOf(stage as never, recorded, "first");
    const cards = Object.values(recorded.books[0]!.pages.cards).map(({ label }) => label.replaceAll("\u00ad", ""));
    const called = buttons(el, "[data-card]");
    expect(called.length).toBeGreaterThanOrEqual(5);
    for (const name of called) expect(cards.some((card) => name.startsWith(card))).toBe(true);
  });

  test("whoever looks at a card draws at most twelve components again", () => {
    const { el } = boardOf(stage as never, recorded, "first");
    const cards = [...el.querySelectorAll("button[data-card]")];
    for (const card of cards) {
      for (const kind of ["pointerenter", "mouseenter", "focus", "mouseleave", "blur"]) {
        const drawn = drawings(() => void card.dispatchEvent(new MouseEvent(kind)));
        expect(drawn.length, `${kind}: ${drawn.join(" ")}`).toBeLessThanOrEqual(12);
      }
    }
  });
});

const LOOKS = ["pointerenter", "mouseenter", "pointermove", "focus", "mouseleave", "blur"];

test("whoever looks at a use of a card draws at most twelve components again", () => {
  const { el } = boardOf(minuteStage as never, minute, "first");
  act(() => el.querySelector<HTMLElement>("button[data-card]:not([aria-disabled=true])")!.click());
  const uses = [...el.querySelectorAll("[data-option]")];
  expect(uses).toHaveLength(2);
  for (const use of uses)
    for (const kind of LOOKS) {
      const drawn = drawings(() => void use.dispatchEvent(new MouseEvent(kind, { bubbles: kind === "pointermove" })));
      expect(drawn.length, `${kind}: ${drawn.join(" ")}`).toBeLessThanOrEqual(12);
    }
});

test("a move that is clicked is sent once, with the version that was looked at", () => {
  const { el, sent } = boardOf(minuteStage as never, minute, "loses");
  const option = el.querySelector<HTMLElement>("[data-option]:not([aria-disabled=true])")!;
  option.click();
  option.click();
  const played = sent.filter(({ kind }) => kind === "play") as unknown as { move: string; version: number }[];
  expect(played).toHaveLength(1);
  expect(played[0]!.move).toBe(option.dataset.move);
});

test("a goal is saved with the notebook, and is there again in a board that begins with it", () => {
  const { el, traits } = boardOf(sandStage as never, sand, "first");
  expect(el.querySelector(".rn-goalbox.rn-mine")).toBeNull();
  act(
    () =>
      void el
        .querySelector<HTMLElement>(".rn")!
        .dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true })),
  );
  const { goal } = traits.marked as { goal: string };
  expect(Object.keys(sand.books[0]!.pages.cards)).toContain(goal);
  const again = boardOf(sandStage as never, sand, "first", { marked: { goal } });
  expect(again.el.querySelector(".rn-goalbox.rn-mine")).not.toBeNull();
});
