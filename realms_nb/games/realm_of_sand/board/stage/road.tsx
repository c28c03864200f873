// The road: ten hourglasses are one day. Every seat's buildings stand on its road as far as their hourglasses reach;
// the goal of the game stands over it, and what the others did last under it.
import { classes, fill, monogram, tell } from "@realms/shell/text";
import { Ladder } from "./ladder";
import { Mini } from "./mini";
import { Icon, One } from "./signs";
import { Silhouette } from "./skyline";
import type { Props, SandDesk } from "./state";
import { boardWord } from "./words";

const FIVE = ["g", "r", "k", "b", "y"];

export function Road({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const order = [state.me, ...picture.seats.keys()].filter((seat, at, all) => all.indexOf(seat) === at);
  if (order.length === 1) return <Ladder desk={desk} state={state} />;
  const over = picture.winners.length > 0 && desk.live;
  return (
    <section class="rn-road" data-target="road" aria-label={w.road} data-seats={order.length}>
      <p class="rn-aim" data-goal-of-the-game>
        {over ? ended(desk) : fill(w["game-goal"], { count: pages.hourglasses })}
      </p>
      <ol class="rn-race">
        {order.map((seat) => (
          <Lane key={seat} desk={desk} seat={seat} mine={seat === state.me} />
        ))}
      </ol>
      <div class="rn-grounds">
        {order.slice(1).map((seat) => (
          <Look key={seat} desk={desk} state={state} seat={seat} />
        ))}
      </div>
      <Did desk={desk} seats={order.slice(1)} />
    </section>
  );
}

/** How it ended: who had the hourglasses, and who the points. */
function ended({ snapshot, book: { words: w, pages } }: SandDesk): string {
  const { seats, winners } = snapshot.picture;
  const first = seats.findIndex((seat) => seat.hourglasses >= pages.hourglasses);
  if (first < 0) return "";
  const both = winners.length === 1 && winners[0] === first;
  return tell(w, both ? "ended-both" : "ended-first", snapshot, { name: first }, { count: pages.hourglasses });
}

/** The road of a seat: name, hourglasses, buildings in the order in which they were built, points. */
function Lane({ desk, seat, mine }: { desk: SandDesk; seat: number; mine: boolean }) {
  const { snapshot, book } = desk;
  const { words: w, pages } = book;
  const { hourglasses, points, buildings } = snapshot.picture.seats[seat]!;
  const most = pages.hourglasses;
  const share = (count: number) => `${(100 * Math.min(count, most)) / most}%`;
  const said = fill(w["hourglasses-of"], { count: hourglasses, most });
  let at = 0;
  let low = 0;
  const plots = buildings.map((card) => {
    const { hourglasses: wide, kind, label } = pages.cards[card]!;
    // Those without an hourglass do not move the day: they stand lower, before the place that is reached.
    if (!wide) low += 1;
    else low = 0;
    const left = wide ? at : Math.max(0, at - 0.35) + 0.5 * (low - 1);
    at += wide;
    return { card, kind, label, left, wide: wide || 0.8, low: !wide };
  });
  return (
    <li class={classes("rn-lane", snapshot.turn === seat && "rn-turn", mine && "rn-self")} data-seat={seat}>
      <span class="rn-lane-name">
        <b class="rn-mono">{monogram(snapshot.names[seat]!)}</b>
        <b title={snapshot.names[seat]}>{snapshot.names[seat]}</b>
        {seat === 0 && (
          <span title={w["first-player"]} role="img" aria-label={w["first-player"]}>
            <Icon name="first" size={14} />
          </span>
        )}
      </span>
      <span class="rn-hgs" role="img" aria-label={said} title={said}>
        <Icon name="glass" size={15} /> {fill(w["of-most"], { count: hourglasses, most })}
      </span>
      <span class="rn-way-on" style={{ "--ten": most }}>
        {plots.map(({ card, kind, label, left, wide, low: small }) => (
          <span
            key={card}
            class={classes("rn-stands", small && "rn-low", `rn-sky-${pages.cards[card]!.level}`)}
            style={{ left: share(left), width: share(wide) }}
            data-built={card}
            title={label}
          >
            <Silhouette kind={kind} city />
            <span class="rn-sr">{label}</span>
          </span>
        ))}
        {hourglasses > 0 && <i style={{ width: share(hourglasses) }} />}
      </span>
      <b class="rn-sum" title={w["points-now"]} data-points>
        {points}
      </b>
    </li>
  );
}

/** The ground of another seat, as a button that shows it large; its spirits are at hand there. */
function Look({ desk, state, seat }: Props & { seat: number }) {
  const { snapshot, book } = desk;
  const its = snapshot.picture.seats[seat]!;
  const name = tell(book.words, "board-of", snapshot, { name: seat });
  const spirits = FIVE.flatMap((letter, at) => Array.from({ length: its.zone[at]! }, () => letter));
  const had = spirits.map((letter) => fill(book.words["disc-of"], { disc: book.pages.colours[letter.toUpperCase()]! }));
  return (
    <button
      type="button"
      class="rn-show"
      data-seat={seat}
      data-ground-of={seat}
      aria-expanded={state.show === seat}
      aria-label={[snapshot.names[seat], name, boardWord(desk, state, seat), ...had].join(", ")}
      title={`${name} (O)`}
      onClick={() => state.set({ show: state.show === seat ? null : seat, tab: "market" })}
    >
      <Mini ground={state.ground} board={its.board} fresh={its.fresh} word="" />
      <span>
        <b class="rn-mono" aria-hidden data-n={monogram(snapshot.names[seat]!)} />
        <b class="rn-word">{snapshot.names[seat]}</b>
        <span class="rn-own">
          {spirits.map((letter, at) => (
            <One key={at} letter={letter} size={13} />
          ))}
        </span>
      </span>
    </button>
  );
}

/** One line: what the others did in their last turns, and why. */
function Did({ desk, seats }: { desk: SandDesk; seats: number[] }) {
  const { picture, names, quotes } = desk.snapshot;
  const done = seats.filter((seat) => picture.seats[seat]!.did);
  const words = done.map((seat) => `${names[seat]}: ${picture.seats[seat]!.did}`).join(" · ");
  return (
    <p class="rn-did" title={[words, ...done.map((seat) => quotes[seat])].filter(Boolean).join("\n")}>
      {done.map((seat) => (
        <span key={seat}>
          <b>{names[seat]}</b> {picture.seats[seat]!.did} {quotes[seat] && <q>{quotes[seat]}</q>}
        </span>
      ))}
    </p>
  );
}
