// The others: small boards that can be enlarged; alone the turns and the rank so far stand in their place.
import { classes, fill, tell, textOf } from "@realms/shell/text";
import { City, Head, Mini } from "./seat";
import { Icon, One, Shape, Watch } from "./signs";
import type { Props } from "./state";
import { pieceWord } from "./words";

const FIVE = ["g", "r", "k", "b", "y"];

export function Others({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const others = [...picture.seats.keys()].filter((seat) => seat !== state.me);
  if (!others.length) return <Alone desk={desk} state={state} />;
  return (
    <div class={classes("rn-opps", others.length > 1 && "rn-several")}>
      {/* By their place, not by seat: when seats take turns at one board, nearly all that is drawn here stays. */}
      {others.map((seat, at) => (
        <Other key={at} desk={desk} state={state} seat={seat} />
      ))}
    </div>
  );
}

function Other({ desk, state, seat }: Props & { seat: number }) {
  const { picture, names, turn, quotes, story } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const its = picture.seats[seat]!;
  const word = boardWord(desk, state, seat);
  const last = story.find((sentence) => sentence.seat === seat);
  return (
    <section class={classes("rn-opp", turn === seat && "rn-turn")} aria-label={names[seat]} data-seat={seat}>
      <Head desk={desk} seat={seat} />
      <button
        type="button"
        class="rn-show"
        aria-label={`${tell(w, "show-board", desk.snapshot, { name: seat })}. ${word}`}
        title={tell(w, "show-board", desk.snapshot, { name: seat })}
        onClick={() => state.set({ show: state.show === seat ? null : seat, tab: "market" })}
      >
        <Mini ground={state.ground} board={its.board} fresh={its.fresh} word="" />
      </button>
      <div class="rn-st">
        <Belongings desk={desk} seat={seat} />
      </div>
      <City pages={pages} seat={its} word={w.city} />
      <p class="rn-say2">
        <span>{textOf(last)}</span> {quotes[seat] && <q>{quotes[seat]}</q>}
      </p>
    </section>
  );
}

function Belongings({ desk, seat }: { desk: Props["desk"]; seat: number }) {
  const { words: w, pages } = desk.book;
  const its = desk.snapshot.picture.seats[seat]!;
  const discs = FIVE.flatMap((letter, at) => Array.from({ length: its.zone[at]! }, () => letter));
  const crystal = its.power && fill(w[`crystal-${its.crystal}`], { power: pages.powers[its.power]! });
  const backs = its.backs.flatMap((count, level) => Array.from({ length: count }, () => level + 1));
  return (
    <>
      <p>
        <Icon name="lamp" size={19} /> {fill(w["at-level"], { level: its.level })}
      </p>
      <p
        aria-label={
          discs.map((letter) => fill(w["disc-of"], { disc: pages.colours[letter.toUpperCase()]! })).join(", ") ||
          w["no-spirits"]
        }
        role="img"
      >
        {discs.length ? (
          discs.map((letter, at) => <One key={at} letter={letter} size={18} />)
        ) : (
          <small>{w["no-spirits"]}</small>
        )}
      </p>
      <p class="rn-tiles" role="img" aria-label={its.tiles.map((tile) => pages.tiles[tile]!.label).join(", ")}>
        {its.tiles.map((tile, at) => (
          <Shape key={at} pattern={pages.tiles[tile]!.faces[0]!} px={11} />
        ))}
      </p>
      {(its.power || backs.length > 0) && (
        <p>
          {its.power && (
            <span role="img" aria-label={crystal} title={crystal}>
              <Watch power={its.power} crystal={its.crystal} size={22} />
            </span>
          )}
          {backs.map((level, at) => (
            <span
              key={at}
              class={`rn-back rn-wee rn-sky-${level}`}
              role="img"
              aria-label={fill(w["back-of"], { size: w[`size-${level}`]! })}
            >
              <Icon name="shut" size={12} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** The board of another seat, large, in the place of the market. */
export function Enlarged({ desk, state, seat }: Props & { seat: number }) {
  const { picture, quotes, story } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const its = picture.seats[seat];
  if (!its) return null;
  return (
    <section class="rn-over rn-grand" aria-label={tell(w, "board-of", desk.snapshot, { name: seat })}>
      <Head desk={desk} seat={seat} />
      <div class="rn-big">
        <Mini ground={state.ground} board={its.board} fresh={its.fresh} word={boardWord(desk, state, seat)} />
        <div class="rn-st">
          <Belongings desk={desk} seat={seat} />
          <p>
            {textOf(story.find((sentence) => sentence.seat === seat))} {quotes[seat] && <q>{quotes[seat]}</q>}
          </p>
        </div>
      </div>
      <City pages={pages} seat={its} word={w.city} />
      <button type="button" class="rn-bt" data-home onClick={() => state.set({ show: null })}>
        {w.close}
      </button>
    </section>
  );
}

/** A board read row by row. */
function boardWord(desk: Props["desk"], { ground }: Props["state"], seat: number): string {
  const { board } = desk.snapshot.picture.seats[seat]!;
  const pieces = [...board].flatMap((letter, field) =>
    letter === "." ? [] : [`${ground.name(field)} ${pieceWord(desk, letter)}`],
  );
  return pieces.join(", ") || (desk.book.words.empty ?? "");
}

/** Alone: fourteen marks, the rank so far, and what the others need. */
function Alone({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { points } = picture.seats[state.me]!;
  const { ranks, turns, tiles } = pages;
  const at = ranks.filter((rank) => rank.least <= points).length - 1;
  const played = picture.aside.length;
  return (
    <section class="rn-opps rn-alone" aria-label={w.alone}>
      <h4>
        {fill(w["turn-of-turns"], { at: Math.min(turns, picture.round), turns })}
        <span>{w.marks}</span>
      </h4>
      <ol class="rn-turns" aria-label={fill(w["turns-played"], { count: played, turns })}>
        {Array.from({ length: turns }, (_, turn) => (
          <li
            key={turn}
            class={classes(turn < played && "rn-ok", turn === played && "rn-cur")}
            title={picture.aside[turn] && tiles[picture.aside[turn]!]!.label}
          />
        ))}
      </ol>
      <h4>{fill(w["points-rank"], { points, rank: ranks[at]!.name })}</h4>
      <ol class="rn-ranks">
        {ranks
          .map((rank, place) => {
            const next = ranks[place + 1]?.least;
            return (
              <li key={rank.key} class={place === at ? "rn-on" : undefined} aria-current={place === at}>
                <span>{rank.name}</span>
                <small>{next === undefined ? `${rank.least} +` : `${rank.least}–${next - 1}`}</small>
                <small>{rank.least > points ? fill(w["points-away"], { count: rank.least - points }) : ""}</small>
              </li>
            );
          })
          .reverse()}
      </ol>
    </section>
  );
}
