// A question that is asked in front of the board: the focus stays in it, Escape is the safe answer, and the focus goes
// back to where it came from.
import type { ComponentChild } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const REACHABLE = "button:not(:disabled), input, select, [tabindex='0']";

export function Dialog({
  title,
  onClose,
  size,
  children,
}: {
  title: string;
  onClose: () => void;
  /** How wide it may be, as a class says. */
  size?: "wide" | "new";
  children: ComponentChild;
}) {
  const box = useRef<HTMLDivElement>(null);
  // Before it is painted: an Escape pressed at first sight must find the dialog, or it would lead out of the board.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first = box.current?.querySelector<HTMLElement>("[data-first]") ?? box.current;
    first?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    if (event.key !== "Tab") return;
    const all = [...(box.current?.querySelectorAll<HTMLElement>(REACHABLE) ?? [])];
    const [first, last] = [all[0], all[all.length - 1]];
    const active = document.activeElement;
    if (event.shiftKey ? active === first || active === box.current : active === last) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  }
  return (
    <div class="rn-veil" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={box}
        class={size ? `rn-dialog rn-dialog-${size}` : "rn-dialog"}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}
