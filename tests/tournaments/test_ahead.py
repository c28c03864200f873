"""Who finished ahead of whom, deal by deal, and what follows from it, by values worked out by hand."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from realms_nb.core.narrator import narrator_of_none
from realms_nb.simulation.statistics import games_to_settle, rounded_up, wilson
from realms_nb.tournaments.standings import Lead, _ahead, rates, ratings, told_standings, verdicts, win_matrix


def rows_of(*games):
    """Results of games: the number of the deal, and the place of each entrant."""
    return pd.DataFrame(
        [
            {"seed": seed, "game": game, "seat": seat, "strategy": name, "rank": place, "won": place == 1, "score": 0.0}
            for game, (seed, places) in enumerate(games)
            for seat, (name, place) in enumerate(places.items())
        ]
    )


def test_a_deal_counts_once():
    """In each deal it is the share of its games that one finished ahead, a tie counting half, at common tables."""
    rows = rows_of(
        (1, {"a": 1, "b": 2}),
        (1, {"b": 2, "a": 1}),
        (2, {"a": 2, "b": 1}),
        (2, {"a": 1, "b": 2}),
        (3, {"a": 1, "b": 1}),
        (3, {"a": 3, "b": 1, "c": 2}),
        (4, {"a": 1, "c": 2}),
    )
    assert _ahead(rows, "a", "b").tolist() == [1.0, 0.5, 0.25]
    assert _ahead(rows, "b", "a").tolist() == [0.0, 0.5, 0.75]
    assert _ahead(rows, "b", "c").tolist() == [1.0]
    assert len(_ahead(rows_of((1, {"a": 1, "c": 2})), "a", "b")) == 0


def test_ratings_are_in_the_order_of_names():
    """Ratings are listed by name whoever played first; who always wins is above 25, who always loses below."""
    rows = rows_of(*((seed, {"zoe": 1, "ada": 2}) for seed in range(20)))
    table = ratings(rows).set_index("strategy")
    assert table.index.tolist() == ["ada", "zoe"]
    assert table["mu"]["ada"] < 25 < table["mu"]["zoe"]
    assert np.allclose(table["mu"].sum(), 50, atol=0.5)
    assert (table["sigma"] < 25 / 3).all()
    fair = ratings(rows_of(*((seed, {"a": 1, "b": 1}) for seed in range(5))))
    assert fair["mu"].tolist() == pytest.approx([25, 25])


def test_who_beats_whom_by_hand():
    """Rows and columns are names in order; a tie is half a win; who never met, or would meet itself, has no number."""
    rows = rows_of(
        (1, {"zoe": 1, "ada": 2}),
        (1, {"ada": 1, "zoe": 1}),
        (2, {"zoe": 1, "ada": 2}),
        (3, {"zoe": 2, "bo": 1}),
    )
    matrix = win_matrix(rows)
    assert matrix.index.tolist() == matrix.columns.tolist() == ["ada", "bo", "zoe"]
    assert (matrix.index.name, matrix.columns.name) == ("strategy", "against")
    nobody = float("nan")
    expected = [[nobody, nobody, 0.5 / 3], [nobody, nobody, 1.0], [2.5 / 3, 0.0, nobody]]
    assert matrix.to_numpy() == pytest.approx(np.array(expected), nan_ok=True)


def test_shares_of_wins_by_hand():
    """A victory shared by two is half a win for each; the score's margin is 1.96 of its standard errors."""
    rows = rows_of((1, {"zoe": 1, "ada": 1}), (2, {"zoe": 1, "ada": 2}), (3, {"ada": 2, "zoe": 1}))
    rows["score"] = [10.0, 10.0, 12.0, 7.0, 4.0, 14.0]
    rows["forfeit"] = [None, None, None, None, "error", None]
    # In a game that nobody won there is nothing to share.
    rows.loc[rows["game"] == 2, "won"] = False
    table = rates(rows, "strategy")
    assert table["strategy"].tolist() == ["ada", "zoe"]
    assert table["games"].tolist() == [3, 3]
    assert table["wins"].tolist() == [0.5, 1.5]
    assert table["win_rate"].tolist() == pytest.approx([1 / 6, 1 / 2])
    assert table[["low", "high"]].to_numpy() == pytest.approx(np.array([wilson(0.5, 3), wilson(1.5, 3)]))
    assert table["score"].tolist() == [7.0, 12.0]
    # The squares of the deviations: 9 + 0 + 9 and 4 + 0 + 4, divided by one score less than there are.
    assert table["score_margin"].tolist() == pytest.approx([1.959964 * 3 / 3**0.5, 1.959964 * 2 / 3**0.5])
    assert table["forfeits"].tolist() == [1, 0]
    assert rates(rows, "seat")["seat"].tolist() == [0, 1]


