"""What is worth watching: a building completed, a crystal woken, the tenth hourglass. All of it is drawn.

Other moves are seen at once; how the game ended stands on the table, so that nobody waits for the winner's name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from realms_nb.board.stage import Cut
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
    frames: list[tuple[Event, Picture]] = []
    facts: dict[int, VisibleCard] = {}
    for moment in moments:
        # Who has won is not seen before the scene is over.
        table = replace(picture(moment.view, moment.past, narrator), winners=(), tie=None, rank=None)
        for event in moment.events:
            shown = _shown(event, moment.events, narrator)
            if shown is not None:
                facts[len(frames)] = shown
                frames.append((event, table))
    if not frames:
        return None
    return Cut(max((fact.kind for fact in facts.values()), key=_ORDER.index), frames, facts)


_ORDER = ("crystal", "building", "last")


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
        case ev.EndTriggered():
            return VisibleCard("last", event.seat, narrator.tell(event))
        case _:
            return None
