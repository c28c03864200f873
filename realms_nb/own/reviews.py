"""Reviews of somebody's own game: what chance did and what somebody kept hidden are told apart by what was known.

A general review takes for chance what nobody could foresee alone. Where several seats show at once what each of them
knew, that is wrong: nothing was dealt. Here it is known who knew what, so chance has spoken only where dice were rolled
or a thing came to light that nobody knew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.game import AnyGame
from realms_nb.own.imagining import knowledge_of
from realms_nb.own.places import Place
from realms_nb.own.playing import played
from realms_nb.own.position import Position
from realms_nb.reviews.any_game import AnyReviews

if TYPE_CHECKING:
    from realms_nb.core.history import Step

# The room of reviews asks for `part_of`; nothing here is offered at the front door.
__all__ = ()


class OwnReviews(AnyReviews):
    """Fills `ReviewsPart` for a game of somebody's own."""

    def strokes(self, before: Any, step: Step) -> tuple[str, ...]:
        """Chance, if it spoke; then *hidden*, if seats know different things or one showed what it knew."""
        found = ["deal"] if chance_spoke(before, step.move) else []
        following = step.state.decision and step.state.decision.seat
        apart = following not in (None, step.seat) and self._know_apart(step.state, step.seat, following)
        if apart or (not found and not self._foreseen(before, step)):
            found.append("hidden")
        return tuple(found)


def chance_spoke(before: Position, move: Any) -> bool:
    """Whether dice were rolled by a move, or somebody came to see what nobody knew before it."""
    story: list[Any] = []
    played(before, move, story)
    shuffled = {entry[1] for entry in story if entry[0] == "shuffled"}

    def nobody_knew(key: Any) -> bool:
        if key is None or not isinstance(before._layout[key], Place):
            return False
        if key in shuffled:
            return True
        labels = [knowledge_of(before, seat)[key] for seat in range(before._n)]
        return any(all(thing) for thing in zip(*labels, strict=True))

    def somebody_sees(key: Any) -> bool:
        # A grid is seen by all; the last bit of a watch is for those who only look on.
        return bool(before._layout.watch.get(key, 1) & ~(1 << before._n))

    for entry in story:
        match entry:
            case ("dice", *_):
                return True
            case ("moved", _, source, target) if nobody_knew(source) and somebody_sees(target):
                return True
            case ("cell", _, _, _, _, source) if nobody_knew(source):
                return True
            case ("looked", _, _, key) if nobody_knew(key):
                return True
            case _:
                pass
    return False


_KNOWN: dict[str, OwnReviews] = {}


def part_of(game: AnyGame) -> OwnReviews:
    """The part of a game; the same one as long as the game is the same, so that what was worked out is known."""
    found = _KNOWN.get(game.name)
    if found is None or found.game is not game:
        found = _KNOWN[game.name] = OwnReviews(game)
    return found
