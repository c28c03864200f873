"""The compiled engine in simulations: the same rows, only sooner."""

from __future__ import annotations

import pandas as pd
import pytest

import realms_nb as rn
from realms_nb.games.minute_realms import odds as room
from realms_nb.games.minute_realms.engine.rules import Tokens

game = rn.minute_realms
PLAYERS = ["weighted", "greedy", rn.minute_realms.Weights(coins=2.0, gifts=-1.0), "weighted"]
VARIANTS = [
    {},
    {"bastion_income": 3, "award": 2},
    {"rounds": 3, "invasion_rounds": [1, 3], "tokens": [Tokens(1, 2), Tokens(3, 1)]},
    {"invasion_rounds": []},
]


def by_hand(monkeypatch, *arguments, **options):
    """The same simulation, every move asked for in the readable engine."""
    with monkeypatch.context() as patch:
        patch.setattr(room, "whole_games", lambda rules, contenders: None)
        return rn.simulate(*arguments, **options, workers=1, quiet=True)


@pytest.mark.parametrize("changes", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_rows_are_the_same(monkeypatch, seats, changes):
    """A table of weighted players gives the same frame, cell by cell, on the compiled and on the readable engine."""
    rules = game.STANDARD.changed(**changes)
    quick = rn.simulate(game, PLAYERS[:seats], games=12, seed=5, rules=rules, quiet=True)
    pd.testing.assert_frame_equal(
        quick, by_hand(monkeypatch, game, PLAYERS[:seats], games=12, seed=5, rules=rules), check_like=False
    )


def test_a_tournament_is_the_same(monkeypatch):
    """With rotated seats the order of the rows is kept too."""
    entrants = {"greedy": "greedy", "weighted": "weighted", "rich": rn.minute_realms.Weights(coins=3.0)}
    quick = rn.tournament(game, entrants, games=12, seed=2, quiet=True).results
    with monkeypatch.context() as patch:
        patch.setattr(room, "whole_games", lambda rules, contenders: None)
        slow = rn.tournament(game, entrants, games=12, seed=2, workers=1, quiet=True).results
    pd.testing.assert_frame_equal(quick, slow)


def test_only_plain_weights_are_fast():
    """A function or a searcher at the table means that everybody is asked move by move."""
    from realms_nb.simulation.entrants import contenders

    def mine(view, moves, rng):
        return moves[0]

    assert room.whole_games(game.STANDARD, contenders(game, ["weighted", "squire"], None))
    for other in ("search", mine):
        assert room.whole_games(game.STANDARD, contenders(game, ["weighted", other], None)) is None
    assert room.whole_games(None, contenders(game, ["weighted"], None)) is None
