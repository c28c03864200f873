"""What a board is built on: anywidget, or a stand-in where there is no Jupyter, as on a page with Python in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from anywidget import AnyWidget
else:
    try:
        import anywidget
    except ModuleNotFoundError:
        from realms_nb.notebook.standin import AnyWidget
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
                super().set_state(
                    {name: sync_data[name] for name in self.traits(from_browser=True) if name in sync_data}
                )


__all__ = ["AnyWidget"]
