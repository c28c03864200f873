"""What a card asks of the taker's coins: a trade, walked once, and which ways of taking a card can be paid.

Moves, refusals, previews and events all read the same walk; what depends on nothing else is worked out once. Whether a
card may be taken depends only on the card, the coins and whether it is kept or swapped for: `why_not_take` decides, and
`Offers` asks it once for every case of a deck, so that listing moves is a look-up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import get_args

from msgspec import Struct

from realms_nb.core.errors import Refusal
from realms_nb.games.minute_realms.engine.cards import GAIN, PAY, Card
from realms_nb.games.minute_realms.engine.moves import TakeCard, Use


class TradeStep(Struct, frozen=True, gc=False):
    """One trade action: coins before and after; for a token sign whether it places one."""

    action: str
    before: int
    after: int
    places_token: bool = False


class Walk(Struct, frozen=True, gc=False):
    """A trade from left to right, as far as it can be paid."""

    steps: tuple[TradeStep, ...]
    # The coins after it, and how many were paid to whoever held the card.
    coins: int
    paid: int
    places_token: bool
    # The action, counted from 1, that cannot be paid, None if all can.
    stops_at: int | None
    # The fewest coins with which the whole trade can be paid.
    needed: int


@lru_cache(maxsize=8192)
def walk(trade: str, coins: int, token_free: bool) -> Walk:
    """Each action in order: gain a coin, pay one, or place a token if this round's space and the pile allow it."""
    steps: list[TradeStep] = []
    paid, placed, stops_at = 0, False, None
    for number, action in enumerate(trade, start=1):
        if action == PAY and coins == 0:
            stops_at = number
            steps.append(TradeStep(action, 0, 0))
            break
        before, places = coins, action not in (GAIN, PAY) and token_free and not placed
        coins += (action == GAIN) - (action == PAY)
        paid += action == PAY
        placed = placed or places
        steps.append(TradeStep(action, before, coins, places))
    return Walk(tuple(steps), coins, paid, placed, stops_at, _needed(trade))


def _needed(trade: str) -> int:
    purse = lowest = 0
    for action in trade:
        purse += (action == GAIN) - (action == PAY)
        lowest = min(lowest, purse)
    return -lowest


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
