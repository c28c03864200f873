"""Every decision of a match judged by sampled futures, and every stroke of chance between two decisions.

A match is cut where chance speaks: between two such places nothing is revealed, so all positions there are judged on
the same futures, and a move that changes nothing is worth exactly nothing. What a game must offer
for that is in `reviews/part.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from realms_nb.core import browser
from realms_nb.core.chance import branch
from realms_nb.core.match import Match
from realms_nb.fast.samples import Column, Wins, column, error, mean, minus, wins_of
from realms_nb.reviews.part import ReviewsPart
from realms_nb.simulation.policies import Sitting, sitting
from realms_nb.simulation.statistics import Z

# Moves that lose less than this to the best one are as good as equal: two games in a hundred.
AS_GOOD = 0.02
# A move is followed no further if a glance leaves it less than about one chance in a thousand to be as good.
FAR = 3.0


class Judged(Struct, frozen=True, eq=False):
    """One decision: its number from 0 on, who decided what, and how the moves fared in the same futures."""

    step: int
    phase: int
    # Decisions of the same epoch are judged on the same futures: no chance fell between them.
    epoch: int
    seat: int
    # The moves that were followed, of so many legal ones.
    moves: tuple[Any, ...]
    legal: int
    # Places among the moves: the one played, the best one, and the one that the evaluator itself would play.
    played: int
    best: int
    habit: int
    # Moves x playouts x seats: what happened if everybody went on as usual; the chances and the ledger stand on it.
    wins: Sequence[Wins]
    scores: Sequence[Wins]
    # The wins if the seat itself had gone on as usual: what its choice is measured against in the ledger.
    usual: Wins
    # What the verdict stands on: the same, or near the end what happened if everybody answered well.
    seen_wins: Sequence[Wins]
    seen_scores: Sequence[Wins]
    # What the played move lost to the best one, and half of its 95 % interval.
    cost: float
    margin: float
    # How many moves are as good as the best one.
    open: int

    @property
    def verdict(self) -> str:
        """`best`, `cost`, or `cannot tell` where the interval of the cost holds 0."""
        if self.cost == 0 and self.margin == 0:
            return "best"
        return "cost" if self.cost > self.margin else "cannot tell"


class Stroke(Struct, frozen=True, eq=False):
    """One stroke of chance: behind which step it fell (-1 before the first), and the wins before and after it."""

    step: int
    phase: int
    kind: str
    before: Wins
    after: Wins


class Evidence(Struct, frozen=True, eq=False):
    """All that was measured of a match, in its order, and how it ended."""

    seats: int
    playouts: int
    decisions: tuple[Judged, ...]
    strokes: tuple[Stroke, ...]
    # Every seat's part of the win, future by future if the match is not over.
    last: Wins
    over: bool
    # Like whom everybody plays on.
    like: str = ""

    @property
    def result(self) -> tuple[float, ...]:
        """Every seat's part of the win, or its chance so far."""
        return tuple(mean(column(self.last, seat)) for seat in range(self.seats))


def judge(
    room: ReviewsPart,
    match: Match,
    playouts: int,
    seed: int,
    ticked: Callable[[], object] = lambda: None,
    policy: Any = None,
) -> Evidence:
    """Judge every decision of the history of a match; `ticked` is called after each.

    After the stop button the match is judged as far as it has come, as if it had got no further.
    """
    judged = in_slices(room, match, playouts, seed, policy)
    while True:
        try:
            next(judged)
        except StopIteration as end:
            return end.value
        ticked()


def in_slices(
    room: ReviewsPart, match: Match, playouts: int, seed: int, policy: Any = None
) -> Generator[int, None, Evidence]:
    """The same for those who have something else to do in between: says after each decision how many are judged."""
    states = [match.start, *(step.state for step in match.history)]
    seats = len(match.names)
    decisions: list[Judged] = []
    strokes: list[Stroke] = []
    waiting: list[tuple[int, str]] = [(-1, "deal")]
    like = sitting(match.game, policy, seats)
    before: Wins = start_of(room, match.rules, seats, like)
    epoch = 0
    for number, step in enumerate(match.history):
        state = states[number]
        try:
            if decisions:
                browser.look_at_the_clock()
            decision = _judged(room, state, number, epoch, step, playouts, branch(seed, "epoch", epoch), like)
        except KeyboardInterrupt:
            if not decisions:
                raise
            break
        if decisions and not waiting:
            # Nothing has happened since: what is usual now is what the last move led to.
            decision = replace(decision, usual=before)
        decisions.append(decision)
        strokes += _fell(waiting, before, decision.usual, decision.phase)
        kinds: Sequence[str] = room.strokes(state, step)
        before, waiting = decision.wins[decision.played], []
        if kinds:
            epoch += 1
            waiting = [(number, kinds[-1])]
            if len(kinds) > 1:
                halfway: Wins = room.halfway(state, step, playouts, branch(seed, "halfway", epoch), like)
                strokes.append(Stroke(number, decision.phase, kinds[0], before, halfway))
                before = halfway
        yield len(decisions)
    reached = states[len(decisions)]
    outcome = match.outcome if len(decisions) == len(match.history) else None
    if outcome is not None:
        last = wins_of([[outcome.part(seat) for seat in range(seats)]])
    elif waiting:
        last = room.now(reached, playouts, branch(seed, "epoch", epoch), like)
    else:
        last = before
    phase = room.phase(reached) or (len(decisions) - 1) // seats + 1
    strokes += _fell(waiting, before, last, phase)
    return Evidence(seats, playouts, tuple(decisions), tuple(strokes), last, outcome is not None, like.told)


