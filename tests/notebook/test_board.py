"""The board without a browser: what it does with messages."""

from __future__ import annotations

import gc
import json

import pytest
from board.boards import board_of, game, match_of_two, play_on, send
from msgspec.structs import replace

import realms_nb as rn
from realms_nb.core.errors import BadSetup, UnknownName


@pytest.fixture
def match():
    return match_of_two()


def test_a_whole_game_by_messages(match):
    """A game can be played to its end by messages alone; the others answer at once at the instant pace."""
    board = board_of(match)
    play_on(board)
    assert match.outcome is not None
    assert board.snapshot.picture.winners == match.outcome.winners
    assert board.snapshot.notice is None


def test_a_stale_message_plays_nothing(match):
    """A move for an older version is not played; the answer is the position and a sentence."""
    board = board_of(match)
    version, move = match.version, str(match.legal_moves[0])
    send(board, kind="play", version=version, move=move)
    at = match.at
    send(board, kind="play", version=version, move=move)
    assert match.at == at
    assert "moved on" in board.snapshot.notice


@pytest.mark.parametrize(
    "content",
    [
        None, 7, "play", [], {}, {"kind": 7}, {"kind": ["play"]}, {"kind": "fly"}, {"kind": "play"},
        {"kind": "play", "version": 0}, {"kind": "play", "version": 0, "move": 7},
        {"kind": "play", "version": 0, "move": "build Atlantis"}, {"kind": "play", "version": 0, "move": "x" * 10**6},
        {"kind": "play", "version": "0", "move": "build Timber House"},
        {"kind": "play", "version": 0.0, "move": "build Timber House"},
        {"kind": "play", "version": False, "move": "build Timber House"},
        {"kind": "play", "version": 0, "move": "build Timber House", "id": "1"},
        {"kind": "play", "version": 0, "move": "build Timber House", "id": -1},
        {"kind": "seek"}, {"kind": "seek", "to": "x"}, {"kind": "seek", "to": 99}, {"kind": "seek", "to": 0.0},
        {"kind": "seek", "to": True}, {"kind": "seek", "to": -1}, {"kind": "seek", "to": 10**30},
        {"kind": "pace", "value": "warp"}, {"kind": "pace"}, {"kind": "language", "value": "fr"}, {"kind": "language"},
        {"kind": "hint"}, {"kind": "hint", "depth": "deep"}, {"kind": "hint", "depth": 1.0},
        {"kind": "load", "name": "x"}, {"kind": "load", "name": "x", "text": "{"},
        {"kind": "load", "name": 1, "text": "{}"}, {"kind": "load", "name": "x", "text": "x" * 5_000_001},
        {"kind": "new", "seed": "x"}, {"kind": "new", "seed": 1.5}, {"kind": "undo"}, {"kind": "redo"}, {"kind": "ask"},
        {"kind": "line"}, {"kind": "line", "name": "Q"}, {"kind": "earlier"}, {"kind": "earlier", "number": 0},
        {"kind": "play-on"}, {"kind": "play-on", "version": 7}, {"kind": "new", "seats": []},
        {"kind": "new", "seats": [{"name": "A"}]}, {"kind": "new", "seats": [{"name": "A"}, {"name": "A"}]},
        {"kind": "new", "seats": [{"name": "A"}, {"name": "B", "player": "wizard"}]},
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", ["en", "de"])
def test_malformed_messages_change_nothing(match, content, language):
    """Whatever the browser sends, the game stays as it is and a sentence says what was wrong, in its language."""
    board = board_of(match, language=language)
    before, answers = board.snapshot, []
    board.send = answers.append
    whole = {"id": 5, **content} if isinstance(content, dict) else content
    board._on_message(board, whole, [])
    assert board.snapshot.notice.endswith((".", "?"))
    assert replace(board.snapshot, notice=None, serial=before.serial) == before
    if isinstance(content, dict) and "id" not in content:
        assert answers == [{"kind": "answer", "id": 5, "serial": board.snapshot.serial}]


def test_undo_goes_back_to_a_person(match):
    """Undo takes back the last move of a person with the answers to it, to choose again; the line is kept."""
    board = board_of(match)
    play_on(board, moves=2)
    at = match.at
    send(board, kind="undo")
    assert match.turn == 0
    assert match.at < at == match.length
    assert not board.snapshot.history.looking
    assert board.snapshot.options is not None
    assert "kept as line A" in board.snapshot.notice
    send(board, kind="seek", to=at)
    assert board.snapshot.history.at == at


def test_the_step_pace(match):
    """At the step pace the others wait for the next message; at the calm pace the browser is told to go on."""
    board = board_of(match, pace="step")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert match.turn == 1
    assert board.snapshot.options is None
    send(board, kind="pace", value="calm")
    assert board.snapshot.auto
    send(board, kind="step", version=match.version)
    assert match.at == 2
    send(board, kind="play", version=match.version, move="build Mill")
    send(board, kind="pace", value="instant")
    assert match.turn == 0


def test_a_person_cannot_move_for_a_strategy(match):
    """While a strategy is to move, a person's move is not played."""
    board = board_of(match, pace="step")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert match.at == 1


def test_hints_in_three_depths(match):
    """A hint first reminds of a rule, then names moves worth a look, then the best one with its reason."""
    board = board_of(match)
    for depth, moves in ((1, 0), (2, 3), (3, 1)):
        send(board, kind="hint", depth=depth)
        assert board.snapshot.hint.depth == depth
        assert len(board.snapshot.hint.moves) == moves
        assert board.snapshot.hint.text.endswith((".", "!"))
    legal = {str(move) for move in match.legal_moves}
    assert set(board.snapshot.hint.moves) <= legal
    known = board.snapshot.hint
    send(board, kind="hint", depth=2)
    # Whoever presses again gets what is known, and it is not worked out once more.
    assert board.snapshot.hint is known
    play_on(board, moves=1)
    assert board.snapshot.hint is None


def test_no_hint_when_there_is_nothing_to_decide(match):
    """While another is to move there is no hint."""
    board = board_of(match, pace="step")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    send(board, kind="hint", depth=3)
    assert "nothing to decide" in board.snapshot.notice


def test_new_game_save_and_load(match):
    """A new game deals anew; a saved game comes back through the browser with all its moves."""
    board = board_of(match)
    play_on(board, moves=3)
    state = match.state
    file = send(board, kind="save")["file"]
    assert file["name"] == "minute-realms-7.json"
    send(board, kind="new", seed=11)
    assert match.seed == 11
    assert match.at == 0
    send(board, kind="load", name=file["name"], text=file["text"])
    assert match.state == state
    assert board.snapshot.notice is None


def test_a_file_to_hand_in_tells_no_future(match):
    """Neither the file nor its name holds the seed; opened again it goes on from there, and is kept like any game."""
    board = board_of(match)
    play_on(board, moves=3)
    seen, at = match.view(0), match.at
    file = send(board, kind="save", future=False)["file"]
    assert file["name"] == f"minute-realms-move-{at}.json"
    assert "seed" not in json.loads(file["text"])
    send(board, kind="load", name=file["name"], text=file["text"])
    assert (match.seed, match.view(0)) == (None, seen)
    play_on(board, moves=2)
    assert match.at > at
    send(board, kind="new", seed=11)
    assert [game.seed for game in match.earlier] == [7, None]
    assert [game.length for game in board.snapshot.history.earlier] == [at, match.earlier[1].history.at]
    assert send(board, kind="save", future="never").get("file") is None


def test_two_boards_stay_in_step(match):
    """Two boards on one match show the same; a closed one no longer listens."""
    one, two = board_of(match), rn.Board(match)
    send(one, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert one.snapshot.version == two.snapshot.version
    assert one.snapshot.picture == two.snapshot.picture
    two.close()
    assert len(match._listeners) == 1


def test_a_rerun_cell_leaves_no_dead_listener(match):
    """A board that nobody holds any more is let go, and the match stops telling it."""
    for _ in range(5):
        board = board_of(match)
        board.close()
    del board
    gc.collect()
    assert len(match._listeners) == 0


def test_an_unseen_board_does_not_listen(match):
    """When its last view is gone a board leaves the match alone; seen again, it shows where the game is now."""
    board = board_of(match)
    for _ in range(2):
        send(board, kind="shown")
    send(board, kind="hidden")
    assert len(match._listeners) == 1
    send(board, kind="hidden")
    assert len(match._listeners) == 0
    match.play(match.legal_moves[0])
    assert board.snapshot.history.at == 0
    send(board, kind="shown")
    assert board.snapshot.history.at == 1
    assert len(match._listeners) == 1


def test_hot_seat_and_student_functions(match):
    """Any mix of people, names and functions from a cell can sit at the table."""

    def cautious(view, moves, rng):
        return next((move for move in moves if str(move).startswith("bastion")), moves[0])

    three = rn.Match(game, ["Ada", "Bo", "Cy"], seed=5)
    board = rn.Board(three, opponents={"Cy": cautious}, pace="instant")
    assert board.snapshot.people == (0, 1)
    assert board.snapshot.you is None
    play_on(board)
    assert three.outcome is not None
    assert board.snapshot.players == {2: "cautious"}


def test_a_failing_student_function_does_not_lose_the_game(match):
    """A function that raises or returns rubbish leaves the game as it was, and the board says whose fault it was."""

    def broken(view, moves, rng):
        raise ZeroDivisionError("oh")

    board = board_of(match, opponents={1: broken})
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert match.at == 1
    line = broken.__code__.co_firstlineno + 1
    assert board.snapshot.notice == f"Ada (broken): ZeroDivisionError in line {line}: oh"
    send(board, kind="language", value="de")
    send(board, kind="step", version=match.version)
    assert board.snapshot.notice == f"Ada (broken): ZeroDivisionError in Zeile {line}: oh"
    send(board, kind="undo")
    assert match.at == 0


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"pace": "warp"}, BadSetup, "one of instant, step, calm, not 'warp'"),
        ({"opponents": {1: "wizard"}}, UnknownName, "No strategy for Minute Realms is called 'wizard'"),
        ({"opponents": {9: "random"}}, UnknownName, "There is no seat 9"),
        ({"opponents": {1: 7}}, UnknownName, "a function of .*, not 7"),
        ({"you": "Nobody"}, UnknownName, "There is no seat 'Nobody'"),
    ],
)
def test_bad_beginnings(match, options, error, said):
    """A board that cannot be set up says why."""
    with pytest.raises(error, match=said):
        rn.Board(match, **options)
    with pytest.raises(BadSetup, match="rn.Match"):
        rn.Board("match")


