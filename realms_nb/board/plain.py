"""The plain stage, for a game without one of its own: its text board, and its legal moves as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire import Wire
from realms_nb.core.registry import game_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


class Pages(Wire, frozen=True):
    """Nothing: the words of the text board come with the picture."""


class Picture(Wire, frozen=True):
    """The text board: sentences, the same facts as a table, and a drawing if the game has one."""

    sentences: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    drawing: str | None = None
    # The seat that is to decide.
    turn: int | None = None


class Group(Wire, frozen=True):
    """Moves that begin with the same word."""

    word: str
    moves: tuple[str, ...]


class Options(Wire, frozen=True):
    """All that can be done."""

    groups: tuple[Group, ...]


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
