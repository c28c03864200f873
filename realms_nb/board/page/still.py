"""Takes a match down as it can be looked at without Python: every position, move, sentence and scene.

All of it is what whoever looks at the board may know. Other lines, earlier games and the seed stay out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.board.page.wire import Still, Stills
from realms_nb.board.scenes import scene_of
from realms_nb.board.stage import Moment
from realms_nb.board.wire import Fresh, Scene
from realms_nb.core.narrator import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from realms_nb.board.showing import Showing


def stills(showing: Showing, reviews: Mapping[str, str] | None = None) -> Stills:
    """The match of a board in every language; `reviews` has HTML for each, if there is a review."""
    told = {language: _still(showing.told_in(language), (reviews or {}).get(language)) for language in LANGUAGES}
    return Stills(showing.book.language, told)


def _still(showing: Showing, review: str | None) -> Still:
    match, snapshot = showing.match, showing.snapshot()
    line = replace(snapshot.history.lines[match.line], leaves=0, of=None, move=None)
    decision = (match.steps[-1].state if match.steps else match.start).decision
    return Still(
        snapshot=replace(
            snapshot,
            history=replace(snapshot.history, line=0, lines=(line,), earlier=()),
            fresh=Fresh(0, (), ()),
            auto=False,
            options=None,
            hint=None,
            notice=None,
            scene=None,
            thinking=None,
        ),
        book=showing.book,
        replay=tuple(showing.replay),
        log=tuple(showing.log),
        scenes=_scenes(showing),
        last=None if decision is None else decision.seat,
        review=review,
    )


def _scenes(showing: Showing) -> dict[int, Scene]:
    """What of each move is to be seen step by step."""
    match = showing.match
    past = list(match.game.opening(match.start))
    found: dict[int, Scene] = {}
    for number, step in enumerate(match.steps, start=1):
        past += step.events
        moment = Moment(step.events, showing.view(step.state), tuple(past))
        scene = scene_of(showing.stage, showing.telling, [moment], showing.pictures[number], number)
        if scene is not None:
            found[number] = scene
    return found
