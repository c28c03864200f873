"""The studio without a browser: charts follow the board, and the two point at each other."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest

import realms_nb as rn
from realms_nb.games.minute_realms import board as stage
from realms_nb.games.realm_of_sand.charts import QUICK

game = rn.minute_realms


@pytest.fixture
def studio(monkeypatch):
    """A studio of a game whose board has no tab of chances: all charts stand under the board."""
    monkeypatch.delattr(stage, "chances")
    match = rn.Match(game, ["You", "Ada"], seed=7)
    return rn.Studio(match, opponents={1: "random"}, pace="instant", playouts=20)


def send(studio, **content):
    studio.board._on_message(studio.board, {"id": 1, **content}, [])


def play(studio):
    match = studio.match
    send(studio, kind="play", version=match.version, move=str(match.legal_moves[0]))


def rows(studio):
    return {name: chart.rows for name, chart in studio.charts.items()}


def test_a_move_changes_every_chart_in_place(studio):
    """After a move each chart has new rows and is still the same chart."""
    charts, before = studio.charts, rows(studio)
    assert list(charts) == ["moves", "invasions", "scores", "goods"]
    play(studio)
    after = rows(studio)
    assert all(after[name] != before[name] for name in ("scores", "moves"))
    assert studio.charts == charts


def test_the_moves_say_whose_they_are(studio):
    """The chart of the moves names the seat that is to move, in every language."""
    assert studio.charts["moves"].description.startswith("Your moves: ")
    send(studio, kind="language", value="de")
    assert studio.charts["moves"].description.startswith("Deine Züge: ")
    ada = rn.Studio(rn.Match(game, ["Ada", "Bo"], seed=7), playouts=20)
    assert ada.charts["moves"].description.startswith("Moves of Ada: ")
    assert ada.charts["moves"].spec["title"]["text"].startswith("Moves of Ada: ")


def test_a_tab_of_chances_takes_the_place_of_charts():
    """Where the board shows the chances beside the cards, the studio does not show them again."""
    studio = rn.Studio(rn.Match(game, ["You", "Ada"], seed=7), playouts=20)
    assert list(studio.charts) == ["scores", "goods"]


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (("You", "Ada"), "de"),
        (("You", "Ada", "Bo"), "en"),
        (("You", "Ada", "Bo"), "it"),
        (("A" * 24, "B" * 24, "C" * 24, "D" * 24, "You"), "de"),
    ],
    ids=["two", "three", "Italian", "five"],
)
def test_the_charts_under_the_board_are_low_and_can_be_read(names, language):
    """Points and goods are at most 150 pixels high, no wider than half a board, and have no type under 12 pixels."""
    pytest.importorskip("vl_convert")
    match, rng = rn.Match(game, list(names), seed=7), Random(7)
    for moves in (0, 4 * len(names) + 1, 99):
        while match.turn is not None and match.at < moves:
            match.play(rng.choice(match.legal_moves))
        studio = rn.Studio(match, you=0, playouts=20, language=language)
        for name in ("scores", "goods"):
            picture = studio.charts[name].picture()
            width, height = map(float, re.search(r'width="([\d.]+)" height="([\d.]+)"', picture).groups())
            assert height <= 150, (name, moves)
            assert width <= 570, (name, moves)
            sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)px"', picture)]
            assert len(sizes) > 3
            assert min(sizes) >= 12


def test_the_same_position_shown_again_changes_nothing(studio):
    """A hint or a refused message leaves the charts alone."""
    before = rows(studio)
    send(studio, kind="fly")
    assert rows(studio) == before


def test_the_language_of_the_charts_follows_the_board(studio):
    """A new language on the board is the language of the charts."""
    before = {name: chart.description for name, chart in studio.charts.items()}
    send(studio, kind="language", value="de")
    assert all(chart.description != before[name] for name, chart in studio.charts.items())
    assert {chart.words["table"] for chart in studio.charts.values()} == {"Tabelle"}


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
    assert len(studio.match._listeners) == 0


def test_a_finished_match_has_a_studio_too(monkeypatch):
    """A studio can be opened on a match that is over."""
    monkeypatch.delattr(stage, "chances")
    match = rn.Match(game, 2, seed=3)
    while match.turn is not None:
        match.play(match.legal_moves[0])
    studio = rn.Studio(match)
    assert "moves" not in studio.charts
    match.undo()
    assert "moves" in studio.charts


def test_quick_charts_are_refined():
    """Where messages are handled, the first picture has few futures; a moment later it has all that were asked for."""

    async def played():
        match = rn.Match(rn.realm_of_sand, ["Ada", "Bo"], seed=2)
        studio = rn.Studio(match, playouts=60)
        notes = [studio.charts["race"].rows["note"][0]["note"]]
        for _ in range(600):
            if "60" in studio.charts["race"].rows["note"][0]["note"]:
                break
            await asyncio.sleep(0.1)
        notes.append(studio.charts["race"].rows["note"][0]["note"])
        studio.close()
        return notes

    first, refined = asyncio.run(played())
    assert str(QUICK) in first
    assert "60" in refined
