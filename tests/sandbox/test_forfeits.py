"""Strategies that fail, hang or cheat lose their own game and nothing else."""

from __future__ import annotations

import os
import time

import cloudpickle
import pytest
from simulation import players_for_tests as players

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.sandbox.limits import SeatAnswer
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.remote_player import MOST_LOST, ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits
from realms_nb.simulation import crew
from realms_nb.simulation.runner import FIRST, LostWorker

GAME = rn.minute_realms

FAILURES = [
    (players.raises, "error", "ZeroDivisionError"),
    (players.returns_nothing, "not a move", "None"),
    (players.returns_text, "not a move", "not its text"),
    (players.returns_a_liar, "not a move", "EqualToAll"),
    (players.returns_the_unprintable, "not a move", "<Unprintable>"),
    (players.takes_an_unknown_card, "illegal move", "Moon Base"),
    (players.takes_a_hidden_card, "illegal move", "bastion"),
    (players.exits, "error", "SystemExit: enough"),
    (players.recurses, "error", "RecursionError"),
    (players.gets_rich, "error", "AttributeError"),
    (players.reseats, "error", "AttributeError"),
    (players.empties_the_deck, "error", "AttributeError"),
    (players.changes_the_offers, "error", "TypeError"),
]
DISASTERS = [
    (players.loops, "time limit", "more than 0.3 s"),
    (players.loops_and_swallows, "time limit", "more than 0.3 s"),
    (players.loops_in_c, "time limit", "more than 0.3 s"),
    (players.quits_at_once, "stopped", "exit code 3"),
    (players.eats_memory, "error", "MemoryError"),
    (players.scribbles, "stopped", "not an answer"),
]


def _check(rows, kind, words):
    bad, good = rows.to_dict("records")
    assert (bad["forfeit"], bad["rank"], bad["won"]) == (kind, 2, False)
    assert words in bad["error"]
    assert (good["forfeit"], good["error"], good["rank"], good["won"]) == (None, None, 1, True)


@pytest.mark.parametrize(("player", "kind", "words"), [*FAILURES, *DISASTERS])
def test_guarded_forfeit(player, kind, words):
    """Whatever a function does in its own process, it forfeits that game; the other seat plays on and wins."""
    # Short only where the limit is the point: a busy machine must not fail the others.
    limit = 0.3 if kind == "time limit" else 20
    rows = rn.simulate(GAME, [player, "random"], games=1, workers=1, time_limit=limit, quiet=True)
    _check(rows, kind, words)


@pytest.mark.parametrize(("player", "kind", "words"), FAILURES)
def test_forfeit_in_this_process(player, kind, words):
    """Without a time limit a function is asked in place; it forfeits all the same, as long as it returns at all."""
    _check(rn.simulate(GAME, [player, "random"], games=1, workers=1, time_limit=None, quiet=True), kind, words)


def test_report_shows_the_students_line_and_print():
    """The report is the traceback from the student's own line on, and what the strategy had printed."""
    rows = rn.simulate(GAME, ["random", players.raises], games=1, workers=1, quiet=True)
    report = rows["error"][1]
    assert report.startswith("Traceback")
    assert "return 1 / 0" in report
    assert "simulation/players.py" not in report
    assert report.endswith("It had printed:\nabout to fail")


async def waits(view, moves, rng):
    return moves[0]


@pytest.mark.filterwarnings("error")
def test_a_function_that_has_to_be_waited_for_is_no_strategy():
    """An async function returns no move; that is said, and no file of ours is named in a warning beside it."""
    bad = rn.simulate(GAME, [waits, "random"], games=1, workers=1, time_limit=20, quiet=True).iloc[0]
    assert bad["forfeit"] == "not a move"
    assert "<coroutine object waits" in bad["error"]
    assert "worker.py" not in bad["error"]
    assert "never awaited" not in bad["error"]


def test_a_failure_is_told_whole_in_the_chosen_language():
    """In a German tournament why a move was refused, and that something was printed, is German, from workers too."""
    entrants = {"cheats": players.takes_a_hidden_card, "fails": players.raises, "random": "random"}
    cup = rn.tournament(GAME, entrants, games=30, workers=2, quiet=True, language="de")
    assert "verbotener Zug" in cup.reports["cheats"]
    assert "wurde in dieser Runde nicht ausgeteilt" in cup.reports["cheats"]
    assert "ZeroDivisionError in Zeile 28: division by zero" in cup.reports["fails"].splitlines()[0]
    assert "\nDavor wurde ausgegeben:\nabout to fail" in cup.reports["fails"]
    assert cup.results["error"].str.contains("It had printed").any()


def test_a_stopped_game_still_counts():
    """A forfeited game is played to its end with random legal moves for the lost seat: all its facts are there."""
    rows = rn.simulate(GAME, [players.raises, "random", "random"], games=5, workers=1, quiet=True)
    assert rows.groupby("game").size().tolist() == [3] * 5
    assert (rows["buildings"] + rows["bastions"] > 0).all()
    assert rows.query("seat == 0")["rank"].eq(3).all()
    assert rows.groupby("game")["won"].sum().ge(1).all()


