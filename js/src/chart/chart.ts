// A live chart: the specification comes once, then only rows. Vega itself is fetched when the first chart is shown.
import type { AnyModel, RenderProps } from "@anywidget/types";
import "./chart.css";
import { hostTheme, type Theme, watchTheme } from "../shell/theme";
import {
  type Columns,
  changed,
  facts,
  fits,
  isResponsive,
  type Row,
  type Rows,
  recoloured,
  type Spec,
  tables,
} from "./data";
import type { Drawing, Wishes } from "./vega";

interface Traits {
  spec: Spec;
  rows: Rows;
  columns: Columns;
  description: string;
  words: { table: string; failed: string };
  dark: Record<string, string>;
  engine: string;
  picked: Row | null;
  hovered: Row | null;
  highlight: Row | null;
}
type Model = AnyModel<Traits>;
type Engine = typeof import("./vega");
type Shelf = { engine: Promise<Engine>; found(engine: Promise<Engine>): void; asked: boolean };

/** The engine of this version, one for the whole page; whoever needs it first asks the kernel for it. */
function engineFor(model: Model): Promise<Engine> {
  const shelves = globalThis as unknown as Record<symbol, Shelf>;
  const key = Symbol.for(`realms_nb.engine.${model.get("engine")}`);
  const shelf = (shelves[key] ??= emptyShelf());
  const arrived = (message: { kind?: string }, buffers: DataView[]) => {
    if (message.kind !== "engine" || !buffers[0]) return;
    model.off("msg:custom", arrived);
    const url = URL.createObjectURL(new Blob([buffers[0] as DataView<ArrayBuffer>], { type: "text/javascript" }));
    shelf.found(import(url).finally(() => URL.revokeObjectURL(url)));
  };
  model.on("msg:custom", arrived);
  const ask = () => model.send({ kind: "engine" });
  let again: ReturnType<typeof setTimeout> | undefined;
  // The chart that asked may have gone before the answer came, so each asks for itself after a while.
  if (shelf.asked) again = setTimeout(ask, 3000);
  else ask();
  shelf.asked = true;
  return shelf.engine.finally(() => {
    clearTimeout(again);
    model.off("msg:custom", arrived);
  });
}

function emptyShelf(): Shelf {
  let found!: (engine: Promise<Engine>) => void;
  const engine = new Promise<Engine>((resolve) => (found = resolve));
  return { engine, found, asked: false };
}

function render({ model, el }: RenderProps<Traits>): () => void {
  const root = made("div", "rn-chart");
  // Keys pressed here are for the table, not for the notebook.
  root.dataset.lmSuppressShortcuts = "true";
  const picture = made("div", "rn-chart-picture");
  picture.setAttribute("role", "img");
  const words = made("p", "rn-chart-words");
  picture.append(words);
  const tip = made("div", "rn-chart-tip");
  tip.hidden = true;
  tip.setAttribute("aria-hidden", "true");
  const details = made("details");
  const list = made("div", "rn-chart-scroll");
  const summary = made("summary");
  details.append(summary, list);
  root.append(picture, tip, details);
  el.append(root);

  let theme: Theme = hostTheme(el);
  let drawing: Drawing | undefined;
  let drawn: Rows = {};
  let drawnSpec: Spec | undefined;
  let ended = false;
  // Drawing takes time; one thing at a time, in the order it was asked for.
  let queue: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>) => {
    queue = queue.then(() => (ended ? undefined : step())).catch(failed);
  };

  const failed = (error: unknown) => {
    words.hidden = false;
    words.textContent = `${model.get("words").failed} ${error instanceof Error ? error.message : String(error)}`;
    details.open = true;
  };
  const pick = (datum: unknown) => {
    const found = facts(datum, model.get("rows"));
    model.set("picked", found && fits(found, model.get("picked")) ? null : found);
    model.save_changes();
  };
  let pause: ReturnType<typeof setTimeout> | undefined;
  const wishes = (): Wishes => ({
    config: colours(theme),
    tip: (event, value) => showTip(tip, root, event, value),
    clicked: pick,
    hovered(datum) {
      clearTimeout(pause);
      pause = setTimeout(() => {
        model.set("hovered", facts(datum, model.get("rows")));
        model.save_changes();
      }, 60);
    },
  });
  const redraw = () =>
    next(async () => {
      const engine = await engineFor(model);
      if (ended) return;
      const given = model.get("spec");
      const spec = theme === "dark" ? recoloured(given, model.get("dark")) : given;
      const wide = isResponsive(spec);
      // Drawn beside the old picture, which stays until the new one is complete: nothing flickers.
      const place = made("div", "rn-chart-drawing");
      place.dataset.next = "";
      picture.append(place);
      const rows = model.get("rows");
      try {
        const sized = wide ? { ...spec, width: "container" } : spec;
        // What a reader has chosen in another look means nothing in this one.
        const state = given === drawnSpec ? drawing?.state() : undefined;
        const fresh = await engine.draw(place, sized, rows, wishes(), state);
        drawing?.end();
        drawing = fresh;
        drawn = rows;
        drawnSpec = given;
      } catch (error) {
        place.remove();
        throw error;
      }
      for (const old of picture.querySelectorAll(".rn-chart-drawing")) if (old !== place) old.remove();
      delete place.dataset.next;
      words.hidden = true;
      root.dataset.theme = theme;
      root.dataset.drawn = String(Number(root.dataset.drawn ?? 0) + 1);
      sizes.disconnect();
      if (wide) sizes.observe(place);
      markAll();
    });
  const push = () =>
    next(async () => {
      const rows = model.get("rows");
      const names = changed(drawn, rows);
      // Rows for a specification that is still to be drawn come with it.
      if (!drawing || !names.length || drawnSpec !== model.get("spec")) return;
      await drawing.put(Object.fromEntries(names.map((name) => [name, rows[name] ?? []])));
      drawn = rows;
      root.dataset.pushed = String(Number(root.dataset.pushed ?? 0) + 1);
    });
  const sizes = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) drawing?.wide(Math.floor(entry.contentRect.width));
  });
  const markAll = () => {
    drawing?.mark("rn-lit", model.get("highlight"));
    drawing?.mark("rn-picked", model.get("picked"));
    for (const button of list.querySelectorAll<HTMLButtonElement & { row?: Row }>("button")) {
      button.setAttribute("aria-pressed", String(fits(button.row, model.get("picked"))));
    }
  };
  const describe = () => {
    summary.textContent = model.get("words").table;
    picture.setAttribute("aria-label", model.get("description"));
    if (!drawing) words.textContent = model.get("description");
  };
  const fill = () => {
    const focused = [...list.querySelectorAll("button")].findIndex((button) => button.matches(":focus"));
    list.replaceChildren(...tables(model.get("columns"), model.get("rows")).map((table) => tableOf(table, pick)));
    list.querySelectorAll("button")[focused]?.focus();
    markAll();
  };

  const handlers: Record<string, () => void> = {
    "change:spec": () => {
      redraw();
      fill();
    },
    "change:rows": () => {
      push();
      fill();
    },
    "change:columns": fill,
    "change:description": describe,
    "change:words": describe,
    "change:highlight": markAll,
    "change:picked": markAll,
  };
  for (const [name, handler] of Object.entries(handlers)) model.on(name as never, handler);
  const unwatch = watchTheme(el, (now) => {
    theme = now;
    redraw();
  });
  root.dataset.theme = theme;
  describe();
  fill();
  redraw();
  return () => {
    ended = true;
    clearTimeout(pause);
    unwatch();
    sizes.disconnect();
    for (const [name, handler] of Object.entries(handlers)) model.off(name as never, handler);
    drawing?.end();
  };
}

