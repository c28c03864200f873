// Calm motion after a move: pieces settle, a new building rises into the city. Nothing under reduced motion.
import { less } from "../shell/motion";
import type { Picture } from "./wire";

const EASE = { easing: "ease-out" };

/** Move what has changed between two positions; the answer is what is drawn now. */
export function settle(root: HTMLElement, before: Picture | null, picture: Picture): Picture {
  if (before && before !== picture && !less() && typeof root.animate === "function") {
    const mine = root.querySelectorAll<HTMLElement>(".rn-gr [data-field]");
    const seat = picture.seats.findIndex((each, at) => each.board !== before.seats[at]?.board);
    if (seat >= 0 && mine.length) {
      let turn = 0;
      const [old, now] = [before.seats[seat]!.board, picture.seats[seat]!.board];
      for (const field of mine) {
        const at = Number(field.dataset.field);
        const piece = field.querySelector(".rn-pc");
        if (
          now[at] !== "." &&
          now[at] !== old[at] &&
          piece &&
          field.closest<HTMLElement>(".rn-you")?.dataset.seat === String(seat)
        )
          piece.animate([{ transform: "scale(1.25)", opacity: 0.4 }, {}], {
            ...EASE,
            duration: 140,
            delay: 60 * turn++,
          });
      }
    }
    for (const [at, each] of picture.seats.entries()) {
      const fresh = each.buildings.filter((card) => !before.seats[at]?.buildings.includes(card));
      for (const card of fresh)
        for (const plot of root.querySelectorAll(`[data-built="${CSS.escape(card)}"] svg`))
          plot.animate([{ transform: "translateY(100%)" }, {}], { ...EASE, duration: 320 });
    }
  }
  return picture;
}
