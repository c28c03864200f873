// The six powers: each is one small step of the choice, headed by the watch.
import { fill } from "@realms/shell/text";
import { Go, Orb, Pick } from "./choices";
import { Icon, One, Shape, Watch } from "./signs";
import type { Props } from "./state";

const FIVE = [..."GRKBY"];

export function PowerStep({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w } = desk.book;
  const { power, crystal } = state.seat;
  if (!options || !power) return null;
  const kind = picture.decision!.kind;
  return (
    <div class="rn-pow" data-powers={power}>
      <div class="rn-ph">
        <Watch power={power} crystal={crystal} />
        <div>
          <h3>{w[`power-${power}`]}</h3>
          <small>{kind === "start" ? w["before-game"] : w["further-action"]}</small>
        </div>
      </div>
      {body()}
    </div>
  );

  function body() {
    if (options!.starts) return <Start desk={desk} state={state} />;
    if (options!.keeps) return <p class="rn-quiet">{w["keep-how"]}</p>;
    if (options!.looks) return <Look desk={desk} state={state} />;
    if (options!.exchanges) return <Exchange desk={desk} state={state} />;
    if (options!.shifts) return <Shift desk={desk} state={state} />;
    if (options!.swaps) return <Swap desk={desk} state={state} />;
    return <Spend desk={desk} state={state} />;
  }
}

const Back = ({ desk, state }: Props) => (
  <Go keys="Esc" onClick={() => state.set({ power: false, hand: null })}>
    {desk.book.words.back}
  </Go>
);

/** Purple, before the game: a blue or a yellow disc. */
function Start({ desk, state }: Props) {
  const { starts } = desk.snapshot.options!;
  const { pages } = desk.book;
  return (
    <div class="rn-way">
      {starts!.map((colour, at) => (
        <Pick
          key={colour}
          on={state.chosen === colour}
          data-move={`start ${colour}`}
          data-home={at === 0 ? "" : undefined}
          onClick={() => state.play(`start ${colour}`)}
        >
          <One letter={colour.toLowerCase()} size={34} />
          <span>
            {pages.colours[colour]} <kbd aria-hidden>{at + 1}</kbd>
          </span>
        </Pick>
      ))}
    </div>
  );
}

/** Red: which deck. */
function Look({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w } = desk.book;
  const chosen = state.chosen ?? options!.looks![0]!;
  return (
    <>
      <div class="rn-seg" role="group" aria-label={w.deck}>
        {picture.decks.map((cards, at) => {
          const level = "I".repeat(at + 1);
          const open = options!.looks!.includes(level);
          return (
            <button
              key={level}
              type="button"
              aria-pressed={chosen === level}
              aria-disabled={!open || undefined}
              data-look={level}
              onClick={() => (open ? state.set({ chosen: level }) : state.refuse(`look ${level}`))}
            >
              {level} · {cards}
            </button>
          );
        })}
      </div>
      <p class="rn-quiet">{w["look-how"]}</p>
      <div class="rn-go">
        <Go primary keys="Enter" move={`look ${chosen}`} onClick={() => state.play(`look ${chosen}`)}>
          {w.look}
        </Go>
        <Back desk={desk} state={state} />
      </div>
    </>
  );
}