def test_a_lost_turn_can_be_played():
    """Where no card can be taken, the board offers to discard; the plot of that round stays empty."""
    from realms_nb.games.minute_realms.engine.cards import Card, Flat

    dear = [Card(f"Dear {n}", "noble", 2, 9, "", Flat(1), fixed=True) for n in range(32)]
    match = rn.Match(game, 2, seed=1, rules=game.STANDARD.changed(deck=dear))
    board = rn.Board(match, language="de")
    offer = board.snapshot.options.discard
    assert offer.move.startswith("discard Dear")
    assert offer.text.endswith("ablegen")
    send(board, kind="play", version=match.version, move=offer.move)
    assert match.at == 1
    assert board.snapshot.picture.seats[match.history[0].seat].plots == (None,)


def test_a_function_says_why_on_the_board(match):
    """What a function returns beside its move is shown as its words."""
    board = board_of(match, opponents={0: lambda view, moves, rng: (moves[0], "It comes first.")}, pace="step")
    send(board, kind="step", version=match.version)
    assert (board.log[-1].seat, board.log[-1].reason) == (0, "It comes first.")


def test_every_message_is_answered(match):
    """A message that changes nothing is answered too, once, and nothing else is sent for it."""
    board = board_of(match)
    before = board.snapshot
    for content in ({"kind": "ping"}, {"kind": "pace", "value": "instant"}, {"kind": "language", "value": "en"}):
        assert send(board, **content) == {"kind": "answer", "id": 1}
        assert board.snapshot == before


def test_asking_why(match):
    """A move that is not among the options is asked about: the engine says why not, and which rule it rests on."""
    board = board_of(match, language="de")
    assert send(board, kind="ask", move="build Timber House")["told"] == {}
    told = send(board, kind="ask", move="bastion Watchtower")["told"]
    assert told["rule"] == "fixed-cards"
    assert "Wachturm" in told["why"]
    assert send(board, kind="ask", move="dance")["told"]["why"].endswith(".")
    assert match.at == 0


def test_only_whoever_decides_here_may_ask(match):
    """While another is to move, asking about a move says nothing about it."""
    board = board_of(match, pace="step", opponents={0: "random"})
    answers = {
        send(board, kind="ask", move=move)["told"]["why"] for move in ("build Timber House", "bastion Mill", "x")
    }
    assert len(answers) == 1
