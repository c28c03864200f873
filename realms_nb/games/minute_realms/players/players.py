"""Why a player of Minute Realms chose as it did, the weightiest reason first; the words are in the catalogues.

Players of Minute Realms: by weights, by sampled futures, by tree search. Each says why it chose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct, structs

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.errors import Detail
from realms_nb.core.strategy import Choice, Reason, by_value
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.preview import after
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.players.weights import BALANCED, GREEDY, Weights

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.fast.search import Worth


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
    """The features that spoke for a move, by what they weigh; and chance, if that decided."""
    if weights.noise and best is not max(found, key=lambda worth: worth.total - worth.noise):
        return (Reason("noise"),)
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
    next_best: dict[str, Detail] = {"card": second.move.card, "use": second.move.use, "percent": _percent(second.win)}
    return (
        Reason("win_chance", {"percent": _percent(best.win), "playouts": playouts}),
        Reason("expected_score", {"points": round(best.score), "margin": abs(ahead), "standing": standing}),
        Reason("next_best", next_best),
    )


def _percent(part: float) -> int:
    return round(100 * part)


class Rollout(Struct, frozen=True):
    """Tries every move in so many sampled futures, the same for all moves, and takes the one that did best."""

    game: ClassVar[str] = "minute_realms"
    label: ClassVar[str] = "rollout"
    playouts: int = 200
    weights: Weights = BALANCED
    # One per core unless said otherwise; the choice is the same.
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move with the best mean of wins and margins."""
        # Late, because NumPy and numba take a moment to load.
        from realms_nb.fast.waiting import engine_of, futures_for

        if len(moves) == 1:
            return Choice(moves[0], only_move())
        playouts = futures_for("minute_realms", self.playouts, 5)
        futures = engine_of("minute_realms", "futures").futures
        found = futures(view, self.weights.numbers(), playouts, _seed(rng), self.threads)
        ranked = sorted(
            (each for each in found if each.move in moves), key=lambda each: -(each.win[0] + each.margin[0] / 40)
        )
        results = [Result(each.move, each.win[0], each.score[0], each.margin[0]) for each in ranked]
        looked_at = by_value([(each.move, each.win) for each in results], "wins")
        return Choice(ranked[0].move, sampled(results, playouts), weighed=looked_at)


class Search(Struct, frozen=True):
    """Grows a tree of moves to the end of the round by so many playouts, and takes the move tried most often."""

    game: ClassVar[str] = "minute_realms"
    label: ClassVar[str] = "search"
    playouts: int = 1_000
    weights: Weights = BALANCED
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move that the search came back to most often."""
        from realms_nb.fast.waiting import engine_of, futures_for

        if len(moves) == 1:
            return Choice(moves[0], only_move())
        # More seats play longer: in plain Python an answer takes about the same time at every table.
        playouts = futures_for("minute_realms", self.playouts, 200 // len(view.realms))
        search = engine_of("minute_realms", "search").search
        searched = search(view, self.weights.numbers(), playouts, _seed(rng), self.threads)
        found = [each for each in searched if each.move in moves]
        results = [Result(each.move, each.win, each.score, each.margin) for each in found]
        looked_at = by_value([(each.move, each.win) for each in results], "wins")
        return Choice(found[0].move, sampled(results, found[0].visits), weighed=looked_at)


def _seed(rng: Random) -> int:
    return int(rng.random() * LARGEST_SEED)


PLAYERS = {
    "greedy": GREEDY,
    "weighted": BALANCED,
    "rollout": Rollout(),
    "search": Search(),
    # The levels of opponents; docs/levels.md says how they fare against each other.
    "squire": GREEDY.changed(noise=6.0),
    "knight": BALANCED,
    "duke": Rollout(15),
    "emperor": Search(2_000),
}
