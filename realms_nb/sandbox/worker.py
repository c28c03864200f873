"""The other end of a `ProcessPlayer`: a process that holds one strategy and answers for it.

It reads a stream of pickles (from the referee, who is trusted) and writes lines of JSON (which the referee can read
without trusting the strategy). What the strategy prints goes to a file that the referee keeps. The game and, for a
strategy that asks for it, the fast engine are loaded before the clock starts and before the fence closes.
"""

from __future__ import annotations

import inspect
import linecache
import os
import pickle
import sys
import threading
import time
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import IO, Any, Literal

import msgspec
from msgspec import Struct, structs

from realms_nb.core.chance import stream
from realms_nb.core.errors import RealmsError, UnknownName, shortened
from realms_nb.core.game import game_named
from realms_nb.core.registry import part
from realms_nb.core.strategy import Strategy
from realms_nb.sandbox.limits import Forfeit, SeatAnswer, ask, call, failed

MEGABYTE = 1_000_000
# Worlds of its own, or Landlock where users may not make them (`walls`).
Wall = Literal["namespaces", "landlock"]


class Limits(Struct, frozen=True):
    """What one strategy may use. Memory, processor time and print-out are limited where the system can do that."""

    # Seconds for one decision, for all decisions of one game (None: as many as it has), for everything in all games
    # together (None: the same), and for loading the strategy.
    move_seconds: float = 5.0
    game_seconds: float | None = None
    all_seconds: float | None = None
    start_seconds: float = 20.0
    cpu_seconds: int = 900
    memory_mb: int = 4_000
    file_mb: int = 50


class Source(Struct, frozen=True):
    """A strategy as the text of a Python file."""

    file: str
    text: str


class Sandbox(Struct, frozen=True):
    """Where an entrant of a league plays: what it must not look into, and which wall is around it, if any."""

    hidden: tuple[str, ...]
    wall: Wall | None = None
    # Where a game from another package comes from: behind the wall it is needed, too.
    kept: tuple[str, ...] = ()
    # Only to try the wall alone: it must hold without the fence before it.
    fence: bool = True


class Hello(Struct, frozen=True):
    """The first message: the strategy (a cloudpickle or a source) and what it may use."""

    strategy: bytes | Source
    limits: Limits
    # None leaves it all the freedom of its user.
    sandbox: Sandbox | None = None
    # The game to load, by its name, and whether its fast engine is wanted, too.
    game: str | None = None
    warm: bool = False


class Call(Struct, frozen=True):
    """A question to a function that is no strategy: its arguments."""

    arguments: tuple[Any, ...]


class Look(Struct, frozen=True):
    """A table to look at, with nothing to decide: to load the game and its rules is not the strategy's own time."""

    view: Any


class NoStrategy(Exception):
    """A file that holds no strategy, as a forfeit that says what it should hold."""

    def __init__(self, code: str, **details: str) -> None:
        super().__init__(code)
        self.forfeit = Forfeit(code, details)


def main(*, watched: bool = False, wall: Wall | None = None) -> None:
    """Answer until the referee hangs up. Unless the system ends it with its parent, it looks after that itself."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    # From here on the strategy can print and read what it likes without disturbing the conversation.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # pyright: ignore[reportAttributeAccessIssue]  # it is a text file
    if not watched:
        threading.Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    hello: Hello = pickle.load(requests)  # noqa: S301  # the referee is the one who sends
    if hello.sandbox is not None and hello.sandbox.wall != wall:
        # Never without the wall that was asked for, whatever went wrong on the way here.
        os._exit(70)
    prepare(hello.game, warm=hello.warm)
    _reply(replies, SeatAnswer())
    _limit(hello.limits)
    _enclose(hello.sandbox)
    # A strategy can look at whoever called it, and what is hidden from it is not for it to know.
    hello = structs.replace(hello, sandbox=None)
    try:
        choose = _load(hello)
    except BaseException as error:  # a file may do anything while it is loaded
        _reply(replies, SeatAnswer(forfeit=fault_of(error)))
        return
    _reply(replies, SeatAnswer())
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
            _reply(replies, SeatAnswer())
        elif isinstance(request, Call):
            _reply(replies, call(choose, request.arguments))
        else:
            view, moves = request
            _reply(replies, ask(choose, view, moves, rng))


def _reply(replies: IO[bytes], answer: SeatAnswer) -> None:
    replies.write(msgspec.json.encode(answer) + b"\n")


# The games, and the engines, that this process has loaded: a copy of a warm process has nothing left to do.
_prepared: set[tuple[str, bool]] = set()


def prepare(game: str | None, *, warm: bool) -> None:
    """Import what a strategy may ask for and, if wanted, warm the engine, before anybody counts the seconds."""
    if game is None or (game, warm) in _prepared:
        return
    _prepared.add((game, warm))
    try:
        game_named(game)
    except UnknownName:
        # A game that was made in the referee's own process arrives with the first table.
        return
    if not warm:
        return
    for room in ("engine", "players", "odds"):
        found = part(room, game)
        for module in iter_modules(found.__path__ if found else ()):
            import_module(f"{found.__name__}.{module.name}" if found else module.name)
    kernel = part("fast", game)
    if kernel is not None:
        from realms_nb.fast.compiling import make_ready

        make_ready(game)
        import_module(f"{kernel.__name__}.warm").compile_all()


def _enclose(sandbox: Sandbox | None) -> None:
    if sandbox is not None and sandbox.fence:
        from realms_nb.sandbox.audit_hook import fence

        fence(sandbox.hidden, native=sandbox.wall is not None)


def _load(hello: Hello) -> Strategy:
    if isinstance(hello.strategy, bytes):
        return pickle.loads(hello.strategy)  # noqa: S301  # it comes from whoever started the simulation
    return strategy_in(hello.strategy, hello.game)


def strategy_in(source: Source, game: str | None = None) -> Strategy:
    """The strategy of a file: its `choose` (a function or weights), or its only public function of three arguments."""
    linecache.cache[source.file] = (len(source.text), None, source.text.splitlines(keepends=True), source.file)
    room: dict[str, Any] = {"__name__": "entrant", "__file__": source.file}
    exec(compile(source.text, source.file, "exec"), room)  # noqa: S102  # running it is the purpose of this process
    named = room.get("choose")
    if callable(named):
        return named
    if named is not None and not isinstance(named, str) and game is not None:
        # Weights are no function, and a player all the same.
        from realms_nb.players.registry import resolve

        try:
            return resolve(game_named(game), named).choose
        except RealmsError as error:
            raise NoStrategy("no-strategy", why=str(error)) from error
    found = [name for name, thing in room.items() if not name.startswith("_") and _is_strategy(thing)]
    if len(found) == 1:
        return room[found[0]]
    if found:
        raise NoStrategy("no-choose", found=shortened(", ".join(found)))
    raise NoStrategy("no-function")


def fault_of(error: BaseException) -> Forfeit:
    """What went wrong while a file was loaded."""
    return error.forfeit if isinstance(error, NoStrategy) else failed(error)


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
        resource.RLIMIT_AS: addresses_taken() + limits.memory_mb * MEGABYTE,
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


@cache
def addresses_taken() -> int:
    """The addresses that Python and the engine take: what was loaded for a strategy is not its own.

    Found out before there is a wall, which hides it.
    """
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def _end_with_parent(parent: int) -> None:
    # A strategy that never returns must not outlive a referee that was itself ended.
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
