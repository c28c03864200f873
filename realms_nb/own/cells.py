"""Grids and dice on the table: what their names give back when they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from realms_nb.own.cards import TableCard
from realms_nb.own.mistakes import Mistake
from realms_nb.own.places import Dice, Grid
from realms_nb.own.seats import SeatNumber, TableSeat

if TYPE_CHECKING:
    from realms_nb.own.table import Table


class Cells:
    """A grid: `t.land["b3"]`, `.empty`, `.near(cell)`, `.of(thing)`, `.cells`, `.lines(3)`."""

    __slots__ = ("_grid", "_key", "_t")

    def __init__(self, table: Table, key: Any, grid: Grid) -> None:
        self._t, self._key, self._grid = table, key, grid

    def _at(self, cell: Any) -> int:
        try:
            return self._grid.at[cell]
        except (KeyError, TypeError):
            ends = {"first": self._grid.cells[0], "last": self._grid.cells[-1]}
            raise Mistake(code="own-no-cell", cell=repr(cell), **ends) from None

    def __getitem__(self, cell: str) -> Any:
        thing = self._t._values[self._key][self._at(cell)]
        return TableSeat(self._t, int(thing)) if type(thing) is SeatNumber else thing

    def __setitem__(self, cell: str, thing: Any) -> None:
        t, place = self._t._writing(), self._at(cell)
        there = t._values[self._key][place]
        if type(thing) is TableCard:
            raise Mistake(code="own-card-in-cell", thing=str(thing), grid=t._told(self._key), cell=cell)
        if type(there) is TableCard:
            raise Mistake(code="own-card-on-cell", thing=str(there), grid=t._told(self._key), cell=cell)
        self._put(place, t._frozen(thing, cell))

    def _put(self, place: int, thing: Any, source: Any = None) -> None:
        t = self._t
        cells = t._values[self._key]
        t._values[self._key] = (*cells[:place], thing, *cells[place + 1 :])
        if t._story is not None and cells[place] != thing:
            t._story.append(("cell", self._grid.cells[place], cells[place], thing, self._key, source))

    def give(self, cell: str, to: Any, at: str | None = None) -> Any:
        """Give what lies on a `cell` to another place, or to the cell `at` of a grid; answers with what was given."""
        t, place = self._t._writing(), self._at(cell)
        thing = t._values[self._key][place]
        if thing is None:
            raise Mistake(code="own-empty-cell", cell=cell, grid=t._told(self._key))
        if type(to) is Cells:
            target = to._at(at)
            self._put(place, None)
            if t._values[to._key][target] is not None:
                raise Mistake(code="own-cell-taken", cell=str(at), grid=t._told(to._key))
            to._put(target, thing)
            return TableSeat(t, int(thing)) if type(thing) is SeatNumber else thing
        if not hasattr(to, "give_all") or type(thing) is not TableCard:
            raise Mistake(code="own-give-from-cell", cell=cell, grid=t._told(self._key))
        self._put(place, None)
        on_top = at == "top"
        t._deeds.append(("added", to._key, on_top))
        there = t._values[to._key]
        t._values[to._key] = (thing, *there) if on_top else (*there, thing)
        if t._story is not None:
            t._story.append(("moved", (thing,), self._key, to._key))
        return thing

    @property
    def cells(self) -> tuple[str, ...]:
        """All cells, row by row."""
        return self._grid.cells

    @property
    def empty(self) -> list[str]:
        """The cells with nothing on them."""
        return self.of(None)

    def near(self, cell: str) -> tuple[str, ...]:
        """The cells beside a cell: left, right, above and below."""
        self._at(cell)
        return self._grid.near[cell]

    def of(self, thing: Any) -> list[str]:
        """The cells on which this lies: a word, a card, a seat."""
        there = self._t._values[self._key]
        # Rules ask the same of one position for every cell: what was found is kept until something moves.
        kept, found = self._grid.asked
        if kept is not there:
            found = dict[Any, list[str]]()
            self._grid.asked = there, found
        # Seat 2 is no number 1.
        what = (TableSeat, thing.number) if type(thing) is TableSeat else thing
        known = found.get(what)
        if known is None:
            pairs = zip(self._grid.cells, there, strict=True)
            if thing is None:
                known = [cell for cell, on in pairs if on is None]
            elif type(thing) is TableSeat:
                known = [cell for cell, on in pairs if on == thing.number and type(on) is SeatNumber]
            else:
                known = [cell for cell, on in pairs if on == thing and type(on) is not SeatNumber]
            found[what] = known
        return known.copy()

    def lines(self, length: int) -> list[tuple[str, ...]]:
        """Every row of so many cells: across, down and slanting."""
        return self._grid.lines(length)

    def __iter__(self) -> Iterator[str]:
        return iter(self._grid.cells)

    def __repr__(self) -> str:
        on = zip(self._grid.cells, self._t._values[self._key], strict=True)
        return " ".join(f"{cell}:{thing}" for cell, thing in on if thing is not None) or "-"


class DiceHandle:
    """Dice on the table: `.roll()`, `.roll(3)`, `.count(6)`, `.total`, `.lose(1)`, `for`, `len`."""

    __slots__ = ("_dice", "_key", "_t")

    def __init__(self, table: Table, key: Any, dice: Dice) -> None:
        self._t, self._key, self._dice = table, key, dice

    def __len__(self) -> int:
        return len(self._t._values[self._key])

    def _seen(self) -> tuple[int, ...]:
        faces = self._t._values[self._key]
        if faces and faces[0] is None:
            raise self._t._peeked(self._key)
        return faces

    def __iter__(self) -> Iterator[int]:
        return iter(self._seen())

    def __getitem__(self, place: Any) -> Any:
        return self._seen()[place]

    def count(self, face: int) -> int:
        """How many show this face."""
        return self._seen().count(face)

    @property
    def total(self) -> int:
        """All faces added up."""
        return sum(self._seen())

    def roll(self, count: int | None = None, keep: Iterable[int] = ()) -> tuple[int, ...]:
        """Roll all of them, or from now on so many (`count`); the faces in `keep` stay as they lie."""
        t = self._t._writing()
        faces = t._values[self._key]
        kept: list[int] = []
        for face in keep:
            if faces.count(face) <= kept.count(face):
                raise Mistake(code="own-no-die", face=str(face), place=t._told(self._key))
            kept.append(face)
        number = len(faces) if count is None else count
        new = t._faces(self._dice.sides, max(0, number - len(kept)), self._key)
        t._values[self._key] = found = tuple(sorted([*kept, *new])) if kept else new
        t._deeds.append(("rolled", self._key))
        if t._story is not None:
            t._story.append(("dice", found, self._key))
        return found

    def lose(self, count: int = 1) -> None:
        """Take so many dice away."""
        t = self._t._writing()
        faces = t._values[self._key]
        if count > len(faces):
            raise Mistake(code="own-too-few", count=str(count), place=t._told(self._key), there=str(len(faces)))
        t._values[self._key] = faces[: len(faces) - count]
        if t._story is not None:
            t._story.append(("number", self._key, len(faces), len(faces) - count))

    def __repr__(self) -> str:
        return f"[{', '.join('?' if face is None else str(face) for face in self._t._values[self._key])}]"
