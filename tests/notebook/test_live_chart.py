"""The live chart on Python's side: what is sent, what is kept, what a saved notebook shows."""

from __future__ import annotations

import builtins
import json
import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import altair as alt
import pandas as pd
import pytest
from board.boards import board_of, match_of_two
from charts.games import every_plot, played

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.notebook.live_chart import taken_apart

STATIC = Path(rn.__file__).parent / "static"


def simple(values=(1, 2)):
    frame = pd.DataFrame({"who": ["Ada", "Bo"], "n": values})
    return alt.Chart(frame, title="Counts").mark_bar().encode(x="n:Q", y="who:N", tooltip=["who:N", "n:Q"])


@pytest.fixture
def sent(monkeypatch):
    """The names of the traits sent to the browser, one set per message."""
    messages = []

    def watch(self, key=None):
        messages.append({key} if isinstance(key, str) else set(key or ()))

    monkeypatch.setattr(rn.LiveChart, "send_state", watch)
    return messages


def test_a_move_sends_rows_only(sent):
    """Through a whole match each plot keeps its look, so only rows and words are sent.

    Only when an invasion is over does the chart of invasions change, and that of moves when other kinds of moves are
    there, for its legend names no others.
    """
    match = played(6)
    lives = {name: rn.LiveChart(plot) for name, plot in every_plot(match).items()}
    drawn = dict.fromkeys(lives, 0)
    kinds = [{row["kind"] for row in lives["moves"].rows["moves"]}]
    while match.turn is not None:
        match.play(match.legal_moves[0])
        for name, plot in every_plot(match).items():
            sent.clear()
            lives[name].update(plot)
            assert lives[name].rows == plot.rows
            assert lives[name].description == plot.description
            drawn[name] += bool(set().union(*sent) - {"rows", "description"})
        kinds.append({row["kind"] for row in lives["moves"].rows["moves"]})
        assert drawn["moves"] == sum(before != after for before, after in pairwise(kinds))
    assert drawn == dict.fromkeys(lives, 0) | {"invasion": 2, "moves": 7}


def test_the_same_look_is_the_same_specification():
    """Plots of the same look have charts that differ in their rows and descriptions only, so rows are enough.

    Most plots have one look; invasions have three, one when none are left, and moves have another when there are none.
    """
    specs = {}
    for moves in (0, 5, 9, 14, 20, 99):
        for plot in every_plot(played(moves)).values():
            parts = taken_apart(plot.named_chart())
            assert parts.rows == plot.rows
            assert specs.setdefault(plot.look, (parts.spec, parts.columns)) == (parts.spec, parts.columns)
    looks = Counter(look[0] for look in specs)
    once = ("score", "score history", "coins and shields", "difference", "seat shares", "no invasions")
    assert looks == dict.fromkeys(once, 1) | {"invasions": 2, "move odds": 2}


def test_a_chart_made_alike_sends_rows_only(sent):
    """Altair charts work too: one with the same specification as before sends its rows and its description."""
    match = played(6)
    live = rn.LiveChart(rn.charts.score(match))
    match.play(match.legal_moves[0])
    sent.clear()
    live.update(rn.charts.score(match))
    assert set().union(*sent) == {"rows", "description"}


def test_rows_alone_can_be_given(sent):
    """New rows may come as a table or as a list of dicts; the specification stays."""
    live = rn.LiveChart(simple())
    sent.clear()
    live.update(pd.DataFrame({"who": ["Ada", "Bo"], "n": [5, 6]}))
    live.update([{"who": "Ada", "n": 7}])
    assert live.rows == {"rows_1": [{"who": "Ada", "n": 7}]}
    live.update({"rows_1": []})
    assert live.rows == {"rows_1": []}
    assert set().union(*sent) == {"rows"}


def test_rows_that_do_not_fit_are_refused():
    """Rows without a column of the chart, or for a dataset it does not have, are refused and nothing changes."""
    live = rn.LiveChart(simple())
    before = live.rows
    with pytest.raises(BadSetup, match="lack what the chart shows: n"):
        live.update([{"who": "Ada"}])
    with pytest.raises(BadSetup, match="rows_1"):
        live.update({"other": []})
    with pytest.raises(BadSetup, match="2 datasets"):
        rn.LiveChart(simple() | simple((3, 4))).update([{"who": "Ada", "n": 7}])
    with pytest.raises(BadSetup, match="Altair chart"):
        rn.LiveChart("a chart")
    assert live.rows == before


def test_another_chart_is_drawn_anew(sent):
    """A chart with another look replaces the specification."""
    live = rn.LiveChart(simple())
    sent.clear()
    live.update(simple().mark_point())
    assert "spec" in set().union(*sent)
    assert live.spec["mark"]["type"] == "point"


