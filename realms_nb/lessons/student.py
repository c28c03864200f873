"""Functions that students hand in are called in a process of their own: whatever they do, it ends in a sentence.

A student's strategy on trial: many games against a player of this package, seats rotated, chance fixed by a seed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import cloudpickle
import pandas as pd

from realms_nb.core import browser
from realms_nb.core.errors import shown
from realms_nb.core.game import AnyGame
from realms_nb.lessons.exercise import NotYet
from realms_nb.lessons.own_work import NotYourOwn, OwnWork
from realms_nb.players.registry import EVERYWHERE
from realms_nb.players.watch import is_the_packages
from realms_nb.players.weights import NamedWeights
from realms_nb.sandbox.limits import Forfeit, SeatAnswer, call
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.worker import Call, Hello, Limits
from realms_nb.tournaments.standings import rates
from realms_nb.tournaments.tournament import tournament


def results(
    function: Any, cases: Sequence[tuple[Any, ...]], *, seconds: float = 2.0, said: str | None = None, own: Any = None
) -> list[Any]:
    """What a function returns for each case, a tuple of arguments; a call may take `seconds` of processor time.

    Results are plain values: numbers (fractions become floats), texts, lists, dicts, True and False. An error, a loop
    without end, nothing returned: each is a `NotYet` that names the call, with its arguments as they are `said` or as
    they are. `own` is the student's function, where `function` is what asks it.
    """
    if not callable(function):
        raise NotYet(code="check-no-function", given=shown(function))
    name = called(function if own is None else own)
    answers: list[Any] = []
    with _Desk(function, name, seconds) as desk:
        for case in cases:
            asked = f"{name}({', '.join(map(shown, case)) if said is None else said})"
            answer = desk.ask(Call(case))
            if answer.forfeit is not None:
                if answer.forfeit.kind == "time limit" and _ends(function, name, case, PATIENCE * seconds):
                    raise too_slow(asked, seconds)
                raise failure(answer.forfeit, asked, seconds)
            if answer.value is None:
                raise NotYet(code="check-call-nothing", call=asked)
            answers.append(answer.value)
    return answers


def _ends(function: Any, name: str, case: tuple[Any, ...], seconds: float) -> bool:
    """Whether a call comes to an end if it has longer: then it is slow, and no loop without end."""
    with _Desk(function, name, seconds) as desk:
        return desk.ask(Call(case)).forfeit is None


def too_slow(call: str, seconds: float) -> NotYet:
    """What is told of right code that takes too long; beside it, how busy the machine is."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return NotYet(code="check-call-slow", call=call, seconds=seconds, load=f"{load:.1f}", cores=os.cpu_count() or 1)


class _Desk:
    """Where a function is called: in a child process, or in place where there are none (in the browser)."""

    def __init__(self, function: Callable[..., Any], name: str, seconds: float) -> None:
        self._function, self._seconds = function, seconds
        self._child: StrategyProcess | None = None
        if not browser.IN_A_BROWSER:
            try:
                sent = cloudpickle.dumps(function)
            except Exception as error:  # whatever the function refers to may refuse in its own way
                raise NotYet(code="check-not-sent", name=name, error=str(error)) from error
            self._child = StrategyProcess(Hello(sent, Limits(move_seconds=seconds)))
            self._started = self._child.hello()

    def ask(self, question: Call) -> SeatAnswer:
        if self._child is None:
            return call(self._function, question.arguments)
        return self._started if self._started.forfeit else self._child.ask(None, question, self._seconds)

    def __enter__(self) -> _Desk:
        return self

    def __exit__(self, *_: object) -> None:
        if self._child is not None:
            self._child.close()


def called(function: Any) -> str:
    """How a function is called, if it has a name that can be read."""
    return str(getattr(function, "__name__", "function"))


