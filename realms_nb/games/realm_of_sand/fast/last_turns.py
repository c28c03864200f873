"""What a move of the last round is worth if its seat finishes its turn well, not by habit.

By habit a turn goes on like a duke's, who may miss what the move was made for. Here the rest of the turn is chosen as
an emperor chooses: at every decision each legal move is tried in some futures. Nothing hidden is looked at, because
cards come up only when a turn is over; and what the others do then is sampled, as everywhere.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from realms_nb.core.chance import branch
from realms_nb.games.realm_of_sand.engine.moves import LookAtDeck, Move
from realms_nb.games.realm_of_sand.engine.state import State, is_ending
from realms_nb.games.realm_of_sand.engine.transitions import apply
from realms_nb.games.realm_of_sand.engine.views import view_for
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.weights import SeatWeights

# Futures in which every legal move is tried, and how many moves are followed besides the played one.
GLANCE, FOLLOWED = 12, 6
# A point more than the best of the others counts so much of a win: it tells apart what wins as often.
_POINT = 0.001


class Followed(Struct, frozen=True, eq=False):
    """How every future of the moves that were followed ended: arrays of moves x playouts x seats."""

    moves: tuple[Move, ...]
    # How many moves were legal.
    legal: int
    habit: int
    wins: Any
    scores: Any


def is_last(state: State) -> bool:
    """Whether this round is the last one for sure: somebody has enough hourglasses, or no round follows."""
    return not state.solo and (is_ending(state) or state.round >= state.rules.most_rounds)


def answered(state: State, played: Move, weights: SeatWeights, playouts: int, seed: int) -> Followed:
    """The played move and those that promise most, each with its turn finished well."""
    import numpy as np

    position = _of(state, weights)
    legal = {code: position.book.move(code) for code in position.codes()}
    ranked = _ranked(position, list(legal), _seat(state), branch(seed, "glance"))
    own = next(code for code, move in legal.items() if move == played)
    habit, _ = position.decide()
    followed = list(dict.fromkeys([own, habit, *ranked[:FOLLOWED]]))
    wins: list[Any] = []
    scores: list[Any] = []
    for code in followed:
        here, last = _finished(state, legal[code], weights, branch(seed, "turn"))
        there = _of(here, weights)
        final = next(code for code in there.codes() if there.book.move(code) == last)
        found = there.sample([final], 0, playouts, seed)
        wins.append(found.wins[:, 0])
        scores.append(found.scores[:, 0].astype(float))
    moves = tuple(legal[code] for code in followed)
    return Followed(moves, len(legal), followed.index(habit), np.stack(wins), np.stack(scores))


def _finished(state: State, move: Move, weights: SeatWeights, seed: int) -> tuple[State, Move]:
    """The last position of this seat's turn before chance or another seat has a say, and the move that ends it."""
    seat, here, last = _seat(state), state, move
    while not isinstance(last, LookAtDeck):
        after = apply(here, last)
        if after.decision is None or after.decision.seat != seat or after.round != here.round:
            break
        here, position = after, _of(after, weights)
        last = position.book.move(_ranked(position, position.codes(), seat, seed)[0])
    return here, last


def _ranked(position: CompiledPosition, codes: list[int], seat: int, seed: int) -> list[int]:
    """The moves, the one first that wins most often in some futures; a margin tells apart what wins as often."""
    if len(codes) == 1:
        return codes
    found = position.sample(codes, 0, GLANCE, seed)
    others = found.scores.copy()
    others[:, :, seat] = -1
    ahead = (found.scores[:, :, seat] - others.max(axis=2)).mean(axis=0)
    worth = found.wins[:, :, seat].mean(axis=0) + _POINT * ahead
    return [codes[place] for place in (-worth).argsort(kind="stable")]


def _of(state: State, weights: SeatWeights) -> CompiledPosition:
    return CompiledPosition(view_for(state, _seat(state)), weights)


def _seat(state: State) -> int:
    assert state.decision is not None
    return state.decision.seat
