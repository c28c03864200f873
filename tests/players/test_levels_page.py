"""The page on levels tells the truth: rows that are cheap come out figure by figure, the others within their error."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from realms_nb.core.game import game_named
from realms_nb.players.measured import measured

ROOT = Path(__file__).parents[2]
# (game, level, seats) -> games that are played again; levels that think take long, and their rows are looked at by few.
AGAIN = {
    ("minute_realms", "duke", 2): 60,
    ("minute_realms", "duke", 4): 40,
    ("minute_realms", "emperor", 2): 16,
    ("realm_of_sand", "knight", 2): 100,
    ("realm_of_sand", "knight", 4): 40,
    ("realm_of_sand", "duke", 2): 100,
    ("realm_of_sand", "duke", 4): 40,
}


@pytest.fixture(scope="module")
def tool():
    """The tool that writes the rows."""
    spec = importlib.util.spec_from_file_location("calibrate", ROOT / "tools" / "calibrate.py")
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def rows(tool):
    """The rows of the page."""
    return tool.rows_of(tool.PAGE.read_text("utf-8"))


def test_rows_of_weights_come_out_figure_by_figure(tool, rows):
    """Knights against squires of Minute Realms are played again, all 8,000 games, and the rows are the same."""
    found = [row for row in rows if (row.game, row.level) == ("minute_realms", "knight")]
    assert len(rows) == 12
    assert [row.seats for row in found] == [2, 4]
    assert [tool.measured(row) for row in found] == [row.line for row in found]


@pytest.mark.parametrize(("game", "level", "seats"), AGAIN, ids=lambda value: str(value))
def test_the_other_rows_come_out_within_their_error(tool, rows, game, level, seats):
    """A part of the games of a row, played again, wins as often as it says; by chance one run in 10,000 would not."""
    (row,) = (row for row in rows if (row.game, row.level, row.seats) == (game, level, seats))
    said = float(row.line.split("|")[5].strip(" %")) / 100
    games = AGAIN[game, level, seats]
    found = tool.share_of_wins(game_named(game), level, row.against, seats, games)
    assert abs(found - said) < 4 * (said * (1 - said) / games) ** 0.5


def test_a_row_that_has_drifted_is_seen(tool, rows):
    """The same games under another name of the row are told apart: a squire is no knight."""
    row = next(row for row in rows if (row.game, row.level, row.seats) == ("minute_realms", "knight", 2))
    assert tool.row_of("minute_realms", "squire", "knight", 2, row.games) != row.line
    assert tool.share_of_wins(game_named("minute_realms"), "squire", "knight", 2, 400) < 0.3


def test_boards_show_the_rows_of_the_page(tool, rows):
    """What a board says of how strong a level is, is what the page says; a game nobody has measured says nothing."""
    page = tool.PAGE.read_text("utf-8")
    for game in ("minute_realms", "realm_of_sand"):
        shown = measured(game)
        told = [row for row in rows if row.game == game]
        assert len(shown) == len(told) == 6
        table = ROOT / "realms_nb" / "games" / game / "players" / "levels.csv"
        assert table.read_text("utf-8") == tool.as_data(game, page)
        for one, row in zip(shown, told, strict=True):
            assert f"| {one.games} | {one.wins}% | {one.low}% to {one.high}% | {one.fair:.0f}% |" in row.line
    assert measured("tic_tac_toe") == measured("x", "a_package_that_is_not_there") == ()
