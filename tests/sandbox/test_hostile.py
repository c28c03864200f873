"""Entrants that fight the clock, return evil values or have evil names; and a whole league of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent

import pandas as pd
import pytest
from sandbox import attacks
from sandbox.siege import GREED_LIMIT, THINKER, game_of, hand_in

import realms_nb as rn
from realms_nb.sandbox import walls
from realms_nb.sandbox.fork_server import close_fork_servers
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source

GAME = rn.minute_realms
# The strongest wall that there is, and none.
WALLS = [*dict.fromkeys((None, walls.best()[0]))]
walled_or_not = pytest.mark.parametrize("wall", WALLS, ids=lambda wall: wall or "fence")


@pytest.fixture(scope="module", autouse=True)
def fork_servers():
    yield
    close_fork_servers()


def played(text, folder, wall, seconds):
    """One game of such a file against a trusted player: the rows of both."""
    block = game_of(text, folder, wall=wall, seconds=seconds)
    assert block.games == 1
    return block.rows.astype(object).where(block.rows.notna(), None).to_dict("records")


def is_readable(report):
    return len(report) < 12_000 and "\u202e" not in report and "\ud800" not in report


@walled_or_not
@pytest.mark.parametrize("kind", attacks.CLOCK)
def test_the_clock_ends_it(tmp_path, kind, wall):
    """Whatever it waits for, whatever it hears or believes of the time: its game is over when its time is."""
    began = time.monotonic()
    evil, good = played(hand_in(attacks.CLOCK[kind]), tmp_path, wall, 0.3)
    assert (evil["forfeit"], evil["won"]) == ("time limit", False)
    assert "It took more than 0.3 s for a decision and was stopped." in evil["error"]
    assert (good["forfeit"], good["won"]) == (None, True)
    # What is tried here would last a minute; on a busy machine a process is long in coming.
    assert time.monotonic() - began < 55


@walled_or_not
def test_the_clock_ends_what_never_loads(tmp_path, wall):
    """A file that never comes to its end while it is loaded has a time limit, too."""
    source = Source("slow.py", "import time\ntime.sleep(60)\n" + hand_in("return moves[0]"))
    player = ProcessPlayer(Hello(source, Limits(start_seconds=0.5), Sandbox((str(tmp_path),), wall), GAME.name))
    answer = player.start()
    assert answer.forfeit.kind == "time limit"
    assert "for loading" in answer.forfeit.report


def test_the_fence_keeps_the_clock_of_the_machine(tmp_path):
    """Nobody sets the clock of the machine, not even where Python has the right to; the one tried here no one can."""
    text = "import time; time.clock_settime(time.CLOCK_MONOTONIC, 0.0)"
    player = ProcessPlayer(Hello(Source("clock.py", text), Limits(), Sandbox((str(tmp_path),)), GAME.name))
    assert "An entrant of a league may not" in player.start().forfeit.report


@walled_or_not
@pytest.mark.parametrize("kind", attacks.EVIL)
def test_evil_values_lose_their_own_game(tmp_path, kind, wall):
    """Whatever comes back in place of a move is a forfeit with a readable report, or one of the real moves."""
    body, expected = attacks.EVIL[kind]
    evil, good = played(hand_in(body), tmp_path, wall, 0.5 if expected == "time limit" else 20.0)
    assert (good["forfeit"], good["error"]) == (None, None)
    if expected == "move":
        assert evil["forfeit"] is None
    else:
        assert (evil["forfeit"], evil["won"], good["won"]) == (expected, False, True)
        assert is_readable(evil["error"])


@walled_or_not
@pytest.mark.parametrize("kind", attacks.GREED)
def test_nobody_takes_its_rivals_time(tmp_path, kind, wall):
    """Threads that work on in the other's turn stand still, and no processes are made: the rival loses no time."""
    block = game_of(hand_in(attacks.GREED[kind]), tmp_path, wall=wall, seconds=0.3, rival=THINKER.format(seconds=0.02))
    good = block.rows.set_index("strategy").loc["good"]
    assert not isinstance(good["forfeit"], str)
    # Of its seconds on the processor, whatever others do on this machine.
    assert block.diaries[1].seconds / block.diaries[1].decisions < GREED_LIMIT


