// On a narrow screen one part at a time is shown.
import { classes, fill } from "@realms/shell/text";
import { Icon } from "./signs";
import type { Props } from "./state";

const TABS = ["board", "market", "others", "story"];
const ICONS: Record<string, string> = { board: "grid", market: "city", others: "others", story: "step" };

export function Tabs({ desk, state }: Props) {
  const w = desk.book.words;
  const ready = new Set(desk.snapshot.options?.builds?.map((build) => build.card)).size;
  return (
    <nav class="rn-parts" aria-label={w.parts}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          class={classes(state.tab === tab && "rn-at")}
          aria-current={state.tab === tab}
          data-to={tab}
          onClick={() => state.set({ tab, show: null })}
        >
          <Icon name={ICONS[tab]!} />
          {w[`tab-${tab}`]}
          {tab === "market" && ready > 0 && <em>{fill(w["ready-count"], { count: ready })}</em>}
        </button>
      ))}
    </nav>
  );
}
