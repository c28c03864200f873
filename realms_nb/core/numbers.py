"""Whole numbers, as people and their tables give them."""

from __future__ import annotations

from operator import index


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
