"""Watching strategies: each move with its reason, whoever plays and whatever goes wrong."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup, UnknownName


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand], ids=lambda game: game.name)
def test_a_strategy_plays_to_the_end(game, capsys):
    """One strategy for all seats plays the game to its end, one line a move."""
    match = rn.Match(game, ["You", "Ada"], seed=3)
    rn.watch(match, "random")
    lines = capsys.readouterr().out.splitlines()
    assert match.turn is None
    said = [game.describe_move(step.move, match.narrator()) for step in match.history]
    assert [line.split(".")[0].split(": ", 1)[1] for line in lines] == said


def test_a_move_comes_with_its_reason(capsys):
    """What a strategy says stands behind its move, in the language of the match."""
    match = rn.Match(rn.realm_of_sand, ["Ada"], seed=5, language="de")
    rn.watch(match, "knight", moves=1)
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Ada: Die Ecke Rot-Grün-Grün auf ")
    assert line.endswith(". Arbeitet an Nachtschrein; es fehlen 3 Teile.")
    assert match.at == 1


def test_moves_are_told_in_the_language(capsys):
    """In German nothing of a move is English, neither when it is watched nor when it is allowed."""
    match = rn.Match(rn.minute_realms, ["Du", "Ada"], seed=7, language="de")
    rn.watch(match, "knight", moves=1)
    assert capsys.readouterr().out.startswith("Du: „Fachwerkhaus“ bauen. ")
    rn.why_not(match, "bastion Customs Palace")
    assert capsys.readouterr().out == "„Zollpalast“ zur Bastion machen: Dieser Zug ist jetzt erlaubt.\n"


def test_people_are_waited_for(capsys):
    """Where a seat has no strategy, a person is to move: nothing more is played."""
    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=3)
    rn.watch(match, {"Ada": "knight"})
    assert match.at == 0
    match.play(match.legal_moves[0])
    rn.watch(match, {"Ada": "knight"})
    assert [step.seat for step in match.history][:2] == [0, 1]
    assert match.turn == 0 or match.history[-1].seat == 1


def test_the_same_seed_plays_the_same(capsys):
    """What is drawn depends on the seed alone."""
    told = []
    for seed in (1, 1, 2):
        rn.watch(rn.Match(rn.minute_realms, 2, seed=3), "random", seed=seed)
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_a_failure_is_a_sentence(capsys):
    """A strategy that fails is told in a sentence, and the match stays as it was."""

    def broken(view, moves, rng):
        return moves[10_000]

    match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=3)
    rn.watch(match, broken)
    assert "You (broken): IndexError" in capsys.readouterr().out
    assert match.at == 0


def test_bad_requests_are_refused():
    """Unknown players and odd numbers of moves get a sentence."""
    match = rn.Match(rn.minute_realms, 2, seed=3)
    with pytest.raises(UnknownName, match="knigth"):
        rn.watch(match, "knigth")
    for moves in (0, -1, True, 1.5):
        with pytest.raises(BadSetup, match="whole number from 1"):
            rn.watch(match, "random", moves=moves)
