"""Weights of Realm of Sand: a strategy as data. What is a point worth, a disc, a level, a building that is near?"""

from __future__ import annotations

from typing import ClassVar

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice, Reason, by_value
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.players.weights import NamedWeights


class Weights(NamedWeights, frozen=True, kw_only=True):
    """How much each thing counts when a board is weighed. A set of weights is a player.

    It completes what stands, and takes the main action after which its board weighs most.
    """

    game: ClassVar[str] = "realm_of_sand"
    label: ClassVar[str] = "weights"

    # Points of a building.
    points: float = 1.0
    # Bonuses of a building in points, at the start of a game; later they are worth less.
    discs: float = 1.34
    rare_discs: float = 2.85
    levels: float = 0.64
    # An hourglass, when ten points ahead; the same against it when ten behind.
    hourglasses: float = 0.0
    # A point hoped for is worth so much for every turn that it seems away: 0 lives for now, 1 waits for ever.
    patience: float = 0.55
    # What the second and the third nearest building add.
    second: float = 0.76
    third: float = 0.26
    # A building that another seat is near to counts so much more.
    denial: float = 0.0
    # A crystal that is kept: moving a square or swapping a tile must bring more. Below 0 it is spent unweighed.
    crystal: float = 0.5
    # Chance adds up to this much to every main action: 0 always plays the same, 20 plays nearly at random.
    noise: float = 0.0

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move that weighs most."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        # Late, because NumPy and numba take a moment to load.
        from realms_nb.fast.waiting import engine_of
        from realms_nb.games.realm_of_sand.players.players import why

        seed = int(rng.random() * LARGEST_SEED) if self.noise else 0
        position = engine_of("realm_of_sand", "futures").CompiledPosition(view, self.numbers(), threads=1)
        code, worths = position.decide(seed)
        move = position.book.move(code)
        found = by_value([(position.book.move(way), worth) for way, worth in worths.items()], "worth")
        if self.noise and code in worths and code != position.without_noise():
            return Choice(move, (Reason("noise"),), weighed=found)
        return Choice(move, why(view, move), weighed=found)


BALANCED = Weights()
