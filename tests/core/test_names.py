"""Names that people type."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup


def names(seats, **options):
    return rn.Match(rn.minute_realms, seats, seed=1, **options).names


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "must not be empty"),
        ("   ", "must not be empty"),
        ("x" * 10_000, "at most 40 characters, this one has 10,000"),
        ("<script>alert(1)</script>", "must not contain < or >"),
        ("Ada\u202eoB", "writing direction"),
        ("Ada\u200f", "writing direction"),
        ("Ada\nBo", "line breaks"),
        ("Ada\0", "control characters"),
        (7, "a name is a text"),
        (None, "a name is a text"),
    ],
)
def test_hostile_names_are_refused(name, message):
    """A name that could disguise itself, break a line or carry mark-up is refused with a short sentence."""
    with pytest.raises(BadSetup, match=message) as caught:
        names([name, "Bo"])
    assert len(str(caught.value)) < 250


def test_duplicates_are_refused():
    """Two seats cannot share a name, whatever its case."""
    with pytest.raises(BadSetup, match="Two seats are called 'ada'"):
        names(["Ada", "ada"])


def test_good_names():
    """Names in any script and with emoji are welcome; spaces around them go."""
    assert names([" Zoë ", "李雷", "👩‍🚀", "O'Neil & Söhne"]) == ("Zoë", "李雷", "👩‍🚀", "O'Neil & Söhne")


def test_nameless_seats():
    """Seats given as a number are called Player 1, Player 2 ... in the language of the match."""
    assert names(3) == ("Player 1", "Player 2", "Player 3")
    assert names(2, language="de") == ("Spieler 1", "Spieler 2")


@pytest.mark.parametrize("seats", [0, -1, 101, True, "Ada", None, {"Ada": 1}])
def test_seats_that_are_neither(seats):
    """Seats are a number or a list of names."""
    with pytest.raises(BadSetup, match="seats|Seats"):
        names(seats)
