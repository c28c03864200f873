// Keys on the table: an arrow leads to the next thing that can be pressed in its direction.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

/** The box that lies next in a direction: what lies sideways of it counts double. -1 if there is none. */
export function nextBox(from: Box, boxes: Box[], key: Arrow): number {
  const [x, y] = middle(from);
  const along = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [a, b] = middle(box);
    const ahead = sign * (along ? a - x : b - y);
    const aside = Math.abs(along ? b - y : a - x);
    if (ahead < 2) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;

/** One stop of the Tab key for all that can be pressed on the table: what was pressed last, or what is open first. */
export function roving(table: HTMLElement) {
  const options = [...table.querySelectorAll<HTMLElement>("[data-option]")];
  const home =
    options.find((option) => option === document.activeElement) ??
    options.find((option) => option.getAttribute("aria-disabled") !== "true") ??
    options[0];
  for (const option of options) {
    option.tabIndex = option === home ? 0 : -1;
    option.toggleAttribute("data-rove", true);
  }
}
