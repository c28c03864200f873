"""A class league: a folder of files, each entrant in a process of its own behind a fence."""

from __future__ import annotations

import os

import pandas as pd
import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.sandbox.process import StrategyProcess
from realms_nb.sandbox.worker import Hello, Limits, Sandbox, Source
from realms_nb.tournaments import league as league_module

GAME = rn.minute_realms

GOOD = {
    "ada": """
        import realms_nb as rn
        def choose(view, moves, rng):
            game = rn.minute_realms
            table = game.determinize(view, rng)
            return max(moves, key=lambda move: game.scores(game.apply(table, move))[view.seat].total), 'I like it.'
    """,
    "bob": """
        def _helper(moves):
            return moves[0]
        def take_the_first(view, moves, rng):
            return _helper(moves)
    """,
}
BROKEN = {
    "colon": ("def choose(view, moves, rng) return moves[0]", "SyntaxError in line 1: expected ':'"),
    "empty": ("answer = 42", "no public function of three arguments"),
    "lost": ("import no_such_module", "No module named 'no_such_module'"),
    "endless": ("while True: pass", "more than 4 s for loading"),
    "leaver": ("raise SystemExit", "SystemExit"),
    "gone": ("import os; os._exit(4)", "exit code 4"),
    "twins": ("def a(v, m, r): pass\ndef b(v, m, r): pass", "this one has a, b"),
    "binary": (b"\xff\xfe\x00", "cannot be read"),
    "peeks": ("import ada", "No module named 'ada'"),
}
FAILING = {
    "quitter": ("import os\ndef choose(view, moves, rng):\n    print('bye')\n    os._exit(3)", "stopped", "bye"),
    "hanger": ("def choose(view, moves, rng):\n    while True: pass", "time limit", "more than 1 s"),
}


def _file(folder, name, text):
    data = text if isinstance(text, bytes) else "\n".join(line.removeprefix("        ") for line in text.split("\n"))
    (folder / f"{name}.py").write_bytes(data if isinstance(data, bytes) else data.encode())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("class")
    for name, text in GOOD.items():
        _file(place, name, text)
    for name, (text, *_) in {**BROKEN, **FAILING}.items():
        _file(place, name, text)
    _file(place, "_notes", "raise RuntimeError('not an entrant')")
    return place


@pytest.fixture(scope="module")
def league(folder):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(league_module, "LIMITS", Limits(start_seconds=4.0, memory_mb=2_000, file_mb=5))
        return rn.league(folder, GAME, games=24, seed=5, time_limit=1.0, workers=1, quiet=True)


def test_standings(league):
    """Files that can play are entrants under their names; those that fail lose their games, the others play on."""
    table = league.standings.set_index("strategy")
    assert set(table.index) == {"ada", "bob", "quitter", "hanger"}
    assert list(table.index[:2]) == ["ada", "bob"]
    assert table["forfeits"].to_dict() == {"ada": 0, "bob": 0, "quitter": 12, "hanger": 12}
    assert table.loc["hanger", "wins"] == table.loc["quitter", "wins"] == 0


@pytest.mark.parametrize("name", BROKEN)
def test_broken_files_are_reported(league, name):
    """A file that cannot be loaded is reported in a sentence and left out; the league goes on."""
    sentence = league.reports[name].splitlines()[0]
    assert sentence.startswith(f"{name}.py does not take part: ")
    assert BROKEN[name][1] in sentence
    assert sentence in repr(league)


@pytest.mark.parametrize("name", FAILING)
def test_failures_are_reported(league, name):
    """An entrant that fails in its games is told how often, why, and what it had printed."""
    _, kind, words = FAILING[name]
    report = (league.folder / "reports" / f"{name}.txt").read_text("utf-8")
    assert report.startswith(f"{name} forfeited 12 of 12 games: ")
    assert kind in report
    assert words in report


def test_files_are_written(league):
    """Standings, matrix and results are CSV files; nobody who played well has a report."""
    written = pd.read_csv(league.folder / "standings.csv")
    assert written["strategy"].tolist() == league.standings["strategy"].tolist()
    assert len(pd.read_csv(league.folder / "results.csv")) == 48
    assert (league.folder / "win_matrix.csv").exists()
    assert not (league.folder / "reports" / "ada.txt").exists()


