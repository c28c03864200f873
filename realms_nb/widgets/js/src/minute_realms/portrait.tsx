// One card by itself, drawn as on the board: on the table, and small as it stands in a realm by day and by night.
import type { AnyModel } from "@anywidget/types";
import { render as draw } from "preact";
import { hostTheme, type Theme, watchTheme } from "../shell/theme";
import { Front, skyStyle } from "./card";
import { Scene, Wall } from "./vignette";
import type { Pages } from "./wire";

function Portrait({ pages, theme }: { pages: Pages; theme: Theme }) {
  const [card] = Object.values(pages.cards);
  if (!card) return null;
  const { rounds, categories } = pages;
  return (
    <div class="rn rn-minute_realms rn-portrait" data-theme={theme} role="img" aria-label={card.spoken}>
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

function render({ model, el }: { model: AnyModel<{ pages: Pages }>; el: HTMLElement }) {
  let theme = hostTheme(el);
  const show = () => draw(<Portrait pages={model.get("pages")} theme={theme} />, el);
  const end = watchTheme(el, (now) => {
    theme = now;
    show();
  });
  model.on("change:pages", show);
  show();
  return () => {
    end();
    model.off("change:pages", show);
    draw(null, el);
  };
}

export default { render };
