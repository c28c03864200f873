// The choice: the steps of a turn, what is in hand or picked, and one primary button.
import { fill } from "@realms/shell/text";
import { endTurn } from "./acts";
import { aimed, helps, toGo } from "./aim";
import { Picked, Ready } from "./building";
import { Go, Pick } from "./choices";
import { Ledger } from "./ledger";
import { PowerStep } from "./powers";
import { Icon, Shape } from "./signs";
import { CompleteSoon } from "./soon";
import type { Props } from "./state";
import { bestOf, label } from "./words";

export function Panel({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const kind = picture.decision?.kind;
  if (!options || !kind) return null;
  const at = kind === "draw" || kind === "aside" ? 1 : picture.decision?.done ? 2 : 0;
  return (
    <div class="rn-cho" data-step={kind} data-done={picture.decision?.done ? "" : undefined}>
      <Steps desk={desk} at={at} />
      {body()}
    </div>
  );

  function body() {
    if (state.power || kind === "keep" || kind === "swap" || kind === "start")
      return <PowerStep desk={desk} state={state} />;
    if (state.picked) return <Picked desk={desk} state={state} card={state.picked} />;
    if (kind === "draw") return <Draw desk={desk} state={state} />;
    if (kind === "aside") return <Aside desk={desk} state={state} />;
    if (kind === "summon") return <Summoning desk={desk} state={state} />;
    return picture.decision?.done ? <After desk={desk} state={state} /> : <Main desk={desk} state={state} />;
  }
}

function Steps({ desk, at }: { desk: Props["desk"]; at: number }) {
  const w = desk.book.words;
  return (
    <ol class="rn-steps">
      {[w["step-main"], w["step-take"], w["step-end"]].map((word, step) => (
        <li
          key={step}
          class={step < at ? "rn-ok" : step === at ? "rn-at" : undefined}
          aria-current={step === at ? "step" : undefined}
        >
          {step + 1} {word}
        </li>
      ))}
    </ol>
  );
}

/** Before the main action: lay or summon, and what that would change. */
function Main({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const w = desk.book.words;
  const { ghost, hand, summoning } = state;
  const laying = hand ? hand.kind === "tile" : !summoning;
  const ready = new Set(options?.builds?.map((build) => build.card)).size;
  if (ghost && hand) return <Ledger desk={desk} state={state} />;
  return (
    <>
      <Ready desk={desk} state={state} />
      {options?.summons && (
        <div class="rn-seg" role="group" aria-label={w["step-main"]}>
          <button type="button" aria-pressed={laying} onClick={() => state.set({ summoning: false, hand: null })}>
            {w.lay}
          </button>
          <button type="button" aria-pressed={!laying} onClick={() => state.set({ summoning: true, hand: null })}>
            {w.summon}
          </button>
        </div>
      )}
      {laying ? (
        <CompleteSoon desk={desk} state={state} most={Math.max(0, 3 - 2 * ready)} />
      ) : (
        <p class="rn-quiet">{w["choose-spirit"]}</p>
      )}
    </>
  );
}

/** Take one of the first tiles after the queen. */
function Draw({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const card = aimed(desk, state);
  return (
    <>
      <h4>{fill(w["take-one"], { count: options!.takes!.length })}</h4>
      <div class="rn-way">
        {options!.takes!.map((tile, at) => {
          const done = state.ground.finished(tile, state.cards, state.seat.board, state.seat.level)[0];
          const help = card ? helps(desk, state, tile, card) : null;
          const says = done
            ? fill(w.finishes, { card: label(desk, done) })
            : help
              ? `${label(desk, help.card)}: ${toGo(desk, help.before, help.after)}`
              : pages.tiles[tile]!.label;
          return (
            <Pick
              key={tile}
              on={state.chosen === tile}
              data-choose={tile}
              data-move={`take ${tile}`}
              data-home={at === 0 ? "" : undefined}
              onClick={() => state.play(`take ${tile}`)}
            >
              <b>{fill(w["take-it"], { number: at + 1 })}</b>
              <Shape pattern={pages.tiles[tile]!.faces[0]!} px={18} />
              <span>{says}</span>
            </Pick>
          );
        })}
      </div>
    </>
  );
}

/** Alone, after summoning: a tile marks the turn. */
function Aside({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const chosen = state.chosen ?? options!.asides![0]!;
  return (
    <>
      <h3>{w["mark-turn"]}</h3>
      <p class="rn-quiet">{w["mark-how"]}</p>
      <div class="rn-way rn-tri">
        {options!.asides!.map((tile, at) => (
          <Pick
            key={tile}
            on={chosen === tile}
            number={at + 1}
            data-choose={tile}
            data-home={at === 0 ? "" : undefined}
            aria-label={pages.tiles[tile]!.label}
            onClick={() => state.set({ chosen: tile })}
          >
            <Shape pattern={pages.tiles[tile]!.faces[0]!} px={16} />
          </Pick>
        ))}
      </div>
      <div class="rn-go">
        <Go primary keys="Enter" move={`aside ${chosen}`} onClick={() => state.play(`aside ${chosen}`)}>
          {fill(w["aside-it"], { tile: pages.tiles[chosen]!.label })}
        </Go>
      </div>
    </>
  );
}

/** Summoning: how many of three, and the end of it. */
function Summoning({ desk, state }: Props) {
  const { picture } = desk.snapshot;
  const w = desk.book.words;
  const { placed = 0, left = 0 } = picture.decision!;
  const endless = placed + left > 12;
  const ready = state.cards.concat(state.kept).filter((card) => bestOf(desk, state, card)?.missing === 0);
  return (
    <>
      <div class="rn-count">
        <b>
          {endless
            ? fill(w.summoned, { count: placed })
            : fill(w["summoned-of"], { count: placed, most: placed + left })}
        </b>
        <span aria-hidden>
          {Array.from({ length: placed }, (_, at) => (
            <i key={at} class="rn-ok" />
          ))}
          {endless ? <Icon name="endless" /> : Array.from({ length: left }, (_, at) => <i key={at} />)}
        </span>
      </div>
      {state.hand ? <Ledger desk={desk} state={state} /> : <p class="rn-quiet">{w["choose-spirit"]}</p>}
      {!state.hand && ready.length > 0 && picture.seats.length > 1 && (
        <div class="rn-builds">
          {ready.map((card) => (
            <Go key={card} primary onClick={() => state.set({ picked: card })}>
              {fill(w["then-build"], { card: label(desk, card) })}
            </Go>
          ))}
        </div>
      )}
      <div class="rn-go">
        <Go primary={!state.hand} move="finish" onClick={() => state.play("finish")}>
          {w.finish}
        </Go>
      </div>
    </>
  );
}

/** After the main action: what is left, and the end of the turn. */
function After({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w } = desk.book;
  const cards = [...new Set(options?.builds?.map((build) => build.card))];
  const crystal = options?.looks || options?.exchanges || options?.shifts || options?.swaps || options?.spend;
  const left = [
    ...cards.map((card) => fill(w["could-build"], { card: label(desk, card) })),
    crystal ? (w["could-use"] ?? "") : "",
  ].filter(Boolean);
  return (
    <>
      {state.ending ? <h3>{w["end-sure"]}</h3> : null}
      <p class="rn-quiet">{left.join(" ")}</p>
      <Ready desk={desk} state={state} />
      {options?.end && (
        <div class="rn-go">
          <Go
            primary={!cards.length}
            keys="E"
            move={state.ending || !cards.length ? "end" : undefined}
            onClick={() => endTurn(desk, state)}
          >
            {state.ending ? w["end-anyway"] : w["end-turn"]}
          </Go>
        </div>
      )}
    </>
  );
}
