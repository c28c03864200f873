"""The stop button: every long work keeps what is finished and says that it was stopped."""

from __future__ import annotations

import pytest
from drawn import report_card_differs

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.games.minute_realms import lab as room
from realms_nb.games.minute_realms import reviews as reviewed
from realms_nb.lab import report_facts, settle_evidence, sweeps, tuning

game = rn.minute_realms
GRID = {"bastion_income": range(3), "bastion_strength": (1, 2)}


def stopping(function, calls):
    """The same function, interrupted at the call of that number, as by the stop button."""
    done = 0

    def interrupted(*args, **options):
        nonlocal done
        done += 1
        if done == calls:
            raise KeyboardInterrupt
        return function(*args, **options)

    return interrupted


def stopping_blocks(function, blocks):
    """The same blocks of deals, interrupted after so many."""

    def interrupted(*args, **options):
        for number, block in enumerate(function(*args, **options)):
            if number == blocks:
                raise KeyboardInterrupt
            yield block

    return interrupted


def test_cards(monkeypatch):
    """Cards are told on the deals that were finished; before the first block there is nothing to tell."""
    monkeypatch.setattr(room, "card_blocks", stopping_blocks(room.card_blocks, 1))
    found = rn.lab.cards(game, deals=2_000, quiet=True)
    assert found.partial
    assert set(found.table["deals"]) == {500}
    assert "Stopped early" in repr(found)
    monkeypatch.setattr(room, "card_blocks", stopping_blocks(room.card_blocks, 0))
    with pytest.raises(RealmsError, match="nothing to tell yet"):
        rn.lab.cards(game, deals=2_000, quiet=True)


def test_ways(monkeypatch):
    """Ways of playing are told on the deals that were finished."""
    monkeypatch.setattr(room, "way_blocks", stopping_blocks(room.way_blocks, 1))
    found = rn.lab.restrict(game, ["no bastions"], deals=2_000, language="de", quiet=True)
    assert found.partial
    assert set(found.table["deals"]) == {500}
    assert "keine Verteidigung" in repr(found)


def test_a_report(monkeypatch):
    """A report card that was stopped has the lines that were measured, and says that the others were not."""
    monkeypatch.setattr(room, "walks", stopping(room.walks, 1))
    found = rn.lab.report(game, size=0.01, quiet=True)
    assert found.partial
    assert found.table["line"].tolist() == ["seats", "skill", "luck"]
    assert "the other lines were not measured" in found.headline
    assert "Stopped before any change was measured" in repr(found)
    assert report_card_differs(found._repr_html_(), found) == []
    assert found.beside(found).table["line"].tolist() == ["seats", "skill", "luck"]


def test_suggestions(monkeypatch):
    """Stopped among the suggestions, a report card has all lines, and only what was measured is suggested."""
    monkeypatch.setattr(room, "suggestions", lambda rules, seats: [{"bastion_strength": 0}] * 3)
    # The games of the card itself, then the rules as they are and one change.
    monkeypatch.setattr("realms_nb.lab.suggestions.played", stopping(report_facts.played, 3))
    found = rn.lab.report(game, size=0.01, quiet=True)
    assert found.partial
    assert len(found.lines) == 6
    assert found.tries_measured
    assert all(each.changes == {"bastion_strength": 0} for each in found.suggestions)


def test_a_sweep(monkeypatch):
    """A grid that was stopped has the fields that were finished."""
    monkeypatch.setattr(sweeps, "play_all", stopping(sweeps.play_all, 4))
    found = rn.lab.sweep(game, GRID, "held", games=60, quiet=True)
    assert found.partial
    assert len(found.table) == 3
    assert "Stopped early" in repr(found)
    assert found._repr_html_().count("<td></td>") > 1


@pytest.mark.parametrize(("calls", "tries"), [(7, 5), (14, 12)])
def test_a_tuning(monkeypatch, calls, tries):
    """A search that was stopped, or its play-off, still measures what it found on fresh deals, and says so."""
    monkeypatch.setattr(tuning, "play_all", stopping(tuning.play_all, calls))
    found = rn.lab.tune(game, GRID, {"held": 0.8}, tries=4, games=60, confirm=600, quiet=True)
    assert found.partial
    assert len(found.tried) == tries
    assert set(found.table["games"]) == {60}
    assert "the search was cut short" in found.headline


def test_a_settling(monkeypatch):
    """Deals that not all variants have finished do not count; `more` goes on with the same deals as ever."""
    variants = {"a": {}, "b": {"bastion_income": 3}}
    whole = rn.lab.settle(game, variants, measure="first_seat", games=600, quiet=True)
    monkeypatch.setattr(settle_evidence, "play_all", stopping(settle_evidence.play_all, 4))
    found = rn.lab.settle(game, variants, measure="first_seat", games=600, quiet=True)
    assert found.partial
    assert found.deals == settle_evidence.FIRST_LOOK
    assert "Stopped early" in found.headline
    found.more(400, quiet=True)
    assert not found.partial
    assert found.table.equals(whole.table)


def test_a_review(monkeypatch):
    """A review that was stopped is one of the match up to there: its ledger adds up, and it says how far it came."""
    match = rn.Match(game, 3, seed=7)
    rn.watch(match, "knight")
    monkeypatch.setattr(reviewed, "outcomes", stopping(reviewed.outcomes, 10))
    found = rn.review(match, 0, playouts=40, quiet=True)
    assert found.partial
    assert len(found.choices) == 9
    ledger = found.ledger.pivot(index="seat", columns="item", values="value")
    assert ledger[["start", "luck", "own", "others"]].sum(axis=1).to_numpy() == pytest.approx(ledger["result"])
    assert f"the first 9 of {match.length} moves were judged" in repr(found).replace("\n    ", " ")
    assert not rn.review(match, 0, playouts=10, quiet=True).partial
    monkeypatch.setattr(reviewed, "outcomes", stopping(reviewed.outcomes, 1))
    with pytest.raises(RealmsError, match="nothing to tell yet"):
        rn.review(match, 0, playouts=10, quiet=True)
