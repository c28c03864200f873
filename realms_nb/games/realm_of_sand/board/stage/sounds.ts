// Which sound belongs to what happened: a tile sounds like its first rune.
import type { Sound } from "@realms/shell/sound";
import type { BoardTexts, Sentence } from "@realms/shell/wire";
import type { Pages } from "./wire";

const RUNES: Record<string, Sound> = { G: "rune green", R: "rune red", K: "rune black" };
const SOUNDS: Record<string, Sound> = {
  summoning: "rune green",
  buildings: "card",
  bonuses: "coin",
  "dark-zone": "coin",
};

export function soundOf({ rule, spans }: Sentence, { pages }: BoardTexts<Pages>): Sound | undefined {
  if (rule !== "laying") return SOUNDS[rule];
  const tile = spans.map(({ key }) => pages.tiles[key ?? ""]).find((found) => found !== undefined);
  return RUNES[tile?.faces[0]?.match(/[GRK]/)?.[0] ?? ""];
}
