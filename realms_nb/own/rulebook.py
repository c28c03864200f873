"""What an author's class becomes: `self` in its methods. It asks them, and tells what is wrong with their answers."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import Any, NoReturn, cast

from realms_nb.core.closing import ScoreLine, ScoreSheet
from realms_nb.core.errors import RealmsError, nearest, shown
from realms_nb.own.cards import TableCard
from realms_nb.own.mistakes import Mistake, Peeked, is_an_interrupt, line_of, methods_of, placed
from realms_nb.own.places import Number
from realms_nb.own.seats import SeatNumber, TableSeat
from realms_nb.own.table import Table

# The methods that are no moves.
WORDS = {"setup": "t", "moves": "t", "over": "t", "end_of_round": "t", "points": "t, seat"}

# So many moves are kept as they are spelt.
SPELT = 4_096

Candidate = tuple[str, tuple[Any, ...]]
# What stands in a move as it is.
_AS_THEY_ARE = {TableCard, int, str}


class Rulebook:
    """The rules as the methods of a class see them. It cannot be written to during a game."""

    # What the author wrote.
    moves: Any
    _made: Any
    _rules: Any
    _record: Any
    _name: str
    # The methods of moves, with the fewest and the most things that each is done with.
    _verbs: dict[str, tuple[int, int]]
    _may: set[str]
    _has: set[str]
    _teams: tuple[tuple[int, ...], ...]
    # What was laid on a table from the same rule: copies of cards are one value.
    _cards: dict[Any, tuple[Any, ...]]
    # Moves of a word and one thing that were listed: their things, texts, and what they are.
    _spelt: dict[tuple[Any, ...], tuple[Any, str, Candidate]]
    # What play has found out about moves: which write secrets, which are done with a seat.
    _secret_verbs: set[str]
    _seat_verbs: set[str]
    # Every word of the author's texts.
    _texts: frozenset[str]

    def __setattr__(self, name: str, value: Any) -> None:
        raise Mistake(code="own-rule-changed", word=name)

    def __reduce__(self) -> Any:
        from realms_nb.own.record import book_again

        standard = self._rules == self._record.STANDARD
        return book_again, (self._record.sent, None if standard else self._record.pack_rules(self._rules))

    def _call(self, name: str, t: Table, *args: Any) -> Any:
        """Ask a method; what goes wrong in it is told with its place."""
        try:
            return getattr(self, name)(t, *args)
        except Exception as error:
            self._failed(error, name, t, args)

    def _failed(self, error: Exception, name: str, t: Table, args: tuple[Any, ...]) -> NoReturn:
        """Tell what went wrong in a method, with its place."""
        if isinstance(error, Mistake) and error.code != "own-told":
            raise placed(error, name, t, line_of(error, self._made)) from error
        if isinstance(error, RecursionError):
            # Its traceback is the same lines a thousand times.
            raise placed(Mistake(code="own-recursion", method=name), name, t, (None, "")) from None
        if isinstance(error, RealmsError) or is_an_interrupt(error):
            raise error
        fewest, most = self._verbs.get(name, (0, 99))
        if not fewest <= len(args) <= most:
            given = ", ".join(["self", "t", *map(_argument, args)])
            raise self._told(Mistake(code="own-arity", verb=name, given=given), t, name) from None
        fault = Mistake(code="own-raised", kind=type(error).__name__, fault=_plainly(error))
        raise placed(fault, name, t, line_of(error, self._made)) from error

    def _candidates(self, t: Table) -> dict[str, Candidate]:
        """Everything that `moves` lists, by its text."""
        try:
            listed = self.moves(t)
        except Exception as error:
            self._failed(error, "moves", t, ())
        if listed is None:
            raise self._told(Mistake(code="own-moves-nothing"), t)
        if isinstance(listed, str) or (isinstance(listed, tuple) and listed and listed[0] in self._verbs):
            listed = [listed]
        found: dict[str, Candidate] = {}
        verbs, spelt = self._verbs, self._spelt
        try:
            for each in listed:
                if type(each) is tuple and len(each) == 2:
                    # Most moves are so: a word and one thing, and most were listed before.
                    known = spelt.get(each)
                    if known is not None and known[0] is each[1]:
                        found[known[1]] = known[2]
                        continue
                    if type(each[1]) in _AS_THEY_ARE and each[0] in verbs:
                        text = f"{each[0]} {each[1]}"
                        found[text] = candidate = each[0], each[1:]
                        if len(spelt) < SPELT:
                            spelt[each] = each[1], text, candidate
                        continue
                if type(each) is str and each in verbs:
                    found[each] = (each, ())
                    continue
                if (
                    type(each) is tuple
                    and len(each) > 2
                    and _AS_THEY_ARE.issuperset(map(type, each))
                    and each[0] in verbs
                ):
                    found[" ".join(map(str, each))] = (each[0], each[1:])
                    continue
                if not isinstance(each, str | tuple | list) or not each:
                    raise self._told(Mistake(code="own-moves-what", given=shown(each)), t)
                verb, *args = (each,) if isinstance(each, str) else each
                if not isinstance(verb, str) or verb not in verbs:
                    raise self._told(self._no_verb(verb, each), t)
                if any(type(arg) is TableSeat for arg in args):
                    self._seat_verbs.add(verb)
                if args and all(type(arg) is Number for arg in args):
                    found |= _numbered(verb, *[arg.values() for arg in args])
                    continue
                for text, things in _spelled(verb, args):
                    found[text] = (verb, things)
        except TypeError:
            raise self._told(Mistake(code="own-moves-what", given=shown(cast(object, listed))), t) from None
        return found

    def _no_verb(self, verb: Any, each: Any) -> Mistake:
        if not isinstance(verb, str):
            return Mistake(code="own-moves-what", given=shown(each))
        if verb in methods_of(self._made):
            return Mistake(code="own-verb-without-t", verb=verb)
        near = nearest(verb, self._verbs)
        return Mistake(
            code="own-no-verb", verb=verb, near=near or "", arguments=", n" if not isinstance(each, str) else ""
        )

    def _told(self, error: Mistake, t: Table, method: str = "moves") -> Mistake:
        return placed(error, method, t, (None, ""))

    def _refused(self, t: Table, verb: str, args: tuple[Any, ...]) -> str | None:
        """The author's sentence against a move, if there is one."""
        if verb not in self._may:
            return None
        why = self._call(f"may_{verb}", t, *bound(t, args))
        if why is None or why is True:
            return None
        return str(why) if isinstance(why, str) else ""

    def _sheet(self, t: Table, seat: int) -> ScoreSheet:
        """The points of a seat, as far as whoever looks can know them."""
        if "points" not in self._has:
            won = t._values["_won"]
            return ScoreSheet(seat, (ScoreLine("won", int(won is not None and seat in won)),))
        try:
            found = self._call("points", t, TableSeat(t, seat))
        except Peeked:
            return ScoreSheet(seat, ())
        if isinstance(found, dict):
            parts = cast("dict[Any, Any]", found)
            if all(isinstance(number, int) for number in parts.values()):
                lines = tuple(ScoreLine(str(name), int(number)) for name, number in parts.items())
                # A sheet without lines is one that cannot be known.
                return ScoreSheet(seat, lines or (ScoreLine("points", 0),))
        elif isinstance(found, int):
            return ScoreSheet(seat, (ScoreLine("points", int(found)),))
        raise self._told(Mistake(code="own-points-what", given=shown(found), seat=seat), t, "points")

    def _team(self, seats: int, seat: int) -> tuple[int, ...]:
        for team in self._teams:
            if seat in team and sum(map(len, self._teams)) == seats:
                return team
        return (seat,)


