// What is drawn of any seat: its head, its city, its board small.
import { memo } from "@realms/shell/memo";
import { classes, fill, monogram } from "@realms/shell/text";
import type { Ground } from "./ground";
import { Icon, Piece } from "./signs";
import { Silhouette } from "./skyline";
import type { SandDesk } from "./state";
import type { Pages, Seat } from "./wire";

/** Monogram, name, hourglasses, score. */
export function Head({ desk, seat, mine }: { desk: SandDesk; seat: number; mine?: boolean }) {
  const { snapshot, book } = desk;
  const { picture, names } = snapshot;
  const { hourglasses, points } = picture.seats[seat]!;
  const solo = picture.seats.length === 1;
  const most = book.pages.hourglasses;
  const said = fill(book.words[solo ? "hourglasses" : "hourglasses-of"], { count: hourglasses, most });
  return (
    <div class={classes("rn-hd", mine && "rn-self")}>
      <b class="rn-mono">{monogram(names[seat]!)}</b>
      <h3 title={names[seat]}>{names[seat]}</h3>
      {seat === 0 && !solo && (
        <span title={book.words["first-player"]} role="img" aria-label={book.words["first-player"]}>
          <Icon name="first" size={16} />
        </span>
      )}
      <span class="rn-hgs" role="img" aria-label={said} title={said}>
        <Icon name="glass" size={17} />
        {solo ? hourglasses : most <= 12 && <Pips count={hourglasses} most={most} />}
        {!solo && mine && <span>{fill(book.words["of-most"], { count: hourglasses, most })}</span>}
      </span>
      <b class="rn-sum" title={book.words["points-now"]} data-points>
        {points}
      </b>
    </div>
  );
}

export const Pips = ({ count, most }: { count: number; most: number }) => (
  <span class="rn-pips">
    {Array.from({ length: most }, (_, at) => (
      <i key={at} class={at < count ? "rn-on" : undefined} />
    ))}
  </span>
);

/** What has been built stands: one plot per building on the sky of its level. */
export const City = memo(({ pages, seat, word, hole }: { pages: Pages; seat: Seat; word?: string; hole?: string }) => {
  const names = seat.buildings.map((card) => pages.cards[card]!.label);
  return (
    <ol class="rn-city" aria-label={word}>
      {seat.buildings.map((card, at) => (
        <li
          key={card}
          class={classes("rn-ct", `rn-sky-${pages.cards[card]!.level}`)}
          title={names[at]}
          data-built={card}
        >
          <Silhouette kind={pages.cards[card]!.kind} city />
          <b class="rn-vp">{pages.cards[card]!.points}</b>
          <span class="rn-sr">{names[at]}</span>
        </li>
      ))}
      {hole && seat.buildings.length < 6 && <li class="rn-rest">{hole}</li>}
    </ol>
  );
});

/** A board drawn small, not to be touched; `fresh` are the fields that were filled last. */
export const Mini = memo(
  ({ ground, board, fresh = "", word }: { ground: Ground; board: string; fresh?: string; word: string }) => {
    const size = 24;
    const filled = ground.numbers(fresh);
    return (
      <svg
        class="rn-mini"
        viewBox={`-3 -3 ${ground.width * 26 + 4} ${ground.height * 26 + 4}`}
        role={word ? "img" : undefined}
        aria-label={word || undefined}
        aria-hidden={!word}
      >
        <rect class="rn-night" x={-3} y={-3} width={ground.width * 26 + 4} height={ground.height * 26 + 4} rx={6} />
        {[...board].map((letter, field) => (
          <g
            key={field}
            data-field={field}
            transform={`translate(${(field % ground.width) * 26} ${Math.floor(field / ground.width) * 26})`}
          >
            <rect
              class={classes(
                "rn-ground",
                ground.dark(field) && "rn-dz",
                ground.dark(field) && letter !== "." && "rn-glim",
              )}
              width={size}
              height={size}
              rx={3}
            />
            {letter !== "." && (
              <g transform="translate(1.5 1.5) scale(.875)">
                <g class="rn-lies">
                  <Piece letter={letter} />
                </g>
              </g>
            )}
            {filled.includes(field) && letter !== "." && (
              <rect class="rn-new" x={-0.5} y={-0.5} width={size + 1} height={size + 1} rx={3} />
            )}
          </g>
        ))}
      </svg>
    );
  },
);
