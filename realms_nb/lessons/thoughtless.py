"""What a deal gives to somebody who does not think: whoever hands in a match must have done better than that.

A lucky deal holds the invaders for anybody. So the same deal is played many times without thought, and only what lies
above all of that counts. Of 41 games played at random, the one that is handed in and the 40 that are played here, each
is the best equally often: random play passes less than once in 41 times, whatever the deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.history import Step
from realms_nb.core.match import Match
from realms_nb.core.strategy import Reason
from realms_nb.lessons.student import edition
from realms_nb.players.opponents import Opponents
from realms_nb.players.watch import watched

# A move and how often the deal is played by it; the others have a chance of their own each time.
_Way = Callable[[Any, Sequence[Any], Random], Any]
WAYS: tuple[tuple[_Way, int], ...] = (
    (lambda view, moves, rng: rng.choice(moves), 40),
    (lambda view, moves, rng: moves[0], 3),
    (lambda view, moves, rng: moves[-1], 3),
    (lambda view, moves, rng: max(moves, key=str), 3),
)
# Who sits at the tables of the course.
OTHERS = ("squire", "knight")


def without_thought(match: Match, score: Callable[[Match], int | None], moves: int | None = None) -> int | None:
    """The best that the first seat gets in this deal without thought; None if it never gets there.

    `score` says what a match is worth, None if it does not fulfil the wish; `moves` is how far each game goes.
    """
    found: list[int] = []
    for way, games in WAYS:
        for game in range(games):
            other = match.copy()
            other.seek(0)
            seats: dict[int | str, Any] = {0: way}
            for seat in range(1, len(match.names)):
                seats[seat] = edition(OTHERS[(seat - 1) % len(OTHERS)])
            table = Opponents(other, seats, game)
            while other.turn is not None and (moves is None or other.at < moves):
                table.move(other)
            worth = score(other)
            if worth is not None:
                found.append(worth)
    return max(found, default=None)


def moved_by_ours(match: Match, seat: int = 0) -> bool:
    """Whether a player of the package made most of the moves of a seat: its reasons are not in a student's words."""
    own = [step for step in match.history if step.seat == seat]
    ours = [step for step in own if watched(match, step) or any(why.code != "said" for why in _reasons(step))]
    return 2 * len(ours) > len(own)


def _reasons(step: Step) -> Sequence[Reason]:
    return step.because.reasons if step.because else ()
