// An open building.
import { memo } from "@realms/parts/memo";
import { classes, fill } from "@realms/shell/text";
import { peeks, pickCard, pin } from "./acts";
import { aimed } from "./aim";
import { Front } from "./front";
import { heightOf, hollowOf, widthOf } from "./ground";
import { Icon } from "./signs";
import type { Now, Props } from "./state";
import type { CardFacts } from "./wire";
import { bestOf, cardLine } from "./words";

/** A building that lacks no more than this is in reach. */
const REACH = 2;

/** An open building: what already lies is solid, what is missing hollow; the foot says how near it is. */
export function Card({
  desk,
  state,
  card,
  spot,
  first,
  still,
}: Props & { card: string; spot?: string; first?: boolean; still?: boolean }) {
  const { pages, words: w } = desk.book;
  const facts = pages.cards[card]!;
  const { ghost, seat, goal, picked } = state;
  const best = bestOf(desk, state, card);
  const after = ghost?.legal ? bestOf(desk, state, card, ghost.board) : null;
  const will = after && best && after.missing < best.missing ? after : null;
  const use = will ?? best;
  const ready = best?.missing === 0;
  const hollow = hollowOf(facts.pattern, use, will ? ghost!.board : seat.board);
  const near = ready
    ? `✓ ${w.ready}`
    : will
      ? will.missing
        ? `${best!.missing} → ${will.missing}`
        : `→ ${w.ready}`
      : best
        ? fill(w["to-go"], { count: best.missing })
        : w["needs-level"]!;
  const points = fill(w[facts.points === 1 ? "points-one" : "points-many"], { points: facts.points });
  // What is shown comes first: whoever speaks to a computer says what they see.
  const look = classes(
    "rn-bc",
    `rn-sky-${facts.level}`,
    ready && "rn-can",
    will?.missing === 0 && !ready && "rn-will",
    will !== null && "rn-nearer",
    !ready && (best?.missing ?? 9) <= REACH && "rn-reach",
    goal === card && "rn-goal",
    !goal && aimed(desk, state) === card && "rn-near",
    picked === card && "rn-picked",
    state.news.includes(card) && "rn-glow",
  );
  return (
    <Drawn
      now={state.now}
      card={card}
      facts={facts}
      hollow={hollow}
      near={near}
      pinned={goal === card ? w.goal : undefined}
      look={look}
      on={picked === card || goal === card}
      spot={spot}
      first={first}
      still={still}
      points={points}
      word={cardLine(desk, state, card, [points, near, goal === card && w.goal].filter(Boolean).join(" "))}
    />
  );
}

interface DrawnProps {
  now: Now;
  card: string;
  facts: CardFacts;
  hollow: string;
  near: string;
  pinned?: string;
  look: string;
  on: boolean;
  spot?: string;
  first?: boolean;
  still?: boolean;
  points: string;
  word: string;
}

const Drawn = memo(
  ({ now, card, facts, hollow, near, pinned, look, on, spot, first, still, points, word }: DrawnProps) => {
    const body = (
      <Front facts={facts} px={sizeOf(facts)} hollow={hollow} points={points}>
        <span class="rn-pp">{near}</span>{" "}
        {pinned && (
          <span class="rn-pin">
            <Icon name="pin" size={13} />
            <span class="rn-sr">{pinned}</span>
          </span>
        )}
      </Front>
    );
    if (still) return <span class={look}>{body}</span>;
    return (
      <button
        type="button"
        class={look}
        data-card={card}
        data-target={`card-${card}`}
        data-light={card}
        data-spot={spot}
        tabIndex={first ? 0 : -1}
        aria-pressed={on}
        aria-label={word}
        {...peeks(now, card)}
        onContextMenu={(event: MouseEvent) => {
          // A long press, or the other button of the mouse.
          event.preventDefault();
          pin(now.current.state, card);
        }}
        onClick={(event: MouseEvent) =>
          pickCard(now.current.desk, now.current.state, card, (event as PointerEvent).pointerType === "mouse")
        }
      >
        {body}
      </button>
    );
  },
);

/** Small buildings have more room: see the rows of the market. */
function sizeOf({ pattern, level }: CardFacts): number {
  const [wide, high] = [widthOf(pattern), heightOf(pattern)];
  return level === 1
    ? Math.min(24, Math.floor(92 / wide), Math.floor(74 / high))
    : Math.min(18, Math.floor(92 / wide), Math.floor(50 / high));
}
