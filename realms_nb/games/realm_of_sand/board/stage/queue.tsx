// The queue: of the tiles that follow the queen the first can be taken, and the next ones are seen to come.
import { memo } from "@realms/parts/memo";
import { classes, fill } from "@realms/shell/text";
import { useRef } from "preact/hooks";
import { aimed, helps } from "./aim";
import { heightOf } from "./ground";
import { Icon, Shape } from "./signs";
import type { Now, Props } from "./state";

/** A bar stands upright where there is little room. */
const upright = (pattern: string) => (pattern.includes("/") ? pattern : [...pattern].join("/"));

/** So many tiles are seen behind those that can be taken. */
const COMING = 4;

export function Queue({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { circle } = picture;
  const first = circle.slice(0, pages.tile_choice);
  const card = aimed(desk, state);
  return (
    <>
      <p class="rn-lb">
        <span>
          <b>{options?.takes ? w["take-now"] : w["take-then"]}</b> {fill(w["one-of"], { count: first.length })}
        </span>
        <span>{w["then-come"]}</span>
      </p>
      <ol class="rn-queue" aria-label={w.queue}>
        <li class="rn-qn" title={w.queen}>
          <Icon name="queen" />
          <span class="rn-sr">{w.queen}</span>
        </li>
        {first.map((tile, at) => {
          const help = card ? helps(desk, state, tile, card) : null;
          return (
            <Head
              key={tile}
              now={state.now}
              tile={tile}
              number={at + 1}
              pattern={pages.tiles[tile]!.faces[0]!}
              name={pages.tiles[tile]!.label}
              open={options?.takes?.includes(tile) ?? false}
              chosen={state.chosen === tile}
              help={help ? `${help.before} → ${help.after}` : undefined}
              words={w}
            />
          );
        })}
        {circle.slice(first.length, first.length + COMING).map((tile) => (
          <li key={tile} class="rn-tl" data-light={tile} title={pages.tiles[tile]!.label}>
            <Shape pattern={upright(pages.tiles[tile]!.faces[0]!)} px={12} />
            <span class="rn-sr">{pages.tiles[tile]!.label}</span>
          </li>
        ))}
        <li class="rn-more">
          <button
            type="button"
            onClick={() => state.set({ show: state.show === "circle" ? null : "circle", tab: "market" })}
          >
            {fill(w["all-of"], { count: circle.length })}
          </button>
        </li>
      </ol>
    </>
  );
}

interface HeadProps {
  now: Now;
  tile: string;
  number: number;
  pattern: string;
  name: string;
  open: boolean;
  chosen: boolean;
  help?: string;
  words: Record<string, string>;
}

/** One of the tiles that can be taken: now, or once the main action is over. */
const Head = memo(({ now, tile, number, pattern, name, open, chosen, help, words: w }: HeadProps) => {
  // A tap also focuses and enters the button, and that chooses the tile: what counts is how it was when the finger came.
  const before = useRef(false);
  const choose = () => open && now.current.state.set({ chosen: tile });
  return (
    <li
      class={classes("rn-tk", !open && "rn-wait", chosen && "rn-pick", help && "rn-helps", open && help && "rn-says")}
      data-light={tile}
    >
      <button
        type="button"
        data-take={tile}
        data-target={`queue-${number}`}
        data-helps={help}
        aria-disabled={!open}
        aria-pressed={chosen}
        aria-label={[`${number}`, open && help, `${fill(w["tile-after"], { number })}: ${name}`]
          .filter(Boolean)
          .join(" ")}
        title={[name, help && fill(w["to-go-change"], { change: help })].filter(Boolean).join(", ")}
        onPointerDown={() => {
          before.current = chosen;
        }}
        onMouseEnter={choose}
        onFocus={choose}
        onClick={(event: MouseEvent) => {
          const { state } = now.current;
          if (!open) return state.say(w["take-later"]);
          // A finger first looks, then takes.
          if ((event as PointerEvent).pointerType === "touch" && !before.current) state.set({ chosen: tile });
          else state.play(`take ${tile}`);
        }}
      >
        <b aria-hidden>{number}</b> <Shape pattern={pattern} px={heightOf(pattern) > 2 ? 12 : 14} />{" "}
        {open && help && <em aria-hidden>{help}</em>}
      </button>
    </li>
  );
});
