"""Every line of the table of promises in SECURITY.md, tried behind each wall that can be raised here."""

from __future__ import annotations

import os
import re
import threading
import time
from pathlib import Path

import pytest
from sandbox import attacks
from sandbox.siege import FAMILIES, GAME, Place

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.sandbox import landlock, namespaces, process, system_calls, walls, watchdog
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source

ROOT = Path(__file__).parents[2]
HEADERS = Path("/usr/include")
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
# What tries each line; where it is not by an attempt, the test that does it stands in its place.
LINES = {
    "where": "test_the_result_says_which_wall_it_was",
    "reading what others handed in": [("files", "reads a rival"), ("files", "scans the rivals")],
    "reading homes, /tmp": "test_other_files_of_the_user",
    "writing files": [
        ("files", "writes"),
        ("files", "deletes"),
        ("files", "makes a folder"),
        ("beyond", "writes to the kernel"),
    ],
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
    "working in another one's time": "test_entrants_stand_still",
    "what root owns": [("beyond", "reads the passwords")],
    "time": "test_whose_time_it_is",
}
# The columns of the table that can be shown here, and the wall behind each: two are none, with and without what Linux
# refuses by itself.
COLUMNS = {"namespaces": 1, "landlock": 2, "fence": 3, "elsewhere": 4}
FAULTS = {"namespaces": namespaces.fault(), "landlock": landlock.fault(), "fence": None, "elsewhere": None}
STANDING = [name for name, why in FAULTS.items() if why is None]
# A cell with one of these words promises nothing.
NO_PROMISE = ("no promise", "nobody counts them", "what its user can read")


@pytest.fixture(params=STANDING)
def column(request, monkeypatch):
    """A column of the table, with entrants that are started as there."""
    if request.param == "elsewhere":
        monkeypatch.setattr(process, "CAN_FORK", False)
    return request.param


def wall_of(column):
    return column if column in walls.WALLS else None


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    place = Place(tmp_path_factory.mktemp("class"))
    yield place
    place.close()


TABLE = PAGE[PAGE.index("| | namespaces") :].partition("\n\n")[0].splitlines()[2:]
# Line of the table -> what it says in each column.
CELLS = {cells[0]: ["", *cells[1:]] for cells in ([cell.strip() for cell in line.split("|")[1:-1]] for line in TABLE)}


def test_every_line_is_tried():
    """The table has these lines and no others, and what stands for a test is one."""
    assert list(CELLS) == list(LINES)
    for proof in LINES.values():
        if isinstance(proof, str):
            assert callable(globals()[proof])


TRIED = [(line, *each) for line, proof in LINES.items() if not isinstance(proof, str) for each in proof]


@pytest.mark.parametrize(("line", "family", "kind"), TRIED, ids=[kind for _, _, kind in TRIED])
def test_a_promise_is_kept(place, column, line, family, kind):
    """What a cell promises holds as it is used, the fence before a wall; what breaks through stands there as such."""
    cell = CELLS[line][COLUMNS[column]]
    broke = place.attempt(FAMILIES[family][kind], wall=wall_of(column)).breach(family) is not None
    if cell not in NO_PROMISE:
        assert not broke
    elif kind != "reads the passwords" or os.access("/etc/shadow", os.R_OK):
        assert broke
    # What tells the columns apart is this list, and no other: an attempt is open where a cell says so.
    assert (cell in NO_PROMISE) is (kind in attacks.OPEN.get(column, ()))


# What needs no more than a name or a number, and the line that says so.
ASKED = {
    "import os; done = os.stat('{secret}').st_size": "reading what others handed in",
    "import os; done = os.path.exists('/proc/{rival}')": "other processes: starting, ending, slowing, seeing",
}