@lru_cache(maxsize=16)
def start_of(room: ReviewsPart, rules: Any, seats: int, like: Sitting) -> Wins:
    """What the seats are worth before the deal, worked out once for some rules and players."""
    wins: Wins = room.before_the_deal(rules, seats, like)
    return wins


def judge_one(room: ReviewsPart, match: Match, number: int, playouts: int, seed: int, policy: Any = None) -> Evidence:
    """Judge one decision of a match and nothing else: what a person learns who wants to know at once."""
    step = match.history[number]
    state = match.history[number - 1].state if number else match.start
    like = sitting(match.game, policy, len(match.names))
    decision = _judged(room, state, number, number, step, playouts, branch(seed, "epoch", number), like)
    last = decision.wins[decision.played]
    return Evidence(len(match.names), playouts, (decision,), (), last, over=False, like=like.told)


def _fell(waiting: list[tuple[int, str]], before: Wins, after: Wins, phase: int) -> list[Stroke]:
    return [Stroke(step, phase, kind, before, after) for step, kind in waiting]


def _judged(
    room: ReviewsPart, state: Any, number: int, epoch: int, step: Any, playouts: int, seed: int, like: Sitting
) -> Judged:
    answers = room.answers(state, step.move, playouts, seed)
    found = room.outcomes(state, step.move, playouts, seed, like, moves=None if answers is None else answers.moves)
    seen = found if answers is None else answers
    own = [column(wins, step.seat) for wins in seen.wins]
    played = found.moves.index(step.move)
    # A search has no habits: among equals it is the played move that is the best one.
    best, cost, margin = cost_of(own, played, found.habit if answers is None else played)
    most = mean(own[best])
    usual: Wins | None = getattr(found, "usual", None)
    if usual is None:
        # With noise a seat goes on now like this, now like that: what is usual is the position as it is.
        noisy = getattr(like.policies[step.seat].weights, "noise", 0)
        usual = room.now(state, playouts, seed, like) if noisy else found.wins[found.habit]
    return Judged(
        step=number,
        # Where no rounds are counted, a round is one decision of each seat.
        phase=room.phase(state) or number // len(like.policies) + 1,
        epoch=epoch,
        seat=step.seat,
        moves=found.moves,
        legal=found.legal,
        played=played,
        best=best,
        habit=found.habit,
        wins=found.wins,
        scores=found.scores,
        usual=usual,
        seen_wins=seen.wins,
        seen_scores=seen.scores,
        cost=cost,
        margin=margin,
        open=sum(most - mean(each) < AS_GOOD for each in own),
    )


def within_reach(own: Sequence[Column]) -> list[int]:
    """The places of the moves that may be as good as the best one, after a glance at some futures of each."""
    best = max(own, key=mean)
    lost = [minus(best, each) for each in own]
    return [place for place, each in enumerate(lost) if mean(each) - FAR * error(each) <= AS_GOOD]


def cost_of(own: Sequence[Column], played: int, habit: int) -> tuple[int, float, float]:
    """The best move, what the played one lost to it, and half of that loss's 95 % interval.

    The largest of several noisy means is too large. So each half of the futures names its best move, and the other
    half measures it; the mean of both is unbiased, and may even fall below 0 where there is nothing to tell. What was
    never seen in n futures may still happen in 3 of n (the rule of three): no interval is narrower than that.
    """
    best = _favourite(own, played, habit)
    halves = [each[0::2] for each in own], [each[1::2] for each in own]
    found = [
        minus(other[_favourite(half, played, habit)], other[played])
        for half, other in (halves, halves[::-1])
        if len(other[played])
    ]
    cost = sum(mean(each) for each in found) / len(found)
    spread = Z * sum(error(each) ** 2 for each in found) ** 0.5 / len(found)
    # Where each half prefers the played move there is nothing to measure.
    least = 3 / len(own[played]) if any(any(each) for each in found) else 0.0
    return best, cost, max(spread, least)


def _favourite(own: Sequence[Column], played: int, habit: int) -> int:
    """The move that won most; among equals the one played, then the evaluator's own."""
    means = [mean(each) for each in own]
    most = max(means)
    for place in (played, habit):
        if means[place] == most:
            return place
    return means.index(most)
