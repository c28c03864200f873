"""Patches: what differs between two plain values, so that a position costs only what has changed in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from realms_nb.board.wire.sent import Patch


def patch(before: Any, after: Any) -> Patch:
    """What turns one plain value into another; see `wire.Patch`."""
    return tuple(_differences((), before, after))


def patched(before: Any, changes: Patch) -> Any:
    """The value that a patch makes of another; neither is changed."""
    for way, value in changes:
        before = _put(before, way, value)
    return before


def _differences(way: tuple[str | int, ...], before: Any, after: Any) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if before == after and type(before) is type(after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before.keys() - after.keys():
            yield (*way, key), None
        for key, value in after.items():
            # A key that is new brings its whole value: there is nothing to compare it with.
            if key in before:
                yield from _differences((*way, key), before[key], value)
            else:
                yield (*way, key), value
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differences((*way, place), old, new)
    else:
        yield way, after


def _put(target: Any, way: tuple[str | int, ...], value: Any) -> Any:
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(target, dict):
        if not rest and value is None:
            return {key: old for key, old in target.items() if key != step}
        return {**target, step: _put(target.get(step), rest, value)}
    return [_put(old, rest, value) if place == step else old for place, old in enumerate(target)]
