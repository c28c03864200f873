"""Odds of any game: with the same policy they are those of the games' own engines, and they say who plays on."""

from __future__ import annotations

import pytest
import toy
from toy.hidden import BIDS, DICE

import realms_nb as rn
from realms_nb.core.chance import Random, branch
from realms_nb.core.narrator import narrator_of_none
from realms_nb.fast.samples import column, error, mean
from realms_nb.players.futures import sampled_moves
from realms_nb.players.registry import resolve
from realms_nb.players.weights import BadWeights
from realms_nb.simulation import any_game
from realms_nb.simulation.policies import sitting, told

# Of 40 comparisons of two independent means, one so many standard errors apart is met once in 400 tests.
SIGMAS = 4.0


def position(game, seats, seed, left, player):
    """A position so many moves before the end, played by `player`, with its legal moves."""
    choose, states = resolve(game, player).choose, [game.setup(seats, seed)]
    while (decision := states[-1].decision) is not None:
        view, moves = game.view_for(states[-1], decision.seat), game.legal_moves(states[-1])
        states.append(game.apply(states[-1], choose(view, moves, Random(len(states))).move))
    return next(state for state in states[-left:] if len(game.legal_moves(state)) > 1)


@pytest.mark.parametrize(
    ("game", "seats", "player", "left", "futures"),
    [(rn.minute_realms, 3, "knight", 9, 60), (rn.realm_of_sand, 2, "knight", 4, 30)],
    ids=["minute", "sand"],
)
def test_default_odds_are_the_own_odds(game, seats, player, left, futures):
    """With the same policy twenty moves of each game win and score as often in any game's futures as in its own."""
    met = 0
    for seed in range(20):
        state = position(game, seats, branch(seed, "odds"), left, player)
        view, seat = game.view_for(state, state.decision.seat), state.decision.seat
        own = rn.odds.move(view, 400, policy=player, seed=seed).set_index("move")
        known = [move for move in game.legal_moves(state) if str(move) in own.index][:4]
        policies = [each.strategy for each in sitting(game, player, seats).policies]
        found = sampled_moves(game, view, known, futures, branch(seed, "any"), policies)
        for place, move in enumerate(known):
            row = own.loc[str(move)]
            for values, name in ((found.wins, "win"), (found.points, "score")):
                numbers = column(values[place], seat)
                half = (row[f"{name}_high"] - row[f"{name}_low"]) / 2 / 1.96
                # Of what never or always happened in n futures, the error is not 0.
                spread = max(error(numbers), 1 / futures if name == "win" else 0.3)
                assert abs(mean(numbers) - row[name]) <= SIGMAS * (half**2 + spread**2) ** 0.5, (seed, move, name)
            met += 1
        if met >= 20:
            break
    assert met >= 20


@pytest.mark.parametrize("game", [toy.GAME, BIDS, DICE], ids=repr)
def test_tables_are_those_of_every_game(game):
    """The three tables have the columns of every game, intervals around their means, and chances that add up to 1."""
    state = game.setup(2, 3)
    view = game.view_for(state, 0)
    moves, chances, scores = rn.odds.move(view), rn.odds.win(view), rn.odds.score(view)
    assert list(moves.columns) == list(rn.odds.move(rn.minute_realms.view_for(rn.minute_realms.setup(2, 1), 0), 5))
    assert set(moves["move"]) == set(map(str, game.legal_moves(state)))
    assert moves["win"].is_monotonic_decreasing
    assert ((moves["win_low"] <= moves["win"]) & (moves["win"] <= moves["win_high"])).all()
    assert chances["win"].sum() == pytest.approx(1)
    assert scores["score"].tolist() == chances["score"].tolist()
    assert (chances["playouts"] > 100).all()
    # The same seed gives the same table, and another one another.
    assert moves.equals(rn.odds.move(view))
    assert not moves.equals(rn.odds.move(view, seed=1))
    assert all(table.attrs["game"] == game.name for table in (moves, chances, scores))


def test_odds_know_the_truth():
    """Two dice of six against two: the mean of what is rolled is what can be reckoned."""
    view = DICE.view_for(DICE.setup(2, 3), 0)
    table = rn.odds.move(view, 3_000).set_index("move")
    # A turn by chance brings (1.5 + 3) / 2 in the mean: one of two, or the mean of 0, 0, 3, 4, 5, 6.
    later = (1.5 + 3.0) / 2
    for move, now in (("roll two", 1.5), ("roll six", 3.0)):
        half = (table.loc[move, "score_high"] - table.loc[move, "score_low"]) / 2
        assert abs(table.loc[move, "score"] - now - later) < 2 * half
    assert table.loc["roll six", "win"] > table.loc["roll two", "win"]


def test_who_plays_on_is_said():
    """Unless a player is named, chance plays on, and the table and its sentence say so."""
    view = toy.GAME.setup(2)
    table = rn.odds.win(view, 10)
    assert set(table["like"]) == {"random"}
    sentence = "If everybody goes on like chance: every move as likely as the others."
    assert told(narrator_of_none("en"), table) == sentence
    mixed = rn.odds.win(view, 10, policy={1: "knight"})
    assert mixed["like"].tolist() == ["random", "knight"]
    assert mixed["win"].tolist()[1] > 0.5
    with pytest.raises(BadWeights, match="policy is a player of Sums.*not 'knigth'. Did you mean 'knight'"):
        rn.odds.win(view, 10, policy="knigth")


def test_the_work_is_bounded():
    """Unless told otherwise no more futures are played than fit into the moves somebody waits for."""
    view = DICE.view_for(DICE.setup(6, 3), 0)
    found = sampled_moves(DICE, view, DICE.legal_moves(DICE.setup(6, 3)), any_game.MOST, 1, work=500)
    assert 2 <= found.playouts <= 500 / (2 * 11)
    assert len(rn.odds.move(DICE.view_for(DICE.setup(2, 3), 0), 7)["playouts"].unique()) == 1


def test_a_game_that_is_over_has_odds():
    """Where nothing is to decide there are no moves to tell of, and the chances are the result."""
    state = toy.GAME.setup(2)
    while state.decision is not None:
        state = toy.GAME.apply(state, toy.Name(1 + state.decision.seat))
    assert rn.odds.move(state).empty
    assert rn.odds.win(state, 3)["win"].tolist() == [0.0, 1.0]
