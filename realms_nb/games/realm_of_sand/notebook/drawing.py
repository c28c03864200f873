"""A building drawn as on the board, and a pattern that is drawn square by square."""

from __future__ import annotations

from typing import Any

import traitlets

from realms_nb.board import wire
from realms_nb.board.bundles import style_of, text_of
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.board.pages import cards_of
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING, RUNES
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.notebook.base import AnyWidget


class Portrait(AnyWidget):
    """A building of some rules, as it lies open."""

    _esm = text_of("building.js")
    _css = style_of("realm_of_sand") + text_of("building.css")

    card = traitlets.Any().tag(sync=True, to_json=lambda value, _: wire.plain(value))

    def show(self, rules: Rules, card: str, narrator: Narrator) -> None:
        """Draw a building as these rules have it."""
        self.card = cards_of(rules, narrator)[card]


class Drawing(AnyWidget):
    """A grid of squares, each with a piece or none: a press puts the next piece, a letter that piece.

    `value` has a letter for each square, rows parted by `/`; a smaller pattern is laid into the corner of the grid.
    """

    _esm = text_of("pattern.js")
    _css = style_of("realm_of_sand") + text_of("pattern.css")

    value = traitlets.Unicode().tag(sync=True, from_browser=True)
    words = traitlets.Dict().tag(sync=True)
    # Whether every piece is a disc; otherwise only those that can be nothing else.
    discs = traitlets.Bool().tag(sync=True)

    def __init__(self, width: int, height: int, narrator: Narrator, *, discs: bool = False, **settings: Any) -> None:
        self._width, self._height = width, height
        say, holes = narrator.say, {"row": "{row}", "column": "{column}", "piece": "{piece}"}

        def called(colour: str) -> str:
            only_disc = discs or colour not in RUNES
            return say("workshop-a-disc", colour=narrator.term(colour)) if only_disc else narrator.term(colour)

        words = {
            "label": settings.pop("description", ""),
            "cell": say("workshop-disc-cell" if discs else "workshop-cell", **holes),
            NOTHING: say("workshop-no-piece"),
            **{colour: called(colour) for colour in COLOURS},
        }
        settings.pop("style", None)
        super().__init__(words=words, discs=discs, value=NOTHING, **settings)

    @traitlets.validate("value")
    def _laid_out(self, proposal: Any) -> str:
        """A pattern as the whole grid; one that is larger than the grid makes it larger."""
        rows = str(proposal["value"]).split("/")
        width = max(self._width, *map(len, rows))
        rows += [""] * (self._height - len(rows))
        return "/".join(row.ljust(width, NOTHING) for row in rows)


def trimmed(drawn: str) -> str:
    """The pattern in a grid: without the empty rows and columns around it; nothing if there is no piece."""
    rows = drawn.split("/")
    used = [number for number, row in enumerate(rows) if row.strip(NOTHING)]
    if not used:
        return ""
    rows = rows[used[0] : used[-1] + 1]
    left = min(len(row) - len(row.lstrip(NOTHING)) for row in rows)
    right = max(len(row.rstrip(NOTHING)) for row in rows)
    return "/".join(row[left:right] for row in rows)
