"""A turn of a seat: its last one, and what was done in it, in a few words for whoever looks at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.core.closing import GameWon, LineScored, RankReached
from realms_nb.games.realm_of_sand.engine import events as ev
from realms_nb.games.realm_of_sand.engine.crystal_events import CrystalSpent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator


def last_turns(past: Sequence[Event], seats: int) -> list[list[Event]]:
    """For every seat the events of its last turn, in their order: the last row of events that are all its own."""
    turns: list[list[Event]] = [[] for _ in range(seats)]
    over: set[int] = set()
    current: int | None = None
    for event in reversed(past):
        seat = getattr(event, "seat", None)
        # What is counted at the end belongs to no turn.
        if seat is None or isinstance(event, LineScored | GameWon | RankReached):
            continue
        if seat != current:
            if current is not None:
                over.add(current)
            if len(over) == seats:
                break
            current = seat
        if seat not in over:
            turns[seat].insert(0, event)
    return turns


def did(events: Sequence[Event], narrator: Narrator) -> str:
    """What was done in a turn, in a few words: laid, took, built."""
    parts: list[str] = []
    spirits = sum(isinstance(event, ev.DiscSummoned | ev.DiscMoved) for event in events)
    for event in events:
        match event:
            case ev.TileLaid():
                parts.append(narrator.say("did-lay"))
            case ev.DiscSummoned() | ev.DiscMoved() if spirits:
                parts.append(narrator.say("did-spirits", count=spirits))
                spirits = 0
            case ev.TileTaken():
                parts.append(narrator.say("did-take", tile=narrator.label(event.tile)))
            case ev.BuildingCompleted():
                parts.append(narrator.say("did-build", card=narrator.label(event.card), points=event.points))
            case CrystalSpent():
                parts.append(narrator.say("did-power"))
            case _:
                pass
    return ", ".join(parts)
