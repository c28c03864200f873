"""A position of a game and a seat's view of it: tables that are never changed once they are made."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from realms_nb.core.closing import ScoreSheet
from realms_nb.own.knowledge import Account
from realms_nb.own.table import Table, TableLayout


class MoveDue(Struct, frozen=True):
    """Who must move."""

    seat: int


# Asked for at every move, so each is made once.
_due = cache(MoveDue)


class Act(Struct, frozen=True):
    """A move, as its text: the verb, then what it is done with."""

    text: str

    def __str__(self) -> str:
        return self.text


class Position(Table):
    """A position: all that lies on the table, and the account of what everybody knows of it."""

    _account: Account
    # What was worked out of it: its candidates, legal moves and views. It need not travel.
    _worked: dict[str, Any]

    def __init__(  # pyright: ignore[reportMissingSuperCall]
        self,
        play: Any,
        layout: TableLayout,
        seats: int,
        values: dict[Any, Any],
        seed: int | None,
        account: Account,
    ) -> None:
        # Made for every move: all at once.
        self.__dict__.update(
            _play=play, _layout=layout, _n=seats, _values=values, _seed=seed, _account=account, _worked={}
        )

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return self._play._rules

    @property
    def decision(self) -> MoveDue | None:
        """Who must move, None when the game is over."""
        values = self._values
        return None if values["_over"] else _due(values["_turn"])

    @property
    def _candidates(self) -> dict[str, tuple[str, tuple[Any, ...]]]:
        """Every candidate for a move by its text, worked out once."""
        known = self._worked.get("candidates")
        if known is None:
            known = self._worked["candidates"] = self._play._candidates(self)
        return known

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or self._values != other._values:
            return False
        return self._play is other._play or (self._play._name == other._play._name and self.rules == other.rules)

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __getstate__(self) -> Any:
        # Late: imagining stands on positions.
        from realms_nb.own.imagining import travelling

        kept = {name: value for name, value in self.__dict__.items() if name[0] == "_"}
        kept["_worked"] = {}
        return kept | travelling(self)

    def __setstate__(self, kept: Any) -> None:
        self.__dict__.update(kept)


class OwnView(Position):
    """A position as one seat may know it. It has no seed, and what is hidden is not in it."""

    # The places where something is hidden, with a label for each thing; what is in each pool, sorted; secrets.
    _labels: dict[Any, tuple[int, ...]]
    _pools: dict[tuple[int, str], tuple[Any, ...]]
    _guesses: dict[Any, Any]
    # (place, number of the thing) -> what tells which things it cannot be.
    _limits: dict[Any, Any]

    def __init__(self, position: Position, values: dict[Any, Any], seat: int | None, **hidden: Any) -> None:
        Table.__init__(self, position._play, position._layout, position._n, values, None)
        self.__dict__.update(hidden, _worked={}, _closed_to=-1 if seat is None else seat)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._play._name

    @property
    def seat(self) -> int | None:
        """Whose view it is, None for a spectator's."""
        return None if self._closed_to == -1 else self._closed_to

    @property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The sheets of all seats; one whose points need what is hidden is empty until the game is over."""
        kept = self.__dict__.get("_final")
        return kept if kept is not None else tuple(self._play._sheet(self, seat) for seat in range(self._n))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, OwnView)
            and self._closed_to == other._closed_to
            and self._values == other._values
            and self._labels == other._labels
            and self._pools == other._pools
        )

    __hash__ = None  # pyright: ignore[reportAssignmentType]
