// The panel that says what a choice would do, step by step, and lets it be made.
import { Badge, Bt, Icon } from "./icons";
import { Standings } from "./story";
import { change, fill } from "./text";
import type { Book, Snapshot, Taking, Use, UseFacts } from "./types";

export interface ChoiceProps {
  snapshot: Snapshot;
  book: Book;
  selected: string | null;
  offline: boolean;
  onMove: (move: string) => void;
  onNext: () => void;
  onHoverMove: (move: string | null) => void;
}

export function Choice(props: ChoiceProps) {
  const { snapshot, book, selected } = props;
  const w = book.words;
  const { decision } = snapshot.picture;
  const taking = selected ? snapshot.options.take?.[selected] : undefined;
  return (
    <section class={`rn-choice${taking || snapshot.options.lose ? " rn-open" : ""}`} aria-label={w.choice}>
      {body()}
    </section>
  );

  function body() {
    if (props.offline) return <p class="rn-quiet">{w.offline}</p>;
    if (!decision) return <Result snapshot={snapshot} book={book} />;
    if (!snapshot.people.includes(decision.seat)) {
      const name = snapshot.names[decision.seat] ?? "";
      return (
        <>
          <p class="rn-quiet">{fill(snapshot.auto ? w["watch-auto"] : w.watch, { name })}</p>
          <Bt class="rn-wide" data-home onClick={props.onNext}>
            <Icon name="next" /> {w.next} <kbd>N</kbd>
          </Bt>
        </>
      );
    }
    if (snapshot.options.lose) return <Losses {...props} />;
    if (snapshot.options.discard)
      return (
        <button type="button" class="rn-opt" data-home onClick={() => props.onMove(snapshot.options.discard!.move)}>
          {snapshot.options.discard.text}
        </button>
      );
    if (!selected || !taking) return <p class="rn-quiet">{w["choice-none"]}</p>;
    return <Takes {...props} name={selected} taking={taking} />;
  }
}

function Takes({ snapshot, book, name, taking, onMove, onHoverMove }: ChoiceProps & { name: string; taking: Taking }) {
  const w = book.words;
  const card = book.cards[name]!;
  return (
    <>
      <div>
        <div class="rn-about">
          <Badge category={card.category} />
          <h3>{card.label}</h3>
          <p>{taking.from}</p>
        </div>
        {!taking.own && (
          <>
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
          </>
        )}
      </div>
      <div class="rn-opts">
        <h4>
          <i>{taking.own ? 1 : 2}</i>
          {w.use}
        </h4>
        {(["build", "bastion"] as Use[]).map((use) => option(use, taking.uses[use]))}
      </div>
    </>
  );

  function option(use: Use, facts: UseFacts) {
    const title =
      use === "build"
        ? card.cost
          ? fill(w["build-pay"], { cost: card.cost })
          : w["build-free"]
        : book.bastion.words;
    const best = snapshot.hint?.moves.includes(facts.move);
    return (
      <button
        key={use}
        type="button"
        class={`rn-opt${best ? " rn-hinted" : ""} rn-cat-${card.category}`}
        data-option
        data-move={facts.move}
        aria-disabled={facts.why !== null}
        title={facts.why ?? undefined}
        onClick={() => onMove(facts.move)}
        onMouseEnter={() => onHoverMove(facts.move)}
        onMouseLeave={() => onHoverMove(null)}
        onFocus={() => onHoverMove(facts.move)}
      >
        <span class="rn-ot">
          <Icon name={use === "build" ? card.category : "bastion"} />
          <b>{title}</b>
          <kbd aria-hidden>{use === "build" ? "B" : "W"}</kbd>
        </span>
        <span class="rn-deltas">
          <Delta icon="coin" text={change(facts.coins[0], facts.coins[1])} word={w.coins} />
          <Delta icon="seal" text={facts.points > 0 ? `+${facts.points}` : String(facts.points)} word={w["points-now"]} />
          <Delta icon="shield" text={change(facts.shields[0], facts.shields[1])} word={w.shields} />
          {facts.hold && <Delta icon="token" text={change(facts.hold[0], facts.hold[1])} word={w.hold} />}
        </span>
        {facts.why && (
          <span class="rn-why">
            <Icon name="ban" />
            {facts.why}
          </span>
        )}
      </button>
    );
  }
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

function Losses({ snapshot, book, onMove, onHoverMove }: ChoiceProps) {
  const w = book.words;
  return (
    <div class="rn-opts">
      <h4>{w.lose}</h4>
      {snapshot.options.lose!.map((loss) => {
        const card = book.cards[loss.card]!;
        return (
          <button
            key={loss.card}
            type="button"
            class={`rn-opt rn-cat-${card.category}`}
            data-option
            data-move={loss.move}
            onClick={() => onMove(loss.move)}
            onMouseEnter={() => onHoverMove(loss.move)}
            onMouseLeave={() => onHoverMove(null)}
          >
            <span class="rn-ot">
              <Badge category={card.category} />
              <b>{fill(w["lose-one"], { card: card.label })}</b>
            </span>
            <small>{loss.words}</small>
          </button>
        );
      })}
    </div>
  );
}

function Result({ snapshot, book }: { snapshot: Snapshot; book: Book }) {
  const w = book.words;
  const { winners, seats } = snapshot.picture;
  const name = winners.map((seat) => snapshot.names[seat]).join(", ");
  const all = seats.map((seat) => seat.points);
  const order = [...all.keys()].sort((one, other) => all[other]! - all[one]!);
  return (
    <div class="rn-result">
      <h3>{w.over}</h3>
      <p>{fill(winners.length > 1 ? w.share : w.wins, { name, points: all[winners[0]!] ?? 0 })}</p>
      <Standings names={snapshot.names} points={all} most={Math.max(...all)} order={order} />
    </div>
  );
}
