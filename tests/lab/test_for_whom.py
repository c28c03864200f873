"""Cards at three levels of player: too strong for all, or only for some."""

from __future__ import annotations

from dataclasses import replace

import pytest
from drawn import spans_of

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.lab.for_whom import LEVELS

GAME = rn.minute_realms


@pytest.fixture(scope="module")
def found():
    """Mills that bring 9 points more: everybody sees that."""
    deck = rn.lab.deck_with(GAME, "Mill", vp="flat", arg1=9)
    rules = GAME.STANDARD.changed(deck=deck)
    return rn.lab.for_whom(GAME, rules=rules, deals=250, tries=2, seed=3, quiet=True)


def test_a_card_that_is_worth_much_more_is_too_strong_for_all(found):
    """Points in sight are seen by a beginner, too: the planted card stands out at every level."""
    assert found.cards["Mill"] == ("strong", LEVELS)
    row = next(line for line in repr(found).splitlines() if line.startswith("Mill"))
    assert row.endswith("▲ too strong for all")
    # One row a card, as the words have them, and in it a picture a level.
    order = [line.partition("  ")[0] for line in repr(found).splitlines()]
    table = found.table.assign(place=found.table["card"].map(order.index)).sort_values("place", kind="stable")
    assert spans_of(found._repr_html_(), table[["low", "worth", "high"]].to_numpy()) < 0.1


def test_every_level_has_its_row(found):
    """Each card is told once at each level, by one correction for all; beginners do not play like the others."""
    assert found.table.groupby("level").size().to_dict() == dict.fromkeys(LEVELS, 40)
    worths = found.table.pivot(index="card", columns="level", values="worth")
    assert (worths["beginner"] != worths["usual"]).any()
    assert (worths["usual"] == worths["learned"]).all() == (not found.learned)
    assert f"corrected for asking {120 if found.learned else 80} times" in repr(found).replace("\n    ", " ")


def test_for_some_only(found):
    """A card that stands out at some levels is told with these levels, and one that goes both ways as such."""
    table = found.table.copy()
    table["verdict"] = "unknown"
    table.loc[(table["card"] == "Castle") & (table["level"] != "beginner"), "verdict"] = "strong"
    table.loc[(table["card"] == "Mill") & (table["level"] == "beginner"), "verdict"] = "weak"
    mixed = (table["card"] == "Harbour") & (table["level"] == "beginner")
    table.loc[mixed, "verdict"] = "weak"
    table.loc[(table["card"] == "Harbour") & (table["level"] == "usual"), "verdict"] = "strong"
    told = replace(found, table=table)
    assert told.cards == {
        "Castle": ("strong", ("usual", "learned")),
        "Mill": ("weak", ("beginner",)),
        "Harbour": ("mixed", ("beginner", "usual")),
    }
    assert "too strong for usual and learned" in repr(told)
    assert "too weak for beginner" in repr(told)
    for language in ("de", "it"):
        assert "too strong" not in repr(replace(told, language=language))
        assert "{" not in repr(replace(told, language=language))


def test_what_was_learned_is_measured_under_these_rules():
    """Where bastions bring nothing, weights are found that beat the usual player, and these are the third level."""
    rules = GAME.STANDARD.changed(bastion_income=0, bastion_strength=0)
    found = rn.lab.for_whom(GAME, rules=rules, deals=150, tries=25, seed=2, quiet=True)
    assert found.learned
    assert "learned its weights again" in repr(found).replace("\n    ", " ")
    worths = found.table.pivot(index="card", columns="level", values="worth")
    assert (worths["usual"] != worths["learned"]).any()


def test_realm_of_sand_has_levels_too():
    """Buildings are asked about in the same way; a beginner counts only points."""
    found = rn.lab.for_whom(rn.realm_of_sand, seats=2, deals=4, tries=1, quiet=True)
    assert found.players["beginner"].discs == 0
    assert set(found.table["level"]) == set(LEVELS)


def test_a_wrong_question_is_a_sentence():
    """The number of tries is a number."""
    with pytest.raises(BadSetup, match="tries is a whole number"):
        rn.lab.for_whom(GAME, tries=0, quiet=True)
