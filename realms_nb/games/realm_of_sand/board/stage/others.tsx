// The ground of another seat, large, in the place of the market, with all that lies before it.
import { fill, tell, textOf } from "@realms/shell/text";
import { Mini } from "./mini";
import { Icon, One, Shape, Watch } from "./signs";
import type { Props } from "./state";
import { boardWord } from "./words";

const FIVE = ["g", "r", "k", "b", "y"];

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
      <h3>{tell(w, "board-of", desk.snapshot, { name: seat })}</h3>
      <div class="rn-big">
        <Mini ground={state.ground} board={its.board} fresh={its.fresh} word={boardWord(desk, state, seat)} />
        <div class="rn-st">
          <Belongings desk={desk} seat={seat} />
          <p>
            {textOf(story.find((sentence) => sentence.seat === seat))} {quotes[seat] && <q>{quotes[seat]}</q>}
          </p>
        </div>
      </div>
      <p>{its.buildings.map((card) => pages.cards[card]!.label).join(", ")}</p>
      <button type="button" class="rn-bt" data-home onClick={() => state.set({ show: null })}>
        {w.close}
      </button>
    </section>
  );
}
