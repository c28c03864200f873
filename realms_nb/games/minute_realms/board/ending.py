"""The end of a game of Minute Realms in words: who has won, which place is one's own, and what made the difference.

The reason is one that the score sheets carry: nothing is said that cannot be counted there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.games.minute_realms.board.wire import Ending
from realms_nb.games.minute_realms.engine.cards import Bastion, Card

if TYPE_CHECKING:
    from realms_nb.core.closing import Outcome
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.views import View

# So many bastions more than the winner are worth a word.
MANY = 2


def ending(view: View, narrator: Narrator) -> Ending | None:
    """What is said at the end of a game; None before."""
    outcome = view.outcome
    if outcome is None:
        return None
    points = [sheet.total for sheet in view.scores]
    winners, best = outcome.winners, points[outcome.winners[0]]
    others = [seat for place in outcome.ranking for seat in place if seat not in winners]
    rest = ", ".join(narrator.say("end-other", seat=seat, points=points[seat]) for seat in others)
    headline = narrator.say("end-headline", seats=winners, points=best)
    shared = len(winners) > 1
    you = narrator.you if narrator.you is not None and narrator.you < len(points) else None
    return Ending(
        headline=f"{headline} {rest[:1].upper()}{rest[1:]}." if rest else headline,
        title=narrator.say("end-shared" if shared else "end-title", seats=winners, points=best, next=_next(view)),
        place=None if you is None else narrator.say("end-place", place=_place(outcome, you), points=points[you]),
        reason=_reason(view, outcome, you, narrator),
    )


def _next(view: View) -> int:
    """The points of the best who has not won."""
    assert view.outcome is not None
    lost = [sheet.total for seat, sheet in enumerate(view.scores) if seat not in view.outcome.winners]
    return max(lost, default=0)


def _place(outcome: Outcome, seat: int) -> int:
    """Which place a seat has: behind all who are better."""
    better = 0
    for place in outcome.ranking:
        if seat in place:
            break
        better += len(place)
    return better + 1


def _reason(view: View, outcome: Outcome, you: int | None, narrator: Narrator) -> str:
    """Why the first is before whoever looks, or before the second: a tie-break, bastions, the award, buildings."""
    if outcome.tie_break is not None and (you is None or view.scores[you].total == max(_totals(view))):
        return narrator.say("end-tie", how=outcome.tie_break)
    first = outcome.winners[0]
    behind = you if you is not None and you not in outcome.winners else _second(outcome)
    if behind is None:
        return ""
    mine, theirs = _built(view, behind), _built(view, first)
    bastions = _bastions(view, behind)
    if all(strike.held[behind] for strike in view.invasions) and bastions >= _bastions(view, first) + MANY:
        return narrator.say("end-bastions", seat=behind, bastions=bastions, stopped=len(view.invasions))
    awards = _award(view, first), _award(view, behind)
    if 2 * (awards[0] - awards[1]) >= max(1, view.scores[first].total - view.scores[behind].total):
        other = narrator.say("end-other", seat=behind, points=awards[1])
        return narrator.say("end-award", seat=first, points=awards[0], other=other)
    other = narrator.say("end-built", seat=behind, count=mine[0], points=mine[1])
    return narrator.say("end-buildings", seat=first, count=theirs[0], points=theirs[1], other=other)


def _totals(view: View) -> list[int]:
    return [sheet.total for sheet in view.scores]


def _second(outcome: Outcome) -> int | None:
    return outcome.ranking[1][0] if len(outcome.ranking) > 1 else None


def _built(view: View, seat: int) -> tuple[int, int]:
    """How many buildings a realm has, and the points of all of them."""
    count = sum(isinstance(plot, Card) for plot in view.realms[seat].plots)
    return count, sum(line.points for line in view.scores[seat].lines if line.source != "award")


def _bastions(view: View, seat: int) -> int:
    return sum(isinstance(plot, Bastion) for plot in view.realms[seat].plots)


def _award(view: View, seat: int) -> int:
    return sum(line.points for line in view.scores[seat].lines if line.source == "award")
