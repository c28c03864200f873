"""A whole class hands in: entrants that ask the package, that sleep, that print, and odd things in the folder."""

from __future__ import annotations

import os
import re
import shutil

import pandas as pd
import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.sandbox import namespaces
from realms_nb.tournaments import league_files
from realms_nb.tournaments.league_files import spreadsheet

GAME = rn.minute_realms
FIRST = "def choose(view, moves, rng):\n    return moves[0]\n"
ASKS = {
    "odds": "import realms_nb as rn\ndef choose(view, moves, rng):\n"
    "    table = rn.move_odds(view, playouts=5)\n    best = table.sort_values('win', ascending=False)['move'].iloc[0]\n"
    "    return next(move for move in moves if str(move) == str(best))\n",
    "weights": "import realms_nb as rn\nchoose = rn.Weights(coins=1.0)\n",
    "after": "import realms_nb as rn\ndef choose(view, moves, rng):\n"
    "    return max(moves, key=lambda move: rn.after(view, move).points)\n",
    "first": FIRST,
}


def handed_in(folder, files):
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)
    return folder


@pytest.mark.parametrize(
    "walled", [False] if namespaces.fault() else [True, False], ids=lambda w: "wall" if w else "fence"
)
def test_entrants_may_use_the_package(tmp_path, walled):
    """Files that ask for move odds, weights or what comes after a move play all their games, walled or fenced."""
    folder = handed_in(tmp_path, ASKS)
    cup = rn.league(folder, GAME, games=12, seed=1, workers=1, wall=walled, quiet=True)
    assert cup.reports == {}
    assert set(cup.standings["strategy"]) == set(ASKS)
    assert cup.games == 12


# `make fuzz` plays the whole evening.
EVENING = 2_000 if "FUZZ" in os.environ else 120
LIMIT = 3
DOES_NOT_LOAD, FAILS = {"colon", "nothing"}, {"crash", "quits", "text"}
CLASS = [
    FIRST,
    "def choose(view, moves, rng):\n    return moves[-1]\n",
    "def choose(view, moves, rng):\n    return rng.choice(moves)\n",
    "def choose(view, moves, rng):\n    return max(moves, key=str)\n",
    ASKS["after"],
]


@pytest.fixture(scope="module")
def cup(tmp_path_factory):
    """25 hand-ins: two cannot be loaded, three fail in every game, one sleeps, one talks; 18 more play."""
    folder = tmp_path_factory.mktemp("class")
    bad = {
        "crash": "def choose(view, moves, rng):\n    raise ValueError('no idea')\n",
        "colon": "def choose(view, moves, rng)\n    return moves[0]\n",
        "quits": "import os\ndef choose(view, moves, rng):\n    os._exit(1)\n",
        "text": "def choose(view, moves, rng):\n    return 'build Castle'\n",
        "nothing": "x = 1\n",
        "sleeper": "import time\ndef choose(view, moves, rng):\n    time.sleep(0.8)\n    return moves[0]\n",
        "chatty": "def choose(view, moves, rng):\n    print('my\\u202e plan', len(moves))\n    return moves[0]\n",
    }
    handed_in(folder, bad | {f"good{number}": CLASS[number % len(CLASS)] for number in range(18)})
    before = os.times()
    # Longer than the good need for a game even on a busy machine, shorter than the sleeper does.
    result = rn.league(folder, GAME, games=EVENING, seed=3, game_limit=LIMIT, quiet=True)
    after = os.times()
    return result, sum(after[:4]) - sum(before[:4])


def test_a_class_of_25_is_done_in_two_minutes(cup):
    """Bad files and a sleeper cost the others neither games nor time: all have played, and each culprit is named."""
    league, seconds = cup
    # What the processor has worked, and what the sleeper was waited for: others on the machine do not count.
    slept = league.results.query("strategy == 'sleeper'")["error"].str.contains("for all its decisions").sum()
    assert seconds + slept * LIMIT < 120
    games = league.results.groupby("strategy").size()
    assert len(games) == 23
    assert games.min() > 0.5 * games.max()
    assert set(league.reports) == {*DOES_NOT_LOAD, *FAILS, "sleeper"}
    wins = league.results.groupby("strategy")["won"].sum()
    assert {name: wins[name] for name in (*FAILS, "sleeper")} == dict.fromkeys((*FAILS, "sleeper"), 0)
    if EVENING > 1_000:
        # In a few games somebody may lose all of them by playing badly.
        assert set(league.standings["strategy"].iloc[-4:]) == {*FAILS, "sleeper"}


def test_why_is_said(cup):
    """The result says in a line of the class's own words who failed, how often and why; with the line of the file."""
    cup, _ = cup
    text = repr(cup)
    played = cup.results.groupby("strategy").size()
    assert f"crash forfeited {played['crash']} of {played['crash']} games: ValueError in line 2: no idea" in text
    assert "colon.py does not take part: SyntaxError in line 1: expected ':'" in text
    assert "nothing.py does not take part: A file holds one strategy" in text
    assert "text forfeited" in text
    assert "which is not one of the" in text


