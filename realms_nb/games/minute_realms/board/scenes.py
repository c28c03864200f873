"""The end of a round, invasions and the final scoring of Minute Realms are shown; other moves need no scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.board.stage import Cut
from realms_nb.core.closing import GameWon, LineScored
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.rounds import closed
from realms_nb.games.minute_realms.engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import Moment
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.board.wire import Picture
    from realms_nb.games.minute_realms.engine.views import View


def scene(moments: Sequence[Moment], narrator: Narrator) -> Cut | None:
    """The end of a round, before the next is dealt; then the strike or the counted lines, each with the table then."""
    ended: Cut | None = None
    for place, moment in enumerate(moments):
        for event in moment.events:
            if isinstance(event, ev.LeftoversDiscarded):
                table, facts = closed(moment, event, narrator)
                ended = Cut("round", [(event, table)], {0: facts})
            elif isinstance(event, _GREAT):
                return _great(moments[place:], ended, narrator)
    return ended


# What is worth more than a look.
_GREAT = ev.InvasionStruck | LineScored


def _great(moments: Sequence[Moment], ended: Cut | None, narrator: Narrator) -> Cut:
    """An invasion up to the next round, or the final scoring; after the end of its round, if that is new, too."""
    told: list[Event] = []
    frames: list[tuple[Event, Picture]] = []
    for moment in moments:
        table = picture(moment.view, moment.past, narrator)
        for event in moment.events:
            if isinstance(event, ev.RoundOpened) and told:
                return _cut(frames, ended)
            if told or isinstance(event, _GREAT):
                told.append(event)
                frames.append((event, _so_far(table, moment.view, told)))
    return _cut(frames, ended)


def _cut(frames: list[tuple[Event, Picture]], ended: Cut | None) -> Cut:
    kind = "scoring" if any(isinstance(event, LineScored) for event, _ in frames) else "invasion"
    first = ended or Cut(kind, ())
    return Cut(kind, [*first.frames, *frames], first.facts)


def _so_far(table: Picture, view: View, told: Sequence[Event]) -> Picture:
    """The table without what has not been told yet: who held, awards, lines of the scores, who has won."""
    struck = dict(table.struck)
    # What comes after the strike, such as the next round, has not begun in its scene.
    now, first, decision = table.round, table.first, table.decision
    if isinstance(told[0], ev.InvasionStruck):
        if now != told[0].round:
            now, first, decision = told[0].round, (first - 1) % len(table.seats), None
        judged = {event.seat for event in told if isinstance(event, ev.RealmHeld | ev.RealmBreached)}
        last = struck[told[0].round]
        struck[told[0].round] = replace(
            last, held=tuple(held if seat in judged else None for seat, held in enumerate(last.held))
        )
    counting = any(isinstance(event, LineScored) for event in told)
    points = _counted(len(table.seats), told) if counting else _before_awards(view, told)
    return replace(
        table,
        round=now,
        first=first,
        decision=decision,
        struck=struck,
        seats=tuple(replace(seat, points=points[number]) for number, seat in enumerate(table.seats)),
        winners=table.winners if any(isinstance(event, GameWon) for event in told) else (),
        # The sheets come with the table after the scene.
        sheets=None,
    )


def _counted(seats: int, told: Sequence[Event]) -> list[int]:
    """Scores are counted from nothing, line by line."""
    points = [0] * seats
    for event in told:
        if isinstance(event, LineScored):
            points[event.seat] += event.line.points
    return points


def _before_awards(view: View, told: Sequence[Event]) -> list[int]:
    """What the realms are worth, an award only once it has been given."""
    given = {event.seat for event in told if isinstance(event, ev.AwardGiven)}
    return [
        sum(line.points for line in sheet.lines if line.source != "award" or seat in given)
        for seat, sheet in enumerate(view.scores)
    ]
