// Alone: the ranks as steps, as high as the points that they take, with the one that is reached.
import { classes, fill } from "@realms/shell/text";
import type { Props } from "./state";

export function Ladder({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { points } = picture.seats[state.me]!;
  const { ranks, turns } = pages;
  const at = ranks.filter((rank) => rank.least <= points).length - 1;
  const highest = ranks.at(-1)?.least || 1;
  return (
    <section class="rn-road rn-alone" data-target="road" aria-label={w.alone} data-seats={1}>
      <p class="rn-aim" data-goal-of-the-game>
        {fill(w["game-goal-alone"], { turns })}
      </p>
      <p class="rn-so-far">
        <b data-points>{points}</b>
        <span>{w["points-now"]}</span>
      </p>
      <ol class="rn-ladder">
        {ranks.map((rank, place) => {
          const next = ranks[place + 1]?.least;
          return (
            <li
              key={rank.key}
              class={classes(place === at && "rn-at", place < at && "rn-ok")}
              style={{ "--up": (next ?? highest + 10) / (highest + 10) }}
              aria-current={place === at ? "step" : undefined}
            >
              <b>
                {place + 1} <span class="rn-rank">{rank.name}</span>
              </b>
              <span>
                {next === undefined
                  ? fill(w["points-from"], { points: rank.least })
                  : place
                    ? fill(w["points-span"], { least: rank.least, most: next - 1 })
                    : fill(w["points-to"], { points: next - 1 })}
              </span>
            </li>
          );
        })}
      </ol>
      <p class="rn-did">
        {ranks[at + 1] && fill(w["next-rank"], { count: ranks[at + 1]!.least - points, rank: ranks[at + 1]!.name })}
      </p>
    </section>
  );
}
