"""What the board sends: plain, small, without anything hidden, in three languages, also without a kernel."""

from __future__ import annotations

import json
import random
import re
from itertools import pairwise

import pytest
from board.boards import board_of, game, match_of_two, play_on, send
from msgspec import structs

import realms_nb as rn
from realms_nb.board.patches import patched
from realms_nb.board.wire import plain
from realms_nb.core.viewers import SEAT, SPECTATOR, TABLE
from realms_nb.games.minute_realms.board.picture import percent
from realms_nb.games.minute_realms.board.wire import TradePicture
from realms_nb.games.minute_realms.engine.state import ChooseLoss


@pytest.fixture
def match():
    return match_of_two()


def test_the_snapshot_is_plain_and_small(match):
    """What goes to the browser is plain JSON: a few kilobytes a move, the whole replay under 30 kB.

    The picture is not in it, because it stands in the replay: at the end the score sheets are sent once.
    """
    board = board_of(match)
    play_on(board)
    sent = board.get_state("snapshot")["snapshot"]
    text, sheets = json.dumps(sent), json.dumps(plain(board.snapshot.picture.sheets))
    assert "picture" not in sent
    assert 500 < len(sheets) < 1_500
    assert text.count(sheets) == 1
    assert len(text) < 11_000
    assert len(json.dumps(plain(board.replay))) < 30_000
    assert len(board.replay) == match.length + 1


def test_nothing_hidden_is_sent(match):
    """Positions that differ only in hidden things give the same snapshot, byte for byte."""
    play_on(board_of(match), moves=3)
    rng = random.Random(3)
    shown = []
    for _ in range(3):
        world = game.determinize(game.view_for(match.state, 0), rng)
        line = match.lines[0]
        *before, last = line.steps
        match._history._lines[0] = structs.replace(line, steps=(*before, structs.replace(last, state=world)))
        shown.append(json.dumps(plain(board_of(match).snapshot)))
    assert len(set(shown)) == 1


def test_options_say_why(match):
    """Every card on offer shows both uses; a closed one carries the engine's refusal in words."""
    board = board_of(match)
    take = board.snapshot.options.take
    assert set(take) == {"Watchtower", "Customs Palace", "Throne Hall", "Timber House"}
    assert take["Watchtower"].uses.bastion.why == "Watchtower cannot be a bastion."
    house = take["Timber House"]
    assert house.uses.build.why is None
    assert house.source == "from the middle; your Watchtower goes there"
    assert house.trade == (TradePicture("g", 3, 4, False, "Take 1 from the supply"),)


def test_languages(match):
    """The language changes words, card names and story; the game stays where it is."""
    board = board_of(match)
    play_on(board, moves=1)
    send(board, kind="language", value="de")
    assert board.book.pages.cards["Mill"].label == "Mühle"
    assert board.book.words["undo"] == "Zurück"
    assert board.snapshot.names[0] == "Du"
    assert not any("{" in word.replace("{", "", 1) and "$" in word for word in board.book.words.values())


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
    assert board.snapshot.names == ('A" onload="x', "B&B")
    html = board._repr_mimebundle_()[0]["text/html"]
    assert 'A" onload' not in html
    assert "B&amp;B" in html


def test_the_words_of_the_browser_are_filled_there(match):
    """Every word for the browser is complete but for holes in braces, and no Fluent sign is left."""
    words = board_of(match).book.words
    assert len(words) > 70
    assert not [word for word in words.values() if re.search(r"\$|\{ ", word)]
    assert words["pay"] == "pay {coins}"
    assert (words["stops"], words["stops:name"]) == ("{name} stops invasion {number}", "you stop invasion {number}")


def test_percent_never_lies():
    """What is possible is never shown as 0 %, what is not certain never as 100 %."""
    from fractions import Fraction

    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]


def test_you_are_spoken_to_among_several():
    """Of several people at one notebook nobody looks in particular, unless it is said; names do not matter."""
    match = rn.Match(rn.minute_realms, ["Ada", "You"], seed=7)
    assert rn.Board(match).snapshot.you is None
    assert [rn.Board(match, you=who).snapshot.you for who in (0, "You", SEAT(1))] == [0, 1, 1]
    assert rn.Board(match, SPECTATOR).snapshot.people == ()
    assert rn.Board(match, TABLE((0, 1))).snapshot == rn.Board(match).snapshot


