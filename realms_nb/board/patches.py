"""Patches: what differs between two plain values, so that a position costs only what has changed in it."""

from __future__ import annotations

from typing import Any

from realms_nb.board.wire.sent import Patch

Difference = tuple[tuple[str | int, ...], Any]


def patch(before: Any, after: Any) -> Patch:
    """What turns one plain value into another; see `wire.Patch`."""
    found: list[Difference] = []
    _compare((), before, after, found)
    return tuple(found)


def patched(before: Any, changes: Patch) -> Any:
    """The value that a patch makes of another; neither is changed."""
    for way, value in changes:
        before = _put(before, way, value)
    return before


def _compare(way: tuple[str | int, ...], before: Any, after: Any, found: list[Difference]) -> None:
    """Add what differs; only what does is looked into."""
    if isinstance(before, dict) and isinstance(after, dict):
        # In their order, so that the same game is the same bytes.
        for key in [key for key in before if key not in after]:
            found.append(((*way, key), None))
        for key, value in after.items():
            # A key that is new brings its whole value: there is nothing to compare it with.
            if key not in before:
                found.append(((*way, key), value))
            elif before[key] != value or type(before[key]) is not type(value):
                _compare((*way, key), before[key], value, found)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new or type(old) is not type(new):
                _compare((*way, place), old, new, found)
    elif before != after or type(before) is not type(after):
        found.append((way, after))


def _put(target: Any, way: tuple[str | int, ...], value: Any) -> Any:
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(target, dict):
        if not rest and value is None:
            return {key: old for key, old in target.items() if key != step}
        return {**target, step: _put(target.get(step), rest, value)}
    return [_put(old, rest, value) if place == step else old for place, old in enumerate(target)]
