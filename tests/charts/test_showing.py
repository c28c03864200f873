"""How charts are shown: nothing is fetched, and no name runs."""

from __future__ import annotations

import json

import altair as alt
import pytest

import realms_nb as rn
from realms_nb.charts.plot import defused

HOSTILE = "</script><img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def chart():
    cup = rn.tournament(rn.minute_realms, {HOSTILE: "random", "<!--<script>": "knight"}, games=4, workers=1, quiet=True)
    return rn.charts.share(cup.standings)


def test_a_cell_shows_a_live_chart(chart):
    """What a cell gets is a widget of ours: no address of a network, and no page of Altair's."""
    bundle = chart._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in data
    assert not any("vega" in kind for kind in data)
    said = json.dumps(data)
    assert "cdn" not in said
    assert "<img" not in said.replace("&lt;img", "")


def test_it_is_still_a_chart_of_altair(chart):
    """Charts can be joined, changed and saved as Altair's own."""
    assert isinstance(chart, alt.TopLevelMixin)
    assert isinstance(chart.properties(width=50), type(chart))
    assert (chart | chart).to_dict()["hconcat"]


def test_no_name_ends_a_script(chart):
    """In a page that Altair itself makes, no name begins or ends a tag."""
    for each in (chart, chart & chart):
        page = each.to_html()
        assert "</script><img" not in page
        assert "<!--<script" not in page
        assert "\\u2039/script>" in page.encode("ascii", "backslashreplace").decode()
    assert defused("a < b, 1<2, x <- y") == "a < b, 1<2, x <- y"
