"""Players of Sums, by name as those of every game."""

from __future__ import annotations

from realms_nb.core.strategy import Choice, Reason


def highest(view, moves, rng):
    return Choice(moves[-1], (Reason("highest", {"number": moves[-1].number}),))


def lowest(view, moves, rng):
    return moves[0]


def too_high(view, moves, rng):
    return type(moves[0])(view.rules.most + 1)


PLAYERS = {"highest": highest, "lowest": lowest}
