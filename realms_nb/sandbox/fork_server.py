"""A fork server: one warm process of which every entrant of a league is a copy that begins in a few milliseconds.

To load Python, this package and its engine takes seconds, and an entrant must begin afresh again and again. So the
server loads them once, stands outside of the namespaces, and copies itself (`fork`) for every entrant. It runs no code
of entrants. A supervisor between the server and each entrant tells the referee how it ended. Only where there is Linux:
copying a process that has loaded so much is not safe elsewhere.
"""

from __future__ import annotations

import array
import atexit
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
from typing import Any

from realms_nb.sandbox import namespaces, thread_count, walls
from realms_nb.sandbox.interrupts import held

CAN_FORK = sys.platform.startswith("linux")
_START = "from realms_nb.sandbox.fork_server import main; main()"
_NUMBER, _READY = struct.Struct("i"), b"r"
# The seconds that a fork server may take to load everything; compiling the engine for the first time takes a minute.
_SLOWEST = 300.0


class ForkServer:
    """The referee's end: `enter` starts an entrant on the lines it is given."""

    def __init__(self, plan: Plan, environment: dict[str, str], cwd: str) -> None:
        self._line, theirs = socket.socketpair()
        self._line.settimeout(_SLOWEST)
        self._is_ready = False
        self._process = subprocess.Popen(  # noqa: S603  # our own module in our own Python
            [sys.executable, "-P", "-c", _START],
            stdin=theirs.fileno(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=cwd,
            env=environment,
            start_new_session=True,
        )
        theirs.close()
        # Not in its arguments, which every copy of it could read: it says where the hand-ins are.
        said = json.dumps(plan).encode()
        self._line.sendall(_NUMBER.pack(len(said)) + said)

    def wait_until_ready(self) -> None:
        """Until all is loaded, which may take a minute the first time."""
        if not self._is_ready:
            try:
                self._is_ready = self._line.recv(1) == _READY
            except OSError as error:
                raise ConnectionError("The fork server is lost.") from error
            if not self._is_ready:
                raise ConnectionError("The fork server is lost.")

    def enter(self, lines: tuple[int, int, int]) -> ForkedWorker:
        """Let an entrant in, with these as its input, output and print-out."""
        self.wait_until_ready()
        status, told = os.pipe()
        try:
            self._line.sendmsg([b"1"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [*lines, told]))])
            answer = self._line.recv(_NUMBER.size)
        except OSError:
            answer = b""
        finally:
            os.close(told)
        if len(answer) < _NUMBER.size:
            os.close(status)
            raise ConnectionError("The fork server is lost.")
        # First of all its supervisor tells the entrant's own number, unless that never came to be.
        entrant = os.read(status, _NUMBER.size)
        number = _NUMBER.unpack(entrant)[0] if len(entrant) == _NUMBER.size else None
        return ForkedWorker(_NUMBER.unpack(answer)[0], status, number)

    def close(self) -> None:
        """End the server; entrants that are still inside end with it."""
        self._line.close()
        self._process.kill()
        self._process.wait()


class ForkedWorker:
    """An entrant made by the fork server, as a `Popen` would know it: its supervisor's number, and its end."""

    def __init__(self, pid: int, status: int, entrant: int | None) -> None:
        self.pid = pid
        # The entrant's own number: None if there has never been one.
        self.entrant = entrant
        self._status = status
        self._code: int | None = None

    def poll(self) -> int | None:
        """The exit code if it has ended."""
        return self._read(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; the exit code."""
        code = self._read(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("entrant", timeout or 0)
        return code

    def kill(self) -> None:
        """End it at once."""
        os.kill(self.pid, signal.SIGKILL)

    def _read(self, seconds: float | None) -> int | None:
        if self._code is None and select.select([self._status], [], [], seconds)[0]:
            told = os.read(self._status, _NUMBER.size)
            os.close(self._status)
            self._code = _NUMBER.unpack(told)[0] if len(told) == _NUMBER.size else -signal.SIGKILL
        return self._code


# What all entrants of a fork server have in common: the game to load, whether to warm its engine, the wall, what is
# hidden behind it.
Plan = dict[str, Any]
_servers: dict[str, ForkServer] = {}


def fork_server_for(plan: Plan, environment: dict[str, str], cwd: str) -> ForkServer:
    """The fork server for such entrants; it is started at the first time and stands until this process ends."""
    key = json.dumps([os.getpid(), plan, environment, cwd], sort_keys=True)
    if key not in _servers:
        # Of leagues that were played before nobody comes any more.
        close_fork_servers()
        with held():
            _servers[key] = ForkServer(plan, environment, cwd)
    return _servers[key]


def close_fork_servers() -> None:
    """End all fork servers of this process."""
    while _servers:
        _servers.popitem()[1].close()


atexit.register(close_fork_servers)


def main() -> None:
    """Load everything, then let entrants in until the referee hangs up."""
    line = socket.socket(fileno=os.dup(0))
    size = _NUMBER.unpack(line.recv(_NUMBER.size, socket.MSG_WAITALL))[0]
    plan: Plan = json.loads(line.recv(size, socket.MSG_WAITALL))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    namespaces.die_with_parent()
    # Found out while a child can still be waited for.
    namespaces.has_all_rights()
    # Nobody waits for a supervisor: the referee hears of its entrant's end by the line it was given.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    from realms_nb.sandbox import worker

    worker.prepare(plan["game"], warm=plan["warm"])
    worker.addresses_taken()
    line.send(_READY)
    while True:
        _, lines, _, _ = socket.recv_fds(line, 1, 4)
        if len(lines) < 4:
            os._exit(0)
        supervisor = os.fork()
        if supervisor == 0:
            line.close()
            _supervise(plan, lines)
            wall = plan["wall"]
            # Where the hand-ins are is for no entrant to know, and it can look at whoever called it.
            plan.clear()
            worker.main(watched=True, wall=wall)
            os._exit(0)
        for each in lines:
            os.close(each)
        line.send(_NUMBER.pack(supervisor))


def _supervise(plan: Plan, lines: list[int]) -> None:
    """In a copy of the server: become a supervisor, who tells how it ended; only the entrant comes back from here."""
    os.setsid()
    namespaces.die_with_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    *talk, told = lines
    try:
        asked = walls.begun(plan["wall"])
        entrant = os.fork()
        if entrant == 0:
            os.close(told)
            namespaces.die_with_parent()
            for number, each in enumerate(talk):
                os.dup2(each, number)
            os.closerange(3, 4096)
            walls.completed(plan["wall"], tuple(plan["hidden"]), tuple(plan["kept"]))
            return
    except OSError as error:
        os.write(talk[2], f"The wall could not be raised: {error}.".encode())
        os._exit(1)
    os.write(told, _NUMBER.pack(entrant))
    for each in talk:
        os.close(each)
    if asked is not None:
        thread_count.grant(entrant, asked)
    code = os.waitstatus_to_exitcode(os.waitpid(entrant, 0)[1])
    os.write(told, _NUMBER.pack(code))
    os._exit(0)
