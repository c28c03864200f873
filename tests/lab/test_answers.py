"""Single questions of a designer: invasions, what is never built, thinking, what differs, one game in a picture."""

from __future__ import annotations

import pytest
from drawn import axis, drawings, report_card_differs, spans_of

import realms_nb as rn
from realms_nb.core.errors import BadSetup, NotOffered, StrategyFailed
from realms_nb.lab.tuning import Tuned

game, sand = rn.minute_realms, rn.realm_of_sand


def test_invasions_by_seats():
    """Every invasion has its share of realms that held it, for every number of seats, with what it stands on."""
    found = rn.lab.invasions(game, (2, 4), deals=200, quiet=True)
    assert found.table[["seats", "invasion"]].to_numpy().tolist() == [[2, 1], [2, 2], [4, 1], [4, 2]]
    assert (found.table["low"] < found.table["share"]).all()
    assert set(found.table["n"]) == {200}
    rows = rn.simulate(game, ["knight"] * 2, games=2_000, seed=5, quiet=True)
    first = found.table.iloc[0]
    assert first["low"] - 0.03 < rows["held_1"].mean() < first["high"] + 0.03
    assert spans_of(found._repr_html_(), found.table[["low", "share", "high"]].to_numpy()) < 0.1
    with pytest.raises(NotOffered, match="invasions"):
        rn.lab.invasions(sand, (2,), player="squire", deals=30, quiet=True)


def test_what_is_never_built():
    """A card that costs more than nearly anybody has is never built, comes first, and is named; others are built."""
    deck = rn.lab.deck_with(game, "Castle", cost=9)
    found = rn.lab.built(game, rules={"deck": deck}, deals=300, quiet=True)
    first = found.table.iloc[0]
    assert (first["card"], first["n"]) == ("Castle", 300)
    assert first["share"] < 0.02
    assert first["high"] < 0.05
    assert "Castle" in found.headline
    assert found.table["share"].max() > 0.2
    assert found.table["share"].is_monotonic_increasing


def test_what_more_thinking_is_worth():
    """Players who look at more futures win no less, on the same deals, beside a fair share."""
    found = rn.lab.thinking(game, (1, 30), deals=20, than="greedy", quiet=True, language="de")
    assert found.table["futures"].tolist() == [1, 30]
    assert found.table["share"].iloc[1] > found.table["share"].iloc[0]
    assert set(found.table["n"]) == {40}
    assert "Zukünfte" in repr(found)
    with pytest.raises(BadSetup, match="looks at futures"):
        rn.lab.thinking(game, player="greedy", quiet=True)


def test_what_differs_in_words():
    """Rules, entries of a row and cards that differ are told one by one; the same rules differ in nothing."""
    rules = {"bastion_income": 3, "starting_coins.1": 2, "deck": rn.lab.deck_with(game, "Castle", cost=1)}
    told = rn.lab.changes(game, rules).sentences
    assert "bastion_income: 3 instead of 2." in told
    assert "starting_coins, place 2: 2 instead of 3." in told
    assert "deck, Castle: cost is 1 instead of 2." in told
    assert len(told) == 3
    assert rn.lab.changes(game, {}).sentences == ("Nothing differs.",)
    assert "statt" in repr(rn.lab.changes(sand, {"display": 5}, language="de"))


def test_one_game_in_one_picture():
    """A dashboard has every line of the report card for every number of seats, with interval, n and picture."""
    found = rn.lab.dashboard(game, (2, 3), size=0.005, quiet=True)
    assert found.table.groupby("seats")["line"].count().tolist() == [6, 6]
    pictures = drawings(found._repr_html_())
    for place, card in enumerate(found.cards):
        assert card.seats == place + 2
        assert pictures[place::2] == drawings(card._repr_html_())
        assert report_card_differs(card._repr_html_(), card) == []
    assert repr(found).count("n = ") == 12


def test_try_this_hands_a_bad_line_to_tune():
    """Seats that are apart for sure are repaired: the rules found are fairer on fresh games, and can be played."""
    bad = {"starting_coins.0": 9}
    card = rn.lab.report(game, bad, seats=2, size=0.05, quiet=True)
    assert card.lines[0].facts["answer"] == "differs"
    first = card.suggestions[0]
    assert first.kind == "tune"
    assert first.high < card.lines[0].high
    assert first.games == 1_000
    assert first.moved
    assert "Also moved: after: " in card.tries()[0]
    match = card.match(1)
    assert match.rules == card.rules.changed(**first.changes)
    with pytest.raises(BadSetup, match="none of them"):
        card.match(9)


def test_pictures_of_duels_and_searches():
    """A duel and a search are drawn: a dot on its interval, beside what would be fair or the goal."""
    duel = rn.lab.better(game, "knight", "greedy", pairs=200, quiet=True)
    (picture,) = drawings(duel._repr_html_())
    (start, end), *_ = picture.lines[-1]
    marks = (0.0, 6.0), (1.0, picture.width - 6.0)
    shown = start[0], picture.dots[0][0], end[0]
    assert shown == pytest.approx(
        [axis(marks, min(1, duel.share + each)) for each in (-duel.margin, 0, duel.margin)], abs=0.06
    )
    few = rn.lab.better(game, "knight", "greedy", pairs=10, quiet=True)
    assert "inf" not in repr(few)
    assert "<svg" not in few._repr_html_()
    found = rn.lab.tune(game, {"award": [1, 2]}, {"score": (None, 99)}, tries=1, games=30, confirm=60, quiet=True)
    assert isinstance(found, Tuned)
    assert spans_of(found._repr_html_(), found.table[["low", "value", "high"]].to_numpy()) < 0.1


def test_a_fault_in_a_question_is_told():
    """A player of somebody's own that fails while invasions are counted is told as that."""

    def fails(view, moves, rng):
        return 1 / 0

    with pytest.raises(StrategyFailed, match="because fails"):
        rn.lab.invasions(game, (2,), player=fails, deals=40, quiet=True)
