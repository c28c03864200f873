"""The plain stage, for a game without one of its own: its text board, and its legal moves as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.plain.wire import Group, Options, Pages, Picture
from realms_nb.core.rooms import game_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

BUNDLE = "plain"
# It knows nothing of the game, so it has no advice to give.
HINTS = 0


def pages(match: Match, narrator: Narrator) -> Pages:
    """None: all words of a text board come with the picture."""
    return Pages()


def picture(view: Any, past: Sequence[Event], narrator: Narrator) -> Picture:
    """The text board of the game."""
    board = game_of(view, "The board").text_board(view, narrator)
    return Picture(
        board.sentences, board.columns, board.rows, board.drawing or None, view.decision and view.decision.seat
    )


def options(view: Any, moves: Sequence[Any], narrator: Narrator) -> Options:
    """Every legal move, grouped by its first word, in the order in which the game lists them."""
    groups: dict[str, list[str]] = {}
    for move in map(str, moves):
        groups.setdefault(move.split(" ", 1)[0], []).append(move)
    return Options(tuple(Group(word, tuple(texts)) for word, texts in groups.items()))


def scene(moments: Sequence[Any], narrator: Narrator) -> None:
    """Nothing is played as a scene: the story tells it."""
    return
