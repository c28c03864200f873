"""The seats of a table: what lies before each, who sits beside whom, and how a seat stands in a move."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from realms_nb.own.table import Table

# How a seat is written in a move and in an author's sentence; whoever reads it reads the name.
WRITTEN = re.compile(r"\bseat (\d+)\b")


class SeatNumber(int):
    """A seat as it is kept on the table; read from there it is a seat again."""

    __slots__ = ()


class TableSeat:
    """A seat and what lies before it: `t.me.hand`, `seat.wood`, `seat.left`, `seat.team`, `seat.is_out`."""

    __slots__ = ("_t", "number")

    _t: Table
    number: int

    def __init__(self, table: Table, number: int) -> None:
        # What is written to a seat goes to the table, but for these two.
        _put_table(self, table)
        _put_number(self, number)

    def __getattr__(self, name: str) -> Any:
        return self._t._read((name, self.number))

    def __setattr__(self, name: str, value: Any) -> None:
        self._t._write((name, self.number), value)

    def __eq__(self, other: object) -> bool:
        if type(other) is TableSeat:
            return self.number == other.number
        return isinstance(other, int) and not isinstance(other, bool) and self.number == other

    def __hash__(self) -> int:
        return hash(self.number)

    def __int__(self) -> int:
        return self.number

    __index__ = __int__

    @property
    def left(self) -> TableSeat:
        """Who sits to the left: the next one that is still in the game."""
        return TableSeat(self._t, self._t._after(self.number, 1))

    @property
    def right(self) -> TableSeat:
        """Who sits to the right: the one before that is still in the game."""
        return TableSeat(self._t, self._t._after(self.number, -1))

    @property
    def is_out(self) -> bool:
        """Whether it was put out of the game by `t.out(seat)`."""
        return bool(self._t._values["_out"] >> self.number & 1)

    @property
    def team(self) -> tuple[TableSeat, ...]:
        """The seats of its team, itself among them; itself alone without `teams`."""
        return tuple(TableSeat(self._t, each) for each in self._t._play._team(self._t._n, self.number))

    def __repr__(self) -> str:
        return f"seat {self.number + 1}"


_put_table, _put_number = (vars(TableSeat)[name].__set__ for name in TableSeat.__slots__)


def named(text: str, names: Any) -> str:
    """A text with the names of seats in place of "seat 2"; `names` gives the name of a seat by its number."""
    return WRITTEN.sub(lambda found: names(int(found[1]) - 1), text) if "seat " in text else text


def unnamed(text: str, names: Sequence[str]) -> str:
    """A move that somebody typed with the names at the table, as it is written: "attack Bo" is "attack seat 2"."""
    for number in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        text = re.sub(rf"(?<=\s){re.escape(names[number])}(?!\S)", f"seat {number + 1}", text, flags=re.IGNORECASE)
    return text
