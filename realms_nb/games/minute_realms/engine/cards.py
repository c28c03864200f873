"""A building card: what it costs, what it trades, what it scores.

A deck is data: read from CSV, from a list or from a DataFrame, and checked cell by cell.

Columns: `id, name_en, name_de, name_it, category, min_players, cost, trade, vp, arg1, arg2, shields, fixed`.
Only `name_en`, `category` and `vp` are needed; the others have defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files
from os import PathLike
from typing import Literal, get_args

from msgspec import Struct

from realms_nb.core.errors import BadDeck, nearest, shown
from realms_nb.core.look_alikes import look
from realms_nb.core.tables import DataFrameLike, Row, cell, check_columns, fault, name_cell, rows_of, whole

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


COLUMNS: tuple[str, ...] = (
    "id",
    "name_en",
    "name_de",
    "name_it",
    "category",
    "min_players",
    "cost",
    "trade",
    "vp",
    "arg1",
    "arg2",
    "shields",
    "fixed",
)
NEEDED = ("name_en", "category", "vp")
MOST_CARDS = 1_000
LONGEST_TRADE = 8
# Whose words tell what is wrong with a card.
NAME = "minute_realms"


DeckSource = str | PathLike[str] | Iterable[Row | Card] | DataFrameLike


@cache
def standard_deck() -> tuple[Card, ...]:
    """The 56 cards designed by this project."""
    return load_deck(files("realms_nb.games.minute_realms.engine").joinpath("deck.csv").read_text("utf-8"))


def load_deck(source: DeckSource) -> tuple[Card, ...]:
    """The cards of a CSV file (a path), of CSV text, of a list of rows or cards, or of a DataFrame."""
    cards: list[Card] = []
    seen: dict[str, int] = {}
    for number, row in enumerate(rows_of(source, "A deck"), start=1):
        if number > MOST_CARDS:
            raise BadDeck(code="deck-too-large", most=MOST_CARDS)
        # A card made in code passes the same checks as a row of a file, and stays the object it was: the engine tells
        # cards apart by identity, and a table that comes from another process shares its cards with its rules.
        card = read_card(_row_of(row) if isinstance(row, Card) else row, number)
        card = row if card == row and isinstance(row, Card) else card
        for column, name in (("name_en", card.name), ("name_de", card.name_de), ("name_it", card.name_it)):
            # A move names its card in any language, so no two cards may share a name in any two, or one look.
            twin = seen.setdefault(look(name), number) if name else number
            if twin != number:
                raise fault(number, column, code="twice", given=shown(name), twin=twin)
        cards.append(card)
    if not cards:
        raise BadDeck(code="deck-empty")
    return tuple(cards)


def deck_rows(cards: Sequence[Card]) -> list[dict[str, str]]:
    """The cards as rows of the CSV, ready for a table or a file; `load_deck` reads them back."""
    return [_row_of(card) for card in cards]


def read_card(source: object, number: int) -> Card:
    """The card of a row, which has this number in its table; what is wrong with it is told with row and column."""
    row = check_columns(source, number, COLUMNS, NEEDED)
    trade = cell(row, "trade")
    if len(trade) > LONGEST_TRADE or set(trade) - set("gpi"):
        raise fault(number, "trade", code="trade", game=NAME, given=shown(trade), most=LONGEST_TRADE)
    return Card(
        name=name_cell(row, "name_en", number),
        category=_category(row, "category", number),
        min_players=whole(row, "min_players", number, default=2, least=2, most=8),
        cost=whole(row, "cost", number),
        trade=trade,
        scoring=_scoring(row, number),
        shields=whole(row, "shields", number),
        fixed=whole(row, "fixed", number, most=1) == 1,
        id=whole(row, "id", number, default=number, most=1_000_000),
        name_de=name_cell(row, "name_de", number),
        name_it=name_cell(row, "name_it", number),
    )


def _scoring(row: Row, number: int) -> Scoring:
    kind = cell(row, "vp")
    if kind not in _SCORINGS:
        raise _unknown(number, "vp", kind, _SCORINGS)
    arguments, make = _SCORINGS[kind]
    for column in ("arg1", "arg2")[arguments:]:
        if cell(row, column):
            raise fault(number, column, code="not-empty", game=NAME, given=shown(cell(row, column)), scoring=kind)
    return make(row, number)


# For each kind of scoring: how many arguments it takes, and how to read them.
_SCORINGS: dict[str, tuple[int, Callable[[Row, int], Scoring]]] = {
    "flat": (1, lambda row, n: Flat(whole(row, "arg1", n, default=None))),
    "percat": (2, lambda row, n: PerBuilding(whole(row, "arg1", n, default=None), _category(row, "arg2", n))),
    "bestcat": (1, lambda row, n: BestCategory(whole(row, "arg1", n, default=None))),
    "coin": (1, lambda row, n: PerCoin(whole(row, "arg1", n, default=None))),
    "pair": (2, lambda row, n: _pair(row, n)),
    "cats": (0, lambda _row, _n: Variety()),
    "inv": (1, lambda row, n: Poverty(whole(row, "arg1", n, default=None))),
}


def _pair(row: Row, number: int) -> Pair:
    first, second = _category(row, "arg1", number), _category(row, "arg2", number)
    if first == second:
        raise fault(number, "arg2", code="pair", game=NAME, given=shown(second))
    return Pair(first, second)


def _row_of(card: Card) -> dict[str, str]:
    match card.scoring:
        case PerBuilding(points, category):
            kind, arguments = "percat", (str(points), category)
        case Pair(first, second):
            kind, arguments = "pair", (first, second)
        case Variety():
            kind, arguments = "cats", ("", "")
        case Flat(points) | BestCategory(points) | PerCoin(points) | Poverty(points) as scoring:
            kind, arguments = type(scoring).__struct_config__.tag, (str(points), "")
    return {
        "id": str(card.id),
        "name_en": card.name,
        "name_de": card.name_de,
        "name_it": card.name_it,
        "category": card.category,
        "min_players": str(card.min_players),
        "cost": str(card.cost),
        "trade": card.trade,
        "vp": str(kind),
        "arg1": arguments[0],
        "arg2": arguments[1],
        "shields": str(card.shields),
        "fixed": str(int(card.fixed)),
    }


def _category(row: Row, column: str, number: int) -> Category:
    text = cell(row, column).casefold()
    if text not in CATEGORIES:
        raise _unknown(number, column, text, CATEGORIES)
    return text


def _unknown(number: int, column: str, given: str, known: Iterable[str]) -> BadDeck:
    words = list(known)
    near = nearest(given, words) or ""
    return fault(number, column, code="unknown", given=shown(given), known=", ".join(words), near=near)
