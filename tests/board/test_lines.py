"""What a board does with the past: looking is reading, playing on keeps what was played, nothing is ever lost."""

from __future__ import annotations

import asyncio
import threading

import pytest
from board.boards import board_of, game, match_of_two, play_on, send

import realms_nb as rn


@pytest.fixture
def match():
    return match_of_two()


def test_looking_back_is_reading(match):
    """In the past nothing can be played: Next walks the recorded line, and a move is refused with a sentence."""
    board = board_of(match)
    play_on(board)
    length, lines = match.length, match.lines
    send(board, kind="seek", to=1)
    history = board.snapshot.history
    assert (history.at, history.length, history.looking) == (1, length, True)
    assert board.snapshot.options is None
    send(board, kind="play", version=board.snapshot.version, move=str(match.lines[0].steps[1].move))
    assert "looking back" in board.snapshot.notice
    send(board, kind="step", version=board.snapshot.version)
    assert board.snapshot.history.at == 2
    assert (match.at, match.lines) == (length, lines)


def test_playing_on_begins_a_line(match):
    """Playing on from the past keeps the old line, which can be chosen again; asking without a move makes none."""
    board = board_of(match, opponents={})
    play_on(board, moves=6)
    old = match.steps
    send(board, kind="seek", to=2)
    send(board, kind="play-on", version=board.snapshot.version)
    assert not board.snapshot.history.looking
    assert len(match.lines) == 1
    other = next(move for move in match.legal_moves if move != old[2].move)
    send(board, kind="play", version=board.snapshot.version, move=str(other))
    history = board.snapshot.history
    assert [line.name for line in history.lines] == ["A", "B"]
    assert (history.lines[1].of, history.lines[1].leaves, history.line) == ("A", 2, 1)
    assert history.lines[1].move == board.log[3].short
    send(board, kind="line", name="A")
    assert match.lines[board.snapshot.history.line].steps == old
    assert board.snapshot.history.looking
    assert len(board.replay) == len(board.log) == 7


def test_a_new_game_keeps_the_old_one(match):
    """The game in progress can be had back after a new one was dealt, where it was left."""
    board = board_of(match)
    play_on(board, moves=3)
    state, length = match.state, match.length
    send(board, kind="new", seed=11)
    (kept,) = board.snapshot.history.earlier
    assert (kept.names, kept.length, kept.totals) == (("You", "Ada"), length, None)
    send(board, kind="earlier", number=0)
    assert match.state == state
    assert board.snapshot.notice is None


def test_an_earlier_game_comes_back_with_its_players(match):
    """Whoever played a game plays on when it is brought back, whoever sat at the game between, and says why."""
    board = board_of(match, opponents={1: "knight"})
    play_on(board, moves=2)
    said = [entry.reason for entry in board.log]
    assert any(said)
    send(board, kind="new", seats=[{"name": "You"}, {"name": "Ada"}])
    assert board.snapshot.players == {}
    play_on(board, moves=1)
    send(board, kind="earlier", number=0)
    assert board.snapshot.players == {1: "knight"}
    assert [entry.reason for entry in board.log] == said
    send(board, kind="earlier", number=0)
    assert board.snapshot.players == {}


def test_a_reason_is_known_when_the_move_is_heard(match):
    """Whoever hears of a move can read why it was made, also if the player took its time and nobody waited."""
    board = board_of(match, opponents={1: lambda view, moves, rng: (moves[0], "It comes first.")}, pace="step")
    play_on(board, moves=1)
    session = board._session
    session._on_thought(session.table.others.ask(match)())
    assert (board.log[-1].seat, board.log[-1].reason) == (1, "It comes first.")


def test_a_new_game_for_other_seats(match):
    """A new game has the seats, players and seed that were chosen; functions of the old table can sit there, too."""

    def mine(view, moves, rng):
        return moves[0]

    board = board_of(match, opponents={1: mine})
    assert board.book.seats == (2, 3, 4, 5)
    assert {"knight", "mine"} <= set(board.book.players)
    seats = [{"name": "Cy", "player": "mine"}, {"name": "You"}, {"name": "Bo", "player": "knight"}]
    send(board, kind="new", seed=5, seats=seats)
    snapshot = board.snapshot
    assert (match.names, match.seed) == (("Cy", "You", "Bo"), 5)
    assert snapshot.people == (1,)
    assert snapshot.you == 1
    assert snapshot.players == {0: "mine", 2: "knight"}
    assert snapshot.turn == 1
    assert snapshot.notice is None


