"""What can lie on a table: the kinds of places that `setup` makes, with who sees what lies there.

t.deck = Pile(self.cards)      face down: how many there are is known, not what they are
seat.hand = Hand()             seen by its own seat; `Hand(seen_by="team")` by its team
t.market = Row()               open to all
t.land = Grid(5, 5)            cells a1, b1 ... with nothing or one thing on each
seat.pawn = Track(0, most=30)  a number that is drawn as a track
seat.wood = 3                  a number that cannot fall below 0; `Counter(3, least=-5)` may
seat.bid = Secret(0)           a number or a word that only its seat sees, until `t.reveal("bid")`
seat.cup = Dice(5, hidden=True)  dice that lie there; hidden ones are seen by their seat alone
"""

from __future__ import annotations

from functools import cache
from typing import Any

from realms_nb.own.cards import Cards
from realms_nb.own.mistakes import Mistake

# Columns of a grid are letters.
WIDEST = 26
# Length -> the rows of so many cells.
Lines = dict[int, list[tuple[str, ...]]]


class Place:
    """A place for things, open to all unless its kind says otherwise; `things` are what lies there at first."""

    kind = "row"
    # Whether the top is the thing that was laid there last.
    last_on_top = False

    def __init__(self, things: Any = ()) -> None:
        self.things = (things,) if isinstance(things, str) else things if isinstance(things, Cards) else tuple(things)

    def watch(self, seat: int | None, team: tuple[int, ...], everybody: int) -> int:
        """Who sees what lies there, as bits: one for each seat, and the last for whoever only looks on."""
        return everybody


class Pile(Place):
    """Face down: all see how many there are, nobody what they are. The top is drawn, what is added goes below."""

    kind = "pile"

    def watch(self, seat: int | None, team: tuple[int, ...], everybody: int) -> int:
        """Nobody."""
        return 0


class Hand(Place):
    """Seen by its own seat alone, or by its team with `seen_by="team"`."""

    kind = "hand"

    def __init__(self, things: Any = (), seen_by: str = "seat") -> None:
        super().__init__(things)
        self.seen_by = seen_by

    def watch(self, seat: int | None, team: tuple[int, ...], everybody: int) -> int:
        """Its seat, or its team."""
        if seat is None:
            return 0
        return sum(1 << each for each in team) if self.seen_by == "team" else 1 << seat


class OpenRow(Place):
    """Face up, in a row; the top is what was laid there last. Its name in a class is `Row`."""

    last_on_top = True


class Counter:
    """A number from `least` to `most`, `start` at first; a plain number is one with `least=0`."""

    kind = "counter"

    def __init__(self, start: int = 0, least: int | None = 0, most: int | None = None) -> None:
        self.start, self.least, self.most = start, least, most


class Track(Counter):
    """A number that is drawn as a track with a marker."""

    kind = "track"


class PlainValue(Counter):
    """A word, a seat, a list, or a number that was simply written down."""

    kind = "plain"


class Secret(Counter):
    """A number or a word that only its seat sees, `start` at first; of the table itself nobody sees it."""

    kind = "secret"

    def __init__(self, start: Any = 0, least: int | None = 0, most: int | None = None) -> None:
        super().__init__(start, least, most)


class Dice:
    """So many dice (`count`) of so many `sides`, not rolled yet; `hidden` ones are seen by their seat alone."""

    kind = "dice"

    def __init__(self, count: int = 1, sides: int = 6, hidden: bool = False) -> None:
        self.count, self.sides, self.hidden = count, sides, hidden


class Grid:
    """`width` times `height` cells, called a1, b1 ..., with nothing or one thing on each; all see them."""

    kind = "grid"

    def __init__(self, width: int, height: int) -> None:
        if not 1 <= width <= WIDEST or height < 1:
            raise Mistake(code="own-grid-size", width=str(width), height=str(height), most=str(WIDEST))
        self.width, self.height = width, height
        self.cells, self.at, self.near, self._lines = _cells(width, height)
        # What lay there when it was last asked for, and what was found of each thing.
        self.asked: tuple[Any, dict[Any, list[str]]] = ((), {})

    def lines(self, length: int) -> list[tuple[str, ...]]:
        """Every row of so many cells: across, down and slanting."""
        if length in self._lines:
            return self._lines[length]
        self._lines[length] = found = list[tuple[str, ...]]()
        for place in range(len(self.cells)):
            x, y = place % self.width, place // self.width
            for right, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
                ends = x + right * (length - 1), y + down * (length - 1)
                if 0 <= ends[0] < self.width and 0 <= ends[1] < self.height:
                    found.append(tuple(self.cells[(y + down * k) * self.width + x + right * k] for k in range(length)))
        return found


@cache
def _cells(width: int, height: int) -> tuple[tuple[str, ...], dict[str, int], dict[str, tuple[str, ...]], Lines]:
    """The names of the cells of a grid, the number of each, those beside each, and room for its lines."""
    cells = tuple(f"{chr(97 + x)}{y + 1}" for y in range(height) for x in range(width))
    near: dict[str, tuple[str, ...]] = {}
    for place, cell in enumerate(cells):
        x, y = place % width, place // width
        beside = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
        near[cell] = tuple(cells[b * width + a] for a, b in beside if 0 <= a < width and 0 <= b < height)
    return cells, {cell: place for place, cell in enumerate(cells)}, near, {}


class Number:
    """A whole number from `least` to `most` in a move: `("bid", Number(0, t.me.money))` is one field to fill in."""

    MOST = 1_000

    def __init__(self, least: int, most: int, step: int = 1) -> None:
        self.least, self.most, self.step = least, most, step

    def values(self) -> range:
        """All that may be chosen."""
        found = range(self.least, self.most + 1, self.step)
        if len(found) > self.MOST:
            raise Mistake(code="own-number-too-many", count=str(len(found)), most=str(self.MOST))
        return found
