"""The page of studies says what was measured, and everything that it says held."""

from __future__ import annotations

from pathlib import Path

import pytest
from studies import kept

STUDIES = Path(__file__).parents[1] / "studies"


class Collected:
    """Notes which pieces there are."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config, items):
        """All pieces, before those that are kept are left out."""
        self.pieces = {f"{item.path.stem}: {item.name.removeprefix('test_')}" for item in items}
        items.clear()


def test_the_page_fits_what_is_kept():
    """Every table of docs/studies.md is the one that the kept results make, with n and date in every row."""
    rows, page = kept.read(), kept.PAGE.read_text("utf-8")
    assert kept.page_of(rows, page) == page
    assert page.count("\n| chances |") >= 12
    for row in rows:
        assert all(row.cells), row
        assert any(letter.isdigit() for letter in row.date + row.cells[2]), row


def test_every_piece_is_there_and_holds():
    """Each piece of a study holds what is wanted or is named as not measured yet; no row is of a piece that is gone."""
    found = Collected()
    files = [str(file) for file in sorted(STUDIES.glob("*.py"))]
    options = ["--collect-only", "-qqq", "--no-cov", "-p", "no:cacheprovider"]
    pytest.main([*options, *files], plugins=[found])
    rows, missing = kept.read(), set(kept.missing_on(kept.PAGE.read_text("utf-8")))
    assert found.pieces == {row.piece for row in rows} | missing
    assert len(found.pieces) > 70
    assert [row.piece for row in rows if not row.holds] == []
