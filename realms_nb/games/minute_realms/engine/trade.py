"""A trade, walked once: what each action does to the taker's coins, and where it cannot go on.

Moves, refusals, previews and events all read the same walk; what depends on nothing else is worked out once.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from realms_nb.games.minute_realms.engine.cards import GAIN, PAY


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