def test_replays_can_be_opened(league):
    """The first game of every table is a saved match that ends with the scores of the results."""
    files = sorted((league.folder / "replays").glob("*.json"))
    assert len(files) == 6
    match = rn.Match.load(files[0])
    assert match.outcome is not None
    played = league.results[league.results["game"] == int(files[0].name[:5])]
    assert [sheet.total for sheet in match.scores] == played["score"].tolist()
    # What an entrant said stays with its moves.
    thoughts = [thought for file in files for thought in rn.Match.load(file).thoughts]
    assert {"I like it."} == {why for thought in thoughts for why in thought.why}
    assert {thought.who for thought in thoughts} == {"ada"}


def test_an_unguessable_seed(folder, tmp_path):
    """Without a seed a league draws one that no entrant can find by trying, and tells it afterwards."""
    for name, text in GOOD.items():
        _file(tmp_path, name, text)
    out = tmp_path / "out"
    result = rn.league(tmp_path, GAME, games=2, workers=1, out=out, quiet=True)
    assert result.seed > 10**9  # a smaller one turns up once in nine million
    again = rn.league(tmp_path, GAME, games=2, seed=result.seed, workers=1, out=out, quiet=True)
    pd.testing.assert_frame_equal(again.results, result.results)
    assert result.folder == out


def test_nobody_to_play(tmp_path):
    """A folder without two working files is refused, with what is wrong with those that are there."""
    _file(tmp_path, "colon", BROKEN["colon"][0])
    with pytest.raises(BadSetup, match=r"at least two files that can play; .* has 0. colon.py does not take part"):
        rn.league(tmp_path, GAME, games=2)
    with pytest.raises(BadSetup, match="There is no folder"):
        rn.league(tmp_path / "nowhere", GAME, games=2)


ATTACKS = {
    # Signal 0 is none: a test of a fence must do no harm where it fails. Files are named in the test's own folder.
    "kills the referee": "import os; os.kill(os.getppid(), 0)",
    "starts a program": "import subprocess; subprocess.run(['true'])",
    "starts a shell": "import os; os.system('true')",
    "forks": "import os; os.fork()",
    "writes a file": "open('{folder}/mark', 'w')",
    "opens a file to write": "import os; os.open('{folder}/mark', os.O_WRONLY | os.O_CREAT)",
    "deletes a file": "import os; os.remove('{folder}/mark')",
    "reads another entrant": "open('{folder}/ada.py').read()",
    "reads by a detour": "open('{folder}/../{name}/ada.py').read()",
    "lists the entrants": "import os; os.listdir('{folder}')",
    "reads the referee's memory": "import os; open('/proc/%d/maps' % os.getppid()).read()",
    "calls home": "import socket; socket.create_connection(('127.0.0.1', 9))",
    "raises its limits": "import resource; resource.setrlimit(resource.RLIMIT_CPU, (-1, -1))",
}


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_the_fence_holds(folder, attack):
    """An entrant cannot read, stop or disturb the others by ordinary means: the attempt is an error of its own."""
    text = attack.format(folder=folder, name=folder.name)
    child = StrategyProcess(Hello(Source("attack.py", text), Limits(), Sandbox((str(folder),))))
    try:
        answer = child.hello()
    finally:
        child.close()
    assert answer.forfeit is not None
    assert "An entrant of a league may not" in answer.forfeit.report


def test_an_entrant_sees_no_environment(folder, monkeypatch):
    """What stands in our environment is not for the entrants."""
    monkeypatch.setenv("CLASS_REGISTER", "secret")
    text = "import os; assert 'CLASS_REGISTER' not in os.environ\ndef choose(view, moves, rng): return moves[0]"
    child = StrategyProcess(Hello(Source("a.py", text), Limits(), Sandbox((str(folder),))))
    try:
        assert child.hello().forfeit is None
    finally:
        child.close()
    assert os.environ["CLASS_REGISTER"] == "secret"
