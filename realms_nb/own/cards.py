"""Cards are words with columns: equal copies are equal, a card is told by its name, its columns are attributes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from realms_nb.core.errors import nearest, shown
from realms_nb.own.mistakes import Mistake

# So many copies of a card are more than any table has room for.
MOST_COPIES = 1_000


class TableCard(str):
    """A card: its name, and the columns of its row as attributes, such as `card.points`.

    `origin` is the number of the place where it lay first: cards that began apart are never imagined in each other's
    places.
    """

    __slots__ = ("back", "origin", "row")

    row: Mapping[str, Any]
    back: str
    origin: int

    def __new__(cls, name: str, row: Mapping[str, Any] | None = None, back: str = "", origin: int = 0) -> TableCard:
        """A card of that name."""
        card = super().__new__(cls, name)
        card.row, card.back, card.origin = row or {}, back, origin
        return card

    def __getattr__(self, column: str) -> Any:
        if column.startswith("__"):
            raise AttributeError(column)
        try:
            return self.row[column]
        except KeyError:
            known = ", ".join(self.row)
            raise Mistake(code="own-no-column", word=str(self), column=column, known=known or "-") from None

    def __reduce__(self) -> Any:
        return TableCard, (str(self), dict(self.row), self.back, self.origin)


class Back:
    """What is seen of a card that is not known: only its back."""

    __slots__ = ("back",)
    made: ClassVar[dict[str, Back]] = {}

    back: str

    def __new__(cls, back: str = "") -> Back:
        """One for each kind of back."""
        if back not in cls.made:
            cls.made[back] = made = super().__new__(cls)
            made.back = back
        return cls.made[back]

    def __repr__(self) -> str:
        return "?"

    def __reduce__(self) -> Any:
        return Back, (self.back,)


class Cards(tuple[Any, ...]):
    """The cards of a game as a rule, every copy one entry: a small table, one kind of card a line.

    `table` is text with a line of column names (`name`, and `count` for copies), rows as dicts, a DataFrame, or words.
    The column `back` says what is seen of a card that lies face down; `icon` may be an emoji.
    """

    kinds: dict[str, TableCard]

    def __new__(cls, table: Any) -> Cards:
        """Read a table."""
        all_cards: list[TableCard] = []
        seen: set[str] = set()
        for row in _rows(table):
            if isinstance(row, TableCard):
                all_cards.append(row)
                continue
            facts = {str(column): value for column, value in row.items()}
            if "name" not in facts:
                raise Mistake(code="own-cards-without-name", known=", ".join(facts))
            name = " ".join(str(facts.pop("name")).split())
            count = _copies(name, facts.pop("count", 1))
            if name in seen:
                raise Mistake(code="own-card-twice", word=name)
            seen.add(name)
            all_cards += [TableCard(name, facts, str(facts.get("back", "")))] * count
        made = super().__new__(cls, all_cards)
        made.kinds = {str(card): card for card in all_cards}
        return made

    def __reduce__(self) -> Any:
        return Cards, (tuple(self),)

    def __eq__(self, other: object) -> bool:
        # Equal cards have equal names; equal rules have equal columns, too.
        return isinstance(other, Cards) and self.rows() == other.rows()

    def __hash__(self) -> int:
        return hash(tuple(map(str, self)))

    def rows(self) -> list[dict[str, Any]]:
        """One row for each kind of card, as a class changes them."""
        return [{"name": name, "count": self.count(card), **card.row} for name, card in self.kinds.items()]

    def __getitem__(self, key: Any) -> Any:
        if not isinstance(key, str):
            return super().__getitem__(key)
        if key not in self.kinds:
            known = ", ".join(self.kinds)
            raise Mistake(code="own-no-card", word=key, known=known, near=nearest(key, self.kinds) or "")
        return self.kinds[key]


def _rows(table: Any) -> Iterable[Any]:
    if isinstance(table, str):
        return list(_lines(table))
    if hasattr(table, "to_dict"):
        return table.to_dict("records")
    if isinstance(table, bytes | Mapping) or not isinstance(table, Iterable):
        raise Mistake(code="own-no-cards", given=shown(table))
    return [row if isinstance(row, TableCard | Mapping) else {"name": row} for row in table]


def _copies(name: str, given: Any) -> int:
    """How many copies there are of a card; one, if nothing is said."""
    count = given.item() if hasattr(given, "item") else given
    # An empty cell of a table is no number.
    if count is None or count == "" or count != count:
        return 1
    if (isinstance(count, float) and count.is_integer()) or (isinstance(count, str) and _WHOLE.fullmatch(count)):
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_COPIES:
        raise Mistake(code="own-card-count", word=name, given=shown(given), most=str(MOST_COPIES))
    return count


def _lines(table: str) -> Iterator[dict[str, Any]]:
    lines = [line.split() for line in table.strip().splitlines() if line.strip()]
    if not lines:
        return
    head = lines[0]
    for line in lines[1:]:
        if len(line) != len(head):
            facts = {"line": " ".join(line), "words": str(len(line)), "columns": str(len(head))}
            raise Mistake(code="own-cards-line", known=", ".join(head), **facts)
        yield {name: _value(word) for name, word in zip(head, line, strict=True)}


def _value(word: str) -> Any:
    return int(word) if _WHOLE.fullmatch(word) else word.replace("_", " ")


# Longer ones are names.
_WHOLE = re.compile(r"-?[0-9]{1,15}")
