"""Every line of the table of promises in SECURITY.md, tried behind each wall that can be raised here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sandbox import attacks
from sandbox.siege import FAMILIES, GAME, Place

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.sandbox import landlock, namespaces, system_calls, walls
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source

ROOT = Path(__file__).parents[2]
HEADERS = Path("/usr/include")
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
# What tries each line; where it is not by an attempt, the test that does it stands in its place.
LINES = {
    "where": "test_the_result_says_which_wall_it_was",
    "reading what others handed in, homes, /tmp": [("files", "reads a rival"), ("files", "scans the rivals")],
    "writing files": [("files", "writes"), ("files", "deletes"), ("files", "makes a folder")],
    "other processes: starting, ending, slowing, seeing": [
        ("processes", "starts a program"),
        ("processes", "kills a rival"),
        ("processes", "slows a rival"),
        ("memory", "reads a rival's environment"),
        ("beyond", "signals by a file"),
    ],
    "the network": [("network", "calls"), ("network", "sends")],
    "the kernel's keyrings, shared memory, locks: remembering, talking": [
        ("beyond", "keeps a key"),
        ("beyond", "keeps memory of all"),
        ("beyond", "locks by C"),
    ],
    "calls that nobody needs (io_uring, bpf, userfaultfd, ptrace, new namespaces)": [
        ("beyond", "makes a ring"),
        ("beyond", "loads a program"),
        ("beyond", "handles its own faults"),
        ("beyond", "traces itself"),
        ("beyond", "makes a world"),
    ],
    "native code (`ctypes`, cffi, numba's own ways)": "test_native_code",
    "memory, of everything that it starts": "test_memory_is_limited",
    "threads": [("beyond", "makes many threads")],
    "working in another one's time": "test_clock.py: test_entrants_stand_still_while_they_are_not_asked",
    "what root owns": [("beyond", "reads the passwords"), ("beyond", "writes to the kernel")],
    "time": "test_clock.py: test_a_busy_machine_changes_no_verdict",
}
# What a column does not promise.
OPEN = {None: ("makes many threads", "reads the passwords"), "landlock": ("makes many threads",), "namespaces": ()}
STANDING = [None] + [
    wall for wall, why in (("namespaces", namespaces.fault()), ("landlock", landlock.fault())) if why is None
]
every_wall = pytest.mark.parametrize("wall", STANDING, ids=lambda wall: wall or "fence")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    place = Place(tmp_path_factory.mktemp("class"))
    yield place
    place.close()


def test_every_line_is_tried():
    """The table has these lines and no others, and what stands for a test is one."""
    table = PAGE[PAGE.index("| | namespaces") :].partition("\n\n")[0]
    lines = [line.split("|")[1].strip() for line in table.splitlines()[2:]]
    assert lines == list(LINES)
    texts = Path(__file__).read_text("utf-8") + (ROOT / "tests/simulation/test_clock.py").read_text("utf-8")
    for proof in LINES.values():
        if isinstance(proof, str):
            assert f"def {proof.split(': ')[-1]}(" in texts


TRIED = [(line, *each) for line, proof in LINES.items() if not isinstance(proof, str) for each in proof]


@every_wall
@pytest.mark.parametrize(("line", "family", "kind"), TRIED, ids=[kind for _, _, kind in TRIED])
def test_a_promise_is_kept(place, wall, line, family, kind):
    """What a league's set-up promises holds as it is used: the fence before it, whichever wall behind it."""
    if kind in OPEN[wall]:
        pytest.skip(f"{wall or 'the fence'} does not promise that about {line}")
    assert place.attempt(FAMILIES[family][kind], wall=wall).breach(family) is None


@every_wall
def test_native_code(place, wall):
    """Behind a wall the C library may be called; behind the fence alone the ordinary ways to it are closed."""
    tried = place.attempt(attacks.WAYS_TO_C["what the package has called"], wall=wall)
    assert bool(tried.got) is (wall is not None)


@every_wall
def test_memory_is_limited(place, wall):
    """Whatever takes memory, together it is no more than is allowed: no child can be made to take more."""
    code = "import os\ndef choose(view, moves, rng): return moves[0]\n"
    for body in ("b'x' * 600_000_000", "import ctypes; ctypes.CDLL(None).fork() and b'x' * 600_000_000"):
        hello = Hello(Source("a.py", code + body), Limits(memory_mb=300), Sandbox((str(place.folder),), wall))
        child = StrategyProcess(hello)
        try:
            assert child.hello().forfeit is not None
        finally:
            child.close()


def test_the_result_says_which_wall_it_was(tmp_path, monkeypatch):
    """A league takes the strongest wall, and its result says whether that was namespaces, Landlock or the fence."""
    for name in ("a", "b"):
        (tmp_path / f"{name}.py").write_text("def choose(view, moves, rng):\n    return moves[0]\n")
    how = {"games": 2, "workers": 1, "quiet": True}
    met = []
    if "namespaces" in STANDING:
        met.append("behind a wall: no files, no network")
        assert met[-1] in repr(rn.league(tmp_path, GAME, **how))
    if "landlock" in STANDING:
        monkeypatch.setattr(namespaces, "fault", lambda: RealmsError(code="wall_refused", why="nobody may"))
        cup = rn.league(tmp_path, GAME, wall=True, **how)
        met.append("behind a wall of Landlock, because there are no namespaces here (nobody may)")
        assert met[-1] in repr(cup)
        assert cup.wall == "landlock"
    cup = rn.league(tmp_path, GAME, wall=False, **how)
    assert "No wall (switched off by wall=False)" in repr(cup)
    assert cup.wall is None
    assert len(met) == len(STANDING) - 1
    close_fork_servers()


def test_what_must_be_hidden_is_not_laid_open(tmp_path):
    """Landlock takes nothing out of what it allows: hand-ins that lie where Python lies have no such wall."""
    inside = Path(rn.__file__).parent
    assert landlock.fault((str(inside / "texts"),)).code == "wall_lies_open"
    assert landlock.fault((str(tmp_path),)) == landlock.fault()
    assert walls.best((str(tmp_path),))[0] in (*walls.WALLS, None)


@pytest.mark.parametrize(("place", "machine"), [(0, "x86_64"), (1, "aarch64")])
def test_numbers_of_calls_are_those_of_the_system(place, machine):
    """The filter refuses calls by their numbers: those of the kernel's headers, where it has any."""
    found = {0: HEADERS.glob("*/asm/unistd_64.h"), 1: HEADERS.glob("asm-generic/unistd.h")}[place]
    text = "\n".join(path.read_text() for path in found)
    known = {name: int(number) for name, number in re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", text)}
    if not known:
        pytest.skip(f"no headers for {machine} here")
    met = {name: numbers[place] for name, numbers in system_calls._REFUSED.items() if name in known}
    assert len(met) > 60
    assert met == {name: known[name] for name in met}
