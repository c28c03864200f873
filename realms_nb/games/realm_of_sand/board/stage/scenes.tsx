// What is drawn large in the place of the market: a building that rises, a crystal that wakes, the end of the game.

import type { Beat as BeatProps } from "@realms/shell/stage";
import { fill, monogram } from "@realms/shell/text";
import { useEffect } from "preact/hooks";
import { Gains } from "./building";
import { City } from "./seat";
import { Watch } from "./signs";
import { PALACE, Silhouette } from "./skyline";
import type { Props } from "./state";
import type { Seat, VisibleCard } from "./wire";

// A scene that is only looked at goes on by itself: all that it tells stays in the list of moves.
const LOOK = 2600;

export function Beat({ desk, facts, next }: Props & BeatProps) {
  const { words: w, pages } = desk.book;
  const { card: built, power, words, discs = "", levels = 0, hourglasses = 0 } = facts as VisibleCard;
  const card = built ? pages.cards[built] : undefined;
  useEffect(() => {
    const timer = setTimeout(next, LOOK);
    return () => clearTimeout(timer);
  }, [facts]);
  return (
    <div class={card ? `rn-beat-in rn-sky-${card.level}` : "rn-beat-in rn-sky-3"}>
      {card && <Silhouette kind={card.kind} city />}
      {power && (
        <span class="rn-wakes">
          <Watch power={power} crystal="fresh" size={120} />
        </span>
      )}
      <h3>{card?.label ?? w["scene-crystal"]}</h3>
      <p>{words}</p>
      {card && <Gains gains={discs} level={levels} hourglasses={hourglasses} points={card.points} />}
      <button type="button" class="rn-bt rn-primary" data-home data-scene-next onClick={next}>
        {w["play-further"]}
      </button>
    </div>
  );
}

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

/** The end: every city with its points by level; alone the rank among the ranks. */
export function Final({ desk }: Props) {
  const { picture, names } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { seats, winners, tie, rank } = picture;
  const { points } = seats[0]!;
  if (rank !== undefined)
    return (
      <section class="rn-over rn-scn rn-ranked" aria-label={w["scene-rank"]} data-final>
        <Silhouette kind={PALACE} />
        <p>{fill(w["points-make"], { points })}</p>
        <h3>{pages.ranks.find(({ key }) => key === rank)?.name}</h3>
        <ol>
          {pages.ranks.map(({ key, name, least }, at) => (
            <li key={key} class={key === rank ? "rn-at" : least < points ? "rn-ok" : undefined}>
              <b>{name}</b>
              {pages.ranks[at + 1] ? `${least}–${pages.ranks[at + 1]!.least - 1}` : `${least} +`}
            </li>
          ))}
        </ol>
      </section>
    );
  const most = Math.max(1, ...seats.map((seat) => seat.points));
  return (
    <section class="rn-over rn-final" aria-label={w["scene-scoring"]} data-final>
      <h3>{w["scene-scoring"]}</h3>
      <ol>
        {placed(picture).map((seat, at) => (
          <li key={seat} class={winners.includes(seat) ? "rn-on" : undefined}>
            <b>{at + 1}</b>
            <span class="rn-mono">{monogram(names[seat]!)}</span>
            <span>{names[seat]}</span>
            <b class="rn-sum">{seats[seat]!.points}</b>
            <City pages={pages} seat={seats[seat]!} word={w.city} />
            <span class="rn-blocks">
              {byLevel(pages.cards, seats[seat]!).map(
                (sum, level) =>
                  sum > 0 && (
                    <i key={level} style={{ width: `${(100 * sum) / most}%`, background: `var(--lev-${level + 1})` }}>
                      {"I".repeat(level + 1)} · {sum}
                    </i>
                  ),
              )}
            </span>
          </li>
        ))}
      </ol>
      <small>{tie ? w[`tie-${tie}`] : w["bars-by-level"]}</small>
    </section>
  );
}
