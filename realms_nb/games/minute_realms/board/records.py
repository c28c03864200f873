"""A move of Minute Realms in few words, and the deal of a round as one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.games.minute_realms.engine import events as ev

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator


def short(events: Sequence[Event], narrator: Narrator) -> str | None:
    """Where the card came from and what became of it, or what was lost; the seat stands beside it."""
    source = next((event for event in events if isinstance(event, ev.CardKept | ev.CardTaken)), None)
    for event in events:
        if isinstance(event, ev.BuildingBuilt | ev.BastionRaised) and source is not None:
            use = "built" if isinstance(event, ev.BuildingBuilt) else "bastion"
            if isinstance(source, ev.CardKept):
                return narrator.say(f"short-{use}-own", card=event.card)
            if source.holder is None:
                return narrator.say(f"short-{use}-middle", card=event.card)
            return narrator.say(f"short-{use}-seat", card=event.card, seat=source.holder)
        if isinstance(event, ev.TurnLost):
            return narrator.say("short-turn-lost", card=event.card)
        if isinstance(event, ev.BuildingLost):
            return narrator.say("short-lost", card=event.card)
    return None


def deal(events: Sequence[Event], narrator: Narrator) -> str | None:
    """Who got which card, and what lies in the middle: one sentence instead of one for each card."""
    dealt = [event for event in events if isinstance(event, ev.CardDealt)]
    if not dealt:
        return None
    given = [narrator.say("short-dealt", card=event.card, seat=event.seat) for event in dealt if event.seat is not None]
    middle = [narrator.label(event.card) for event in dealt if event.seat is None]
    if not middle:
        return narrator.say("short-deal", given=", ".join(given))
    return narrator.say("short-deal-middle", given=", ".join(given), middle=narrator.join(middle))
