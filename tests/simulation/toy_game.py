"""The smallest game there is: each seat in turn names 1, 2 or 3; the highest sum wins. For one seat or more."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from realms_nb.core.errors import BadSetup, IllegalMove
from realms_nb.core.game import Game
from realms_nb.core.refusal import Refusal
from realms_nb.core.scoresheet import Outcome, ScoreLine, ScoreSheet

TURNS = 3


class Turn(Struct, frozen=True):
    seat: int


class Name(Struct, frozen=True):
    number: int

    def __str__(self) -> str:
        return str(self.number)


class Sums(Struct, frozen=True):
    rules: None
    sums: tuple[int, ...]
    turn: int = 0

    @property
    def decision(self) -> Turn | None:
        return Turn(self.turn % len(self.sums)) if self.turn < TURNS * len(self.sums) else None


def setup(seats, seed=None, rules=None):
    if seats > 6:
        raise BadSetup("Sums is for 1 to 6 players.")
    return Sums(None, (0,) * seats)


def why_not(state, move):
    return None if move in legal_moves(state) else Refusal("not_a_move", "turn")


def legal_moves(state):
    return (Name(1), Name(2), Name(3))


def apply(state, move):
    if why_not(state, move):
        raise IllegalMove("Name 1, 2 or 3.", Refusal("not_a_move", "turn"))
    seat = state.decision.seat
    sums = tuple(total + move.number * (seat == other) for other, total in enumerate(state.sums))
    return Sums(None, sums, state.turn + 1)


def scores(state):
    return tuple(ScoreSheet(seat, (ScoreLine("sum", total),)) for seat, total in enumerate(state.sums))


def outcome(state):
    places = sorted(set(state.sums), reverse=True)
    ranking = tuple(tuple(seat for seat, total in enumerate(state.sums) if total == place) for place in places)
    return Outcome(ranking[0], ranking, None)


def parse(text, rules=None):
    return Name(int(text))


def view_for(state, seat):
    return state


def _unused(*args: Any) -> Any:
    raise NotImplementedError


SUMS: Game[Any, Any, Any, Any] = Game(
    name="sums",
    title="Sums",
    STANDARD=None,
    setup=setup,
    opening=_unused,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    narrate=_unused,
    view_for=view_for,
    determinize=_unused,
    scores=scores,
    outcome=outcome,
    parse=parse,
    labels=_unused,
    text_board=_unused,
    pack_rules=_unused,
    unpack_rules=_unused,
)


def highest(view, moves, rng):
    return moves[-1]


def lowest(view, moves, rng):
    return moves[0]


def too_high(view, moves, rng):
    return Name(4)
