"""A seat's decisions: asked in this process, or in a process of their own that can be stopped.

Built-in strategies are trusted and asked here. A function written by somebody may never return, end Python or change
what it can reach; a thread or a signal cannot stop a loop that swallows errors or sits in C code, ending a process
can. So whenever a time limit applies, such a function lives in a child process (`seat_process`): it gets views,
answers with the number of a legal move, and is ended when it is late.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from numbers import Rational
from types import CoroutineType, TracebackType
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from realms_nb.core.chance import Random, stream
from realms_nb.core.checks import visible
from realms_nb.core.errors import LONGEST_SENTENCE, RealmsError, shown
from realms_nb.core.narrator import Narrator, narrator_of_none
from realms_nb.core.strategy import Strategy, as_choice

LONGEST_REPORT = 8_000
# The text of a move that is not allowed.
LONGEST_MOVE = 200
# What a strategy's own process may say of it, with the details of each; all else is for the referee to say.
OWN_FORFEITS: Mapping[str, frozenset[str]] = {
    "error": frozenset({"fault", "line", "tail"}),
    "not-a-move": frozenset({"given", "count"}),
    "text-of-a-move": frozenset({"given", "count"}),
    "not-a-value": frozenset({"given"}),
    "no-choose": frozenset({"found"}),
    "no-function": frozenset(),
    "no-strategy": frozenset({"why"}),
}
# Lost before the game began, because of earlier ones: a consequence, and no cause.
NOT_AGAIN = ("lost-often", "struck")
_KINDS = {
    "error": ("error", "no-choose", "no-function", "no-strategy"),
    "illegal move": ("illegal-move",),
    "not a move": ("not-a-move", "text-of-a-move"),
    "not a value": ("not-a-value",),
    "time limit": ("late-decision", "late-game", "late-league", "late-loading"),
}


class Forfeit(Struct, frozen=True):
    """Why a seat lost its game, as a fact: the message `error-report-<code>` tells it, in any language."""

    code: str
    details: dict[str, Any] = {}
    # Of an error: the traceback.
    trace: str = ""
    # The end of what the strategy had printed.
    printed: str = ""
    # Which move of the game it would have been, from 1 on.
    move: int = 0
    # Too late while the machine had others to serve: that game is played again.
    busy: bool = False

    @property
    def kind(self) -> str:
        """What tables call it: "error", "illegal move", "not a move", "not a value", "time limit" or "stopped"."""
        return next((kind for kind, codes in _KINDS.items() if self.code in codes), "stopped")

    @property
    def fact(self) -> RealmsError:
        """What happened, to be told in one sentence."""
        return RealmsError(code=f"report-{self.code}", **self.details)

    def told(self, narrator: Narrator) -> str:
        """The whole report: the traceback or the sentence, then what was printed."""
        story = self.trace or narrator.error(self.fact)
        return f"{story}\n{narrator.say('results-had-printed')}\n{self.printed}" if self.printed else story

    @property
    def report(self) -> str:
        """The whole report in English, as tables keep it."""
        return self.told(narrator_of_none())


class SeatAnswer(Struct, frozen=True):
    """What came back from a strategy: the number of a legal move, or what is wrong with it."""

    move: int = -1
    # For a move that is not allowed here: its text, so that the rules can say why.
    illegal: str | None = None
    forfeit: Forfeit | None = None
    # What the strategy itself said about its move.
    why: str | None = None
    # What a function that is no strategy returned, as a plain value.
    value: Any = None


class Diary(Struct):
    """What a player's process did over its games: decisions, the seconds they took, and the first lines it printed.

    What it waited for the processor, which others had, is counted by itself.
    """

    decisions: int = 0
    seconds: float = 0.0
    waited: float = 0.0
    # With what it took to load.
    in_all: float = 0.0
    printed: str = ""


class Player(Protocol):
    """Somebody in a seat."""

    def begin(self, seed: int) -> None:
        """A new game begins; chance starts from the seed."""
        ...

    def answer(self, view: Any, moves: tuple[Any, ...]) -> SeatAnswer:
        """The decision for a view."""
        ...

    def close(self) -> None:
        """The last game has ended."""
        ...


class LocalPlayer:
    """A strategy asked in this process. Its errors forfeit the game; that it ever answers is taken on trust."""

    def __init__(self, choose: Strategy) -> None:
        self._choose = choose
        self._rng: Random = stream(0)

    def begin(self, seed: int) -> None:
        """Chance starts anew with every game."""
        self._rng = stream(seed)

    def answer(self, view: Any, moves: tuple[Any, ...]) -> SeatAnswer:
        """Ask the strategy."""
        return ask(self._choose, view, moves, self._rng)

    def close(self) -> None:
        """Nothing to put away."""


class NotAsked:
    """A player that is not asked any more, because it has cost the others too much time."""

    def begin(self, seed: int) -> None:
        """Nothing to begin."""

    def answer(self, view: Any, moves: tuple[Any, ...]) -> SeatAnswer:
        """Always the same."""
        return SeatAnswer(forfeit=Forfeit("struck"))

    def close(self) -> None:
        """Nothing to put away."""


def ask(choose: Strategy, view: Any, moves: tuple[Any, ...], rng: Random) -> SeatAnswer:
    """Let a strategy decide. Whatever it does short of hanging or ending the process becomes an answer."""
    try:
        choice = as_choice(choose(view, moves, rng))
        said = [reason.details["why"] for reason in choice.reasons if reason.code == "said"]
        return _read(choice.move, moves, str(said[0]) if said else None)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # sys.exit() in a strategy must not end the simulation
        return SeatAnswer(forfeit=failed(error))


def call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> SeatAnswer:
    """Call a function that is no strategy, such as a student's own formula; the answer carries what it returned."""
    try:
        value = function(*arguments)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # as in `ask`
        return SeatAnswer(forfeit=failed(error))
    try:
        # Through JSON and back: whatever comes out is plain, here as in a process of its own.
        return SeatAnswer(value=msgspec.json.decode(msgspec.json.encode(value, enc_hook=_plain)))
    except TypeError:
        return SeatAnswer(forfeit=Forfeit("not-a-value", {"given": shown(value)}))


