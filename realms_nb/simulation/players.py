"""A seat's decisions: asked in this process, or in a process of their own that can be stopped.

Built-in strategies are trusted and asked here. A function written by somebody may never return, end Python or change
what it can reach; a thread or a signal cannot stop a loop that swallows errors or sits in C code, ending a process
can. So whenever a time limit applies, such a function lives in a child process (`seat_process`): it gets views,
answers with the number of a legal move, and is ended when it is late.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from numbers import Rational
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from realms_nb.core.chance import Random, stream
from realms_nb.core.errors import shown
from realms_nb.core.names import visible
from realms_nb.core.strategy import Strategy, as_choice

LONGEST_REPORT = 8_000
# The text of a move that is not allowed.
LONGEST_MOVE = 200
# How the report begins of a game that was lost before it began, because of earlier ones.
NOT_AGAIN = "Not asked again"
# What a strategy's own process may say of it; the rest is for the referee to say.
OWN_FORFEITS = ("error", "not a move", "not a value")


class Forfeit(Struct, frozen=True):
    """Why a seat lost its game: "error", "illegal move", "not a move", "time limit" or "stopped"; and the story."""

    kind: str
    report: str
    # What came back in place of a move, as it may stand in a sentence of any language.
    given: str | None = None


class Answer(Struct, frozen=True):
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
    """What a player's process did over its games: decisions, the seconds they took, and the first lines it printed."""

    decisions: int = 0
    seconds: float = 0.0
    printed: str = ""


class Player(Protocol):
    """Somebody in a seat."""

    def begin(self, seed: int) -> None:
        """A new game begins; chance starts from the seed."""
        ...

    def answer(self, view: Any, moves: tuple[Any, ...]) -> Answer:
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

    def answer(self, view: Any, moves: tuple[Any, ...]) -> Answer:
        """Ask the strategy."""
        return ask(self._choose, view, moves, self._rng)

    def close(self) -> None:
        """Nothing to put away."""


def ask(choose: Strategy, view: Any, moves: tuple[Any, ...], rng: Random) -> Answer:
    """Let a strategy decide. Whatever it does short of hanging or ending the process becomes an answer."""
    try:
        choice = as_choice(choose(view, moves, rng))
        said = [reason.details["why"] for reason in choice.reasons if reason.code == "said"]
        return _read(choice.move, moves, str(said[0]) if said else None)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # sys.exit() in a strategy must not end the simulation
        return Answer(forfeit=Forfeit("error", student_traceback(error)))


def call(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Answer:
    """Call a function that is no strategy, such as a student's own formula; the answer carries what it returned."""
    try:
        value = function(*arguments)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # as in `ask`
        return Answer(forfeit=Forfeit("error", student_traceback(error)))
    try:
        # Through JSON and back: whatever comes out is plain, here as in a process of its own.
        return Answer(value=msgspec.json.decode(msgspec.json.encode(value, enc_hook=_plain)))
    except TypeError:
        wanted = "a number, a text, a list or a dict is wanted."
        return Answer(forfeit=Forfeit("not a value", f"It returned {shown(value)}; {wanted}"))


def _plain(value: Any) -> Any:
    """The values of NumPy and pandas, and fractions."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, Rational):
        return float(value)
    raise TypeError


def _read(move: Any, moves: tuple[Any, ...], why: str | None) -> Answer:
    # Our own move of that number is played, never the object that came back: it may lie about being equal.
    for number, legal in enumerate(moves):
        if type(move) is type(legal) and move == legal:
            return Answer(number, why=why)
    if type(move) in {type(legal) for legal in moves} or type(move).__module__ == type(moves[0]).__module__:
        return Answer(illegal=visible(str(move)[:LONGEST_MOVE]))
    hint = " Return the move itself, not its text." if isinstance(move, str) else ""
    given = shown(move)
    story = f"It returned {given}, which is not one of the {len(moves)} moves.{hint}"
    return Answer(forfeit=Forfeit("not a move", story, given))


def student_traceback(error: BaseException) -> str:
    """The traceback from the first line of the strategy on, without the lines of this package that called it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_globals.get("__name__") in _OUR_MODULES:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(error), error, trace)).strip()[-LONGEST_REPORT:]


_OUR_MODULES = {__name__, "realms_nb.simulation.seat_process"}
