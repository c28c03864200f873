"""A child process with a strategy in it, and the watchdog that ends it when it is late."""

from __future__ import annotations

import io
import os
import pickle
import signal
import subprocess
import sys
import tempfile
from typing import Any

import msgspec
from msgspec import structs

from realms_nb.core.checks import visible
from realms_nb.core.errors import RealmsError
from realms_nb.core.strategy import LONGEST_WHY
from realms_nb.sandbox.fork_server import CAN_FORK, ForkServer, close_fork_servers, fork_server_for
from realms_nb.sandbox.limits import LONGEST_MOVE, LONGEST_REPORT, OWN_FORFEITS, Forfeit, SeatAnswer
from realms_nb.sandbox.watchdog import WATCHDOG, Handle, Spent, WatchedProcess
from realms_nb.sandbox.worker import Hello, Look, Sandbox

LONGEST_PRINT = 2_000
FIRST_PRINT, FIRST_LINES = 500, 3
FORGET = 500
NOT_AN_ANSWER = SeatAnswer(forfeit=Forfeit("no-answer"))
# To load the game and its engine: nobody's own time, but somewhere it must end.
SLOWEST_LOADING = 300.0
# A fenced child gets these of our environment and nothing else: what else is in there is not its business.
_PLAIN_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "NUMBA_CACHE_DIR")
_START = "from realms_nb.sandbox.worker import main; main()"


class StrategyProcess:
    """The referee's end of the line to a `seat_process`."""

    def __init__(self, hello: Hello) -> None:
        self._hello = hello
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115  # `close` closes it
        theirs, ours = os.pipe()
        back, answers = os.pipe()
        try:
            self._process = _started(hello, (theirs, answers, self._printed.fileno()))
        except BaseException:
            for line in (ours, back):
                os.close(line)
            self._printed.close()
            raise
        finally:
            os.close(theirs)
            os.close(answers)
        self._to, self._back = os.fdopen(ours, "wb", buffering=0), os.fdopen(back, "rb")
        # A pickler remembers what it has sent (the rules, the cards) and then only refers to it: a third of the time.
        self._written = io.BytesIO()
        self._pickler = pickle.Pickler(self._written, pickle.HIGHEST_PROTOCOL)
        self._asked = 0
        # Entrants stand still while it is not their turn, so that the processor is there for whoever is asked.
        self._watched = WatchedProcess(self._process, back, stopping=hello.sandbox is not None)
        # How long the last answer took.
        self.spent = Spent()

    def hello(self) -> SeatAnswer:
        """Hand over the strategy; the answer says whether it could be loaded."""
        ready = self._talk([self._hello], SLOWEST_LOADING, "late-loading")
        return self._talk([], self._hello.limits.start_seconds, "late-loading") if ready.forfeit is None else ready

    def look(self, view: Any, seconds: float) -> SeatAnswer:
        """Show the table before the first question; the answer says whether that worked."""
        return self._put([Look(view)], seconds, "late-loading")

    def ask(self, seed: int | None, question: Any, seconds: float) -> SeatAnswer:
        """Put a question, after the seed of a new game if there is one."""
        return self._put([question] if seed is None else [seed, question], seconds, "late-decision")

    def _put(self, messages: list[Any], seconds: float, late: str) -> SeatAnswer:
        self._asked += 1
        # Before the first message and now and then both ends forget, or their memory would grow with every game.
        forget = [None] if self._asked % FORGET == 1 else []
        return self._talk([*forget, *messages], seconds, late)

    def close(self) -> None:
        """End the process and all that it has started."""
        self._watched.end()
        self._process.wait()
        self._watched.close()
        for pipe in (self._to, self._back, self._printed):
            try:
                pipe.close()
            except OSError:  # the pipe still held something that nobody will read
                continue

    @property
    def printed(self) -> str:
        """The end of all that the strategy has printed."""
        size = self._printed.seek(0, os.SEEK_END)
        self._printed.seek(max(0, size - LONGEST_PRINT))
        return visible(self._printed.read().decode("utf-8", "replace")).strip()

    @property
    def first_printed(self) -> str:
        """The beginning of all that the strategy has printed, on whole lines."""
        self._printed.seek(0)
        lines = visible(self._printed.read(FIRST_PRINT).decode("utf-8", "replace")).strip().splitlines()
        return "\n".join(lines[:FIRST_LINES])

    @property
    def was_killed(self) -> bool:
        """Whether the process was ended by a signal: not by its own code, unless that asked for it."""
        code = self._process.poll()
        return code is not None and code < 0

    def _talk(self, messages: list[Any], seconds: float, late: str) -> SeatAnswer:
        """Send messages and read the answer; `late` is the code for one that does not come in time."""
        for message in messages:
            self._pickler.dump(message)
            if message is None:
                self._pickler.clear_memo()
        letter = self._written.getvalue()
        self._written.seek(0)
        self._written.truncate()
        # The clock of an entrant begins when all is written, and runs while it reads.
        WATCHDOG.watch(self._watched, seconds)
        try:
            while letter:
                letter = letter[self._to.write(letter) or 0 :]
            line = self._back.readline(4 * LONGEST_REPORT)
        except OSError:
            line = b""
        finally:
            self.spent = WATCHDOG.release(self._watched)
        if self.spent.late:
            return SeatAnswer(forfeit=Forfeit(late, {"seconds": f"{seconds:g}"}, busy=self.spent.busy))
        if not line:
            return SeatAnswer(forfeit=self._last_words())
        return _read(line)

    def _last_words(self) -> Forfeit:
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return Forfeit("line-closed")
        if code >= 0:
            return Forfeit("ended-itself", {"number": code})
        name = signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)
        return Forfeit("processor-time") if name == "SIGXCPU" else Forfeit("ended", {"signal": name})


