// Calm motion after a move: pieces settle, tiles and discs travel, buildings rise, cards turn over. Nothing under
// reduced motion.
import { less } from "@realms/shell/motion";
import type { Picture, Seat } from "./wire";

const TRAVEL = 260;
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

/** A drawing travels here from where it was: a copy over everything, so that no edge cuts it off on its way. */
function fly(root: HTMLElement, drawing: Element | null | undefined, from: Element | null | undefined) {
  if (!drawing || !from) return;
  const [ground, start, end] = [root, from, drawing].map((each) => each.getBoundingClientRect()) as DOMRect[];
  // What is not shown, as on another part of a phone, does not travel.
  if (!start!.width || !end!.width) return;
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.style.cssText = `position:absolute;z-index:6;pointer-events:none;left:${end!.x - ground!.x}px;top:${end!.y - ground!.y}px;width:${end!.width}px;height:${end!.height}px`;
  root.append(copy);
  const transform = `translate(${start!.x - end!.x}px,${start!.y - end!.y}px)`;
  copy.animate([{ transform }, {}], { duration: TRAVEL, easing: "ease-out" }).onfinish = () => copy.remove();
}

type Find = (selector: string) => NodeListOf<Element>;

/** A tile comes from the queue into the hand, covered discs go back to their place. */
function travel(root: HTMLElement, find: Find, before: Picture, old: Seat, now: Seat) {
  const queue = root.querySelectorAll(".rn-queue > :is(.rn-tk, .rn-tl)");
  const hand = find(".rn-act > *");
  for (const [at, tile] of now.tiles.entries())
    if (!old.tiles.includes(tile)) fly(root, hand[at]?.querySelector(".rn-t"), queue[before.circle.indexOf(tile)]);
  for (const [at, letter] of [...old.board].entries())
    if (letter !== letter.toUpperCase() && letter !== now.board[at])
      fly(root, find(`[data-disc="${letter.toUpperCase()}"] svg`)[0], find(`[data-field="${at}"]`)[0]);
}

/** Move what has changed between two positions; the answer is what is drawn now. */
export function settle(root: HTMLElement, before: Picture | null, picture: Picture): Picture {
  if (!before || before === picture || less() || typeof root.animate !== "function") return picture;
  const cards = new Set(before.display.flat());
  for (const [number, now] of picture.seats.entries()) {
    const old = before.seats[number];
    if (!old || old === now) continue;
    // What is drawn of a seat stands in several places: its ground, its road.
    const find: Find = (selector) => root.querySelectorAll(`[data-seat="${number}"] ${selector}`);
    travel(root, find, before, old, now);
    seated(find, old, now);
  }
  for (const card of picture.display.flat())
    if (card && !cards.has(card)) move(root.querySelectorAll(`[data-card="${CSS.escape(card)}"]`), TURN_OVER, 240);
  return picture;
}

/** What has changed before one seat, on the large board or a small one. */
function seated(find: Find, old: Seat, now: Seat) {
  const pieces = [...now.board].flatMap((letter, at) =>
    letter !== "." && letter !== old.board[at] ? [...find(`[data-field="${at}"] :is(.rn-pc, .rn-lies)`)] : [],
  );
  move(pieces, SETTLE, 140, 60);
  if (now.level > old.level) move(find(".rn-lan .rn-i"), [{ opacity: 0.2 }, {}], 200);
  if (now.crystal !== old.crystal) move(find(".rn-watch"), [{ transform: "rotateY(180deg)" }, {}], 400);
  for (const card of now.buildings)
    if (!old.buildings.includes(card)) move(find(`[data-built="${CSS.escape(card)}"] svg`), RISE, 320);
}
