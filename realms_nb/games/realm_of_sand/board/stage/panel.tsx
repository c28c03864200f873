// The choice: the steps of a turn, what is in hand or picked, and one primary button.
import { fill } from "@realms/shell/text";
import { endTurn } from "./acts";
import { Picked, Ready } from "./building";
import { Go, Pick } from "./choices";
import { Ledger } from "./ledger";
import { PowerStep } from "./powers";
import { Icon, Shape } from "./signs";
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
          {word}
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
  return (
    <>
      <div class="rn-seg" role="group" aria-label={w["step-main"]}>
        <button type="button" aria-pressed={laying} onClick={() => state.set({ summoning: false, hand: null })}>
          {w.lay}
        </button>
        <button
          type="button"
          aria-pressed={!laying}
          aria-disabled={!options?.summons}
          title={options?.summons ? undefined : w["no-spirits"]}
          onClick={() => (options?.summons ? state.set({ summoning: true, hand: null }) : state.say(w["no-spirits"]))}
        >
          {w.summon}
        </button>
      </div>
      {ghost && hand ? (
        <Ledger desk={desk} state={state} />
      ) : (
        <p class="rn-quiet">{laying ? w["choose-tile"] : w["choose-spirit"]}</p>
      )}
      {!hand && <Ready desk={desk} state={state} />}
    </>
  );
}

/** Take one of the first tiles after the queen. */
function Draw({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const chosen = state.chosen ?? options!.takes![0]!;
  const number = options!.takes!.indexOf(chosen) + 1;
  return (
    <>
      <h4>{fill(w["take-one"], { count: options!.takes!.length })}</h4>
      <div class="rn-way">
        {options!.takes!.map((tile, at) => {
          const done = state.ground.finished(tile, state.cards, state.seat.board, state.seat.level)[0];
          return (
            <Pick
              key={tile}
              on={chosen === tile}
              data-choose={tile}
              data-home={at === 0 ? "" : undefined}
              onClick={() => (state.chosen === tile ? state.play(`take ${tile}`) : state.set({ chosen: tile }))}
            >
              <Shape pattern={pages.tiles[tile]!.faces[0]!} px={18} />
              <span>
                <b>{at + 1}</b> {done ? fill(w.finishes, { card: label(desk, done) }) : pages.tiles[tile]!.label}
              </span>
            </Pick>
          );
        })}
      </div>
      <div class="rn-go">
        <Go primary keys="Enter" move={`take ${chosen}`} onClick={() => state.play(`take ${chosen}`)}>
          {fill(w["take-it"], { number })}
        </Go>
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
