"""What a game brings to the board: a stage is its module `board`, with these functions.

The board asks for it by the game's name and knows nothing else of the game. A game without one gets the
stage of its picture, or the plain one.

What has happened since a person last did something; what of it is worth watching is played as a scene.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from msgspec.structs import replace

from realms_nb.board import plain as plain_stage
from realms_nb.board import tabletop
from realms_nb.board.patches import patch
from realms_nb.board.wire import plain
from realms_nb.board.wire.sent import Frame, Scene
from realms_nb.core.registry import part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.story import EventTexts
    from realms_nb.board.wire.sent import Hint
    from realms_nb.core.event import Event
    from realms_nb.core.game import AnyGame
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


# So many seconds a frame that is drawn is shown, and one that is told; all that are told not longer than this together.
A_PICTURE, A_LINE, LINES = 2.5, 1.2, 3.0


class ShownMove(NamedTuple):
    """A move that was played: what happened, the table after it as the viewer sees it, and all that happened before."""

    events: Sequence[Event]
    view: Any
    past: Sequence[Event]


class Cut(NamedTuple):
    """A scene as a stage makes it: its kind, and for each event in it the picture once it has been told."""

    kind: str
    frames: Sequence[tuple[Event, Any]]
    # What a frame shows that is drawn as a picture of its own, by its place among the frames.
    facts: Mapping[int, Any] = MappingProxyType({})
    # How many seconds a frame is shown, by its place; one of which nothing is said as long as others of its kind.
    stays: Mapping[int, float] = MappingProxyType({})


class Stage(Protocol):
    """The functions of a stage. All values are Structs of the game's `wire` module.

    What a stage may have besides, such as the tab Chances, is in `board/part.py`.
    """

    @property
    def BUNDLE(self) -> str:  # noqa: N802  # as the game writes it
        """The name of its script and its style in `static/`."""
        ...

    @property
    def HINTS(self) -> int:  # noqa: N802  # likewise
        """How deep hints go, 0 for none."""
        ...

    def pages(self, match: Match, narrator: Narrator) -> Any:
        """What does not change during a game, in one language: cards, numbers of the rules."""
        ...

    def picture(self, view: Any, past: Sequence[Event], narrator: Narrator) -> Any:
        """The table as drawn, from a view and what has happened so far."""
        ...

    def options(self, view: Any, moves: Sequence[Any], narrator: Narrator) -> Any:
        """What the person to decide can do: the view of that person, and every legal move. Not asked for others."""
        ...

    def scene(self, moments: Sequence[ShownMove], narrator: Narrator) -> Cut | None:
        """What of the moves since a person last did something is to be seen step by step; None if nothing is."""
        ...

    def hint(self, view: Any, moves: Sequence[Any], narrator: Narrator, depth: int, seed: int) -> Hint:
        """Advice for the person to decide, from that person's view; `depth` is from 1 to HINTS."""
        ...


def stage_of(game: AnyGame) -> Stage:
    """The stage of a game; without one the stage that draws its picture; without a picture the plain one."""
    module = part("board", game)
    if module is not None and hasattr(module, "BUNDLE"):
        return cast("Stage", module)
    return cast("Stage", plain_stage if tabletop.picture_part(game) is None else tabletop)


def seated(stage: Stage, policy: Mapping[int, object]) -> AbstractContextManager[object]:
    """While this lasts, the stage draws what depends on who sits there as it is with these players, seat by seat."""
    own = getattr(stage, "seated", None)
    return nullcontext() if own is None else cast("AbstractContextManager[object]", own(policy))


class PendingScene:
    """The moves since a person last did something."""

    def __init__(self) -> None:
        self._moments: list[ShownMove] = []
        self._kind: str | None = None
        self._id = 0

    def clear(self) -> None:
        """A person does something: what happened before has been seen, and what comes is another scene."""
        self._moments, self._kind = [], None

    def hear(self, moment: ShownMove) -> None:
        """Remember a move."""
        self._moments.append(moment)

    def drop(self) -> None:
        """The game went elsewhere: nothing is left to be watched."""
        self._moments = []

    def scene(self, stage: Stage, telling: EventTexts, now: Any, *, brief: bool = False) -> Scene | None:
        """The scene that the stage makes of it, as patches that begin at the picture now.

        A brief one leaves out what is drawn only to be looked at; if nothing else is in it, there is none.
        """
        scene = scene_of(stage, telling, self._moments, now, self._id, brief=brief)
        if scene is None:
            self._kind = None
            return None
        if scene.kind != self._kind:
            # One that only grew, because the others have played on, is the same scene.
            self._kind, self._id = scene.kind, self._id + 1
        return replace(scene, id=self._id)


def scene_of(
    stage: Stage, telling: EventTexts, moments: Sequence[ShownMove], now: Any, number: int, *, brief: bool = False
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
        facts = cut.facts.get(place)
        stay = cut.stays.get(place, A_PICTURE if facts is not None else min(A_LINE, LINES / len(cut.frames)))
        frames.append(Frame(telling.sentence(event), patch(before, after), stay, facts))
        before = after
    return Scene(number, cut.kind, tuple(frames))
