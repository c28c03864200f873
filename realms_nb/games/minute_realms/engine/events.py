"""Everything that can happen, one class per atomic fact. The catalogues have a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from realms_nb.core.event import CardName, Count, Event, Kind, Seat
from realms_nb.games.minute_realms.engine.rules import Rules

# Coins of the seat that acts, and of the seat that held the card: words that tell them can point at them.
Coins = Annotated[int, Kind("coins", of="seat")]
HolderCoins = Annotated[int, Kind("coins", of="holder")]


class CoinsGiven(Event, frozen=True, gc=False):
    """A seat got its starting coins."""

    rule: ClassVar[str] = "starting-coins"
    seat: Seat
    coins: Coins


class TokensShuffled(Event, frozen=True, gc=False):
    """The invader tokens for this number of players were shuffled face down."""

    rule: ClassVar[str] = "invader-tokens"
    count: int


class RoundOpened(Event, frozen=True, gc=False):
    """A round began."""

    rule: ClassVar[str] = "round"
    brief: ClassVar[bool] = True
    round: int
    rounds: int
    first: Seat


class CardDealt(Event, frozen=True, gc=False):
    """A card was dealt face up, in front of a seat or to the middle (None)."""

    rule: ClassVar[str] = "dealing"
    card: CardName
    seat: Seat | None


class CardKept(Event, frozen=True, gc=False):
    """A seat took the card in front of it: no trade."""

    rule: ClassVar[str] = "taking"
    seat: Seat
    card: CardName


class CardTaken(Event, frozen=True, gc=False):
    """A seat took a card from another seat or from the middle (None)."""

    rule: ClassVar[str] = "taking"
    seat: Seat
    card: CardName
    holder: Seat | None


class CardSwapped(Event, frozen=True, gc=False):
    """The taker's own card went to the place of the card taken."""

    rule: ClassVar[str] = "swapping"
    seat: Seat
    card: CardName
    holder: Seat | None


class CoinGained(Event, frozen=True, gc=False):
    """Trade action: a coin from the supply."""

    rule: ClassVar[str] = "trade-gain"
    seat: Seat
    coins_before: Coins
    coins_after: Coins


class CoinPaid(Event, frozen=True, gc=False):
    """Trade action: a coin to the seat that held the card, or to the supply (None)."""

    rule: ClassVar[str] = "trade-pay"
    seat: Seat
    coins_before: Coins
    coins_after: Coins
    holder: Seat | None
    holder_before: HolderCoins | None = None
    holder_after: HolderCoins | None = None


class TokenPlaced(Event, frozen=True, gc=False):
    """Trade action: a face-down token on this round's space."""

    rule: ClassVar[str] = "trade-token"
    seat: Seat
    round: int
    tokens_left: int


class TokenIgnored(Event, frozen=True, gc=False):
    """Trade action: the token icon had no effect, because of `reason`."""

    rule: ClassVar[str] = "one-token"
    seat: Seat
    round: int
    # "already_placed" or "pile_empty"
    reason: str


class BuildingBuilt(Event, frozen=True, gc=False):
    """A card became a building."""

    rule: ClassVar[str] = "building"
    brief: ClassVar[bool] = True
    seat: Seat
    card: CardName
    cost: int
    coins_before: Coins
    coins_after: Coins
    shields: int


class BastionRaised(Event, frozen=True, gc=False):
    """A card became a bastion."""

    rule: ClassVar[str] = "bastion"
    brief: ClassVar[bool] = True
    seat: Seat
    card: CardName
    income: int
    coins_before: Coins
    coins_after: Coins
    shields: int


class TurnLost(Event, frozen=True, gc=False):
    """No choice was allowed: the seat's own card was discarded and nothing was built."""

    rule: ClassVar[str] = "dead-end"
    brief: ClassVar[bool] = True
    seat: Seat
    card: CardName


class LeftoversDiscarded(Event, frozen=True, gc=False):
    """The round ended; the cards of the middle went to the discards."""

    rule: ClassVar[str] = "end-of-round"
    round: int
    cards: tuple[CardName, ...]


class FirstPlayerPassed(Event, frozen=True, gc=False):
    """The marker moved on to the next seat."""

    rule: ClassVar[str] = "first-player"
    seat: Seat


class InvasionStruck(Event, frozen=True, gc=False):
    """The tokens were turned up and the invaders struck."""

    rule: ClassVar[str] = "invasion"
    brief: ClassVar[bool] = True
    round: int
    strengths: tuple[int, ...]
    strength: int
    last: bool


class RealmHeld(Event, frozen=True, gc=False):
    """A realm's defence was strong enough."""

    rule: ClassVar[str] = "defence"
    seat: Seat
    defence: int
    strength: int


class RealmBreached(Event, frozen=True, gc=False):
    """A realm's defence was too weak; `choices` buildings could be lost."""

    rule: ClassVar[str] = "losing"
    seat: Seat
    defence: int
    strength: int
    choices: int


class BuildingLost(Event, frozen=True, gc=False):
    """A building was turned face down and is a bastion now."""

    rule: ClassVar[str] = "losing"
    brief: ClassVar[bool] = True
    seat: Seat
    card: CardName
    shields: int
    defence: int


class AwardGiven(Event, frozen=True, gc=False):
    """A realm that held the last invasion scores its strength."""

    rule: ClassVar[str] = "award"
    brief: ClassVar[bool] = True
    seat: Seat
    points: int


def counts(event: Event, rules: Rules) -> Iterator[Count]:
    """Coins and shields that an event gives, or takes as a negative number."""
    match event:
        case CoinsGiven():
            yield Count(event.seat, "coins", event.coins)
        case CoinGained():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
        case CoinPaid():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
            if event.holder is not None and event.holder_after is not None and event.holder_before is not None:
                yield Count(event.holder, "coins", event.holder_after - event.holder_before)
        case BuildingBuilt() | BastionRaised():
            yield Count(event.seat, "coins", event.coins_after - event.coins_before)
            yield Count(event.seat, "shields", event.shields)
        case BuildingLost():
            # It is a bastion now, and no longer what was printed on it.
            yield Count(event.seat, "shields", rules.bastion_strength - rules.cards[event.card].shields)
        case _:
            pass
