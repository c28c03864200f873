// What is drawn large in the place of the market: a building that rises, a crystal that wakes, the last round.
import type { Beat as BeatProps } from "@realms/shell/stage";
import { useEffect } from "preact/hooks";
import { Gains } from "./building";
import { Icon, Watch } from "./signs";
import { Silhouette } from "./skyline";
import type { Props } from "./state";
import type { VisibleCard } from "./wire";

// A scene that is only looked at goes on by itself: all that it tells stays in the list of moves.
const LOOK = 2600;

export function Beat({ desk, facts, next }: Props & BeatProps) {
  const { words: w, pages } = desk.book;
  const { kind, card: built, power, words, discs = "", levels = 0, hourglasses = 0 } = facts as VisibleCard;
  const card = built ? pages.cards[built] : undefined;
  useEffect(() => {
    const timer = setTimeout(next, LOOK);
    return () => clearTimeout(timer);
  }, [facts]);
  return (
    <div class={card ? `rn-beat-in rn-sky-${card.level}` : "rn-beat-in rn-sky-3"}>
      {card && <Silhouette kind={card.kind} city />}
      {power && (
        <span class="rn-wakes">
          <Watch power={power} crystal="fresh" size={120} />
        </span>
      )}
      {kind === "last" && <Icon name="glass" size={110} />}
      <h3>{card?.label ?? w[`scene-${kind}`]}</h3>
      <p>{words}</p>
      {card && <Gains gains={discs} level={levels} hourglasses={hourglasses} points={card.points} />}
      <button type="button" class="rn-bt rn-primary" data-home data-scene-next onClick={next}>
        {w["play-further"]}
      </button>
    </div>
  );
}
