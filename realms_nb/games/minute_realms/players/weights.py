"""Weights: a strategy as data. What is a point now worth, what a point later, a coin, a strong wall?"""

from __future__ import annotations

from typing import ClassVar

from realms_nb.core.chance import LARGEST_SEED, Random
from realms_nb.core.strategy import Choice, by_value
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.players.weights import BadWeights, NamedWeights

__all__ = ["BALANCED", "GREEDY", "BadWeights", "Weights"]


class Weights(NamedWeights, frozen=True, kw_only=True):
    """How much each thing counts when a move is weighed; everything is measured as the change that the move makes.

    A set of weights is a player: `rn.simulate(game, [Weights(coins=2.0), "greedy"])` needs no further code.
    It looks at the table only, never ahead.
    """

    game: ClassVar[str] = "minute_realms"
    label: ClassVar[str] = "weights"

    # Points on the table, as if the game ended now.
    points_now: float = 1.0
    # Points that buildings with a goal may still gain in the turns to come, and what cards to come may gain from the
    # categories of the realm: an estimate.
    points_later: float = 0.0
    # Coins in hand, the first two most; worth nothing at the end of the game.
    coins: float = 0.0
    # The chance to hold the next invasion, plus that to hold the last: 1.0 is certainty.
    shields: float = 0.0
    # The award to be expected from the last invasion, in points.
    award: float = 0.0
    # Points that the taken card would have brought to somebody still to act, less those of the card left for it.
    denial: float = 0.0
    # Coins paid to another player, for each of the others at the table: a weight below 0 is stingy.
    gifts: float = 0.0
    # Chance adds up to this much to every move: 0 always plays the same, 10 plays nearly at random.
    noise: float = 0.0

    def __call__(self, view: View, moves: tuple[Move, ...], rng: Random) -> Choice:
        """The move that weighs most; of equals the first."""
        # Late, because NumPy and numba take a moment to load, and because the reasons speak of weights.
        from realms_nb.fast.waiting import engine_of
        from realms_nb.games.minute_realms.players import players as reasons

        if len(moves) == 1:
            return Choice(moves[0], reasons.only_move())
        seed = int(rng.random() * LARGEST_SEED) if self.noise else 0
        worths = engine_of("minute_realms", "search").worths
        found = [each for each in worths(view, self.numbers(), seed) if each.move in moves]
        best = max(found, key=lambda worth: worth.total)
        why = reasons.weighed(view, self, best, found)
        return Choice(best.move, why, weighed=by_value([(each.move, each.total) for each in found], "worth"))


# Only what lies on the table counts.
GREEDY = Weights()
# Rounded from a climb (CMA-ES) in which changed judgements played against the former one with two and with four
# players; docs/levels.md tells how they fare on other deals. Denial doubles the time of a game and is left out.
BALANCED = Weights(points_now=1.0, points_later=1.0, coins=2.1, shields=3.0, award=1.0, gifts=-1.4)
