"""The studio without a browser: charts follow the board, and the two point at each other."""

from __future__ import annotations

import pytest

import realms_nb as rn

game = rn.minute_realms


@pytest.fixture
def studio():
    match = rn.Match(game, ["You", "Ada"], seed=7)
    return rn.Studio(match, opponents={1: "random"}, pace="instant", playouts=20)


def send(studio, **content):
    studio.board._on_message(studio.board, content, [])


def play(studio):
    match = studio.match
    send(studio, kind="play", version=match.version, move=str(match.legal_moves[0]))


def rows(studio):
    return {name: chart.rows for name, chart in studio.charts.items()}


def test_a_move_changes_every_chart_in_place(studio):
    """After a move each chart has new rows and is still the same chart."""
    charts, before = studio.charts, rows(studio)
    assert set(charts) == {"scores", "invasions", "goods", "moves"}
    play(studio)
    after = rows(studio)
    assert all(after[name] != before[name] for name in ("scores", "moves"))
    assert studio.charts == charts


def test_the_same_position_shown_again_changes_nothing(studio):
    """A hint or a refused message leaves the charts alone."""
    before = rows(studio)
    send(studio, kind="fly")
    assert rows(studio) == before


def test_the_language_of_the_charts_follows_the_board(studio):
    """A new language on the board is the language of the charts."""
    before = studio.charts["scores"].description
    send(studio, kind="language", value="de")
    assert studio.charts["scores"].description != before


def test_board_and_charts_point_at_each_other(studio):
    """The move looked at on the board is marked in the odds; a clicked bar lights its cards on the board."""
    studio.board.hovered = "build Timber House"
    assert studio.charts["moves"].highlight == {"move": "build Timber House"}
    studio.board.hovered = ""
    assert studio.charts["moves"].highlight is None
    studio.charts["scores"].picked = {"cards": ["Timber House"]}
    assert studio.board.highlight == ["Timber House"]
    studio.charts["scores"].picked = None
    assert studio.board.highlight == []


def test_a_whole_game_in_the_studio(studio):
    """The charts follow to the very end, where there are no more moves to weigh and no invasion to foresee."""
    while studio.match.turn is not None:
        play(studio)
    assert studio.match.outcome is not None
    assert studio.charts["invasions"].description


def test_without_a_kernel(studio):
    """A saved notebook shows the position in words and as a table; the repr has no address."""
    data = studio._repr_mimebundle_()
    assert data["text/plain"].startswith("Minute Realms, round 1 of 8")
    assert "<table>" in data["text/html"]
    assert repr(studio).startswith("<Studio of <Match")
    studio.close()
    assert studio.match._listeners == []


def test_a_finished_match_has_a_studio_too():
    """A studio can be opened on a match that is over."""
    match = rn.Match(game, 2, seed=3)
    while match.turn is not None:
        match.play(match.legal_moves[0])
    studio = rn.Studio(match)
    assert "moves" not in studio.charts
    match.undo()
    assert "moves" in studio.charts
