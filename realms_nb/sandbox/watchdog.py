"""Ends processes that are late: what counts is the time that a process had, not the time that the machine took.

Linux tells how long a process was ready to run and others had the processor. That is nobody's thinking time and is
taken off, for the process and for the referee that waits for it; who sleeps has no such excuse. By the clock on the
wall an answer may take many times its seconds, and then it is over in any case.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import threading
import time

from msgspec import Struct, structs

from realms_nb.sandbox.fork_server import ForkedWorker

# By the clock an answer may take so many times its seconds, if the machine has no time for it.
MOST_WAITING = 30
# A machine is busy if so much of the time for an answer was waited for it; where nobody tells, if more want to run
# than there are processors.
BUSY = 0.25
# Who has worked for nearly all of its seconds is late by itself, however busy the machine was.
ALL = 0.9

Handle = subprocess.Popen[bytes] | ForkedWorker


class Spent(Struct, frozen=True):
    """What an answer took of a process's own time, what it waited for the processor, and whether that was too late."""

    seconds: float = 0.0
    waited: float = 0.0
    # Of its seconds those on the processor.
    ran: float = 0.0
    late: bool = False
    # Whether others had the processor for much of the time, and it has not itself worked for all of its seconds.
    busy: bool = False


class WatchedProcess:
    """A process with what can be told of it and done to it: its waiting, its stops, its end."""

    def __init__(self, process: Handle, answers: int, *, stopping: bool) -> None:
        self._process = process
        self._answers = answers
        number = process.pid if isinstance(process, subprocess.Popen) else process.entrant
        self._waits = _opened(f"/proc/{number}/schedstat") if number else None
        self._state = _opened(f"/proc/{number}/stat") if number else None
        # By a handle: a number may be another process's by the time that it is used.
        self._handle: int | None = None
        if number and hasattr(os, "pidfd_open"):
            try:
                self._handle = os.pidfd_open(number)
            except OSError:  # it has ended, or this system does not know such handles
                self._handle = None
        self._stopping = stopping and number is not None and hasattr(signal, "SIGSTOP")

    @property
    def times(self) -> tuple[float, float] | None:
        """The seconds that the process has run, and was ready while others ran; None where nobody tells."""
        return _times(self._waits)

    @property
    def wants_to_run(self) -> bool:
        """Whether it works, or would if it had a processor: what it waits now is told only when it has got one."""
        return _wants_to_run(self._state)

    @property
    def has_answered(self) -> bool:
        """Whether something lies there to be read, so that it is the referee who is late."""
        try:
            return bool(select.select([self._answers], [], [], 0)[0])
        except (OSError, ValueError):  # a system that cannot ask a pipe
            return False

    def go(self) -> None:
        """It is its turn."""
        self._signal("SIGCONT")

    def stop(self) -> None:
        """It is not its turn: it stands still."""
        self._signal("SIGSTOP")

    def end(self) -> None:
        """End it at once, with the processes it has started where the system knows them as a group."""
        end(self._process)
        if self._handle is not None:
            try:
                # Whatever it has left behind: its group, and the promise to end with its parent.
                signal.pidfd_send_signal(self._handle, signal.SIGKILL)
            except OSError:
                return

    def close(self) -> None:
        """Nothing more will be asked."""
        for file in (self._waits, self._state, self._handle):
            if file is not None:
                os.close(file)
        self._waits = self._state = self._handle = None

    def _signal(self, name: str) -> None:
        if not self._stopping:
            return
        try:
            if self._handle is not None:
                signal.pidfd_send_signal(self._handle, getattr(signal, name))
            elif isinstance(self._process, subprocess.Popen):
                self._process.send_signal(getattr(signal, name))
        except OSError:  # it has ended
            return


class Watch(Struct):
    """Until when a process may take, how many seconds that were, and how long it and we had waited before."""

    began: float
    deadline: float
    seconds: float
    last: float
    # How long it had run and waited before, and where we are told how long we wait.
    ran: float
    waited: float
    ours: int | None
    our_state: int | None
    we_waited: float


