// The engine of the live charts: Vega and Vega-Lite in one file of their own, fetched when a chart is first shown.
import { type Item, parse, read, type Spec as VegaSpec, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import { fits, type Row, type Rows, type Spec } from "./data";

export interface Wishes {
  config: Spec;
  /** Text to show beside the pointer, heading -> value; null to hide it. */
  tip(event: MouseEvent, value: unknown): void;
  clicked(datum: unknown): void;
  hovered(datum: unknown): void;
}

export interface Drawing {
  /** Exchange the rows of some datasets; everything else stays: marks, selections, zoom. */
  put(rows: Rows): Promise<void>;
  /** Mark the data that fit with a class, and no others. */
  mark(name: string, wanted: Row | null): void;
  wide(width: number): void;
  /** Selections and zoom, to be handed to the drawing that replaces this one. */
  state(): unknown;
  end(): void;
}

export async function draw(
  host: HTMLElement,
  spec: Spec,
  rows: Rows,
  wishes: Wishes,
  state?: unknown,
): Promise<Drawing> {
  const datasets = structuredClone(rows);
  const full = { ...spec, datasets: { ...(spec.datasets as object), ...datasets } } as unknown as TopLevelSpec;
  const vega: VegaSpec = compile(full, { config: wishes.config as never }).spec;
  const view = new View(parse(vega), { renderer: "svg", container: host, hover: true });
  view.tooltip((_: unknown, event: MouseEvent, __: Item, value: unknown) => wishes.tip(event, value));
  view.addEventListener("click", (_, item) => wishes.clicked(datumOf(item)));
  view.addEventListener("mouseover", (_, item) => wishes.hovered(datumOf(item)));
  view.addEventListener("mouseout", () => wishes.hovered(null));
  await view.runAsync();
  // The chart's place carries its description; the drawing inside says nothing of its own.
  host.querySelector("svg")?.setAttribute("aria-hidden", "true");
  if (state) await view.setState(state as never).runAsync();
  const kept = keepers(spec);
  const marks = new Map<string, Row | null>();
  const remark = () => {
    for (const [name, wanted] of marks) classify(host, name, wanted);
  };
  return {
    async put(changes) {
      for (const [name, table] of Object.entries(changes)) {
        const source = vega.data?.find((data) => data.name === name) as { format?: object } | undefined;
        view.data(name, read(structuredClone(table) as never, { ...source?.format, type: "json" } as never));
      }
      await view.runAsync();
      remark();
    },
    mark(name, wanted) {
      marks.set(name, wanted);
      classify(host, name, wanted);
    },
    wide(width) {
      if (view.signal("width") !== width) void view.signal("width", width).runAsync().then(remark);
    },
    state: () => view.getState({ signals: kept.signals, data: kept.stores }),
    end: () => view.finalize(),
  };
}

/** Which signals and datasets hold what a reader has chosen: values, brushes, and the stores of selections and zoom. */
function keepers(spec: Spec): { signals(name?: string): boolean; stores(name?: string): boolean } {
  const found = params(spec);
  const values = new Set(found.filter((param) => !("select" in param)).map(({ name }) => name));
  const brushes = new Set(found.flatMap(({ name }) => [`${name}_x`, `${name}_y`]));
  const stores = new Set(found.map(({ name }) => `${name}_store`));
  return { signals: (name = "") => values.has(name) || brushes.has(name), stores: (name = "") => stores.has(name) };
}

function params(spec: unknown): { name: string }[] {
  if (!spec || typeof spec !== "object") return [];
  const own = Array.isArray(spec) ? [] : ((spec as { params?: { name: string }[] }).params ?? []);
  return [...own, ...Object.values(spec).flatMap((part) => params(part))];
}

function datumOf(item: Item | null | undefined): unknown {
  return item?.mark?.role === "mark" && item.mark.marktype !== "group" ? (item as { datum?: unknown }).datum : null;
}

function classify(host: HTMLElement, name: string, wanted: Row | null): void {
  for (const element of host.querySelectorAll<SVGElement>(".role-mark path, .role-mark text, .role-mark line")) {
    const item = (element as { __data__?: Item }).__data__;
    element.classList.toggle(name, fits(datumOf(item), wanted));
  }
}
