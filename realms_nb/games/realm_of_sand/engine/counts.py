"""What each event brings to the seats: apart, because no rule needs it, only who sums up."""

from __future__ import annotations

from collections.abc import Iterator

from realms_nb.core.event import Count, Event
from realms_nb.games.realm_of_sand.engine.events import BuildingCompleted
from realms_nb.games.realm_of_sand.engine.rules import Rules


def counts(event: Event, rules: Rules) -> Iterator[Count]:
    """A completed building, and the hourglasses on it."""
    if isinstance(event, BuildingCompleted):
        yield Count(event.seat, "buildings", 1)
        yield Count(event.seat, "hourglasses", event.hourglasses)
