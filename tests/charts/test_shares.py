"""Shares of wins: what is drawn is what was counted, on the same scale whatever the result."""

from __future__ import annotations

import pandas as pd
import pytest
from charts.games import parts

import realms_nb as rn
from realms_nb.charts.style import TO_DARK
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import LANGUAGES
from realms_nb.notebook.live_chart import taken_apart

charts = rn.charts


@pytest.fixture(scope="module")
def cup():
    return rn.tournament(
        rn.minute_realms, {"thrifty": rn.minute_realms.Weights(coins=1.2), "greedy": "greedy"}, games=200, seed=1
    )


def test_shares_are_those_of_the_standings(cup):
    """Every entrant has its dot, interval and number of games, in the order of the standings."""
    table = charts.share.table(cup.standings)
    assert table["name"].tolist() == cup.standings["strategy"].tolist()
    rows = taken_apart(charts.share(cup.standings)).rows.values()
    drawn = next(rows for rows in rows if "low" in rows[0])
    for row, (_, told) in zip(drawn, cup.standings.iterrows(), strict=True):
        assert [row[name] for name in ("games", "win_rate", "low", "high")] == [
            told[name] for name in ("games", "win_rate", "low", "high")
        ]


def test_seats_are_counted_from_one(cup):
    """A seat has the same number in every chart, in the words of the chosen language."""
    named = [charts.share.table(cup.seat_advantage, language=language)["name"].tolist() for language in LANGUAGES]
    assert named == [[f"{word} 1", f"{word} 2"] for word in ("seat", "Platz", "posto")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_says_it_all(cup, language):
    """Title, share, interval, n and the share to compare with are told in words, in the chosen language."""
    spec = charts.share(cup.seat_advantage, 0.25, language=language).to_dict()
    assert spec["title"]["text"]
    assert "n = 200" in spec["description"]
    assert spec["description"].endswith("25%." if language != "de" else "25\u00a0%.")
    assert {part for part in parts(spec) if isinstance(part, str) and part.startswith("#")} <= set(TO_DARK)


def test_the_scale_stays(cup):
    """The axis goes from 0 to 100 %, so that charts can be compared and a live one does not jump."""
    assert {"domain": [0, 1]} in list(parts(charts.share(cup.standings).to_dict()))


def test_new_shares_are_only_rows(cup):
    """Plots of the same entrants differ in rows alone; another heading or line is another look."""
    plot = charts.share.plot(cup.standings)
    assert plot.look == charts.share.plot(cup.standings.head(1)).look
    assert plot.look != charts.share.plot(cup.seat_advantage).look
    assert plot.look != charts.share.plot(cup.standings, 0.25).look


def test_other_tables_are_refused_in_words(cup):
    """A tournament itself or a table without shares gets a sentence; an empty one says that it is empty."""
    with pytest.raises(BadSetup, match="such as cup.standings"):
        charts.share(cup)
    with pytest.raises(BadSetup, match="without low, high"):
        charts.share(cup.standings.drop(columns=["low", "high"]))
    assert charts.share.plot(pd.DataFrame(cup.standings.head(0))).description == "There is nobody to compare."
