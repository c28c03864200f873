// One panel, four questions: what can I do, what happened, what will happen; after the game, what did it cost.
import type { ComponentChild } from "preact";
import { rove, wayOf } from "./keys";
import type { BoardTexts } from "./wire";

export type Tab = "choice" | "moves" | "chances" | "review";

interface PanelProps {
  book: BoardTexts<unknown>;
  tabs: Tab[];
  tab: Tab;
  // How many moves there are.
  moves: number;
  // Whether the game is over: what can be chosen has become what came of it.
  over: boolean;
  // Whether it is your turn: then the panel wears the sun.
  open: boolean;
  onTab: (tab: Tab) => void;
  children: ComponentChild;
  // What stands below the panel, in a studio.
  dock?: ComponentChild;
}

export function SidePanel({ book, tabs, tab, moves, over, open, onTab, children, dock }: PanelProps) {
  const w = book.words;
  function onKeyDown(event: KeyboardEvent) {
    const way = wayOf(event.key);
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[rove(tabs.indexOf(tab), tabs.length, way)]!;
    onTab(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }
  const named = (name: Tab) => w[`tab-${over && name === "choice" ? "result" : name}`];
  return (
    <div class={open ? "rn-side rn-open" : "rn-side"}>
      <div class="rn-tabs" role="tablist" aria-label={w.panel} onKeyDown={onKeyDown}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={name === tab}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {named(name)}
            {name === "moves" && <small>{moves}</small>}
          </button>
        ))}
      </div>
      <div class="rn-panel" data-target={tab} role="tabpanel" tabIndex={0} aria-label={named(tab)} data-panel={tab}>
        <h3 class="rn-sr">{named(tab)}</h3>
        {children}
      </div>
      {dock}
    </div>
  );
}
