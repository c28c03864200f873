// The panel that says what a choice would do, step by step, and lets it be made.
import { Win as Bar } from "@realms/shell/review";
import { Standings } from "@realms/shell/story";
import { change, fill, signed, tell } from "@realms/shell/text";
import { Badge, Icon } from "./icons";
import { nextInvasion } from "./realms";
import { chanceOf, choose, type MinuteDesk, type MinuteState } from "./state";
import type { Loss, Taking, Use } from "./wire";

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
  if (!state.selected || !taking)
    return (
      <>
        <p class="rn-quiet">{desk.book.words["choice-none"]}</p>
        <p class="rn-answers">
          <Switch desk={desk} state={state} />
        </p>
      </>
    );
  return <Takes desk={desk} state={state} name={state.selected} taking={taking} />;
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
  return (
    <>
      <div class="rn-about">
        <Badge category={card.category} />
        <h3>{card.label}</h3>
        <p>{taking.source}</p>
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
          {w.use}
          <Switch desk={desk} state={state} />
        </h4>
        {option("build", taking.uses.build)}
        {option("bastion", taking.uses.bastion)}
      </div>
    </>
  );

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
        <span class="rn-deltas">
          <Delta icon="coin" text={change(facts.coins[0], facts.coins[1])} word={w.coins} />
          <Delta icon="seal" text={signed(facts.points)} word={w["end-points"]} />
          <Delta icon="shield" text={change(facts.shields[0], facts.shields[1])} word={w.shields} />
          {facts.hold && (
            <Delta
              icon="token"
              text={change(facts.hold[0], facts.hold[1])}
              word={fill(w["hold-named"], { number: invasion?.name ?? "" })}
            />
          )}
        </span>
        {facts.why && (
          <span class="rn-why">
            <Icon name="ban" />
            {facts.why}
          </span>
        )}
        {state.wins && !facts.why && <Win state={state} move={facts.move} words={w} />}
      </button>
    );
  }
}

/** The chance to win; dots until it is known. */
function Win({ state, move, words }: { state: MinuteState; move: string; words: Record<string, string> }) {
  const chance = chanceOf(state, move);
  if (!chance)
    return (
      <span class="rn-win">
        <span class="rn-wintrack" />
        <small>
          <span aria-hidden>…</span>
          <span class="rn-sr">{words["win-wait"]}</span>
        </small>
      </span>
    );
  return <Bar {...chance} even={state.chances?.even ?? 50} words={words} />;
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
              {loss.why === undefined ? (
                <small>{loss.words}</small>
              ) : (
                <span class="rn-why">
                  <Icon name="ban" />
                  {loss.why}
                </span>
              )}
            </button>
          );
        })}
    </div>
  );
}

export function Result({ desk }: Props) {
  const { snapshot, book } = desk;
  const w = book.words;
  const { winners, seats } = snapshot.picture;
  const all = seats.map((seat) => seat.points);
  const order = [...all.keys()].sort((one, other) => all[other]! - all[one]!);
  const won = (points: number) =>
    winners.length > 1
      ? tell(w, "share", snapshot, { names: winners }, { points })
      : tell(w, "wins", snapshot, { name: winners }, { points });
  return (
    <div class="rn-result">
      <h3>{w.over}</h3>
      <p>{won(all[winners[0]!] ?? 0)}</p>
      <Standings names={snapshot.names} points={all} most={Math.max(...all)} order={order} />
      <h4>{w.sheets}</h4>
      <p class="rn-quiet">{w["sheets-note"]}</p>
    </div>
  );
}
