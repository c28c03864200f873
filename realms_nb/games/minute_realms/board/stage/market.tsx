// The cards that can be taken, and the places of those who have acted.
import { classes, monogram, tell } from "@realms/shell/text";
import { Place } from "./card";
import { Icon } from "./icons";
import type { MinuteDesk, MinuteState } from "./state";

export function Market({ desk, state }: { desk: MinuteDesk; state: MinuteState }) {
  const { snapshot, book } = desk;
  const { picture, names } = snapshot;
  const { order, selected, focus } = state;
  const place = (name: string, holder: number | null) => (
    <Place
      key={name}
      name={name}
      holder={holder}
      desk={desk}
      state={state}
      selected={selected === name}
      hinted={snapshot.hint?.moves.some((move) => move.endsWith(` ${name}`)) ?? false}
      focusable={order.indexOf(name) === Math.min(focus, order.length - 1)}
      onPick={state.pick}
    />
  );
  // A seat that has built gives its room to the cards that are left.
  const places = [...picture.fronts.map((name) => name !== null), ...picture.middle.map(() => true)];
  const columns = places.map((card) => (card ? "minmax(0, 1fr)" : "var(--gone)")).join(" ");
  return (
    <ol
      class={classes("rn-market", places.length > 6 && "rn-many")}
      aria-label={book.words.market}
      style={{ "--places": columns }}
    >
      {picture.fronts.map((name, seat) => (name ? place(name, seat) : gone(seat)))}
      {picture.middle.map((name) => place(name, null))}
    </ol>
  );

  function gone(seat: number) {
    const w = book.words;
    const took = picture.took[String(seat)];
    const quote = snapshot.quotes[seat];
    const name = names[seat] ?? "";
    const card = (took && book.pages.cards[took.card]?.label) ?? "";
    const holder = took?.holder;
    const who: Record<string, number> =
      holder === undefined || holder === seat ? { name: seat } : { name: seat, holder };
    const key = holder === seat ? "took-own" : holder === undefined ? "took-middle" : "took-from";
    const words = took && tell(w, key, snapshot, who, { card });
    return (
      <li key={`gone-${seat}`} class="rn-place rn-gone">
        <p class="rn-tab" title={name}>
          <b class="rn-mono">{monogram(name)}</b>
          <span>{name}</span>
        </p>
        <div class="rn-hole" title={words}>
          <Icon name="check" />
          {quote && <q>{quote}</q>}
          {words && <p>{words}</p>}
          {snapshot.reasons[seat] !== undefined && (
            <button type="button" class="rn-link" title="Y" onClick={() => desk.why(snapshot.reasons[seat]!)}>
              {w.why}
            </button>
          )}
        </div>
      </li>
    );
  }
}
