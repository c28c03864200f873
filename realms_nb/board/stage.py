"""What a game brings to the board: a stage is a module `widgets/<game>` of these functions.

The board asks for it by the game's name and knows nothing else of the game. A game without one gets the plain stage.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from realms_nb.board import plain
from realms_nb.core.rooms import part

if TYPE_CHECKING:
    from realms_nb.board.wire import Hint
    from realms_nb.core.event import Event
    from realms_nb.core.game import AnyGame
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


class Moment(NamedTuple):
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


class Stage(Protocol):
    """The functions of a stage. All values are Structs of the game's `wire` module.

    `BUNDLE` names the script and the style in `static/`; `HINTS` says how deep hints go, 0 for none.
    A stage may have `chances(view, moves, narrator, seed)` as well: how likely each move is to win, and what else the
    tab Chances shows, from the view of the person to decide. One that answers quickly first and better later also takes
    `look`: the browser then asks again, with `desk.chances(2)`.

    A stage may have two more, for the list of moves: `short(events, narrator)` tells a move in few words, without who
    made it, and `deal(events, narrator)` tells what was dealt when a round opened, as one sentence; None for neither.
    """

    BUNDLE: str
    HINTS: int

    def pages(self, match: Match, narrator: Narrator) -> Any:
        """What does not change during a game, in one language: cards, numbers of the rules."""
        ...

    def picture(self, view: Any, past: Sequence[Event], narrator: Narrator) -> Any:
        """The table as drawn, from a view and what has happened so far."""
        ...

    def options(self, view: Any, moves: Sequence[Any], narrator: Narrator) -> Any:
        """What the person to decide can do: the view of that person, and every legal move. Not asked for others."""
        ...

    def scene(self, moments: Sequence[Moment], narrator: Narrator) -> Cut | None:
        """What of the moves since a person last did something is to be seen step by step; None if nothing is."""
        ...

    def hint(self, view: Any, moves: Sequence[Any], narrator: Narrator, depth: int, seed: int) -> Hint:
        """Advice for the person to decide, from that person's view; `depth` is from 1 to HINTS."""
        ...


def stage_of(game: AnyGame) -> Stage:
    """The stage of a game, or the plain one."""
    module = part("board", game)
    return cast("Stage", plain if module is None or not hasattr(module, "BUNDLE") else module)
