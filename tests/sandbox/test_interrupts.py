"""The stop button at any moment: a partial result, and nothing that goes on working."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from textwrap import dedent

import pytest

from realms_nb.sandbox.interrupts import held

# `make fuzz` presses the button a hundred times.
TIMES = 40 if "FUZZ" in os.environ else 3
PLANNING = """
    import json, signal, sys, realms_nb as rn
    from realms_nb.simulation import tables, simulate
    def pressed(*_): signal.raise_signal(signal.SIGINT); return 1
    if __name__ == "__main__":
        signal.signal(signal.SIGINT, signal.default_int_handler)
        rn.tournament(rn.minute_realms, ["random", "greedy"], games=2, workers=1, quiet=True)
        tables.branch = simulate.branch = pressed
        how = {"games": 50_000, "seed": 1, "workers": 1, "quiet": True}
        cup = rn.tournament(rn.minute_realms, ["random", "greedy"], **how)
        league = rn.league(sys.argv[1], rn.minute_realms, **how)
        rows = rn.simulate(rn.minute_realms, ["random", "greedy"], **how)
        facts = [cup.partial, league.partial, rows.attrs, len(rows)]
        print(json.dumps([repr(cup), cup._repr_html_(), repr(league), *facts]))
"""
ANYWHERE = """
    import json, os, signal, sys, threading, time, realms_nb as rn
    from pathlib import Path
    def children():
        return [int(each.name) for each in Path("/proc").glob("[0-9]*") if parent(each) == os.getpid()]
    def parent(each):
        try: return int((each / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError: return 0
    if __name__ == "__main__":
        signal.signal(signal.SIGINT, signal.default_int_handler)
        how = {"seed": 1, "workers": 1, "quiet": True}
        rn.league(sys.argv[1], rn.minute_realms, games=2, **how)
        found = []
        for wait in json.loads(sys.argv[2]):
            threading.Timer(wait, signal.raise_signal, [signal.SIGINT]).start()
            cup = rn.league(sys.argv[1], rn.minute_realms, games=20_000, **how)
            deadline = time.monotonic() + 10
            while children() and time.monotonic() < deadline: time.sleep(0.05)
            found.append([cup.partial, repr(cup).splitlines()[0], children()])
        print(json.dumps(found))
"""


def run(tmp_path, script, *arguments):
    folder = tmp_path / "in"
    folder.mkdir()
    for name in "ab":
        (folder / f"{name}.py").write_text("def choose(view, moves, rng):\n    return moves[0]\n")
    file = tmp_path / "cell.py"
    file.write_text(dedent(script))
    done = subprocess.run(
        [sys.executable, file, folder, *arguments], capture_output=True, text=True, timeout=550, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_while_it_is_planned_who_plays_whom(tmp_path):
    """Stopped before the first game, a result says that it was stopped, with no games in it."""
    cup, html, league, *facts = run(tmp_path, PLANNING)
    assert facts == [True, True, {"partial": True}, 0]
    for text in (cup, html, league):
        assert "Stopped early" in text


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it counts the processes in /proc")
def test_at_any_moment(tmp_path):
    """Wherever a league is when the button is pressed, it gives a part of the result, and no process is left."""
    rng = random.Random(7)
    waits = [round(rng.uniform(0.05, 1.5), 3) for _ in range(TIMES)]
    found = run(tmp_path, ANYWHERE, json.dumps(waits))
    assert len(found) == TIMES
    for partial, headline, left in found:
        assert partial
        assert "Stopped early" in headline
        assert left == []


def pressed(done):
    with held():
        signal.raise_signal(signal.SIGINT)
        time.sleep(0.01)
        done.append("whole")


def test_what_must_be_whole_is_whole():
    """Held, the button is only noted; it does what it does at the end, and in other threads nothing is held."""
    done = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            pressed(done)
        with held():
            done.append("not pressed")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["whole", "not pressed"]
