// An open building.
import { classes } from "@realms/shell/text";
import { peeks, pickCard } from "./acts";
import { Front } from "./front";
import { cellsOf, heightOf, originsOf, widthOf } from "./ground";
import type { Props } from "./state";
import { bestOf, cardLine } from "./words";

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
  // Of each square of the pattern: whether it lies, would lie, or lacks. A place has its squares in the order of its turn.
  const status = (use?.place ?? []).map(([field, colour]) => {
    const lies = seat.board[field]!.toUpperCase() === colour;
    const would = will && ghost!.board[field]!.toUpperCase() === colour;
    return will ? (lies && would ? "h" : would ? "p" : "") : lies ? "h" : "";
  });
  const cells = cellsOf(facts.pattern);
  const origin = use ? originsOf(facts.pattern, use.turn) : [];
  const hollow = cells.map((_, at) => (!use || status[origin.indexOf(at)] === "" ? 1 : 0)).join("");
  const order = ["h", "p", ""].flatMap((kind) => status.filter((each) => each === kind));
  const wide = widthOf(facts.pattern) > 4;
  // What stands in the foot comes right after the name: whoever speaks to a computer says what they see.
  const near = ready || will?.missing === 0 ? w.ready : best ? undefined : w["needs-level"];
  const note = [near, goal === card && w.goal].filter(Boolean).join(" ");
  const body = (
    <Front facts={facts} px={wide ? 15 : heightOf(facts.pattern) > 2 ? 20 : 21} hollow={hollow}>
      <span class="rn-pp">
        {ready ? (
          <b>{w.ready}</b>
        ) : will?.missing === 0 ? (
          <b>→ {w.ready}</b>
        ) : best ? (
          order.map((each, at) => <i key={at} class={each ? `rn-${each}` : undefined} />)
        ) : (
          <small>{w["needs-level"]}</small>
        )}
      </span>{" "}
      {goal === card && <span class="rn-pin">{w.goal}</span>}
    </Front>
  );
  const names = classes(
    "rn-bc",
    `rn-sky-${facts.level}`,
    ready && "rn-can",
    will?.missing === 0 && !ready && "rn-will",
    goal === card && "rn-goal",
    picked === card && "rn-picked",
    (desk.lit.includes(card) || state.news.includes(card)) && "rn-glow",
  );
  if (still) return <span class={names}>{body}</span>;
  return (
    <button
      type="button"
      class={names}
      data-card={card}
      data-spot={spot}
      tabIndex={first ? 0 : -1}
      aria-pressed={picked === card}
      aria-label={cardLine(desk, state, card, note)}
      {...peeks(state, card)}
      onContextMenu={(event: MouseEvent) => {
        // A long press, or the other button of the mouse.
        event.preventDefault();
        state.set({ goal: goal === card ? null : card });
      }}
      onClick={(event: MouseEvent) => pickCard(desk, state, card, (event as PointerEvent).pointerType === "mouse")}
    >
      {body}
    </button>
  );
}
