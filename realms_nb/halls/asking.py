"""What a class guesses: a question on every page, one answer a person; apart, because files and pages both hold it."""

from __future__ import annotations

from msgspec import Struct

from realms_nb.core.checks import fault_in_name
from realms_nb.core.errors import BadSetup, shown

# A question stands in one place on a phone; an answer is a number or a word.
LONGEST_QUESTION, LONGEST_GUESS = 200, 40


class ClassQuestion(Struct, frozen=True):
    """What is asked now: under this name the answers are kept."""

    name: str
    text: str


def checked_question(name: object, text: object) -> ClassQuestion:
    """A question with a short name and one line of text."""
    for value, most in ((name, LONGEST_GUESS), (text, LONGEST_QUESTION)):
        if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
            raise BadSetup(code="hall_question", most=most, given=shown(value))
    return ClassQuestion(str(name).strip(), str(text).strip())


def read_guess(text: str) -> float | str | None:
    """What somebody typed, as a number or a word in small letters; None if it is neither."""
    text = text.strip()
    if not text or len(text) > LONGEST_GUESS or fault_in_name(text) is not None:
        return None
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        return text.casefold()
    if number != number or abs(number) == float("inf"):
        return None
    return int(number) if number.is_integer() else number
