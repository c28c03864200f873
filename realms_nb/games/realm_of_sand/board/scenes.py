"""What is worth watching: a building completed, a crystal woken, the tenth hourglass, the final scoring or the rank.

A building and a crystal are drawn (frames with facts); the rest is told line by line. Other moves are seen at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from realms_nb.board.stage import Cut
from realms_nb.core.closing import GameWon, LineScored, RankReached
from realms_nb.games.realm_of_sand.board.picture import picture
from realms_nb.games.realm_of_sand.board.wire import VisibleCard
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.crystal_events import CrystalActivated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import ShownMove
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.board.wire import Picture, Power


def scene(moments: Sequence[ShownMove], narrator: Narrator) -> Cut | None:
    """What of these moves is watched, in their order; the scene is called by the greatest thing in it."""
    kinds: list[str] = []
    frames: list[tuple[Event, Picture]] = []
    facts: dict[int, VisibleCard] = {}
    for moment in moments:
        table = picture(moment.view, moment.past, narrator)
        counted: list[Event] = []
        for event in moment.events:
            if counted or isinstance(event, _CLOSING):
                counted.append(event)
                continue
            shown = _shown(event, moment.events, narrator)
            if shown is not None:
                facts[len(frames)] = shown
                kinds.append(shown.kind)
            elif isinstance(event, ev.EndTriggered):
                kinds.append("last")
            else:
                continue
            # Points are counted in the scoring; who has won is not seen before it is told.
            frames.append((event, replace(table, winners=(), tie=None, rank=None)))
        if counted:
            kinds.append("rank" if len(table.seats) == 1 else "scoring")
            frames += _scoring(counted, table)
    if not frames:
        return None
    return Cut(max(kinds, key=_ORDER.index), frames, facts)


_CLOSING = LineScored | GameWon | RankReached
_ORDER = ("crystal", "building", "last", "scoring", "rank")


def _shown(event: Event, events: Sequence[Event], narrator: Narrator) -> VisibleCard | None:
    """What is drawn of an event; of a building also what it brought."""
    match event:
        case ev.BuildingCompleted():
            own = [each for each in events if getattr(each, "seat", None) == event.seat]
            return VisibleCard(
                "building",
                event.seat,
                narrator.tell(event),
                card=event.card,
                discs="".join(each.colour for each in own if isinstance(each, ev.DiscGained)),
                levels=sum(isinstance(each, ev.LevelRaised) for each in own),
                hourglasses=event.hourglasses,
            )
        case CrystalActivated():
            return VisibleCard("crystal", event.seat, narrator.tell(event), power=cast("Power", event.board))
        case _:
            return None


def _scoring(events: Sequence[Event], table: Picture) -> list[tuple[Event, Picture]]:
    """The scoring, counted from nothing line by line; who has won is seen only once it is told."""
    points = [0] * len(table.seats)
    frames: list[tuple[Event, Picture]] = []
    for event in events:
        if isinstance(event, LineScored):
            points[event.seat] += event.line.points
        seats = tuple(replace(seat, points=points[number]) for number, seat in enumerate(table.seats))
        so_far = replace(table, seats=seats)
        if not isinstance(event, GameWon | RankReached):
            so_far = replace(so_far, winners=(), tie=None, rank=None)
        frames.append((event, so_far))
    return frames
