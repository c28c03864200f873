// The ring: the queen and the tiles of the circle round the open buildings; over them what a power or a scene shows.

import { classes, fill } from "@realms/shell/text";
import type { ComponentChild } from "preact";
import { useRef } from "preact/hooks";
import { Card } from "./card";
import { Enlarged } from "./others";
import { Circle, Three } from "./over";
import { Final } from "./scenes";
import { Icon, Shape, upright } from "./signs";
import { PALACE, Silhouette } from "./skyline";
import { LEVELS, type Props } from "./state";

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
