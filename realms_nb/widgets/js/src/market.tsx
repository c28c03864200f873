// The cards that can be taken, and the places of those who have acted.
import { Place } from "./card";
import { fill, monogram } from "./text";
import type { Book, Snapshot } from "./types";

export interface MarketProps {
  snapshot: Snapshot;
  book: Book;
  selected: string | null;
  lit: string[];
  focus: number;
  onPick: (card: string) => void;
  onHover: (card: string | null) => void;
}

/** The names of the cards on offer, in the order in which they are drawn. */
export function offered(snapshot: Snapshot): string[] {
  const { fronts, middle } = snapshot.picture;
  return [...fronts.filter((name): name is string => name !== null), ...middle];
}

export function Market({ snapshot, book, selected, lit, focus, onPick, onHover }: MarketProps) {
  const { picture, names } = snapshot;
  const order = offered(snapshot);
  const place = (name: string, holder: number | null) => (
    <Place
      key={name}
      name={name}
      holder={holder}
      snapshot={snapshot}
      book={book}
      selected={selected === name}
      lit={lit.includes(name)}
      hinted={snapshot.hint?.moves.some((move) => move.endsWith(` ${name}`)) ?? false}
      focusable={order.indexOf(name) === Math.min(focus, order.length - 1)}
      onPick={onPick}
      onHover={onHover}
    />
  );
  return (
    <ol class="rn-market" aria-label={book.words.market}>
      {picture.fronts.map((name, seat) => (name ? place(name, seat) : gone(seat)))}
      {picture.middle.map((name) => place(name, null))}
    </ol>
  );

  function gone(seat: number) {
    const w = book.words;
    const took = picture.took[String(seat)];
    const quote = snapshot.quotes[String(seat)];
    const values = {
      name: names[seat] ?? "",
      card: (took && book.cards[took.card]?.label) ?? "",
      holder: (took && took.holder !== null && names[took.holder]) || "",
    };
    const key = !took ? "has-built" : took.holder === seat ? "took-own" : took.holder === null ? "took-middle" : "took-from";
    return (
      <li key={`gone-${seat}`} class="rn-place rn-gone">
        <p class="rn-tab">
          <b class="rn-mono">{monogram(names[seat] ?? "")}</b>
          <span>{names[seat]}</span>
          <small>{w["has-built"]}</small>
        </p>
        <div class="rn-hole">
          {quote && <q>{quote}</q>}
          <p>{fill(w[key], values)}</p>
        </div>
      </li>
    );
  }
}
