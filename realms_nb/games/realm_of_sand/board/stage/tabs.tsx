// On a narrow screen one part at a time is shown.
import { PartTabs } from "@realms/parts/part-tabs";
import { fill } from "@realms/shell/text";
import { Icon } from "./signs";
import type { Props } from "./state";

const ICONS: Record<string, string> = { board: "grid", market: "city", others: "others", story: "step" };

export function Tabs({ desk, state }: Props) {
  const w = desk.book.words;
  const ready = new Set(desk.snapshot.options?.builds?.map((build) => build.card)).size;
  const parts = Object.entries(ICONS).map(([name, icon]) => ({
    name,
    word: w[`tab-${name}`],
    sign: <Icon name={icon} />,
    note: name === "market" && ready > 0 ? fill(w["ready-count"], { count: ready }) : undefined,
  }));
  return <PartTabs label={w.parts} parts={parts} at={state.tab} onGo={(tab) => state.set({ tab, show: null })} />;
}
