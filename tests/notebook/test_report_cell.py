"""A report card in a cell: its page, and buttons that play what it suggests."""

from __future__ import annotations

from dataclasses import replace

import pytest

import realms_nb as rn
from realms_nb.lab.suggestions import Suggestion
from realms_nb.notebook.report_cell import TryThis

GAME = rn.minute_realms
COINS = (4, 3, 4, 4, 5)


@pytest.fixture(scope="module")
def card():
    """A report card with three suggestions, one of which is to leave something alone."""
    found = rn.lab.report(GAME, size=0.005, suggestions=False, quiet=True)
    tuned = Suggestion("tune", {"starting_coins": COINS}, 0.08, 0.02, -0.06, 0.01, 0.0, 0.03, 4_000, "unknown")
    leave = Suggestion("leave", {"bastion_income": 0}, 0.08, 0.2, 0.12, 0.03)
    gap = Suggestion("gap", {"bastion_income": 3}, 0.08, 0.05, -0.03, 0.02)
    return replace(found, suggestions=[tuned, leave, gap])


@pytest.fixture
def outputs(monkeypatch):
    """What a cell shows."""
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: shown.append(data))
    return shown


def test_a_cell_shows_the_card_and_a_button_for_what_may_be_played(card, outputs):
    """The card is an output of its own with the line of code; what is to be left alone has neither line nor button."""
    card._ipython_display_()
    page, buttons = outputs
    assert isinstance(buttons, TryThis)
    assert page["text/plain"] == repr(card)
    codes = [f"rn.Board(report.match({number}))" for number in (1, 2, 3)]
    assert [code in page["text/html"] for code in codes] == [True, False, True]
    assert [each.description for each in buttons._buttons.children] == ["Play it (1)", "Play it (3)"]
    buttons.close()


def test_a_card_that_suggests_nothing_has_no_buttons(card, outputs):
    """Where nothing was suggested the page is the only output."""
    replace(card, suggestions=[])._ipython_display_()
    assert len(outputs) == 1


@pytest.mark.parametrize(("language", "word"), [("en", "Play it"), ("de", "Spielen"), ("it", "Giocare")])
def test_a_press_deals_a_game_by_these_rules(card, language, word):
    """The board under the card plays by the rules of the suggestion, in the language of the card, against who was
    measured; the next press takes its place."""
    made = TryThis(replace(card, language=language))
    first, last = made._buttons.children
    assert first.description.startswith(word)
    first.click()
    board = made.board
    assert made.children == (made._buttons, board)
    assert board.match.rules.starting_coins == COINS
    assert board.book.language == language
    assert {player.name for player in board._session.table.others.players.values()} == {card.player}
    assert board.match.rules.bastion_income == GAME.STANDARD.bastion_income
    last.click()
    assert made.board is not board
    assert made.board.match.rules.bastion_income == 3
    assert board.comm is None
    made.close()
