"""A report card in a cell: below its suggestions stand buttons that play them, each on a board under the card."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import ipywidgets

from realms_nb.core.narrator import checked_language
from realms_nb.notebook.base import close_all, parts_of
from realms_nb.notebook.board import Board

if TYPE_CHECKING:
    from realms_nb.lab.reports import Report


class TryThis(ipywidgets.VBox):
    """A button for each suggestion worth playing: a game by its rules, against who was measured."""

    board: Board | None = None

    def __init__(self, report: Report) -> None:
        self._report = report
        say = report.narrator.say
        self._buttons = ipywidgets.HBox(
            [
                ipywidgets.Button(description=say("lab-try-play", number=number), tooltip=report.tries()[number - 1])
                for number in report.playable
            ]
        )
        for number, button in zip(report.playable, self._buttons.children, strict=True):
            button.on_click(partial(self._pressed, number))
        super().__init__([self._buttons])

    def _pressed(self, number: int, _button: Any) -> None:
        self.play(number)

    def play(self, number: int) -> Board:
        """Deal a game by the rules of a suggestion; the board of the one before makes room."""
        report, before = self._report, self.board
        others: dict[int | str, Any] = dict.fromkeys(range(1, report.seats), report.player)
        match = report.match(number)
        self.board = Board(match, 0, others, language=checked_language(report.language))
        self.children = (self._buttons, self.board)
        if before is not None:
            before.close()
        return self.board

    def close(self) -> None:
        """Let go of all that is kept for the browser."""
        close_all(parts_of(self))
        super().close()

    def __repr__(self) -> str:
        return ""