def _read(line: bytes) -> SeatAnswer:
    """What a process wrote, which may be anything: only an answer that we could have written ourselves is one."""
    try:
        answer = msgspec.json.decode(line, type=SeatAnswer)
    except (ValueError, RecursionError):
        return NOT_AN_ANSWER
    if answer.forfeit is not None:
        return _own_forfeit(answer.forfeit)
    if len(answer.illegal or "") > LONGEST_REPORT:
        return NOT_AN_ANSWER
    # Usually shortened already, but a process may write what it likes.
    illegal = None if answer.illegal is None else visible(answer.illegal[:LONGEST_MOVE])
    why = None if answer.why is None else visible(answer.why[:LONGEST_WHY])
    return structs.replace(answer, illegal=illegal, why=why)


def _own_forfeit(forfeit: Forfeit) -> SeatAnswer:
    """What a strategy says of its own failure: only of a kind that it may, and in words that can be shown."""
    texts = [forfeit.trace, *(value for value in forfeit.details.values() if isinstance(value, str))]
    plain = all(isinstance(value, str | int) for value in forfeit.details.values())
    if not plain or forfeit.details.keys() != OWN_FORFEITS.get(forfeit.code) or max(map(len, texts)) > LONGEST_REPORT:
        return NOT_AN_ANSWER
    details = {name: visible(value) if isinstance(value, str) else value for name, value in forfeit.details.items()}
    return SeatAnswer(forfeit=Forfeit(forfeit.code, details, visible(forfeit.trace)))


def make_ready(hello: Hello) -> None:
    """Wait for what is slow, once for all entrants: the stop button is heard meanwhile."""
    server = _server(hello)
    if server is not None:
        server.wait_until_ready()


def _server(hello: Hello) -> ForkServer | None:
    """The fork server of such entrants, where there are any."""
    sandbox = hello.sandbox
    if sandbox is None or not CAN_FORK:
        return None
    plan = {"game": hello.game, "warm": hello.warm, "wall": sandbox.wall}
    plan |= {"hidden": list(sandbox.hidden), "kept": list(sandbox.kept)}
    return fork_server_for(plan, _environment(sandbox), tempfile.gettempdir())


def _started(hello: Hello, lines: tuple[int, int, int]) -> Handle:
    """A `seat_process` on these lines: for entrants of a league made by a fork server, where there is one."""
    sandbox = hello.sandbox
    for _ in range(2):
        # A server that was ended from outside is started again.
        try:
            server = _server(hello)
            if server is not None:
                return server.enter(lines)
        except ConnectionError:
            close_fork_servers()
    if sandbox is not None and sandbox.wall:
        raise RealmsError("The wall around the entrants cannot be raised any more; without it nobody is let in.")
    return subprocess.Popen(  # noqa: S603  # our own module in our own Python
        [sys.executable, "-P", "-c", _START],
        stdin=lines[0],
        stdout=lines[1],
        stderr=lines[2],
        cwd=None if sandbox is None else tempfile.gettempdir(),
        env=_environment(sandbox),
        # Out of reach of the stop button: that is for us, and we end the process.
        start_new_session=True,
    )


def _environment(sandbox: Sandbox | None) -> dict[str, str]:
    """The child finds its modules where we find ours, but nothing in a hidden folder."""
    # Each strategy thinks on one core: the others need theirs.
    ours = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    path = [os.path.realpath(place or os.curdir) for place in sys.path]
    if sandbox is None:
        return dict(os.environ) | ours | {"PYTHONPATH": os.pathsep.join(path)}
    hidden = [os.path.realpath(folder) for folder in sandbox.hidden]
    plain = {name: os.environ[name] for name in _PLAIN_ENVIRONMENT if name in os.environ}
    open_path = os.pathsep.join(place for place in path if place not in hidden)
    return plain | ours | {"PYTHONPATH": open_path, "PYTHONDONTWRITEBYTECODE": "1"}
