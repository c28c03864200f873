"""What is played step by step: the tenth hourglass, and the final scoring or the rank. Other moves are seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.core.closing import GameWon, LineScored, RankReached
from realms_nb.games.realm_of_sand.events import EndTriggered
from realms_nb.widgets.realm_of_sand.picture import picture
from realms_nb.widgets.stage import Cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.widgets.realm_of_sand.wire import Picture
    from realms_nb.widgets.stage import Moment


def scene(moments: Sequence[Moment], narrator: Narrator) -> Cut | None:
    """The scoring, counted from nothing line by line; before it, that somebody has enough hourglasses."""
    for moment in reversed(moments):
        if any(isinstance(event, LineScored | GameWon | RankReached) for event in moment.events):
            return _scoring(moment, narrator)
        for event in moment.events:
            if isinstance(event, EndTriggered):
                return Cut("last", [(event, picture(moment.view, moment.past, narrator))])
    return None


def _scoring(moment: Moment, narrator: Narrator) -> Cut:
    table = picture(moment.view, moment.past, narrator)
    points = [0] * len(table.seats)
    frames: list[tuple[Event, Picture]] = []
    for event in moment.events:
        if isinstance(event, LineScored):
            points[event.seat] += event.line.points
        if frames or isinstance(event, LineScored | GameWon | RankReached):
            over = isinstance(event, GameWon | RankReached)
            frames.append((event, _so_far(table, points, over=over)))
    return Cut("rank" if len(table.seats) == 1 else "scoring", frames)


def _so_far(table: Picture, points: Sequence[int], *, over: bool) -> Picture:
    """The table with what has been counted so far; who has won is seen only once it is told."""
    seats = tuple(replace(seat, points=points[number]) for number, seat in enumerate(table.seats))
    if over:
        return replace(table, seats=seats)
    return replace(table, seats=seats, winners=(), tie=None, rank=None)
