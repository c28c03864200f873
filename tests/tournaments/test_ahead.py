"""Who finished ahead of whom, deal by deal, and what follows from it, by values worked out by hand."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from realms_nb.tournaments.standings import _ahead, ratings


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
