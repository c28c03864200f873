// The focus of a board: it stays where somebody plays, and goes when somebody leaves.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Whether somebody is at the board, and how they leave it. */
export function useHold(root: RefObject<HTMLElement | null>) {
  const held = useRef(false);

  // Focus stays on the board: what had it may have gone with the redraw. After the paint, because to focus makes the
  // browser lay out the whole notebook at once.
  useEffect(() => {
    const active = document.activeElement;
    // A Next that has nothing more to do hands the focus on, or Enter would press it in vain.
    const idle = active?.matches('[data-next][aria-disabled="true"]');
    if (!held.current || !root.current || (active !== root.current && !idle && root.current.contains(active))) return;
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    const home = find("[data-home]") ?? find('[data-rove][tabindex="0"]') ?? find("[data-option]") ?? root.current;
    home.focus({ preventScroll: true });
  });

  return {
    take() {
      held.current = true;
    },
    /** Leaving for somewhere else gives the focus up; losing it to a redraw does not. */
    lose(event: FocusEvent) {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) held.current = false;
    },
    /** Out of the board, to whatever around it takes keys. */
    leave() {
      held.current = false;
      const outside = root.current?.parentElement?.closest<HTMLElement>("[tabindex]");
      if (outside) outside.focus({ preventScroll: true });
      else (document.activeElement as HTMLElement | null)?.blur();
    },
  };
}
