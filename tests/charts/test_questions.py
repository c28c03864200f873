"""A question has one name; its chart, its table and its plot are found by it, whichever game it is asked of."""

from __future__ import annotations

import inspect

import pandas as pd
import pytest
from some import some

import realms_nb as rn
from realms_nb.charts import Plot
from realms_nb.core.registry import offers

MATCH = rn.Match(rn.minute_realms, ["You", "Ada"], seed=3)
EVERYWHERE = {"difference", "ledger", "reliability", "score", "seat_share", "share", "win_curve"}


def test_the_questions_are_listed():
    """`dir(rn.charts)` shows the questions of every game and those that one game asks, and nothing else."""
    own = {name.removesuffix("_chart") for name in offers("charts") if name.endswith("_chart")}
    assert {"invasion", "move_odds", "race"} <= own
    assert set(dir(rn.charts)) == EVERYWHERE | own


def test_each_question_is_explained():
    """Every question has a docstring and the signature of its chart, and a table or a plot beside it."""
    for name in some(dir(rn.charts)):
        question = getattr(rn.charts, name)
        assert question.__name__ == name
        assert question.__doc__
        assert inspect.signature(question) == inspect.signature(question.__wrapped__)
        assert question.plot.__doc__


def test_a_question_has_three_answers():
    """Asked of a match: called it is a chart, `table` gives the facts, `plot` what a live chart needs."""
    chart = rn.charts.score(MATCH)
    assert chart.to_dict() == rn.charts.score.plot(MATCH).chart().to_dict()
    assert isinstance(rn.charts.score.table(MATCH), pd.DataFrame)
    assert isinstance(rn.charts.invasion.plot(MATCH), Plot)
    with pytest.raises(AttributeError, match=r"^rn\.charts\.rank has no table\.$"):
        rn.charts.rank.table  # noqa: B018  # looking is the test
    with pytest.raises(AttributeError, match="no 'chess'"):
        rn.charts.chess  # noqa: B018  # likewise


@pytest.mark.parametrize("name", ["score", "invasion"])
def test_old_names_of_charts(name):
    """`score_chart`, `score_table` and `score_plot` are what they were, and say what they are called now."""
    for form, new in (("chart", name), ("table", f"{name}.table"), ("plot", f"{name}.plot")):
        vars(rn.charts).pop(f"{name}_{form}", None)
        with pytest.warns(PendingDeprecationWarning, match=rf"is now called rn\.charts\.{new};"):
            old = getattr(rn.charts, f"{name}_{form}")
        question = getattr(rn.charts, name)
        assert old == (question if form == "chart" else getattr(question, form))