/** Yellow: give a disc of the hand or the board, take one of the supply. */
function Exchange({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { give, take } = state.wish;
  const gives = Object.keys(options!.exchanges!);
  const takes = give ? options!.exchanges![give]! : "";
  const colour = (key: string) => (key.length === 1 ? key : state.seat.board[state.ground.number(key)]!.toUpperCase());
  return (
    <>
      <h4>{w.give}</h4>
      <div class="rn-line-up">
        {gives.map((key) => (
          <Orb
            key={key}
            colour={colour(key)}
            badge={key.length === 1 ? state.seat.zone[FIVE.indexOf(key)] : key}
            on={give === key}
            data-option
            data-give={key}
            aria-label={`${fill(w["disc-of"], { disc: pages.colours[colour(key)]! })} ${key.length === 1 ? w["in-zone"] : key}`}
            onClick={() => state.set({ wish: { give: key, take: null } })}
          />
        ))}
      </div>
      <h4>{w["from-supply"]}</h4>
      <div class="rn-line-up">
        {FIVE.map((letter, at) => {
          const open = takes.includes(letter);
          return (
            <Orb
              key={letter}
              colour={letter}
              badge={picture.discs[at]}
              on={take === letter}
              open={open}
              data-option
              data-take-disc={letter}
              aria-disabled={!open}
              aria-label={`${picture.discs[at]} ${fill(w["disc-of"], { disc: pages.colours[letter]! })}`}
              onClick={() =>
                open
                  ? state.set({ wish: { give, take: letter } })
                  : state.refuse(`exchange ${give ?? gives[0]} ${letter}`)
              }
            />
          );
        })}
      </div>
      <div class="rn-go">
        <Go
          primary
          keys="Enter"
          off={!give || !take}
          move={give && take ? `exchange ${give} ${take}` : undefined}
          onClick={() => state.play(`exchange ${give} ${take}`)}
        >
          {w.exchange}
        </Go>
        <Back desk={desk} state={state} />
      </div>
    </>
  );
}

/** Green: a square, then an empty field. */
function Shift({ desk, state }: Props) {
  const { words: w } = desk.book;
  const { hand, ghost } = state;
  return (
    <>
      <p class="rn-quiet">{hand ? w["shift-where"] : w["shift-what"]}</p>
      {ghost && !ghost.legal && <p class="rn-quiet">{state.why}</p>}
      <div class="rn-go">
        <Go
          primary
          keys="Enter"
          off={!ghost?.legal}
          move={ghost?.legal ? ghost.move : undefined}
          onClick={() => state.commit()}
        >
          {w["move-it"]}
        </Go>
        <Back desk={desk} state={state} />
      </div>
    </>
  );
}

/** Blue: up to two tiles for any of the circle. */
function Swap({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const { give, take } = state.wish;
  const second = picture.decision!.kind === "swap";
  const pair = (one: string | null, other: string | null) => (
    <div class="rn-pair">
      <span class={one ? "rn-ok" : undefined}>{one && <Shape pattern={pages.tiles[one]!.faces[0]!} px={14} />}</span>
      <Icon name="swap" />
      <span class={other ? "rn-ok" : undefined}>
        {other && <Shape pattern={pages.tiles[other]!.faces[0]!} px={14} />}
      </span>
    </div>
  );
  return (
    <>
      {second && pair(picture.decision!.given?.[0] ?? null, picture.decision!.taken?.[0] ?? null)}
      <p class="rn-quiet">{second ? w["swap-second"] : w["swap-how"]}</p>
      <div class="rn-way rn-tri">
        {Object.keys(options!.swaps!).map((tile) => (
          <Pick
            key={tile}
            on={give === tile}
            data-give={tile}
            aria-label={pages.tiles[tile]!.label}
            onClick={() => state.set({ wish: { give: tile, take: null } })}
          >
            <Shape pattern={pages.tiles[tile]!.faces[0]!} px={14} />
          </Pick>
        ))}
      </div>
      {pair(give, take)}
      <div class="rn-go">
        <Go
          primary
          keys="Enter"
          off={!give || !take}
          move={give && take ? `swap ${give} ${take}` : undefined}
          onClick={() => state.play(`swap ${give} ${take}`)}
        >
          {w.swap}
        </Go>
        {second ? (
          <Go move="finish" onClick={() => state.play("finish")}>
            {w["only-one"]}
          </Go>
        ) : (
          <Back desk={desk} state={state} />
        )}
      </div>
    </>
  );
}

/** Orange and purple need no choice. */
function Spend({ desk, state }: Props) {
  const { words: w, pages } = desk.book;
  const { level, power } = state.seat;
  return (
    <>
      {power === "orange" && (
        <p class="rn-lamps" aria-hidden>
          {Array.from({ length: Math.min(6, pages.top_level) }, (_, at) => (
            <Icon key={at} name={at < level ? "lamp" : at === level ? "lamp1" : "lamp0"} />
          ))}
        </p>
      )}
      <p class="rn-quiet">
        {power === "orange" ? fill(w["orange-how"], { before: level, after: level + 1 }) : w["purple-how"]}
      </p>
      <div class="rn-go">
        <Go primary keys="Enter" move="crystal" onClick={() => state.play("crystal")}>
          {w["use-crystal"]}
        </Go>
        <Back desk={desk} state={state} />
      </div>
    </>
  );
}
