"""The review of a game at its board: judged beside the notebook, so that nobody waits, and stopped when asked to."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from realms_nb.core.rooms import part
from realms_nb.kernel.cold import is_cold, start_compiling
from realms_nb.widgets.thinker import call_there, running_loop

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from realms_nb.core.game import AnyGame
    from realms_nb.core.history import Step
    from realms_nb.core.match import Match
    from realms_nb.reviews import Review

# How often progress is told, in seconds.
TOLD = 0.3


def can_review(game: AnyGame) -> bool:
    """Whether the games of this kind can be judged."""
    return "outcomes" in getattr(part("reviews", game), "__all__", ())


class _Stopped(Exception):
    """Nobody waits for this review any more."""


class Job:
    """One review that is being made: how far it is, and what came of it."""

    def __init__(self, match: Match, steps: Sequence[Step], seat: int, *, last: bool = False) -> None:
        # `last`: only the last of these moves is judged, for a person who wants to know at once.
        self.steps, self.seat, self.last = tuple(steps), seat, last
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

    def work(self, seed: int, ticked: Callable[[], None]) -> None:
        """Judge; `ticked` after every move."""

        def tick() -> None:
            self.done += 1
            if self.stopped:
                raise _Stopped
            ticked()

        try:
            found = self._judged(seed, tick)
        except _Stopped:
            return
        except Exception as error:
            # Whatever it is, the board goes on and says so.
            self.error = error
        else:
            self.found = found

    def _judged(self, seed: int, tick: Callable[[], None]) -> Review:
        # Here, because a board that nobody wants a review of need not load pandas.
        from realms_nb.reviews import Review
        from realms_nb.reviews.judging import judge, judge_one

        game, match = self.match.game, self.match
        if is_cold(game.name):
            start_compiling(game.name)
            # Compiling in this process would make everything else wait.
            while is_cold(game.name):
                time.sleep(0.2)
                if self.stopped:
                    raise _Stopped
        room = part("reviews", game)
        assert room is not None
        if self.last:
            evidence = judge_one(room, match, len(self.steps) - 1, room.PLAYOUTS, seed)
        else:
            evidence = judge(room, match, room.PLAYOUTS, seed, tick)
        return Review(match, self.seat, match.language, evidence)


class Kept(NamedTuple):
    """A review of a line of moves, and the seat that it is told to."""

    steps: tuple[Step, ...]
    found: Review
    seat: int


class Reviewing:
    """The reviews of one board: one for each line that was judged, and the one that is being made."""

    def __init__(self, changed: Callable[[], None], seed: int) -> None:
        self._changed, self._seed = changed, seed
        self._kept: list[Kept] = []
        self.job: Job | None = None
        # What was said last of a choice that was made just now.
        self.live: Kept | None = None

    def of(self, match: Match) -> Kept | None:
        """The review of the line that is looked at."""
        return next((kept for kept in self._kept if _same(kept.steps, match.steps)), None)

    def job_of(self, match: Match) -> Job | None:
        """The review that is being made, was stopped or failed, of the line that is looked at."""
        return self.job if self.job is not None and not self.job.last and _same(self.job.steps, match.steps) else None

    def begin(self, match: Match, seat: int) -> None:
        """Judge the line that is looked at, or tell what is known of it to this seat."""
        kept = self.of(match)
        if kept is not None:
            self._keep(kept._replace(seat=seat))
            return
        self._start(Job(match, match.steps, seat))

    def show(self, found: Review) -> None:
        """Take over a review that was made elsewhere."""
        self._keep(Kept(found.match.steps, found, found.you))

    def begin_live(self, match: Match) -> None:
        """Judge the move that was made just now."""
        self.live = None
        self._start(Job(match, match.history, match.history[-1].seat, last=True))

    def stop(self) -> None:
        """Wait no longer."""
        if self.job is not None and self.job.running:
            self.job.stopped = True

    def _start(self, job: Job) -> None:
        self.stop()
        self.job = job
        loop = running_loop()
        last = time.monotonic()

        def ticked() -> None:
            nonlocal last
            if loop is not None and time.monotonic() - last > TOLD:
                last = time.monotonic()
                call_there(loop, self._changed)

        def work() -> None:
            job.work(self._seed, ticked)
            if loop is not None:
                call_there(loop, self._end, job)

        if loop is not None:
            try:
                threading.Thread(target=work, daemon=True, name="a review").start()
            except RuntimeError:
                # A browser's Python has a loop, but no threads.
                loop = None
        if loop is None:
            work()
            self._end(job)

    def _end(self, job: Job) -> None:
        if job.found is not None and not job.stopped:
            kept = Kept(job.steps, job.found, job.seat)
            if job.last:
                self.live = kept
            else:
                self._keep(kept)
        self._changed()

    def _keep(self, kept: Kept) -> None:
        self._kept = [other for other in self._kept if not _same(other.steps, kept.steps)] + [kept]


def _same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether these are the very same moves, not only equal ones."""
    return len(one) == len(other) and all(mine is yours for mine, yours in zip(one, other, strict=True))
