// What is in hand: what it would change, before it is laid.
import { fill } from "@realms/shell/text";
import { fieldsWord } from "./aim";
import { Go, Pick } from "./choices";
import { Refused } from "./refused";
import { Icon, One, Shape } from "./signs";
import type { Props } from "./state";
import { changes, covered, pieceWord } from "./words";

/** What the ghost would change: at most three lines, the best first. */
export function Ledger({ desk, state }: Props) {
  const { words: w, pages } = desk.book;
  const { ghost, hand, way } = state;
  const facts = pages.cards;
  if (!ghost!.legal && !ghost!.thin.length) return <Refused desk={desk} state={state} />;
  const over = covered(state);
  const rows = changes(desk, state).slice(0, over.length ? 2 : 3);
  const verb = hand!.kind === "tile" ? w["lay-it"] : hand!.kind === "disc" ? w["put-it"] : w["move-it"];
  return (
    <>
      <h4 class="rn-on-fields">{fill(w["on-fields"], { fields: fieldsWord(state, ghost!.place) })}</h4>
      <ul class="rn-led">
        {rows.map(({ card, before, after }) => (
          <li key={card} class={after === 0 ? "rn-ok" : undefined}>
            <Shape pattern={facts[card]!.pattern} px={facts[card]!.pattern.length > 9 ? 8 : 10} />
            <b>{facts[card]!.label}</b>
            <b>
              {after === 0
                ? `✓ ${w.ready} +${facts[card]!.points}`
                : fill(w["missing-change"], { before: before ?? "–", after: after ?? "–" })}
            </b>
          </li>
        ))}
        {over.slice(0, 3 - rows.length).map(({ letter, field }) => (
          <li key={field}>
            <One letter={letter} />
            <span>{fill(w["covers-piece"], { piece: pieceWord(desk, letter), field })}</span>
            <b>{letter === letter.toUpperCase() ? w["to-supply"] : w["back-to-you"]}</b>
          </li>
        ))}
        {!rows.length && !over.length && (
          <li>
            <Icon name="step" />
            <span>{w["changes-nothing"]}</span>
          </li>
        )}
      </ul>
      {ghost!.thin.length > 0 && (
        <>
          <h4>{w["squares-out"]}</h4>
          <div class="rn-way">
            {ghost!.thin.map(({ place, move }, at) => (
              <Pick
                key={move}
                on={Math.min(way, ghost!.thin.length - 1) === at}
                number={at + 1}
                data-thin={move}
                onClick={() => state.set({ way: at })}
              >
                {fill(w["stays-empty"], {
                  fields: place
                    .filter(([, c]) => c === "-")
                    .map(([field]) => state.ground.name(field))
                    .join(" "),
                })}
              </Pick>
            ))}
          </div>
        </>
      )}
      <div class="rn-go">
        <Go primary keys="Enter" move={ghost!.legal ? ghost!.move : undefined} onClick={() => state.commit()}>
          {verb}
        </Go>
        <Go keys="Esc" onClick={() => state.take(null)}>
          {w["put-back"]}
        </Go>
      </div>
    </>
  );
}
