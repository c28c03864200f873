"""Taking a card: what its price allows.

Whether a card may be taken depends only on the card, the taker's coins and whether the card is kept or swapped for.
`why_not_take` decides; `Offers` asks it once for every case of a deck, so that listing moves is a look-up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import get_args

from realms_nb.core.errors import Refusal
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.moves import TakeCard, Use
from realms_nb.games.minute_realms.engine.trade import walk

USES: tuple[Use, ...] = get_args(Use)


def why_not_take(card: Card, use: Use, coins: int, *, swap: bool) -> Refusal | None:
    """The whole turn must be payable before anything happens: first each trade action in order, then the cost.

    A kept card is not traded. Coins gained by the trade may pay later actions and the cost.
    """
    traded = walk(card.trade if swap else "", coins, False)
    if traded.stops_at is not None:
        details = {"card": card.name, "coins": coins, "step": traded.stops_at, "steps": len(card.trade)}
        return Refusal("trade_not_payable", "trade-order", details | {"needed": traded.needed})
    purse = traded.coins
    if use == "bastion":
        return Refusal("cannot_be_bastion", "fixed-cards", {"card": card.name}) if card.fixed else None
    if purse < card.cost:
        details = {"card": card.name, "cost": card.cost, "coins": purse, "missing": card.cost - purse}
        return Refusal("too_few_coins", "building", details)
    return None


class Offers:
    """The legal ways of taking each card: `kept[coins][name]` without a trade, `swapped[coins][name]` with one."""

    def __init__(self, deck: Sequence[Card]) -> None:
        # More coins than this open no further choice: every price of the deck can be paid.
        self.enough = max(card.cost + len(card.trade) for card in deck)
        moves = {(card.name, use): TakeCard(card.name, use) for card in deck for use in USES}

        def table(swap: bool) -> tuple[Mapping[str, tuple[TakeCard, ...]], ...]:
            # Read-only, like everything that a strategy can reach from its view.
            return tuple(
                MappingProxyType(
                    {
                        card.name: tuple(
                            moves[card.name, use] for use in USES if why_not_take(card, use, coins, swap=swap) is None
                        )
                        for card in deck
                    }
                )
                for coins in range(self.enough + 1)
            )

        self.kept = table(swap=False)
        self.swapped = table(swap=True)
