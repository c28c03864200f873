"""The game record and chance."""

from __future__ import annotations

from collections import Counter

import pytest

import realms_nb as rn
from realms_nb.core.chance import Random, shuffled
from realms_nb.core.errors import UnknownName, shown
from realms_nb.core.game import game_named


def test_games_are_found_by_name():
    """A saved match finds its game by name; an unknown name is answered with the known ones."""
    assert game_named("minute_realms") is rn.minute_realms
    with pytest.raises(UnknownName, match="Did you mean 'minute_realms'?"):
        game_named("minute_realm")
    assert repr(rn.minute_realms) == "<Minute Realms>"


def test_a_shuffle_is_fair():
    """Every order of three things comes up about equally often."""
    rng = Random(1)
    orders = Counter(shuffled("abc", rng) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_a_shuffle_never_changes():
    """Saved games rely on it: this seed gives this order, in every Python."""
    assert shuffled(range(10), Random(7)) == (2, 7, 4, 6, 8, 9, 0, 5, 1, 3)


def test_shown_values_stay_short():
    """A value quoted in a sentence is one short line, whatever it is."""
    assert shown("x" * 10_000).endswith("…")
    assert "\u202e" not in shown("a\u202eb")
    assert "\n" not in shown("a\nb")
