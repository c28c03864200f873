"""Numbers and shares as a language writes them, in tables, standings, comparisons and charts."""

from __future__ import annotations

from realms_nb.core.narrator import Narrator


def number(value: float, narrator: Narrator, digits: int = 1, sign: str = "") -> str:
    """A number as the language writes it: with its decimal sign, and its mark between thousands."""
    written = f"{value:{sign},.{digits}f}"
    return written if narrator.language == "en" else written.translate(_SWAPPED)


def share(value: float, narrator: Narrator) -> str:
    """A share as the language writes it, with a digit behind the decimal sign."""
    return narrator.say("chart-percent", value=number(100 * value, narrator))


_SWAPPED = str.maketrans(",.", ".,")
