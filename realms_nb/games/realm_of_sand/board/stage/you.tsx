// Your panel: the board with its tools, the preview line, tiles, spirits, the city.
import { classes, fill, tell } from "@realms/shell/text";
import { peeks, pressPower, takeDisc, takeTile } from "./acts";
import { Orb } from "./choices";
import { useDrag } from "./drag";
import { Field } from "./field";
import { type Ground, heightOf } from "./ground";
import { City, Head } from "./seat";
import { Icon, Shape, Watch } from "./signs";
import type { Props, SandDesk } from "./state";
import type { Seat } from "./wire";
import { preview } from "./words";

const FIVE = [..."GRKBY"];

export function You({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { seat, me, hand } = state;
  const { options, picture } = snapshot;
  const line = preview(desk, state);
  const held = hand?.kind === "tile";
  const faceOf = (tile: string) =>
    book.pages.tiles[tile]!.faces[held && hand.tile === tile ? hand.face % book.pages.tiles[tile]!.faces.length : 0]!;
  const gaps = Math.max(0, 3 - seat.tiles.length);
  const crystal = seat.power && fill(w[`crystal-${seat.crystal}`], { power: book.pages.powers[seat.power]! });
  const empty = () => options?.lays && state.say(w["choose-tile"]);
  return (
    <section
      class={classes("rn-you", hand !== null && "rn-grip")}
      data-seat={me}
      aria-label={tell(w, "board-of", snapshot, { name: me })}
      {...useDrag(desk, state)}
    >
      <Head desk={desk} seat={me} mine />
      <div class="rn-bw">
        <Field desk={desk} state={state} />
        <div class="rn-tools">
          <Tool icon="turn" word={w.turn} keys="R" off={!held} onClick={() => (held ? state.turn(1) : empty())} />
          <Tool icon="flip" word={w.flip} keys="F" off={!held} onClick={() => (held ? state.flip() : empty())} />
          <Level desk={desk} ground={state.ground} seat={seat} />
          {seat.power && (
            <button
              type="button"
              class="rn-sq rn-clock"
              data-power={seat.crystal}
              aria-pressed={state.power}
              aria-label={`${crystal} (P)`}
              title={crystal}
              onClick={() => pressPower(desk, state)}
            >
              <Watch power={seat.power} crystal={seat.crystal} />
            </button>
          )}
        </div>
      </div>
      <p class={classes("rn-prev", line.kind === "on" && "rn-on", line.kind === "no" && "rn-no")} role="status">
        <Icon name={line.icon} />
        <span>{line.text}</span>
      </p>
      <div class="rn-act" role="group" aria-label={w.tiles}>
        {seat.tiles.map((tile, at) => {
          const mine = held && hand.tile === tile;
          const open = Boolean(options?.lays?.[tile] || options?.asides?.includes(tile) || options?.swaps?.[tile]);
          const chosen = state.chosen === tile || state.wish.give === tile;
          return (
            <button
              key={`at ${at}`}
              type="button"
              class={classes("rn-tb", (mine || chosen) && "rn-on", !open && "rn-dim")}
              data-tile={tile}
              aria-pressed={mine || chosen}
              aria-label={`${fill(w.tile, { number: at + 1 })}${mine ? ` ${w["in-hand"]}` : ""}: ${book.pages.tiles[tile]!.label}`}
              title={book.pages.tiles[tile]!.label}
              onClick={() => takeTile(desk, state, tile)}
            >
              <kbd aria-hidden>{at + 1}</kbd> <Shape pattern={faceOf(tile)} px={heightOf(faceOf(tile)) > 2 ? 15 : 20} />
              {mine && <em aria-hidden>{w["in-hand"]}</em>}
            </button>
          );
        })}
        {Array.from({ length: gaps }, (_, at) => (
          <span key={at} class="rn-tb0">
            {picture.decision?.kind === "draw" ? w["taken-tile"] : ""}
          </span>
        ))}
      </div>
      <div class="rn-spi" role="group" aria-label={w.spirits}>
        {FIVE.map((colour, at) => {
          const count = seat.zone[at]!;
          const name = `${count} ${fill(w["disc-of"], { disc: book.pages.colours[colour]! })}`;
          if (!count)
            return (
              <span
                key={colour}
                class="rn-orb rn-z"
                role="img"
                aria-label={fill(w["no-disc"], { disc: book.pages.colours[colour]! })}
              />
            );
          const on = hand?.kind === "disc" && hand.colour === colour;
          const open = Boolean(options?.summons?.[colour]);
          return (
            <Orb
              key={colour}
              colour={colour}
              badge={count}
              on={on}
              open={open}
              data-disc={colour}
              aria-label={`${name}, ${w["to-summon"]}`}
              title={name}
              onClick={() => takeDisc(desk, state, colour)}
            />
          );
        })}
        <Hidden desk={desk} state={state} />
      </div>
      <City pages={book.pages} seat={seat} word={w.city} hole={fill(w.built, { count: seat.buildings.length })} />
    </section>
  );
}

/** Cards kept face down: their owner opens them by pointing at them. */
function Hidden({ desk, state }: Props) {
  const { pages, words: w } = desk.book;
  if (!state.kept.length) return <small>{w.spirits}</small>;
  return (
    <span class="rn-backs">
      {state.kept.map((card) => (
        <button
          key={card}
          type="button"
          class={classes("rn-back", `rn-sky-${pages.cards[card]!.level}`, state.builds(card).length > 0 && "rn-can")}
          data-kept
          aria-label={fill(w["kept-card"], { card: pages.cards[card]!.label })}
          {...peeks(state, card)}
          onClick={() => state.set({ picked: card, way: 0, hand: null })}
        >
          <Icon name="shut" />
        </button>
      ))}
    </span>
  );
}

function Tool({
  icon,
  word,
  keys,
  off,
  onClick,
}: {
  icon: string;
  word?: string;
  keys: string;
  off: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class={classes("rn-sq", off && "rn-off")}
      aria-disabled={off}
      aria-label={`${word} (${keys})`}
      title={word}
      onClick={onClick}
      data-tool={icon}
    >
      <Icon name={icon} />
      <kbd aria-hidden>{keys}</kbd>
    </button>
  );
}

/** The level: a lantern for each, lit when its dark field is in use. */
function Level({ desk, ground, seat }: { desk: SandDesk; ground: Ground; seat: Seat }) {
  const { words: w, pages } = desk.book;
  const used = ground.lit(seat.board).length;
  const said = fill(w["level-of"], { level: seat.level, most: pages.top_level, used });
  return (
    <div class="rn-lvl" role="img" aria-label={said} title={said}>
      <b>{seat.level}</b>
      {w.level}
      <span class="rn-lan">
        {Array.from({ length: Math.min(6, pages.top_level) }, (_, at) => (
          <Icon key={at} name={at < used ? "lamp" : at < seat.level ? "lamp1" : "lamp0"} />
        ))}
      </span>
    </div>
  );
}
