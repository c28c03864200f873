// What a power shows over the market: three cards of a deck, or all tiles of the circle.
import { classes, fill, tell } from "@realms/shell/text";
import { Card } from "./card";
import { Icon, One, Shape } from "./signs";
import type { Props } from "./state";
import { cardLine, label } from "./words";

/** Red power: three cards that only their owner sees. */
export function Three({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const w = desk.book.words;
  const title = fill(w["top-cards"], { size: w[`size-${picture.decision!.level!}`]! });
  if (state.covered)
    return (
      <div class="rn-over rn-cover">
        <h3>{tell(w, "hand-over", desk.snapshot, { name: state.me })}</h3>
        <button
          type="button"
          class="rn-bt rn-primary"
          data-home
          onClick={() => state.set({ uncovered: desk.snapshot.version })}
        >
          {w.uncover}
        </button>
      </div>
    );
  return (
    <section class="rn-over" aria-label={title}>
      <div class="rn-oh">
        <h3>{title}</h3>
        <span class="rn-priv">
          <Icon name="eye" /> {w["only-you"]}
        </span>
      </div>
      <div class="rn-three">
        {options!.keeps!.map((card, at) => (
          <div key={card} class="rn-kc">
            <Card desk={desk} state={state} card={card} still />
            <button
              type="button"
              class={classes("rn-bt", (state.chosen ? state.chosen === card : at === 0) && "rn-primary")}
              data-option
              data-move={`keep ${card}`}
              data-home={at === 0 ? "" : undefined}
              aria-label={`${fill(w["keep-card"], { card: label(desk, card) })}. ${cardLine(desk, state, card)}`}
              onClick={() => state.play(`keep ${card}`)}
            >
              {w.keep}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}

/** All tiles of the circle as a grid: to swap with (blue), or only to look. */
export function Circle({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { give, take } = state.wish;
  const swapping = options?.swaps && (state.power || picture.decision?.kind === "swap");
  return (
    <section class="rn-over rn-all" aria-label={w["all-tiles"]}>
      <div class="rn-oh">
        <h3>{w["all-tiles"]}</h3>
        <small>{w["from-queen"]}</small>
        {!swapping && (
          <button type="button" class="rn-bt" onClick={() => state.set({ show: null })}>
            {w.close}
          </button>
        )}
      </div>
      <div class="rn-six">
        {picture.circle.map((tile, at) => {
          const done = state.ground.finished(tile, state.cards, state.seat.board, state.seat.level)[0];
          const open =
            swapping &&
            (give
              ? options.swaps![give]?.includes(tile)
              : Object.values(options.swaps!).some((tiles) => tiles.includes(tile)));
          return (
            <button
              key={tile}
              type="button"
              class={classes(take === tile && "rn-on")}
              data-swap={tile}
              aria-pressed={take === tile}
              aria-disabled={!open}
              aria-label={`${at + 1}: ${pages.tiles[tile]!.label}${done ? `, ${fill(w["would-make"], { card: label(desk, done) })}` : ""}`}
              title={pages.tiles[tile]!.label}
              onClick={() =>
                open
                  ? state.set({ wish: { give, take: tile } })
                  : swapping && state.refuse(`swap ${give ?? state.seat.tiles[0]} ${tile}`)
              }
            >
              <small aria-hidden>{at + 1}</small>
              <Shape pattern={pages.tiles[tile]!.faces[0]!} px={15} />
              {done && (
                <em data-worth={`+${pages.cards[done]!.points}`} aria-hidden>
                  {label(desk, done)}
                </em>
              )}
            </button>
          );
        })}
      </div>
      {!swapping && <Supply desk={desk} />}
    </section>
  );
}

/** What is left of the squares and of the spirits. */
function Supply({ desk: { snapshot, book } }: Pick<Props, "desk">) {
  const { squares, discs } = snapshot.picture;
  const all = [
    ...[..."GRK"].map((letter, at) => [letter, squares[at]!] as const),
    ...[..."grkby"].map((letter, at) => [letter, discs[at]!] as const),
  ];
  return (
    <p class="rn-supply">
      {book.words.supply}
      {all.map(([letter, count]) => (
        <span key={letter}>
          <One letter={letter} size={15} /> {count}
        </span>
      ))}
    </p>
  );
}
