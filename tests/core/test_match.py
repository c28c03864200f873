"""A match: playing, going back and forth, listening, looking at it."""

from __future__ import annotations

import random

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup, IllegalMove, NoSuchStep, UnknownName, UnreadableMove
from realms_nb.core.hooks import ListenerFailed
from realms_nb.games.minute_realms.engine.rules import Tokens
from realms_nb.games.minute_realms.engine.state import ChooseLoss

game = rn.minute_realms


@pytest.fixture
def match():
    return rn.Match(game, ["Ada", "Bo"], seed=7)


def finish(match, seed=1):
    rng = random.Random(seed)
    while match.turn is not None:
        match.play(rng.choice(match.legal_moves))
    return match


def test_playing_follows_the_game(match):
    """A match holds the very positions that the game's functions give."""
    state = game.setup(2, 7)
    assert match.state == state
    move = match.legal_moves[0]
    events = match.play(move)
    after, told = game.narrate(state, move)
    assert (match.state, events) == (after, told)
    assert [(step.seat, step.move) for step in match.history] == [(0, move)]
    assert match.turn == 1
    assert match.events == (*game.opening(state), *told)


def test_moves_as_text(match):
    """A move may be written as text."""
    move = match.legal_moves[0]
    match.play(str(move))
    assert match.history[0].move == move


def test_undo_and_redo(match):
    """Undo takes back one move, redo plays it again, and a new move forgets what was undone."""
    finish(match)
    positions = [step.state for step in match.history]
    match.undo()
    assert match.state == positions[-2]
    match.redo()
    assert match.state == positions[-1]
    match.seek(0)
    assert match.state == game.setup(2, 7)
    assert match.length == len(positions)
    match.play(match.legal_moves[-1])
    assert match.length == 1


def test_the_version_rises_on_every_change(match):
    """A move that is new and a deal give a new version; looking back and forth, or the same move again, does not."""
    versions = [match.version]
    move = match.legal_moves[0]
    acts = (lambda: match.play(move), match.undo, match.redo, lambda: match.seek(0), lambda: match.play(move))
    for act in (*acts, match.restart, lambda: match.bring_back(0)):
        act()
        versions.append(match.version)
    assert versions == [0, 1, 1, 1, 1, 1, 2, 3]
    with pytest.raises(IllegalMove, match="Mill need not be lost"):
        match.play("lose Mill")
    assert match.version == 3


def test_the_ends_of_history(match):
    """There is nothing before the start and nothing after the end."""
    with pytest.raises(NoSuchStep, match="at its start"):
        match.undo()
    with pytest.raises(NoSuchStep, match="nothing has been undone"):
        match.redo()
    for step in (-1, 1, "0", None, True, 0.5):
        with pytest.raises(NoSuchStep, match="has 0 moves"):
            match.seek(step)


def test_a_move_for_another_seat(match):
    """A move given for a seat that is not to move is refused; by name or number."""
    move = match.legal_moves[0]
    for seat in ("Bo", "bo ", 1):
        with pytest.raises(IllegalMove, match="It is the turn of Ada now") as caught:
            match.play(move, seat=seat)
        assert caught.value.refusal.code == "not_your_turn"
    assert match.history == ()
    match.play(move, seat="Ada")
    assert match.turn == 1


@pytest.mark.parametrize("seat", ["Cy", 2, -1, True])
def test_an_unknown_seat(match, seat):
    """A seat that is not at the table is named as such."""
    with pytest.raises(UnknownName, match=r"the seats are 0 \(Ada\), 1 \(Bo\)"):
        match.play(match.legal_moves[0], seat=seat)


def test_a_repeated_move(match):
    """The same move sent twice is played once; the second is refused and nothing changes."""
    move = match.legal_moves[0]
    match.play(move)
    state = match.state
    with pytest.raises(IllegalMove, match="the realm of Ada"):
        match.play(move)
    assert match.state is state


def test_refusals_speak_the_language_of_the_match():
    """A refused move is explained with the names and in the language of the match."""
    match = rn.Match(game, ["Du", "Ada"], seed=7, language="de")
    move = match.legal_moves[0]
    match.play(move)
    with pytest.raises(IllegalMove, match="in deinem Reich"):
        match.play(move)
    with pytest.raises(IllegalMove, match="Jetzt ist Ada am Zug. Du kommst später dran"):
        match.play(match.legal_moves[0], seat=0)


def test_after_the_end(match):
    """A finished match has an outcome and takes no more moves."""
    finish(match)
    assert match.outcome == game.outcome(match.state)
    with pytest.raises(IllegalMove, match="The game is over"):
        match.play("build Mill")
    with pytest.raises(IllegalMove, match="The game is over"):
        match.play("build Mill", seat=0)


