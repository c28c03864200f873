"""A building card: the pattern it asks for, what it scores, what it gives at once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct, field

from realms_nb.core.errors import BadDeck, shown
from realms_nb.core.look_alikes import look
from realms_nb.core.tables import Row, cell, check_columns, fault, name_cell, rows_of, whole
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, fault_in_pattern

# The three levels of building cards, as they are written.
LEVELS = ("I", "II", "III")
MOST_CARDS = 500
LONGEST_PATTERN = 9
MOST_DISCS = 5
LONGEST_ID = 12


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One building card. Its id is its key; people read its name, and the id where it has none."""

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
    # One name per language; a language without one takes the English name.
    name: str = field(name="name_en", default="")
    name_de: str = ""
    name_it: str = ""

    def label(self, language: str) -> str:
        """The name in a language."""
        return (self.name_de if language == "de" else self.name_it if language == "it" else "") or self.name or self.id


COLUMNS = ("id", "name_en", "name_de", "name_it", "level", "pattern", "vp", "hourglasses", "discs", "level_up")
NEEDED = ("id", "level", "pattern")


@cache
def standard_cards() -> tuple[Card, ...]:
    """The 54 cards designed by this project."""
    return load_cards(files("realms_nb.games.realm_of_sand.engine").joinpath("cards.csv").read_text("utf-8"))


def load_cards(source: object) -> tuple[Card, ...]:
    """The cards of a CSV file (a path), of CSV text, of a list of rows or cards, or of a DataFrame, cell by cell."""
    cards: dict[str, Card] = {}
    seen: dict[str, int] = {}
    for number, row in enumerate(rows_of(source, "A deck of cards"), start=1):
        if number > MOST_CARDS:
            raise BadDeck(f"There are at most {MOST_CARDS} building cards.")
        # A card made in code passes the same checks as a row of a file.
        card = read_card(msgspec.to_builtins(row) if isinstance(row, Card) else row, number)
        if card.id in cards:
            raise fault(number, "id", f"{shown(card.id)} is taken by another card; give this one its own id")
        for column, name in (
            ("id", card.id),
            ("name_en", card.name),
            ("name_de", card.name_de),
            ("name_it", card.name_it),
        ):
            # A move names its card by its id or in any language: no two cards may share a name in any two, or one look.
            twin = seen.setdefault(look(name), number) if name else number
            if twin != number:
                raise fault(number, column, code="twice", given=shown(name), twin=twin)
        cards[card.id] = card
    for level in range(1, len(LEVELS) + 1):
        if not any(card.level == level for card in cards.values()):
            raise BadDeck(f"There is no card of level {LEVELS[level - 1]}.")
    return tuple(cards.values())


def read_card(source: object, number: int) -> Card:
    """The card of a row, which has this number in its table; what is wrong with it is told with row and column."""
    row = check_columns(source, number, COLUMNS, NEEDED)
    pattern, discs = cell(row, "pattern"), cell(row, "discs")
    wrong = fault_in_pattern(pattern, COLOURS, LONGEST_PATTERN)
    if wrong:
        raise fault(number, "pattern", f"is {shown(pattern)}; a pattern {wrong}")
    if len(discs) > MOST_DISCS or set(discs) - set(COLOURS):
        raise fault(number, "discs", f"is {shown(discs)}; it holds up to {MOST_DISCS} letters of {', '.join(COLOURS)}")
    return Card(
        id=read_id(row, number),
        level=whole(row, "level", number, default=None, least=1, most=len(LEVELS)),
        pattern=pattern,
        points=whole(row, "vp", number),
        hourglasses=whole(row, "hourglasses", number, most=20),
        discs=discs,
        level_up=whole(row, "level_up", number, most=9),
        name=name_cell(row, "name_en", number),
        name_de=name_cell(row, "name_de", number),
        name_it=name_cell(row, "name_it", number),
    )


def read_id(row: Row, number: int) -> str:
    """Ids can be typed in a move: one word of capital letters, digits and hyphens."""
    text = cell(row, "id")
    if not (len(text) <= LONGEST_ID and text.isascii() and text.replace("-", "").isalnum() and text.upper() == text):
        allowed = f"1 to {LONGEST_ID} capital letters, digits and hyphens"
        raise fault(number, "id", f"is {shown(text)}; an id has {allowed}")
    return text
