"""A position: everything on the table, as one frozen value."""

from __future__ import annotations

from msgspec import Struct

from realms_nb.games.minute_realms.engine.cards import Bastion, Card
from realms_nb.games.minute_realms.engine.moves import Use
from realms_nb.games.minute_realms.engine.rules import Rules

# One plot of a realm per round: a building, a bastion, or None for a turn that could not be played.
Plot = Card | Bastion | None


class TakeTurn(Struct, frozen=True, gc=False, tag=True):
    """A seat must take one of the cards on offer."""

    seat: int


class ChooseLoss(Struct, frozen=True, gc=False, tag=True):
    """A seat whose defence failed must choose the building it loses; `waiting` seats choose after it."""

    seat: int
    waiting: tuple[int, ...] = ()


Decision = TakeTurn | ChooseLoss


class Realm(Struct, frozen=True, gc=False):
    """What a seat owns: coins, and its plots in the order of the rounds."""

    coins: int
    plots: tuple[Plot, ...] = ()

    @property
    def buildings(self) -> tuple[Card, ...]:
        """The cards lying face up."""
        return tuple([plot for plot in self.plots if isinstance(plot, Card)])

    @property
    def bastions(self) -> tuple[Card, ...]:
        """The cards lying face down; everybody knows what they were."""
        return tuple([plot.card for plot in self.plots if isinstance(plot, Bastion)])


def with_card(coins: int, plots: tuple[Plot, ...], card: Card, use: Use, rules: Rules) -> Realm:
    """A realm with a card more: built for its cost, or turned into a bastion that brings coins."""
    if use == "build":
        return Realm(coins - card.cost, (*plots, card))
    return Realm(coins + rules.bastion_income, (*plots, Bastion(card)))


def without(realm: Realm, card: Card) -> Realm:
    """A realm in which a building has been turned face down: it is a bastion from now on, and brings no coins."""
    return Realm(realm.coins, tuple(Bastion(card) if plot == card else plot for plot in realm.plots))


class Invasion(Struct, frozen=True, gc=False):
    """An invasion that has struck: how strong it was and which seats held."""

    round: int
    strength: int
    held: tuple[bool, ...]


class State(Struct, frozen=True, gc=False):
    """The whole table. `pile`, `token_pile` and the unrevealed part of `track` are hidden from the players."""

    rules: Rules
    round: int
    # The first player of this round.
    first: int
    # Who must decide what; None when the game is over.
    decision: Decision | None
    realms: tuple[Realm, ...]
    # The card in front of each seat; None once the seat has taken its turn.
    fronts: tuple[Card | None, ...]
    middle: tuple[Card, ...]
    # Cards still to be dealt, next one first.
    pile: tuple[Card, ...]
    # Tokens still to be placed, next one first.
    token_pile: tuple[int, ...]
    # The strength of the token placed in each round begun so far, None where there is none.
    track: tuple[int | None, ...]
    discards: tuple[Card, ...] = ()
    invasions: tuple[Invasion, ...] = ()

    @property
    def revealed(self) -> int:
        """Tokens of this many rounds lie face up."""
        return self.invasions[-1].round if self.invasions else 0
