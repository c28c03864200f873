"""What a move of Minute Realms does at once, and why one move is better than another: the reasons that players give."""

from __future__ import annotations

from msgspec import structs

from realms_nb.core.narrator import Narrator
from realms_nb.core.refusal import Detail
from realms_nb.core.strategy import Reason
from realms_nb.games.minute_realms.engine.after import after
from realms_nb.games.minute_realms.engine.moves import LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.preview import previews
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast.worth import worths
from realms_nb.games.minute_realms.players.weights import BALANCED, Weights

# Less than this, in points of the weights, decides nothing.
WEIGHTY = 0.5
MOST_REASONS = 2


def figures(view: View, move: Move) -> tuple[tuple[str, float, float], ...]:
    """Coins, points, shields and the chance to hold the next invasion in percent: before and right after a move."""
    seat, then = view.seat, after(view, move)
    before = view.realms[seat].coins, view.scores[seat].total, view.defences[seat]
    told = [
        ("coins", float(before[0]), float(then.coins)),
        ("points", float(before[1]), float(then.points)),
        ("shields", float(before[2]), float(then.shields)),
    ]
    if isinstance(move, TakeCard):
        for each in previews(view, seat):
            if each.move == move and each.hold is not None:
                told.append(("hold", 100 * float(each.hold[0]), 100 * float(each.hold[1])))
    return tuple(told)


def why(view: View, better: Move, played: Move) -> tuple[Reason, ...]:
    """What speaks for the better move against the played one, the weightiest first."""
    found = {each.move: each for each in worths(view, BALANCED.numbers(), 0)}
    if better not in found or played not in found:
        return ()
    gains: list[tuple[float, str, float]] = []
    for field, here, there in zip(structs.fields(Weights), found[better].changes, found[played].changes, strict=False):
        gains.append((getattr(BALANCED, field.name) * (here - there), field.name, here - there))
    gains.sort(reverse=True)
    told = [
        Reason("pays_less" if name == "gifts" else name, details)
        for weight, name, change in gains
        if weight > WEIGHTY and (details := _details(view, better, played, name, change))
    ]
    return tuple(told[:MOST_REASONS])


def _details(view: View, better: Move, played: Move, name: str, change: float) -> dict[str, Detail]:
    """The difference of a feature as a whole number; nothing if it is no gain."""
    if name == "coins":
        # Coins are not weighed one by one: the rules say how many there are.
        change = after(view, better).coins - after(view, played).coins
    if name == "shields":
        return {"percent": percent} if (percent := min(100, round(100 * change))) > 0 else {}
    if name == "gifts":
        paid = round(-change * (len(view.realms) - 1))
        return {"coins": paid} if paid > 0 else {}
    key = "coins" if name == "coins" else "points"
    return {key: number} if (number := round(change)) > 0 else {}


def move_words(move: Move, narrator: Narrator) -> str:
    """A move in words of the reader's language."""
    use = move.use if isinstance(move, TakeCard) else "lose" if isinstance(move, LoseBuilding) else "discard"
    return narrator.say(f"chart-move-{use}", card=move.card)