def _plain(value: Any) -> Any:
    """The values of NumPy and pandas, and fractions."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, Rational):
        return float(value)
    raise TypeError


def _read(move: Any, moves: tuple[Any, ...], why: str | None) -> SeatAnswer:
    # Our own move of that number is played, never the object that came back: it may lie about being equal.
    for number, legal in enumerate(moves):
        if type(move) is type(legal) and move == legal:
            return SeatAnswer(number, why=why)
    if type(move) in {type(legal) for legal in moves} or type(move).__module__ == type(moves[0]).__module__:
        return SeatAnswer(illegal=visible(str(move)[:LONGEST_MOVE]))
    if isinstance(move, CoroutineType):
        # Else Python would warn that nobody has waited for it, with the name of a file that is not the student's.
        move.close()
    # Of a text it is said, too, that the move itself is wanted.
    code = "text-of-a-move" if isinstance(move, str) else "not-a-move"
    return SeatAnswer(forfeit=Forfeit(code, {"given": shown(move), "count": len(moves)}))


def failed(error: BaseException) -> Forfeit:
    """An error of a strategy, with the traceback from its own first line on, without those of this package."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_globals.get("__name__") in _OUR_MODULES:
        trace = trace.tb_next
    told = "".join(traceback.format_exception(type(error), error, trace)).strip()[-LONGEST_REPORT:]
    # Of a text that is no Python the last line says what is wrong, after those that quote it.
    said = traceback.format_exception_only(error)[-1 if isinstance(error, SyntaxError) else 0]
    fault, sign, words = said.strip().splitlines()[0][:LONGEST_SENTENCE].partition(": ")
    return Forfeit("error", {"fault": fault, "line": _line(error, trace), "tail": sign + words}, told)


def _line(error: BaseException, trace: TracebackType | None) -> int:
    """The line of the strategy's own file that was reached, or that cannot be read; 0 if there is none."""
    if isinstance(error, SyntaxError) and trace is None:
        return error.lineno or 0
    reached = [(frame.f_code.co_filename, number) for frame, number in traceback.walk_tb(trace)]
    return next((number for file, number in reversed(reached) if file == reached[0][0]), 0)


_OUR_MODULES = {
    __name__,
    "realms_nb.adapters.talk",
    "realms_nb.sandbox.worker",
    "realms_nb.tournaments.league_files",
    "realms_nb.lab.limited_play",
    "realms_nb.lessons.own_work",
}
