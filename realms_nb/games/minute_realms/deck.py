"""A deck is data: read from CSV, from a list or from a DataFrame, and checked cell by cell.

Columns: `id, name_en, name_de, name_it, category, min_players, cost, trade, vp, arg1, arg2, shields, fixed`.
Only `name_en`, `category` and `vp` are needed; the others have defaults.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Protocol, cast, runtime_checkable

from realms_nb.core.errors import BadDeck, did_you_mean, shown
from realms_nb.core.names import fault_in_name
from realms_nb.games.minute_realms.cards import (
    CATEGORIES,
    BestCategory,
    Card,
    Category,
    Flat,
    Pair,
    PerBuilding,
    PerCoin,
    Poverty,
    Scoring,
    Variety,
)

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


@runtime_checkable
class Frame(Protocol):
    """Anything that gives its rows as pandas does; pandas itself is not needed here."""

    def to_dict(self, orient: str) -> list[dict[str, object]]:
        """The rows, each naming its columns."""
        ...


Row = Mapping[str, object]
DeckSource = str | PathLike[str] | Iterable[Row | Card] | Frame


@cache
def standard_deck() -> tuple[Card, ...]:
    """The 56 cards designed by this project."""
    return _from_csv(
        files("realms_nb.games.minute_realms").joinpath("deck.csv").read_text("utf-8"), "the standard deck"
    )


def load_deck(source: DeckSource) -> tuple[Card, ...]:
    """The cards of a CSV file (a path), of CSV text, of a list of rows or cards, or of a DataFrame."""
    if isinstance(source, str) and "\n" in source:
        return _from_csv(source, "the CSV text")
    if isinstance(source, str | PathLike):
        return _from_csv(_read(Path(source)), f"the file {shown(Path(source).name)}")
    if isinstance(source, Frame):
        return _from_rows(source.to_dict("records"))
    if not isinstance(cast(object, source), Iterable):
        raise BadDeck(f"A deck is a CSV file, a list of rows or a DataFrame, not {shown(source)}.")
    return _from_rows(source)


def deck_rows(cards: Sequence[Card]) -> list[dict[str, str]]:
    """The cards as rows of the CSV, ready for a table or a file; `load_deck` reads them back."""
    return [_row_of(card) for card in cards]


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadDeck(f"The file {shown(path.name)} is not UTF-8 text; save it as 'CSV UTF-8'.") from error
    except (OSError, ValueError) as error:
        raise BadDeck(f"The deck file {shown(str(path))} cannot be read: {error}.") from error


def _from_csv(text: str, where: str) -> tuple[Card, ...]:
    try:
        lines = [line for line in csv.reader(io.StringIO(text), strict=True) if any(line)]
    except csv.Error as error:
        raise BadDeck(f"{where[0].upper()}{where[1:]} is not valid CSV: {error}.") from error
    if not lines:
        raise BadDeck(f"{where[0].upper()}{where[1:]} is empty; its first line names the columns.")
    head = [cell.strip() for cell in lines[0]]
    for number, line in enumerate(lines[1:], start=1):
        if len(line) != len(head):
            raise BadDeck(f"Row {number} of {where} has {len(line)} cells; the first line names {len(head)} columns.")
    return _from_rows(dict(zip(head, line, strict=True)) for line in lines[1:])


def _from_rows(rows: Iterable[Row | Card]) -> tuple[Card, ...]:
    cards: list[Card] = []
    seen: dict[str, int] = {}
    for number, row in enumerate(rows, start=1):
        if number > MOST_CARDS:
            raise BadDeck(f"A deck has at most {MOST_CARDS} cards.")
        if not isinstance(cast(object, row), Mapping | Card):
            raise BadDeck(f"Row {number} is {shown(row)}; a row names its columns, for example {{'name_en': 'Mill'}}.")
        # A card made in code passes the same checks as a row of a file, and stays the object it was: the engine tells
        # cards apart by identity, and a table that comes from another process shares its cards with its rules.
        card = _card(_row_of(row) if isinstance(row, Card) else row, number)
        card = row if card == row and isinstance(row, Card) else card
        twin = seen.setdefault(card.name.casefold(), number)
        if twin != number:
            raise _fault(number, "name_en", f"{shown(card.name)} is taken by row {twin}; give this card its own name")
        cards.append(card)
    if not cards:
        raise BadDeck("The deck has no cards.")
    return tuple(cards)


def _card(row: Row, number: int) -> Card:
    for column in row:
        if column not in COLUMNS:
            hint = did_you_mean(str(column), COLUMNS)
            raise BadDeck(f"Row {number}: {shown(column)} is not a column of a deck.{hint}")
    for column in NEEDED:
        if not _cell(row, column):
            raise _fault(number, column, "is empty")
    trade = _cell(row, "trade")
    if len(trade) > LONGEST_TRADE or set(trade) - set("gpi"):
        allowed = f"up to {LONGEST_TRADE} letters g (gain), p (pay) and i (invader token)"
        raise _fault(number, "trade", f"is {shown(trade)}; it holds {allowed}, in order")
    return Card(
        name=_name(row, "name_en", number),
        category=_category(row, "category", number),
        min_players=_whole(row, "min_players", number, default=2, least=2, most=8),
        cost=_whole(row, "cost", number),
        trade=trade,
        scoring=_scoring(row, number),
        shields=_whole(row, "shields", number),
        fixed=_whole(row, "fixed", number, most=1) == 1,
        id=_whole(row, "id", number, default=number, most=1_000_000),
        name_de=_name(row, "name_de", number),
        name_it=_name(row, "name_it", number),
    )


def _scoring(row: Row, number: int) -> Scoring:
    kind = _cell(row, "vp")
    if kind not in _SCORINGS:
        hint = did_you_mean(kind, _SCORINGS)
        raise _fault(number, "vp", f"is {shown(kind)}; it is one of {', '.join(_SCORINGS)}.{hint}".rstrip("."))
    arguments, make = _SCORINGS[kind]
    for column in ("arg1", "arg2")[arguments:]:
        if _cell(row, column):
            raise _fault(number, column, f"is {shown(_cell(row, column))}; a card that scores {kind!r} leaves it empty")
    return make(row, number)


# For each kind of scoring: how many arguments it takes, and how to read them.
_SCORINGS: dict[str, tuple[int, Callable[[Row, int], Scoring]]] = {
    "flat": (1, lambda row, n: Flat(_whole(row, "arg1", n))),
    "percat": (2, lambda row, n: PerBuilding(_whole(row, "arg1", n), _category(row, "arg2", n))),
    "bestcat": (1, lambda row, n: BestCategory(_whole(row, "arg1", n))),
    "coin": (1, lambda row, n: PerCoin(_whole(row, "arg1", n))),
    "pair": (2, lambda row, n: _pair(row, n)),
    "cats": (0, lambda _row, _n: Variety()),
    "inv": (1, lambda row, n: Poverty(_whole(row, "arg1", n))),
}


def _pair(row: Row, number: int) -> Pair:
    first, second = _category(row, "arg1", number), _category(row, "arg2", number)
    if first == second:
        raise _fault(number, "arg2", f"is {shown(second)} like arg1; a pair names two different categories")
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


def _cell(row: Row, column: str) -> str:
    value = row.get(column)
    # Empty cells of a DataFrame arrive as NaN, and whole numbers beside them as floats.
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value).strip()


def _whole(row: Row, column: str, number: int, *, default: int = 0, least: int = 0, most: int = 99) -> int:
    text = _cell(row, column)
    if not text and column not in ("arg1", "arg2"):
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
        raise _fault(number, column, f"is {shown(text)}; it is a whole number from {least} to {most}")
    return int(text)


def _category(row: Row, column: str, number: int) -> Category:
    text = _cell(row, column).casefold()
    if text not in CATEGORIES:
        hint = did_you_mean(text, CATEGORIES)
        raise _fault(number, column, f"is {shown(text)}; it is one of {', '.join(CATEGORIES)}.{hint}".rstrip("."))
    return text


def _name(row: Row, column: str, number: int) -> str:
    name = _cell(row, column)
    fault = fault_in_name(name) if name else None
    if fault:
        raise _fault(number, column, f"is {shown(name)}; a name {fault}")
    return name


def _fault(number: int, column: str, words: str) -> BadDeck:
    end = "" if words.endswith(("?", ".")) else "."
    return BadDeck(f"Row {number}, column {column}: {words}{end}")
