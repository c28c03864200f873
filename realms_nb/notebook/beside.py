"""The position in words beside a board: an output of its own, so that the words are there where no board is drawn.

A converter that knows widgets drops every other form of the same output, and then shows nothing without a network. So
the words are an output of their own. The style of a board that is drawn hides them; where a page has the state
of the board but nobody to draw it, a script draws it there.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from realms_nb.board.static import text_of

if TYPE_CHECKING:
    from realms_nb.core.game import TextBoard

VIEW = "application/vnd.jupyter.widget-view+json"


def in_words(board: TextBoard) -> str:
    """A position as HTML that stands without any style or script."""
    return "".join(f"<p>{escape(line)}</p>" for line in board.sentences[:4]) + board.html()


def shown_beside(name: str, data: dict[str, Any], metadata: dict[str, Any]) -> None:
    """Show a widget, and in an output of its own the words for it; `name` stands for it where neither can be shown."""
    from IPython.display import display

    words = f'<div class="rn-still">{data["text/html"]}</div><script>{text_of("still.js")}</script>'
    if VIEW in data:
        display({VIEW: data[VIEW], "text/plain": name}, metadata=metadata, raw=True)
    display({"text/html": words, "text/plain": data["text/plain"]}, raw=True)
