// One card on offer, with everything it says in signs and in words.
import { Badge, Icon } from "./icons";
import { Scene } from "./scene";
import { fill, monogram } from "./text";
import type { Book, CardFacts, Snapshot, Taking } from "./types";

const TRADE: Record<string, string> = { g: "gain", p: "pay", i: "token" };

/** Scoring as a sentence of signs: seal, operator, thing. */
export function Formula({ card }: { card: CardFacts }) {
  const { kind, points, least, categories = [] } = card.sign;
  const seal = <b class="rn-seal">{kind === "cats" ? `${least}–${points}` : points}</b>;
  const thing: Record<string, preact.ComponentChild> = {
    percat: [<i>×</i>, categories[0] && <Badge category={categories[0]} />],
    bestcat: [<i>×</i>, <Icon name="best" />],
    coin: [<i>×</i>, <Icon name="coin" />],
    inv: [<i>−</i>, <Icon name="coin" />],
    cats: [<i>:</i>, <Icon name="variety" />],
    pair: [<i>:</i>, categories[0] && <Badge category={categories[0]} />, <i>+</i>, categories[1] && <Badge category={categories[1]} />],
  };
  return (
    <span class="rn-formula" aria-hidden>
      {seal}
      {thing[kind] ?? null}
      {card.shields > 0 && (
        <>
          <i>+</i>
          <Icon name="shield" />
          {card.shields > 1 && <b>{card.shields}</b>}
        </>
      )}
    </span>
  );
}

export interface PlaceProps {
  name: string;
  holder: number | null;
  snapshot: Snapshot;
  book: Book;
  selected: boolean;
  lit: boolean;
  hinted: boolean;
  focusable: boolean;
  onPick: (card: string) => void;
  onHover: (card: string | null) => void;
}

/** A place of the market with the card that lies there. */
export function Place(props: PlaceProps) {
  const { name, holder, snapshot, book, selected, lit, hinted } = props;
  const { picture } = snapshot;
  const card = book.cards[name];
  if (!card) return null;
  const w = book.words;
  const turn = picture.decision?.kind === "take" ? picture.decision.seat : null;
  const taking: Taking | undefined = snapshot.options.take?.[name];
  const uses = taking && Object.values(taking.uses);
  const closed = uses?.every((use) => use.why) ?? false;
  const yours = holder !== null && holder === turn && snapshot.people.includes(holder);
  const from = picture.origin[name];
  const pays = card.trade.includes("p") && !yours;
  const note = selected
    ? w.selected
    : from !== undefined
      ? fill(w.from, { name: snapshot.names[from] ?? "" })
      : pays
        ? holder === null
          ? w["pay-supply"]
          : fill(w["pay-holder"], { name: snapshot.names[holder] ?? "" })
        : "";
  const why = closed && uses ? (uses.find((use) => use.why && use.rule !== "fixed-cards") ?? uses[0])?.why : null;
  const states = [
    "rn-place",
    selected && "rn-sel",
    yours && "rn-yours",
    closed && "rn-grey",
    lit && "rn-lit",
    hinted && "rn-hinted",
  ].filter(Boolean);
  const where = holder === null ? w.middle : snapshot.names[holder];
  const label = [where, card.spoken, uses && fill(w.now, { points: taking!.uses.build.points }), why]
    .filter(Boolean)
    .join(". ");
  return (
    <li class={states.join(" ")}>
      <p class="rn-tab" aria-hidden>
        {holder === null ? <b class="rn-mono rn-mid">◆</b> : <b class="rn-mono">{monogram(snapshot.names[holder] ?? "")}</b>}
        <span>{where}</span>
        <small>
          {from !== undefined && !selected && <Icon name="swap" />}
          {note}
        </small>
      </p>
      <button
        type="button"
        class={`rn-card rn-cat-${card.category}`}
        style={skyStyle(picture.round, book)}
        aria-pressed={selected}
        aria-disabled={closed || !taking}
        aria-label={label}
        title={why ?? card.words}
        data-card={name}
        tabIndex={props.focusable ? 0 : -1}
        onClick={() => props.onPick(name)}
        onMouseEnter={() => props.onHover(name)}
        onMouseLeave={() => props.onHover(null)}
      >
        <span class="rn-art">
          <Scene card={card} round={picture.round} rounds={book.rounds} tall />
        </span>
        <b class="rn-cost">{card.cost}</b>
        {card.trade && (
          <span class="rn-trade">
            {[...card.trade].map((action, index) => (
              <>
                {index > 0 && <i class="rn-chevron" />}
                <Icon name={TRADE[action] ?? "coin"} />
              </>
            ))}
          </span>
        )}
        {(card.fixed || card.shields > 0) && (
          <span class="rn-flags">
            {card.shields > 0 && <Icon name="shield" />}
            {card.fixed && <Icon name="fixed" />}
          </span>
        )}
        <span class="rn-name">
          {/* A word is broken only where it is longer than a line. */}
          {card.name.split(" ").map((word) => [<span>{word}</span>, " "])}
        </span>
        <Formula card={card} />
        {why ? (
          <span class="rn-why">
            <Icon name="ban" />
            {why}
          </span>
        ) : (
          <span class="rn-words">{card.words}</span>
        )}
        <span class="rn-foot">
          {taking && <small>{fill(w.now, { points: taking.uses.build.points })}</small>}
          <em>{book.categories[card.category]}</em>
          <Badge category={card.category} />
        </span>
      </button>
    </li>
  );
}

/** The sky of a round, and of the next: nine colours from dawn to night, stretched over however many rounds there are. */
export function skyStyle(round: number, { rounds }: Book) {
  const sky = Math.max(1, Math.min(8, Math.round(((round - 1) / Math.max(1, rounds - 1)) * 7) + 1));
  return { "--sky": `var(--sky-${sky})`, "--sky2": `var(--sky-${sky + 1})` };
}
