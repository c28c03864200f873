"""The emperor of any game: the duke's sample first, then a tree over what the seat cannot tell apart.

It makes a fixed number of moves in imagined worlds, never as many as a clock allows, and reckons with nothing but sums
and square roots: the same seed thinks the same on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.registry import game_of
from realms_nb.core.strategy import Choice, Reason
from realms_nb.players.futures import End, Rollouts
from realms_nb.players.sampling import MoveTally, at_a_loss, chosen, look_into, some_move

# How much of a mean may be chance: so many standard errors of a fair coin are taken off before means are compared.
CAUTION = 1.0


class TreeNode:
    """A place in the tree: how often it was chosen and could have been, and how that ended for whoever chose it."""

    __slots__ = ("children", "seen", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, TreeNode] = {}
        self.visits = self.seen = 0
        self.total = 0.0


class TreeMove(NamedTuple):
    """A move of one way through the tree: who made it, and where it leads to."""

    seat: int
    move: Any
    node: TreeNode


class TreeSearch(Struct, frozen=True):
    """Information-set tree search (Cowling, Powley, Whitehouse 2012), seeded by a flat sample of every move.

    Half of its moves at most go into the sample; the tree takes the rest to where the sample found most.
    """

    label: str = "emperor"
    playouts: int = 24
    # So many moves are made in imagined worlds for one decision: below 0.7 s of plain Python in games of one's own.
    work: int = 9_000
    bold: float = 0.7
    # A place that was visited n times looks at so many times the root of n moves.
    wide: float = 2.0

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Choice:
        """The move whose mean, less what chance may have added to it, is the highest."""
        if len(moves) == 1:
            return Choice(moves[0], (Reason("only_move"),))
        assert view.decision is not None
        futures, tally = Rollouts(game_of(view, "A player")), MoveTally(moves, view.decision.seat)
        try:
            look_into(futures, view, tally, self.playouts, rng, self.work / 2)
            self._grow(futures, view, tally, rng)
        except Exception as error:
            return at_a_loss(moves, rng, error)
        return chosen(sorted(tally.candidates(), key=lambda each: CAUTION / 2 / sqrt(each.tries) - each.worth))

    def _grow(self, futures: Rollouts, view: Any, tally: MoveTally, rng: Random) -> None:
        """One way after the other through the tree, each in a world of its own, until the moves are used up."""
        places = {move: place for place, move in enumerate(tally.moves)}
        root = self._planted(tally)
        while futures.applied < self.work:
            way, end = futures.imagined(view, rng, lambda world: self._one_way(futures, root, places, world, rng))
            for seat, _, node in way:
                node.visits += 1
                node.total += end.reward(seat)
            tally.add(places[way[0].move], end)

    def _planted(self, tally: MoveTally) -> TreeNode:
        """The root, which knows what the sample found."""
        root = TreeNode()
        for place, move in enumerate(tally.moves):
            child = root.children[move] = TreeNode()
            child.visits = child.seen = tally.tries[place]
            child.total = tally.worths[place]
        root.visits = sum(tally.tries)
        return root

    def _one_way(
        self, futures: Rollouts, root: TreeNode, places: dict[Any, int], world: Any, rng: Random
    ) -> tuple[list[TreeMove], End]:
        """Down the tree as far as it is known, one step further, and by chance to the end."""
        game, state, node = futures.game, world, root
        way: list[TreeMove] = []
        while state.decision is not None:
            # At the root only what was offered: a player may be told to choose among fewer moves.
            moves = tuple(places) if node is root else game.legal_moves(state)
            move, new = self._next(node, moves, rng)
            way.append(TreeMove(state.decision.seat, move, node.children[move]))
            state, node = game.apply(state, move), node.children[move]
            futures.applied += 1
            if new:
                break
        return way, futures.end_of(state, rng)

    def _next(self, node: TreeNode, moves: tuple[Any, ...], rng: Random) -> tuple[Any, bool]:
        """The most promising of the moves known here, or now and then one that was never tried."""
        known = [move for move in moves if move in node.children and node.children[move].visits]
        for move in known:
            node.children[move].seen += 1
        if len(known) < len(moves) and len(known) <= self.wide * sqrt(node.visits):
            move = some_move([move for move in moves if move not in known], rng)
            node.children[move] = TreeNode()
            node.children[move].seen = 1
            return move, True
        return max(known, key=lambda move: self._promise(node.children[move])), False

    def _promise(self, node: TreeNode) -> float:
        # The fourth root grows as slowly as a logarithm, and is the same number on every machine.
        return node.total / node.visits + self.bold * sqrt(sqrt(sqrt(node.seen)) / node.visits)
