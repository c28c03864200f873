"""What has happened since a person last did something; what of it is worth watching is played as a scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from realms_nb.board.patches import patch
from realms_nb.board.stage import Moment
from realms_nb.board.wire import Frame, Scene, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import Stage
    from realms_nb.board.story import Telling
    from realms_nb.core.listeners import Change


class Since:
    """The moves since a person last did something."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []
        self._kind: str | None = None
        self._version = self._id = 0

    def clear(self) -> None:
        """A person does something: what happened before has been seen, and what comes is another scene."""
        self._moments, self._kind = [], None

    def hear(self, change: Change, view: Any, past: tuple[Any, ...]) -> None:
        """Remember a move with the table it led to; any other change leaves nothing to be watched."""
        self._version = change.version
        if change.kind == "played":
            self._moments.append(Moment(change.events, view, past))
        else:
            self._moments = []

    def scene(self, stage: Stage, telling: Telling, now: Any, *, brief: bool = False) -> Scene | None:
        """The scene that the stage makes of it, as patches that begin at the picture now.

        A brief one leaves out what is drawn only to be looked at; if nothing else is in it, there is none.
        """
        scene = scene_of(stage, telling, self._moments, now, self._version, brief=brief)
        if scene is None:
            self._kind = None
            return None
        if scene.kind != self._kind:
            # One that only grew, because the others have played on, is the same scene.
            self._kind, self._id = scene.kind, self._version
        return replace(scene, id=self._id)


def scene_of(
    stage: Stage, telling: Telling, moments: Sequence[Moment], now: Any, number: int, *, brief: bool = False
) -> Scene | None:
    """The scene that a stage makes of some moves, under this number; None if nothing of them is worth watching."""
    cut = stage.scene(moments, telling.narrator) if moments else None
    if cut is None or (brief and len(cut.facts) == len(cut.frames)):
        return None
    frames: list[Frame] = []
    before = plain(now)
    for place, (event, picture) in enumerate(cut.frames):
        if brief and place in cut.facts:
            continue
        after = plain(picture)
        frames.append(Frame(telling.sentence(event), patch(before, after), cut.facts.get(place)))
        before = after
    return Scene(number, cut.kind, tuple(frames))
