"""Rules are data: changed, compared, printed, refused in sentences."""

from __future__ import annotations

import pytest

from realms_nb.core.errors import BadRules
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules, Tokens


def test_rules_are_values():
    """Equal rules are equal, changed ones are not, and nobody can change them in place."""
    assert Rules() == STANDARD
    assert STANDARD.changed(award=2) != STANDARD
    with pytest.raises(AttributeError, match="immutable type: 'Rules'"):
        STANDARD.award = 2


def test_lists_become_tuples():
    """A list typed in a cell is stored as a tuple."""
    assert STANDARD.changed(starting_coins=[1, 1]).starting_coins == (1, 1)


def test_diff():
    """The difference to the standard names each changed value, old and new."""
    rules = STANDARD.changed(bastion_income=3, tokens=[Tokens(1, 4)], deck=STANDARD.deck[:40])
    assert rules.diff()["bastion_income"] == (2, 3)
    assert str(rules).splitlines() == [
        "bastion_income: 2 -> 3",
        "tokens: 2x0, 5x1, 2x2, 2x0, 1x0 -> 4x1",
        "deck: 56 cards -> 40 cards",
    ]
    assert str(STANDARD) == "the standard rules"
    assert rules.diff(rules) == {}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rounds": 0}, "rounds must be a whole number from 1 to 30, not 0."),
        ({"rounds": "eight"}, "rounds must be a whole number from 1 to 30, not 'eight'."),
        ({"rounds": True}, "rounds must"),
        ({"award": -1}, "award must"),
        ({"bastion_income": 10**9}, "bastion_income must be a whole number from 0 to 20"),
        ({"bastion_incom": 3}, "have no 'bastion_incom'.* Did you mean 'bastion_income'?"),
        ({"invasion_rounds": (4, 9)}, "invasion_rounds must be rising"),
        ({"invasion_rounds": (8, 4)}, "invasion_rounds must be rising"),
        ({"invasion_rounds": 4}, "invasion_rounds must be a list, not 4."),
        ({"invasion_rounds": "48"}, "invasion_rounds must be a list, not '48'."),
        ({"starting_coins": (3,)}, "starting_coins must hold 2 to 8"),
        ({"starting_coins": (3, -1)}, "starting_coins must hold"),
        ({"category_table": (0, 1)}, "category_table must hold 7"),
        ({"tokens": [(1, 2)]}, "tokens must be a list such as"),
        ({"tokens": [Tokens(-1, 2)]}, "tokens must be"),
    ],
)
def test_bad_rules_are_explained(change, message):
    """Rules that make no game are refused with a sentence that says what would be right."""
    with pytest.raises(BadRules, match=message):
        STANDARD.changed(**change)
