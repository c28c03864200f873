// The end: what every seat has built, small, large and great, with what it brought.
import { classes, fill, monogram } from "@realms/shell/text";
import { Icon } from "./signs";
import { Silhouette } from "./skyline";
import { LEVELS, type Props } from "./state";
import type { Seat } from "./wire";

/** The points that buildings of each level have brought. */
export const byLevel = (cards: Props["desk"]["book"]["pages"]["cards"], seat: Seat) =>
  [1, 2, 3].map((level) =>
    seat.buildings.reduce((sum, card) => sum + (cards[card]!.level === level ? cards[card]!.points : 0), 0),
  );

/** The seats from the first to the last place. */
export function placed({ seats, winners }: Props["desk"]["snapshot"]["picture"]): number[] {
  const first = (seat: number) => Number(winners.includes(seat));
  return [...seats.keys()].sort((one, other) => seats[other]!.points - seats[one]!.points || first(other) - first(one));
}

/** A box a seat, the winner framed: three rows of buildings, each with its points, and their sum. */
export function Ended({ desk, state }: Props) {
  const { picture, names } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { seats, winners } = picture;
  const order = [state.me, ...placed(picture)].filter((seat, at, all) => all.indexOf(seat) === at);
  return (
    <div class="rn-ends" data-final data-seats={seats.length}>
      {order.map((number) => {
        const seat = seats[number]!;
        const won = winners.includes(number);
        const said = fill(w["hourglasses-of"], { count: seat.hourglasses, most: pages.hourglasses });
        return (
          <section key={number} class={classes("rn-tally", won && "rn-leads")} aria-label={names[number]}>
            <h3>
              <b class="rn-mono">{monogram(names[number]!)}</b>
              <span>{names[number]}</span>
              {won && <em>{w.winner}</em>}
              {seats.length > 1 && (
                <span class="rn-hgs" role="img" aria-label={said}>
                  <Icon name="glass" size={15} />{" "}
                  {fill(w["of-most"], { count: seat.hourglasses, most: pages.hourglasses })}
                </span>
              )}
              <b class="rn-sum">{seat.points}</b>
            </h3>
            {byLevel(pages.cards, seat).map((sum, level) => (
              <p key={level} class={`rn-sky-${level + 1}`}>
                <b>{LEVELS[level]}</b>
                <span>{w[`row-${level + 1}`]}</span>
                <span class="rn-stand">
                  {seat.buildings
                    .filter((card) => pages.cards[card]!.level === level + 1)
                    .map((card) => (
                      <span key={card} title={pages.cards[card]!.label}>
                        <Silhouette kind={pages.cards[card]!.kind} city />
                        <small>{pages.cards[card]!.points}</small>
                        <span class="rn-sr">{pages.cards[card]!.label}</span>
                      </span>
                    ))}
                </span>
                <b>{sum}</b>
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}
