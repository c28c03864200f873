"""Errors are sentences: a notebook shows them as such."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.errors import RealmsError


def test_a_notebook_shows_a_sentence():
    """Below a cell stands which of its lines was refused and why, not the way through the package."""
    cell = "import realms_nb as rn\nrn.realm('Castel')"
    with pytest.raises(RealmsError) as caught:
        exec(cell, {"__name__": "__main__"})
    assert caught.value._render_traceback_() == [
        "UnreadableMove in line 2: No card is called 'Castel'. Did you mean 'Castle'?"
    ]


def test_a_sentence_without_a_cell():
    """Where no line of a notebook led to it, the sentence stands alone."""
    with pytest.raises(RealmsError) as caught:
        rn.realm("Castel")
    assert caught.value._render_traceback_()[0].startswith("UnreadableMove: No card")
