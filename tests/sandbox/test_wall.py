"""The wall and the fence: an entrant can only lose its own games, whatever it tries."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time

import pytest
from sandbox import attacks

import realms_nb as rn
from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.sandbox import fork_server, namespaces
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.process import StrategyProcess, end
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source

GAME = rn.minute_realms
NO_WALL = namespaces.fault()
needs_a_wall = pytest.mark.skipif(NO_WALL is not None, reason=f"no wall can be raised here: {NO_WALL}")
FAMILIES = {
    "files": attacks.FILES,
    "processes": attacks.PROCESSES,
    "network": attacks.NETWORK,
    "memory": attacks.MEMORY,
    "fence": attacks.FENCE,
}
BY_PYTHON = [(family, kind) for family, kinds in FAMILIES.items() for kind in kinds]
ENDING = "\nassert done\ndef choose(view, moves, rng):\n    return moves[0]\nraise SystemExit(f'got {done!r}')"


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Hand-ins with a secret, a process and a server that must both be left alone."""
    folder = tmp_path_factory.mktemp("handins")
    rival = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    server = socket.create_server(("127.0.0.1", 0))
    called = []

    def serve():
        while True:
            try:
                line, _ = server.accept()
            except OSError:
                return
            called.append(line)
            line.close()

    threading.Thread(target=serve, daemon=True).start()
    yield {"folder": folder, "rival": rival, "port": server.getsockname()[1], "called": called}
    server.close()
    rival.kill()
    rival.wait()
    close_fork_servers()


def attempt(place, text, *, walled, fenced):
    """Let an entrant try it, and look outside: the secret whole, no mark, the rival alive, nobody called."""
    folder, mark = place["folder"], place["folder"].parent / "mark"
    secret = folder / "secret.py"
    secret.write_text("TEXT = 'the rival plans this'\n")
    secret.chmod(0o644)
    words = {"folder": folder, "name": folder.name, "secret": secret, "mark": mark}
    code = text.format(**words, rival=place["rival"].pid, port=place["port"]) + ENDING
    sandbox = Sandbox((str(folder),), wall=walled, fence=fenced)
    child = StrategyProcess(Hello(Source("attack.py", code), Limits(start_seconds=10.0), sandbox))
    try:
        answer = child.hello()
    finally:
        child.close()
    assert not mark.exists()
    assert secret.read_text() == "TEXT = 'the rival plans this'\n"
    assert secret.stat().st_mode & 0o777 == 0o644
    assert place["rival"].poll() is None
    assert os.getpriority(os.PRIO_PROCESS, place["rival"].pid) < 19
    assert not place["called"]
    assert answer.forfeit is not None
    return answer.forfeit


@pytest.mark.parametrize(("family", "kind"), BY_PYTHON, ids=[": ".join(each) for each in BY_PYTHON])
def test_the_fence_refuses(place, family, kind):
    """By plain Python an entrant cannot read, stop or disturb the others: the attempt is an error of its own."""
    forfeit = attempt(place, FAMILIES[family][kind], walled=False, fenced=True)
    assert forfeit.kind == ("stopped" if kind == "takes its words away" else "error")
    assert "got " not in forfeit.report.splitlines()[-1]


@needs_a_wall
@pytest.mark.parametrize(("family", "kind"), BY_PYTHON, ids=[": ".join(each) for each in BY_PYTHON])
def test_the_wall_holds_alone(place, family, kind):
    """Without the fence before it, the wall keeps every effect inside, and the secrets of others outside."""
    forfeit = attempt(place, FAMILIES[family][kind], walled=True, fenced=False)
    assert "rival plans" not in forfeit.report
    assert "secret.py" not in forfeit.report.splitlines()[-1].partition("got ")[2]


@needs_a_wall
@pytest.mark.parametrize("kind", attacks.NATIVE)
@pytest.mark.parametrize("fenced", [True, False], ids=["fenced", "bare"])
def test_the_wall_holds_against_the_c_library(place, kind, fenced):
    """Calls of the C library ask no hook, and meet the wall: nothing outside is read, written or stopped."""
    forfeit = attempt(place, attacks.NATIVE[kind], walled=True, fenced=fenced)
    assert "rival plans" not in forfeit.report
    assert not forfeit.report.splitlines()[-1].startswith("SystemExit: got 'killed'")


@pytest.mark.parametrize("kind", [kind for kind in attacks.NATIVE if kind.endswith("by C")])
def test_the_fence_closes_ctypes(place, kind):
    """Without a wall the ordinary way to the C library, ctypes, is closed as well."""
    forfeit = attempt(place, attacks.NATIVE[kind], walled=False, fenced=True)
    assert "may not call the C library" in forfeit.report


def ended_while_starting(monkeypatch, times):
    """From now on so many processes are ended from outside as soon as they have been started."""
    left, hello = [times], StrategyProcess.hello

    def killed(child):
        if left[0]:
            left[0] -= 1
            end(child._process)
        return hello(child)

    monkeypatch.setattr(StrategyProcess, "hello", killed)


GOOD = "def choose(view, moves, rng):\n    return moves[0]\n"


