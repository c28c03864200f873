"""A result in a cell: its text and its page have the same cells, and drawings stand beside theirs."""

from __future__ import annotations

import re
from math import inf
from xml.etree import ElementTree as ET

import pytest
from drawn import axis, drawings
from some import some

import realms_nb as rn
from realms_nb.display.result import Drawings, ShownTable, page, plain, scale_of, span, tag


class Weather(ShownTable):
    """A result of three rows, or of none."""

    game, language = rn.minute_realms, "de"

    def __init__(self, rows=(("Mo", "1 < 2", "wet"), ("Tu", "10", "dry"), ("Wed", "3", "wet")), drawn=True):
        self.rows, self.drawn = [list(row) for row in rows], drawn

    headline = "Rain & sun."

    def _title(self):
        return "Weather <now>"

    def _heads(self):
        return ["day", "hours", "said"]

    def _rows(self):
        return [list(row) for row in self.rows]

    def _drawings(self):
        if not self.drawn:
            return None
        pictures = [span(0.0, 1.0, 2.0, (0.0, 4.0))] * len(self.rows)
        return Drawings(1, pictures, 2, ["differs", "equal", "unknown"][: len(self.rows)], {2: "how <long>"})


def read(html):
    """Rows of cells of a page, each a cell's tag, its look, and what is in it."""
    table = ET.fromstring(html[html.index("<table") : html.index("</table>") + 8].replace("<br>", "<br/>"))
    return [[(cell.tag, cell.get("style"), cell) for cell in row] for row in table.iter("tr")]


def test_the_text_is_a_table_of_letters():
    """Each column is as wide as its widest cell, two spaces apart, and nothing trails."""
    assert repr(Weather()).splitlines() == [
        "Rain & sun.",
        "day  hours  said",
        "Mo   1 < 2  wet",
        "Tu   10     dry",
        "Wed  3      wet",
    ]
    assert plain("x", ["a", ""], [["b", ""]]) == "x\na\nb"


def test_the_page_has_the_same_cells():
    """Words are escaped, the first cell of a row is its head, and drawings stand before their column."""
    html = Weather()._repr_html_()
    assert "<h3 style='margin:0'>Weather &lt;now&gt;</h3>" in html
    assert "Rain &amp; sun." in html
    heads, *rows = read(html)
    assert ["".join(cell.itertext()) for *_, cell in heads] == ["day", "", "hourshow <long>", "said"]
    words = [["".join(cell.itertext()) for *_, cell in row] for row in rows]
    assert words == [["Mo", "", "1 < 2", "wet"], ["Tu", "", "10", "dry"], ["Wed", "", "3", "wet"]]
    assert [[tag for tag, *_ in row] for row in rows] == [["th", "td", "td", "td"]] * 3
    assert all(row[1][2][0].tag.endswith("svg") for row in rows)


def test_what_stands_back_is_faint():
    """Only the column with a note is faint, in its head and in every row."""
    for row in some(read(Weather()._repr_html_())):
        assert ["opacity:.7" in look for _, look, _ in row] == [False, False, True, False]
        assert all("None" not in look for _, look, _ in some(row))


def test_answers_have_frames_and_no_colour():
    """What is told apart is thick and bold, what is equal thin, what cannot be told dashed."""
    looks = [row[3][2][0].get("style") for row in read(Weather()._repr_html_())[1:]]
    assert [re.search(r"border:(\w+ \w+) currentColor", look)[1] for look in looks] == [
        "2px solid",
        "1px solid",
        "1px dashed",
    ]
    assert [re.search(r"font-weight:(\d+)", look)[1] for look in looks] == ["700", "400", "400"]
    assert "&lt;" in tag("<", "equal")


def test_without_drawings_or_rows():
    """A result may have words only; with nothing to tell it is its headline."""
    assert read(Weather(drawn=False)._repr_html_())[1][1][2].text == "1 < 2"
    nothing = Weather(rows=())
    assert repr(nothing) == nothing.headline
    assert nothing._repr_html_() == "<p>Rain &amp; sun.</p>"
    assert "opacity" not in page("t", "h", ["a"], [["b"]])
    assert nothing.narrator.language == "de"


@pytest.mark.parametrize(("low", "value", "high"), [(0.0, 1.0, 2.0), (-3.0, 0.5, 9.0), (1.0, 1.0, 1.0)])
def test_a_span_lies_on_its_scale(low, value, high):
    """The dot is at the value, the line from low to high, cut at the scale's ends; the band is shaded."""
    (found,) = drawings(span(low, value, high, (-1.0, 3.0), (0.0, 0.5)))
    marks = (-1.0, 6.0), (3.0, found.width - 6.0)
    middle, line = found.lines
    (start, end), width, _ = line
    cut = [min(3.0, max(-1.0, number)) for number in (low, value, high)]
    assert (start[0], found.dots[0][0], end[0]) == pytest.approx([axis(marks, number) for number in cut], abs=0.06)
    assert start[1] == end[1] == found.dots[0][1] == found.height / 2
    assert width == 4
    ((left, top, wide, tall, _),) = found.boxes
    assert (left, left + wide) == pytest.approx([axis(marks, 0.0), axis(marks, 0.5)], abs=0.11)
    assert 0 <= top < top + tall <= found.height
    assert middle[0][0][0] == middle[0][1][0] == pytest.approx(axis(marks, 0.25), abs=0.06)
    (bare,) = drawings(span(low, value, high, (-1.0, 3.0)))
    assert (len(bare.lines), bare.boxes) == (1, [])


def test_a_scale_of_one_point_is_a_scale():
    """Where everything is equal there is still a drawing."""
    (found,) = drawings(span(2.0, 2.0, 2.0, (2.0, 2.0)))
    assert found.dots == [(6.0, 10.0)]


def test_an_interval_that_nobody_knows_fills_the_scale():
    """After too few deals an interval has no ends: the dot stays at its value, and the line goes from end to end."""
    scale = scale_of(-1.0, -inf, 3.0, inf, 0.5)
    assert scale == (-1.0, 3.0)
    (found,) = drawings(span(-inf, 0.5, inf, scale))
    ((start, _), (end, _)), *_ = found.lines[-1]
    assert (start, end) == (6.0, found.width - 6.0)
    assert found.dots[0][0] == pytest.approx(axis(((-1.0, 6.0), (3.0, found.width - 6.0)), 0.5), abs=0.06)
