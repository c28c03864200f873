"""Functions that students hand in are called in a process of their own: whatever they do, it ends in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import cloudpickle

from realms_nb.core.errors import shown
from realms_nb.lessons.exercise import NotYet
from realms_nb.simulation.child import Child
from realms_nb.simulation.entrants import HAS_PROCESSES
from realms_nb.simulation.players import Answer, Forfeit, call
from realms_nb.simulation.seat_process import Call, Hello, Limits


def results(function: Any, cases: Sequence[tuple[Any, ...]], *, seconds: float = 5.0) -> list[Any]:
    """What a function returns for each case, a tuple of arguments; `seconds` is the limit for one call.

    Results are plain values: numbers (fractions become floats), texts, lists, dicts, True and False. An error, a loop
    without end, nothing returned: each is a `NotYet` that names the call.
    """
    if not callable(function):
        raise NotYet(f"the answer should be a function, not {shown(function)}.")
    name = getattr(function, "__name__", "your function")
    answers: list[Any] = []
    with _Desk(function, name, seconds) as desk:
        for case in cases:
            said = f"{name}({', '.join(map(shown, case))})"
            answer = desk.ask(Call(case))
            if answer.forfeit is not None:
                raise NotYet(sentence(answer.forfeit, said, seconds))
            if answer.value is None:
                raise NotYet(f"{said} returned nothing; a function gives its result back with `return`.")
            answers.append(answer.value)
    return answers


class _Desk:
    """Where a function is called: in a child process, or in place where there are none (in the browser)."""

    def __init__(self, function: Callable[..., Any], name: str, seconds: float) -> None:
        self._function, self._seconds = function, seconds
        self._child: Child | None = None
        if HAS_PROCESSES:
            try:
                sent = cloudpickle.dumps(function)
            except Exception as error:  # whatever the function refers to may refuse in its own way
                raise NotYet(f"{name} cannot be sent to a process of its own ({error}).") from error
            self._child = Child(Hello(sent, Limits(move_seconds=seconds)))
            self._started = self._child.hello()

    def ask(self, question: Call) -> Answer:
        if self._child is None:
            return call(self._function, question.arguments)
        return self._started if self._started.forfeit else self._child.ask(None, question, self._seconds)

    def __enter__(self) -> _Desk:
        return self

    def __exit__(self, *_: object) -> None:
        if self._child is not None:
            self._child.close()


def sentence(forfeit: Forfeit, said: str, seconds: float) -> str:
    """What went wrong with a call, for the student who wrote the function."""
    match forfeit.kind:
        case "time limit":
            return f"{said} did not come to an end within {seconds:g} s and was stopped. Is there a loop without end?"
        case "error":
            lines = re.findall(r"line (\d+), in", forfeit.report)
            where = f" in line {lines[-1]}" if lines else ""
            return f"{said} stopped with an error{where}: {forfeit.report.splitlines()[-1]}."
        case "not a move" if forfeit.report.startswith("It returned None,"):
            return f"{said} returned nothing; a function gives its result back with `return`."
        case _ if forfeit.report.startswith("It returned Ellipsis"):
            return f"{said} returned the three dots: write your own code in their place."
        case _ if forfeit.report.startswith("It returned "):
            return f"{said} {forfeit.report.removeprefix('It ')}"
        case _:
            return f"{said} gave no result. {forfeit.report}"