def frames(board):
    """The pictures of the scene, as the browser makes them of the patches."""
    picture = plain(board.snapshot.picture)
    return [picture := patched(picture, frame.patch) for frame in board.snapshot.scene.frames]


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_frames_of_an_invasion(seed):
    """Tokens first, then realm by realm: a building stands until its realm is judged, and is a bastion then."""
    rules = game.STANDARD.changed(invasion_rounds=[2, 4])
    match = rn.Match(game, ["You", "Ada", "Bo"], seed=seed, rules=rules)
    board = rn.Board(match, opponents={1: "random", 2: "random"}, pace="step")
    while board.snapshot.scene is None or board.snapshot.scene.kind != "invasion":
        move = {"kind": "play", "move": str(match.legal_moves[0])} if match.turn == 0 else {"kind": "step"}
        send(board, version=match.version, **move)
    pictures, struck = frames(board), match.state.invasions[0]
    strikes = [picture["struck"]["2"] for picture in pictures]
    assert [sum(held is not None for held in strike["held"]) for strike in strikes] == [0, 1, 2, 3]
    assert tuple(strikes[-1]["held"]) == struck.held
    assert [sum(strike["tokens"]) for strike in strikes] == [struck.strength] * 4
    assert [shields >= struck.strength for shields in strikes[0]["shields"]] == list(struck.held)
    for before, after in pairwise(pictures):
        (seat,) = (n for n in range(3) if before["struck"]["2"]["held"][n] != after["struck"]["2"]["held"][n])
        lost = after["struck"]["2"]["lost"][seat]
        down = [{plot["card"] for plot in each["seats"][seat]["plots"] if plot["down"]} for each in (before, after)]
        assert down[1] - down[0] == ({lost} if lost else set())
        assert after["seats"][seat]["shields"] >= before["seats"][seat]["shields"]
    assert {(picture["round"], len(seat["plots"])) for picture in pictures for seat in picture["seats"]} == {(2, 2)}
    # The others have chosen what they lose: it belongs to the invasion.
    assert match.turn == 0 or not isinstance(match.state.decision, ChooseLoss)
    stays = [frame.stay for frame in board.snapshot.scene.frames]
    assert sum(stays) == pytest.approx(4 + 1.2 * 3)
    assert sum(stays) <= 8


def test_the_frames_of_the_scoring(match):
    """The sheets fill row by row, sums grow from nothing to the totals, in three seconds; nobody has won before."""
    board = board_of(match, pace="step")
    while match.turn is not None:
        move = {"kind": "play", "move": str(match.legal_moves[0])} if match.turn == 0 else {"kind": "step"}
        send(board, version=match.version, **move)
    scene = board.snapshot.scene
    assert scene.kind == "scoring"
    pictures = frames(board)
    assert [len(picture["sheets"][0]) for picture in pictures] == list(range(1, 10))
    for picture in pictures:
        for seat, sheet in zip(picture["seats"], picture["sheets"], strict=True):
            assert seat["points"] == sum(line["points"] for line in sheet if line)
    assert [seat["points"] for seat in pictures[-1]["seats"]] == [sheet.total for sheet in match.scores]
    assert not any(picture["winners"] or picture.get("ending") for picture in pictures)
    assert sum(frame.stay for frame in scene.frames) == pytest.approx(3)


def test_every_position_is_in_the_replay(match):
    """Each position can be made of the patches before it, also of a line that was left and of what was undone."""
    board = board_of(match)
    play_on(board, moves=4)
    send(board, kind="seek", to=2)
    send(board, kind="play", version=match.version, move=str(match.legal_moves[-1]))
    send(board, kind="undo")
    picture, seen = {}, 0
    for at, patch in enumerate(board.replay):
        picture = patched(picture, patch)
        state = match.steps[at - 1].state if at else match.start
        assert [seat["coins"] for seat in picture["seats"]] == [realm.coins for realm in state.realms]
        seen += 1
    assert seen == match.length + 1 > 3


HEAVY = ("snapshot", "replay", "log", "book")


def test_the_replay_is_sent_once(match, monkeypatch):
    """A move sends the snapshot first, and neither replay nor log: what is new in them goes with the snapshot."""
    board = board_of(match)
    sent = []
    monkeypatch.setattr(
        rn.Board, "send_state", lambda self, key: sent.append((key,) if isinstance(key, str) else tuple(key))
    )
    play_on(board, moves=3)
    assert sent[0] == ("snapshot",)
    assert [keys for keys in sent if set(keys) & set(HEAVY)] == [("snapshot",)] * 3
    assert len(board.replay) == match.length + 1


def test_sentences_point_at_cards_and_coins(match):
    """A sentence says which of its words are a card, and which are the coins of a seat."""
    board = board_of(match, opponents={}, language="de")
    send(board, kind="play", version=0, move="build Timber House")
    pointed = [
        [(span.kind, span.key) for span in sentence.spans if span.kind in ("card", "coins")]
        for sentence in board.log[1].sentences[:-3:-1]
    ]
    assert pointed == [[("card", "Timber House"), ("coins", "0")], [("coins", "0")]]
