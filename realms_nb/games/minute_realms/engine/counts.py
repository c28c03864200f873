"""What each event brings to and takes from the seats: apart, because no rule needs it, only who sums up."""

from __future__ import annotations

from collections.abc import Iterator

from realms_nb.core.event import Count, Event
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.rules import Rules


def counts(event: Event, rules: Rules) -> Iterator[Count]:
    """Coins and shields that an event gives, or takes as a negative number."""
    match event:
        case ev.CoinsGiven():
            yield Count(event.seat, "coins", event.coins)
        case ev.CoinGained():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
        case ev.CoinPaid():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
            if event.holder is not None and event.holder_after is not None and event.holder_before is not None:
                yield Count(event.holder, "coins", event.holder_after - event.holder_before)
        case ev.BuildingBuilt() | ev.BastionRaised():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
            yield Count(event.seat, "shields", event.shields)
        case ev.BuildingLost():
            # It is a bastion now, and no longer what was printed on it.
            yield Count(event.seat, "shields", rules.bastion_strength - rules.cards[event.card].shields)
        case _:
            pass
