// @vitest-environment jsdom
// Parts: what they draw of what they are given, and what they are called.
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { ChanceBar } from "../src/parts/chance-bar";
import { ChanceList } from "../src/parts/chance-list";
import { EndBox } from "../src/parts/end-box";
import { Option } from "../src/parts/option";
import { RefusalNote } from "../src/parts/refusal-note";
import { SeatHead } from "../src/parts/seat-head";
import { StateBand } from "../src/parts/state-band";

function drawn(part: ComponentChild): HTMLElement {
  const place = document.createElement("div");
  act(() => render(part, place));
  return place;
}

const textOf = (place: HTMLElement) => place.textContent!.replaceAll("\u00a0", " ");

test("a chance stands beside its noun, with what it would become", () => {
  expect(textOf(drawn(<ChanceBar now={13} noun="you stop invasion I" />))).toBe("13 %you stop invasion I");
  const rising = drawn(<ChanceBar now={13} then={71} low={60} high={80} even={50} noun="you stop invasion I" />);
  expect(textOf(rising)).toBe("13 → 71 %you stop invasion I");
  expect(rising.querySelector<HTMLElement>("u")!.style.width).toBe("58%");
  expect(textOf(drawn(<ChanceBar now={13.2} then={13.4} noun="to win" />))).toBe("13 %to win");
});

test("no chance can be drawn without its noun", () => {
  // @ts-expect-error The noun is missing.
  const bare = <ChanceBar now={13} />;
  expect(bare.props.noun).toBeUndefined();
});

test("a list of chances has its noun above it; a row is called what it shows, and leads to its move", () => {
  const picked = vi.fn();
  const pointed = vi.fn();
  const rows = [
    { key: "build Mill", label: "Mill", value: 44.4, low: 30, high: 60, here: true },
    { key: "build Port", label: "Port", value: 31, low: 20, high: 40, name: "Port 31, 20–40", figure: "31 (20–40)" },
  ];
  const list = drawn(
    <ChanceList noun="Chance to win, %" rows={rows} even={50} most={100} onPick={picked} onPoint={pointed} />,
  );
  expect(list.querySelector("h4")!.textContent).toBe("Chance to win, %");
  const [one, two] = list.querySelectorAll("button");
  expect(textOf(one!)).toBe("Mill 44");
  expect(one!.classList).toContain("rn-here");
  expect(textOf(two!)).toBe("Port 31 (20–40)");
  expect(two!.getAttribute("aria-label")).toBe("Port 31, 20–40");
  two!.click();
  expect(picked.mock.calls).toEqual([["build Port"]]);
  one!.dispatchEvent(new MouseEvent("mouseenter"));
  one!.dispatchEvent(new MouseEvent("mouseleave"));
  expect(pointed.mock.calls).toEqual([["build Mill"], [null]]);
});

test("a refusal is one sentence, and its cure a button where there is one", () => {
  expect(drawn(<RefusalNote why="You have no coin." />).querySelector("button")).toBeNull();
  const cured = vi.fn();
  const note = drawn(<RefusalNote why="B1 is dark." cure={{ text: "Move it there", onCure: cured }} />);
  expect(note.querySelector("[data-why]")!.firstElementChild!.nextElementSibling!.textContent).toBe("B1 is dark.");
  note.querySelector("button")!.click();
  expect(cured).toHaveBeenCalledOnce();
});

test("an open option plays its move; a closed one only says why", () => {
  const pick = vi.fn();
  const look = vi.fn();
  const figures = [{ text: "+4", word: "points" }];
  const open = drawn(<Option title="Build" move="build Mill" figures={figures} keys="B" onPick={pick} onLook={look} />);
  open.querySelector("button")!.click();
  open.querySelector("button")!.dispatchEvent(new MouseEvent("mouseenter"));
  expect(pick.mock.calls).toEqual([["build Mill"]]);
  expect(look.mock.calls).toEqual([["build Mill"]]);
  expect(textOf(open)).toBe("BuildB+4points");
  const closed = drawn(<Option title="Build" move="build Mill" why="You have no coin." onPick={pick} />);
  const button = closed.querySelector("button")!;
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(textOf(closed)).toBe("BuildYou have no coin.");
  button.click();
  expect(pick).toHaveBeenCalledOnce();
});

test("an end box says who won first, and draws the seats in their order", () => {
  const places = { names: ["You", "Ada"], points: [20, 32], order: [1, 0] };
  const box = drawn(<EndBox title="Ada wins with 32 points" reason="Ada was first." places={places} />);
  expect(box.querySelector("h3")!.textContent).toBe("Ada wins with 32 points");
  const rows = [...box.querySelectorAll<HTMLElement>("li")];
  expect(rows.map(textOf)).toEqual(["AAda32", "YYou20"]);
  expect(rows.map((row) => row.style.getPropertyValue("--part"))).toEqual(["100%", "62.5%"]);
  expect(drawn(<EndBox title="Apprentice" />).querySelector("ol")).toBeNull();
});

test("a head of a seat is read as name, what it has, and points with their word", () => {
  const head = drawn(
    <SeatHead name="Ada" points={12} pointsWord="points now" first="begins" figures={<b>3</b>} light="coins 1" />,
  );
  expect(textOf(head)).toBe("AAdabegins312 points now");
  expect(head.querySelector(".rn-mono")!.getAttribute("aria-hidden")).toBe("true");
  expect(head.querySelector('[data-light="coins 1"]')!.textContent).toBe("3");
});

test("a band says what is the matter; a game that waits or is over is not dark", () => {
  const band = drawn(<StateBand kind="restarted" sign="again" title="Sand" said="Python was restarted." />);
  expect(band.querySelector("[data-band=restarted] > b")!.textContent).toBe("Python was restarted.");
  expect(band.querySelector(".rn-film")).toBeNull();
  for (const kind of ["film", "busy"] as const)
    expect(drawn(<StateBand kind={kind} sign="clock" title="" said="" />).querySelector(".rn-film")).not.toBeNull();
});
