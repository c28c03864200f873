"""The five colours of runes and spirits: apart, because cards, tiles and boards are made of them."""

from __future__ import annotations

from typing import Literal, get_args

# Green, red, black, blue, yellow.
Colour = Literal["G", "R", "K", "B", "Y"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
RUNES = COLOURS[:3]
# The place of a colour in every row of counts, and its plane of bits.
PLANES: dict[str, int] = {colour: place for place, colour in enumerate(COLOURS)}

# Stands in a pattern for a field that does not belong to it.
NOTHING = "."


def fault_in_pattern(pattern: str, colours: tuple[str, ...], longest: int) -> str | None:
    """What a pattern must not do, as the end of a sentence, or None for a good one."""
    rows = pattern.split("/")
    if any(set(row) - {*colours, NOTHING} for row in rows):
        return f"holds only {', '.join(colours)} and {NOTHING!r}, with '/' between its rows"
    if len({len(row) for row in rows}) != 1 or not rows[0]:
        return "has rows of the same length"
    if max(len(rows), len(rows[0])) > longest:
        return f"is at most {longest} fields long and wide"
    if not set(pattern) & {*colours}:
        return "has at least one coloured field"
    return None
