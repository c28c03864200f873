"""The calm pace in Python: how long the others wait, what Pause does, and why they moved."""

from __future__ import annotations

from itertools import pairwise

import pytest
from board.boards import board_of, match_of_two, send

import realms_nb as rn
from realms_nb.board import others
from realms_nb.board.session import BoardSession
from realms_nb.core.errors import BadSetup

NAMES = ["You", "Ada", "Bo", "Cy", "Di"]


def waits(seats, player, rounds=4):
    """The seconds before each move of the others, by wait: from one move of the person to the next turn."""
    match = rn.Match(rn.minute_realms, NAMES[:seats], seed=3)
    session = BoardSession(match, dict.fromkeys(range(1, seats), player))
    found = [[]]
    while match.turn is not None and match.state.round <= rounds:
        if match.turn == 0:
            session.acted()
            found.append([])
            match.play(match.legal_moves[0])
            continue
        wait = session._wait()
        session._waited += wait
        found[-1].append(wait)
        assert session._one_move(wait=True)
    return [row for row in found if row]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_waits_longer_than_eight_seconds(seats):
    """A move is seen for 1.5 s, a reason for 2.5 s; with many others less, and never more than 8 s in all."""
    found = waits(seats, "knight")
    assert len(found) >= 2
    assert max(map(sum, found)) <= others.LONGEST_WAIT
    assert all(row[0] <= others.A_REASON for row in found)
    if seats == 3:
        assert all(row[0] == others.A_MOVE for row in found[1:])
        assert others.A_REASON in {wait for row in found for wait in row}
    if seats == 5:
        longest = max(found, key=len)
        assert len(longest) >= 5
        assert all(one >= two for one, two in pairwise(longest[2:]))


def test_pause_is_of_the_table_and_ends_with_a_move_or_another_pace():
    """Pause stops the others until Play, a person's move, or another pace; Next still moves one."""
    match = match_of_two()
    board = board_of(match, you=0, pace="calm")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert (board.snapshot.auto, board.snapshot.halted) == (True, False)
    send(board, kind="halt", on=True)
    assert (board.snapshot.auto, board.snapshot.halted) == (False, True)
    send(board, kind="step", version=match.version)
    assert match.at == 2
    assert board.snapshot.halted
    send(board, kind="pace", value="calm")
    assert not board.snapshot.halted
    send(board, kind="halt", on=True)
    while match.turn != 0:
        send(board, kind="step", version=match.version)
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert not board.snapshot.halted


def test_slow_is_understood_as_calm():
    """What a pace was called before is understood for one more release; others are refused with the names."""
    assert others.checked_pace("slow") == "calm"
    assert rn.Board(match_of_two()).snapshot.pace == "calm"
    with pytest.raises(BadSetup, match="instant, step, calm, not 'warp'"):
        others.checked_pace("warp")


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("player", ["knight", "duke"])
def test_the_list_of_moves_says_what_was_compared(player, language):
    """The best three and the rest, as the player weighed them, with what few tries are worth; the best was played."""
    match = match_of_two()
    board = board_of(match, opponents={1: player}, language=language)
    send(board, kind="play", version=0, move=str(match.legal_moves[0]))
    step = next(at for at, each in enumerate(match.steps, 1) if each.seat == 1)
    weighed, told = match.steps[step - 1].because.weighed, board.log[step].compared
    assert [row.move for row in told.rows if row.move] == [str(each.move) for each in weighed[:3]]
    assert told.rows[0].move == str(match.steps[step - 1].move)
    assert len(told.rows) == min(len(weighed), 4)
    assert told.note
    if player == "duke":
        tries = match.steps[step - 1].because.reasons[0].details["playouts"]
        assert told.rows[0].value.split()[-1 if language != "de" else -2] == str(tries)
        assert str(round(weighed[0].value * tries)) in told.rows[0].value
    # A person says nothing.
    assert all(entry.compared is None for entry in board.log if entry.seat == 0)


def test_another_move_is_tried_for_a_player():
    """What a player compared can be played for it: a new line begins there, and what was played is kept."""
    match = match_of_two()
    board = board_of(match, opponents={1: "knight"}, pace="step")
    send(board, kind="play", version=0, move=str(match.legal_moves[0]))
    send(board, kind="step", version=match.version)
    other = board.log[2].compared.rows[1].move
    send(board, kind="try", version=match.version, at=1, move=other)
    assert [line.name for line in match.lines] == ["A", "B"]
    assert str(match.steps[1].move) == other
    assert (match.at, match.steps[1].seat) == (2, 1)
    assert "kept as line A" in board.snapshot.notice


def test_what_a_card_is_worth_to_each_is_public_and_true():
    """Seats that have built are left out; whoever builds the card gets just that many points; the sentence says so."""
    game, met = rn.minute_realms, set()
    for seed in range(8):
        match = rn.Match(game, ["Ada", "Bo", "Cy"], seed=seed)
        board = rn.Board(match)
        while match.state.round < 6:
            options, turn = board.snapshot.options, match.turn
            for card, taking in (options.take or {}).items() if options else ():
                gains = dict(taking.worth.gains)
                done = {seat for seat, realm in enumerate(match.state.realms) if len(realm.plots) >= match.state.round}
                assert set(gains) == {0, 1, 2} - done
                assert gains[turn] == taking.uses.build.points, card
                most = max([gain for seat, gain in gains.items() if seat != turn], default=None)
                kind = "last" if most is None else "deny" if most > gains[turn] else "not"
                assert ("denies" in taking.worth.words) == (kind == "deny"), taking.worth
                met.add(kind)
            match.play(match.legal_moves[len(match.legal_moves) // 2])
    assert met == {"last", "deny", "not"}
