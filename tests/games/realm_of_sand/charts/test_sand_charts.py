"""Charts of Realm of Sand: what they count, that they say it in words, and that no id is read."""

from __future__ import annotations

import json
import random
import re

import numpy as np
import pandas as pd
import pytest
from charts.games import parts
from msgspec.structs import replace
from some import some

import realms_nb as rn
from realms_nb.charts.style import LIGHT
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.realm_of_sand.charts import (
    building_odds_plot,
    building_odds_table,
    building_points_plot,
    building_points_table,
    move_odds_plot,
    race_plot,
    race_table,
    rank_plot,
    sources,
)
from realms_nb.games.realm_of_sand.engine.odds import building_odds
from realms_nb.games.realm_of_sand.odds.building_odds import odds_of_seats
from realms_nb.games.realm_of_sand.odds.win_chances import Endings

game = rn.realm_of_sand
ID = re.compile(r"\b(?:T\d\d|I{1,3}-\d\d)\b")
KEYS = ("card", "cards", "move", "lacks")


def used(spec):
    """Every colour of a specification."""
    return {part for part in parts(spec) if isinstance(part, str) and re.fullmatch(r"#[0-9a-f]{6}", part)}


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


def futures(seats=1, first=14, playouts=20):
    """Sampled endings as they come: a quarter low, the others high; rounds from the first one on."""
    scores = [[24 if number < playouts // 4 else 33] * seats for number in range(playouts)]
    return Endings(np.array([first + number % 4 for number in range(playouts)]), np.array(scores))


def counted(match, seats):
    """A table of building odds as it comes, with chances that are easy to recognise."""
    table = odds_of_seats(match.view(0), list(range(seats)), 8)
    for turn in (1, 2, 3):
        table[f"within_{turn}"] = 0.25 * turn
    return table


def test_buildings_are_as_the_engine_counts():
    """For every seat and open card the table has the pieces missing and the actions that the engine counts."""
    match = played()
    table = building_odds_table(match, playouts=8).set_index(["seat", "card"])
    met = 0
    for seat in (0, 1):
        for prospect in building_odds(match.game.view_for(match.state, seat)):
            row = table.loc[(seat, prospect.card)]
            assert (None if pd.isna(row["missing"]) else row["missing"]) == prospect.missing
            assert (None if pd.isna(row["turns"]) else row["turns"]) == prospect.turns
            assert row["lacks"] == prospect.lacks
            met += 1
    assert met == len(table) == 24


@pytest.mark.parametrize(("seats", "turns"), [(1, [1, 2, 3]), (2, [1, 2, 3]), (3, [2]), (4, [2])])
def test_building_odds_are_a_table(seats, turns):
    """One and two seats have three numbers each, three and four only that of two turns; a row is one building."""
    match = played(seats)
    plot = building_odds_plot(match, counted(match, seats))
    cells, pieces = plot.frames["cells"], plot.frames["pieces"]
    assert sorted(set(cells["turn"])) == turns
    assert len(cells) == 12 * seats * len(turns)
    assert cells["place"].nunique() == 12
    assert set(cells["written"]) <= {"25", "50", "75"}
    assert set(pieces["colour"]) <= set("GRKBY")
    assert len(pieces) == sum(map(len, counted(match, seats)["lacks"]))
    assert "8" in plot.frames["note"]["note"][0]


def test_the_nearest_building_comes_first():
    """Whoever looks finds first what it can complete soonest, and then what scores most."""
    match = played()
    table = counted(match, 2)
    own = table.index[table["seat"] == 0]
    table.loc[own[7], "within_3"] = 1.0
    places = sorted(set(building_odds_plot(match.view(0), table, names=match.names).frames["cells"]["place"]))
    assert table.loc[own[7], "building"] in places[0]
    with pytest.raises(BadSetup, match="lacking: lacks"):
        building_odds_plot(match, table.drop(columns="lacks"))


def test_a_spectator_sees_the_open_cards():
    """Whoever only watches gets the odds of the open cards; nothing that a seat keeps face down is in them."""
    rules = game.STANDARD.changed(side="advanced")
    match = rn.Match(game, ["Ada", "Bo"], seed=5, rules=rules)
    state = match.state
    hidden = state.decks[1][0]
    owner = replace(state.realms[1], hidden=(hidden,))
    state = replace(state, realms=(state.realms[0], owner), decks=(state.decks[0], state.decks[1][1:], state.decks[2]))
    for viewer, sees in ((None, False), (0, False), (1, True)):
        view = game.view_for(state, viewer)
        table = odds_of_seats(view, [0, 1], 4)
        assert (hidden in set(table["card"])) == sees
        assert len(table) == 24 + sees
        told = building_odds_plot(view, table, names=["Ada", "Bo"])
        assert (game.labels(rules, "en")[hidden] in json.dumps(told.rows["cells"])) == sees


def test_the_race_counts_rounds():
    """Every seat has its hourglasses; the shares of the rounds to come add up, and the likeliest has a frame."""
    match = played()
    found = futures(2, first=match.state.round)
    frames = race_plot(match, found).frames
    glasses = frames["glasses"].groupby("place")["has"].sum()
    assert list(glasses) == list(match.view().hourglasses)
    assert list(frames["bars"]["rounds"]) == [1, 2, 3, 4]
    assert frames["bars"]["share"].sum() == pytest.approx(1)
    assert race_table(match, found)["share_low"].lt(race_table(match, found)["share"]).all()
    late = Endings(np.array([match.state.round + number for number in range(30)]), np.zeros((30, 2), int))
    bars = race_plot(match, late).frames["bars"]
    assert list(bars["label"])[-1] == "9 or more"
    assert bars["share"].sum() == pytest.approx(1)
    with pytest.raises(BadSetup, match="Alone, a game always has 14 turns"):
        race_plot(played(seats=1), futures())


def test_points_by_building():
    """Every completed building is a block of its points and level; blocks add up to the score."""
    match = played(moves=120)
    table = building_points_table(match)
    assert len(table) > 2
    for sheet in match.scores:
        own = table[table["seat"] == sheet.seat]
        assert own["points"].sum() == sheet.total == (own["end"].max() if len(own) else 0)
    ends = building_points_plot(match, futures(2)).frames["ends"]
    assert list(ends["mean"]) == [30.75, 30.75]
    assert list(ends["low"]) == [24, 24]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chart_is_drawn_and_told(language):
    """Each chart has a title that asks, a description without ids, and can be drawn from its rows."""
    match, alone = played(), played(seats=1)
    plots = [
        building_odds_plot(match, counted(match, 2), language=language),
        move_odds_plot(odds(match), language=language),
        race_plot(match, futures(2, first=match.state.round), language=language),
        building_points_plot(match, futures(2), language=language),
        rank_plot(alone, futures(), language=language),
    ]
    for plot in some(plots):
        assert plot.description.endswith(".")
        assert not ID.search(plot.description), plot.description
        drawn = plot.named_chart().to_dict()
        assert drawn["title"]["text"].endswith("?")
        assert not re.search(r"chart-[a-z]", json.dumps([drawn, plot.rows]))
        assert not used(drawn) - set(LIGHT.values())
        # Keys of cards and moves stand in rows, so that a click finds them; what is shown says names.
        shown = [value for rows in plot.rows.values() for row in rows for key, value in row.items() if key not in KEYS]
        assert not [value for value in shown if isinstance(value, str) and ID.search(value)]
        assert re.search(r"\d", plot.rows["note"][0]["note"])


def test_only_moves_that_were_looked_at_are_compared():
    """Moves that were only screened are not shown, and never more than ten."""
    match = played()
    frame = move_odds_plot(odds(match)).frames["moves"]
    assert len(frame) == 6
    assert set(frame["playouts"]) == {50}
    with pytest.raises(BadSetup, match="lacking: playouts"):
        move_odds_plot(odds(match).drop(columns="playouts"))


def test_ranks_are_for_one():
    """The chart of ranks is for a game alone; its shares add up."""
    frame = rank_plot(played(seats=1), futures()).frames["borders"]
    assert list(frame["share"]) == [0.25, 0.0, 0.75, 0.0, 0.0]
    with pytest.raises(BadSetup, match="alone"):
        rank_plot(played(), futures(2))


def test_points_come_from_levels():
    """Points are told by the size of their building."""
    assert list(sources(game.STANDARD, game.narrator()).words.values()) == ["small", "large", "great"]
