"""The wall and the fence: an entrant can only lose its own games, whatever it tries."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from sandbox import attacks
from sandbox.siege import FAMILIES, Place

import realms_nb as rn
from realms_nb.core.errors import BadSetup, RealmsError
from realms_nb.sandbox import fork_server, landlock, namespaces, walls
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.watchdog import end
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source

GAME = rn.minute_realms
NO_WALL = namespaces.fault()
NO_LANDLOCK = landlock.fault()
needs_a_wall = pytest.mark.skipif(NO_WALL is not None, reason=f"no wall can be raised here: {NO_WALL}")
needs_landlock = pytest.mark.skipif(NO_LANDLOCK is not None, reason=f"no Landlock here: {NO_LANDLOCK}")
# The strongest wall that there is, or none.
BEST = walls.best()[0]
IDS = [(family, kind) for family, kinds in FAMILIES.items() for kind in kinds]
# What no fence stops, because native code asks no hook; the ordinary ways to it are closed.
BY_PYTHON = [(family, kind) for family, kind in IDS if kind not in attacks.OPEN["fence"]]
ELSEWHERE = [(family, kind) for family, kind in IDS if kind not in attacks.OPEN["elsewhere"]]
BEHIND_WALLS = [(family, kind) for family, kind in IDS if family != "ways to C"]
# Landlock is tried with all that is native, and with some of the rest; `make wall` tries it with everything.
WITH_LANDLOCK = [each for number, each in enumerate(BEHIND_WALLS) if each[0] in ("native", "beyond") or number % 4 == 0]


def named(pairs):
    return {"argvalues": pairs, "ids": [": ".join(each) for each in pairs]}


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Hand-ins with a secret, a process and a server that must both be left alone."""
    place = Place(tmp_path_factory.mktemp("class"))
    yield place
    place.close()


@pytest.mark.parametrize(("family", "kind"), **named(BY_PYTHON))
def test_the_fence_refuses(place, family, kind):
    """By plain Python, and by every ordinary way to native code, the attempt is an error of its own."""
    tried = place.attempt(FAMILIES[family][kind], wall=None)
    assert tried.breach(family) is None
    assert tried.got == ""
    assert tried.forfeit.kind == ("stopped" if kind == "takes its words away" else "error")


@pytest.mark.parametrize(("family", "kind"), **named(ELSEWHERE))
def test_the_fence_refuses_by_itself(place, family, kind, monkeypatch):
    """Where the system refuses nothing by itself (macOS, Windows), the fence alone does, for all that is promised."""
    monkeypatch.setattr("realms_nb.sandbox.process.CAN_FORK", False)
    tried = place.attempt(FAMILIES[family][kind], wall=None)
    assert tried.breach(family) is None
    assert tried.got == ""


@needs_a_wall
@pytest.mark.parametrize(("family", "kind"), **named(BEHIND_WALLS))
def test_the_wall_holds_alone(place, family, kind):
    """Without the fence before it, the wall keeps every effect inside, and the secrets of others outside."""
    tried = place.attempt(FAMILIES[family][kind], wall="namespaces", fenced=False)
    assert tried.breach(family) is None


@needs_landlock
@pytest.mark.parametrize(("family", "kind"), **named(WITH_LANDLOCK))
def test_landlock_holds_alone(place, family, kind):
    """Where users may not make namespaces, Landlock and the filter of system calls hold without the fence as well."""
    tried = place.attempt(FAMILIES[family][kind], wall="landlock", fenced=False)
    assert tried.breach(family) is None


def test_a_siege_notices_a_breach(place):
    """What the tests look for would be seen: without a fence and a wall files are written, read and told."""
    seen = {"reads a rival": "the secret was read", "writes": "a file came to be", "deletes": "the secret was changed"}
    for kind, told in seen.items():
        assert place.attempt(attacks.FILES[kind], wall=None, fenced=False).breach("files") == told
    killed = place.attempt(attacks.MEMORY["reads a rival's environment"], wall=None, fenced=False)
    assert killed.breach("memory").startswith("it got ")
    if place.key > 0:
        found = subprocess.run(
            [sys.executable, "-c", f"{attacks.BEYOND['finds a key']}; print(done)"], capture_output=True
        )
        assert found.stdout.split() == [b"found"]


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
    hello = Hello(Source("good.py", GOOD), Limits(), Sandbox((str(place.folder),), BEST))
    ended_while_starting(monkeypatch, 2)
    player = ProcessPlayer(hello)
    assert player.start().forfeit is None
    player.close()
    ended_while_starting(monkeypatch, 3)
    assert ProcessPlayer(hello).start().forfeit.kind == "stopped"


def test_a_lost_gate_is_built_again(place):
    """When the fork server is ended from outside, the next entrant comes from another one."""
    hello = Hello(Source("good.py", GOOD), Limits(), Sandbox((str(place.folder),), BEST))
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
        StrategyProcess(Hello(Source("good.py", GOOD), Limits(), Sandbox((), "namespaces")))


STANDING = [None, *(wall for wall, why in (("namespaces", NO_WALL), ("landlock", NO_LANDLOCK)) if why is None)]
every_wall = pytest.mark.parametrize("wall", STANDING, ids=lambda wall: wall or "fence")


@every_wall
@pytest.mark.parametrize("kind", attacks.TALK)
def test_whatever_it_writes_only_its_own_game_is_lost(place, kind, wall):
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
    player = ProcessPlayer(Hello(Source("talk.py", code), limits, Sandbox((str(place.folder),), wall), GAME.name))
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


@every_wall
def test_no_process_is_left(place, wall):
    """With its process everything ends that an entrant has started, and so does the fork server."""
    code = "import threading\ndef spin():\n    while True: pass\nthreading.Thread(target=spin).start()\n" + GOOD
    # A fork server that another test has started would not be new.
    close_fork_servers()
    before = processes()
    child = StrategyProcess(Hello(Source("busy.py", code), Limits(), Sandbox((str(place.folder),), wall)))
    assert child.hello().forfeit is None
    assert len(processes() - before) >= 3
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
