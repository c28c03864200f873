"""Numbers as a language writes them."""

from __future__ import annotations


def written(value: float, language: str, digits: int = 1, *, signed: bool = False) -> str:
    """A number with the decimal sign and the thousands of the language, never -0; a minus is a real one."""
    number = round(value, digits) + 0.0
    text = f"{abs(number):,.{digits}f}"
    if language != "en":
        text = text.translate(str.maketrans(",.", ".,"))
    sign = "−" if number < 0 else "+" if signed and number > 0 else ""
    return f"{sign}{text}"


def points(value: float, language: str, digits: int = 1, *, signed: bool = False) -> str:
    """A share from 0 to 1 in points of a hundred."""
    return written(100 * value, language, digits, signed=signed)
