"""Players think beside the notebook: the kernel goes on answering, and whoever waits can stop it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from realms_nb.fast.waiting import rough_answers

# A player that answers within so many seconds is waited for: one click, one picture.
PATIENCE = 0.25


class Background:
    """Asks one question at a time. Where nothing runs beside this thread, it waits for every answer."""

    def __init__(self, late: Callable[[Any], None]) -> None:
        self._late = late
        self._waiting: object = None

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._waiting is not None

    def ask(self, question: Callable[[], Any], *, wait: bool = False) -> Any:
        """The answer, or None if it takes longer: then it comes to `late`, unless it is dropped before."""
        loop = None if wait else running_loop()
        if loop is None:
            with rough_answers():
                return question()
        token = self._waiting = object()
        answers: list[Any] = []
        done = threading.Event()

        def think() -> None:
            # A thread begins with nothing that was said in another one.
            with rough_answers():
                answers.append(question())
            done.set()
            call_there(loop, self._come, token, answers)

        try:
            threading.Thread(target=think, daemon=True, name="a player thinks").start()
        except RuntimeError:
            # A browser's Python has a loop, but no threads.
            self._waiting = None
            with rough_answers():
                return question()
        if done.wait(PATIENCE):
            self._waiting = None
            return answers[0]
        return None

    def drop(self) -> None:
        """Wait no longer: whatever the answer will be, nobody wants it."""
        self._waiting = None

    def _come(self, token: object, answers: list[Any]) -> None:
        if token is self._waiting:
            self._waiting = None
            self._late(answers[0])


def running_loop() -> asyncio.AbstractEventLoop | None:
    """The loop that handles messages, if this thread has one."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def call_there(loop: asyncio.AbstractEventLoop, function: Callable[..., object], *values: object) -> None:
    """Call a function in the thread of a loop, soon; a loop that is closed has nobody who waits."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *values)
