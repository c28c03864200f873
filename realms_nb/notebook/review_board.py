"""From a moment of a review to its position: the board that stands under the page of a review, once it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ipywidgets

from realms_nb.board.static import text_of
from realms_nb.core.history import Cursor
from realms_nb.core.narrator import checked_language
from realms_nb.notebook.base import AnyWidget, close_all, parts_of
from realms_nb.notebook.board import Board
from realms_nb.reviews.part import reviews_of

if TYPE_CHECKING:
    from realms_nb.reviews import KeyDecision, Review


class _Ear(AnyWidget):
    """Makes the moments of the page before it into buttons, and hears them."""

    _esm = text_of("jump.js")


class ReviewBoard(ipywidgets.VBox):
    """A board on a copy of the reviewed match; each moment is a jump to the position in which it was made.

    Whoever tries again from there plays against the evaluator: that is whom the figures of the review are about.
    """

    board: Board | None = None

    def __init__(self, review: Review) -> None:
        self._review = review
        self._ear = _Ear()
        self._ear.on_msg(self._heard)
        super().__init__([self._ear])

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        number = content.get("look") if isinstance(content, dict) else None
        moment = next((each for each in self._review.moments if each.number == number), None)
        if moment is not None:
            self.look(moment)
        self._ear.send({"looked": moment is not None})

    def look(self, moment: KeyDecision) -> None:
        """Show the position of a moment, on the same board each time."""
        review = self._review
        if self.board is None:
            room = reviews_of(review.match.game)
            others: dict[int | str, Any] = {
                seat: room.EVALUATOR for seat in range(len(review.match.names)) if seat != review.you
            }
            self.board = Board(review.again(moment), review.you, others, language=checked_language(review.language))
            self.board.show_review(review)
            self.children = (self._ear, self.board)
        match, steps = self.board.match, review.match.steps
        lines = [number for number, line in enumerate(match.lines) if line.steps[: len(steps)] == steps]
        if not lines:
            # Another game was played here meanwhile: it is kept among the earlier ones.
            match.become(review.match)
            lines = [match.line]
        self.board.look(Cursor(lines[0], moment.step))

    def close(self) -> None:
        """Let go of all that is kept for the browser."""
        close_all(parts_of(self))
        super().close()

    def __repr__(self) -> str:
        return ""
