"""The helper of the browser tests itself: it runs cells, and it notices what goes wrong."""

from __future__ import annotations

import pytest


def test_cells_run_and_a_theme_is_switched(sheet):
    """Cells run in order in a kernel of their own, and the whole Lab changes its theme on request."""
    notebook = sheet("x = 6", "print(x * 7)")
    notebook.run_all()
    assert notebook.page.locator(".jp-OutputArea-output").inner_text().strip() == "42"
    assert notebook.execute("print(x)") == "6\n"
    notebook.theme("dark")
    notebook.theme("light")
    assert notebook.save().cells[1].outputs[0].text == "42\n"
    notebook.check()


def test_failures_are_noticed(sheet):
    """A failing cell, an error on the console and a request to another machine each fail a test."""
    notebook = sheet("1 / 0")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        notebook.run_all()
    with pytest.raises(AssertionError, match="NameError"):
        notebook.execute("nowhere")
    notebook.page.evaluate("() => { console.error('broken'); fetch('http://192.0.2.1/x').catch(() => 0); }")
    notebook.page.wait_for_timeout(50)
    assert "broken" in notebook.errors
    assert notebook.outside == ["http://192.0.2.1/x"]
    with pytest.raises(AssertionError, match="broken"):
        notebook.check()