/** Defaults for charts that bring no colours of their own; a chart's own settings win. */
function colours(theme: Theme): Spec {
  const [ink, soft, line, grid] =
    theme === "dark" ? ["#eeedf4", "#b9bccb", "#858ba0", "#474b5a"] : ["#1b2233", "#4a5368", "#8a92a6", "#d3d7e2"];
  return {
    aria: false,
    background: "transparent",
    axis: { labelColor: ink, titleColor: soft, tickColor: line, domainColor: line, gridColor: grid },
    legend: { labelColor: ink, titleColor: soft },
    header: { labelColor: ink, titleColor: soft },
    title: { color: ink, subtitleColor: soft },
    text: { color: ink },
    view: { stroke: grid },
  };
}

function showTip(tip: HTMLElement, root: HTMLElement, event: MouseEvent, value: unknown): void {
  tip.hidden = value === null || value === undefined || value === "";
  if (tip.hidden) return;
  if (typeof value === "object") {
    const list = made("dl");
    for (const [heading, text] of Object.entries(value as Row))
      list.append(made("dt", "", heading), made("dd", "", String(text)));
    tip.replaceChildren(list);
  } else tip.textContent = String(value);
  const area = root.getBoundingClientRect();
  const [x, y] = [event.clientX - area.left, event.clientY - area.top];
  const fitsRight = x + 14 + tip.offsetWidth <= area.width;
  tip.style.left = `${Math.max(0, fitsRight ? x + 14 : x - 14 - tip.offsetWidth)}px`;
  tip.style.top = `${Math.max(0, Math.min(y + 14, area.height - tip.offsetHeight))}px`;
}

function tableOf({ head, body }: ReturnType<typeof tables>[number], pick: (row: Row) => void): HTMLTableElement {
  const table = made("table");
  const top = table.createTHead().insertRow();
  for (const title of head) {
    const cell = made("th", "", title);
    cell.scope = "col";
    top.append(cell);
  }
  const inside = table.createTBody();
  for (const { cells, row } of body) {
    const line = inside.insertRow();
    cells.forEach((text, at) => {
      if (at) {
        line.insertCell().textContent = text;
        return;
      }
      const cell = made("th");
      cell.scope = "row";
      const button: HTMLButtonElement & { row?: Row } = made("button", "", text);
      button.type = "button";
      button.row = row;
      button.addEventListener("click", () => pick(row));
      cell.append(button);
      line.append(cell);
    });
  }
  return table;
}

/** An element with a class and a text; texts are never markup. */
function made<K extends keyof HTMLElementTagNameMap>(tag: K, name = "", text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text) element.textContent = text;
  return element;
}

export default { render };
