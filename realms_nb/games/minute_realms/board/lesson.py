"""The lesson of Minute Realms: a first round, a trade, and an invasion that one realm does not stop.

One real game is played from step to step: what lies between two of them, everybody's moves, is played by the lesson.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from realms_nb.board.lesson import Lesson, LessonStep
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.board.options import options
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.engine.state import State

if TYPE_CHECKING:
    from realms_nb.core.history import Cursor
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

YOU, ADA = 0, 1
FIRST_INVASION = 4
# The cards that are taught with.
FIRST, TRADED = "Sawmill", "Archery Range"
CARD = f"card-{FIRST}"
RING = f"ring-{FIRST_INVASION}-{YOU}"
CHOICE = ("option-build", "option-bastion")


def lesson() -> Lesson:
    """Seven steps, with two knights as opponents."""
    return Lesson(GAME, 638, (("Ada", "knight"), ("Bo", "knight")), _STEPS)


def _raised(state: State) -> bool:
    return any(card.name == FIRST for card in state.realms[YOU].bastions)


def _built(state: State) -> bool:
    return any(card.name == TRADED for card in state.realms[YOU].buildings)


def _first(_match: Match, _here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    return {"card": narrator.label(FIRST)}


def _chances(match: Match, here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    """What the first card costs and brings, and the chance to stop the first invasion with it as each of the two."""
    view = match.game.view_for(match.state_at(here), YOU)
    takings = options(view, match.game.legal_moves(match.state_at(here)), narrator).take
    assert takings is not None
    uses = takings[FIRST].uses
    assert uses.build.hold is not None
    assert uses.bastion.hold is not None
    before, after = uses.build.coins
    return {
        "card": narrator.label(FIRST),
        "coins": before,
        "cost": before - after,
        "points": uses.build.points,
        "build": uses.build.hold[1],
        "bastion": uses.bastion.hold[1],
        "gain": uses.bastion.coins[1] - before,
        "shields": uses.bastion.shields[1],
    }


def _trade(_match: Match, _here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    return {"card": narrator.label(TRADED)}


def _invasion(match: Match, here: Cursor, narrator: Narrator) -> Mapping[str, Any]:
    """What the rings said before the invasion, and how it went: how strong it was, who fell with how many shields."""
    view = match.game.view_for(match.state_at(here), YOU)
    drawn = picture(view, match.events_at(here), narrator)
    struck = [each for each in match.state.invasions if each.round == FIRST_INVASION]
    shields = [seat.shields for seat in drawn.seats]
    return {
        "tokens": sum(token is not None for token in view.track),
        "chance": drawn.rings[FIRST_INVASION].holds[ADA],
        "yours": drawn.rings[FIRST_INVASION].holds[YOU],
        "strength": struck[0].strength if struck else 0,
        "shields": shields[ADA],
        "own": shields[YOU],
        "other": narrator.name(ADA),
    }


def _who_falls(narrator: Narrator) -> tuple[Sequence[str], int]:
    return [narrator.name(seat) for seat in range(3)], ADA


_STEPS = (
    LessonStep("goal", lit=("realms",)),
    LessonStep("read", lit=(CARD,), free=("market",), picks=CARD, press=CARD, values=_first),
    LessonStep("price", lit=("option-build",), ready=f"build {FIRST}", values=_chances),
    LessonStep(
        "bastion",
        lit=("option-bastion", RING),
        free=("market", "option-build"),
        ready=f"build {FIRST}",
        done=_raised,
        shows=f"bastion {FIRST}",
        press="option-bastion",
        watch=(RING,),
        values=_chances,
    ),
    LessonStep(
        "trade",
        # Ada and Bo end round 1; Ada, Bo and you play round 2; Bo begins round 3.
        before=(
            *("bastion Mill", "build Throne Hall"),
            *("build Friary", "build Armoury", "build Fishery"),
            "bastion Cottage",
        ),
        lit=(f"card-{TRADED}", "option-build"),
        free=("market", "choice"),
        done=_built,
        shows=f"build {TRADED}",
        press="option-build",
        values=_trade,
    ),
    LessonStep(
        "invasion",
        # Ada ends round 3; you and Ada play in round 4, and Bo is still to choose.
        before=("build Hamlet", "build Tower House", "build Cemetery"),
        lit=tuple(f"ring-{FIRST_INVASION}-{seat}" for seat in range(3)),
        answers=_who_falls,
        after=("build Cathedral", "lose Hamlet"),
        watch=("market",),
        values=_invasion,
    ),
    LessonStep("end", lit=("realms",)),
)
