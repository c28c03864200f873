"""A ladder of levels that is measured beside the notebook: cells go on, a bar says how far it is, results are kept.

It runs in a process of its own that gives way to everything else. Asked again for the same game, it is the same
measure; a class that was run again is another game, and begins anew.
"""

from __future__ import annotations

import os
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from threading import Event, Lock
from typing import TYPE_CHECKING, Any

import numpy as np

from realms_nb.core.chance import branch
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame
from realms_nb.lab.duels import pair_shares
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.lab.ladders import Ladder, LadderStep

# Deals that are played before the bar moves on.
PIECE = 10
# The bar is so many signs long.
LONG = 20


def _give_way() -> None:
    with suppress(AttributeError, OSError):
        os.nice(15)


def _played(game: AnyGame, rules: Any, seats: int, seed: int, step: tuple[str, str], deals: range) -> list[float]:
    """The shares of the better level in these deals, in a process of its own."""
    weaker, better = step
    task = Task(game, rules, contenders(game, [better, weaker], None))
    return pair_shares(task, deals, seats, branch(seed, "step", better), 1).tolist()


class LadderBeside:
    """A ladder that is being measured. Shown in a cell, it has a bar until it is done, then it is the ladder.

    `result` is the ladder as far as it is known, None before the first step; `wait()` waits for all, `stop()` ends it.
    """

    def __init__(
        self, game: AnyGame, steps: Sequence[tuple[str, str]], counts: Sequence[int], seats: int, rules: Any, seed: int,
        language: str,
    ) -> None:  # fmt: skip
        self.game, self.seats, self.language = game, seats, language
        self._asked = tuple(steps), tuple(counts), seats, rules, seed, language
        self._pieces = [
            (step, range(first, min(first + PIECE, count)))
            for step, count in zip(steps, counts, strict=True)
            for first in range(0, count, PIECE)
        ]
        self._counts = dict(zip(steps, counts, strict=True))
        self._shares: dict[tuple[str, str], list[float]] = {}
        self._done, self._lock, self._over, self._handles = 0, Lock(), Event(), list[Any]()
        self._fault: BaseException | None = None
        from joblib.externals.loky import ProcessPoolExecutor

        self._pool: Any = ProcessPoolExecutor(max_workers=1, initializer=_give_way)
        self._play = partial(_played, game, rules, seats, seed)
        self._next()

    def _next(self) -> None:
        # One piece after the other, so that `stop` is heard.
        future = self._pool.submit(self._play, *self._pieces[self._done])
        future.add_done_callback(self._came)

    def _came(self, future: Future[list[float]]) -> None:
        with self._lock:
            if self._over.is_set() or future.cancelled():
                return
            self._fault = future.exception()
            if self._fault is None:
                self._shares.setdefault(self._pieces[self._done][0], []).extend(future.result())
                self._done += 1
            if self._fault is not None or self._done == len(self._pieces):
                self._end()
            else:
                self._next()
        for handle in self._handles:
            handle.update(self._shown(), raw=True)

    def _end(self) -> None:
        self._over.set()
        self._pool.shutdown(wait=False, kill_workers=True)

    @property
    def done(self) -> bool:
        """Whether nothing is measured any more."""
        return self._over.is_set()

    def stop(self) -> None:
        """Measure no further: what is known stays."""
        with self._lock:
            if not self.done:
                self._end()

    def wait(self, seconds: float | None = None) -> Ladder | None:
        """Wait until it is done, or so many seconds; the ladder as far as it is known."""
        self._over.wait(seconds)
        return self.result

    @property
    def result(self) -> Ladder | None:
        """The ladder of the steps that are measured; None before the first."""
        from realms_nb.lab.ladders import Ladder, measured_step

        if self._fault is not None:
            raise RealmsError(code="lab-ladder-fault", title=self.game.title, fault=str(self._fault)) from self._fault
        found: list[LadderStep] = []
        for step, count in self._counts.items():
            shares = self._shares.get(step, [])
            if len(shares) == count:
                found.append(measured_step(step[1], step[0], np.array(shares), self.seats))
        whole = len(found) == len(self._counts)
        return Ladder(self.game, self.seats, found, self.done and not whole, self.language) if found else None

    @property
    def _narrator(self) -> Narrator:
        return self.game.narrator(language=self.language)

    def _bar(self) -> str:
        full = LONG * self._done // len(self._pieces)
        deals = [len(each) for _, each in self._pieces]
        told = {"done": str(sum(deals[: self._done])), "total": str(sum(deals))}
        facts = {"title": self.game.title, "bar": "▮" * full + "▯" * (LONG - full), **told}
        return self._narrator.say("lab-ladder-beside", **facts)

    def __repr__(self) -> str:
        told = [] if self.done else [self._bar()]
        return "\n".join([*told, *([repr(self.result)] if self.result is not None else [])])

    def _repr_html_(self) -> str:
        told = "" if self.done else f"<p>{self._bar()}</p>"
        return told + (self.result._repr_html_() if self.result is not None else "")

    def _ipython_display_(self) -> None:
        from IPython.display import DisplayHandle

        handle = DisplayHandle()
        self._handles.append(handle)
        handle.display(self._shown(), raw=True)

    def _shown(self) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self._repr_html_()}


# Name of a game -> what is measured of it, or was.
_KEPT: dict[str, LadderBeside] = {}


def kept_ladder(
    game: AnyGame, steps: Sequence[tuple[str, str]], counts: Sequence[int], seats: int, rules: Any, seed: int,
    language: str,
) -> LadderBeside:  # fmt: skip
    """The measure of this game: the one that was asked for before, if it is the same question."""
    known = _KEPT.get(game.name)
    if known is not None:
        if known.game is game and known._asked == (tuple(steps), tuple(counts), seats, rules, seed, language):
            return known
        known.stop()
    _KEPT[game.name] = found = LadderBeside(game, steps, counts, seats, rules, seed, language)
    return found
