"""The other end of a `ProcessPlayer`: a process that holds one strategy and answers for it.

It reads a stream of pickles (from the referee, who is trusted) and writes lines of JSON (which the referee can read
without trusting the strategy). What the strategy prints goes to a file that the referee keeps.
"""

from __future__ import annotations

import inspect
import linecache
import os
import pickle
import sys
import threading
import time
from typing import IO, Any

import msgspec
from msgspec import Struct

from realms_nb.core.chance import stream
from realms_nb.core.strategy import Strategy
from realms_nb.simulation.players import Answer, Forfeit, ask, call, student_traceback

MEGABYTE = 1_000_000


class Limits(Struct, frozen=True):
    """What one strategy may use. Memory, processor time and print-out are limited where the system can do that."""

    # Seconds for one decision, and for loading the strategy.
    move_seconds: float = 5.0
    start_seconds: float = 20.0
    cpu_seconds: int = 900
    memory_mb: int = 4_000
    file_mb: int = 50


class Source(Struct, frozen=True):
    """A strategy as the text of a Python file."""

    file: str
    text: str


class Hello(Struct, frozen=True):
    """The first message: the strategy (a cloudpickle or a source) and what it may use."""

    strategy: bytes | Source
    limits: Limits
    # A folder that the strategy must not look into; None leaves it all the freedom of its user.
    fenced: str | None


class Call(Struct, frozen=True):
    """A question to a function that is no strategy: its arguments."""

    arguments: tuple[Any, ...]


class Look(Struct, frozen=True):
    """A table to look at, with nothing to decide: to load the game and its rules is not the strategy's own time."""

    view: Any


class NoStrategy(Exception):
    """A file that holds no strategy; the sentence says what it should hold."""


def main() -> None:
    """Answer until the referee hangs up."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    # From here on the strategy can print and read what it likes without disturbing the conversation.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # pyright: ignore[reportAttributeAccessIssue]  # it is a text file
    threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    hello: Hello = pickle.load(requests)  # noqa: S301  # the referee is the one who sends
    _limit(hello.limits)
    try:
        choose = _load(hello)
    except BaseException as error:  # a file may do anything while it is loaded
        report = str(error) if isinstance(error, NoStrategy) else student_traceback(error)
        _reply(replies, Answer(forfeit=Forfeit("error", report)))
        return
    _reply(replies, Answer())
    _serve(choose, requests, replies)


def _serve(choose: Strategy, requests: IO[bytes], replies: IO[bytes]) -> None:
    """A number is the seed of a new game, None asks to forget what was sent, anything else is a question."""
    unpickler = pickle.Unpickler(requests)  # noqa: S301  # still the referee's pipe, as above
    rng = stream(0)
    while True:
        try:
            request = unpickler.load()
        except EOFError:
            os._exit(0)  # at once, whatever threads the strategy has left behind
        if isinstance(request, int):
            rng = stream(request)
        elif request is None:
            unpickler = pickle.Unpickler(requests)  # noqa: S301
        elif isinstance(request, Look):
            _reply(replies, Answer())
        elif isinstance(request, Call):
            _reply(replies, call(choose, request.arguments))
        else:
            view, moves = request
            _reply(replies, ask(choose, view, moves, rng))


def _reply(replies: IO[bytes], answer: Answer) -> None:
    replies.write(msgspec.json.encode(answer) + b"\n")


def _load(hello: Hello) -> Strategy:
    if hello.fenced is not None:
        from realms_nb.simulation.fence import fence

        fence(hello.fenced)
    if isinstance(hello.strategy, bytes):
        return pickle.loads(hello.strategy)  # noqa: S301  # it comes from whoever started the simulation
    return strategy_in(hello.strategy)


def strategy_in(source: Source) -> Strategy:
    """The strategy of a file: its function `choose`, or else its only public function of three arguments."""
    linecache.cache[source.file] = (len(source.text), None, source.text.splitlines(keepends=True), source.file)
    room: dict[str, Any] = {"__name__": "entrant", "__file__": source.file}
    exec(compile(source.text, source.file, "exec"), room)  # noqa: S102  # running it is the purpose of this process
    if callable(room.get("choose")):
        return room["choose"]
    found = [name for name, thing in room.items() if not name.startswith("_") and _is_strategy(thing)]
    if len(found) == 1:
        return room[found[0]]
    wanted = "A file holds one strategy: a function choose(view, moves, rng)"
    if found:
        raise NoStrategy(f"{wanted}; this one has {', '.join(found)} and none of them is called choose.")
    raise NoStrategy(f"{wanted}; this one has no public function of three arguments.")


def _is_strategy(thing: Any) -> bool:
    # Imported functions are not the entrant's.
    if not inspect.isfunction(thing) or thing.__module__ != "entrant":
        return False
    try:
        inspect.signature(thing).bind(None, (), None)
    except TypeError:
        return False
    return True


def _limit(limits: Limits) -> None:
    try:
        import resource
    except ImportError:  # Windows has none; the time limit still holds there
        return
    wanted = {
        resource.RLIMIT_CPU: limits.cpu_seconds,
        resource.RLIMIT_AS: limits.memory_mb * MEGABYTE,
        resource.RLIMIT_FSIZE: limits.file_mb * MEGABYTE,
        resource.RLIMIT_CORE: 0,
    }
    for kind, most in wanted.items():
        hard = resource.getrlimit(kind)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(kind, (most, most))
        except (ValueError, OSError):  # some systems know a limit and cannot set it
            continue


def _end_with_parent(parent: int) -> None:
    # A strategy that never returns must not outlive a referee that was itself ended.
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
