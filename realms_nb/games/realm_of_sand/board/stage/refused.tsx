// A place that is refused: the ground says why, and here stands what to do instead.
import { fill } from "@realms/shell/text";
import { fieldsWord, goalPlace, nearestPlace, toGo, tryOut } from "./aim";
import { Go } from "./choices";
import type { Place } from "./ground";
import { Icon } from "./signs";
import type { Props } from "./state";
import { label } from "./words";

export function Refused({ desk, state }: Props) {
  const w = desk.book.words;
  const { hand } = state;
  const near = nearestPlace(desk, state);
  const help = goalPlace(desk, state);
  const number = hand?.kind === "tile" ? state.seat.tiles.indexOf(hand.tile) + 1 : 0;
  const go = (place: Place) => () => hand?.kind === "tile" && tryOut(desk, state, hand.tile, place);
  return (
    <>
      <h4>
        <Icon name="ban" /> {number ? fill(w["tile-not-here"], { number }) : w["not-here"]}
      </h4>
      <div class="rn-cures">
        {help && (
          <Go primary onClick={go(help.lay)} cure="goal">
            <span>
              {fill(w["move-for-goal"], { card: label(desk, help.card), fields: fieldsWord(state, help.lay) })}{" "}
              <b>{toGo(desk, help.before, help.after)}</b>
            </span>
          </Go>
        )}
        {near && (
          <Go primary={!help} onClick={go(near)} cure="near">
            <span>
              {w["move-there"]} <small>{fieldsWord(state, near)}</small>
            </span>
          </Go>
        )}
      </div>
      <div class="rn-go">
        <Go keys="Esc" onClick={() => state.take(null)}>
          {w["put-back"]}
        </Go>
      </div>
    </>
  );
}
