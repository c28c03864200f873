"""The stage of every game that gives a picture of its table: cards, piles, hands, grids, tracks and dice are drawn.

A game gives it by a module `picture` (`PicturePart` in `core/seen.py`); so does every game that somebody invents in a
cell, and a game of another package may. The stage stands here and not with those games because it knows nothing of
them: it draws what `core/seen.py` describes. Chances and hints are those of the plain stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from realms_nb.board.plain import HINTS as HINTS
from realms_nb.board.plain import chances as chances
from realms_nb.board.plain import hint as hint
from realms_nb.board.plain import scene as scene
from realms_nb.board.wire import Wire
from realms_nb.core.game import AnyGame
from realms_nb.core.registry import game_of, part
from realms_nb.core.seen import PICTURE, GameSeen, MoveSeen, PicturePart, TableSeen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


class Pages(Wire, frozen=True):
    """What stays the same during a game: goal, rules, pictures of cards."""

    game: GameSeen


class Picture(Wire, frozen=True):
    """The table."""

    table: TableSeen


class Options(Wire, frozen=True):
    """All that can be done, and what is refused."""

    moves: tuple[MoveSeen, ...]


BUNDLE = "tabletop"


def picture_part(game: AnyGame) -> PicturePart | None:
    """What a game gives of its table; None if it gives no picture."""
    return cast("PicturePart | None", part(PICTURE, game))


def _part_of(game: AnyGame) -> PicturePart:
    found = picture_part(game)
    assert found is not None
    return found


def pages(match: Match, narrator: Narrator) -> Pages:
    """What stays the same during a game."""
    return Pages(_part_of(match.game).game_seen(match, narrator))


def picture(view: Any, past: Sequence[Event], narrator: Narrator) -> Picture:
    """The table as the viewer sees it."""
    return Picture(_part_of(game_of(view, "The board")).pictured(view, past))


def options(view: Any, moves: Sequence[Any], narrator: Narrator) -> Options:
    """Every move with where it is pressed, refused ones with their sentence."""
    return Options(_part_of(game_of(view, "The board")).options_of(view, narrator))