def test_bad_beginnings():
    """A match cannot start without a game, with foreign rules or with rubbish for a language."""
    with pytest.raises(BadSetup, match=r"rn\.minute_realms"):
        rn.Match("chess")
    with pytest.raises(BadSetup, match="STANDARD.changed"):
        rn.Match(game, 2, rules={"rounds": 3})
    with pytest.raises(rn.RealmsError, match="'en', 'de', 'it'"):
        rn.Match(game, 2, language="fr")
    with pytest.raises(UnreadableMove, match="'castle' is not a move"):
        rn.Match(game, 2, seed=1).play("castle")


def test_a_seed_is_chosen_and_kept():
    """Without a seed one is chosen, and it repeats the match."""
    match = rn.Match(game, 3)
    assert rn.Match(game, 3, seed=match.seed).state == match.state


def test_listeners_hear_every_change(match):
    """A listener is told kind, version and events of each change until it is unsubscribed."""
    heard = []
    stop = match.subscribe(heard.append)
    events = match.play(match.legal_moves[0])
    match.undo()
    match.redo()
    match.seek(0)
    stop()
    stop()
    match.redo()
    assert [(change.kind, change.version) for change in heard] == [
        ("played", 1),
        ("undone", 1),
        ("redone", 1),
        ("sought", 1),
    ]
    assert heard[0].events == events


def test_a_failing_listener_is_reported(match):
    """A listener that raises is reported as a warning with its error; the game and the other listeners go on."""
    heard = []

    def broken(change):
        raise ZeroDivisionError("my own fault")

    match.subscribe(broken)
    match.subscribe(heard.append)
    with pytest.warns(ListenerFailed, match="my own fault"):
        match.play(match.legal_moves[0])
    assert len(heard) == 1
    assert match.version == 1


def test_a_listener_may_play(match):
    """A listener may itself play the next move, as an opponent does."""

    def reply(change):
        if match.turn == 1:
            match.play(match.legal_moves[0])

    match.subscribe(reply)
    match.play(match.legal_moves[0])
    assert match.turn == 0
    assert {step.seat for step in match.history} == {0, 1}


def test_a_listener_is_a_function(match):
    """Only a function can listen."""
    with pytest.raises(BadSetup, match="listener"):
        match.subscribe("me")


def test_a_copy_goes_its_own_way(match):
    """What is played, sought or heard at a copy leaves the match as it was, and the other way round."""
    finish(match)
    match.seek(3)
    heard = []
    match.subscribe(heard.append)
    other = match.copy()
    assert (other.steps, other.at, other.names, other.seed) == (match.steps, 3, match.names, match.seed)
    other.play(next(move for move in other.legal_moves if move != other.steps[3].move))
    other.restart(5)
    assert not heard
    assert (len(match.lines), match.at, match.earlier) == (1, 3, ())
    match.seek(5)
    assert other.at == 0


def test_looking_at_a_match(match):
    """Printed, a match is a text that can be read aloud; in a notebook it is a small table with escaped names."""
    match = rn.Match(game, ['"Tom" & Söhne', "Bo"], seed=7)
    finish(match)
    text = str(match)
    assert text.startswith("Minute Realms, round 8 of 8. The game is over. Winner:")
    assert all(sentence.endswith(".") for sentence in match.board().sentences)
    assert max(map(len, text.splitlines())) <= 92
    html = match._repr_html_()
    assert "&quot;Tom&quot; &amp; Söhne" in html
    assert html.count("<tr>") == 3
    assert repr(match).startswith("<Match of Minute Realms: ")
    assert "0x" not in repr(match)


def test_the_text_board_keeps_secrets():
    """The text board shows that a token lies face down, not its strength."""
    match = rn.Match(game, 2, seed=3)
    rng = random.Random(0)
    while not any(token is not None for token in match.state.track):
        match.play(rng.choice(match.legal_moves))
    assert "face down" in str(match)


def test_the_board_in_other_words():
    """The text board speaks the language asked for, and names who must choose a loss."""
    strong = game.STANDARD.changed(tokens=[Tokens(strength=9, count=8)])
    match = rn.Match(game, ["Ada", "Bo", "Cy"], seed=2, rules=strong)
    while not isinstance(match.state.decision, ChooseLoss):
        # Whoever builds when they can has few shields, so the first strong invasion breaks through.
        match.play(next((move for move in reversed(match.legal_moves) if move.use == "build"), match.legal_moves[0]))
    assert "chooses a building to lose" in str(match)
    assert "Gebäude, das verloren geht" in match.board("de").sentences[0]
