// What somebody goes for: the nearest building, or the one that was made the goal; what it lacks where, what helps.
import { classes, fill, tell } from "@realms/shell/text";
import { pin } from "./acts";
import { aimed, bestHelp, lackedBy, layable, toGo } from "./aim";
import { heightOf, hollowOf, widthOf } from "./ground";
import { asPiece, Icon, One, Shape } from "./signs";
import type { Props } from "./state";
import { bestOf, label, shortly } from "./words";

export function Goal({ desk, state }: Props) {
  const { snapshot, book } = desk;
  const { words: w, pages } = book;
  const { goal, ghost } = state;
  const card = aimed(desk, state);
  if (!card) return null;
  const facts = pages.cards[card]!;
  const best = bestOf(desk, state, card);
  const lacks = lackedBy(desk, state, card);
  const after = ghost?.legal ? bestOf(desk, state, card, ghost.board) : null;
  const px = Math.min(24, Math.floor(78 / widthOf(facts.pattern)), Math.floor(66 / heightOf(facts.pattern)));
  return (
    <section class={classes("rn-goalbox", goal !== null && "rn-mine")} aria-label={w[goal ? "my-goal" : "nearest"]}>
      <h3>
        <span>
          {goal && <Icon name="pin" size={15} />} {w[goal ? "my-goal" : "nearest"]}
        </span>
        <button type="button" class="rn-set-goal" data-goal={card} onClick={() => pin(state, card)}>
          {w[goal ? "no-goal" : "make-goal"]} <kbd aria-hidden>T</kbd>
        </button>
      </h3>
      <div class="rn-what">
        <Shape pattern={facts.pattern} px={px} hollow={hollowOf(facts.pattern, best, state.seat.board)} />
        <p>
          <b>{facts.label}</b>
          <span>
            {fill(w[facts.points === 1 ? "points-one" : "points-many"], { points: facts.points })}
            {facts.hourglasses > 0 && (
              <>
                {" · "}
                <Icon name="glass" size={15} /> {facts.hourglasses}
              </>
            )}
            {[...facts.discs].map((colour, at) => (
              <One key={at} letter={colour.toLowerCase()} size={17} />
            ))}
            {facts.level_up > 0 && <Icon name="up" size={17} />}
          </span>
        </p>
      </div>
      <p class="rn-lacks" data-missing={best?.missing}>
        {!best ? (
          w["no-place"]
        ) : best.missing === 0 ? (
          <b>✓ {w["is-ready"]}</b>
        ) : (
          <>
            <b>{fill(w["to-go"], { count: best.missing })}:</b>
            {lacks.map(([field, colour]) => (
              <span key={field} data-lacks={`${state.ground.name(field)}${colour}`}>
                <One letter={asPiece(colour)} bare size={14} />
                {lacks.length > 4 ? "" : `${shortly(desk, colour)} `}
                {state.ground.name(field)}
              </span>
            ))}
          </>
        )}
      </p>
      <p class="rn-helped">{help()}</p>
    </section>
  );

  /** What helps: the ghost, the best of the own tiles, or a tile that can be taken. */
  function help(): string {
    if (state.lost && !goal)
      return tell(w, "goal-lost", snapshot, { name: state.lost.seat }, { card: label(desk, state.lost.card) });
    if (!best?.missing) return "";
    if (after && after.missing !== best.missing)
      return fill(w["in-hand-does"], { change: toGo(desk, best.missing, after.missing) });
    const tiles = layable(desk, state);
    const own = bestHelp(desk, state, tiles, card!);
    if (own)
      return fill(w["helps-most"], {
        number: state.seat.tiles.indexOf(own.tile) + 1,
        change: toGo(desk, own.before, own.after),
      });
    const first = snapshot.picture.circle.slice(0, pages.tile_choice);
    const next = bestHelp(desk, state, first, card!);
    if (next)
      return fill(w["queue-helps"], {
        number: first.indexOf(next.tile) + 1,
        change: toGo(desk, next.before, next.after),
      });
    return tiles.length ? (w["none-helps"] ?? "") : "";
  }
}
