// Cards kept face down: their owner opens them by pointing at them.
import { classes, fill } from "@realms/shell/text";
import { peeks } from "./acts";
import { Icon } from "./signs";
import type { Props } from "./state";

export function Kept({ desk, state }: Props) {
  const { pages, words: w } = desk.book;
  return (
    <span class="rn-backs">
      {state.kept.map((card) => (
        <button
          key={card}
          type="button"
          class={classes("rn-back", `rn-sky-${pages.cards[card]!.level}`, state.builds(card).length > 0 && "rn-can")}
          data-kept
          aria-label={fill(w["kept-card"], { card: pages.cards[card]!.label })}
          {...peeks(state.now, card)}
          onClick={() => state.set({ picked: card, way: 0, hand: null })}
        >
          <Icon name="shut" />
        </button>
      ))}
    </span>
  );
}
