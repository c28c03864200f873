// A used card, large: all that is on it, and what became of it.

import { Bt } from "@realms/parts/icons";
import { fill } from "@realms/shell/text";
import { useEffect, useRef } from "preact/hooks";
import { Front, heard, skyStyle } from "./card";
import type { MinuteDesk, MinuteState } from "./state";

export function Large({ desk, state }: { desk: MinuteDesk; state: MinuteState }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const name = state.large;
  const card = name ? book.pages.cards[name] : undefined;
  const close = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!name) return;
    close.current?.querySelector<HTMLElement>(".rn-bt")?.focus({ preventScroll: true });
    const root = desk.root.current;
    return () =>
      root?.querySelector<HTMLElement>(`[data-enlarge="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
  }, [name]);
  if (!name || !card) return null;
  const plots = snapshot.picture.seats.flatMap(({ plots: own }, seat) =>
    own.map((plot, index) => ({ plot, seat, round: index + 1 })),
  );
  const found = plots.find(({ plot }) => plot?.card === name);
  // The step in which it came to lie there, if whoever played it said why.
  const step = found
    ? desk.positions().findIndex(({ seats }) => seats[found.seat]?.plots[found.round - 1]?.card === name)
    : -1;
  const round = found?.round ?? snapshot.picture.round;
  return (
    <div class="rn-large" role="dialog" aria-label={card.label}>
      <button type="button" class="rn-shade" tabIndex={-1} aria-label={w.close} onClick={() => state.enlarge(null)} />
      <div ref={close} class={`rn-card rn-cat-${card.category}`} style={skyStyle(round, book.pages)}>
        <Front card={card} round={round} pages={book.pages}>
          <small>
            {found?.plot?.down ? w["plot-bastion"] : fill(w["points-label"], { points: found?.plot?.points ?? 0 })}
          </small>
          <em>{book.pages.categories[card.category]}</em>
        </Front>
        <p class="rn-sr">{heard(card, book.pages, [card.words])}</p>
        {desk.reasonAt(step) && (
          <Bt
            class="rn-wide"
            data-why-plot
            onClick={() => {
              state.enlarge(null);
              desk.why(step);
            }}
          >
            {w.why}
          </Bt>
        )}
        <Bt class="rn-wide" onClick={() => state.enlarge(null)}>
          {w.close}
        </Bt>
      </div>
    </div>
  );
}