class Watchdog:
    """One thread for all processes: a timer per decision costs more than the decision."""

    def __init__(self, pause: float = 0.02) -> None:
        self._pause = pause
        self._watched: dict[WatchedProcess, Watch] = {}
        self._late: dict[WatchedProcess, Spent] = {}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def watch(self, process: WatchedProcess, seconds: float) -> None:
        """The process may go on, and must be released within so many seconds of its own."""
        ours = _own_waits()
        with self._lock:
            ran, waited = process.times or (0.0, 0.0)
            we_waited = (_times(ours[0]) or (0.0, 0.0))[1]
            now = time.monotonic()
            last = now + MOST_WAITING * seconds
            self._watched[process] = Watch(now, now + seconds, seconds, last, ran, waited, *ours, we_waited)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="realms_nb watchdog", daemon=True)
                self._thread.start()
        process.go()

    def release(self, process: WatchedProcess) -> Spent:
        """No longer watch the process, which stands still from now on; what its answer took."""
        process.stop()
        with self._lock:
            watch = self._watched.pop(process, None)
            late = self._late.pop(process, None)
        return late or (Spent() if watch is None else _spent(process, watch, time.monotonic()))

    def _run(self) -> None:
        while True:
            time.sleep(self._pause)
            now = time.monotonic()
            with self._lock:
                for process in [process for process, watch in self._watched.items() if watch.deadline < now]:
                    watch = self._watched[process]
                    spent = _spent(process, watch, now)
                    left = watch.seconds - spent.seconds
                    if process.wants_to_run:
                        # It has not slept through its seconds: what it has worked decides.
                        left = watch.seconds - spent.ran
                    if now < watch.last and (left > 0 or process.has_answered or _wants_to_run(watch.our_state)):
                        watch.deadline = min(now + max(left, self._pause), watch.last)
                        continue
                    del self._watched[process]
                    self._late[process] = structs.replace(spent, late=True)
                    process.end()


def _spent(process: WatchedProcess, watch: Watch, now: float) -> Spent:
    """What has been taken so far: the time by the clock less what the process, and we, waited for the processor."""
    by_the_clock = now - watch.began
    told = process.times
    if told is None:
        return Spent(by_the_clock, busy=_many_want_to_run())
    ran, waited = max(0.0, told[0] - watch.ran), max(0.0, told[1] - watch.waited)
    waited += max(0.0, (_times(watch.ours) or (0.0, 0.0))[1] - watch.we_waited)
    waited = min(waited, by_the_clock)
    busy = waited > BUSY * by_the_clock and ran < ALL * watch.seconds
    return Spent(by_the_clock - waited, waited, ran, busy=busy)


def _many_want_to_run() -> bool:
    load = load_of_the_machine()
    return load is not None and load > (os.cpu_count() or 1)


def load_of_the_machine() -> float | None:
    """How many processes wanted to run in the last minute, on average; None where nobody tells."""
    try:
        return os.getloadavg()[0]
    except (AttributeError, OSError):
        return None


_ours = threading.local()


def _own_waits() -> tuple[int | None, int | None]:
    """Where Linux tells how long this thread has waited for the processor, and whether it wants it now."""
    if not hasattr(_ours, "waits"):
        here = f"/proc/self/task/{threading.get_native_id()}"
        _ours.waits = _opened(f"{here}/schedstat"), _opened(f"{here}/stat")
    return _ours.waits


def _opened(file: str) -> int | None:
    try:
        return os.open(file, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
    except OSError:
        return None


def _times(file: int | None) -> tuple[float, float] | None:
    if file is None:
        return None
    try:
        ran, waited, _ = os.pread(file, 100, 0).split()
        return int(ran) / 1e9, int(waited) / 1e9
    except (OSError, ValueError, IndexError):
        return None


def _wants_to_run(file: int | None) -> bool:
    if file is None:
        return False
    try:
        return os.pread(file, 500, 0).rpartition(b")")[2].split()[0] == b"R"
    except (OSError, IndexError):
        return False


WATCHDOG = Watchdog()


def end(process: Handle) -> None:
    """End a process at once, with its group where the system knows one."""
    if process.poll() is not None:
        return
    if not hasattr(os, "killpg"):
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()
