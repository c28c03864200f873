// Your ground with its tools, and below it what you have and what comes: tiles, the queue, spirits.
import { Curves, courseOf } from "@realms/parts/curves";
import { memo } from "@realms/parts/memo";
import { classes, fill, monogram, tell } from "@realms/shell/text";
import { pressPower, takeDisc, takeTile } from "./acts";
import { aimed, helps } from "./aim";
import { Orb } from "./choices";
import { useDrag } from "./drag";
import { Field } from "./field";
import { heightOf, widthOf } from "./ground";
import { Kept } from "./kept";
import { Queue } from "./queue";
import { Icon, Shape, Watch } from "./signs";
import type { Now, Props } from "./state";

const FIVE = [..."GRKBY"];

export function You({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const { names } = snapshot;
  const w = book.words;
  const { seat, me, hand } = state;
  const held = hand?.kind === "tile";
  const crystal = seat.power && fill(w[`crystal-${seat.crystal}`], { power: book.pages.powers[seat.power]! });
  const empty = () => snapshot.options?.lays && state.say(w["choose-tile"]);
  const over = snapshot.picture.winners.length > 0 || snapshot.picture.rank !== undefined;
  const used = state.ground.lit(seat.board).length;
  const most = book.pages.top_level;
  const lanterns = fill(w[seat.level ? "lanterns-open" : "lanterns-none"], {
    count: seat.level,
    most,
    free: Math.max(0, seat.level - used),
  });
  return (
    <section
      class={classes("rn-you", hand !== null && "rn-grip")}
      data-seat={me}
      aria-label={tell(w, "board-of", snapshot, { name: me })}
      {...useDrag(desk, state)}
    >
      <div class="rn-hd">
        <b class="rn-mono">{monogram(names[me]!)}</b>
        <h3>{tell(w, "board-of", snapshot, { name: me })}</h3>
        <small>{lanterns}</small>
      </div>
      <div class="rn-bw">
        <Field desk={desk} state={state} />
        <div class="rn-tools" data-target="tools">
          <Tool icon="turn" word={w["turn-it"]} keys="R" off={!held} onClick={() => (held ? state.turn(1) : empty())} />
          <Tool icon="flip" word={w["flip-it"]} keys="F" off={!held} onClick={() => (held ? state.flip() : empty())} />
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
          <span class="rn-lan" data-target="lanterns" aria-hidden title={lanterns}>
            {Array.from({ length: Math.min(6, most) }, (_, at) => (
              <Icon key={at} name={at < used ? "lamp" : at < seat.level ? "lamp1" : "lamp0"} />
            ))}
          </span>
        </div>
      </div>
      {over && (
        <Curves
          caption={w["over-time"]}
          names={names}
          mine={me}
          course={courseOf(desk.positions(), (picture) => picture.seats.map((each) => each.points), true)}
          rounds={snapshot.picture.round}
        />
      )}
      <Tiles desk={desk} state={state} />
      <Queue desk={desk} state={state} />
      <Spirits desk={desk} state={state} />
    </section>
  );
}

/** The own tiles: one of them is laid; those that bring the goal nearer say by how much. */
function Tiles({ desk, state }: Props) {
  const { options, picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { seat, hand } = state;
  const card = aimed(desk, state);
  const gaps = Math.max(0, 3 - seat.tiles.length);
  return (
    <>
      <p class="rn-lb">
        <span>
          <b>{w.tiles}</b> {options?.lays && w["lay-one"]}
        </span>
      </p>
      <div class="rn-act" data-target="tiles" role="group" aria-label={w.tiles}>
        {seat.tiles.map((tile, at) => {
          const mine = hand?.kind === "tile" && hand.tile === tile;
          const faces = pages.tiles[tile]!.faces;
          const help = options?.lays?.[tile] && card ? helps(desk, state, tile, card) : null;
          const open = Boolean(options?.lays?.[tile] || options?.asides?.includes(tile) || options?.swaps?.[tile]);
          return (
            <Tile
              key={`at ${at}`}
              now={state.now}
              tile={tile}
              number={at + 1}
              face={faces[mine ? hand.face % faces.length : 0]!}
              name={pages.tiles[tile]!.label}
              on={mine || state.chosen === tile || state.wish.give === tile}
              held={mine}
              open={open}
              help={help && !mine ? `${help.before} → ${help.after}` : undefined}
              words={w}
            />
          );
        })}
        {Array.from({ length: gaps }, (_, at) => (
          <span key={at} class="rn-tb0">
            {picture.decision?.kind === "draw" ? w["taken-tile"] : ""}
          </span>
        ))}
      </div>
    </>
  );
}

interface TileProps {
  now: Now;
  tile: string;
  number: number;
  face: string;
  name: string;
  on: boolean;
  held: boolean;
  open: boolean;
  help?: string;
  words: Record<string, string>;
}

const Tile = memo(({ now, tile, number, face, name, on, held, open, help, words: w }: TileProps) => {
  const note = held ? w["in-hand"] : help && fill(w["to-go-change"], { change: help });
  return (
    <button
      type="button"
      class={classes("rn-tb", on && "rn-on", !open && "rn-dim", help !== undefined && "rn-helps")}
      data-tile={tile}
      data-target={`tile-${number}`}
      data-helps={help}
      aria-pressed={on}
      aria-label={[`${number}`, held ? w["in-hand"] : help, `${fill(w.tile, { number })}: ${name}`, help && note]
        .filter(Boolean)
        .join(" ")}
      title={[name, help && note].filter(Boolean).join(", ")}
      onClick={() => takeTile(now.current.desk, now.current.state, tile)}
    >
      <kbd aria-hidden>{number}</kbd>{" "}
      <Shape pattern={face} px={Math.max(heightOf(face), widthOf(face)) > 2 ? 14 : 17} />{" "}
      {(held || help) && <em aria-hidden>{held ? w["in-hand"] : help}</em>}
    </button>
  );
});

/** Spirits at hand, and cards that are kept; before the first one a sentence says what they are. */
function Spirits({ desk, state }: Props) {
  const { options, picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { seat, hand } = state;
  const over = picture.winners.length > 0 || picture.rank !== undefined;
  const all = seat.zone.reduce((sum, count) => sum + count, 0);
  return (
    <div class="rn-spi" role="group" aria-label={w.spirits}>
      {FIVE.map((colour, at) => {
        const count = seat.zone[at]!;
        if (!count) return null;
        const name = `${count} ${fill(w["disc-of"], { disc: pages.colours[colour]! })}`;
        return (
          <Orb
            key={colour}
            colour={colour}
            badge={count}
            on={hand?.kind === "disc" && hand.colour === colour}
            open={Boolean(options?.summons?.[colour])}
            data-disc={colour}
            aria-label={`${name}, ${w["to-summon"]}`}
            title={name}
            onClick={() => takeDisc(desk, state, colour)}
          />
        );
      })}
      {state.kept.length ? (
        <Kept desk={desk} state={state} />
      ) : (
        <small>
          {all ? fill(w[over ? "spirits-over" : "spirits-count"], { count: all }) : over ? "" : w["spirits-none"]}
        </small>
      )}
    </div>
  );
}

interface ToolProps {
  icon: string;
  word?: string;
  keys: string;
  off: boolean;
  onClick: () => void;
}

const Tool = ({ icon, word, keys, off, onClick }: ToolProps) => (
  <button
    type="button"
    class={classes("rn-sq", off && "rn-off")}
    aria-disabled={off}
    aria-label={`${word} (${keys})`}
    title={`${word} (${keys})`}
    onClick={onClick}
    data-tool={icon}
  >
    <Icon name={icon} />
    <span>{word}</span>
  </button>
);