@pytest.mark.parametrize("text", ASKED)
def test_what_can_be_asked(place, column, text):
    """That a file is there and how large, and whose a number is: only namespaces hide it, and each cell says so."""
    can = "can be asked" in CELLS[ASKED[text]][COLUMNS[column]]
    assert can is (column != "namespaces")
    assert (place.attempt(text, wall=wall_of(column)).got not in ("", "False")) is can


def test_other_files_of_the_user(place, column):
    """Behind a wall nothing in a home or in /tmp can be read; a fence hides only what was handed in."""
    other = place.folder.parent / "other.txt"
    other.write_text("a letter")
    tried = place.attempt(f"done = open({str(other)!r}).read()", wall=wall_of(column))
    open_here = CELLS["reading homes, /tmp"][COLUMNS[column]] in NO_PROMISE
    assert open_here is (wall_of(column) is None)
    assert tried.got == ("'a letter'" if open_here else "")


def test_native_code(place, column):
    """Behind a wall the C library may be called; behind the fence alone the ordinary ways to it are closed."""
    for kind, text in attacks.WAYS_TO_C.items():
        if wall_of(column) is None or kind == "what the package has called":
            assert bool(place.attempt(text, wall=wall_of(column)).got) is (wall_of(column) is not None)


def test_memory_is_limited(place, column):
    """Whatever takes memory, together it is no more than is allowed: no child can be made to take more."""
    code = "import os\ndef choose(view, moves, rng): return moves[0]\n"
    for body in ("b'x' * 600_000_000", "import ctypes; ctypes.CDLL(None).fork() and b'x' * 600_000_000"):
        sandbox = Sandbox((str(place.folder),), wall_of(column))
        child = StrategyProcess(Hello(Source("a.py", code + body), Limits(memory_mb=300), sandbox))
        try:
            assert child.hello().forfeit is not None
        finally:
            child.close()


# Counts in a thread of its own how long it has worked, and says so with every move.
COUNTS = """
import threading, time
seen = []
def count():
    while True:
        seen.append(time.process_time())
threading.Thread(target=count, daemon=True).start()
def choose(view, moves, rng):
    return moves[0], str(seen[-1])
"""


def test_entrants_stand_still(place, column):
    """Between two of its decisions an entrant gets nothing done: what it has left running stands still, too."""
    sandbox = Sandbox((str(place.folder),), wall_of(column))
    player = ProcessPlayer(Hello(Source("ada.py", COUNTS), Limits(), sandbox, GAME.name))
    state = GAME.setup(seats=2, seed=1)
    asked = GAME.view_for(state, 0), GAME.legal_moves(state)
    try:
        player.begin(1)
        first = float(player.answer(*asked).why)
        time.sleep(0.5)
        second = float(player.answer(*asked).why)
    finally:
        player.close()
    assert 0 < first <= second < first + 0.2


def test_whose_time_it_is(place, column, monkeypatch):
    """On Linux every entrant's waiting for the processor is told; elsewhere nobody tells it, and the clock decides."""
    if column == "elsewhere":
        monkeypatch.setattr(watchdog, "_opened", lambda file: None)
        monkeypatch.setattr(watchdog, "_ours", threading.local())
    sandbox = Sandbox((str(place.folder),), wall_of(column))
    slow = "import time\ntime.sleep(0.2)\ndef choose(view, moves, rng): return moves[0]\n"
    child = StrategyProcess(Hello(Source("ada.py", slow), Limits(), sandbox))
    try:
        assert child.hello().forfeit is None
        told = child._watched.times
        assert (told is None) is CELLS["time"][COLUMNS[column]].startswith("the clock's")
        assert child.spent.seconds > 0.19
        assert (child.spent.ran > 0) is (told is not None)
    finally:
        child.close()
    tried = StrategyProcess(Hello(Source("ada.py", "import time; time.sleep(9)"), Limits(start_seconds=0.3), sandbox))
    try:
        assert tried.hello().forfeit.kind == "time limit"
    finally:
        tried.close()


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
    assert len(met) == len(STANDING) - 2
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
