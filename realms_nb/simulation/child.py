"""A child process with a strategy in it, and the watchdog that ends it when it is late."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import msgspec

from realms_nb.simulation.players import LONGEST_REPORT, Answer, Forfeit
from realms_nb.simulation.seat_process import Hello, Look

LONGEST_PRINT = 2_000
FORGET = 500
NOT_AN_ANSWER = Answer(forfeit=Forfeit("stopped", "Its process sent something that is not an answer."))
# A fenced child gets these of our environment and nothing else: what else is in there is not its business.
_PLAIN_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "NUMBA_CACHE_DIR")
_START = "from realms_nb.simulation.seat_process import main; main()"

Process = subprocess.Popen[bytes]


class Child:
    """The referee's end of the line to a `seat_process`."""

    def __init__(self, fenced: str | None) -> None:
        self._printed = tempfile.TemporaryFile()  # noqa: SIM115  # `close` closes it
        self._process: Process = subprocess.Popen(  # noqa: S603  # our own module in our own Python
            [sys.executable, "-P", "-c", _START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._printed,
            cwd=None if fenced is None else tempfile.gettempdir(),
            env=_environment(fenced),
            # Out of reach of the stop button: that is for us, and we end the process.
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._back = self._process.stdin, self._process.stdout
        # A pickler remembers what it has sent (the rules, the cards) and then only refers to it: a third of the time.
        self._pickler = pickle.Pickler(self._to, pickle.HIGHEST_PROTOCOL)
        self._asked = 0

    def hello(self, hello: Hello) -> Answer:
        """Hand over the strategy; the answer says whether it could be loaded."""
        return self._talk([hello], hello.limits.start_seconds, "loading")

    def look(self, view: Any, seconds: float) -> Answer:
        """Show the table before the first question; the answer says whether that worked."""
        return self._put([Look(view)], seconds, "loading")

    def ask(self, seed: int | None, question: Any, seconds: float) -> Answer:
        """Put a question, after the seed of a new game if there is one."""
        return self._put([question] if seed is None else [seed, question], seconds, "a decision")

    def _put(self, messages: list[Any], seconds: float, what: str) -> Answer:
        self._asked += 1
        # Before the first message and now and then both ends forget, or their memory would grow with every game.
        forget = [None] if self._asked % FORGET == 1 else []
        return self._talk([*forget, *messages], seconds, what)

    def close(self) -> None:
        """End the process and all that it has started."""
        end(self._process)
        self._process.wait()
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
        return self._printed.read().decode("utf-8", "replace").strip()

    def _talk(self, messages: list[Any], seconds: float, what: str) -> Answer:
        WATCHDOG.watch(self._process, seconds)
        try:
            for message in messages:
                self._pickler.dump(message)
                if message is None:
                    self._pickler.clear_memo()
            self._to.flush()
            line = self._back.readline(4 * LONGEST_REPORT)
        except OSError:
            line = b""
        finally:
            late = WATCHDOG.release(self._process)
        if late:
            return Answer(forfeit=Forfeit("time limit", f"It took more than {seconds:g} s for {what} and was stopped."))
        if not line:
            return Answer(forfeit=Forfeit("stopped", self._last_words()))
        try:
            return msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError:
            return NOT_AN_ANSWER

    def _last_words(self) -> str:
        try:
            code = self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "Its process closed the line."
        if code >= 0:
            return f"Its process ended itself with exit code {code}."
        name = signal.Signals(-code).name if -code in set(signal.Signals) else str(-code)
        limit = ", its limit of processor time" if name == "SIGXCPU" else ""
        return f"Its process was ended by {name}{limit}."


class Watchdog:
    """Ends processes that are late. One thread for all of them: a timer per decision costs more than the decision."""

    def __init__(self, pause: float = 0.02) -> None:
        self._pause = pause
        self._deadlines: dict[Process, float] = {}
        self._late: set[Process] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def watch(self, process: Process, seconds: float) -> None:
        """The process must be released within so many seconds."""
        with self._lock:
            self._deadlines[process] = time.monotonic() + seconds
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="realms_nb watchdog", daemon=True)
                self._thread.start()

    def release(self, process: Process) -> bool:
        """No longer watch the process; True if it was late and has been ended."""
        with self._lock:
            self._deadlines.pop(process, None)
            late = process in self._late
            self._late.discard(process)
            return late

    def _run(self) -> None:
        while True:
            time.sleep(self._pause)
            now = time.monotonic()
            with self._lock:
                for process in [process for process, deadline in self._deadlines.items() if deadline < now]:
                    del self._deadlines[process]
                    self._late.add(process)
                    end(process)


WATCHDOG = Watchdog()


def end(process: Process) -> None:
    """End a process at once, with the processes it has started where the system knows them as a group."""
    if process.poll() is not None:
        return
    if not hasattr(os, "killpg"):
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()


def _environment(fenced: str | None) -> dict[str, str]:
    """The child finds its modules where we find ours, but nothing in the fenced folder."""
    # Each strategy thinks on one core: the others need theirs.
    ours = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    path = [os.path.realpath(place or os.curdir) for place in sys.path]
    if fenced is None:
        return dict(os.environ) | ours | {"PYTHONPATH": os.pathsep.join(path)}
    hidden = os.path.realpath(fenced)
    plain = {name: os.environ[name] for name in _PLAIN_ENVIRONMENT if name in os.environ}
    open_path = os.pathsep.join(place for place in path if place != hidden)
    return plain | ours | {"PYTHONPATH": open_path, "PYTHONDONTWRITEBYTECODE": "1"}
