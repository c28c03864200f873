"""What the board sends: plain, small, without anything hidden, in three languages, also without a kernel."""

from __future__ import annotations

import json
import random
import re

import pytest
from widgets.boards import board_of, game, match_of_two, play_on, send

import realms_nb as rn
from realms_nb.core.match import Step
from realms_nb.widgets.picture import percent


@pytest.fixture
def match():
    return match_of_two()


def test_the_snapshot_is_plain_and_small(match):
    """What goes to the browser is plain JSON: a few kilobytes a move, the whole replay under 100 kB."""
    board = board_of(match)
    play_on(board)
    assert len(json.dumps(board.snapshot)) < 20_000
    assert len(json.dumps(board.replay)) < 100_000
    assert len(board.replay) == match.length + 1


def test_nothing_hidden_is_sent(match):
    """Positions that differ only in hidden things give the same snapshot, byte for byte."""
    play_on(board_of(match), moves=3)
    rng = random.Random(3)
    shown = []
    for _ in range(3):
        world = game.determinize(game.view_for(match.state, 0), rng)
        step = match.steps[match.at - 1]
        match._steps[match.at - 1] = Step(step.seat, step.move, step.events, world)
        shown.append(json.dumps(board_of(match).snapshot))
    assert len(set(shown)) == 1


def test_options_say_why(match):
    """Every card on offer shows both uses; a closed one carries the engine's refusal in words."""
    board = board_of(match)
    take = board.snapshot["options"]["take"]
    assert set(take) == {"Watchtower", "Customs Palace", "Throne Hall", "Timber House"}
    assert take["Watchtower"]["uses"]["bastion"]["why"] == "Watchtower cannot be a bastion."
    assert take["Timber House"]["uses"]["build"]["why"] is None
    assert take["Timber House"]["from"] == "from the middle; your Watchtower goes there"
    step = {"action": "g", "before": 3, "after": 4, "token": False, "words": "Take 1 from the supply"}
    assert take["Timber House"]["trade"] == [step]


def test_languages(match):
    """The language changes words, card names and story; the game stays where it is."""
    board = board_of(match)
    play_on(board, moves=1)
    send(board, kind="language", value="de")
    assert board.book["cards"]["Mill"]["label"] == "Mühle"
    assert board.book["words"]["undo"] == "Zurück"
    assert board.snapshot["names"][0] == "Du"
    assert not any("{" in word.replace("{", "", 1) and "$" in word for word in board.book["words"].values())


def test_without_a_kernel_there_is_a_text_and_a_table(match):
    """The mimebundle carries the widget, an HTML table and the position in words; the repr has no address."""
    board = board_of(match)
    data, _ = board._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"].startswith("Minute Realms, round 1 of 8")
    assert "<table>" in data["text/html"]
    assert repr(board) == "<Board of <Match of Minute Realms: You, Ada; move 0 of 0>>"


def test_hostile_names_stay_text():
    """Names with quotes and ampersands are sent as they are and escaped where HTML is made."""
    match = rn.Match(game, ['A" onload="x', "B&B"], seed=1)
    board = rn.Board(match)
    assert board.snapshot["names"] == ['A" onload="x', "B&B"]
    html = board._repr_mimebundle_()[0]["text/html"]
    assert 'A" onload' not in html
    assert "B&amp;B" in html


def test_the_words_of_the_browser_are_filled_there(match):
    """Every word for the browser is complete but for holes in braces, and no Fluent sign is left."""
    words = board_of(match).book["words"]
    assert len(words) > 70
    assert not [word for word in words.values() if re.search(r"\$|\{ ", word)]
    assert words["pay-holder"] == "pay {name}"


def test_percent_never_lies():
    """What is possible is never shown as 0 %, what is not certain never as 100 %."""
    from fractions import Fraction

    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


def test_you_are_spoken_to_among_several():
    """With several people at one notebook, the seat called You is spoken to; without one, everybody has a name."""
    assert rn.Board(rn.Match(rn.minute_realms, ["Ada", "You"], seed=7)).snapshot["you"] == 1
    assert rn.Board(rn.Match(rn.minute_realms, ["Ada", "Bo"], seed=7)).snapshot["you"] is None


def test_a_scene_shows_the_position_at_its_end(capsys):
    """The others may have played on since an invasion: its scene shows the realms as they were when it ended."""
    match = rn.Match(game, ["Ada", "Bo", "You"], seed=4)
    rn.watch(match, "knight", moves=11)
    board = rn.Board(match, opponents={"Ada": "knight", "Bo": "knight"}, pace="instant")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert board.snapshot["scene"]["at"] == 12 < match.at
    assert {len(seat["plots"]) for seat in board.replay[12]["seats"]} == {4}


def test_sentences_point_at_cards_and_coins(match):
    """A sentence says which of its words are a card, and which are the coins of a seat."""
    board = board_of(match, opponents={}, language="de")
    send(board, kind="play", version=0, move="build Timber House")
    pointed = [sentence["cards"] for sentence in board.snapshot["story"][:2]]
    assert [list(words.values()) for words in pointed] == [["Timber House", "coins 0"], ["coins 0"]]
    for sentence, words in zip(board.snapshot["story"], pointed, strict=False):
        assert all(word in sentence["text"] for word in words)
