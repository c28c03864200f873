"""Boards without a browser, and messages to them as the browser sends them."""

from __future__ import annotations

import random

import realms_nb as rn

game = rn.minute_realms


def match_of_two():
    return rn.Match(game, ["You", "Ada"], seed=7)


def board_of(match, **options):
    return rn.Board(match, **({"opponents": {1: "random"}, "pace": "instant"} | options))


def send(board, **content):
    """A message as the browser sends it; the answer to it."""
    answers = []
    board.send, real = answers.append, board.send
    try:
        board._on_message(board, {"id": 1, **content}, [])
    finally:
        board.send = real
    (answer,) = answers
    assert answer.pop("serial") == board.snapshot.serial
    assert answer["id"] == 1
    return answer


def play_on(board, moves=99):
    rng = random.Random(1)
    while board.match.turn is not None and moves:
        send(board, kind="play", version=board.snapshot.version, move=str(rng.choice(board.match.legal_moves)))
        moves -= 1
