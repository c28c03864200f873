"""Whole numbers, as people and their tables give them.

Names that people type: short, visible, one line, no mark-up.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, cast

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.look_alikes import look

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator


def whole(value: object, least: int | None = None, most: int | None = None) -> int | None:
    """A whole number within its limits, or None: 3 and NumPy's 3 are one; 3.0, "3" and True are somebody's mistake."""
    if isinstance(value, bool):
        return None
    try:
        number = index(value)  # pyright: ignore[reportArgumentType]  # whatever has no index is no whole number
    except TypeError:
        return None
    too_small = least is not None and number < least
    return None if too_small or (most is not None and number > most) else number


LONGEST_NAME = 40
YOU = {"you", "du", "tu"}

# What a name must not do, as the end of a sentence; only code meets it so, as in a row of a deck.
NAME_FAULTS = {
    "name_empty": "must not be empty",
    "name_too_long": f"has at most {LONGEST_NAME} characters",
    "name_with_markup": "must not contain < or >",
    "name_with_hidden_letters": "must not contain line breaks, control characters or marks that change the "
    "writing direction",
}

# Joins the parts of one emoji; the other invisible characters can disguise a name or turn a line around.
_ZERO_WIDTH_JOINER = "\u200d"


def fault_in_name(name: str) -> str | None:
    """What is wrong with a name, as the code of its error, or None for a good name."""
    if not name.strip():
        return "name_empty"
    if len(name) > LONGEST_NAME:
        return "name_too_long"
    if "<" in name or ">" in name:
        return "name_with_markup"
    return "name_with_hidden_letters" if any(_is_hidden(letter) for letter in name) else None


def checked_names(names: Sequence[object]) -> tuple[str, ...]:
    """The players' names, one per seat, all different."""
    good: list[str] = []
    for seat, name in enumerate(names, start=1):
        if not isinstance(name, str):
            raise BadSetup(code="name_not_text", number=seat, given=shown(name))
        fault = fault_in_name(name)
        if fault:
            raise BadSetup(code=fault, number=seat, given=shown(name), most=LONGEST_NAME, length=len(name))
        good.append(unicodedata.normalize("NFC", name.strip()))
    folded = [look(name) for name in good]
    for seat, name in enumerate(folded):
        if name in folded[:seat]:
            raise BadSetup(code="name_twice", given=shown(good[seat]))
    return tuple(good)


def seat_names(seats: object, narrator: Narrator) -> tuple[str, ...]:
    """Names for seats given as a number or as a list of names; the narrator calls nameless ones Player 1, 2 ..."""
    number = whole(seats)
    if number is not None:
        if not 1 <= number <= 100:
            raise BadSetup(code="too_many_seats", given=shown(number))
        return tuple(narrator.name(seat) for seat in range(number))
    if not isinstance(seats, list | tuple):
        raise BadSetup(code="seats_of_what", given=shown(seats))
    return checked_names(cast(Sequence[object], seats))


def spoken_to(names: Sequence[str]) -> int | None:
    """The seat that is spoken to, not about, because of its name: "You take", "Du nimmst", "Prendi"."""
    return next((seat for seat, name in enumerate(names) if name.casefold() in YOU), None)


def visible(text: str) -> str:
    """A text of somebody else's as it may be shown: what is invisible or turns the writing around is spelled out."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter in "\n\t" or not _is_hidden(letter) else letter.encode("unicode_escape").decode()
        for letter in text
    )


def _is_hidden(letter: str) -> bool:
    return unicodedata.category(letter) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} and letter != _ZERO_WIDTH_JOINER
