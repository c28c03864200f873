"""A player board: a light area with a dark zone round it, and on the advanced side the crystal fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from realms_nb.games.realm_of_sand.engine.colours import COLOURS, PLANES

LIGHT, DARK = ".", "#"
LARGEST_BOARD = 9
# A set of fields fits into a whole number of the kernel.
MOST_FIELDS = 63

# The colour of an advanced board names its power.
Power = Literal["red", "purple", "yellow", "green", "orange", "blue"]
POWERS: tuple[Power, ...] = get_args(Power)


class PersonalBoard(Struct, frozen=True):
    """The advanced side of a board: its power, and the fields that carry a crystal."""

    power: Power
    crystals: tuple[str, ...]


STANDARD_GROUND = ("######", "#....#", "#....#", "#....#", "#....#", "######")
STANDARD_BOARDS = (
    PersonalBoard("red", ("C2", "D5")),
    PersonalBoard("purple", ("B2", "E5")),
    PersonalBoard("yellow", ("B5", "E2")),
    PersonalBoard("green", ("C3", "D4")),
    PersonalBoard("orange", ("B5", "E2")),
    PersonalBoard("blue", ("B3", "E4")),
)
# Only for the reading in which each level opens one field of its own: level 1 opens the first one.
STANDARD_OPENINGS = ("C1", "F3", "D6", "A4", "D1", "F4")


class Ground:
    """The geometry of a board, in bits: field number n is bit n, numbered row by row.

    Pieces of several colours are kept in one whole number of five planes, one plane of fields per colour,
    so that "these pieces stand there" is a single comparison.
    """

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = tuple(rows)
        self.width, self.height = len(rows[0]), len(rows)
        # Column letter and row number, as on a chessboard read from the top.
        self.names = tuple(field_name(x, y) for y in range(self.height) for x in range(self.width))
        self.number = {name: number for number, name in enumerate(self.names)}
        self.size = len(self.names)
        self.whole = (1 << self.size) - 1
        self.light = sum(1 << number for number, kind in enumerate("".join(rows)) if kind == LIGHT)
        self.dark = self.whole & ~self.light
        self._every_plane = sum(1 << self.size * plane for plane in range(len(COLOURS)))

    def mask(self, names: Sequence[str]) -> int:
        """The bits of some fields."""
        return sum(1 << self.number[name] for name in names)

    def fields(self, mask: int) -> tuple[str, ...]:
        """The names of the fields in a mask, row by row."""
        return tuple(name for number, name in enumerate(self.names) if mask >> number & 1)

    def piece(self, colour: str, name: str) -> int:
        """One piece of a colour on a field."""
        return 1 << PLANES[colour] * self.size + self.number[name]

    def where(self, pieces: int) -> int:
        """The fields on which any of the pieces stand."""
        size = self.size
        return (pieces | pieces >> size | pieces >> 2 * size | pieces >> 3 * size | pieces >> 4 * size) & self.whole

    def on(self, pieces: int, mask: int) -> int:
        """Those of the pieces that stand on the fields of the mask."""
        return pieces & mask * self._every_plane

    def counts(self, pieces: int) -> tuple[int, ...]:
        """How many of the pieces have each colour."""
        return tuple((pieces >> plane * self.size & self.whole).bit_count() for plane in range(len(COLOURS)))

    def colour_at(self, pieces: int, name: str) -> str | None:
        """The colour of the piece on a field, None if there is none."""
        here = pieces >> self.number[name]
        return next((colour for plane, colour in enumerate(COLOURS) if here >> plane * self.size & 1), None)


def field_name(column: int, row: int) -> str:
    """`field_name(0, 0)` is A1, the top left corner."""
    return f"{chr(ord('A') + column)}{row + 1}"


def reading_order(name: str) -> tuple[str, str]:
    """Sorts names of fields row by row."""
    return name[1:], name[:1]