def test_altairs_counters_do_not_matter():
    """Altair numbers selections anew for each chart; two charts made alike still have one specification."""
    assert rn.LiveChart(simple().interactive()).spec == rn.LiveChart(simple((3, 4)).interactive()).spec


def test_large_tables_are_sent_in_full():
    """More rows than Altair allows in a notebook are no error."""
    frame = pd.DataFrame({"n": range(6_000)})
    live = rn.LiveChart(alt.Chart(frame).mark_point().encode(x="n:Q"))
    assert len(live.rows["rows_1"]) == 6_000


def test_the_engine_is_asked_for_and_never_kept(monkeypatch):
    """The state of a chart is small; the engine is sent when the browser asks for it, and to no other message."""
    live = rn.LiveChart(rn.charts.score(played()))
    state = json.dumps(live.get_state())
    assert len(state) < 40_000
    answers = []
    monkeypatch.setattr(live, "send", lambda content, buffers=None: answers.append((content, buffers)))
    for message in ({"kind": "other"}, "engine", None, 7):
        live._on_message(live, message, [])
    assert answers == []
    live._on_message(live, {"kind": "engine"}, [])
    assert answers == [({"kind": "engine"}, [(STATIC / "vega.js").read_bytes()])]


def test_a_saved_notebook_shows_a_picture():
    """Without a kernel the output is an SVG picture and one sentence without an address, the same on every run."""
    live = rn.LiveChart(rn.charts.score(played()))
    data, _ = live._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(live) == f"LiveChart: {live.description}"
    assert "text/html" not in data
    again, _ = rn.LiveChart(rn.charts.score(played()))._repr_mimebundle_()
    assert again["image/svg+xml"] == data["image/svg+xml"]
    assert not re.search("0x[0-9a-f]+", data["text/plain"])


def test_without_the_converter_a_table_is_shown(monkeypatch):
    """Where no picture can be made the output is a table; markup in the data stays text."""
    found = builtins.__import__

    def without(name, *args, **options):
        if name == "vl_convert":
            raise ImportError(name)
        return found(name, *args, **options)

    monkeypatch.setattr(builtins, "__import__", without)
    frame = pd.DataFrame({"who": ["<b>Ada</b>", "Bo"], "n": [0.5, None], "cards": [["a", "b"], []]})
    chart = alt.Chart(frame, title=["Two", "lines"]).mark_bar().encode(x="n:Q")
    data, _ = rn.LiveChart(chart)._repr_mimebundle_()
    assert "image/svg+xml" not in data
    assert "&lt;b&gt;Ada" in data["text/html"]
    assert "<b>" not in data["text/html"]
    assert "<figcaption>Two lines</figcaption>" in data["text/html"]
    assert "<td>0.5</td><td>a, b</td>" in data["text/html"]


def test_a_picture_that_fails_is_no_error(monkeypatch):
    """A chart that the converter cannot draw is shown as a table."""
    live = rn.LiveChart(simple())
    live.spec = {"mark": "nothing"}
    data, _ = live._repr_mimebundle_()
    assert "Ada" in data["text/html"]


def test_tables_are_headed_by_tooltips():
    """The tooltips of a chart head its table, in their order, without the columns that only place marks."""
    live = rn.LiveChart(rn.charts.score(played(), language="de"), language="de")
    assert list(live.columns.values()) == [
        [["name", "Platz"], ["label", "Quelle"], ["points", "Punkte"], ["card_names", "Karten"]]
    ]
    assert live.words["table"] == "Tabelle"


def test_the_widget_is_small():
    """The widget itself stays under 12 kB, so that each chart is light; Vega apart stays under 900 kB."""
    assert sum((STATIC / name).stat().st_size for name in ("chart.js", "chart.css")) < 12_000
    assert (STATIC / "vega.js").stat().st_size < 900_000


def test_the_engine_is_loaded_late():
    """Importing the package loads no widget; making a chart does."""
    code = "import sys, realms_nb as rn; print('anywidget' in sys.modules, rn.LiveChart and 'anywidget' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]


def test_the_browser_changes_only_what_it_may():
    """Of all that is synced the browser can set what the pointer is over, and nothing that Python has to say."""
    board = board_of(match_of_two())
    chart = rn.LiveChart(simple())
    free = {"hovered", "picked"}
    for widget in (board, chart):
        before = {name: getattr(widget, name) for name in widget.keys if name not in free}
        assert {"snapshot", "book", "_esm"} < set(before) or {"rows", "spec", "_esm"} < set(before)
        evil = dict.fromkeys(before, "evil") | {"hovered": "build Mill" if widget is board else {"move": "x"}}
        content = {"data": {"method": "update", "state": evil, "buffer_paths": []}}
        widget._handle_msg({"content": content, "buffers": []})
        assert all(getattr(widget, name) is value or getattr(widget, name) == value for name, value in before.items())
    assert (board.hovered, chart.hovered) == ("build Mill", {"move": "x"})
