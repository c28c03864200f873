"""How large a hall may be, and who may play at it: what was asked for is checked before anything is laid.

docs/halls.md says what so many tables cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadSetup, shown
from realms_nb.players.registry import names as names_of_players

if TYPE_CHECKING:
    from realms_nb.core.game import AnyGame

MOST_TABLES = 200
MOST_PEOPLE = 1_000
MOST_CHAIRS = 6
# A day: longer nobody is away.
LONGEST_PATIENCE = 86_400


def checked_size(game: AnyGame, rules: Any, size: object) -> int:
    """So many seats at a table as the game has, or the game's own sentence."""
    number = whole(size, 1, MOST_CHAIRS)
    if number is None:
        raise BadSetup(code="hall_size", most=MOST_CHAIRS, given=shown(size))
    game.setup(seats=number, seed=0, rules=rules)
    return number


def checked_player(game: AnyGame, player: object) -> str:
    """A player of this game by its name: a function could not be there again after a restart."""
    known = names_of_players(game)
    if not isinstance(player, str) or player not in known:
        raise BadSetup(code="hall_player", title=game.title, known=", ".join(known), given=shown(player))
    return player


def checked_students(students: object, size: int) -> int | None:
    """How many are expected; None for as many as come."""
    if students is None:
        return None
    most = min(MOST_PEOPLE, MOST_TABLES * size)
    number = whole(students, 1, most)
    if number is None:
        raise BadSetup(code="hall_students", most=most, given=shown(students))
    return number


def checked_patience(patience: object) -> float | None:
    """For how many seconds a table waits for somebody who is away; None for ever."""
    if patience is None:
        return None
    if isinstance(patience, bool) or not isinstance(patience, int | float) or not 1 <= patience <= LONGEST_PATIENCE:
        raise BadSetup(code="hall_patience", most=LONGEST_PATIENCE, given=shown(patience))
    return float(patience)
