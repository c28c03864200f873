"""No seed in anything that is sent: whoever knows it knows the cards to come."""

from __future__ import annotations

import json

import pytest
from board.boards import board_of, send

import realms_nb as rn
from realms_nb.board.wire import plain

# A number that stands nowhere else.
SEED = 48_151_623
LATER = 42_108_151


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=["minute", "sand"])
def test_no_message_holds_the_seed(game):
    """No picture, word, replay or answer tells the seed of a game, nor of one that New has put away."""
    match = rn.Match(game, ["You", "Ada"], seed=SEED)
    board, guest = board_of(match), rn.Board(match, rn.SPECTATOR)
    sent = []

    def told():
        for each in (board, guest):
            traits = (each.snapshot, each.book, each.replay, each.log, each.review, each.words)
            sent.append(json.dumps([plain(trait) for trait in traits]))

    for seed in (SEED, LATER):
        for _ in range(3):
            move = str(match.legal_moves[0])
            sent.append(json.dumps(send(board, kind="play", version=match.version, move=move)))
            told()
        for content in (
            {"kind": "ask", "move": str(match.legal_moves[0])},
            {"kind": "seek", "to": 1},
            {"kind": "undo"},
            {"kind": "resync"},
            {"kind": "save", "future": False},
            {"kind": "page"},
        ):
            sent.append(json.dumps(send(board, **content)))
            told()
        # Whoever only looks on is sent files, too.
        for content in ({"kind": "resync"}, {"kind": "save", "future": False}, {"kind": "page"}):
            sent.append(json.dumps(send(guest, **content)))
        assert guest.snapshot.people == ()
        assert match.seed == seed
        if seed == SEED:
            send(board, kind="new", seed=LATER)
            told()
    assert len(match.earlier) == 1
    assert len(sent) > 20
    assert not [text[:80] for text in sent if str(SEED) in text or str(LATER) in text]
    # The one that asks for the future gets it.
    assert str(LATER) in json.dumps(send(board, kind="save"))
