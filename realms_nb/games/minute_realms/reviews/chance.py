"""Chance in Minute Realms: cards are dealt, and tokens are turned up when the invaders strike.

A token placed face down tells nobody anything: its luck is told when it is turned up.
"""

from __future__ import annotations

from realms_nb.core import browser
from realms_nb.core.chance import branch
from realms_nb.core.match import Step
from realms_nb.fast.samples import Wins, column, wins_of
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.events import InvasionStruck, RoundOpened
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import view_for
from realms_nb.games.minute_realms.fast.chances import Outcomes, chances
from realms_nb.games.minute_realms.fast.chances import outcomes as sampled
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.reviews.judging import within_reach

WEIGHTS = BALANCED.numbers()
# Futures of a first glance at all moves, where so many more are sampled that it saves time.
GLANCE, WORTH_A_GLANCE = 150, 600
# Deals that tell what a seat is worth before anything is dealt: an error of less than one game in a hundred.
DEALS = 4_000
# In a browser nothing is compiled: an error of three or four games in a hundred.
FEW_DEALS = 200


def phase(state: State) -> int:
    """The round."""
    return state.round


def outcomes(state: State, played: Move, playouts: int, seed: int) -> Outcomes:
    """The moves that may be the best, the played one and the evaluator's own, in the same futures.

    A glance at other futures tells which may be the best, so that the choice of moves makes none of them look better.
    All seats see the same, so whose view it is does not matter.
    """
    assert state.decision is not None
    view, worth_following = view_for(state, state.decision.seat), None
    if playouts >= WORTH_A_GLANCE:
        glance = sampled(view, WEIGHTS, GLANCE, branch(seed, "glance"))
        places = within_reach([column(wins, state.decision.seat) for wins in glance.wins])
        worth_following = {played, glance.moves[glance.habit], *(glance.moves[place] for place in places)}
    return sampled(view, WEIGHTS, playouts, seed, only=worth_following)


def now(state: State, playouts: int, seed: int) -> Wins:
    """Every seat's part of the win in each future of a position."""
    return chances(view_for(state, 0), WEIGHTS, playouts, seed)[0]


def strokes(before: State, step: Step) -> tuple[str, ...]:
    """The invaders strike, a new round is dealt, or nothing."""
    kinds = {InvasionStruck: "reveal", RoundOpened: "deal"}
    return tuple(kinds[type(event)] for event in step.events if type(event) in kinds)


def halfway(before: State, step: Step, playouts: int, seed: int) -> Wins:
    """After the invaders have struck and before the next deal: the tokens are known, the cards are not."""
    view = view_for(before, step.seat)
    known = [token for token in before.track[before.revealed :] if token is not None]
    placed = sum(token is not None for token in step.state.track[: before.round]) - sum(
        token is not None for token in before.track
    )
    known += before.token_pile[:placed]
    return sampled(view, WEIGHTS, playouts, seed, known=known, only={step.move}).wins[0]


def before_the_deal(rules: Rules, seats: int) -> Wins:
    """Every seat's part of the win in many deals, played by knights."""
    if browser.IN_A_BROWSER:
        seeds = [branch(0, "start", number) for number in range(FEW_DEALS)]
        return wins_of(now(GAME.setup(seats, seed, rules), 1, seed)[0] for seed in seeds)
    # Late: it needs NumPy, which a page has not.
    from realms_nb.games.minute_realms.fast.games import play_games

    won = play_games(rules, seats, [WEIGHTS] * seats, [branch(0, "start", number) for number in range(DEALS)])["won"]
    return won / won.sum(axis=1, keepdims=True)
