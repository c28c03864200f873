"""What is asked for is what is given, cold or warm; only a board is content with a rough answer, and says so."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.board.background import Background
from realms_nb.board.wire import messages
from realms_nb.core import browser
from realms_nb.core.chance import stream
from realms_nb.fast import waiting
from realms_nb.players.registry import resolve

MINUTE = rn.minute_realms
VIEW = MINUTE.view_for(MINUTE.setup(3, 5), 0)
TABLES = (rn.move_odds, rn.win_chances, rn.odds.score)


@pytest.fixture
def cold(monkeypatch):
    """Nothing is compiled yet, and a process that is asked to compile never comes to an end; gives whom it was for."""
    started = []
    monkeypatch.setattr(waiting, "is_ready", lambda game: False)
    monkeypatch.setattr(waiting, "start_compiling", started.append)
    return started


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_cold_call_gives_what_a_warm_one_gives(table, monkeypatch):
    """Same seed, same table: cold, warm, on one worker and on four; and with as many futures as were asked for."""
    warm = table(VIEW, 300, seed=3, threads=1)
    assert (warm["playouts"] == 300).all()
    assert warm.equals(table(VIEW, 300, seed=3, threads=4))
    monkeypatch.setattr(waiting, "is_ready", lambda game: False)
    assert warm.equals(table(VIEW, 300, seed=3))


def test_a_cold_player_plays_what_a_warm_one_plays(monkeypatch):
    """A player that is asked directly thinks as long as it always does, whether or not anything is compiled."""
    for name in ("duke", "emperor"):
        choose = resolve(MINUTE, name).choose
        moves = MINUTE.legal_moves(MINUTE.setup(3, 5))
        warm = choose(VIEW, moves, stream(1))
        monkeypatch.setattr(waiting, "is_ready", lambda game: False)
        assert choose(VIEW, moves, stream(1)) == warm
        monkeypatch.undo()


def test_only_a_board_is_given_a_rough_answer(cold):
    """A board that asks while another process compiles gets few futures, and the table says how many."""
    with waiting.rough_answers():
        tables = [table(VIEW, 300) for table in TABLES]
        assert waiting.is_rough("minute_realms")
    assert cold == ["minute_realms"] * 3
    assert [set(table["playouts"]) for table in tables] == [{10}, {50}, {50}]
    assert not waiting.is_rough("minute_realms")


def test_whoever_thinks_for_a_board_may_be_rough():
    """What a board asks in a thread beside the notebook, or at once, is asked as a board."""
    answers = []
    thinker = Background(answers.append)
    assert thinker.ask(waiting._of_a_board.get) is True
    assert waiting._of_a_board.get() is False


def test_the_tab_of_chances_says_how_many_futures_it_has(cold):
    """The tab of a board shows few futures while nothing is compiled, and their number."""
    board = rn.Board(rn.Match(MINUTE, 3, seed=5), you=0)
    found = board._connection.on_chances(messages.AskChances(id=1, version=board.match.version)).chances
    assert found.playouts == 20
    assert cold == ["minute_realms"]


def test_a_browser_says_that_it_gives_fewer(monkeypatch, capsys):
    """In a browser, where nothing is compiled, fewer futures are given than were asked for, and a sentence says so."""
    monkeypatch.setattr(browser, "IN_A_BROWSER", True)
    table = rn.win_chances(VIEW, 2_000)
    assert set(table["playouts"]) == {250}
    assert "250 futures of each move instead of 2000" in capsys.readouterr().out.replace(",", "")
