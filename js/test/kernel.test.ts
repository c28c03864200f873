import { describe, expect, it } from "vitest";
import { hostSays } from "../src/shell/host";
import { boardsOf } from "../src/shell/keeping";
import { pulseOf } from "../src/shell/line";
import { nextLine } from "../src/shell/lines";
import { seatNames } from "../src/shell/new-game";
import { stopAfter } from "../src/shell/scene";

const host = (kernel: unknown) => hostSays({ widget_manager: { kernel } });

describe("the pulse of the kernel", () => {
  it("is read from the host, where it tells", () => {
    expect(host({ status: "busy" })).toBe("busy");
    expect(host({ status: "autorestarting" })).toBe("busy");
    expect(host({ status: "dead" })).toBe("dead");
    expect(host(null)).toBe("dead");
    expect(host({ status: "unknown" })).toBe(undefined);
    expect(hostSays({})).toBe(undefined);
  });
  it("never calls a busy kernel silent", () => {
    for (const waited of [0, 2000, 5000, 600_000]) expect(pulseOf(waited, "busy")).not.toBe("silent");
    expect(pulseOf(5000, "busy")).toBe("busy");
  });
  it("tells a dead kernel from one that has forgotten the board, and from one that does not answer for long", () => {
    expect(pulseOf(0, "dead")).toBe("gone");
    expect(pulseOf(3999, "idle")).toBe("late");
    expect(pulseOf(4000, "idle")).toBe("restarted");
    expect(pulseOf(11_999, undefined)).toBe("late");
    expect(pulseOf(12_000, undefined)).toBe("silent");
  });
  it("is a film where Python never answered", () => {
    expect(pulseOf(0, "idle", false)).toBe("new");
    expect(pulseOf(4000, "idle", false)).toBe("film");
    expect(pulseOf(0, "dead", false)).toBe("film");
  });
});

it("keeps boards, what they hold and the boxes around them, and nothing else", () => {
  const models = {
    board: { state: { _anywidget_id: "realms_nb.notebook.board.plain", layout: "IPY_MODEL_layout" } },
    layout: { state: {} },
    box: { state: { children: ["IPY_MODEL_board", "IPY_MODEL_chart"] } },
    chart: { state: { _anywidget_id: "other.chart" } },
    progress: { state: { layout: "IPY_MODEL_lost" } },
  };
  expect(Object.keys(boardsOf(models)).sort()).toEqual(["board", "box", "chart", "layout"]);
});

it("names the next line", () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({ name: "", length: 0, leaves: 0 }));
  expect([1, 2, 26].map((count) => nextLine(lines(count)))).toEqual(["B", "C", "AA"]);
});

it("fills a table with names that nobody has", () => {
  expect(seatNames(["You", "Ada"], 4)).toEqual(["You", "Ada", "Bo", "Cy"]);
});

it("tells a seat in one step", () => {
  const frames = [undefined, 0, 0, 0, 1, 1, undefined].map((seat) => ({
    sentence: { spans: [], rule: "", seat },
    patch: [],
    stay: 1,
  }));
  expect([1, 4, 6].map((at) => stopAfter(frames, at))).toEqual([4, 6, 7]);
});
