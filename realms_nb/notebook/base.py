"""What a board is built on: anywidget, or a stand-in where there is no Jupyter, as on a page with Python in it.

And closing a widget with all that belongs to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, cast

from traitlets import TraitError

# Whether widgets are Jupyter's.
IN_JUPYTER = True

if TYPE_CHECKING:
    import ipywidgets
    from anywidget import AnyWidget
else:
    try:
        import anywidget
    except ModuleNotFoundError:
        IN_JUPYTER = False
        from realms_nb.notebook.standin import StandIn as AnyWidget
    else:

        class AnyWidget(anywidget.AnyWidget):
            """anywidget's, but the browser changes only what it may, and the script is kept with the rest."""

            def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
                """The values as they are sent; a page that embeds the widget needs its script, too."""
                state = super().get_state(key, drop_defaults)
                if drop_defaults:
                    state |= super().get_state([name for name in ("_esm", "_css") if self.has_trait(name)])
                return state

            def set_state(self, sync_data: dict[str, Any]) -> None:
                """New values from the browser; what is not tagged `from_browser` is Python's alone, and stays."""
                for name in self.traits(from_browser=True):
                    if name in sync_data:
                        try:
                            super().set_state({name: sync_data[name]})
                        except TraitError:
                            # What is refused is not there in the browser either.
                            self.send_state(name)


# The browser's side of every widget, even of a layout, is kept by a list of ipywidgets until it is closed, and whatever
# such a widget refers to stays with it. So a container closes all that is in it.
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
