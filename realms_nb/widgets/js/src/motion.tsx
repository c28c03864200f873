// Calm motion: one thing at a time, nothing loops, and none at all for those who asked their system for less.
import { useEffect, useState } from "preact/hooks";
import type { Picture } from "./types";

const px = (length: number) => `${length}px`;
const less = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

/** A number that is counted up or down to its value, coin by coin. */
export function Count({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), 80);
    return () => clearTimeout(timer);
  }, [shown, value]);
  return <>{less() ? value : shown}</>;
}

/** The one card that was used between two positions, if it was just one. */
export function used(before: Picture, after: Picture): string | undefined {
  const fresh = after.seats.flatMap((seat, number) => seat.plots.slice(before.seats[number]?.plots.length));
  return fresh.length === 1 ? fresh[0]?.card : undefined;
}

/** A used card travels from its place to its plot: called before the position is drawn, what it returns after. */
export function travel(board: HTMLElement, before: Picture, after: Picture): (() => void) | undefined {
  const name = used(before, after);
  const card = name && board.querySelector<HTMLElement>(`[data-card="${CSS.escape(name)}"]`);
  if (!card || less()) return;
  const from = card.getBoundingClientRect();
  return () => {
    const to = board.querySelector(`[data-plot="${CSS.escape(name)}"]`)?.getBoundingClientRect();
    if (!to) return;
    const ground = board.getBoundingClientRect();
    const at = ({ x, y, width, height }: DOMRect) => ({ left: px(x - ground.x), top: px(y - ground.y), width: px(width), height: px(height) });
    const ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.inert = true;
    ghost.classList.add("rn-ghostly");
    board.append(ghost);
    ghost.animate([at(from), at(to)], { duration: 320, easing: "ease-out" }).onfinish = () => ghost.remove();
  };
}