def test_everybody_forfeits():
    """When all seats forfeit, nobody wins and all are last."""
    rows = rn.simulate(GAME, [players.returns_nothing] * 2, games=2, workers=1, time_limit=None, quiet=True)
    assert not rows["won"].any()
    assert rows["rank"].eq(2).all()


def test_a_process_lost_too_often_is_not_started_again():
    """After three lost processes in a block a player forfeits without being asked: a class must not wait for it."""
    rows = rn.simulate(GAME, [players.loops, "random"], games=FIRST, workers=1, time_limit=0.2, quiet=True)
    kinds = rows.query("seat == 0")["forfeit"].tolist()
    assert kinds == ["time limit"] * MOST_LOST + ["stopped"] * (FIRST - MOST_LOST)


def test_a_guarded_function_finds_no_hidden_card():
    """In its own process a function finds no position with its piles, neither in memory nor up the call stack."""
    rows = rn.simulate(GAME, [players.looks_for_the_state, "random"], games=2, workers=1, quiet=True)
    assert rows["forfeit"].isna().all()


def test_a_guarded_function_can_only_forge_its_own_copy():
    """Who changes a frozen view by force changes a copy in its own process: the games are those of an honest player."""
    honest = rn.simulate(GAME, {"x": players.first, "y": "random"}, games=5, workers=1, quiet=True)
    forged = rn.simulate(GAME, {"x": players.forges, "y": "random"}, games=5, workers=1, quiet=True)
    assert forged.equals(honest)


def test_a_lost_worker_is_told():
    """An unguarded function that ends a worker process ends the simulation with a sentence, not with a riddle."""
    with pytest.raises(RealmsError, match="A worker process was lost"):
        rn.simulate(GAME, [players.quits_at_once, "random"], games=60, workers=2, time_limit=None, quiet=True)


def test_a_lost_worker_loses_only_what_was_under_way(tmp_path):
    """When a worker process is lost once, a warning says how many games are missing, and all others are kept."""
    flag = tmp_path / "flag"

    def ends_it_once(view, moves, rng):
        import os

        if rng.random() < 0.0005 and not flag.exists():
            flag.touch()
            os._exit(3)
        return moves[0]

    with pytest.warns(LostWorker, match=r"A worker process was lost.* games under way are missing"):
        rows = rn.simulate(GAME, [ends_it_once, "random"], 600, seed=3, workers=2, time_limit=None, quiet=True)
    games = rows["game"].nunique()
    assert flag.exists()
    assert rows.attrs["partial"]
    # Blocks of 18 games: two at work, and those that were finished in the moment before somebody looked.
    assert 600 - 5 * 25 <= games < 600
    assert (rows.groupby("game").size() == 2).all()


def test_workers_that_were_idle_are_not_trusted(tmp_path, monkeypatch):
    """After a while without work others are called: idle workers go home, and what they get just then is never done."""

    def writes(view, moves, rng):
        (tmp_path / str(os.getpid())).touch()
        return moves[0]

    def hands():
        known = {*tmp_path.iterdir()}
        rn.simulate(GAME, [writes, "random"], games=40, workers=2, time_limit=None, quiet=True)
        return {*tmp_path.iterdir()} - known

    assert hands()
    assert not hands()
    monkeypatch.setattr(crew, "LONGEST_IDLE", 0.0)
    assert hands()


def test_memory_of_the_line_is_bounded(monkeypatch):
    """Now and then both ends forget what was sent; the games are the same."""
    expected = rn.simulate(GAME, [players.greedy, "random"], games=3, workers=1, time_limit=None, quiet=True)
    monkeypatch.setattr("realms_nb.sandbox.process.FORGET", 5)
    rows = rn.simulate(GAME, [players.greedy, "random"], games=3, workers=1, quiet=True)
    assert rows.equals(expected)


def test_children_end_with_the_simulation(monkeypatch):
    """No process is left behind, not even that of a function that never returned."""
    made = []

    class Watched(StrategyProcess):
        def __init__(self, hello):
            super().__init__(hello)
            made.append(self)

    monkeypatch.setattr("realms_nb.sandbox.remote_player.StrategyProcess", Watched)
    rn.simulate(GAME, [players.loops, players.first], games=1, workers=1, time_limit=0.2, quiet=True)
    assert len(made) == 2
    assert all(child._process.poll() is not None for child in made)


class SlowToLoad:
    """A table that takes a moment to arrive, as the first one does while the game is being imported."""

    def __reduce__(self):
        return time.sleep, (1.5,)


def test_loading_the_game_is_not_the_strategys_time():
    """Before its first decision a process is shown the table: a busy machine must not make a quick function forfeit."""
    player = ProcessPlayer(Hello(cloudpickle.dumps(lambda view, moves, rng: moves[1]), Limits(move_seconds=1.0)))
    try:
        assert player.answer(SlowToLoad(), (10, 20)) == SeatAnswer(1)
    finally:
        player.close()
