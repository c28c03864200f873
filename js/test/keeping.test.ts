// What a saved notebook tells in words is the position that is saved.
import { expect, test } from "vitest";
import { writeWords } from "../src/shell/keeping";

const VIEW = "application/vnd.jupyter.widget-view+json";
const beside = (words: string) => `<div class="rn-still">${words}</div><script>run("</div>")</script>`;

function outputs(...data: Record<string, unknown>[]) {
  const held = data.map((each) => ({
    data: each,
    metadata: {},
    set: 0,
    setData({ data: now }: { data: Record<string, unknown> }) {
      this.data = now;
      this.set += 1;
    },
  }));
  return { held, length: held.length, get: (place: number) => held[place]! };
}

test("the words beside a board, alone or in a box, are exchanged, and the script stays", () => {
  const models = {
    board: { state: { words: "<p>now $& </p>" } },
    box: { state: { children: ["IPY_MODEL_board"] } },
  };
  for (const model_id of ["board", "box"]) {
    const cell = outputs({ [VIEW]: { model_id } }, { "text/html": beside("<div>then</div>") });
    writeWords(models, cell);
    expect(cell.held[1]!.data["text/html"]).toBe(beside("<p>now $& </p>"));
    writeWords(models, cell);
    expect(cell.held.map((each) => each.set)).toEqual([0, 1]);
  }
});

test("whatever is not ours stays as it is", () => {
  const cell = outputs(
    { [VIEW]: { model_id: "slider" } },
    { "text/html": beside("old") },
    { "text/html": "<b>x</b>" },
    { "text/html": beside("lonely") },
  );
  writeWords({ slider: { state: {} } }, cell);
  expect(cell.held.map((each) => each.set)).toEqual([0, 0, 0, 0]);
});
