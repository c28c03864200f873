"""The notebook of the adapters: executed, small, without traces. Whether its outputs are still true nbval checks."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat

PATH = Path(__file__).parents[2] / "notebooks" / "extra" / "adapters.ipynb"


def test_the_notebook_was_executed():
    """Every code cell was run in order without an error or a warning, and none is longer than ten lines."""
    code = [cell for cell in nbformat.read(PATH, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell.outputs]
    # A board shows its position in words beside it.
    assert {output.output_type for output in outputs} <= {"execute_result", "stream", "display_data"}
    assert "stderr" not in {output.get("name") for output in outputs}
    assert sum(bool(cell.outputs) for cell in code) >= len(code) - 1
    assert max(len(cell.source.splitlines()) for cell in code) <= 10


def test_the_notebook_names_no_machine():
    """No memory address and no path of the machine that ran it; it stays under 300 kB."""
    text = PATH.read_text("utf-8")
    assert not re.search(r"0x[0-9a-f]{6,}|/(home|root|Users|tmp|work)/|site-packages", text)
    assert len(text) < 300_000
