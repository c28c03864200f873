// The panel that says what a choice would do, step by step, and lets it be made.
import { RefusalNote } from "@realms/parts/refusal-note";
import { change, fill, monogram, signed, tell } from "@realms/shell/text";
import { ChanceLine, ChanceWait } from "./chance";
import { Course } from "./course";
import { Badge, Icon } from "./icons";
import { nextInvasion, rival } from "./realms";
import { chanceOf, choose, type MinuteDesk, type MinuteState } from "./state";
import type { CardWorth, Loss, Taking, Use } from "./wire";

interface Props {
  desk: MinuteDesk;
  state: MinuteState;
}

export function Panel({ desk, state }: Props) {
  const { options } = desk.snapshot;
  const taking = state.selected ? options?.take?.[state.selected] : undefined;
  if (options?.lose) return <Losses desk={desk} losses={options.lose} />;
  if (options?.discard) {
    const { move, text } = options.discard;
    return (
      <button type="button" class="rn-opt" data-home data-option data-move={move} onClick={() => desk.play(move)}>
        {text}
      </button>
    );
  }
  if (!state.selected || !taking) return <Nothing desk={desk} state={state} />;
  return <Takes desk={desk} state={state} name={state.selected} taking={taking} />;
}

/** Nothing is selected yet: what is to be pressed, and who the others are. */
function Nothing({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const { words: w } = book;
  const others = Object.entries(snapshot.players);
  return (
    <>
      <p class="rn-first-step">{w["choice-none"]}</p>
      <p class="rn-answers">
        <Switch desk={desk} state={state} />
      </p>
      {others.length > 0 && (
        <section class="rn-rivals">
          <h4>{w.against}</h4>
          <ul>
            {others.map(([seat, player]) => (
              <li key={seat}>
                <b class="rn-mono" aria-hidden>
                  {monogram(snapshot.names[Number(seat)] ?? "")}
                </b>
                <span>{rival(desk, Number(seat), player)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Chances to win beside the choices: off at first, and remembered. */
function Switch({ desk, state }: Props) {
  const { words: w, help } = desk.book;
  if (!help.includes("chances")) return null;
  return (
    <button
      type="button"
      role="switch"
      class="rn-switch"
      aria-checked={state.wins}
      aria-label={w["wins-switch"]}
      title={w["wins-switch"]}
      onClick={() => state.showWins(!state.wins)}
    >
      <i aria-hidden />
      <span>{w["wins-switch"]}</span>
    </button>
  );
}

function Takes({ desk, state, name, taking }: Props & { name: string; taking: Taking }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const card = book.pages.cards[name]!;
  const invasion = nextInvasion(snapshot.picture, book.pages);
  const who = { name: snapshot.turn ?? 0 };
  return (
    <>
      <div class="rn-about">
        <Badge category={card.category} />
        <h3>{card.label}</h3>
        <p>{taking.source}</p>
        <p class="rn-printed">{card.words}</p>
      </div>
      {!taking.own && (
        <div>
          <h4>
            <i>1</i>
            {taking.trade.length ? w.trade : w["no-trade"]}
            {taking.trade.length > 0 && <span>{w.coins}</span>}
          </h4>
          <ol class="rn-ledger">
            {taking.trade.map((step, index) => (
              <li key={index}>
                <Icon name={step.action === "g" ? "gain" : step.action === "p" ? "pay" : "token"} />
                {step.words}
                <b>{change(step.before, step.after)}</b>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div class="rn-opts">
        <h4>
          <i>{taking.own ? 1 : 2}</i>
          <b data-asked>{w.use}</b>
          <Switch desk={desk} state={state} />
        </h4>
        {option("build", taking.uses.build)}
        {option("bastion", taking.uses.bastion)}
      </div>
      <Worth desk={desk} state={state} worth={taking.worth} />
    </>
  );

  /** The chance to win; dots until it is known. */
  function win(move: string) {
    const noun = tell(w, "win-game", snapshot, who);
    const chance = chanceOf(state, move);
    if (!chance) return <ChanceWait noun={noun} said={w["win-wait"]} />;
    const { win: now, low, high } = chance;
    return <ChanceLine noun={noun} now={Math.round(now)} low={low} high={high} even={state.chances?.even} />;
  }

  function option(use: "build" | "bastion", facts: Use) {
    const title =
      use === "build"
        ? card.cost
          ? fill(w["build-pay"], { cost: card.cost })
          : w["build-free"]
        : book.pages.bastion.words;
    const best = snapshot.hint?.moves.includes(facts.move);
    return (
      <button
        key={use}
        type="button"
        class={`rn-opt${best ? " rn-hinted" : ""} rn-cat-${card.category}`}
        data-option
        data-target={`option-${use}`}
        data-move={facts.move}
        aria-disabled={facts.why !== undefined}
        title={facts.why}
        onClick={() => choose(desk, facts)}
        onMouseEnter={() => state.look(facts)}
        onMouseLeave={() => state.look(null)}
        onFocus={() => state.look(facts)}
      >
        <span class="rn-ot">
          <Icon name={use === "build" ? card.category : "bastion"} />
          <b>{title}</b>
          <kbd aria-hidden>{use === "build" ? "B" : "W"}</kbd>
        </span>
        {facts.why ? (
          <RefusalNote why={facts.why} />
        ) : (
          <>
            <span class="rn-deltas">
              <Delta icon="coin" text={change(facts.coins[0], facts.coins[1])} word={w.coins} />
              <Delta icon="seal" text={signed(facts.points)} word={w["end-points"]} />
              <Delta icon="shield" text={change(facts.shields[0], facts.shields[1])} word={w.shields} />
            </span>
            {facts.hold && invasion && (
              <ChanceLine
                icon="token"
                noun={tell(w, "stops", snapshot, who, { number: invasion.name })}
                now={facts.hold[0]}
                then={facts.hold[1]}
              />
            )}
            {state.wins && win(facts.move)}
          </>
        )}
      </button>
    );
  }
}

/** What the card would bring to each who can still take it: folded until somebody wants to know. */
function Worth({ desk, state, worth }: Props & { worth: CardWorth }) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { on, show } = state.worth;
  const most = Math.max(1, ...worth.gains.map(([, gain]) => gain));
  const same = new Set(worth.gains.map(([, gain]) => gain)).size === 1;
  return (
    <section class="rn-each">
      <button type="button" class="rn-link" aria-expanded={on} data-worth onClick={() => show(!on)}>
        {w.worth} <kbd aria-hidden>O</kbd>
      </button>
      {on && !same && (
        <ol>
          {worth.gains.map(([seat, gain]) => (
            <li key={seat}>
              <b class={snapshot.you === seat ? "rn-mono rn-fill" : "rn-mono"} aria-hidden>
                {monogram(snapshot.names[seat] ?? "")}
              </b>
              <span>{snapshot.names[seat]}</span>
              <span class="rn-each-bar" aria-hidden>
                <i style={{ width: `${(100 * Math.max(0, gain)) / most}%` }} />
              </span>
              <b>{fill(w["worth-now"], { gain: signed(gain) })}</b>
            </li>
          ))}
        </ol>
      )}
      {on && <p>{worth.words}</p>}
    </section>
  );
}

function Delta({ icon, text, word }: { icon: string; text: string; word: string | undefined }) {
  return (
    <span>
      <Icon name={icon} />
      {text}
      <small>{word}</small>
    </span>
  );
}

function Losses({ desk, losses }: { desk: MinuteDesk; losses: Loss[] }) {
  const { words: w, pages } = desk.book;
  return (
    <div class="rn-opts rn-losses">
      <h4>{w.lose}</h4>
      {[...losses]
        .sort((one, other) => Number(!!one.why) - Number(!!other.why))
        .map((loss) => {
          const card = pages.cards[loss.card]!;
          return (
            <button
              key={loss.card}
              type="button"
              class={`rn-opt rn-cat-${card.category}`}
              data-option
              data-loss
              data-move={loss.move}
              aria-disabled={loss.why !== undefined}
              title={loss.why}
              onClick={() => loss.why === undefined && desk.play(loss.move)}
              onMouseEnter={() => desk.point(loss.card)}
              onMouseLeave={() => desk.point(null)}
              onFocus={() => desk.point(loss.card)}
              onBlur={() => desk.point(null)}
            >
              <span class="rn-ot">
                <Badge category={card.category} />
                <b>{fill(w["lose-one"], { card: card.label })}</b>
              </span>
              {loss.why === undefined ? <small>{loss.words}</small> : <RefusalNote why={loss.why} />}
            </button>
          );
        })}
    </div>
  );
}

/** Who has won, one's own place, what made the difference, and how the points came. */
export function Result({ desk }: Props) {
  const { ending } = desk.snapshot.picture;
  if (!ending) return null;
  return (
    <div class="rn-result">
      <div class="rn-crowned">
        <Icon name="crown" />
        <h3>{ending.title}</h3>
        {ending.place && <p>{ending.place}</p>}
      </div>
      <p>{ending.reason}</p>
      <Course desk={desk} />
    </div>
  );
}
