"""The table: named places that hold frozen values, so that a copy costs no more than a dict.

A position, a view and the table that a move writes on are one class: what a seat may not see is a back, and whoever
looks at a back gets a sentence.
"""

from __future__ import annotations

from math import inf
from typing import Any

from realms_nb.core.errors import RealmsError, nearest
from realms_nb.own.cards import Cards, TableCard
from realms_nb.own.cells import Cells, DiceHandle
from realms_nb.own.handles import Things
from realms_nb.own.mistakes import Mistake, Peeked
from realms_nb.own.places import Counter, Dice, Grid, Place, PlainValue, Secret
from realms_nb.own.seats import SeatNumber, TableSeat
from realms_nb.own.verbs import TableVerbs

# What names of an author's own cannot be: of the table, of a seat.
_OF_VIEWS = {"decision", "game", "rules", "scores", "seat"}


class Veiled:
    """What is seen of a secret that is hidden: nothing. There is one."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "?"

    def __reduce__(self) -> str:
        return "UNSEEN"


UNSEEN = Veiled()


class TableLayout(dict[Any, Any]):
    """Name -> which kind of place it is, and who watches it; shared by all positions of a game."""

    def __init__(self) -> None:
        super().__init__()
        self.watch: dict[Any, int] = {}
        # Of numbers without a highest value the lowest one: what most moves write.
        self.least: dict[Any, float] = {}
        # The places where things may lie hidden, in the order in which they were made.
        self.things: list[Any] = []
        self.secrets: list[Any] = []
        self.dice: list[Any] = []


class Table(TableVerbs):
    """Everything on the table: `t.me`, `t.seats`, `t.others`, `t.playing`, `t.round`, and all that `setup` made."""

    _play: Any
    _layout: TableLayout
    _n: int
    _values: dict[Any, Any]
    _seed: int | None
    # Whose view this is, -1 for a spectator's; None if everything is seen.
    _closed_to: int | None = None
    # Only while a method writes on it; its deeds are what the account of the move will hold.
    _open: bool = False
    _setting_up: bool = False
    _story: list[Any] | None = None
    _deeds: list[Any] = []

    def __init__(self, play: Any, layout: TableLayout, seats: int, values: dict[Any, Any], seed: int | None) -> None:
        self.__dict__.update({"_play": play, "_layout": layout, "_n": seats, "_values": values, "_seed": seed})

    # -- who is there --
    @property
    def seats(self) -> list[TableSeat]:
        """Every seat, those that are out included."""
        return [TableSeat(self, number) for number in range(self._n)]

    @property
    def playing(self) -> list[TableSeat]:
        """The seats that are not out."""
        out = self._values["_out"]
        return [TableSeat(self, number) for number in range(self._n) if not out >> number & 1]

    @property
    def me(self) -> TableSeat:
        """The seat whose turn it is."""
        return TableSeat(self, self._values["_turn"])

    @property
    def others(self) -> list[TableSeat]:
        """The seats whose turn it is not and that are not out, the next one first."""
        turn, out = self._values["_turn"], self._values["_out"]
        order = [(turn + step) % self._n for step in range(1, self._n)]
        return [TableSeat(self, number) for number in order if not out >> number & 1]

    @property
    def round(self) -> int:
        """The number of the round, 1 for the first: a round is over when everybody had a turn."""
        return self._values["_round"]

    # -- names --
    def __getattr__(self, name: str) -> Any:
        if name[0] == "_":
            raise AttributeError(name)
        value = self._values.get(name)
        if type(value) is int:
            # Rules read the same number often: next time it is found at once.
            self.__dict__[name] = value
            return value
        return self._read(name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name[0] == "_":
            self.__dict__[name] = value
            return
        facts = self.__dict__
        if type(value) is int and value >= self._layout.least.get(name, inf) and facts.get("_open"):
            # This is the way of most numbers.
            if facts["_story"] is not None and self._values[name] != value:
                facts["_story"].append(("number", name, self._values[name], value))
            self._values[name] = facts[name] = value
            return
        self._write(name, value)

    def _read(self, key: Any) -> Any:
        try:
            value = self._values[key]
        except KeyError:
            raise self._no_such(key) from None
        kind = type(value)
        if kind is int:
            return value
        if kind is tuple:
            made = self._layout[key]
            if type(made) is Grid:
                return Cells(self, key, made)
            if isinstance(made, Place):
                return Things(self, key)
            if type(made) is Dice:
                return DiceHandle(self, key, made)
        if kind is SeatNumber:
            return TableSeat(self, int(value))
        if value is UNSEEN:
            raise self._peeked(key)
        return value

    def _no_such(self, key: Any) -> Mistake | AttributeError:
        of_seat = not isinstance(key, str)
        name = key[0] if of_seat else key
        if name.startswith("__"):
            return AttributeError(name)
        known = {
            each if isinstance(each, str) else each[0] for each in self._layout if isinstance(each, str) != of_seat
        }
        other = {
            each if isinstance(each, str) else each[0] for each in self._layout if isinstance(each, str) == of_seat
        }
        facts = {"word": name, "known": ", ".join(sorted(known - {"box"})) or "-", "near": nearest(name, known) or ""}
        if name in other:
            facts["near"] = ""
            return Mistake(code="own-name-of-table" if of_seat else "own-name-of-seat", **facts)
        return Mistake(code="own-no-name-of-seat" if of_seat else "own-no-name", **facts)

    def _write(self, key: Any, value: Any) -> None:
        layout = self._layout
        if not self._open:
            raise Mistake(code="own-read-only")
        if type(value) is int and value >= layout.least.get(key, inf):
            # Of seats, this is.
            if self._story is not None and self._values[key] != value:
                self._story.append(("number", key, self._values[key], value))
            self._values[key] = value
            return
        kind = layout.get(key)
        name = key if isinstance(key, str) else key[0]
        if name in (RESERVED if isinstance(key, str) else RESERVED_OF_SEATS):
            raise Mistake(code="own-reserved", owner="t" if isinstance(key, str) else "seat", word=name)
        if kind is None:
            if not self._setting_up:
                raise Mistake(code="own-new-name", owner="t" if isinstance(key, str) else "seat", word=name)
            self._make(key, value)
            return
        if isinstance(kind, (Place, Grid, Dice)):  # half the time of a union
            if isinstance(value, Things) and value._key == key:
                return
            owner = "t" if isinstance(key, str) else "seat"
            raise Mistake(code="own-overwritten", place=self._told(key), owner=owner, word=name)
        value = self._frozen(value, name)
        if type(value) is int:
            if kind.least is not None and value < kind.least:
                facts = {"place": self._told(key), "value": str(value), "least": str(kind.least), "word": name}
                raise Mistake(code="own-too-small", **facts)
            if kind.most is not None and value > kind.most:
                value = kind.most
        if type(kind) is Secret:
            self._deeds.append(("wrote", key))
            if self._story is not None:
                self._story.append(("wrote", key))
        elif self._story is not None and self._values[key] != value:
            self._story.append(("number", key, self._values[key], value))
        self._values[key] = value
        self.__dict__.pop(key, None)

    def _make(self, key: Any, value: Any) -> None:
        seat = None if isinstance(key, str) else key[1]
        layout, team = self._layout, () if seat is None else self._play._team(self._n, seat)
        if type(value) is int:
            layout[key] = kind = PlainValue(least=None if value < 0 else 0)
            self._values[key] = value
            self._bounded(key, kind)
        elif isinstance(value, Place):
            layout[key] = value
            layout.watch[key] = value.watch(seat, team, self._everybody)
            layout.things.append(key)
            self._values[key] = self._laid(value.things, len(layout.things))
            value.things = ()
            self._deeds.append(("laid", key, len(self._values[key])))
        elif isinstance(value, Grid):
            layout[key], self._values[key] = value, (None,) * len(value.cells)
        elif isinstance(value, Dice):
            layout[key] = value
            hidden = 0 if seat is None else 1 << seat
            layout.watch[key] = hidden if value.hidden else self._everybody
            layout.dice.append(key)
            # Dice lie somehow before they are first rolled: on their lowest face.
            self._values[key] = (1,) * value.count
            self._deeds.append(("told", key))
        elif isinstance(value, Secret):
            layout[key], self._values[key] = value, self._frozen(value.start, key)
            layout.watch[key] = 0 if seat is None else 1 << seat
            layout.secrets.append(key)
            self._deeds.append(("told", key))
        elif isinstance(value, Counter):
            layout[key], self._values[key] = value, value.start
            self._bounded(key, value)
        else:
            frozen = self._frozen(value, key if seat is None else key[0])
            layout[key] = kind = PlainValue(least=None if type(frozen) is int and frozen < 0 else 0)
            self._values[key] = frozen
            self._bounded(key, kind)

    def _bounded(self, key: Any, kind: Counter) -> None:
        if kind.most is None:
            self._layout.least[key] = -inf if kind.least is None else kind.least

    def _laid(self, things: tuple[Any, ...], origin: int) -> tuple[Any, ...]:
        """What lies first in the place of that number: every card knows from then on where it began."""
        known = self._play._cards.get((id(things), origin))
        if known is not None:
            return known
        for thing in things:
            if not isinstance(thing, str):
                raise Mistake(code="own-no-things", given=type(thing).__name__)
        kinds = [(each, each.row, each.back) if isinstance(each, TableCard) else (each, None, "") for each in things]
        laid = tuple([TableCard(*kind, origin) for kind in kinds])
        if isinstance(things, Cards):
            # They are kept by the rules, so that their id stays their own.
            self._play._cards[id(things), origin] = laid
        return laid

    def _writing(self) -> Table:
        if not self._open:
            raise Mistake(code="own-read-only")
        return self

    @property
    def _everybody(self) -> int:
        return (2 << self._n) - 1

    def _frozen(self, value: Any, name: Any) -> Any:
        kind = type(value)
        if value is None or kind in (int, str, bool, float, SeatNumber):
            return value
        if kind is TableSeat:
            return SeatNumber(value.number)
        if isinstance(value, list | tuple | set) and not isinstance(value, str):
            return tuple([self._frozen(each, name) for each in value])
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return int(value)
        name = name if isinstance(name, str) else name[0]
        if kind is dict:
            raise Mistake(code="own-dict", word=name)
        raise Mistake(code="own-cannot-lie", word=name, given=kind.__name__)

    # -- words --
    def _told(self, key: Any) -> RealmsError:
        """A place, as every language says it inside a sentence."""
        if isinstance(key, str):
            return RealmsError(code="own-place-common", word=key)
        return RealmsError(code="own-place", word=key[0], seat=key[1])

    def _peeked(self, key: Any) -> Peeked:
        return Peeked(code="own-peeked", place=self._told(key))


RESERVED = {name for name in dir(Table) if not name.startswith("_")} | _OF_VIEWS
RESERVED_OF_SEATS = {name for name in dir(TableSeat) if not name.startswith("_")}
