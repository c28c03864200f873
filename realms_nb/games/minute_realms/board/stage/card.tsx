// One card on offer, with everything it says in signs and in words.

import { broken } from "@realms/shell/broken";
import { classes, fill, monogram, tell } from "@realms/shell/text";
import type { ComponentChildren } from "preact";
import { Badge, Icon } from "./icons";
import { chanceOf, type MinuteDesk, type MinuteState } from "./state";
import { Scene } from "./vignette";
import type { CardFacts, Pages, Taking } from "./wire";

// Kinds of scoring that are bounded by what is printed on the card.
const BOUNDED = ["pair", "cats", "inv"];
const TRADE: Record<string, string> = { g: "gain", p: "pay", i: "token" };

/** Scoring as a sentence of signs: seal, operator, thing. */
export function Formula({ card }: { card: CardFacts }) {
  const { kind, points, least, categories = [] } = card.sign;
  const seal = <b class="rn-seal" data-n={kind === "cats" ? `${least}–${points}` : points} />;
  const thing: Record<string, preact.ComponentChild> = {
    percat: [<i>×</i>, categories[0] && <Badge category={categories[0]} />],
    bestcat: [<i>×</i>, <Icon name="best" />],
    coin: [<i>×</i>, <Icon name="coin" />],
    inv: [<i>−</i>, <Icon name="coin" />],
    cats: [<i>:</i>, <Icon name="variety" />],
    pair: [
      <i>:</i>,
      categories[0] && <Badge category={categories[0]} />,
      <i>+</i>,
      categories[1] && <Badge category={categories[1]} />,
    ],
  };
  return (
    <span class="rn-formula" aria-hidden>
      {seal}
      {thing[kind] ?? null}
      {card.shields > 0 && (
        <>
          <i>+</i>
          <Icon name="shield" />
          {card.shields > 1 && <b data-n={card.shields} />}
        </>
      )}
    </span>
  );
}

export interface PlaceProps {
  name: string;
  holder: number | null;
  desk: MinuteDesk;
  state: MinuteState;
  selected: boolean;
  hinted: boolean;
  focusable: boolean;
  onPick: (card: string) => void;
}

/** A place of the market with the card that lies there. */
export function Place(props: PlaceProps) {
  const { name, holder, desk, state, selected, hinted } = props;
  const { snapshot, book } = desk;
  const { picture } = snapshot;
  const card = book.pages.cards[name];
  if (!card) return null;
  const w = book.words;
  const turn = picture.decision?.kind === "take" ? picture.decision.seat : null;
  const taking: Taking | undefined = snapshot.options?.take?.[name];
  const uses = taking && [taking.uses.build, taking.uses.bastion];
  const closed = uses?.every((use) => use.why) ?? false;
  const yours = holder !== null && holder === turn && snapshot.people.includes(holder);
  const pays = yours ? 0 : card.trade.split("p").length - 1;
  const { played, better } = desk.compared ?? {};
  const isOf = (move?: string) => move?.endsWith(` ${name}`);
  const note = [isOf(played) && w.played, isOf(better) && w.better].filter(Boolean).join(", ");
  const why = closed && uses ? (uses.find((use) => use.why && use.rule !== "fixed-cards") ?? uses[0])?.why : undefined;
  const best = state.wins && uses ? uses.map((use) => chanceOf(state, use.move)?.win ?? 0) : [];
  const win = Math.round(Math.max(0, ...best));
  const states = classes(
    "rn-place",
    selected && "rn-sel",
    yours && "rn-yours",
    closed && "rn-grey",
    isOf(better) && "rn-lit",
    isOf(played) && "rn-yours",
    hinted && "rn-hinted",
  );
  const seat = (holder === null ? w.middle : snapshot.names[holder]) ?? "";
  // Of several people at one notebook each is called by the name.
  const own = yours && (snapshot.you === undefined || snapshot.you === holder);
  const whose =
    holder === null ? w["card-middle"] : own ? w["card-own"] : tell(w, "card-of", snapshot, { name: holder });
  // Whoever is to choose reads what taking it means.
  const means = !taking || yours ? "" : [w.swap, pays && fill(w.pay, { coins: pays })].filter(Boolean).join(", ");
  const where = means ? `${whose}: ${means}` : whose!;
  const now = uses && pointsNow(card, taking!.uses.build.points, w);
  // What is shown comes first, in its order: whoever speaks to a computer says what they see.
  const percent = win > 0 && fill(w.win, { percent: win });
  const shown = [percent || now, why ?? card.words, !why && !yours && card.trades, percent && now];
  const label = heard(card, book.pages, shown, where);
  return (
    <li class={states} data-light={name}>
      <p class="rn-tab" aria-hidden title={where}>
        {holder === null ? <b class="rn-mono rn-mid">◆</b> : <b class="rn-mono">{monogram(seat)}</b>}
        <span data-words>{where}</span>
        <span data-few>{holder === null || yours ? whose : seat}</span>
        {note && <small>{note}</small>}
      </p>
      <button
        type="button"
        class={`rn-card rn-cat-${card.category}`}
        style={skyStyle(picture.round, book.pages)}
        aria-pressed={selected}
        aria-disabled={closed || !taking}
        aria-label={label}
        title={why ?? card.words}
        data-card={name}
        data-target={`card-${name}`}
        data-rove
        tabIndex={props.focusable ? 0 : -1}
        onClick={() => props.onPick(name)}
        onMouseEnter={() => desk.point(name)}
        onMouseLeave={() => desk.point(null)}
      >
        <Front card={card} round={picture.round} pages={book.pages} why={why} own={yours}>
          {percent && (
            <em class="rn-winchip">
              <b>{percent}</b>
            </em>
          )}{" "}
          {/* What a narrow card leaves out is drawn by the style: it is no part of what is seen in all sizes. */}
          {taking && (percent ? <small data-drawn={now} /> : <small>{now}</small>)}{" "}
          {!percent && <em data-drawn={book.pages.categories[card.category]} />}
        </Front>
      </button>
    </li>
  );
}

