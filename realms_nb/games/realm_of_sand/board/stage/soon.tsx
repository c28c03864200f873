// What could be completed soon: a press takes the tile in hand and puts its ghost there. Nothing is played.
import { fill } from "@realms/shell/text";
import { fieldsWord, soon, toGo, tryOut } from "./aim";
import { Shape } from "./signs";
import type { Props } from "./state";
import { label } from "./words";

export function CompleteSoon({ desk, state, most }: Props & { most: number }) {
  const { words: w, pages, help } = desk.book;
  // A teacher who gives no help wants it to be found.
  const rows = help.length ? soon(desk, state).slice(0, most) : [];
  if (!most) return null;
  if (!rows.length) return <p class="rn-quiet">{w["choose-tile"]}</p>;
  return (
    <>
      <h4>{w["complete-soon"]}</h4>
      <ul class="rn-soon">
        {rows.map(({ card, tile, before, after, lay }) => {
          const { pattern } = pages.cards[card]!;
          const how = fill(w["with-tile"], {
            number: state.seat.tiles.indexOf(tile) + 1,
            fields: fieldsWord(state, lay),
          });
          return (
            <li key={card}>
              <button
                type="button"
                data-option
                data-soon={card}
                data-tile-of={tile}
                onClick={() => tryOut(desk, state, tile, lay)}
              >
                <Shape pattern={pattern} px={pattern.length > 9 ? 9 : 11} />
                <span>
                  <b>{label(desk, card)}</b> <small>{how}</small>
                </span>{" "}
                <b>{toGo(desk, before, after)}</b>
              </button>
            </li>
          );
        })}
      </ul>
      {most > 1 && <p class="rn-quiet rn-or">{w["or-choose"]}</p>}
    </>
  );
}
