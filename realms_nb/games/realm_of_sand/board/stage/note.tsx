// A refusal, said where the hand is: why, and the cure that lies in the game. It stands on the edge away from the hand.
import { memo } from "@realms/parts/memo";
import { classes, fill } from "@realms/shell/text";
import { Icon } from "./signs";
import type { Props } from "./state";
import { join, label } from "./words";

export const Note = memo(({ desk, state }: Props) => {
  const { words: w, pages } = desk.book;
  const { ghost, ground, hand, why } = state;
  const refused = ghost !== null && !ghost.legal && !ghost.thin.length;
  if (!why || (ghost && !refused)) return null;
  const lamps = state.cards.filter((card) => pages.cards[card]!.level_up > 0).map((card) => label(desk, card));
  const cure =
    refused && ghost.closed.length && lamps.length ? fill(w["cure-lantern"], { cards: join(lamps.slice(0, 3)) }) : "";
  const low = hand !== null && hand.at >= ground.size / 2;
  return (
    <p class={classes("rn-note", low && "rn-high")} role="status">
      <Icon name="ban" />
      <span>
        {why} {cure}
      </span>
    </p>
  );
});