def bound(t: Table, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The things of a move as a method gets them: a seat is a seat of this table."""
    for arg in args:
        if type(arg) is SeatNumber:
            return tuple([TableSeat(t, int(each)) if type(each) is SeatNumber else each for each in args])
    return args


def _spelled(verb: str, args: list[Any]) -> Iterable[tuple[str, tuple[Any, ...]]]:
    """The texts of a listed move, one for each number of a number field."""
    if any(type(arg) is Number for arg in args):
        ways = product(*[arg.values() if type(arg) is Number else (arg,) for arg in args])
        return [(" ".join([verb, *map(_written, way)]), tuple(map(_kept, way))) for way in ways]
    return ((" ".join([verb, *map(_written, args)]), tuple(map(_kept, args))),)


@lru_cache(1_024)
def _numbered(verb: str, *fields: range) -> dict[str, Candidate]:
    """The moves of number fields alone: the same ones are listed again and again."""
    return {" ".join([verb, *map(str, way)]): (verb, way) for way in product(*fields)}


def _written(arg: Any) -> str:
    return f"seat {arg + 1}" if type(arg) is SeatNumber else str(arg)


def _kept(arg: Any) -> Any:
    if type(arg) is TableSeat:
        return SeatNumber(arg.number)
    if isinstance(arg, str | int):
        return arg
    raise TypeError(arg)


def _argument(arg: Any) -> str:
    kinds = {TableCard: "card", TableSeat: "seat", str: "word"}
    return kinds.get(type(arg), "n")


def _plainly(error: Exception) -> str:
    return str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)


def verbs_of(made: type) -> dict[str, tuple[int, int]]:
    """The methods of moves: every one that takes the table as `t`, and how many things each is done with."""
    found: dict[str, tuple[int, int]] = {}
    for name, method in methods_of(made).items():
        taken = list(inspect.signature(method).parameters.values())
        if name in WORDS or name.startswith(("_", "may_")) or len(taken) < 2 or taken[1].name not in ("t", "table"):
            continue
        rest = taken[2:]
        open_end = any(each.kind is each.VAR_POSITIONAL for each in rest)
        needed = sum(each.default is each.empty and each.kind is not each.VAR_POSITIONAL for each in rest)
        found[name] = (needed, 99 if open_end else len(rest))
    return found
