// One building by itself, drawn as it lies open on the board.
import { type Alone, alone } from "@realms/shell/alone";
import { Front } from "./front";
import { heightOf, widthOf } from "./ground";
import "./portrait.css";
import type { CardFacts } from "./wire";

// What a pattern may take of the sky.
const WIDE = 126;
const HIGH = 96;

function Portrait({ model, theme }: Alone<{ card: CardFacts | null }>) {
  const card = model.get("card");
  if (!card) return null;
  const px = Math.floor(Math.min(21, WIDE / widthOf(card.pattern), HIGH / heightOf(card.pattern)));
  return (
    <div
      class="rn rn-realm_of_sand rn-one-building"
      data-theme={theme}
      role="img"
      aria-label={`${card.label}: ${card.spoken}`}
    >
      <span class={`rn-bc rn-sky-${card.level}`}>
        <Front facts={card} px={px} points={String(card.points)}>
          <b class="rn-pp">{"I".repeat(card.level)}</b>
        </Front>
      </span>
    </div>
  );
}

export default alone("card", Portrait);