def standing(name, games, low, high, **more):
    """A line of the standings."""
    return {"strategy": name, "games": games, "win_rate": (low + high) / 2, "low": low, "high": high} | more


def test_neighbours_are_compared():
    """Apart if no share fits both, as good as equal within two in a hundred, else so many games more, or no number."""
    table = pd.DataFrame(
        [
            standing("a", 100, 0.6, 0.8),
            standing("b", 100, 0.50, 0.59),
            standing("c", 80, 0.5, 0.505),
            standing("d", 100, 0.49, 0.505),
            standing("e", 40, 0.3975, 0.5975),
        ]
    )
    nothing = rows_of((1, {"a": 1, "b": 2}))
    sure, unsure, equal, open_ = verdicts(table, nothing, 2, "de")
    assert sure == Lead("a", "b", settled=True, language="de")
    # b has .545, c .5025: less the 80 games of who has played fewer; for five entrants at tables of two.
    more = games_to_settle(0.545, 0.5025) - 80
    assert unsure == Lead("b", "c", settled=False, more_games=rounded_up(more * 5 / 2), language="de")
    assert equal == Lead("c", "d", settled=False, equal=True, language="de")
    assert open_ == Lead("d", "e", settled=False, language="de")
    assert verdicts(table.iloc[:1], nothing, 2) == ()
    touching = pd.DataFrame([standing("a", 100, 0.6, 0.8), standing("b", 100, 0.3, 0.6)])
    assert not verdicts(touching, nothing, 2)[0].settled
    # More have been played than should be needed: then it is one more.
    enough = pd.DataFrame([standing("a", 5_000, 0.5, 0.7), standing("b", 5_000, 0.3, 0.55)])
    assert verdicts(enough, nothing, 2)[0].more_games == 1


def test_settled_at_any_time():
    """Whoever wins 141 of 200 deals fits the smallest edge 38 times better than none: enough for one pair, not for two;
    140 deals do not suffice, and what plain intervals leave open is never settled."""
    apart = [standing("a", 200, 0.7, 0.8), standing("b", 200, 0.2, 0.3)]
    third, open_ = standing("c", 200, 0.2, 0.3), standing("b", 200, 0.2, 0.75)
    for wins, lines, settled in (
        (140, apart, 0),
        (141, apart, 1),
        (141, [*apart, third], 0),
        (190, [apart[0], open_], 0),
    ):
        rows = rows_of(*((seed, {"a": 1 + (seed >= wins), "b": 1 + (seed < wins)}) for seed in range(200)))
        assert verdicts(pd.DataFrame(lines), rows, 2)[0].at_any_time == settled, (wins, len(lines))


def test_standings_as_a_class_reads_them():
    """Places from 1, shares and means with their intervals, and seconds only for who was counted."""
    lines = [
        standing("zoe", 40, 0.5, 0.7, wins=24.5, score=12.34, score_margin=1.26, mu=27.04, sigma=1.16, forfeits=0),
        standing("ada", 40, 0.3, 0.5, wins=16.0, score=9.0, score_margin=0.5, mu=22.0, sigma=1.0, forfeits=3),
    ]
    narrator = narrator_of_none("en")
    plain = told_standings(pd.DataFrame(lines), narrator)
    assert plain.to_numpy().tolist() == [
        [1, "zoe", 40, "24.5", "60.0% [50.0%, 70.0%]", "12.3 ± 1.3", "27.0 ± 1.2", 0],
        [2, "ada", 40, "16", "40.0% [30.0%, 50.0%]", "9.0 ± 0.5", "22.0 ± 1.0", 3],
    ]
    timed = told_standings(pd.DataFrame(lines).assign(seconds=[0.0126, float("nan")]), narrator)
    assert timed.iloc[:, -1].tolist() == ["0.013", ""]
    assert len(set(timed.columns)) == 9
