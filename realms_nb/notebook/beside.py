"""The position in words beside a board: an output of its own, so that the words are there where no board is drawn.

A converter that knows widgets drops every other form of the same output, and then shows nothing without a network. So
the words are an output of their own. The style of a board that is drawn hides them; where a page has the state
of the board but nobody to draw it, a script draws it there.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING, Any

from realms_nb.board.static import text_of
from realms_nb.core.narrator import narrator_of_none

if TYPE_CHECKING:
    from realms_nb.core.game import TextBoard

VIEW = "application/vnd.jupyter.widget-view+json"


def in_words(board: TextBoard) -> str:
    """A position as HTML that stands without any style or script."""
    return "".join(f"<p>{escape(line)}</p>" for line in board.sentences[:4]) + board.html()


def shown_beside(name: str, data: dict[str, Any], metadata: dict[str, Any], language: str) -> None:
    """Show a widget, and in an output of its own the words for it; `name` stands for it where neither can be shown.

    Below the words stands why no board is there, and what to do: it is hidden with them.
    """
    why = f'<p class="rn-still"><small>{escape(narrator_of_none(language).say("still-why"))}</small></p>'
    words = f'<div class="rn-still">{data["text/html"]}</div><script>{text_of("still.js")}</script>{why}'
    _shown(name, data, metadata, {"text/html": words, "text/plain": data["text/plain"]})


def drawn_beside(name: str, data: dict[str, Any], metadata: dict[str, Any]) -> None:
    """Show a chart, and in an output of its own a picture of it, or its table, which a chart that is drawn hides."""
    picture = data.get("image/svg+xml")
    if picture is not None:
        code = b64encode(picture.encode()).decode()
        picture = f'<img alt="{escape(name)}" src="data:image/svg+xml;base64,{code}">'
    still = f'<div class="rn-still-chart">{picture or data["text/html"]}</div>'
    _shown(name, data, metadata, {"text/html": still, "text/plain": name})


def _shown(name: str, data: dict[str, Any], metadata: dict[str, Any], still: dict[str, Any]) -> None:
    from IPython.display import display

    if VIEW in data:
        display({VIEW: data[VIEW], "text/plain": name}, metadata=metadata, raw=True)
    display(still, raw=True)
