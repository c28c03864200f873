"""A seat that may not do everything, by a function of somebody's own: asked move by move, and counted how it binds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from realms_nb.core.chance import Random, branch
from realms_nb.core.game import AnyGame
from realms_nb.core.strategy import Strategy
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.lab.results import Numbers
from realms_nb.players.registry import Entrant
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import Contender
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import Seating

# Whether a move is allowed to whoever plays this way.
Allowed = Callable[[Any, Any], bool]
# Functions are asked move by move, so their deals take longer: fewer of them in a block.
ASKED_BLOCK = 50 if IS_COMPILED else 10


class RestrictedPlay:
    """A player that may choose only among moves that a function allows; where it allows none, among all.

    It counts how often it was asked, how often something was forbidden, and how often nothing was left.
    """

    def __init__(self, player: Strategy, allowed: Allowed) -> None:
        self.player, self.allowed = player, allowed
        self.asked = self.bound = self.lifted = 0

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """What the player chooses among the moves that are left."""
        left = tuple(move for move in moves if _said(self.allowed(view, move)))
        self.asked += 1
        self.bound += len(left) < len(moves)
        self.lifted += not left
        return self.player(view, left or moves, rng)


def _said(allowed: Any) -> bool:
    """What a function answered; one that forgot its `return` has not."""
    if allowed is None:
        raise TypeError("the way of playing returned None; it says True for a move that is allowed, False for others")
    return bool(allowed)


def asked_blocks(
    game: AnyGame,
    rules: Any,
    player: Entrant,
    limited: Mapping[str, RestrictedPlay],
    seats: int,
    deals: int,
    seed: int,
) -> Iterator[tuple[Numbers, Numbers]]:
    """Blocks of deals in which a seat asks a function before every move."""
    for start in range(0, deals, ASKED_BLOCK):
        numbers = range(start, min(start + ASKED_BLOCK, deals))
        free = _own(game, rules, player, (player.name, player.choose), numbers, seats, seed)
        bound = [_own(game, rules, player, each, numbers, seats, seed) for each in limited.items()]
        yield (
            np.stack([wins - free[0] for wins, _ in bound], axis=1),
            np.stack([scores - free[1] for _, scores in bound], axis=1),
        )


def _own(
    game: AnyGame,
    rules: Any,
    player: Entrant,
    limited: tuple[str, Strategy],
    numbers: range,
    seats: int,
    seed: int,
) -> tuple[Numbers, Numbers]:
    """The win share and the score of the second player, who sits in another seat from deal to deal."""
    pair = (Contender(player.name, player.choose), Contender(*limited))
    plan = [
        Seating(place, branch(seed, number), tuple(int(seat == number % seats) for seat in range(seats)))
        for place, number in enumerate(numbers)
    ]
    results = play_all(Task(game, rules, pair), plan, workers=1, quiet=True, strict=True)
    if results.partial:
        raise KeyboardInterrupt
    rows = results.rows
    winners = rows.groupby("game")["won"].transform("sum").clip(lower=1)
    in_turn = rows["seat"] == (rows["game"] + numbers.start) % seats
    own = rows.assign(share=rows["won"] / winners).loc[in_turn].sort_values("game")
    return own["share"].to_numpy(float), own["score"].to_numpy(float)
