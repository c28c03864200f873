"""Players of Minute Realms: by weights, by sampled futures, by tree search. Each says why it chose."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.players import reasons
from realms_nb.games.minute_realms.players.weights import BALANCED, GREEDY, Weights


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
        from realms_nb.fast.cold import few, kernel

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        playouts = few("minute_realms", self.playouts, 5)
        futures = kernel("minute_realms", "futures").futures
        found = futures(view, self.weights.numbers(), playouts, _seed(rng), self.threads)
        ranked = sorted(
            (each for each in found if each.move in moves), key=lambda each: -(each.win[0] + each.margin[0] / 40)
        )
        results = [reasons.Result(each.move, each.win[0], each.score[0], each.margin[0]) for each in ranked]
        return Choice(ranked[0].move, reasons.sampled(results, playouts))


class Search(Struct, frozen=True):
    """Grows a tree of moves to the end of the round by so many playouts, and takes the move tried most often."""

    game: ClassVar[str] = "minute_realms"
    label: ClassVar[str] = "search"
    playouts: int = 1_000
    weights: Weights = BALANCED
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move that the search came back to most often."""
        from realms_nb.fast.cold import few, kernel

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        # More seats play longer: in plain Python an answer takes about the same time at every table.
        playouts = few("minute_realms", self.playouts, 200 // len(view.realms))
        search = kernel("minute_realms", "search").search
        searched = search(view, self.weights.numbers(), playouts, _seed(rng), self.threads)
        found = [each for each in searched if each.move in moves]
        results = [reasons.Result(each.move, each.win, each.score, each.margin) for each in found]
        return Choice(found[0].move, reasons.sampled(results, found[0].visits))


def _seed(rng: Random) -> int:
    return int(rng.random() * LARGEST_SEED)


PLAYERS = {
    "greedy": GREEDY,
    "weighted": BALANCED,
    "rollout": Rollout(),
    "search": Search(),
    # The levels of opponents; docs/levels.md says how they fare against each other.
    "squire": GREEDY.changed(whim=6.0),
    "knight": BALANCED,
    "duke": Rollout(15),
    "emperor": Search(2_000),
}
