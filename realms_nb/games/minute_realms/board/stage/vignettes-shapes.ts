// Paper shapes for the vignettes: every function returns one closed piece of an SVG path.
// viewBox 0 0 160 100, ground at y = 90. Shapes are placed by their centre x; all run clockwise,
// so that overlapping pieces of one layer unite under the nonzero rule (only `hole` runs the other way).

export type Layer = "far" | "tree" | "wall" | "roof" | "window" | "opening" | "detail";
export type Paint = Record<Layer, string>;
/** A whole number from lo to hi, both included. */
export type Rand = (lo: number, hi: number) => number;
/** Paints one landmark around x. */
export type Scene = (p: Paint, x: number, r: Rand) => void;

/** y of the ground. */
export const G = 90;

/** A small linear congruential generator; its upper bits decide. */
export function random(seed: number): Rand {
  let s = Math.imul(seed, 2654435761) >>> 0;
  return (lo, hi) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return lo + Math.floor((s / 2 ** 32) * (hi - lo + 1));
  };
}

/** Path template: numbers with at most one decimal. */
export const d = (t: TemplateStringsArray, ...v: number[]): string =>
  t.reduce((a, s, i) => a + +(v[i - 1] ?? 0).toFixed(1) + s);

/** n pieces, `step` apart, centred on x. */
export const row = (n: number, x: number, step: number, piece: (x: number, i: number) => string): string =>
  Array.from({ length: n }, (_, i) => piece(x + (i - (n - 1) / 2) * step, i)).join("");

/** The same piece at x - dx and x + dx; the piece hears which side (-1, 1). */
export const pair = (x: number, dx: number, piece: (x: number, side: number) => string): string =>
  piece(x - dx, -1) + piece(x + dx, 1);

export const poly = (...v: number[]): string => `M${v.map((n) => +n.toFixed(1)).join(" ")}z`;

/** Rectangle with its top at y. */
export const box = (x: number, y: number, w: number, h: number): string => d`M${x - w / 2} ${y}h${w}v${h}h${-w}z`;

/** Rectangle from y down to the ground. */
export const block = (x: number, y: number, w: number): string => box(x, y, w, G - y);

/** Triangle on the line y; with a ridge t a hipped roof. */
export const gable = (x: number, y: number, w: number, h: number, t = 0): string =>
  t
    ? d`M${x - w / 2} ${y}l${(w - t) / 2} ${-h}h${t}l${(w - t) / 2} ${h}z`
    : d`M${x - w / 2} ${y}l${w / 2} ${-h}l${w / 2} ${h}z`;

/** The two slopes of a gable as a strip of thickness t, apex at y - h. */
export const rafters = (x: number, y: number, w: number, h: number, t: number): string =>
  poly(
    x - w / 2,
    y,
    x,
    y - h,
    x + w / 2,
    y,
    x + w / 2 - t * (w / h / 2),
    y,
    x,
    y - h + t,
    x - w / 2 + t * (w / h / 2),
    y,
  );

/** Half an ellipse on the line y. */
export const dome = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}a${w / 2} ${h} 0 0 1 ${w} 0z`;

export const onion = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w * 0.34} ${y}c${-w * 0.42} ${-h * 0.45} ${w * 0.28} ${-h * 0.5} ${w * 0.34} ${-h}c${w * 0.06} ${h * 0.5} ${w * 0.76} ${h * 0.55} ${w * 0.34} ${h}z`;

/** Round-headed opening standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

/** An arch that cuts through whatever lies under it in the same layer. */
export const hole = (x: number, y: number, w: number, h: number): string =>
  d`M${x + w / 2} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 0 ${-w} 0v${h - w / 2}z`;

/** Pointed opening standing on y. */
export const lancet = (x: number, y: number, w: number, h: number): string =>
  d`M${x - w / 2} ${y}v${w - h}q0 ${-w * 0.6} ${w / 2} ${-w}q${w / 2} ${w * 0.4} ${w / 2} ${w}v${h - w}z`;

export const disc = (x: number, y: number, r: number): string =>
  d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A straight strip of thickness t. */
export function beam(x1: number, y1: number, x2: number, y2: number, t: number): string {
  const k = t / 2 / Math.hypot(x2 - x1, y2 - y1);
  const a = (y2 - y1) * k;
  const b = (x1 - x2) * k;
  return poly(x1 + a, y1 + b, x2 + a, y2 + b, x2 - a, y2 - b, x1 - a, y1 - b);
}

/** Block of height h with k merlons; y is the top of the merlons. */
export function crenel(x: number, y: number, w: number, h: number, k: number, tooth = 5): string {
  const u = w / (2 * k - 1);
  return d`M${x - w / 2} ${y + h}v${-h}` + d`h${u}v${tooth}h${u}v${-tooth}`.repeat(k - 1) + d`h${u}v${h}z`;
}

/** Pole standing on y with a pennant. */
export const flag = (x: number, y: number, h = 13): string =>
  box(x, y - h, 1.6, h) + d`M${x + 0.8} ${y - h}l9 3l-9 3.4z`;

/** Cross standing on y. */
export const cross = (x: number, y: number, h = 9): string =>
  box(x, y - h, 1.8, h) + box(x, y - h * 0.74, h * 0.62, 1.8);

export const cypress = (x: number, h: number): string =>
  d`M${x} ${G - h}c${h * 0.2} ${h * 0.35} ${h * 0.2} ${h * 0.8} ${h * 0.06} ${h}h${-h * 0.12}c${-h * 0.14} ${-h * 0.2} ${-h * 0.14} ${-h * 0.65} ${h * 0.06} ${-h}z`;

export const leafy = (x: number, h: number, r: number): string => disc(x, G - h + r, r) + block(x, G - h + r, 2.4);

export const fir = (x: number, h: number): string => gable(x, G - 4, h * 0.5, h - 4) + block(x, G - 4, 2);

export const bush = (x: number, w: number): string => dome(x, G, w, w * 0.55);

/** Three puffs that drift to the right. */
export const smoke = (x: number, y: number): string =>
  disc(x, y, 2.4) + disc(x + 4, y - 6, 3.4) + disc(x + 10, y - 12, 4.6);

/** A crescent of light on water. */
export const wave = (x: number, y: number, w: number): string =>
  d`M${x - w / 2} ${y}q${w / 2} -4 ${w} 0q${-w / 2} -1.6 ${-w} 0z`;

/** House with its gable to the viewer: walls from y, roof of height h. */
export function house(p: Paint, x: number, y: number, w: number, h: number): void {
  p.wall += block(x, y, w) + gable(x, y, w, h);
  p.roof += rafters(x, y + 2, w + 7, h + 5, 4.6);
}

/** House with its eaves to the viewer. */
export function hall(p: Paint, x: number, y: number, w: number, h: number, inset = 10): void {
  p.wall += block(x, y, w);
  p.roof += gable(x, y + 1, w + 7, h + 1, w + 7 - inset);
}

/** A low neighbour with one window. */
export function cot(p: Paint, x: number, y: number, w: number): void {
  hall(p, x, y, w, w * 0.4, w * 0.8);
  p.window += box(x, y + 4, 5, G - y > 12 ? 6 : 5);
}
