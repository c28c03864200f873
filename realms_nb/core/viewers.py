"""Who looks: whose view a thing is, and what must not be told to whoever lacks it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import cast

from msgspec import Struct, structs

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadSetup, UnknownName, shown


class Viewer(Struct, frozen=True):
    """Whoever looks, as a value: the seat whose private things are shown, and the seats that are played from there.

    Nobody is guessed: a seat that is called You is spoken to, as grammar wants it, but sees no more for its name.
    """

    seat: int | None = None
    seats: tuple[int, ...] = ()


# Nothing private of any seat is shown, and none is played.
SPECTATOR = Viewer()


def SEAT(seat: int) -> Viewer:  # noqa: N802  # a value, as SPECTATOR is one
    """One seat: it sees what is its own, and plays."""
    return Viewer(seat, (seat,))


def TABLE(seats: Sequence[int], you: int | None = None) -> Viewer:  # noqa: N802
    """The people at one notebook, by their seats: each of them plays there.

    What is private to a seat is shown if it is the only one, or if `you` names it: that seat looks.
    """
    seats = tuple(seats)
    return Viewer(seats[0] if you is None and len(seats) == 1 else you, seats)


def checked_viewer(seat: object, seats: int) -> int | None:
    """A seat of the table by its number, or None for a spectator, who knows nothing that is private to any seat."""
    number = whole(seat, 0, seats - 1)
    if number is None and seat is not None:
        raise UnknownName(code="unknown_seat", given=shown(seat), known=", ".join(map(str, range(seats))))
    return number


def own_seat(view: object, asked: str) -> int:
    """The seat that a view is of; `asked` names in the error what speaks of a realm of one's own."""
    seat = getattr(view, "seat", None)
    if not isinstance(seat, int):
        raise BadSetup(code="no_seat_of_your_own", asked=asked)
    return seat


def names_any(value: object, secrets: Collection[str]) -> bool:
    """Whether a move, a reason or a text names one of the secrets."""
    if not secrets:
        return False
    if isinstance(value, str):
        # As a whole word: I-03 is not named by II-03.
        return any(re.search(rf"(?<![\w-]){re.escape(secret)}(?![\w-])", value) for secret in secrets)
    if isinstance(value, Struct):
        return any(names_any(part, secrets) for part in structs.astuple(value))
    if isinstance(value, Mapping):
        return any(names_any(part, secrets) for part in cast("Mapping[object, object]", value).values())
    if isinstance(value, tuple | list):
        return any(names_any(part, secrets) for part in cast("tuple[object, ...]", value))
    return False
