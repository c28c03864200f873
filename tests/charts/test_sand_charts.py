"""Charts of Realm of Sand: what they count, that they say it in words, and that no id is read."""

from __future__ import annotations

import json
import random
import re

import pandas as pd
import pytest

import realms_nb as rn
from realms_nb.charts.realm_of_sand import building_odds_plot, building_odds_table, move_odds_plot, rank_plot, sources
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.realm_of_sand.odds import building_odds

game = rn.realm_of_sand
ID = re.compile(r"\b(?:T\d\d|I{1,3}-\d\d)\b")


def played(seats=2, moves=24, seed=3):
    match = rn.Match(game, [f"P{seat}" for seat in range(seats)], seed=seed)
    rng = random.Random(seed)
    # Up to the next main action, when there are many moves.
    while match.at < moves or len(match.legal_moves) < 20:
        match.play(rng.choice(match.legal_moves))
    return match


def odds(match):
    """A table as move odds come: many moves that were only screened, some that were looked at closely."""
    rows = [(str(move), 0.5, 0.4, 0.6, 20.0, 50 if at < 6 else 2) for at, move in enumerate(match.legal_moves)]
    return pd.DataFrame(rows, columns=["move", "win", "win_low", "win_high", "score", "playouts"])


def futures():
    rows = [(24, "apprentice", 0.25, 0.1, 0.5, 20), (33, "grand-master", 0.75, 0.5, 0.9, 20)]
    return pd.DataFrame(rows, columns=["points", "rank", "share", "share_low", "share_high", "playouts"])


def test_buildings_are_as_the_engine_counts():
    """For every seat and open card the table has the pieces missing and the actions that the engine counts."""
    match = played()
    table = building_odds_table(match).set_index(["seat", "card"])
    met = 0
    for seat in (0, 1):
        for prospect in building_odds(match.game.view_for(match.state, seat)):
            row = table.loc[(seat, prospect.card)]
            assert (None if pd.isna(row["missing"]) else row["missing"]) == prospect.missing
            assert (None if pd.isna(row["turns"]) else row["turns"]) == prospect.turns
            met += 1
    assert met == len(table) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chart_is_drawn_and_told(language):
    """Each chart has a title that asks, a description without ids, and can be drawn from its rows."""
    match, alone = played(), played(seats=1)
    plots = [
        building_odds_plot(match, language=language),
        move_odds_plot(odds(match), language=language),
        rank_plot(alone, futures(), language=language),
        rn.charts.score_plot(match, [20.0, 21.0], language=language),
    ]
    for plot in plots:
        assert plot.description.endswith(".")
        assert not ID.search(plot.description), plot.description
        drawn = plot.named_chart().to_dict()
        assert drawn["title"]["text"]
        assert not re.search(r"chart-[a-z]", json.dumps(drawn))


def test_only_moves_that_were_looked_at_are_compared():
    """Moves that were only screened are not shown, and never more than ten."""
    match = played()
    frame = move_odds_plot(odds(match)).frames["moves"]
    assert len(frame) == 6
    assert set(frame["playouts"]) == {50}
    with pytest.raises(BadSetup, match="playouts is missing"):
        move_odds_plot(odds(match).drop(columns="playouts"))


def test_ranks_are_for_one():
    """The chart of ranks is for a game alone; its shares add up."""
    frame = rank_plot(played(seats=1), futures()).frames["borders"]
    assert list(frame["share"]) == [0.25, 0.0, 0.75, 0.0, 0.0]
    with pytest.raises(BadSetup, match="alone"):
        rank_plot(played(), futures())


def test_points_come_from_levels():
    """Points are told by the level of their building."""
    assert list(sources(game.STANDARD, game.narrator()).words.values()) == ["level I", "level II", "level III"]
