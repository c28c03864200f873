"""Where Python runs in a browser long work ends by itself, and a sentence says so."""

from __future__ import annotations

from pathlib import Path

import pytest

import realms_nb as rn
from realms_nb.core import browser

PACKAGE = Path(rn.__file__).parent


class Ticking:
    """A clock that goes on by a second whenever somebody looks at it."""

    def __init__(self):
        self.now = 0

    def monotonic(self):
        self.now += 1
        return self.now


@pytest.fixture
def in_a_browser(monkeypatch):
    """As in a browser, with a clock of our own: after 150 looks at it the time is up."""
    monkeypatch.setattr(browser, "IN_A_BROWSER", True)
    monkeypatch.setattr(browser, "PATIENCE", 150)
    monkeypatch.setattr(browser, "time", Ticking())


def first(view, moves, rng):
    return moves[0]


def last(view, moves, rng):
    return moves[-1]


def test_only_one_module_knows_of_browsers():
    """Whether Python runs in a browser is asked of the system in one place."""
    known = [path for path in PACKAGE.rglob("*.py") if "js" not in path.relative_to(PACKAGE).parts]
    asked = {path for path in known if "emscripten" in path.read_text("utf-8")}
    assert asked == {PACKAGE / "core" / "browser.py"}


def test_elsewhere_the_clock_is_never_looked_at(monkeypatch, capsys):
    """With an installed Python work takes as long as it takes."""
    monkeypatch.setattr(browser, "PATIENCE", 0.0)
    with browser.patience():
        browser.look_at_the_clock()
    assert browser.fewer(600, 60, "futures") == 600
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("in_a_browser")
def test_work_inside_of_work_has_no_clock_of_its_own(capsys):
    """However deep the work is, it ends once, with one sentence; afterwards there is time for what is left to do."""
    with browser.patience("it"):
        browser.time.now = 1_000
        with browser.patience("de"), pytest.raises(KeyboardInterrupt):
            browser.look_at_the_clock()
        browser.look_at_the_clock()
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told] == ["Python nel browser è lento"]


@pytest.mark.usefixtures("in_a_browser")
def test_a_tournament_keeps_what_is_finished(capsys):
    """A tournament that takes too long tells how many games there are, as if it had been stopped."""
    cup = rn.tournament(rn.minute_realms, [last, first], games=1_000, seed=1, quiet=True, language="it")
    assert cup.partial
    assert 0 < cup.games < 1_000
    assert "Interrotto" in cup.headline
    (said,) = capsys.readouterr().out.splitlines()
    assert said.startswith("Python nel browser è lento")


@pytest.mark.usefixtures("in_a_browser")
def test_all_games_of_a_short_tournament_are_played(capsys):
    """What is done in time is whole, and nothing is said."""
    cup = rn.tournament(rn.minute_realms, [first, last], games=4, seed=1, quiet=True, workers=2)
    assert not cup.partial
    assert cup.games == 4
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("in_a_browser")
def test_a_comparison_and_a_way_of_playing_end_with_whole_deals():
    """A comparison counts the deals that all variants have played; a limited seat is measured against a free one."""
    variants = {"standard": {}, "rich": {"bastion_income": 3}}
    study = rn.lab.compare(rn.minute_realms, variants, [first, last], games=2_000, seed=1, quiet=True)
    assert study.partial
    assert study.results.groupby("variant")["game"].nunique().nunique() == 1
    ways = rn.lab.restrict(rn.minute_realms, {"free": _free}, player=first, deals=2_000, seed=1, quiet=True)
    assert ways.partial
    assert list(ways.table["difference"]) == [0.0]


def _free(view, move):
    return True


@pytest.mark.usefixtures("in_a_browser")
def test_a_league_asks_its_files_in_place(tmp_path):
    """Without processes a league still plays: it says that there is no wall, and what is wrong with which file."""
    for name, body in {"ada": "return moves[0]", "bo": "return moves[-1]", "cy": "return 1 / 0"}.items():
        (tmp_path / f"{name}.py").write_text(f"def {name}(view, moves, rng):\n    {body}\n", "utf-8")
    (tmp_path / "di.py").write_text("1 / 0\n", "utf-8")
    league = rn.league(tmp_path, rn.minute_realms, games=12, seed=1, quiet=True)
    assert set(league.standings["strategy"]) == {"ada", "bo", "cy"}
    assert set(league.reports) == {"cy", "di"}
    assert "realms_nb" not in league.reports["di"]
    assert "without wall and without time limit" in repr(league)


@pytest.mark.usefixtures("in_a_browser")
def test_a_review_looks_at_fewer_futures(capsys):
    """A review takes fewer futures and says so in the language of the match."""
    match = rn.Match(rn.minute_realms, 2, seed=1, language="de")
    match.play(match.legal_moves[0])
    look = rn.review(match, playouts=600, quiet=True)
    assert look.evidence.playouts == 60
    assert "60 Zukünfte jedes Zuges statt 600" in capsys.readouterr().out
