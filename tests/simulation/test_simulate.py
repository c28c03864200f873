"""Many games as a tidy table."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import textwrap
import threading

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from simulation import players_for_tests as players
from toy import GAME as SUMS
from toy import players as toy

import realms_nb as rn
from realms_nb.core.chance import branch, stream
from realms_nb.core.errors import BadSetup, UnknownName
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.players.registry import Entrant
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders, numbered
from realms_nb.simulation.runner import cut
from realms_nb.simulation.tables import Seating

GAME = rn.minute_realms
# Something that cannot be sent to another process.
SILENCE = threading.Lock()


@pytest.fixture(scope="module")
def rows():
    return rn.simulate(GAME, ["random", players.first, "random"], games=120, seed=3, workers=1, quiet=True)


def test_one_row_per_seat_and_game(rows):
    """Every game has one row per seat, in order, with the strategy that sat there; twins are numbered."""
    assert len(rows) == 360
    assert rows["game"].tolist() == sorted(list(range(120)) * 3)
    assert rows["strategy"].tolist() == ["random", "first", "random 2"] * 120
    assert rows.attrs["partial"] is False


def test_columns(rows):
    """The columns of every game stand around the facts of this one."""
    goods = ["coins", "shields", "buildings", "bastions"]
    invasions = ["strength_1", "held_1", "strength_2", "held_2"]
    start, end = ["game", "seed", "seat", "strategy", "score"], ["rank", "won", "forfeit", "error"]
    assert list(rows.columns) == [*start, *SOURCES, *goods, *invasions, *end]


def test_sources_add_up_to_the_score(rows):
    """The points of all sources are the score; every round fills one plot of a realm."""
    assert (rows[list(SOURCES)].sum(axis=1) == rows["score"]).all()
    assert (rows["buildings"] + rows["bastions"]).le(8).all()


def test_winners_have_the_best_rank(rows):
    """Winners are first, nobody else is, and everybody at a table sees the same invasions."""
    assert (rows["won"] == rows["rank"].eq(1)).all()
    assert rows.groupby("game")["strength_2"].nunique().eq(1).all()
    assert (rows["held_1"] | rows["strength_1"].gt(0)).all()


def test_a_row_can_be_played_again(rows):
    """The seed of a row deals the same game; each seat draws from its own branch of it."""
    seed = int(rows["seed"][6])
    draws = [stream(branch(seed, "seat", seat)) for seat in range(3)]
    state = GAME.setup(seats=3, seed=seed)
    while state.decision is not None:
        seat = state.decision.seat
        moves = GAME.legal_moves(state)
        number = 0 if seat == 1 else int(draws[seat].random() * len(moves))
        state = GAME.apply(state, moves[number])
    assert [sheet.total for sheet in GAME.scores(state)] == rows.query("game == 2")["score"].tolist()


@pytest.mark.parametrize("workers", [2, None])
def test_workers_change_nothing(rows, workers):
    """The same seed gives the same table, whatever the number of workers."""
    strategies = ["random", players.first, "random"]
    again = rn.simulate(GAME, strategies, games=120, seed=3, workers=workers, quiet=True)
    pd.testing.assert_frame_equal(again, rows)


def test_workers_change_nothing_in_process():
    """Blocks played on two cores, without processes for the functions, are put together in order."""
    frames = [
        rn.simulate(GAME, [players.greedy, "random"], games=80, seed=5, workers=workers, time_limit=None, quiet=True)
        for workers in (1, 2)
    ]
    pd.testing.assert_frame_equal(*frames)


def test_another_seed_is_another_table(rows):
    """Other seeds deal other games."""
    other = rn.simulate(GAME, ["random"] * 3, games=120, seed=4, workers=1, quiet=True)
    assert set(other["seed"]).isdisjoint(rows["seed"])


def test_rules_can_be_changed():
    """A simulation plays by the rules it is given."""
    rules = GAME.STANDARD.changed(rounds=4, invasion_rounds=(4,))
    rows = rn.simulate(GAME, ["random"] * 2, games=5, rules=rules, workers=1, quiet=True)
    assert (rows["buildings"] + rows["bastions"]).le(4).all()
    assert "strength_2" not in rows


def test_every_game_can_be_simulated():
    """A game without facts of its own has the common columns; one seat is enough if the game allows it."""
    rows = rn.simulate(SUMS, [toy.highest, toy.lowest, toy.too_high], games=2, workers=1, quiet=True)
    assert rows["score"].tolist()[:2] == [9, 3]
    assert rows["rank"].tolist() == [1, 2, 3] * 2
    assert rows["error"][2] == "name 4: Name a number from 1 to 3."
    assert rn.simulate(SUMS, [toy.highest], games=1, workers=1, quiet=True)["won"].tolist() == [True]


@given(st.integers(1, 5_000), st.booleans())
@settings(deadline=None)
def test_blocks_hold_every_game_once(games, guarded):
    """The cut into blocks loses no game and keeps their order; no block is longer than a hundred games."""
    players = contenders(SUMS, [toy.highest], 5 if guarded else None)
    seatings = [Seating(number, number, (0,)) for number in range(games)]
    blocks = cut(Task(SUMS, SUMS.STANDARD, players), seatings)
    assert [seating for block in blocks for seating in block] == seatings
    assert all(1 <= len(block) <= 100 for block in blocks)


def test_names_and_entrants():
    """Strategies may be named by a dict, or be entrants that know their names."""
    rows = rn.simulate(GAME, {"Ada": "random", "Bob": Entrant("x", players.first)}, games=1, workers=1, quiet=True)
    assert rows["strategy"].tolist() == ["Ada", "Bob"]


def test_twins_are_numbered():
    """A name that occurs again gets the next free number, whatever its capitals."""
    assert numbered(["a", "A", "a 2", "a"]) == ["a", "A 3", "a 2", "a 4"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "minute_realms"}, "needs a game such as rn.minute_realms"),
        ({"games": 0}, "a whole number from 1 to 10,000,000, not 0"),
        ({"games": 2.5}, "a whole number from 1 to 10,000,000, not 2.5"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"strategies": ["random"]}, "for 2 to 5 players, not 1"),
        ({"strategies": ["random"] * 6}, "for 2 to 5 players, not 6"),
        ({"strategies": "random"}, "a list of names or functions"),
        ({"time_limit": 0}, "seconds for one decision"),
        ({"workers": 0}, "from 1 on, or -1 for all cores"),
        ({"rules": [4]}, "made by STANDARD.changed"),
        ({"strategies": [lambda view, moves, rng: SILENCE, "random"]}, "cannot be sent to a process of its own"),
    ],
)
def test_mistakes_are_told(change, words):
    """What cannot be simulated is refused with a sentence before anything is played."""
    ask = {"game": GAME, "strategies": ["random"] * 2, "games": 1, "quiet": True} | change
    with pytest.raises(BadSetup, match=words):
        rn.simulate(**ask)


def test_an_unknown_name_is_told():
    """A name that no strategy has is refused, and the nearest one offered."""
    with pytest.raises(UnknownName, match="Did you mean 'random'"):
        rn.simulate(GAME, ["randon", "random"], games=1)


def _run(tmp_path, script, **options):
    file = tmp_path / "cell.py"
    file.write_text(textwrap.dedent(script), "utf-8")
    return subprocess.Popen([sys.executable, "-W", "error", file], stdout=subprocess.PIPE, text=True, **options)


def test_functions_of_a_cell_work_on_other_cores(tmp_path):
    """A function defined in `__main__`, as in a notebook cell, plays in other processes, with what it refers to."""
    script = """
        import realms_nb as rn
        PLACE = -1
        def helper(moves): return moves[PLACE]
        def mine(view, moves, rng): return helper(moves)
        if __name__ == "__main__":
            for limit in (5, None):
                rows = rn.simulate(rn.minute_realms, [mine, "random"], 110, workers=2, time_limit=limit, quiet=True)
                print(int(rows["forfeit"].isna().sum()), int(rows["score"].sum()))
    """
    with _run(tmp_path, script) as process:
        lines = process.communicate()[0].split("\n")
    assert lines[0].startswith("220 ")
    assert lines[0] == lines[1]


@pytest.mark.parametrize("workers", [1, 2])
def test_stop_button_keeps_what_is_finished(tmp_path, workers):
    """An interrupt returns the finished games, whole and marked as partial."""
    script = f"""
        import json, signal, realms_nb as rn
        from realms_nb.simulation import runner
        def mine(view, moves, rng): return moves[0]
        if __name__ == "__main__":
            # A shell's background job, and whatever it starts, is born deaf to interrupts.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            update = runner.tqdm.update
            def told(self, n=1):
                print("playing", flush=True)
                return update(self, n)
            runner.tqdm.update = told
            rows = rn.simulate(rn.minute_realms, [mine, "random"], games=100_000, workers={workers}, quiet=True)
            whole = bool((rows.groupby("game").size() == 2).all())
            print(json.dumps([rows.attrs["partial"], whole, rows["game"].nunique()]))
    """
    with _run(tmp_path, script) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        last = process.communicate()[0].strip().split("\n")[-1]
    partial, whole, games = json.loads(last)
    assert (partial, whole) == (True, True)
    assert 5 <= games < 100_000


def test_progress_bar_counts_games(capsys, monkeypatch):
    """Work that takes a while shows a bar with games per second; a quiet simulation shows nothing."""
    monkeypatch.setattr("realms_nb.simulation.runner.SOON", 0.0)
    rn.simulate(GAME, ["random"] * 2, games=30, workers=1)
    assert "games/s" in capsys.readouterr().err
    rn.simulate(GAME, ["random"] * 2, games=30, workers=1, quiet=True)
    assert capsys.readouterr().err == ""
