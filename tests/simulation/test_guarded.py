"""A function at a board: asked with a limit, so that nothing it does stops the notebook."""

from __future__ import annotations

import sys
import time

import pytest

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.core.errors import StrategyFailed
from realms_nb.core.narrator import LANGUAGES, narrator_of_none
from realms_nb.players.opponents import Opponents
from realms_nb.simulation.guarded import GuardedPlayer, limited

GAME = rn.minute_realms


def asked(choose, seconds=1.0):
    match = rn.Match(GAME, 2, seed=1)
    player = GuardedPlayer(GAME, choose, seconds)
    try:
        return player(GAME.view_for(match.state, 0), match.legal_moves, Random(1)), player.printed
    finally:
        player.close()


def test_a_move_and_what_it_said_come_back():
    """The move is one of the legal ones, the function's own words come along, and its print can be read."""

    def talks(view, moves, rng):
        print("thinking")  # noqa: T201  # the board must be able to show it
        return moves[1], "because"

    choice, printed = asked(talks)
    assert choice.move == rn.Match(GAME, 2, seed=1).legal_moves[1]
    assert [(reason.code, reason.details) for reason in choice.reasons] == [("said", {"why": "because"})]
    assert printed == "thinking"


def loops(view, moves, rng):
    while True:
        pass


def leaves(view, moves, rng):
    sys.exit("enough")


def fails(view, moves, rng):
    raise ValueError("no \u202eidea")


@pytest.mark.parametrize(
    ("choose", "sentence"),
    [
        (loops, "It took more than 1 s for a decision and was stopped."),
        (leaves, "SystemExit in line [0-9]+: enough"),
        (fails, r"ValueError in line [0-9]+: no \\u202eidea"),
        (lambda view, moves, rng: 7, "^It returned 7, which is not one of the [0-9]+ moves[.]$"),
        (
            lambda view, moves, rng: "x",
            "^It returned 'x', which is not one of the [0-9]+ moves[.] Return the move itself",
        ),
    ],
    ids=["endless", "exit", "error", "no move", "text"],
)
def test_whatever_it_does_a_sentence_comes_back(choose, sentence):
    """An endless loop, an exit and an error are told in a sentence, soon, and nothing has been played."""
    began = time.monotonic()
    with pytest.raises(StrategyFailed, match=sentence) as failed:
        asked(choose)
    # Nothing of it is English on a German board.
    assert len({narrator_of_none(language).error(failed.value) for language in LANGUAGES}) == 3
    assert time.monotonic() - began < 30


def test_at_a_table():
    """Seats of others take limited players as they take functions, and play on after a failure."""
    match = rn.Match(GAME, ["You", "Ada"], seed=1)
    fallible = limited(GAME, lambda view, moves, rng: moves[0] if len(moves) < 99 else 1 / 0)
    others = Opponents(match, {0: fallible, 1: limited(GAME, "greedy")}, 0)
    assert limited(GAME, "greedy").choose is others.players[1].choose
    for _ in range(4):
        assert others.move(match) is None
    bad = Opponents(match, {0: limited(GAME, loops, 0.5), 1: limited(GAME, loops, 0.5)}, 0)
    before = match.at
    assert "It took more than 0.5 s" in match.narrator().error(bad.move(match))
    assert match.at == before


def test_an_illegal_move_is_left_to_the_match():
    """A move that is not allowed comes back as it is; the match refuses it in the words of whoever reads it."""
    mill = GAME.parse("build Mill")
    match = rn.Match(GAME, ["You", "Ada"], seed=1)
    assert mill not in match.legal_moves
    choice, _ = asked(lambda view, moves, rng: mill)
    assert (choice.move, choice.reasons) == (mill, ())
    cheat = limited(GAME, lambda view, moves, rng: mill)
    told = match.narrator(language="de").error(Opponents(match, {0: cheat, 1: cheat}, 0).move(match))
    assert "Der gewählte Zug ist nicht erlaubt." in told
    assert match.at == 0


def test_what_cannot_be_sent_is_asked_in_place():
    """A function that refers to something that cannot travel plays all the same."""
    lock = sys._getframe()
    choice, _ = asked(lambda view, moves, rng: moves[0] if lock else moves[1])
    assert choice.move == rn.Match(GAME, 2, seed=1).legal_moves[0]
