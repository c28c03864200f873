"""Charts by the game of what they are made from."""

from __future__ import annotations

import random

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.charts.studio import plots
from realms_nb.core.errors import BadSetup, NotOffered


def played(game, moves, names=("You", "Ada")):
    match, rng = rn.Match(game, list(names), seed=3), random.Random(3)
    while match.turn is not None and match.at < moves:
        match.play(rng.choice(match.legal_moves))
    return match


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        (rn.realm_of_sand, "de", ("klein", "groß")),
        (rn.realm_of_sand, "it", ("piccolo", "grande")),
        (SUMS, "en", ("numbers named",)),
    ],
    ids=str,
)
def test_points_by_source_of_every_game(game, language, words):
    """The score chart shows the points of any game by the sources that its score sheets name, in the game's words."""
    match = played(game, 400)
    table = rn.charts.score.table(match, language=language)
    assert set(table["label"]) & set(words)
    for sheet in match.scores:
        own = table.loc[table["seat"] == sheet.seat]
        assert dict(zip(own["source"], own["points"], strict=True)) == sheet.by_source()
    chart = rn.charts.score(match, language=language).to_dict()
    assert str(max(sheet.total for sheet in match.scores)) in chart["description"]
    again = rn.charts.score.table(game.view_for(match.state, 0), names=match.names, language=language)
    assert again.equals(table)


@pytest.mark.parametrize("name", ["invasion_chart", "invasion_table", "score_history_chart", "coins_shields_plot"])
def test_charts_of_another_game(name):
    """A chart that a game does not have is answered with a sentence, for its matches and for its views."""
    match = played(rn.realm_of_sand, 4)
    for source in (match, match.game.view_for(match.state, 0)):
        with pytest.raises(NotOffered, match=f"Realm of Sand has no {name}"):
            getattr(rn.charts, name)(source)
    with pytest.raises(BadSetup, match="drawn from a match"):
        getattr(rn.charts, name)("match")


def test_a_table_of_odds_knows_its_game():
    """A table goes to the charts of its own game, which say what they need."""
    match = played(rn.realm_of_sand, 4)
    with pytest.raises(BadSetup, match="This table should have the columns move, win"):
        rn.charts.move_odds(rn.odds.buildings(match.game.view_for(match.state, match.turn)))


def test_the_room_shows_what_there_is():
    """The charts of all games are listed beside the general ones, and an unknown name is an AttributeError."""
    assert {"score", "share", "invasion", "move_odds"} <= set(dir(rn.charts))
    with pytest.raises(AttributeError, match="pie_chart"):
        rn.charts.pie_chart  # noqa: B018  # looking is the test


@pytest.mark.parametrize(
    ("game", "names"),
    [
        (rn.minute_realms, ["moves", "invasions", "scores", "goods"]),
        (rn.realm_of_sand, ["buildings", "race", "scores", "moves"]),
        (SUMS, ["scores"]),
    ],
    ids=str,
)
def test_plots_beside_a_board(game, names):
    """Beside a board stand the plots of its game, or at least where the points come from; each can be left out."""
    match = played(game, 3)
    view = game.view_for(match.state, 0)
    found = plots(match, view, language="de", playouts=20)
    assert list(found) == names
    assert all(plot.description for plot in found.values())
    assert list(plots(match, view, playouts=20, leave_out=names[:1])) == names[1:]
    assert plots(match, view, playouts=20, leave_out=names) == {}
