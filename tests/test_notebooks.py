"""The notebooks: executed, small, orderly, readable. That their outputs are still true is checked by nbval."""

from __future__ import annotations

import re
from itertools import pairwise
from statistics import median

import pytest
from lessons.course import COURSE, NOTEBOOKS, cells, used_in

# What draws at random: cards, or games.
DRAWS = r"rn\.(Match|simulate|tournament|league|lab\.compare)\("
# What must show something.
SHOWS = r"^(rn\.(check|explain|why_not|Board|Studio|LiveChart)\(|print\()"

each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def text_of(path):
    return "\n\n".join(cell.source for cell in cells(path, "markdown"))


def headings(path):
    return re.findall(r"^(#+) (.+)$", text_of(path), re.MULTILINE)


def test_the_course_has_an_order():
    """`make play` opens the first notebook; every notebook has its place in the course."""
    assert NOTEBOOKS[0].name == "01-play.ipynb"
    assert [path.stem for path in NOTEBOOKS] == [name for name in COURSE if name in {path.stem for path in NOTEBOOKS}]


@each_notebook
def test_every_cell_was_executed(path):
    """Every code cell has a count and was run in order: nbval compares nothing in a cell that never ran."""
    code = cells(path, "code")
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    silent = [cell.source for cell in code if not cell.outputs and re.search(SHOWS, cell.source, re.MULTILINE)]
    assert not silent
    assert any(cell.outputs for cell in code)


@each_notebook
def test_no_cell_failed(path):
    """No output is an error, and nothing was printed beside the answer: no warning, no progress bar."""
    outputs = [output for cell in cells(path, "code") for output in cell.outputs]
    assert {output.output_type for output in outputs} <= {"execute_result", "display_data", "stream"}
    assert "stderr" not in {output.get("name") for output in outputs}


@each_notebook
def test_notebooks_stay_small(path):
    """At most 60 cells; code of at most ten lines, most of it of four; a game of 60; under 350 kB."""
    lines = [(len(cell.source.splitlines()), cell.source.startswith("@rn.game\n")) for cell in cells(path, "code")]
    code = [count for count, _ in lines]
    assert len(code) + len(cells(path, "markdown")) <= 60
    assert all(count <= (60 if game else 10) for count, game in lines)
    assert median(code) <= 4
    # A board has its whole game with it.
    assert len(path.read_bytes()) < 350_000


@each_notebook
def test_no_trace_of_a_machine(path):
    """No memory address and no path of the machine that ran the notebook."""
    assert not re.search(r"0x[0-9a-f]{6,}|/(home|root|Users|tmp|work)/|site-packages", path.read_text("utf-8"))


@each_notebook
def test_headings_are_in_order(path):
    """One title, first of all; no heading skips a level."""
    levels = [len(mark) for mark, _ in headings(path)]
    assert text_of(path).startswith("# ")
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


@each_notebook
def test_every_picture_has_words(path):
    """Pictures in the text have an alternative, drawn charts a description."""
    assert not re.search(r"!\[\s*\]\(|<img(?![^>]*\balt=\"[^\"]+\")", text_of(path))
    for cell in cells(path, "code"):
        for output in cell.outputs:
            if "rn-still-chart" in output.get("data", {}).get("text/html", ""):
                assert re.search(r'<img alt="LiveChart: [^"]{20,}" src="data:image/svg', output.data["text/html"])


@each_notebook
def test_a_lesson_says_what_it_is_for(path):
    """A lesson says how long it takes and what you will learn, ends with a summary, and links to the next one."""
    names = [name for _, name in headings(path)]
    assert names[1] == "What you will learn"
    assert names[-1] == "Summary"
    assert 10 <= int(re.search(r"[Aa]bout (\d+) minutes", cells(path, "markdown")[0].source)[1]) <= 75
    course = list(COURSE)
    following = course[(course.index(path.stem) + 1) % len(course)]
    assert f"]({following}.ipynb)" in cells(path, "markdown")[-1].source


@each_notebook
def test_a_lesson_has_exercises(path):
    """Two to six exercises, each waiting for its answer."""
    assert 2 <= len(set(used_in(path))) <= 6
    for cell in cells(path, "code"):
        if "rn.check(" in cell.source:
            assert "Not yet: " in cell.outputs[-1].data["text/plain"]


@each_notebook
def test_texts_switch_by_one_variable(path):
    """Where the games' texts are shown, `LANGUAGE` stands in the first cell and every match speaks it."""
    code = [cell.source for cell in cells(path, "code")]
    matches = re.findall(r"rn\.Match\((?:[^()]|\([^()]*\))*\)", "\n".join(code))
    if matches:
        assert 'LANGUAGE = "en"' in code[0]
    assert all("language=LANGUAGE" in match for match in matches)


@each_notebook
def test_what_is_drawn_has_a_seed(path):
    """Every cell that draws cards or plays games names its seed, so that everybody sees the same."""
    assert not [
        cell.source for cell in cells(path, "code") if re.search(DRAWS, cell.source) and "seed" not in cell.source
    ]


@each_notebook
def test_unchecked_outputs_have_a_reason(path):
    """Where nbval does not compare a cell's output, its metadata says why; students see no markers in the code."""
    for cell in cells(path, "code"):
        assert "NBVAL" not in cell.source
        if any(tag.startswith("nbval") for tag in cell.metadata.get("tags", ())):
            assert cell.metadata.get("reason", "").endswith("."), cell.source
            assert cell.outputs, cell.source
