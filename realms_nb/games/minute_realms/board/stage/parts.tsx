// On a narrow screen one part at a time is shown: the cards with what they would do, the realms, or a tab of the panel.
import { PartTabs } from "@realms/parts/part-tabs";
import { Icon } from "./icons";
import type { MinuteDesk, MinuteState } from "./state";

// The tabs of the panel that are parts of their own; what can be chosen stands under the cards.
const SIGNS: Record<string, string> = { moves: "step", chances: "odds", review: "eye" };

/** The part that is shown: what the panel was turned to, whoever turned it. */
export function partOf(desk: MinuteDesk, state: MinuteState): string {
  return desk.tab === "choice" ? (state.realms.on ? "realms" : "cards") : desk.tab;
}

export function Parts({ desk, state }: { desk: MinuteDesk; state: MinuteState }) {
  const w = desk.book.words;
  const over = desk.snapshot.turn === undefined;
  const parts = [
    { name: "cards", word: over ? w["tab-result"] : w["tab-cards"], sign: <Icon name={over ? "crown" : "cards"} /> },
    { name: "realms", word: w["tab-realms"], sign: <Icon name="bastion" /> },
    ...desk.tabs
      .filter((tab) => SIGNS[tab])
      .map((tab) => ({ name: tab as string, word: w[`tab-${tab}`], sign: <Icon name={SIGNS[tab]!} /> })),
    { name: "more", word: w["tab-more"], sign: <Icon name="menu" /> },
  ];
  return <PartTabs label={w.parts} parts={parts} at={partOf(desk, state)} onGo={go} />;

  function go(name: string) {
    if (name === "more") return desk.menu();
    state.realms.show(name === "realms");
    const tab = desk.tabs.find((each) => each === name);
    if (desk.tab !== (tab ?? "choice")) desk.open(tab ?? "choice");
  }
}
