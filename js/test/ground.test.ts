import { expect, test } from "vitest";
import { type Board, Ground, laid } from "../../realms_nb/games/realm_of_sand/board/stage/ground";
import type { Pages } from "../../realms_nb/games/realm_of_sand/board/stage/wire";

const turned = (pattern: string) => {
  const rows = pattern.split("/").map((row) => [...row]);
  return rows[0]!
    .map((_, x) => rows.map((row) => row[x]).reverse())
    .map((row) => row.join(""))
    .join("/");
};
const turns = (pattern: string) => {
  const all = [pattern];
  while (all.length < 4) all.push(turned(all.at(-1)!));
  return [...new Set(all)];
};
const card = (pattern: string, points: number) => ({ pattern, points, turns: turns(pattern) });
const pages = {
  ground: ["......", "......", "..##..", "..##..", "......", "......"],
  cards: { bar: card("GRK", 1), bend: card("GG/.K", 2), square: card("RK/GG", 3), long: card("KGRK", 4) },
  tiles: { corner: { faces: turns("GG/K.") }, row: { faces: turns("RKG") } },
  openings: [],
} as unknown as Pages;

/** The same question the long way: lay the tile everywhere and look which buildings stand then that did not before. */
function slow(tile: string, cards: string[], board: Board, level: number): string[] {
  const ground = new Ground(pages);
  const open = cards.filter((each) => ground.best(pages.cards[each]!, board, level)?.missing);
  const boards = pages.tiles[tile]!.faces.flatMap((face) => ground.everywhere(face))
    .filter((place) => ground.roomy(board, place, level))
    .map((place) => laid(board, place));
  return open
    .filter((each) => {
      const before = new Set(ground.standing(pages.cards[each]!, board));
      return boards.some((after) => ground.standing(pages.cards[each]!, after).some((place) => !before.has(place)));
    })
    .sort((one, other) => pages.cards[other]!.points - pages.cards[one]!.points);
}

test("what a tile would make ready is what stands once it is laid", () => {
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * n);
  };
  const cards = Object.keys(pages.cards);
  const met = new Set<number>();
  for (let game = 0; game < 200; game++) {
    const board = Array.from(
      { length: 36 },
      () => (game % 2 ? "......GRKgrk" : ".............Gkr")[random(game % 2 ? 12 : 16)],
    ).join("");
    for (const tile of Object.keys(pages.tiles)) {
      const found = new Ground(pages).finished(tile, cards, board, game % 3);
      expect(found).toEqual(slow(tile, cards, board, game % 3));
      met.add(found.length);
    }
  }
  expect([...met].sort()).toEqual([0, 1, 2, 3, 4]);
});
