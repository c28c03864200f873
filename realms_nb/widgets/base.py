"""What a board is built on: anywidget, or a stand-in where there is no Jupyter, as on a page with Python in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anywidget import AnyWidget
else:
    try:
        from anywidget import AnyWidget
    except ModuleNotFoundError:
        from realms_nb.widgets.standin import AnyWidget

__all__ = ["AnyWidget"]
