// The ring: the queen and the tiles of the circle round the open buildings; over them what a power or a scene shows.
import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import { classes, fill, tell } from "../shell/text";
import { pickCard } from "./acts";
import { cellsOf, heightOf, originsOf, widthOf } from "./ground";
import { Enlarged } from "./others";
import { Final } from "./scenes";
import { Icon, One, Shape, upright } from "./signs";
import { PALACE, Silhouette } from "./skyline";
import { bestOf, cardLine, label } from "./words";
import type { Props } from "./you";

const LEVELS = ["I", "II", "III"];

export function Ring({ desk, state, front }: Props & { front: ComponentChild }) {
  const { picture, options } = desk.snapshot;
  const w = desk.book.words;
  const { circle } = picture;
  const side = Math.round(circle.length * 0.18);
  const top = Math.ceil((circle.length - 2 * side) / 2);
  const part = (from: number, to: number, standing?: boolean) =>
    circle
      .slice(from, to)
      .map((tile, at) => <Tile key={tile} desk={desk} state={state} tile={tile} at={from + at} standing={standing} />);
  const keeping = options?.keeps && picture.decision?.kind === "keep";
  const swapping = options?.swaps && (state.power || picture.decision?.kind === "swap");
  return (
    <section class="rn-loop" aria-label={w.ring}>
      <ol class={classes("rn-rt", !options?.takes && "rn-wait")}>
        <li class="rn-qn" title={w.queen}>
          <Icon name="queen" />
          <span class="rn-sr">{w.queen}</span>
        </li>
        {part(0, top)}
        <li class="rn-more">
          <button type="button" onClick={() => state.set({ show: "circle" })}>
            {fill(w["more-tiles"], { count: Math.max(0, circle.length - 5) })}
          </button>
        </li>
      </ol>
      <ol class="rn-rr">{part(top, top + side, true)}</ol>
      <ol class="rn-rb">{part(top + side, circle.length - side)}</ol>
      <ol class="rn-rl">{part(circle.length - side, circle.length, true)}</ol>
      {front ? (
        <div class="rn-over rn-scn">
          <Silhouette kind={PALACE} />
          {picture.last && !picture.winners.length && <Icon name="glass" />}
          {front}
        </div>
      ) : swapping || state.show === "circle" ? (
        <Circle desk={desk} state={state} />
      ) : keeping ? (
        <Three desk={desk} state={state} />
      ) : typeof state.show === "number" ? (
        <Enlarged desk={desk} state={state} seat={state.show} />
      ) : picture.winners.length && desk.live ? (
        <Final desk={desk} state={state} />
      ) : (
        <Display desk={desk} state={state} />
      )}
    </section>
  );
}

/** A tile of the circle; the first ones can be taken. */
function Tile({ desk, state, tile, at, standing }: Props & { tile: string; at: number; standing?: boolean }) {
  const { pages, words: w } = desk.book;
  const facts = pages.tiles[tile]!;
  const lit = desk.lit.includes(tile);
  // A tap also focuses and enters the button, and that chooses the tile: what counts is how it was when the finger came.
  const before = useRef(false);
  if (at >= pages.tile_choice)
    return (
      <li class={classes("rn-tl", lit && "rn-glow")} title={facts.label}>
        <Shape pattern={standing ? upright(facts.faces[0]!) : facts.faces[0]!} px={13} />
        <span class="rn-sr">{facts.label}</span>
      </li>
    );
  const open = desk.snapshot.options?.takes?.includes(tile);
  const chosen = state.chosen === tile;
  return (
    <li class={classes("rn-tk", chosen && "rn-pick", lit && "rn-glow")}>
      <button
        type="button"
        data-take={tile}
        aria-disabled={!open}
        aria-pressed={chosen}
        aria-label={`${fill(w["tile-after"], { number: at + 1 })}: ${facts.label}`}
        title={facts.label}
        onPointerDown={() => {
          before.current = chosen;
        }}
        onMouseEnter={() => open && state.set({ chosen: tile })}
        onFocus={() => open && state.set({ chosen: tile })}
        onClick={(event: MouseEvent) => {
          if (!open) return state.say(w["take-later"]);
          // A finger first looks, then takes.
          if ((event as PointerEvent).pointerType === "touch" && !before.current) state.set({ chosen: tile });
          else state.play(`take ${tile}`);
        }}
      >
        <b aria-hidden>{at + 1}</b>
        <Shape pattern={facts.faces[0]!} px={16} />
      </button>
    </li>
  );
}

