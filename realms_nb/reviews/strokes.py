"""The strokes of chance of a match and nothing else: far cheaper than judging every decision, and enough to tell luck.

Only the positions right before and right after chance has spoken are looked at, each in futures of its own: no error of
one of them is an error of another.
"""

from __future__ import annotations

from typing import Any

from realms_nb.core import browser
from realms_nb.core.chance import branch
from realms_nb.core.match import Match
from realms_nb.fast.samples import Wins, wins_of
from realms_nb.reviews.judging import Evidence, Stroke, start_of
from realms_nb.reviews.part import ReviewsPart
from realms_nb.simulation.policies import Sitting, sitting


def strokes_of(room: ReviewsPart, match: Match, playouts: int, seed: int, policy: Any = None) -> Evidence:
    """Evidence of a match that is over, with its strokes of chance and without its decisions."""
    seats = len(match.names)
    like: Sitting = sitting(match.game, policy, seats)
    outcome = match.outcome
    assert outcome is not None
    last = wins_of([[outcome.part(seat) for seat in range(seats)]])

    def now(number: int) -> Wins:
        """Every seat's wins in futures of the position behind so many steps."""
        state = match.history[number - 1].state if number else match.start
        return room.now(state, playouts, branch(seed, "now", number), like)

    found = [Stroke(-1, 0, "deal", start_of(room, match.rules, seats, like), now(0))]
    state = match.start
    for number, step in enumerate(match.history):
        browser.look_at_the_clock()
        kinds = room.strokes(state, step)
        if kinds:
            before = room.after(state, step.move, playouts, branch(seed, "after", number), like)
            if len(kinds) > 1:
                halfway = room.halfway(state, step, playouts, branch(seed, "halfway", number), like)
                found.append(Stroke(number, 0, kinds[0], before, halfway))
                before = halfway
            is_last = number == len(match.history) - 1
            found.append(Stroke(number, 0, kinds[-1], before, last if is_last else now(number + 1)))
        state = step.state
    return Evidence(seats, playouts, (), tuple(found), last, over=True, like=like.told)
