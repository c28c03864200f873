// Calm motion after a move: pieces settle, buildings rise, cards turn over. Nothing under reduced motion.
import { less } from "../shell/motion";
import type { Picture, Seat } from "./wire";

const RISE: Keyframe[] = [{ transform: "translateY(100%)" }, {}];
const SETTLE: Keyframe[] = [{ transform: "scale(1.25)", opacity: 0.4 }, {}];
const TURN_OVER: Keyframe[] = [{ transform: "scaleX(0)" }, {}];

function move(things: Iterable<Element>, frames: Keyframe[], duration: number, apart = 0) {
  let delay = 0;
  for (const thing of things) {
    thing.animate(frames, { duration, delay, easing: "ease-out", fill: "backwards" });
    delay += apart;
  }
}

/** Move what has changed between two positions; the answer is what is drawn now. */
export function settle(root: HTMLElement, before: Picture | null, picture: Picture): Picture {
  if (!before || before === picture || less() || typeof root.animate !== "function") return picture;
  const cards = new Set(before.display.flat());
  for (const [number, seat] of picture.seats.entries()) seated(root, number, before.seats[number], seat);
  for (const card of picture.display.flat())
    if (card && !cards.has(card)) move(root.querySelectorAll(`[data-card="${CSS.escape(card)}"]`), TURN_OVER, 240);
  return picture;
}

/** What has changed before one seat, on the large board or a small one. */
function seated(root: HTMLElement, number: number, old: Seat | undefined, now: Seat) {
  if (!old) return;
  const its = root.querySelector(`[data-seat="${number}"]`);
  if (!its) return;
  const pieces = [...now.board].flatMap((letter, at) =>
    letter !== "." && letter !== old.board[at]
      ? [...its.querySelectorAll(`[data-field="${at}"] :is(.rn-pc, .rn-lies)`)]
      : [],
  );
  move(pieces, SETTLE, 140, 60);
  if (now.level > old.level) move(its.querySelectorAll(".rn-lan .rn-i"), [{ opacity: 0.2 }, {}], 200);
  if (now.crystal !== old.crystal) move(its.querySelectorAll(".rn-watch"), [{ transform: "rotateY(180deg)" }, {}], 400);
  for (const card of now.buildings)
    if (!old.buildings.includes(card)) move(its.querySelectorAll(`[data-built="${CSS.escape(card)}"] svg`), RISE, 320);
}