EVENING = """
    import json, sys, realms_nb as rn
    if __name__ == "__main__":
        cup = rn.league(sys.argv[1], rn.minute_realms, games=int(sys.argv[2]), seed=1, wall=sys.argv[3] == "wall",
                        time_limit=0.5, workers=2, quiet=True, out=sys.argv[4])
        forfeits = cup.results.groupby("strategy")["forfeit"].count()
        wins = cup.results.groupby("strategy")["won"].sum()
        print(json.dumps({"repr": repr(cup), "html": cup._repr_html_(), "reports": cup.reports,
                          "forfeits": forfeits.to_dict(), "wins": wins.to_dict(), "games": cup.games}))
"""
# `make fuzz` lets all of them in.
FEW = None if "FUZZ" in os.environ else 3


def hostile():
    """Of every family some files; those that answer nothing come in the middle of a game."""
    talk = {
        kind: hand_in(
            f"import os\nfor line in range(3, 12):\n    try: os.write(line, {said})\n    except OSError: pass"
        )
        for kind, said in attacks.TALK.items()
        if isinstance(said, str) and kind not in ("many lines", "a flood")
    }
    clock = {kind: hand_in(body) for kind, body in attacks.CLOCK.items()}
    evil = {kind: hand_in(body) for kind, (body, expected) in attacks.EVIL.items() if expected != "move"}
    return [text for family in (talk, clock, evil) for text in list(family.values())[:FEW]]


@walled_or_not
def test_an_evening_among_the_hostile(tmp_path, wall):
    """Evil files with evil names: the honest lose nothing by them, names stay names, no process and no file is left."""
    folder, out = tmp_path / "hand-ins", tmp_path / "out"
    folder.mkdir()
    bad = hostile()
    # A file whose name begins with a dot is no hand-in.
    dots = 0
    for number, text in enumerate(bad):
        name = attacks.NAMES[number % len(attacks.NAMES)] + (f" {number}" if number >= len(attacks.NAMES) else "")
        (folder / f"{name}.py").write_text(text)
        dots += name[0] == "."
    for number, name in enumerate(attacks.NAMES[len(bad) :]):
        (folder / f"{name}.py").write_text(hand_in(f"return moves[{-(number % 2)}]"))
    files = {file.name for file in folder.iterdir()}
    script = tmp_path / "evening.py"
    script.write_text(dedent(EVENING))
    # Whatever a league starts inherits the search path, and so this mark.
    mark = str(tmp_path / "nobody")
    games = 2 * len(files)
    done = subprocess.run(
        [sys.executable, script, folder, str(games), "wall" if wall else "fence", out],
        env={**os.environ, "PATH": f"{os.environ['PATH']}{os.pathsep}{mark}"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    deadline = time.monotonic() + 10
    while (left := marked(mark)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert left == []
    assert told["games"] >= games
    for text in (told["repr"], told["html"], *told["reports"].values()):
        assert not {"\u202e", "\u200b", "\x07", "\x1b"} & set(text)
    assert "<img" not in told["html"]
    assert "</script" not in told["html"]
    losers = {name for name, count in told["forfeits"].items() if count}
    assert len(losers) == len(bad) - dots
    assert not any(told["wins"][name] for name in losers)
    assert losers <= set(told["reports"])
    # Nothing but what a league writes, and everything in its place.
    assert {file.name for file in folder.iterdir()} == files
    assert {file.name for file in tmp_path.iterdir()} == {"hand-ins", "out", "evening.py"}
    standings = pd.read_csv(out / "standings.csv")
    assert len(standings) == len([name for name in files if name[0] != "."]) < len(files)
    assert not standings["strategy"].str.startswith(("=", "+", "-", "@")).any()


def marked(mark):
    """The processes of this machine that have the mark in their environment."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes():
                found.append(int(process.name))
        except OSError:
            continue
    return found
