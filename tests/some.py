"""A loop over nothing proves nothing."""

from __future__ import annotations


def some(things):
    """The things, one after the other; at the end there must have been one."""
    thing = nothing = object()
    for thing in things:
        yield thing
    assert thing is not nothing, "nothing was met, so nothing was checked"
