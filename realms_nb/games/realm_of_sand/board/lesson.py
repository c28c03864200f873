"""The lesson of Realm of Sand: one whole turn, from a goal to a building, and what an opponent does then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from realms_nb.board.lesson import Lesson, LessonStep
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.reach import sites_of
from realms_nb.games.realm_of_sand.engine.state import State, TakeTurn

if TYPE_CHECKING:
    from realms_nb.core.history import Cursor
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

YOU, ADA = 0, 1
# The building that is taught with, the one that comes next, the tile that is laid and the one that helps then.
GOAL, NEXT = "I-07", "I-17"
TILE, HELPS = "T02", "T14"
CARD = f"card-{GOAL}"
FIELDS = ("B4", "C4", "D4")
SHAPE = ("field-C3", "field-D3", "field-C4")


def lesson() -> Lesson:
    """Seven steps, with a knight as opponent; each seat has had one turn."""
    return Lesson(
        GAME,
        4608,
        (("Ada", "knight"),),
        _STEPS,
        opening=("lay T07 D2=K C3=G D3=G", "take T28", "lay T03 C3=G D3=G D4=R", "take T25"),
    )


def _ready(state: State) -> bool:
    return any(site.move.card == GOAL for site in sites_of(state, YOU))


def _taken(state: State) -> bool:
    return isinstance(state.decision, TakeTurn) and _ready(state)


def _built(state: State) -> bool:
    return GOAL in state.realms[YOU].buildings


def _names(match: Match, here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    """The cards by their names, the number of the tile in the hand, the two that can be taken, and the one that was."""
    state = match.state_at(here)
    tiles, circle = state.realms[YOU].tiles, state.circle
    return {
        "card": narrator.label(GOAL),
        "next": narrator.label(NEXT),
        "tile": tiles.index(TILE) + 1 if TILE in tiles else 0,
        "helps": circle.index(HELPS) + 1 if HELPS in circle else 0,
        "helped": "yes" if HELPS in match.state.realms[YOU].tiles else "no",
    }


def _others(match: Match, here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    """What Ada built in the turn before this place, and how far her day is."""
    ada = match.state_at(here).realms[ADA]
    return {
        "other": narrator.name(ADA),
        "card": narrator.label(ada.buildings[-1]) if ada.buildings else "",
        "built": len(ada.buildings),
    }


_STEPS = (
    LessonStep("goal", lit=("road",)),
    LessonStep("pick", lit=(CARD, *SHAPE[:2]), free=("market",), picks=CARD, press=CARD, values=_names),
    LessonStep(
        "lay",
        lit=(*(f"field-{field}" for field in FIELDS), *SHAPE[:2], "tile-1"),
        free=("ground", "tiles", "tools", "choice"),
        done=_ready,
        shows=f"lay {TILE} B4=G C4=R D4=G",
        press="field-C4",
        values=_names,
    ),
    LessonStep(
        "take",
        lit=("queue-1", "queue-2"),
        free=("choice",),
        done=_taken,
        shows=f"take {HELPS}",
        press="queue-2",
        values=_names,
    ),
    LessonStep(
        "build",
        lit=(CARD, "build", *SHAPE),
        free=("market", "choice"),
        done=_built,
        shows=f"build {GOAL} C3 D3 C4",
        press=CARD,
        values=_names,
    ),
    LessonStep("lantern", lit=("ground", "lanterns"), values=_names),
    LessonStep("end", lit=("road",), others=True, values=_others),
)
