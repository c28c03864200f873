"""Why a player of Minute Realms chose as it did, the weightiest reason first; the words are in the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from realms_nb.core.refusal import Detail
from realms_nb.core.strategy import Reason
from realms_nb.games.minute_realms.engine.after import after
from realms_nb.games.minute_realms.engine.moves import LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.players.weights import Weights

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.fast.worth import Worth

MOST_REASONS = 3


class Result(Struct, frozen=True):
    """What became of a move in sampled futures: part of wins, mean score, mean margin to the best other seat."""

    move: Move
    win: float
    score: float
    margin: float


def only_move() -> tuple[Reason, ...]:
    """There was nothing to choose."""
    return (Reason("only_move"),)


def weighed(view: View, weights: Weights, best: Worth, found: Sequence[Worth]) -> tuple[Reason, ...]:
    """The features that spoke for a move, by what they weigh; and a whim, if that decided."""
    if weights.whim and best is not max(found, key=lambda worth: worth.total - worth.whim):
        return (Reason("whim"),)
    names = structs.fields(Weights)
    weighty = sorted(
        (
            (-change * getattr(weights, field.name), field.name, change)
            for field, change in zip(names, best.changes, strict=False)
            if change * getattr(weights, field.name) > 0
        ),
    )
    told = [
        Reason(name, details) for _, name, change in weighty if (details := _details(view, best.move, name, change))
    ]
    return tuple(told[:MOST_REASONS]) or (Reason("lesser_evil"),)


def _details(view: View, move: Move, name: str, change: float) -> dict[str, Detail]:
    """The change of a feature as a whole number; nothing if it is no gain."""
    if name == "coins":
        # Coins are not weighed one by one: the rules say how many there are.
        seat = 0 if view.decision is None else view.decision.seat
        change = after(structs.replace(view, seat=seat), move).coins - view.realms[seat].coins
    if name == "gifts":
        change *= len(view.realms) - 1
    if name == "shields":
        return {"percent": percent} if (percent := min(100, round(100 * change))) > 0 else {}
    key = "coins" if name in {"coins", "gifts"} else "points"
    return {key: number} if (number := round(change)) > 0 else {}


def sampled(ranked: Sequence[Result], playouts: int) -> tuple[Reason, ...]:
    """How often the best move won, with how many points, and what the next best would have brought."""
    best, second = ranked[0], ranked[1]
    ahead = round(best.margin)
    standing = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
    next_best: dict[str, Detail] = {"card": second.move.card, "use": _use(second.move), "percent": _percent(second.win)}
    return (
        Reason("win_chance", {"percent": _percent(best.win), "playouts": playouts}),
        Reason("expected_score", {"points": round(best.score), "margin": abs(ahead), "standing": standing}),
        Reason("next_best", next_best),
    )


def _percent(part: float) -> int:
    return round(100 * part)


def _use(move: Move) -> str:
    if isinstance(move, TakeCard):
        return move.use
    return "lose" if isinstance(move, LoseBuilding) else "discard"
