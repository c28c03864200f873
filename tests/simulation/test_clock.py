"""Time is what a strategy had of the processor, not what the machine took: leagues beside others, and their bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.sandbox.limits import Forfeit, SeatAnswer
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.watchdog import MOST_WAITING
from realms_nb.simulation import crew
from realms_nb.tournaments import league as league_module

GAME = rn.minute_realms
# `make wall` takes as many as sixteen.
BESIDE = 16 if "WALL" in os.environ else 4
LIMIT = 0.15
FIRST = "def choose(view, moves, rng):\n    return moves[0]\n"
# Works for most of its limit, once in a game, and then as quickly as it can.
THINKS = """
import time
def choose(view, moves, rng):
    if view.round == 1:
        until = time.process_time() + 0.09
        while time.process_time() < until: pass
    return moves[-1]
"""
CLASS = {
    "first": FIRST,
    "thinks": THINKS,
    "loops": "def choose(view, moves, rng):\n    while True: pass\n",
    "sleeps": "import time\ndef choose(view, moves, rng):\n    time.sleep(1)\n    return moves[0]\n",
}


def handed_in(folder, files):
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    return folder


@pytest.fixture
def others():
    """Loops that want all of the processor, in a session of their own as other people's programs are."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BESIDE)]
    yield loops
    for loop in loops:
        loop.kill()
        loop.wait()


def verdicts(cup):
    return cup.results.groupby(["game", "strategy"])[["forfeit", "score", "won"]].first()


def test_a_busy_machine_changes_no_verdict(tmp_path, request):
    """Beside others that want the processor, a league ends as on a quiet machine: the slow lose, the quick do not."""
    folder = handed_in(tmp_path / "in", CLASS)
    how = {"games": 12, "seed": 2, "time_limit": LIMIT, "workers": 1, "quiet": True, "replays": 0}
    quiet = rn.league(folder, GAME, out=tmp_path / "quiet", **how)
    request.getfixturevalue("others")
    busy = rn.league(folder, GAME, out=tmp_path / "busy", **how)
    assert verdicts(busy).equals(verdicts(quiet))
    lost = quiet.standings.set_index("strategy")["forfeits"]
    assert (lost["first"], lost["thinks"]) == (0, 0)
    assert lost["loops"] == lost["sleeps"] == 6
    assert busy.clock.decided == quiet.clock.decided > 3
    # Met: the machine was busy, and that is said.
    assert busy.clock.waited > 0.1
    assert f"The clock decided {busy.clock.decided} of 12 games" in repr(busy)
    assert "of the time for answers was waited for them, and is not counted" in repr(busy)


class Unfair(ProcessPlayer):
    """Somebody who is late in its first game because others had the processor, and never again."""

    late: bool = True

    def answer(self, view, moves):
        answer = super().answer(view, moves)
        if Unfair.late:
            Unfair.late = False
            return SeatAnswer(forfeit=Forfeit("late-decision", {"seconds": "1"}, busy=True))
        return answer


def test_a_game_lost_by_the_machine_is_played_again(tmp_path, monkeypatch):
    """Who was late while others had the processor plays that game again; the result counts it, and blames nobody."""
    folder = handed_in(tmp_path / "in", {"ada": FIRST, "bo": FIRST})
    how = {"games": 4, "seed": 2, "workers": 1, "quiet": True, "out": tmp_path / "out"}
    expected = rn.league(folder, GAME, **how)
    monkeypatch.setattr("realms_nb.simulation.entrants.ProcessPlayer", Unfair)
    monkeypatch.setattr(crew, "ProcessPlayer", Unfair)
    monkeypatch.setattr(Unfair, "late", True)
    cup = rn.league(folder, GAME, **how)
    assert not Unfair.late
    assert (cup.clock.again, cup.clock.decided, cup.reports) == (1, 0, {})
    assert cup.results.equals(expected.results)
    assert (
        "The clock decided 0 of 4 games, after one that was lost while the machine was busy was played again"
        in repr(cup)
    )


def test_how_long_a_league_lasts_is_said_before(tmp_path, capsys, monkeypatch):
    """Thirty files, many of them slow or hanging, are bound to end: all that they use stays within what was said."""
    monkeypatch.setattr(league_module, "LIMITS", league_module.LIMITS.__class__(start_seconds=0.5, memory_mb=2_000))
    slow = "import time\ndef choose(view, moves, rng):\n    time.sleep(0.04)\n    return moves[0]\n"
    files = {f"slow{number}": slow for number in range(6)} | {f"good{number}": FIRST for number in range(22)}
    files |= {"hangs": "def choose(view, moves, rng):\n    while True: pass\n", "loads": "while True: pass\n"}
    folder = handed_in(tmp_path / "in", files)
    share = 0.2
    how = {"games": 60, "seed": 3, "time_limit": 0.1, "replays": 0, "workers": 1, "out": tmp_path / "out"}
    cup = rn.league(folder, GAME, minutes=30 * share / 60, **how)
    said = capsys.readouterr().out
    assert "30 files, 60 games: all thinking together takes at most 0.1 minutes (0 s for each file), loading" in said
    used = {name: diary.in_all for name, diary in cup.diaries.items()}
    assert len(used) == 29
    # A decision under way is ended where the share is, and not a moment later but for the watchdog's own pace.
    assert max(used.values()) < share + 0.1
    assert cup.reports["slow0"].startswith("slow0 forfeited")
    assert "its share of the time for the whole league" in cup.reports["slow0"]
    assert not any(name.startswith("good") for name in cup.reports)


@pytest.mark.parametrize("wrong", [0, -1, True, "60", float("inf"), float("nan")])
def test_minutes_are_minutes(tmp_path, wrong):
    """How long a league may think is a number of minutes."""
    with pytest.raises(BadSetup, match="minutes is how long all files together may think"):
        rn.league(handed_in(tmp_path / "in", {"ada": FIRST, "bo": FIRST}), GAME, games=2, minutes=wrong)


def test_the_clock_on_the_wall_is_the_second_line():
    """However busy a machine is, an answer ends: after so many times its seconds by the clock."""
    assert 10 <= MOST_WAITING <= 60
