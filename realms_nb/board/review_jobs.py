"""The review of a game at its board: judged beside the notebook, so that nobody waits, and stopped when asked to.

A browser has nothing that runs beside its Python: there a review is made in slices, and the board answers in between.
"""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from realms_nb.board.background import call_there, running_loop
from realms_nb.fast.waiting import is_cold, start_compiling
from realms_nb.reviews import Review
from realms_nb.reviews.judging import in_slices, judge_one
from realms_nb.reviews.part import reviews_of

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Generator, Sequence

    from realms_nb.core.game import AnyGame
    from realms_nb.core.history import Step
    from realms_nb.core.match import Match

# How often progress is told, in seconds.
TOLD = 0.3
# How long a browser's Python listens between two slices.
PAUSE = 0.01


def can_review(game: AnyGame) -> bool:
    """Whether the games of this kind can be judged; not where that would take so long that there are no futures."""
    return reviews_of(game).PLAYOUTS > 0


class Job:
    """One review that is being made: how far it is, and what came of it."""

    def __init__(self, match: Match, steps: Sequence[Step], seat: int, policy: Any, *, last: bool = False) -> None:
        # `last`: only the last of these moves is judged, for a person who wants to know at once.
        self.steps, self.seat, self.policy, self.last = tuple(steps), seat, policy, last
        # A copy: the match is played on meanwhile.
        self.match = match.copy()
        self.match.seek(len(steps))
        self.done = 0
        self.found: Review | None = None
        self.error: Exception | None = None
        self.stopped = False

    @property
    def running(self) -> bool:
        """Whether it is still to come."""
        return not self.stopped and self.found is None and self.error is None

    def slices(self, seed: int) -> Generator[None]:
        """Judge, and stop after every move for a moment; whoever goes on no further has stopped it."""
        try:
            self.found = yield from self._judged(seed)
        except Exception as error:
            # Whatever it is, the board goes on and says so.
            self.error = error

    def _judged(self, seed: int) -> Generator[None, None, Review]:
        game, match = self.match.game, self.match
        if is_cold(game.name):
            start_compiling(game.name)
            # Compiling in this process would make everything else wait.
            while is_cold(game.name):
                time.sleep(0.2)
                yield
        room = reviews_of(game)
        if self.last:
            evidence = judge_one(room, match, len(self.steps) - 1, room.PLAYOUTS, seed, self.policy)
            return Review(match, self.seat, match.language, evidence)
        judged = in_slices(room, match, room.PLAYOUTS, seed, self.policy)
        while True:
            try:
                self.done = next(judged)
            except StopIteration as end:
                return Review(match, self.seat, match.language, end.value)
            yield


class CachedReview(NamedTuple):
    """A review of a line of moves, and the seat that it is told to."""

    steps: tuple[Step, ...]
    found: Review
    seat: int


class Reviewing:
    """The reviews of one board: one for each line that was judged, and the one that is being made."""

    def __init__(self, changed: Callable[[], None], seed: int) -> None:
        self._changed, self._seed = changed, seed
        self._kept: list[CachedReview] = []
        self.job: Job | None = None
        # What was said last of a choice that was made just now.
        self.live: CachedReview | None = None

    def of(self, steps: Sequence[Step]) -> CachedReview | None:
        """The review of the line that is looked at."""
        return next((kept for kept in self._kept if _same(kept.steps, steps)), None)

    def job_of(self, steps: Sequence[Step]) -> Job | None:
        """The review that is being made, was stopped or failed, of the line that is looked at."""
        return self.job if self.job is not None and not self.job.last and _same(self.job.steps, steps) else None

    def begin(self, match: Match, seat: int, policy: Any = None) -> None:
        """Judge the line in which a match stands, or tell what is known of it to this seat; all go on like `policy`."""
        kept = self.of(match.steps)
        if kept is not None:
            self._keep(kept._replace(seat=seat))
            return
        self._start(Job(match, match.steps, seat, policy))

    def show(self, found: Review) -> None:
        """Take over a review that was made elsewhere."""
        self._keep(CachedReview(found.match.steps, found, found.you))

    def begin_live(self, match: Match, policy: Any = None) -> None:
        """Judge the move that was made just now."""
        self.live = None
        self._start(Job(match, match.history, match.history[-1].seat, policy, last=True))

    def stop(self) -> None:
        """Wait no longer."""
        if self.job is not None and self.job.running:
            self.job.stopped = True

    def _start(self, job: Job) -> None:
        self.stop()
        self.job = job
        loop, slices = running_loop(), job.slices(self._seed)
        if loop is None:
            for _ in slices:
                pass
            self._end(job)
            return
        try:
            threading.Thread(target=self._beside, args=(loop, job, slices), daemon=True, name="a review").start()
        except RuntimeError:
            # A browser's Python has a loop, but no threads.
            loop.call_later(PAUSE, self._between, loop, job, slices)

    def _beside(self, loop: asyncio.AbstractEventLoop, job: Job, slices: Generator[None]) -> None:
        """In a thread of its own."""
        last = time.monotonic()
        for _ in slices:
            if job.stopped:
                break
            if time.monotonic() - last > TOLD:
                last = time.monotonic()
                call_there(loop, self._changed)
        call_there(loop, self._end, job)

    def _between(self, loop: asyncio.AbstractEventLoop, job: Job, slices: Generator[None]) -> None:
        """One slice between two messages."""
        if job.stopped or next(slices, job) is job:
            self._end(job)
            return
        self._changed()
        loop.call_later(PAUSE, self._between, loop, job, slices)

    def _end(self, job: Job) -> None:
        if job.found is not None and not job.stopped:
            kept = CachedReview(job.steps, job.found, job.seat)
            if job.last:
                self.live = kept
            else:
                self._keep(kept)
        self._changed()

    def _keep(self, kept: CachedReview) -> None:
        self._kept = [other for other in self._kept if not _same(other.steps, kept.steps)] + [kept]


def _same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether these are the very same moves, not only equal ones."""
    return len(one) == len(other) and all(mine is yours for mine, yours in zip(one, other, strict=True))