def failure(forfeit: Forfeit, call: str, seconds: float) -> NotYet:
    """What went wrong with a call, for the student who wrote the function."""
    told = forfeit.details
    match forfeit.kind, forfeit.code:
        case "time limit", _:
            return NotYet(code="check-call-late", call=call, seconds=seconds)
        case _, "error" if str(told["fault"]).endswith(NotYourOwn.__name__):
            return NotYet(code="check-not-own", call=call)
        case _, "error":
            what = f"{told['fault']}{told['tail']}"
            return NotYet(code="check-call-error", call=call, line=told["line"], what=what.rstrip("."))
        case "not a move" | "not a value", _ if told["given"] == "None":
            return NotYet(code="check-call-nothing", call=call)
        case "not a move" | "not a value", _ if told["given"] == "Ellipsis":
            return NotYet(code="check-call-dots", call=call)
        case "not a move" | "not a value", code:
            return NotYet(code=f"check-call-{code}", call=call, **told)
        case "illegal move", _:
            return NotYet(code="check-call-illegal", call=call, move=told["move"])
        case _:
            return NotYet(code="check-call-failed", call=call, error=forfeit.fact)


def games_failed(forfeits: Sequence[Forfeit], games: int, call: str, seconds: float) -> NotYet:
    """What went wrong in games, in how many of them, and how in the first."""
    fault = failure(forfeits[0], call, seconds)
    return NotYet(code="check-games-failed", count=len(forfeits), games=games, error=fault)


T = TypeVar("T")
YOURS = "yours"
# Who is late is asked once more with so many times the seconds: slow code is not told that it has an endless loop.
PATIENCE = 3
# The players of the course are those of this month, whatever becomes of their levels.
EDITION = "2026-11"
# Seconds for one decision, as in a league.
LIMIT = 1.0
# A function that fails does so in its first deal, played from both seats: nobody waits for hundreds of such games.
FIRST = 2


def edition(name: str) -> str:
    """The player of that name as the course knows it; one that every game has never changes."""
    return name if name in EVERYWHERE else f"{name}@{EDITION}"


def trial(game: AnyGame, function: Any, against: str, games: int, seed: int) -> pd.DataFrame:
    """The rows of the games between a function and a named player; one that fails in any of them is not ready yet."""
    table = {YOURS: own_player(function), against: edition(against)}

    def play(some: int, limit: float) -> tuple[pd.DataFrame, Mapping[Any, Forfeit]]:
        played = tournament(game, table, some, seed, time_limit=limit, quiet=True)
        return played.results, played.forfeits

    return judged_games(play, games, f"{called(function)}(view, moves, rng)")


def own_player(function: Any) -> OwnWork:
    """A function that somebody wrote, as it plays; weights can be called, too, but nobody wrote them."""
    if not callable(function) or isinstance(function, NamedWeights):
        raise NotYet(code="check-no-function", given=shown(function))
    if is_the_packages(function):
        raise NotYet(code="check-not-own", call=called(function))
    return OwnWork(function)


def judged_games(play: Callable[[int, float], tuple[T, Mapping[Any, Forfeit]]], games: int, call: str) -> T:
    """The rows of all games, after the first few; a function that fails in any is told why, a slow one that it is."""
    for some in (FIRST, games):
        rows, forfeits = play(some, LIMIT)
        if not forfeits:
            if some == games:
                return rows
            continue
        late = [forfeit for forfeit in forfeits.values() if forfeit.kind == "time limit"]
        if late and not play(FIRST, PATIENCE * LIMIT)[1]:
            raise NotYet(code="check-games-failed", count=len(late), games=some, error=too_slow(call, LIMIT))
        raise games_failed([*forfeits.values()], some, call, LIMIT)
    raise AssertionError(games)


def share_of(rows: pd.DataFrame, name: str) -> dict[Any, Any]:
    """Games, wins, share of wins and its interval of one player."""
    return rates(rows, "strategy").set_index("strategy").to_dict("index")[name]


def better(rows: pd.DataFrame, against: str) -> dict[str, Any]:
    """The facts for praise, if the whole 95 % interval of your share of wins lies above a half; `NotYet` if not."""
    told = share_of(rows, YOURS)
    found = {"against": against, "games": int(told["games"])}
    found |= {
        name: round(100 * float(told[key]), 1)
        for name, key in (("share", "win_rate"), ("low", "low"), ("high", "high"))
    }
    if told["low"] > 0.5:
        return found
    raise NotYet(code="check-worse" if told["high"] < 0.5 else "check-maybe-luck", **found)