def test_a_process_killed_while_it_starts_is_started_again(place, monkeypatch):
    """What is ended from outside before it has begun gets another try; three times in a row is enough."""
    hello = Hello(Source("good.py", GOOD), Limits(), Sandbox((str(place["folder"]),), NO_WALL is None))
    ended_while_starting(monkeypatch, 2)
    player = ProcessPlayer(hello)
    assert player.start().forfeit is None
    player.close()
    ended_while_starting(monkeypatch, 3)
    assert ProcessPlayer(hello).start().forfeit.kind == "stopped"


def test_a_lost_gate_is_built_again(place):
    """When the fork server is ended from outside, the next entrant comes from another one."""
    hello = Hello(Source("good.py", GOOD), Limits(), Sandbox((str(place["folder"]),), NO_WALL is None))
    for _ in range(2):
        child = StrategyProcess(hello)
        assert child.hello().forfeit is None
        child.close()
        for each in fork_server._servers.values():
            each._process.kill()
            each._process.wait()


@needs_a_wall
def test_nobody_is_let_in_without_the_wall(place, monkeypatch):
    """Where the wall that was asked for cannot be raised any more, no entrant is started without it."""
    monkeypatch.setattr("realms_nb.sandbox.process.CAN_FORK", False)
    with pytest.raises(RealmsError, match="without it nobody is let in"):
        StrategyProcess(Hello(Source("good.py", GOOD), Limits(), Sandbox((), True)))


def walls():
    return [False] if NO_WALL else [False, True]


@pytest.mark.parametrize("walled", walls(), ids=lambda walled: "wall" if walled else "fence")
@pytest.mark.parametrize("kind", attacks.TALK)
def test_whatever_it_writes_only_its_own_game_is_lost(place, kind, walled):
    """Whatever a process writes on the line instead of an answer is a forfeit of its own, or a move of its own."""
    said = attacks.TALK[kind]
    said = said.decode() if isinstance(said, bytes) else said
    code = (
        "import os\n"
        "def choose(view, moves, rng):\n"
        f"    said = {said}\n"
        "    for line in range(3, 12):\n"
        "        try:\n"
        "            os.write(line, said)\n"
        "        except OSError:\n"
        "            pass\n"
        "    return moves[0]\n"
    )
    limits = Limits(move_seconds=1.0, start_seconds=10.0)
    player = ProcessPlayer(Hello(Source("talk.py", code), limits, Sandbox((str(place["folder"]),), walled), GAME.name))
    state = GAME.setup(seats=2, seed=1)
    try:
        player.begin(1)
        answer = player.answer(GAME.view_for(state, 0), GAME.legal_moves(state))
        child = player._child
    finally:
        player.close()
    if kind in ("many lines", "a reason that turns the line"):
        assert (answer.move, answer.forfeit) == (0, None)
        assert child is not None
        assert len(answer.why or "") < 1_000
        assert "\u202e" not in (answer.why or "")
    else:
        assert answer.forfeit.kind in ("stopped", "time limit")
        assert len(answer.forfeit.report) < 3_000


@pytest.mark.parametrize("walled", walls(), ids=lambda walled: "wall" if walled else "fence")
def test_no_process_is_left(place, walled):
    """With its process everything ends that an entrant has started, and so does the fork server."""
    code = "import os, time\nopen('/dev/null')\ndef choose(view, moves, rng):\n    while True: pass\n"
    if walled:
        code = (
            "import os\nfor _ in range(3):\n    if os.fork() == 0:\n        os.setsid()\n        while True: pass\n"
            + code
        )
    sandbox = Sandbox((str(place["folder"]),), walled, fence=not walled)
    # A fork server that another test has started would not be new.
    close_fork_servers()
    before = processes()
    child = StrategyProcess(Hello(Source("busy.py", code), Limits(), sandbox))
    assert child.hello().forfeit is None
    assert len(processes() - before) >= (6 if walled else 3)
    child.close()
    close_fork_servers()
    deadline = time.monotonic() + 5
    while processes() - before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not processes() - before


def processes():
    """This process's children and all of theirs."""
    if not sys.platform.startswith("linux"):
        return set()
    found, parents = set(), {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat") as file:
                    parents[int(entry)] = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
    fresh = {os.getpid()}
    while fresh:
        fresh = {one for one, parent in parents.items() if parent in fresh} - found
        found |= fresh
    return found


def test_a_wall_is_insisted_on_or_done_without(tmp_path):
    """A league says what stood between the entrants; where a wall is insisted on and cannot be had, it refuses."""
    for name in ("a", "b"):
        (tmp_path / f"{name}.py").write_text("def choose(view, moves, rng):\n    return moves[0]\n")
    without = rn.league(tmp_path, GAME, games=2, workers=1, wall=False, quiet=True)
    assert "No wall (switched off by wall=False)" in repr(without)
    if NO_WALL is None:
        assert "Every entrant played behind a wall" in repr(rn.league(tmp_path, GAME, games=2, workers=1, quiet=True))
    else:
        assert NO_WALL in repr(rn.league(tmp_path, GAME, games=2, workers=1, quiet=True))
        with pytest.raises(BadSetup, match="No wall can be raised"):
            rn.league(tmp_path, GAME, games=2, workers=1, wall=True, quiet=True)