def test_the_list_of_moves(match):
    """Every move has a line with its seat, few words and all sentences; the deal of a round is one sentence."""
    board = board_of(match, opponents={1: "knight"})
    play_on(board)
    log = board.log
    assert len(log) == match.length + 1
    assert log[0].seat is None
    assert [entry.seat for entry in log[1:]] == [step.seat for step in match.steps]
    assert sum(entry.chapter is not None for entry in log) == match.rules.rounds
    assert sum(entry.deal is not None for entry in log) == match.rules.rounds
    assert log[0].deal.count("Dealt: ") == 1
    assert all(entry.short for entry in log[1:])
    assert {entry.seat for entry in log if entry.reason} == {1}


def test_saves_keep_lines(match):
    """A file of the board holds all lines."""
    board = board_of(match, opponents={})
    play_on(board, moves=3)
    send(board, kind="undo")
    other = next(move for move in match.legal_moves if move != match.steps[2].move)
    send(board, kind="play", version=board.snapshot.version, move=str(other))
    file = send(board, kind="save")["file"]
    send(board, kind="new", seed=1)
    send(board, kind="load", name=file["name"], text=file["text"])
    assert len(board.snapshot.history.lines) == 2


def in_a_loop(coroutine):
    return asyncio.run(coroutine)


async def until(true, seconds=60):
    """Wait for a condition, never for a time: machines are busy."""
    for _ in range(100 * seconds):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("It has not come to that.")


def thoughts():
    """The players that are thinking beside this thread."""
    return [thread for thread in threading.enumerate() if thread.name == "a player thinks"]


def test_a_long_think_is_shown_and_can_be_stopped(match):
    """While a player thinks the board goes on answering, says who thinks, and waits no longer if it is told so."""
    go = threading.Event()

    def slow(view, moves, rng):
        go.wait(30)
        return moves[0]

    board = board_of(match, opponents={1: slow})

    async def played():
        send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        thinking = board.snapshot.thinking
        assert (thinking.seat, thinking.player) == (1, "slow")
        assert send(board, kind="ping") == {"kind": "answer", "id": 1}
        send(board, kind="stop")
        assert board.snapshot.thinking is None
        assert "stopped" in board.snapshot.notice
        go.set()
        # Its thread has ended, and whatever it had to say has been heard.
        await until(lambda: not thoughts())
        await asyncio.sleep(0)
        assert match.at == 1
        send(board, kind="step", version=board.snapshot.version)
        await until(lambda: match.at == 2)

    in_a_loop(played())


def test_a_late_thought_is_played(match):
    """A player that takes long moves when it is done, unless the match has gone elsewhere meanwhile."""
    # What holds a lock cannot be sent to a process of its own, so it thinks here, until it may go on.
    go = threading.Semaphore(0)

    def late(view, moves, rng):
        assert go.acquire(timeout=60)
        return moves[0]

    board = board_of(match, opponents={1: late})

    async def played():
        send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        assert board.snapshot.thinking is not None
        assert match.at == 1
        # As often as it is asked, until it is the person's turn again.
        go.release(9)
        await until(lambda: match.turn == 0)
        while go.acquire(blocking=False):
            pass
        assert match.at >= 2
        assert board.snapshot.thinking is None
        assert board.snapshot.version == match.version
        # Whoever began the round may decide twice in a row; then the other one is asked.
        while board.snapshot.thinking is None:
            assert match.turn == 0
            send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        at = match.at
        match.undo()
        assert board.snapshot.thinking is None
        go.release(9)
        await until(lambda: not thoughts())
        await asyncio.sleep(0)
        assert match.at == at - 1

    in_a_loop(played())


def test_a_hint_that_takes_long(match, monkeypatch):
    """While a hint is worked out the board says so and goes on answering; a move made meanwhile takes the hint back."""
    board = board_of(match)
    go, worked_out = threading.Semaphore(0), []
    hint = board._session.stage.hint

    def slow(*given):
        assert go.acquire(timeout=60)
        worked_out.append(hint(*given))
        return worked_out[-1]

    monkeypatch.setattr(board._session.stage, "hint", slow)

    async def asked():
        send(board, kind="hint", depth=3)
        assert board.snapshot.hint.text == "A hint is being worked out …"
        assert send(board, kind="ping") == {"kind": "answer", "id": 1}
        # Pressed again, the same one is waited for.
        send(board, kind="hint", depth=3)
        go.release()
        await until(lambda: board.snapshot.hint.moves)
        assert board.snapshot.hint == worked_out[0]
        send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        send(board, kind="hint", depth=2)
        assert not board.snapshot.hint.moves
        send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        go.release()
        await until(lambda: not thoughts())
        await asyncio.sleep(0)
        assert len(worked_out) == 2
        assert board.snapshot.hint is None

    in_a_loop(asked())


def test_lines_of_any_game():
    """The same holds for a game without a stage of its own."""
    match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=2)
    board = rn.Board(match)
    play_on(board, moves=4)
    send(board, kind="seek", to=1)
    assert board.snapshot.history.looking
    assert len(board.log) == 5
    assert all(entry.short for entry in board.log[1:])
    assert game.title not in board.log[0].chapter