/** What a card would bring if it were built now; of one that may bring more later, how much. */
function pointsNow({ sign }: CardFacts, points: number, w: Record<string, string>): string {
  if (points === 0 && BOUNDED.includes(sign.kind)) return fill(w["now-more"], { points, most: sign.points });
  return fill(w[points === 1 ? "now-point" : "now-points"], { points });
}

interface FrontProps {
  card: CardFacts;
  round: number;
  pages: Pages;
  /** Why it cannot be taken: in the place of its words. */
  why?: string | undefined;
  /** Whether it is one's own card, so that nothing is traded for it. */
  own?: boolean;
  /** The foot, beside the badge. */
  children: ComponentChildren;
}

/** All that is on a card, for whoever hears it: the name, what else is shown, and what the signs say. */
export function heard(card: CardFacts, pages: Pages, shown: (string | false | undefined)[], where?: string): string {
  const said = [card.label, ...shown, pages.categories[card.category], where, card.signs];
  // A reason is a sentence with its own full stop.
  return said.flatMap((each) => (each ? [each.replace(/\.$/, "")] : [])).join(". ");
}

/** A name whose words are broken only where one is longer than a line. */
export function Words({ text }: { text: string }) {
  return <>{text.split(" ").map((word) => [<span>{broken(word)}</span>, " "])}</>;
}

/** The front of a card. */
export function Front({ card, round, pages, why, own, children }: FrontProps) {
  const trades = !own && card.trades;
  return (
    <>
      <span class="rn-art">
        <Scene card={card} round={round} rounds={pages.rounds} tall />
        {(card.fixed || card.shields > 0) && (
          <span class="rn-flags">
            {card.shields > 0 && <Icon name="shield" />}
            {card.fixed && <Icon name="fixed" />}
          </span>
        )}
      </span>
      <b class="rn-cost" data-n={card.cost} />
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
      <span class="rn-name">
        <Words text={card.name} />
      </span>{" "}
      <Formula card={card} />
      {/* Drawn last; here, as on a phone the words are left out, and what is seen is then still said without a gap. */}
      <span class="rn-foot">
        {children}
        <Badge category={card.category} />
      </span>{" "}
      {why ? (
        <span class="rn-why">
          <Icon name="ban" />
          {why}
        </span>
      ) : (
        <span class="rn-words">
          {card.words} {trades && <span>{trades}</span>}
        </span>
      )}
    </>
  );
}

/** The sky of a round, and of the next: nine colours from dawn to night, stretched over however many rounds there are. */
export function skyStyle(round: number, { rounds }: Pages) {
  const sky = Math.max(1, Math.min(8, Math.round(((round - 1) / Math.max(1, rounds - 1)) * 7) + 1));
  return { "--sky": `var(--sky-${sky})`, "--sky2": `var(--sky-${sky + 1})` };
}
