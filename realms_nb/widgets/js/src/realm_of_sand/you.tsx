// Your panel: the board with its tools, the preview line, tiles, spirits, the city.
import { useRef } from "preact/hooks";
import { classes, fill, monogram, tell } from "../shell/text";
import { lift, pressPower, takeDisc, takeTile } from "./acts";
import { Orb } from "./choices";
import { useDrag } from "./drag";
import { type Ground, heightOf, type Place } from "./ground";
import { Crystal, Icon, One, Piece, Shape, Watch } from "./signs";
import { Silhouette } from "./skyline";
import type { SandDesk, SandState } from "./state";
import type { Pages, Seat } from "./wire";
import { bestOf, fieldWord, preview } from "./words";

export interface Props {
  desk: SandDesk;
  state: SandState;
}

const FIVE = [..."GRKBY"];
const TOUCH = "touch";

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
              aria-label={`${fill(w[`crystal-${seat.crystal}`], { power: book.pages.powers[seat.power]! })} (P)`}
              title={fill(w[`crystal-${seat.crystal}`], { power: book.pages.powers[seat.power]! })}
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
              key={tile}
              type="button"
              class={classes("rn-tb", (mine || chosen) && "rn-on", !open && "rn-dim")}
              data-tile={tile}
              aria-pressed={mine || chosen}
              aria-label={`${fill(w.tile, { number: at + 1 })}: ${book.pages.tiles[tile]!.label}${mine ? `, ${w["in-hand"]}` : ""}`}
              title={book.pages.tiles[tile]!.label}
              onClick={() => takeTile(desk, state, tile)}
            >
              <kbd aria-hidden>{at + 1}</kbd>
              <Shape pattern={faceOf(tile)} px={heightOf(faceOf(tile)) > 2 ? 15 : 20} />
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
          const name = `${count} ${book.pages.stones[colour]}`;
          if (!count)
            return (
              <span
                key={colour}
                class="rn-orb rn-z"
                role="img"
                aria-label={fill(w["no-disc"], { disc: book.pages.stones[colour]! })}
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
          onMouseEnter={() => state.set({ peek: card })}
          onMouseLeave={() => state.set({ peek: null })}
          onFocus={() => state.set({ peek: card })}
          onBlur={() => state.set({ peek: null })}
          onClick={() => state.set({ picked: card, way: 0, hand: null })}
        >
          <Icon name="shut" />
        </button>
      ))}
    </span>
  );
}

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

