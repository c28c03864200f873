"""Why a strategy moved as it did: its reason, what it compared, and what its figures are worth; for the list of moves.

It is made of what the strategy said with its move, for any game; nothing is worked out anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire.reason import ComparedMove, MoveReason
from realms_nb.players.registry import LEVELS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.history import Step
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.strategy import Weighed

# So many moves are named; of the others the best and the worst are told.
NAMED = 3
# Fewer tries than this, and the second may be as good as the first.
FEW = 100


def reason_of(match: Any, step: Step, narrator: Narrator, player: str) -> MoveReason | None:
    """What a player compared for a move; None if it did not say, or if that tells what a viewer may not know."""
    said = step.because
    if said is None or not said.weighed:
        return None
    counted = [reason.details["playouts"] for reason in said.reasons if "playouts" in reason.details]
    tries = next((count for count in counted if isinstance(count, int)), 0)
    weighed, tell = said.weighed, match.game.describe_move
    first, rest = weighed[:NAMED], weighed[NAMED:]
    rows = [ComparedMove(tell(each.move, narrator), _value(each, tries, narrator), str(each.move)) for each in first]
    if rest:
        best, least = _value(rest[0], tries, narrator), _value(rest[-1], tries, narrator)
        worth = best if best == least else narrator.say("why-between", best=best, least=least)
        rows.append(ComparedMove(narrator.say("why-others", count=len(rest)), worth))
    level = f"ui-level-{player}"
    return MoveReason(
        title=narrator.say(
            "why-compared", seat=step.seat, level=narrator.say(level) if narrator.knows(level) else player
        ),
        rows=tuple(rows),
        note=_note(weighed, tries, narrator),
        level=player if player in LEVELS else None,
    )


def _value(each: Weighed, tries: int, narrator: Narrator) -> str:
    if each.unit == "wins" and tries:
        return narrator.say("why-wins", wins=round(each.value * tries), tries=tries)
    if each.unit == "wins":
        return narrator.say("why-share", percent=round(100 * each.value))
    return narrator.say("why-points", points=f"{each.value:.1f}")


def _note(weighed: Sequence[Weighed], tries: int, narrator: Narrator) -> str | None:
    """What the figures are worth: few tries may be luck; weights count what they are told to count."""
    if weighed[0].unit == "worth":
        return narrator.say("why-worth")
    if weighed[0].unit != "wins" or not 0 < tries < FEW:
        return None
    best, second = (round(each.value * tries) for each in (weighed[0], weighed[min(1, len(weighed) - 1)]))
    return narrator.say("why-few", tries=tries, best=best, second=second)
