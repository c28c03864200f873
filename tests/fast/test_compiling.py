"""With and without numba: the same results; a cold start says what it is doing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from realms_nb.fast import compiling

SAMPLE = """
import json, warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import realms_nb as rn
    from realms_nb.core.chance import stream
    from realms_nb.games.minute_realms.fast.games import play_games, random_games
    from realms_nb.players.registry import resolve
    game = rn.minute_realms
    weights = game.Weights(points_later=0.8, coins=1.2, shields=3, award=1, denial=0.3, noise=1)
    table = play_games(game.STANDARD, 3, [weights.numbers()] * 3, range(4))
    state = game.setup(3, 1)
    for name in ("weighted", "squire", "duke"):
        choose = resolve(game, name).choose
        view = game.view_for(state, state.decision.seat)
        state = game.apply(state, choose(view, game.legal_moves(state), stream(3)).move)
    view = game.view_for(state, state.decision.seat)
    from realms_nb.games.minute_realms.fast.search import search
    found = [repr(each) for each in search(view, weights.numbers(), 40, 5)]
    tables = [rn.move_odds, rn.win_chances, rn.odds.score]
    odds = [table(view, playouts=20, seed=4).to_json() for table in tables]
    sand = rn.realm_of_sand.setup(2, 4, rn.realm_of_sand.STANDARD.changed(display=2))
    for name in ("squire", "knight", "duke", "weighted"):
        choose = resolve(rn.realm_of_sand, name).choose
        view = rn.realm_of_sand.view_for(sand, sand.decision.seat)
        sand = rn.realm_of_sand.apply(sand, choose(view, rn.realm_of_sand.legal_moves(sand), stream(3)).move)
    odds.append(rn.win_chances(rn.realm_of_sand.view_for(sand, 0), 1).to_json())
    warned = [str(warning.message) for warning in caught]
result = {name: column.tolist() for name, column in table.items()}
print(json.dumps([result, random_games(game.STANDARD, 4, 20), str(state), str(sand), found, odds]))
print(json.dumps(warned))
"""


def run(code, **environment):
    """A fresh Python, as a student starts one."""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    return [*done.stdout.splitlines(), *done.stderr.splitlines()]


@pytest.mark.skipif(not compiling.IS_COMPILED, reason="needs numba to compare with")
def test_plain_python_gives_the_same_results():
    """Without numba everything gives the same results, and one warning says that it is slower."""
    *_, fast, fast_warnings = run(SAMPLE)
    *_, slow, slow_warnings = run(SAMPLE, REALMS_NB_NO_NUMBA="1")
    assert json.loads(slow) == json.loads(fast)
    assert json.loads(fast_warnings) == []
    assert len(json.loads(slow_warnings)) == 1
    assert "slower" in json.loads(slow_warnings)[0]


@pytest.mark.skipif(not compiling.IS_COMPILED, reason="nothing is compiled without numba")
def test_a_cold_start_says_so(tmp_path):
    """The first use on a machine prints a line and shows a bar while it compiles; the next process starts silently."""
    # Compiling one function stands for compiling all: that takes a quarter of a minute.
    code = """
import time
from realms_nb.games.minute_realms.fast import warm
from realms_nb.fast.streams import open_stream
from realms_nb.fast.compiling import blank, make_ready
warm.compile_all = lambda: (open_stream(blank(4), 1, 1), time.sleep(2))
make_ready("minute_realms")
make_ready("minute_realms")
"""
    environment = {"NUMBA_CACHE_DIR": str(tmp_path)}
    told = run(code, **environment)
    assert told[0] == "Compiling the fast engine, once ..."
    assert "Compiling: " in "".join(told[1:])
    assert " functions" in "".join(told[1:])
    assert list(tmp_path.rglob("*.nbi"))
    assert run(code, **environment) == []


@pytest.mark.skipif(os.name == "nt", reason="the lock is one of Unix")
def test_one_process_compiles_for_all(tmp_path):
    """While one process compiles the others wait, and then find everything compiled."""
    compiled, asked = [], Event()

    class Mark(type(tmp_path)):
        """Says when the second one has found nothing compiled, so that it is sure to be at the lock."""

        def exists(self):
            found = super().exists()
            if compiled and not found:
                asked.set()
            return found

    class Warm:
        def compile_all(self):
            compiled.append(1)
            assert compiled == [1]
            assert asked.wait(60)

    mark = Mark(tmp_path / "realms_nb-1.ready")

    def make_ready():
        if not mark.exists():
            compiling._compile_once(Warm(), mark)

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(make_ready)
        while not compiled and not first.done():
            pass
        second = pool.submit(make_ready)
        second.result(60)
        first.result(60)
    assert compiled == [1]


@pytest.mark.skipif(not compiling.IS_COMPILED, reason="nothing is compiled without numba")
def test_constants_compile_nothing_anew():
    """A function of the kernel is compiled once for all whole numbers, not once for every constant it is given."""

    @compiling.inlined
    def add(one, other):
        return one + other

    @compiling.inlined
    def total(number):
        return add(1, 2) + add(3, number) + add(number, 4)

    assert total(5) == 20
    assert len(add.signatures) == 1


@pytest.mark.skipif(not compiling.IS_COMPILED, reason="nothing is compiled without numba")
def test_no_place_for_compiled_code():
    """Where nothing can be kept on disk the engine is compiled anew each time, and says so."""
    code = """
from numba.core.caching import CacheImpl
CacheImpl._locator_classes = []
from realms_nb.fast.streams import open_stream
from realms_nb.fast.compiling import blank, make_ready
make_ready("minute_realms")
open_stream(blank(4), 1, 1)
"""
    assert run(code) == ["Compiling the fast engine ..."]


def test_the_front_door_stays_light():
    """`import realms_nb` loads neither NumPy nor numba nor pandas; the registry of players does not either."""
    code = "import sys, realms_nb.players.registry; print(*{'numpy', 'numba', 'pandas'} & {*sys.modules})"
    assert run(code) == [""]


def test_modules_stay_short():
    """Nobody has to read a module of the kernel of more than 300 lines."""
    assert all(len(path.read_text().splitlines()) <= 300 for path in Path(compiling.__file__).parent.rglob("*.py"))
