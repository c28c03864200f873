"""Lets hand-ins of `attacks` try what they are made for, and looks outside afterwards.

`python -m sandbox.siege WALL [bare]` (in the folder of the tests) tries all of them in one set-up and prints what came
of each as JSON; `tools/wall.py` makes the table of SECURITY.md of it. A wall may be called "fence" (none) or
"elsewhere": the fence alone and an entrant started as on other systems than Linux, which refuse nothing by themselves.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from pathlib import Path
from textwrap import indent

from sandbox import attacks

import realms_nb as rn
from realms_nb.players.registry import resolve
from realms_nb.sandbox import process, system_calls, walls
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source
from realms_nb.simulation.crew import Task, play_block
from realms_nb.simulation.entrants import Contender, Guarded
from realms_nb.simulation.tables import Seating

GAME = rn.minute_realms
# What is tried while a file is loaded.
FAMILIES = {
    "files": attacks.FILES,
    "processes": attacks.PROCESSES,
    "network": attacks.NETWORK,
    "memory": attacks.MEMORY,
    "fence": attacks.FENCE,
    "native": attacks.NATIVE,
    "beyond": attacks.BEYOND,
    "ways to C": attacks.WAYS_TO_C,
}
# What is tried in a game: the body of `choose`.
IN_A_GAME = {
    "clock": attacks.CLOCK,
    "evil values": {kind: body for kind, (body, expected) in attacks.EVIL.items() if expected != "move"},
    "greed": attacks.GREED,
}
ENDING = "\nassert done\ndef choose(view, moves, rng):\n    return moves[0]\nraise SystemExit(f'got {done!r}')"
SECRET = "TEXT = 'the rival plans this'\n"


def key_of_a_login():
    """A key that this process and all that it starts can find from now on, as after a login; below zero if refused."""
    if system_calls.fault() is not None:
        return -1
    join, add = (250, 248) if os.uname().machine == "x86_64" else (219, 217)
    call = system_calls.library().syscall
    return -1 if call(join, 1, None) < 0 else call(add, b"user", b"rnlogin", b"x", 1, -3)


class Place:
    """Hand-ins with a secret, a process and a server that must both be left alone."""

    def __init__(self, root: Path):
        self.folder = root / "handins"
        self.folder.mkdir()
        self.key = key_of_a_login()
        self.rival = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]
        self.called = []
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            try:
                line, _ = self.server.accept()
            except OSError:
                return
            self.called.append(line)
            line.close()

    def close(self):
        self.server.close()
        self.rival.kill()
        self.rival.wait()
        close_fork_servers()

    def attempt(self, text, *, wall, fenced=True):
        """Let an entrant try it: what it got hold of, what has changed outside, and its whole report."""
        secret, mark = self.folder / "secret.py", self.folder.parent / "mark"
        secret.write_text(SECRET)
        secret.chmod(0o644)
        if self.rival.poll() is not None:
            self.rival = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
        self.called.clear()
        words = {"folder": self.folder, "name": self.folder.name, "secret": secret, "mark": mark}
        words["coded"] = str(self.folder).encode().hex()
        code = text.format(**words, rival=self.rival.pid, port=self.port) + ENDING
        sandbox = Sandbox((str(self.folder),), wall=wall, fence=fenced)
        child = StrategyProcess(Hello(Source("attack.py", code), Limits(start_seconds=10.0), sandbox))
        try:
            answer = child.hello()
        finally:
            child.close()
        with suppress(subprocess.TimeoutExpired):
            self.rival.wait(0.05 if "rival" in text else 0)
        outside = [
            what
            for what, happened in {
                "a file came to be": mark.exists(),
                "the secret was changed": not secret.exists() or secret.read_text() != SECRET,
                "the secret was locked": secret.exists() and secret.stat().st_mode & 0o777 != 0o644,
                "the rival was ended": self.rival.poll() is not None,
                "the rival was slowed": self.rival.poll() is None
                # Whoever tries all this may be slowed themselves.
                and os.getpriority(os.PRIO_PROCESS, self.rival.pid) != os.getpriority(os.PRIO_PROCESS, 0),
                "the server was called": self.called,
            }.items()
            if happened
        ]
        mark.unlink(missing_ok=True)
        report = answer.forfeit.report if answer.forfeit else ""
        return Tried(answer.forfeit, report, outside)


class Tried:
    """What came of an attempt."""

    def __init__(self, forfeit, report, outside):
        self.forfeit, self.report, self.outside = forfeit, report, outside
        self.got = (report.splitlines() or [""])[-1].partition("got ")[2]

    def breach(self, family):
        """What it has broken, in words; None if nothing. A file in a room of its own is nobody's business."""
        if self.outside:
            return ", ".join(self.outside)
        if "rival plans" in self.report or "secret.py" in self.got:
            return "the secret was read"
        return f"it got {self.got[:60]}" if self.got and family != "files" else None


def hand_in(body):
    return "def choose(view, moves, rng):\n" + indent(body, "    ") + "\n"


# What a decision of the rival may take of its own time: ten times what it works.
GREED_LIMIT = 0.2
# A rival that thinks: what of its time others may take.
THINKER = """
import time
def choose(view, moves, rng):
    until = time.process_time() + {seconds}
    while time.process_time() < until:
        pass
    return moves[0]
"""


def game_of(text, folder, *, wall, seconds, fenced=True, rival="", number=0):
    """One game of such a file against an honest one: the rows of both, and what their players did."""
    limits = Limits(move_seconds=seconds, start_seconds=20.0, memory_mb=500)
    sandbox = Sandbox((str(folder),), wall=wall, fence=fenced)

    def guarded(text):
        return Guarded(Hello(Source("evil.py", text), limits, sandbox, GAME.name))

    good = guarded(rival) if rival else resolve(GAME, "random").choose
    contenders = (Contender("evil", guarded(text)), Contender("good", good))
    return play_block(Task(GAME, GAME.STANDARD, contenders), [Seating(number, 1, (0, 1))])


def breach_of_a_game(body, folder, *, wall, fenced):
    """Whether the honest one lost anything by it."""
    rival = THINKER.format(seconds=0.02)
    block = game_of(hand_in(body), folder, wall=wall, seconds=0.3, fenced=fenced, rival=rival)
    good = block.rows[block.rows["strategy"] == "good"].iloc[0]
    return f"the honest one forfeited: {good['error']}" if isinstance(good["forfeit"], str) else None


def main():
    given = sys.argv[1]
    wall = given if given in walls.WALLS else None
    if given == "elsewhere":
        process.CAN_FORK = False
    fenced = "bare" not in sys.argv
    found = []
    with tempfile.TemporaryDirectory() as root:
        os.chmod(root, 0o755)
        place = Place(Path(root))
        try:
            for family, kinds in FAMILIES.items():
                for kind, text in kinds.items():
                    # Behind a wall the C library may be called, and in front of none the fence does not promise all.
                    if family == "ways to C" if wall else kind in attacks.OPEN[given]:
                        continue
                    found.append((family, kind, place.attempt(text, wall=wall, fenced=fenced).breach(family)))
            for family, kinds in IN_A_GAME.items():
                for kind, body in kinds.items():
                    told = breach_of_a_game(body, place.folder, wall=wall, fenced=fenced)
                    found.append((family, kind, told))
        finally:
            place.close()
    print(json.dumps(found))  # noqa: T201  # for the tool that asked


if __name__ == "__main__":
    main()
