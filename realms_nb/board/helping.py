"""What help a board gives: a teacher may take some of it away, for one cell and for the notebook that is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from realms_nb.board.reviewing import can_review
from realms_nb.board.wire import Help
from realms_nb.core.errors import BadSetup, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from realms_nb.board.stage import Stage
    from realms_nb.core.game import AnyGame

KINDS: tuple[Help, ...] = get_args(Help)
# What a board has unless somebody says otherwise: nothing is judged before the game is over.
USUAL: tuple[Help, ...] = ("chances", "hints", "review")


def checked_help(help: str | Iterable[str]) -> tuple[Help, ...]:
    """`all`, `none`, or some of the kinds, as a list or as words in a text; in the order of `KINDS`."""
    if help == "all":
        return USUAL
    words = help.replace(",", " ").split() if isinstance(help, str) else help
    try:
        asked = [] if help == "none" else list(words)
    except TypeError:
        asked = [help]
    if wrong := [word for word in asked if word not in KINDS]:
        raise BadSetup(code="unknown_help", known=", ".join(("all", "none", *KINDS)), given=shown(wrong[0]))
    # What is judged at once is reviewed, too.
    return tuple(kind for kind in KINDS if kind in asked or (kind == "review" and "live" in asked))


def offered_help(help: tuple[Help, ...], game: AnyGame, stage: Stage) -> tuple[Help, ...]:
    """What of this help there is for a game."""
    there = {
        "chances": hasattr(stage, "chances"),
        "hints": stage.HINTS > 0,
        "review": can_review(game),
        "live": can_review(game),
    }
    return cast("tuple[Help, ...]", tuple(kind for kind in help if there[kind]))
