"""What a name of the table gives back when it is read: a handle to look at what lies there, and to give it away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from realms_nb.own.cards import Back
from realms_nb.own.cells import Cells
from realms_nb.own.chance import KnownChance
from realms_nb.own.mistakes import Mistake
from realms_nb.own.places import Grid
from realms_nb.own.seats import TableSeat

if TYPE_CHECKING:
    from realms_nb.own.table import Table


class Things:
    """A pile, hand or row: `len`, `in`, `for`, `[0]`, `.top`, `.count(card)`, `.give(...)`, `.shuffle()`, `.look()`."""

    __slots__ = ("_key", "_t")

    def __init__(self, table: Table, key: Any) -> None:
        self._t, self._key = table, key

    def __len__(self) -> int:
        return len(self._t._values[self._key])

    def __bool__(self) -> bool:
        return bool(self._t._values[self._key])

    def _seen(self) -> tuple[Any, ...]:
        things = self._t._values[self._key]
        if self._t._closed_to is not None and any(type(thing) is Back for thing in things):
            raise self._t._peeked(self._key)
        return things

    def __iter__(self) -> Iterator[Any]:
        return iter(self._seen())

    def __contains__(self, thing: object) -> bool:
        return thing in self._seen()

    def __getitem__(self, place: Any) -> Any:
        return self._seen()[place]

    def __eq__(self, other: object) -> bool:
        return self._seen() == tuple(other) if isinstance(other, Iterable) else NotImplemented

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def count(self, thing: object) -> int:
        """How many of them lie there."""
        return self._seen().count(thing)

    def index(self, thing: object) -> int:
        """At which place it lies, 0 for the first."""
        return self._seen().index(thing)

    @property
    def top(self) -> Any:
        """The next one of a pile, what was laid last in a row; None if there is nothing."""
        things = self._t._values[self._key]
        if not things:
            return None
        thing = things[-1 if self._t._layout[self._key].last_on_top else 0]
        if type(thing) is Back:
            raise self._t._peeked(self._key)
        return thing

    def give(self, what: Any = 1, to: Any = None, at: str | None = None) -> Any:
        """Give a thing by its name, or so many from the top, to another place; answers with what was given.

        `at` is the cell, if the place is a grid, or "top", if it shall not go below what lies there.
        """
        t = self._t._writing()
        if type(to) is Cells:
            return self._give_to_cell(t, what, to, at)
        if type(to) is not Things:
            raise self._nowhere(to)
        key, target = self._key, to._key
        things = t._values[key]
        on_top = at == "top"
        if type(what) is int:
            if what < 0 or what > len(things):
                raise Mistake(code="own-too-few", count=str(what), place=t._told(key), there=str(len(things)))
            start = len(things) - what if t._layout[key].last_on_top else 0
            given = things[start : start + what]
            t._values[key] = things[:start] + things[start + what :]
            t._deeds.append(("gave", key, start, what, target, on_top))
            answer = given[0] if what == 1 else given
        else:
            index = self._find(what)
            given = things[index : index + 1]
            t._values[key] = things[:index] + things[index + 1 :]
            t._deeds.append(("took", key, index, things, target, on_top))
            answer = given[0]
        there = t._values[target]
        t._values[target] = given + there if on_top else there + given
        if t._story is not None and given:
            t._story.append(("moved", given, key, target))
        return answer

    def give_all(self, to: Any = None) -> tuple[Any, ...]:
        """Give everything to another place."""
        count = len(self)
        given = self.give(count, to=to)
        return (given,) if count == 1 else given

    def _give_to_cell(self, t: Table, what: Any, to: Cells, at: str | None) -> Any:
        if at is None:
            raise Mistake(code="own-which-cell", place=t._told(self._key), grid=t._told(to._key), cell=to.cells[0])
        place = to._at(at)
        if t._values[to._key][place] is not None:
            raise Mistake(code="own-cell-taken", cell=at, grid=t._told(to._key))
        things = t._values[self._key]
        if type(what) is int:
            if what != 1 or not things:
                raise Mistake(code="own-too-few", count=str(what), place=t._told(self._key), there=str(len(things)))
            index = len(things) - 1 if t._layout[self._key].last_on_top else 0
            t._deeds.append(("shown", self._key, index, 1, t._everybody))
            t._deeds.append(("took", self._key, index, things, None, False))
        else:
            index = self._find(what)
            t._deeds.append(("took", self._key, index, things, None, False))
        t._values[self._key] = things[:index] + things[index + 1 :]
        to._put(place, things[index], source=self._key)
        return things[index]

    def _find(self, what: Any) -> int:
        things = self._t._values[self._key]
        if what in things:
            return things.index(what)
        if isinstance(what, tuple | list | Things):
            raise Mistake(code="own-give-one", place=self._t._told(self._key))
        raise Mistake(code="own-not-there", thing=str(what), place=self._t._told(self._key))

    def _nowhere(self, to: Any) -> Mistake:
        t, place = self._t, self._t._told(self._key)
        if isinstance(to, TableSeat):
            return Mistake(code="own-give-to-seat", place=place)
        grid = next((key for key, kind in t._layout.items() if type(kind) is Grid), None)
        if grid is not None:
            return Mistake(code="own-give-to-cell", place=place, grid=t._told(grid))
        return Mistake(code="own-give-where", place=place, given="nothing" if to is None else repr(to))

    def shuffle(self) -> None:
        """A random order, by the chance of this game; what was known of the order is forgotten."""
        t = self._t._writing()
        before = t._values[self._key]
        order = list(before)
        first, drawn = t._draws(max(0, len(order) - 1))
        for last, number in zip(range(len(order) - 1, 0, -1), drawn, strict=True):
            chosen = number % (last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        after, chance = tuple(order), t._seed
        if type(chance) is KnownChance and drawn:
            after = chance.order(first, self._key, after)
        t._values[self._key] = after
        t._deeds.append(("shuffled", self._key, before, after))
        if t._story is not None and len(order) > 1:
            t._story.append(("shuffled", self._key))

    def look(self, count: int, seat: Any) -> tuple[Any, ...]:
        """Show the next so many (`count`) to one `seat` alone, which knows them from then on."""
        t = self._t._writing()
        things = t._values[self._key]
        start = len(things) - count if t._layout[self._key].last_on_top else 0
        t._deeds.append(("shown", self._key, start, count, 1 << int(seat)))
        if t._story is not None:
            t._story.append(("looked", int(seat), count, self._key))
        return things[start : start + count]

    def __repr__(self) -> str:
        return f"[{', '.join(map(str, self._t._values[self._key]))}]"
