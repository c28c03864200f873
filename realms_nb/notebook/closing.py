"""Closing a widget with all that belongs to it.

The browser's side of every widget, even of a layout, is kept by a list of ipywidgets until it is closed, and whatever
such a widget refers to stays with it. So a container closes all that is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    # A board without Jupyter closes, too, and has none of these.
    import ipywidgets


def parts_of(widget: Any) -> Iterator[ipywidgets.Widget]:
    """What is in a widget, and its layout and style."""
    for child in cast("Iterable[Any]", getattr(widget, "children", ())):
        yield child
        yield from parts_of(child)
    for name in ("layout", "style"):
        dress = getattr(widget, name, None)
        if hasattr(dress, "close"):
            yield cast("ipywidgets.Widget", dress)


def close_all(widgets: Iterable[ipywidgets.Widget]) -> None:
    """Close them; one that is closed already stays so."""
    for each in list(widgets):
        each.close()
