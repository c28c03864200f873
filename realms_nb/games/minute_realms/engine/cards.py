"""A building card: what it costs, what it trades, what it scores."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Category = Literal["productive", "residential", "commercial", "military", "noble", "clerical"]
CATEGORIES: tuple[Category, ...] = get_args(Category)

# Trade actions, done from left to right by whoever takes the card from another place.
GAIN, PAY, INVADER = "g", "p", "i"


class Flat(Struct, frozen=True, tag="flat"):
    """So many points."""

    points: int


class PerBuilding(Struct, frozen=True, tag="percat"):
    """Points for each building of the shown category in your realm, this card included."""

    points: int
    category: Category


class BestCategory(Struct, frozen=True, tag="bestcat"):
    """Points for each building of one category of your choice; the best one is chosen for you."""

    points: int


class PerCoin(Struct, frozen=True, tag="coin"):
    """Points for each coin you have at the end."""

    points: int


class Pair(Struct, frozen=True, tag="pair"):
    """Points, once, for owning a building of each of the two shown categories."""

    first: Category
    second: Category


class Variety(Struct, frozen=True, tag="cats"):
    """Points from the category table, by how many different categories you own."""


class Poverty(Struct, frozen=True, tag="inv"):
    """So many points less one for each coin you have at the end, never below 0."""

    points: int


Scoring = Flat | PerBuilding | BestCategory | PerCoin | Pair | Variety | Poverty


class Card(Struct, frozen=True):
    """One building card. Its English name is its key: no two cards of a deck share it."""

    name: str
    category: Category
    # The card is used only with at least this many players.
    min_players: int
    cost: int
    # A string of g (gain a coin), p (pay a coin) and i (place an invader token).
    trade: str
    scoring: Scoring
    shields: int = 0
    # Cannot be a bastion, neither by choice nor by an invasion.
    fixed: bool = False
    # The number on the project's list; teachers' decks may count as they like.
    id: int = 0
    name_de: str = ""
    name_it: str = ""

    def label(self, language: str) -> str:
        """The card's name in a language; the English one where the deck has no other."""
        return {"de": self.name_de, "it": self.name_it}.get(language) or self.name


class Bastion(Struct, frozen=True, gc=False):
    """A card lying face down: a wall. Everybody knows which card it was."""

    card: Card
