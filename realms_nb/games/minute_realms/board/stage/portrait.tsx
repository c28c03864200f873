// One card by itself, drawn as on the board: on the table, and small as it stands in a realm by day and by night.
import { type Alone, alone } from "@realms/shell/alone";
import { Front, heard, skyStyle } from "./card";
import { Scene, Wall } from "./vignette";
import type { Pages } from "./wire";

function Portrait({ model, theme }: Alone<{ pages: Pages }>) {
  const pages = model.get("pages");
  const [card] = Object.values(pages.cards);
  if (!card) return null;
  const { rounds, categories } = pages;
  return (
    <div
      class="rn rn-minute_realms rn-portrait"
      data-theme={theme}
      role="img"
      aria-label={heard(card, pages, [card.words])}
    >
      <div class={`rn-card rn-cat-${card.category}`} style={skyStyle(2, pages)}>
        <Front card={card} round={2} pages={pages}>
          <em>{categories[card.category]}</em>
        </Front>
      </div>
      <div class="rn-small">
        {[3, rounds].map((round) => (
          <span key={round} class={`rn-cat-${card.category}`} style={skyStyle(round, pages)}>
            <Scene card={card} round={round} rounds={rounds} />
          </span>
        ))}
        {!card.fixed && (
          <span style={skyStyle(rounds, pages)}>
            <Wall />
          </span>
        )}
      </div>
    </div>
  );
}

export default alone("pages", Portrait);