/** The board of fields. */
function Field({ desk, state }: Props) {
  const pointer = useRef("mouse");
  const { ground, seat, ghost, hand, goal, peek, picked } = state;
  const { options } = desk.snapshot;
  const thin = ghost?.thin[Math.min(state.way, ghost.thin.length - 1)];
  const over = new Map<number, string>(thin ? thin.place : (ghost?.place ?? []));
  const bad = ghost && !ghost.legal && !ghost.thin.length;
  const guilty = new Set(bad ? (ghost.closed.length ? ghost.closed : ghost.place.map(([field]) => field)) : []);
  const lifted = hand && "from" in hand ? hand.from : -1;
  const crystals = new Set(seat.power ? ground.numbers(desk.book.pages.crystals[seat.power] ?? "") : []);
  const [solid, dashed] = frames(desk, state);
  const shownCard = peek ?? picked ?? goal;
  const wanted = new Map<number, string>();
  if (shownCard && !hand)
    for (const [field, colour] of bestOf(desk, state, shownCard)?.place ?? [])
      if (seat.board[field]!.toUpperCase() !== colour) wanted.set(field, colour);
  const locked = hand !== null && ground.lit(seat.board).length >= seat.level;

  return (
    <div
      class="rn-gr"
      role="group"
      aria-label={fill(desk.book.words.fields, { width: ground.width, height: ground.height })}
      style={{ "--w": ground.width, "--h": ground.height }}
      onPointerDown={(event: PointerEvent) => {
        pointer.current = event.pointerType;
      }}
      onWheel={(event: WheelEvent) => {
        if (hand?.kind !== "tile") return;
        event.preventDefault();
        state.turn(event.deltaY > 0 ? 1 : -1);
      }}
      onContextMenu={(event: MouseEvent) => {
        if (hand?.kind !== "tile") return;
        event.preventDefault();
        state.turn(1);
      }}
    >
      {[...seat.board].map((letter, field) => {
        const put = over.get(field);
        const dark = ground.dark(field);
        const want = wanted.get(field);
        const name = ground.name(field);
        return (
          <button
            key={field}
            type="button"
            class={classes(
              "rn-fd",
              dark && "rn-dz",
              dark && letter !== "." && "rn-glim",
              put !== undefined && "rn-gh",
              put !== undefined && letter !== "." && field !== lifted && "rn-cov",
              guilty.has(field) && "rn-bad",
              solid.has(field) && "rn-hit",
              dashed.has(field) && "rn-hit2",
              want && "rn-goal",
              field === lifted && "rn-lifted",
              (options?.summons?.[name] || (state.power && (options?.shifts?.[name] || options?.exchanges?.[name]))) &&
                !hand &&
                "rn-grab",
            )}
            data-field={field}
            data-name={name}
            data-rove
            data-home={
              desk.live && options && state.field === field && desk.snapshot.picture.decision?.kind === "turn"
                ? ""
                : undefined
            }
            data-xy={field < ground.width ? name[0] : field % ground.width === 0 ? name.slice(1) : undefined}
            tabIndex={state.field === field ? 0 : -1}
            aria-label={fieldWord(desk, state, field)}
            onPointerEnter={(event: PointerEvent) => event.pointerType === "mouse" && hand && state.point(field)}
            onFocus={() => !hand && state.field !== field && state.set({ field })}
            onClick={() => {
              if (!hand) return lift(desk, state, field);
              // A finger hides the field: the first tap shows the ghost, the second lays it.
              const there = ghost?.place.some(([at]) => at === field);
              if (pointer.current === TOUCH) there ? state.commit() : state.point(field);
              else state.point(field, true);
            }}
          >
            {crystals.has(field) && <Crystal power={seat.power!} />}
            {letter !== "." && field !== lifted && <One letter={letter} class="rn-pc" />}
            {want && letter === "." && put === undefined && (
              <One letter={want === "B" || want === "Y" ? want.toLowerCase() : want} hollow class="rn-bp" />
            )}
            {put !== undefined && put !== "-" && <One letter={put} class="rn-pc rn-g" />}
            {guilty.has(field) && <Icon name="ban" />}
            {locked && dark && letter === "." && put === undefined && <Icon name="lock" />}
          </button>
        );
      })}
    </div>
  );
}

/** The fields of what is ready or would be: solid for what stands, dashed for what the ghost makes. */
function frames(desk: SandDesk, state: SandState): [Set<number>, Set<number>] {
  const { ground, ghost, seat, picked, way } = state;
  const facts = desk.book.pages.cards;
  const fields = (places: Place[]) => new Set(places.flatMap((place) => place.map(([field]) => field)));
  if (ghost?.legal) {
    const fresh = [...state.cards, ...state.kept].flatMap((card) =>
      ground.standing(facts[card]!, seat.board).length ? [] : ground.standing(facts[card]!, ghost.board).slice(0, 1),
    );
    return [new Set(), fields(fresh)];
  }
  const builds = picked ? state.builds(picked) : [];
  if (builds.length) {
    const chosen = builds[Math.min(way, builds.length - 1)]!;
    const rest = builds.filter((build) => build !== chosen).flatMap((build) => ground.numbers(build.fields));
    const solid = new Set(ground.numbers(chosen.fields));
    return [solid, new Set(rest.filter((field) => !solid.has(field)))];
  }
  const card = state.peek;
  const ready = (desk.snapshot.options?.builds ?? []).filter((build) => !card || build.card === card);
  return [new Set(ready.flatMap((build) => ground.numbers(build.fields))), new Set()];
}

/** What has been built stands: one plot per building on the sky of its level. */
export function City({ pages, seat, word, hole }: { pages: Pages; seat: Seat; word?: string; hole?: string }) {
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
}

/** A board drawn small, not to be touched. */
export function Mini({
  ground,
  board,
  fresh = [],
  word,
}: {
  ground: Ground;
  board: string;
  fresh?: number[];
  word: string;
}) {
  const size = 24;
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
            <g transform="translate(1.500 1.500) scale(.875)">
              <g class="rn-lies">
                <Piece letter={letter} />
              </g>
            </g>
          )}
          {fresh.includes(field) && letter !== "." && (
            <rect class="rn-new" x={-0.5} y={-0.5} width={size + 1} height={size + 1} rx={3} />
          )}
        </g>
      ))}
    </svg>
  );
}
