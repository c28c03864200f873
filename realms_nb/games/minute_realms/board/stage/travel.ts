// The card that was just used travels from the market to its plot.
import { less } from "@realms/shell/motion";
import type { Picture } from "./wire";

/** The one card that was used between two positions, if it was just one. */
export function used(before: Picture, after: Picture): string | undefined {
  const fresh = after.seats.flatMap((seat, number) => seat.plots.slice(before.seats[number]?.plots.length));
  return fresh.length === 1 ? fresh[0]?.card : undefined;
}

/** A position as it was drawn: where each card of the market lay, seen from the corner of the board. */
export interface Drawn {
  picture: Picture;
  cards: Map<string, [HTMLElement, DOMRect]>;
}

/** The one card that was used since a position was drawn travels to its plot; the answer is what is drawn now. */
export function travel(board: HTMLElement, last: Drawn | null, picture: Picture): Drawn {
  const ground = board.getBoundingClientRect();
  const place = (found: Element) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return new DOMRect(x - ground.x, y - ground.y, width, height);
  };
  const name = last && used(last.picture, picture);
  const [card, from] = (name && last.cards.get(name)) || [];
  const plot = name && board.querySelector(`[data-plot="${CSS.escape(name)}"]`);
  if (card && from && plot && !less()) {
    const to = place(plot);
    const ghost = card.cloneNode(true) as HTMLElement;
    delete ghost.dataset.card;
    ghost.inert = true;
    ghost.className += " rn-ghostly";
    ghost.style.cssText += `left:${from.x}px;top:${from.y}px;width:${from.width}px`;
    board.append(ghost);
    // Only moved and scaled: then the browser need not lay out or paint anything while it travels.
    const transform = `translate(${to.x - from.x}px,${to.y - from.y}px) scale(${to.width / from.width})`;
    ghost.animate([{}, { transform }], { duration: 320, easing: "ease-out" }).onfinish = () => ghost.remove();
  }
  const cards: Drawn["cards"] = new Map();
  for (const each of board.querySelectorAll<HTMLElement>("[data-card]"))
    cards.set(each.dataset.card!, [each, place(each)]);
  return { picture, cards };
}