function Display({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const w = desk.book.words;
  return (
    <div class="rn-disp" role="group" aria-label={w.market}>
      {[2, 1, 0].map((level, row) => (
        <div key={level} class="rn-lv">
          <span class="rn-no3" title={fill(w["cards-left"], { count: picture.decks[level]! })}>
            <b>{LEVELS[level]}</b>
            <small>{picture.decks[level]}</small>
          </span>
          {picture.display[level]!.map((card, column) =>
            card ? (
              <Card
                key={card}
                desk={desk}
                state={state}
                card={card}
                spot={`${row} ${column}`}
                first={row === 0 && column === 0}
              />
            ) : (
              <span key={column} class="rn-bc rn-gap">
                {w["built-gap"]}
              </span>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/** An open building: what already lies is solid, what is missing hollow; the foot says how near it is. */
export function Card({
  desk,
  state,
  card,
  spot,
  first,
  still,
}: Props & { card: string; spot?: string; first?: boolean; still?: boolean }) {
  const { pages, words: w } = desk.book;
  const facts = pages.cards[card]!;
  const { ghost, seat, goal, picked } = state;
  const best = bestOf(desk, state, card);
  const after = ghost?.legal ? bestOf(desk, state, card, ghost.board) : null;
  const will = after && best && after.missing < best.missing ? after : null;
  const use = will ?? best;
  const ready = best?.missing === 0;
  // Of each square of the pattern: whether it lies, would lie, or lacks. A place has its squares in the order of its turn.
  const status = (use?.place ?? []).map(([field, colour]) => {
    const lies = seat.board[field]!.toUpperCase() === colour;
    const would = will && ghost!.board[field]!.toUpperCase() === colour;
    return will ? (lies && would ? "h" : would ? "p" : "") : lies ? "h" : "";
  });
  const cells = cellsOf(facts.pattern);
  const origin = use ? originsOf(facts.pattern, use.turn) : [];
  const hollow = cells.map((_, at) => !use || status[origin.indexOf(at)] === "");
  const order = ["h", "p", ""].flatMap((kind) => status.filter((each) => each === kind));
  const wide = widthOf(facts.pattern) > 4;
  const px = wide ? 15 : heightOf(facts.pattern) > 2 ? 20 : 21;
  const body = (
    <>
      <span class="rn-sky-in">
        <Silhouette kind={facts.kind} />
        <span class="rn-hg">
          {Array.from({ length: facts.hourglasses }, (_, at) => (
            <Icon key={at} name="glass" />
          ))}
        </span>
        <Shape pattern={facts.pattern} px={px} hollow={hollow} />
        <b class="rn-vp">{facts.points}</b>
      </span>
      <span class="rn-nm">{facts.name}</span>
      <span class="rn-ft">
        <span class="rn-pp">
          {ready ? (
            <b>{w.ready}</b>
          ) : will?.missing === 0 ? (
            <b>→ {w.ready}</b>
          ) : best ? (
            order.map((each, at) => <i key={at} class={each ? `rn-${each}` : undefined} />)
          ) : (
            <small>{w["needs-level"]}</small>
          )}
        </span>
        {goal === card && <span class="rn-pin">{w.goal}</span>}
        {[...facts.discs].map((colour, at) => (
          <One key={at} letter={colour.toLowerCase()} />
        ))}
        {facts.level_up > 0 && <Icon name="up" />}
      </span>
    </>
  );
  const names = classes(
    "rn-bc",
    `rn-sky-${facts.level}`,
    ready && "rn-can",
    will?.missing === 0 && !ready && "rn-will",
    goal === card && "rn-goal",
    picked === card && "rn-picked",
    (desk.lit.includes(card) || state.news.includes(card)) && "rn-glow",
  );
  if (still) return <span class={names}>{body}</span>;
  return (
    <button
      type="button"
      class={names}
      data-card={card}
      data-spot={spot}
      tabIndex={first ? 0 : -1}
      aria-pressed={picked === card}
      aria-label={cardLine(desk, state, card)}
      onMouseEnter={() => state.set({ peek: card })}
      onMouseLeave={() => state.set({ peek: null })}
      onFocus={() => state.set({ peek: card })}
      onBlur={() => state.set({ peek: null })}
      onContextMenu={(event: MouseEvent) => {
        // A long press, or the other button of the mouse.
        event.preventDefault();
        state.set({ goal: goal === card ? null : card });
      }}
      onClick={(event: MouseEvent) => pickCard(desk, state, card, (event as PointerEvent).pointerType === "mouse")}
    >
      {body}
    </button>
  );
}

/** Red power: three cards that only their owner sees. */
function Three({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const w = desk.book.words;
  const level = LEVELS[picture.decision!.level! - 1] ?? "";
  if (state.covered)
    return (
      <div class="rn-over rn-cover">
        <h3>{tell(w, "hand-over", desk.snapshot, { name: state.me })}</h3>
        <button
          type="button"
          class="rn-bt rn-primary"
          data-home
          onClick={() => state.set({ uncovered: desk.snapshot.version })}
        >
          {w.uncover}
        </button>
      </div>
    );
  return (
    <section class="rn-over" aria-label={fill(w["top-cards"], { level })}>
      <div class="rn-oh">
        <h3>{fill(w["top-cards"], { level })}</h3>
        <span class="rn-priv">
          <Icon name="eye" /> {w["only-you"]}
        </span>
      </div>
      <div class="rn-three">
        {options!.keeps!.map((card, at) => (
          <div key={card} class="rn-kc">
            <Card desk={desk} state={state} card={card} still />
            <button
              type="button"
              class={classes("rn-bt", (state.chosen ? state.chosen === card : at === 0) && "rn-primary")}
              data-option
              data-move={`keep ${card}`}
              data-home={at === 0 ? "" : undefined}
              aria-label={`${fill(w["keep-card"], { card: label(desk, card) })}. ${cardLine(desk, state, card)}`}
              onClick={() => state.play(`keep ${card}`)}
            >
              {w.keep}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}

/** All tiles of the circle as a grid: to swap with (blue), or only to look. */
function Circle({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { give, take } = state.wish;
  const swapping = options?.swaps && (state.power || picture.decision?.kind === "swap");
  return (
    <section class="rn-over rn-all" aria-label={w["all-tiles"]}>
      <div class="rn-oh">
        <h3>{w["all-tiles"]}</h3>
        <small>{w["from-queen"]}</small>
        {!swapping && (
          <button type="button" class="rn-bt" onClick={() => state.set({ show: null })}>
            {w.close}
          </button>
        )}
      </div>
      <div class="rn-six">
        {picture.circle.map((tile, at) => {
          const done = state.ground.finished(tile, state.cards, state.seat.board, state.seat.level)[0];
          const open =
            swapping &&
            (give
              ? options.swaps![give]?.includes(tile)
              : Object.values(options.swaps!).some((tiles) => tiles.includes(tile)));
          return (
            <button
              key={tile}
              type="button"
              class={classes(take === tile && "rn-on")}
              data-swap={tile}
              aria-pressed={take === tile}
              aria-disabled={!open}
              aria-label={`${at + 1}: ${pages.tiles[tile]!.label}${done ? `, ${fill(w["would-make"], { card: label(desk, done) })}` : ""}`}
              title={pages.tiles[tile]!.label}
              onClick={() =>
                open
                  ? state.set({ wish: { give, take: tile } })
                  : swapping && state.refuse(`swap ${give ?? state.seat.tiles[0]} ${tile}`)
              }
            >
              <small aria-hidden>{at + 1}</small>
              <Shape pattern={pages.tiles[tile]!.faces[0]!} px={15} />
              {done && <em aria-hidden>{label(desk, done)}</em>}
            </button>
          );
        })}
      </div>
    </section>
  );
}
