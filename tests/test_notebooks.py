"""The notebooks: executed, small, orderly. That their outputs are still true is checked by nbval."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").glob("*.ipynb"))


def test_there_are_notebooks():
    """`make play` opens the first one."""
    assert NOTEBOOKS[0].name == "01-play.ipynb"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_cell_was_executed(path):
    """Every code cell has a count and was run in order: nbval compares nothing in a cell that never ran."""
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert any(cell.outputs for cell in cells)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_stay_small(path):
    """At most 60 cells, code cells of at most ten lines, under 300 kB, and no trace of a machine."""
    notebook = nbformat.read(path, as_version=4)
    assert len(notebook.cells) <= 60
    assert all(len(cell.source.splitlines()) <= 10 for cell in notebook.cells if cell.cell_type == "code")
    text = path.read_text("utf-8")
    assert len(text.encode()) < 300_000
    assert not re.search(r"0x[0-9a-f]{6,}|/(home|root|Users)/|site-packages", text)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_headings_are_in_order(path):
    """One title, first of all; no heading skips a level; every picture has a text."""
    cells = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown"]
    levels = [len(mark) for text in cells for mark in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert not [text for text in cells if re.search(r"!\[\]\(", text)]
