"""How much of who wins is luck: the strokes of chance of many matches that were looked back at.

A ledger says of one match how start, luck, own choices and the others' choices add up to the result. Over many matches
luck explains a part of how far the results lie apart (its covariance with the result), and choices explain the rest. At
the tables sit players of the levels that every game has, drawn for each match, so the figure depends on no constant of
a test player and means the same in every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core.chance import branch, stream
from realms_nb.core.game import AnyGame
from realms_nb.core.match import Match
from realms_nb.fast.samples import column, mean
from realms_nb.players.opponents import Opponents
from realms_nb.reviews.judging import Evidence
from realms_nb.reviews.ledger import HIDDEN
from realms_nb.reviews.part import reviews_of
from realms_nb.reviews.strokes import strokes_of
from realms_nb.simulation.statistics import Z, student

# In so many futures a position is looked at: errors are of no harm where they are independent, more matches tell more.
FUTURES = 25
AGAIN = 1_000


class LuckShare(Struct, frozen=True):
    """The part of the results that luck explains, with its 95 % interval, and the matches it stands on."""

    value: float
    low: float
    high: float
    matches: int


class Explained(NamedTuple):
    """Of one match: what luck explains of the result, and how far the result lies from what was to be expected."""

    luck: float
    whole: float


def matches_of_luck(
    game: AnyGame, rules: Any, seats: int, levels: Sequence[str], matches: int, seed: int, futures: int = FUTURES
) -> Iterator[Explained]:
    """Matches of players drawn from these levels, looked back at one by one."""
    room = reviews_of(game)
    for number in range(matches):
        drawn = stream(branch(seed, "who", number))
        players: dict[int | str, str] = {seat: levels[int(drawn.random() * len(levels))] for seat in range(seats)}
        match = Match(game, seats, seed=branch(seed, number), rules=rules)
        table = Opponents(match, players, branch(seed, "play", number))
        while match.turn is not None:
            failed = table.move(match)
            if failed is not None:
                raise failed
        yield explained(strokes_of(room, match, futures, branch(seed, number)))


def explained(evidence: Evidence) -> Explained:
    """What the strokes of chance explain of the result, summed over the seats.

    A stroke explains what it brought, times how far the result lies from what was to be expected before it. That is
    the covariance with the result, because a stroke brings nothing in the mean; and what was to be expected is taken
    from other futures than the stroke, so that no error of theirs is counted as luck.
    """
    luck = whole = 0.0
    for seat, result in enumerate(evidence.result):
        start = mean(column(evidence.strokes[0].before, seat))
        after = [mean(column(stroke.after, seat)) for stroke in evidence.strokes]
        for place, stroke in enumerate(evidence.strokes):
            brought = after[place] - mean(column(stroke.before, seat))
            expected = after[place - 2] if place > 1 else start
            # What somebody knew is no luck.
            luck += 0.0 if stroke.kind == HIDDEN else brought * (result - expected)
        whole += (result - start) ** 2
    return Explained(luck, whole)


def luck_share(found: Sequence[Explained], seed: int) -> LuckShare:
    """The part of the results that luck explains; the interval draws whole matches anew."""
    table = np.array(found)
    value = _part(table)
    rng = np.random.default_rng(seed % 2**32)
    again = [_part(table[rng.integers(0, len(table), len(table))]) for _ in range(AGAIN)]
    # A handful of matches drawn anew are too much alike: as wide as Student's curve makes it.
    wide = student(len(table) - 1) / Z
    low, high = (value + wide * (float(end) - value) for end in np.quantile(again, (0.025, 0.975)))
    # A part of a whole is between nothing and all of it, whatever a handful of matches says.
    value, low, high = (min(1.0, max(0.0, each)) for each in (value, low, high))
    return LuckShare(value, low, high, len(table))


def _part(table: NDArray[np.float64]) -> float:
    luck, whole = table.sum(axis=0)
    return float(luck / whole) if whole else 0.0
