"""Players of Minute Realms: by weights, by sampled futures, by tree search. Each says why it chose."""

from __future__ import annotations

from msgspec import Struct

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice
from realms_nb.games.minute_realms.moves import Move
from realms_nb.games.minute_realms.views import View
from realms_nb.strategies import reasons
from realms_nb.strategies.weights import BALANCED, GREEDY, Weights


class Weighted(Struct, frozen=True):
    """Takes the move that weighs most. Looks at the table only, never ahead."""

    weights: Weights

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The heaviest move; of equals the first."""
        # Late, because NumPy and numba take a moment to load.
        from realms_nb.kernel.worth import worths

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        seed = _seed(rng) if self.weights.whim else 0
        found = worths(view, self.weights.numbers(), seed)
        best = max(found, key=lambda worth: worth.total)
        return Choice(best.move, reasons.weighed(view, self.weights, best, found))


class Rollout(Struct, frozen=True):
    """Tries every move in so many sampled futures, the same for all moves, and takes the one that did best."""

    playouts: int = 200
    weights: Weights = BALANCED
    # One per core unless said otherwise; the choice is the same.
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move with the best mean of wins and margins."""
        from realms_nb.kernel.futures import futures

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        found = futures(view, self.weights.numbers(), self.playouts, _seed(rng), self.threads)
        ranked = sorted(found, key=lambda each: -(each.win[0] + each.margin[0] / 40))
        results = [reasons.Result(each.move, each.win[0], each.score[0], each.margin[0]) for each in ranked]
        return Choice(ranked[0].move, reasons.sampled(results, self.playouts))


class Search(Struct, frozen=True):
    """Grows a tree of moves to the end of the round by so many playouts, and takes the move tried most often."""

    playouts: int = 2_000
    weights: Weights = BALANCED
    threads: int | None = None

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move that the search came back to most often."""
        from realms_nb.kernel.search import search

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        found = search(view, self.weights.numbers(), self.playouts, _seed(rng), self.threads)
        results = [reasons.Result(each.move, each.win, each.score, each.margin) for each in found]
        return Choice(found[0].move, reasons.sampled(results, found[0].visits))


def _seed(rng: Random) -> int:
    return int(rng.random() * LARGEST_SEED)


PLAYERS = {
    "greedy": Weighted(GREEDY),
    "weighted": Weighted(BALANCED),
    "rollout": Rollout(),
    "search": Search(),
    # The levels of opponents; docs/levels.md says how they fare against each other.
    "squire": Weighted(GREEDY.changed(whim=6.0)),
    "knight": Weighted(BALANCED),
    "duke": Rollout(8),
    "emperor": Search(4_000),
}
