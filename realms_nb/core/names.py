"""Names that people type: short, visible, one line, no mark-up."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import cast

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator

LONGEST_NAME = 40

# Joins the parts of one emoji; the other invisible characters can disguise a name or turn a line around.
_ZERO_WIDTH_JOINER = "\u200d"


def fault_in_name(name: str) -> str | None:
    """What a name must not do, as the end of a sentence, or None for a good name."""
    if not name.strip():
        return "must not be empty"
    if len(name) > LONGEST_NAME:
        return f"has at most {LONGEST_NAME} characters, this one has {len(name)}"
    if "<" in name or ">" in name:
        return "must not contain < or >"
    if any(_is_hidden(letter) for letter in name):
        return "must not contain line breaks, control characters or marks that change the writing direction"
    return None


def checked_names(names: Sequence[object]) -> tuple[str, ...]:
    """The players' names, one per seat, all different."""
    good: list[str] = []
    for seat, name in enumerate(names, start=1):
        if not isinstance(name, str):
            raise BadSetup(f"The name of seat {seat} is {shown(name)}; a name is a text such as 'Ada'.")
        fault = fault_in_name(name)
        if fault:
            raise BadSetup(f"The name of seat {seat}, {shown(name)}, cannot be used: a name {fault}.")
        good.append(unicodedata.normalize("NFC", name.strip()))
    folded = [name.casefold() for name in good]
    for seat, name in enumerate(folded):
        if name in folded[:seat]:
            raise BadSetup(f"Two seats are called {shown(good[seat])}; every seat needs its own name.")
    return tuple(good)


def seat_names(seats: object, narrator: Narrator) -> tuple[str, ...]:
    """Names for seats given as a number or as a list of names; the narrator calls nameless ones Player 1, 2 ..."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        if not 1 <= seats <= 100:
            raise BadSetup(f"No game has {seats} seats.")
        return tuple(narrator.name(seat) for seat in range(seats))
    if not isinstance(seats, list | tuple):
        raise BadSetup(f"Seats are a number or a list of names, not {shown(seats)}.")
    return checked_names(cast(Sequence[object], seats))


def _is_hidden(letter: str) -> bool:
    return unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} and letter != _ZERO_WIDTH_JOINER
