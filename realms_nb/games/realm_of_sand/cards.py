"""A building card: the pattern it asks for, what it scores, what it gives at once."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import cast

import msgspec
from msgspec import Struct, field

from realms_nb.core.errors import BadDeck, shown
from realms_nb.games.realm_of_sand.colours import COLOURS, fault_in_pattern

# The three levels of building cards, as they are written.
LEVELS = ("I", "II", "III")
MOST_CARDS = 500
LONGEST_PATTERN = 9


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One building card. Its id is its key and its name: the cards carry no text."""

    id: str
    # 1, 2 or 3: the row and the deck it belongs to.
    level: int
    # Rows from top to bottom, parted by "/"; "." is not part of the pattern. B and Y can only be discs.
    pattern: str
    points: int = field(name="vp", default=0)
    hourglasses: int = 0
    # Bonus discs, one letter each, and levels gained.
    discs: str = ""
    level_up: int = 0


@cache
def standard_cards() -> tuple[Card, ...]:
    """The 54 cards designed by this project."""
    text = files("realms_nb.games.realm_of_sand").joinpath("cards.csv").read_text("utf-8")
    return load_cards(csv.DictReader(text.splitlines()))


def load_cards(source: Iterable[object]) -> tuple[Card, ...]:
    """Cards from a list of cards or of rows with the columns of `cards.csv`, checked one by one."""
    cards: list[Card] = []
    for number, row in enumerate(source, start=1):
        if number > MOST_CARDS:
            raise BadDeck(f"There are at most {MOST_CARDS} building cards.")
        try:
            card = row if isinstance(row, Card) else msgspec.convert(row, Card, strict=False)
        except msgspec.ValidationError as error:
            raise BadDeck(f"Card {number} cannot be read: {error}.") from error
        _check(card, number)
        if card.id in {other.id for other in cards}:
            raise BadDeck(f"Card {number} is called {shown(card.id)} like another one; give it its own id.")
        cards.append(card)
    for level in range(1, len(LEVELS) + 1):
        if not any(card.level == level for card in cards):
            raise BadDeck(f"There is no card of level {LEVELS[level - 1]}.")
    return tuple(cards)


def _check(card: Card, number: int) -> None:
    if not is_id(card.id):
        raise BadDeck(f"Card {number} is called {shown(card.id)}; an id has 1 to 12 letters, digits and hyphens.")
    fault = fault_in_pattern(card.pattern, COLOURS, LONGEST_PATTERN)
    if fault:
        raise BadDeck(f"Card {number}, {card.id}: the pattern {shown(card.pattern)} does not fit; a pattern {fault}.")
    for name, most in {"points": 99, "hourglasses": 20, "level_up": 9}.items():
        if not 0 <= cast(int, getattr(card, name)) <= most:
            raise BadDeck(f"Card {number}, {card.id}: {name} is a whole number from 0 to {most}.")
    if card.level not in range(1, len(LEVELS) + 1):
        raise BadDeck(f"Card {number}, {card.id}: its level is 1, 2 or 3, not {shown(card.level)}.")
    if len(card.discs) > 5 or set(card.discs) - set(COLOURS):
        raise BadDeck(f"Card {number}, {card.id}: bonus discs are up to 5 letters of {', '.join(COLOURS)}.")


def is_id(text: object) -> bool:
    """Ids can be typed in a move: one word of capital letters, digits and hyphens."""
    return (
        isinstance(text, str)
        and 1 <= len(text) <= 12
        and text.isascii()
        and text.replace("-", "").isalnum()
        and text.upper() == text
    )
