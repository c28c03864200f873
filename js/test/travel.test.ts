import { expect, test } from "vitest";
import { used } from "../../realms_nb/games/minute_realms/board/stage/travel";
import type { Picture } from "../../realms_nb/games/minute_realms/board/stage/wire";

const seat = (...plots: string[]) => ({
  coins: 0,
  shields: 0,
  points: 0,
  plots: plots.map((card) => ({ card, down: false, points: 1 })),
});
const picture = (...seats: ReturnType<typeof seat>[]) => ({ seats }) as unknown as Picture;

test("a card travels where just one was used", () => {
  const bare = picture(seat(), seat());
  const one = picture(seat(), seat("Mill"));
  const two = picture(seat("Tower"), seat("Mill"));
  expect(used(bare, one)).toBe("Mill");
  expect([used(one, one), used(one, bare), used(bare, two)]).toEqual([undefined, undefined, undefined]);
});
