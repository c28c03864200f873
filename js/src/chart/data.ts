// What a live chart does to specifications and rows, without a browser: pure functions.

export type Row = Record<string, unknown>;
export type Rows = Record<string, Row[]>;
export type Spec = Record<string, unknown>;
/** For each dataset the columns of its table: field and heading. */
export type Columns = Record<string, [string, string][]>;
export interface Table {
  dataset: string;
  head: string[];
  body: { cells: string[]; row: Row }[];
}

/** The same specification with every colour of the map exchanged. */
export function recoloured<T>(spec: T, colours: Record<string, string>): T {
  if (typeof spec === "string") return (Object.hasOwn(colours, spec) ? colours[spec] : spec) as T;
  if (Array.isArray(spec)) return spec.map((part) => recoloured(part, colours)) as T;
  if (spec && typeof spec === "object") {
    return Object.fromEntries(Object.entries(spec).map(([key, value]) => [key, recoloured(value, colours)])) as T;
  }
  return spec;
}

/** Can the chart be as wide as its place? Joined and faceted charts have widths of their own. */
export function isResponsive(spec: Spec): boolean {
  if (["hconcat", "vconcat", "concat", "facet", "repeat"].some((part) => part in spec)) return false;
  const encoding = (spec.encoding ?? {}) as Row;
  if (["row", "column", "facet"].some((channel) => channel in encoding)) return false;
  return spec.width === undefined || typeof spec.width === "number" || spec.width === "container";
}

/** The facts of a datum: what its rows were given, without what Vega added. */
export function facts(datum: unknown, rows: Rows): Row | null {
  if (!datum || typeof datum !== "object") return null;
  const given = new Set(Object.values(rows).flatMap((table) => Object.keys(table[0] ?? {})));
  const kept = Object.entries(datum).filter(([key]) => given.has(key));
  return kept.length ? Object.fromEntries(kept) : null;
}

/** Does a datum have all the values that are looked for? Looking for nothing finds nothing. */
export function fits(datum: unknown, wanted: Row | null | undefined): boolean {
  if (!wanted || !datum || typeof datum !== "object") return false;
  const keys = Object.keys(wanted);
  return keys.length > 0 && keys.every((key) => same((datum as Row)[key], wanted[key]));
}

/** Which datasets have changed. */
export function changed(before: Rows, after: Rows): string[] {
  return Object.keys(after).filter((name) => !same(before[name], after[name]));
}

/** The rows as tables of text: each row once, and no table twice. */
export function tables(columns: Columns, rows: Rows): Table[] {
  const seen = new Set<string>();
  const found: Table[] = [];
  for (const [dataset, fields] of Object.entries(columns)) {
    const lines = new Map<string, { cells: string[]; row: Row }>();
    for (const row of rows[dataset] ?? []) {
      const cells = fields.map(([field]) => written(row[field]));
      const key = JSON.stringify(cells);
      if (!lines.has(key)) lines.set(key, { cells, row });
    }
    const head = fields.map(([, title]) => title);
    const key = JSON.stringify([head, [...lines.keys()]]);
    if (lines.size && !seen.has(key)) found.push({ dataset, head, body: [...lines.values()] });
    seen.add(key);
  }
  return found;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && !Number.isInteger(value)) return String(Math.round(value * 1000) / 1000);
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
