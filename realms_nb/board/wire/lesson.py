"""A lesson as the browser gets it, step by step; apart, because a board without one sends nothing of it."""

from __future__ import annotations

from typing import Literal

from realms_nb.board.wire import Wire

# `look`: there is only something to see; `open`: something is to be done; `wrong`: something else was done, which can
# be taken back; `done`: it was done; `last`: the lesson is over, and what comes next is chosen.
LessonMood = Literal["look", "open", "wrong", "done", "last"]


class LessonState(Wire, frozen=True):
    """The step that is taught now. Places on the board have names (`tile-1`): its stage marks them `data-target`."""

    # Rises whenever the lesson says something new.
    id: int
    at: int
    length: int
    mood: LessonMood
    title: str
    text: str
    # The places that lie in the light, and those in the shade that can be used all the same.
    lit: tuple[str, ...]
    free: tuple[str, ...]
    # Whether what is picked on the board, without being played, is told to Python.
    picks: bool
    answers: tuple[str, ...]
    # Whether there is a game to go back to.
    earlier: bool
    # What is to be done, as one imperative, and when it is done; missing where there is only something to see.
    task: str | None = None
    done: str | None = None
    # What happened: after a deed, right or wrong. A step that is done and says something waits until it has been read.
    said: str | None = None
    # The move that is made ready when the step begins, and the one that Show me makes ready; the place to press then.
    ready: str | None = None
    shows: str | None = None
    press: str | None = None
