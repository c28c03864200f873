"""A position in words, for whoever reads instead of counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator


def board_text(game: AnyGame, state: Any, seat: int | None, language: str = "en") -> str:
    """The text board as a seat sees it, or, without a seat, as somebody who only watches."""
    narrator = game.narrator(rules=state.rules, language=language, you=seat)
    return str(game.text_board(game.view_for(state, seat), narrator))


def question(game: AnyGame, view: Any, moves: Sequence[Any], narrator: Narrator) -> str:
    """The text board, and below it the legal moves of the one who must answer."""
    board = str(game.text_board(view, narrator))
    if not moves:
        return board
    return "\n".join([board, "", narrator.say("door-moves", count=len(moves)), *map(str, moves)])
