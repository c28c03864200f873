"""Boards in boxes of ipywidgets are shown with their words, so that a saved notebook does not lose them.

A box shows its widgets and nothing else. IPython is asked to show one that has a board in it as a board is shown: the
box, and its words beside it. Every other box is shown as ever.
"""

from __future__ import annotations

import sys
from typing import Any

from realms_nb.notebook.base import IN_JUPYTER, parts_of
from realms_nb.notebook.beside import shown_beside


def show_boxes_with(kind: type[Any]) -> None:
    """From now on a box that holds a widget of this kind is shown with the words of that widget."""
    # Where nobody has loaded IPython there are no cells.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython and IN_JUPYTER else None
    if shell is None:
        return
    import ipywidgets

    def show(box: Any) -> None:
        if hasattr(type(box), "_ipython_display_"):
            box._ipython_display_()
            return
        boards: list[Any] = [each for each in parts_of(box) if isinstance(each, kind)]
        if not boards:
            # IPython goes on as if nobody had asked.
            raise NotImplementedError
        data, metadata = _bundle(box)
        told = [_bundle(board)[0] for board in boards]
        words = {form: "\n".join(each[form] for each in told) for form in ("text/html", "text/plain")}
        shown_beside(repr(box), data | words, metadata, boards[0].book.language)

    shell.display_formatter.ipython_display_formatter.for_type(ipywidgets.Box, show)


def _bundle(widget: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    made = widget._repr_mimebundle_()
    return made if isinstance(made, tuple) else (made or {}, {})
