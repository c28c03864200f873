// The choice: the steps of a turn, what is in hand or picked, and one primary button.
import { fill } from "../shell/text";
import { buildMove, endTurn, pickCard } from "./acts";
import { Go, Pick } from "./choices";
import { PowerStep } from "./powers";
import { Icon, One, Shape } from "./signs";
import type { Build } from "./wire";
import { bestOf, cardLine, changes, covered, label, pieceWord, wayWord } from "./words";
import { Mini, type Props } from "./you";

export function Panel({ desk, state }: Props) {
  const { picture, options } = desk.snapshot;
  const kind = picture.decision?.kind;
  if (!options || !kind) return null;
  const at = kind === "draw" || kind === "aside" ? 1 : picture.decision?.done ? 2 : 0;
  return (
    <div class="rn-cho" data-step={kind}>
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

/** What the ghost would change: at most three lines, the best first. */
function Ledger({ desk, state }: Props) {
  const { words: w, pages } = desk.book;
  const { ghost, hand, way } = state;
  const facts = pages.cards;
  const rows = changes(desk, state).slice(0, 2);
  const over = covered(state);
  const refused = !ghost!.legal && !ghost!.thin.length;
  const fields = ghost!.place.map(([field]) => state.ground.name(field)).join(" ");
  const verb = hand!.kind === "tile" ? w["lay-it"] : hand!.kind === "disc" ? w["put-it"] : w["move-it"];
  return (
    <>
      <h4>
        {refused ? w["not-here"] : fill(w["on-fields"], { fields })}
        <span>{refused ? "" : w["what-changes"]}</span>
      </h4>
      <ul class="rn-led">
        {refused && (
          <li>
            <Icon name="ban" />
            <span>{state.why}</span>
          </li>
        )}
        {!refused &&
          rows.map(({ card, before, after }) => (
            <li key={card}>
              <Shape pattern={facts[card]!.pattern} px={facts[card]!.pattern.length > 9 ? 8 : 10} />
              <span>
                <b>{facts[card]!.label}</b>
              </span>
              <b>
                {after === 0
                  ? `${w.ready} +${facts[card]!.points}`
                  : fill(w["missing-change"], { before: before ?? "–", after: after ?? "–" })}
              </b>
            </li>
          ))}
        {!refused &&
          over.slice(0, 3 - Math.min(2, rows.length)).map(({ letter, field }) => (
            <li key={field}>
              <One letter={letter} />
              <span>
                {pieceWord(desk, letter)} {field}
              </span>
              <b>{letter === letter.toUpperCase() ? w["to-supply"] : w["back-to-you"]}</b>
            </li>
          ))}
      </ul>
      {ghost!.thin.length > 0 && (
        <>
          <h4>{w["squares-out"]}</h4>
          <div class="rn-way">
            {ghost!.thin.map(({ place, move }, at) => (
              <Pick
                key={move}
                on={Math.min(way, ghost!.thin.length - 1) === at}
                number={at + 1}
                data-thin={move}
                onClick={() => state.set({ way: at })}
              >
                {fill(w["stays-empty"], {
                  fields: place
                    .filter(([, c]) => c === "-")
                    .map(([field]) => state.ground.name(field))
                    .join(" "),
                })}
              </Pick>
            ))}
          </div>
        </>
      )}
      <div class="rn-go">
        <Go
          primary
          keys="Enter"
          off={refused}
          move={ghost!.legal ? ghost!.move : undefined}
          onClick={() => state.commit()}
        >
          {verb}
        </Go>
        <Go keys="Esc" onClick={() => state.take(null)}>
          {w["put-back"]}
        </Go>
      </div>
    </>
  );
}

/** Buildings that can be completed now. */
function Ready({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const cards = [...new Set(options?.builds?.map((build) => build.card))];
  if (!cards.length) return null;
  return (
    <div class="rn-builds">
      {cards.map((card) => {
        const builds = state.builds(card);
        return (
          <Go
            key={card}
            primary
            move={builds.length === 1 ? buildMove(builds[0]!) : undefined}
            onClick={() => pickCard(desk, state, card, true)}
          >
            <span>
              {fill(w["build-card"], { card: label(desk, card) })}{" "}
              <small>{builds.length > 1 ? fill(w.ways, { count: builds.length }) : ""}</small>
            </span>
            <Gains {...builds[0]!} points={pages.cards[card]!.points} />
          </Go>
        );
      })}
    </div>
  );
}

/** What a building brings. */
export function Gains({
  gains,
  level,
  hourglasses,
  points,
}: Pick<Build, "gains" | "level" | "hourglasses"> & { points: number }) {
  return (
    <span class="rn-brings">
      +{points}
      {[...gains].map((colour, at) => (
        <One key={at} letter={colour.toLowerCase()} size={18} />
      ))}
      {Array.from({ length: level }, (_, at) => (
        <Icon key={at} name="up" size={18} />
      ))}
      {Array.from({ length: hourglasses }, (_, at) => (
        <Icon key={at} name="glass" size={15} />
      ))}
    </span>
  );
}

/** A card that is picked: the ways to build it, or what it lacks; it can be made the goal. */
function Picked({ desk, state, card }: Props & { card: string }) {
  const { options, picture } = desk.snapshot;
  const { words: w, pages } = desk.book;
  const facts = pages.cards[card]!;
  const builds = state.builds(card);
  const chosen = builds[Math.min(state.way, builds.length - 1)];
  const best = bestOf(desk, state, card);
  // While a summoning is under way a building waits; one click ends the summoning and builds.
  const waiting = !chosen && options?.finish && picture.seats.length > 1 && best?.missing === 0 ? best : null;
  const after =
    waiting &&
    `build ${card} ${waiting.place
      .map(([field]) => field)
      .sort((one, other) => one - other)
      .map((field) => state.ground.name(field))
      .join(" ")}`;
  return (
    <>
      <h3>{facts.label}</h3>
      <p class="rn-quiet">{cardLine(desk, state, card)}</p>
      {builds.length > 1 && (
        <div class="rn-way">
          {builds.map((build, at) => (
            <Pick
              key={build.fields}
              on={build === chosen}
              number={at + 1}
              data-way={build.fields}
              onClick={() => state.set({ way: at })}
            >
              <Mini
                ground={state.ground}
                board={[...state.seat.board]
                  .map((letter, field) => (state.ground.numbers(build.fields).includes(field) ? letter : "."))
                  .join("")}
                word=""
              />
              <span>{wayWord(desk, build.fields, build.back)}</span>
            </Pick>
          ))}
        </div>
      )}
      {chosen?.lost && <p class="rn-quiet">{fill(w["bonus-lost"], { disc: pages.stones[chosen.lost[0]!]! })}</p>}
      {chosen?.wakes && <p class="rn-quiet">{w["wakes-crystal"]}</p>}
      <div class="rn-go">
        {chosen && (
          <Go primary keys="Enter" move={buildMove(chosen)} onClick={() => state.play(buildMove(chosen))}>
            {w.build} <Gains {...chosen} points={facts.points} />
          </Go>
        )}
        {after && (
          <Go primary keys="Enter" onClick={() => state.play("finish", after)}>
            {w["finish-build"]}
          </Go>
        )}
        {!chosen && !after && (
          <Go primary keys="T" onClick={() => state.set({ goal: state.goal === card ? null : card })}>
            {state.goal === card ? w["no-goal"] : w["make-goal"]}
          </Go>
        )}
        <Go keys="Esc" onClick={() => state.set({ picked: null })}>
          {w.back}
        </Go>
      </div>
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