def test_a_slow_entrant_is_named(cup):
    """Who sleeps is named with its seconds, loses by the clock of the game, and after that is not asked again."""
    cup, _ = cup
    text = repr(cup)
    assert re.search(
        r"sleeper forfeited (\d+) of \1 games: It took more than 3 s for all its decisions in one game", text
    )
    assert re.search(r"sleeper is slow: \d\.\d\d s per decision \(\d+ decisions\)", text)
    rows = cup.results.query("strategy == 'sleeper'")
    assert set(rows["forfeit"]) <= {"time limit", "stopped"}
    assert rows["forfeit"].notna().all()
    assert rows["error"].str.contains("3 s for all its decisions in one game").sum() >= 2
    seconds = cup.standings.set_index("strategy")["seconds"]
    assert seconds["sleeper"] > 0.6 > seconds["good0"]


def test_what_was_printed_can_be_read(cup):
    """The first lines that an entrant printed are shown, and what is invisible in them is spelled out."""
    cup, _ = cup
    assert "chatty printed: my\\u202e plan" in repr(cup)
    assert cup.diaries["chatty"].printed.count("\n") == 2


def test_results_are_written_as_they_come(tmp_path, monkeypatch):
    """When the league itself is ended at the end, what was played is in results.csv."""
    folder = handed_in(tmp_path, {"a": FIRST, "b": FIRST})

    def fails(*_):
        raise MemoryError

    monkeypatch.setattr(league_files.LeagueFolder, "finish", fails)
    with pytest.raises(MemoryError):
        rn.league(folder, GAME, games=20, seed=1, workers=1, quiet=True)
    assert len(pd.read_csv(folder / "league" / "results.csv")) == 40


def test_odd_things_in_the_folder(tmp_path):
    """A pipe, a link, a folder, a device, a huge file and an odd name get a sentence each; nobody waits for them."""
    folder = handed_in(tmp_path, {"a": FIRST, "b": FIRST})
    os.mkfifo(folder / "pipe.py")
    (folder / "link.py").symlink_to(folder / "a.py")
    (folder / "zero.py").symlink_to("/dev/zero")
    (folder / "folder.py").mkdir()
    (folder / "huge.py").write_bytes(b"#" * 1_000_001)
    (folder / "latin.py").write_bytes(b"# one\n# caf\xe9\n")
    (folder / "\u202eodd\u200b.py").write_text("x = 1\n")
    (folder / "=1+1.py").write_text(FIRST)
    (folder / os.fsdecode(b"\xff.py")).write_text("x = 1\n")
    cup = rn.league(folder, GAME, games=6, seed=1, workers=1, quiet=True)
    said = "\n".join(report.splitlines()[0] for report in cup.reports.values())
    for sentence in (
        "pipe.py does not take part: it is a pipe, not a file.",
        "link.py does not take part: it is a link, not a file.",
        "zero.py does not take part: it is a link, not a file.",
        "folder.py does not take part: it is a folder, not a file.",
        "huge.py does not take part: it is larger than 1,000,000 bytes.",
        "latin.py does not take part: it cannot be read: line 2 is not text in UTF-8.",
        "\\u202eodd\\u200b.py does not take part:",
        "\\udcff.py does not take part:",
    ):
        assert sentence in said
    assert set(cup.standings["strategy"]) == {"a", "b", "=1+1"}
    assert "'=1+1" in set(pd.read_csv(cup.folder / "standings.csv")["strategy"])


def test_only_what_a_league_wrote_is_deleted(tmp_path):
    """A second league into the same folder replaces the files of the first one, and nobody else's."""
    (tmp_path / "in").mkdir()
    folder = handed_in(tmp_path / "in", {"a": FIRST, "b": FIRST})
    out = tmp_path / "out"
    (out / "reports").mkdir(parents=True)
    (out / "reports" / "diary.txt").write_text("mine")
    (out / "replays").mkdir()
    (out / "replays" / "final.json").write_text("mine")
    first = rn.league(folder, GAME, games=2, seed=1, workers=1, out=out, quiet=True)
    written = set((out / "replays").iterdir())
    assert len(written) == 2
    shutil.copy(folder / "a.py", folder / "c.py")
    (out / league_files.LIST).write_text((out / league_files.LIST).read_text().replace("[", '["../in/a.py", ', 1))
    rn.league(folder, GAME, games=2, seed=2, workers=1, out=out, quiet=True)
    assert (out / "replays" / "final.json").read_text() == (out / "reports" / "diary.txt").read_text() == "mine"
    assert (folder / "a.py").exists()
    assert first.folder == out
    with pytest.raises(BadSetup, match="cannot write to"):
        rn.league(folder, GAME, games=2, workers=1, out=folder / "a.py", quiet=True)


@pytest.mark.parametrize("wrong", [None, 7, "no\0where", b"bytes", ["a"]])
def test_what_is_no_folder(wrong):
    """Whatever is no folder is refused in a sentence."""
    with pytest.raises(BadSetup, match="folder"):
        rn.league(wrong, GAME, games=2)


def test_no_spreadsheet_runs_a_name():
    """A text that begins like a formula is written with an apostrophe; numbers stay numbers."""
    table = spreadsheet(pd.DataFrame({"=a": ["=1+1", "+x", "-y", "@z", "plain"], "n": [-1, 2, 3, 4, 5]}))
    assert list(table.columns) == ["'=a", "n"]
    assert table["'=a"].tolist() == ["'=1+1", "'+x", "'-y", "'@z", "plain"]
    assert table["n"].tolist() == [-1, 2, 3, 4, 5]
