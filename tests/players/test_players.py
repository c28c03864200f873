"""The built-in players: they play legally, repeat themselves for a seed, and say why."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.chance import stream
from realms_nb.core.errors import BadSetup, UnknownName
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.rules import STANDARD, Tokens
from realms_nb.games.minute_realms.engine.scoring import score_card
from realms_nb.games.minute_realms.engine.state import Realm
from realms_nb.games.minute_realms.engine.trade import why_not_take
from realms_nb.games.minute_realms.fast.games import play_games
from realms_nb.games.minute_realms.players.players import PLAYERS, Rollout, Search
from realms_nb.games.minute_realms.players.weights import BALANCED, GREEDY, BadWeights, Weights
from realms_nb.players.registry import LEVELS, Entrant, names, resolve

QUICK = {"rollout": Rollout(4), "search": Search(40), "emperor": Search(40)}


def play(players, seed, rules=STANDARD):
    """A whole game; every choice is kept."""
    state, choices = GAME.setup(len(players), seed, rules), []
    while state.decision is not None:
        seat = state.decision.seat
        moves = GAME.legal_moves(state)
        choice = players[seat](GAME.view_for(state, seat), moves, stream(len(choices)))
        assert choice.move in moves
        choices.append(choice)
        state = GAME.apply(state, choice.move)
    return choices


@pytest.mark.parametrize("name", PLAYERS)
def test_players_finish_games(name):
    """Every built-in player finishes games with legal moves, gives reasons, and repeats itself for a seed."""
    player = QUICK.get(name, PLAYERS[name])
    rules = STANDARD.changed(tokens=(Tokens(3, 8),))
    for seats in (2, 3, 5):
        first, second = play([player] * seats, 3, rules), play([player] * seats, 3, rules)
        assert first == second
        assert all(1 <= len(choice.reasons) <= 3 for choice in first)


def test_greedy_takes_the_most_points():
    """`greedy` scores at once as many points as any move can."""
    state, met = GAME.setup(3, 8), 0
    while state.decision is not None:
        seat, moves = state.decision.seat, GAME.legal_moves(state)
        gains = {move: _points(GAME.apply(state, move), seat) for move in moves}
        move = PLAYERS["greedy"](GAME.view_for(state, seat), moves, stream(0)).move
        if len(state.invasions) < 2 and state.round < 8:
            assert gains[move] == max(gains.values())
            met += len(set(gains.values())) > 1
        state = GAME.apply(state, move)
    assert met > 5


def _points(state, seat):
    return GAME.scores(state)[seat].total


def test_weights_are_players():
    """A set of weights is a player without code; the kernel plays it by the same numbers."""
    entrant = resolve(GAME, Weights(coins=2.0))
    assert entrant == Entrant("weights", Weights(coins=2.0))
    assert resolve(GAME, "greedy").choose == GREEDY


@pytest.mark.parametrize(
    "player", [Weights(), Entrant("mine", Weights()), Rollout()], ids=["weights", "entrant", "rollout"]
)
def test_a_player_of_another_game_is_refused(player):
    """A strategy that says which game it is for is refused at another table, in a sentence."""
    with pytest.raises(
        BadSetup, match=r"plays Minute Realms, not Realm of Sand; players of Realm of Sand are random, we"
    ):
        resolve(rn.realm_of_sand, player)
    with pytest.raises(BadSetup, match="plays Minute Realms, not Realm of Sand"):
        rn.simulate(rn.realm_of_sand, [player, "duke"], games=1, quiet=True)
    with pytest.raises(BadSetup, match="rollout plays Realm of Sand, not Minute Realms"):
        resolve(GAME, resolve(rn.realm_of_sand, "emperor").choose)


@pytest.mark.parametrize(
    ("weights", "column"),
    [
        (BALANCED.changed(coins=20.0), "coins"),
        (BALANCED.changed(shields=200.0), "shields"),
        (BALANCED.changed(points_now=20.0), "flat"),
    ],
)
def test_weights_do_what_they_say(weights, column):
    """A player who values coins, shields or points now more than others ends with more of them."""
    table = play_games(STANDARD, 3, [weights.numbers(), *[BALANCED.numbers()] * 2], range(400))
    assert table[column][:, 0].mean() > table[column][:, 1:].mean()


def test_denial_takes_from_others():
    """With nothing but denial a player takes what would bring the next player most, and leaves what brings least."""
    for seed in range(20):
        state = GAME.setup(2, seed)
        moves = GAME.legal_moves(state)
        own = state.fronts[0]

        def denied(move, state=state, own=own):
            left = 0 if move.card == own.name else _wanted(own, state.realms[1])
            return _wanted(STANDARD.cards[move.card], state.realms[1]) - left

        chosen = Weights(points_now=0.0, denial=1.0)(GAME.view_for(state, 0), moves, stream(0)).move
        assert chosen == max(moves, key=denied)


def _wanted(card, realm):
    if why_not_take(card, "build", realm.coins, swap=True) is not None:
        return 0
    return score_card(card, Realm(realm.coins, (card,)), STANDARD).points


def test_a_weight_of_an_old_name():
    """`whim`, as `noise` was called before, still makes, changes and tells weights."""
    for weights in (rn.minute_realms.Weights(), rn.strategy("duke", rn.realm_of_sand)):
        moody = weights.changed(whim=2.0)
        assert moody == weights.changed(noise=2.0)
        assert type(weights)(whim=2.0) == type(weights)(noise=2.0)
        assert moody.whim == moody.noise == 2.0


def test_noise():
    """Noise makes choices vary with chance; without one they do not."""
    state = GAME.setup(4, 2)
    view, moves = GAME.view_for(state, 0), GAME.legal_moves(state)
    steady = {BALANCED(view, moves, stream(seed)).move for seed in range(30)}
    moody = {BALANCED.changed(noise=20.0)(view, moves, stream(seed)).move for seed in range(30)}
    assert len(steady) == 1
    assert len(moody) > 2


def test_levels():
    """The four levels are players by name, from squire to emperor."""
    assert LEVELS == ("squire", "knight", "duke", "emperor")
    assert set(LEVELS) <= set(names(GAME))
    with pytest.raises(UnknownName, match="Did you mean 'emperor'"):
        resolve(GAME, "emperror")


def test_stronger_levels_win():
    """A knight beats a squire, and a duke a knight, well above chance (the full table is in docs/levels.md)."""
    for lower, upper in (("squire", "knight"), ("knight", "duke")):
        parts = 0.0
        for seed in range(60):
            players = [PLAYERS[upper], PLAYERS[lower]]
            own = seed % 2
            state = GAME.setup(2, seed // 2)
            while state.decision is not None:
                seat = state.decision.seat
                player = players[0 if seat == own else 1]
                state = GAME.apply(
                    state, player(GAME.view_for(state, seat), GAME.legal_moves(state), stream(seed)).move
                )
            winners = GAME.outcome(state).winners
            parts += (own in winners) / len(winners)
        assert parts > 33


@pytest.mark.parametrize("value", [float("nan"), float("inf"), "1", None, True])
def test_bad_weights(value):
    """A weight is a finite number; a wrong name is answered with the nearest one."""
    with pytest.raises(BadWeights, match="The weight coins is a number"):
        Weights(coins=value)
    with pytest.raises(BadWeights, match="from 0 on"):
        Weights(noise=-1)
    with pytest.raises(BadWeights, match="Did you mean 'coins'"):
        BALANCED.changed(coin=1.0)
    with pytest.raises(BadWeights, match="There is no weight 'money'; there is points_now, "):
        Weights(money=3.0)
    with pytest.raises(BadWeights, match="by name, as in"):
        Weights(3.0)
