// The generated card pictures of Minute Realms: a small paper-cut scene from category and id, no picture files.
//
// Which scene: a card whose id stands in the table below for its own category shows that scene (the standard deck).
// Any other card, such as one of a teacher's own deck, shows scene `place modulo number of scenes` of its category.
// Every second card with the same scene is mirrored. The id seeds one generator that varies hills, heights, widths,
// chimneys, trees and a shift of up to 8, so that the same card looks the same everywhere and always.
import { commercial, military } from "./vignettes-commercial";
import { clerical, noble } from "./vignettes-noble";
import { productive, residential } from "./vignettes-productive";
import { arch, box, d, type Layer, type Paint, pair, random, row, type Scene } from "./vignettes-shapes";

export type { Layer };
export type Category = "productive" | "residential" | "commercial" | "military" | "noble" | "clerical";

export interface Vignette {
  /** One merged path per layer, for viewBox 0 0 160 100 with the ground at y = 90. */
  layers: Partial<Record<Layer, string>>;
  /** The paths are not mirrored themselves: draw them under `transform={MIRROR}`. */
  mirrored: boolean;
}

/** Back to front. `detail` is filled with the evenodd rule. */
export const LAYERS: readonly Layer[] = ["far", "tree", "wall", "roof", "window", "opening", "detail"];

/** SVG transform for a mirrored vignette. */
export const MIRROR = "matrix(-1 0 0 1 160 0)";

const kits: Record<Category, Scene[]> = { productive, residential, commercial, military, noble, clerical };

/** Card ids of the standard deck, one list per scene, in the order of the kits. */
const table: Record<Category, number[][]> = {
  productive: [[1, 33], [2, 50], [3, 41, 49], [4, 34], [5]],
  residential: [[6, 51], [7, 35], [8, 11, 42], [9], [10]],
  commercial: [[12], [13, 15], [14, 43], [16, 52], [36], [37]],
  military: [
    [17, 44],
    [18, 20, 45],
    [19, 21],
    [38, 53],
  ],
  noble: [[22, 39], [23, 25], [24, 46], [26, 47], [54]],
  clerical: [[27, 32], [28, 31, 48, 55], [29], [30, 56], [40]],
};

/** Number of the scene within its kit, and how many cards with the same scene come before this one. */
export function sceneOf(card: { id: number; category: Category; place: number }): { scene: number; turn: number } {
  const scene = table[card.category].findIndex((ids) => ids.includes(card.id));
  if (scene >= 0) return { scene, turn: table[card.category][scene]!.indexOf(card.id) };
  const n = kits[card.category].length;
  return { scene: ((card.place % n) + n) % n, turn: Math.floor(card.place / n) };
}

export function vignette(card: { id: number; category: Category; place: number }): Vignette {
  const r = random(card.id);
  const p: Paint = { far: "", tree: "", wall: "", roof: "M-10 90h180v10H-10z", window: "", opening: "", detail: "" };
  p.far = d`M-10 90V${r(60, 72)}Q${r(18, 38)} ${r(46, 58)} ${r(66, 94)} ${r(60, 70)}T170 ${r(58, 70)}V90z`;
  const { scene, turn } = sceneOf(card);
  kits[card.category][scene]!(p, 80 + r(-8, 8), r);
  const layers: Vignette["layers"] = {};
  for (const layer of LAYERS) if (p[layer]) layers[layer] = p[layer];
  return { layers, mirrored: turn % 2 !== 0 };
}

/** Sun (by night a crescent) of a round: it climbs to noon and sinks, from left to right. */
export function discOf(round: number, rounds: number): { x: number; y: number; r: number } {
  const t = rounds > 1 ? 1 + ((Math.min(Math.max(round, 1), rounds) - 1) * 7) / (rounds - 1) : 4.5;
  const one = (n: number): number => Math.round(n * 10) / 10;
  return { x: one(36 + 10 * t), y: one(62 - 0.8 * t * (9 - t)), r: 21 };
}

/** Courses of stone, every second one set off by half a stone; the joints leave room for the door. */
const courses = [60, 73, 86]
  .map((y, i) => box(80, y, 160, 1.4) + row(4, 80, 40, (x) => box(x + (i % 2 ? 10 : -10), y - 11.6, 1.8, 11.6)))
  .join("");

/** The bastion: a wall from edge to edge (draw it with preserveAspectRatio "none"), so that neighbours join. All filled. */
export const wall: Record<"body" | "lines" | "door", string> = {
  body: "M0 100V46" + "h8V34h24V46h8".repeat(4) + "V100z",
  lines: box(80, 46, 160, 2.4) + courses,
  door: arch(80, 100, 28, 34) + pair(80, 40, (x) => arch(x, 82, 6, 18)),
};
