"""Chance in Minute Realms: cards are dealt, and tokens are turned up when the invaders strike.

A token placed face down tells nobody anything: its luck is told when it is turned up.

What a move of Minute Realms does at once, and why one move is better than another: the reasons that players give.

What a review asks of Minute Realms: futures by a knight's weights, deals and invasions, why a move is better.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from realms_nb.core import browser
from realms_nb.core.chance import branch
from realms_nb.core.errors import Detail
from realms_nb.core.match import Step
from realms_nb.core.narrator import Narrator
from realms_nb.core.strategy import Reason
from realms_nb.fast.samples import Wins, column, wins_of
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.events import InvasionStruck, RoundOpened
from realms_nb.games.minute_realms.engine.moves import Move, TakeCard
from realms_nb.games.minute_realms.engine.preview import after as seen_after
from realms_nb.games.minute_realms.engine.preview import previews
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import View, view_for
from realms_nb.games.minute_realms.fast.answers import answered
from realms_nb.games.minute_realms.fast.chances import Outcomes, chances
from realms_nb.games.minute_realms.fast.chances import outcomes as sampled
from realms_nb.games.minute_realms.fast.futures import PlaysOn
from realms_nb.games.minute_realms.fast.search import worths
from realms_nb.games.minute_realms.players.weights import BALANCED, Weights
from realms_nb.reviews.judging import within_reach
from realms_nb.simulation.policies import Sitting

__all__ = [
    "EVALUATOR",
    "PLAYOUTS",
    "after",
    "answers",
    "before_the_deal",
    "figures",
    "halfway",
    "move_words",
    "now",
    "outcomes",
    "phase",
    "strokes",
    "why",
]


WEIGHTS = BALANCED.numbers()
# Futures of a first glance at all moves, where so many more are sampled that it saves time.
GLANCE, WORTH_A_GLANCE = 150, 600
# Deals that tell what a seat is worth before anything is dealt: an error of less than one game in a hundred.
DEALS = 4_000
# In so many rounds at the end a search judges choices: trees of so many tries, then so many futures of each move.
SEARCHED_ROUNDS, GROWTH, MOST_ANSWERS = 2, 1_000, 300
# In a browser nothing is compiled: an error of three or four games in a hundred.
FEW_DEALS = 200


def phase(state: State) -> int:
    """The round."""
    return state.round


def outcomes(
    state: State,
    played: Move,
    playouts: int,
    seed: int,
    like: Sitting | None = None,
    *,
    moves: Sequence[Move] | None = None,
) -> Outcomes:
    """The moves that may be the best, the played one and the seat's usual one, in the same futures; or just these.

    A glance at other futures tells which may be the best, so that the choice of moves makes none of them look better.
    All seats see the same, so whose view it is does not matter.
    """
    assert state.decision is not None
    view, weights = view_for(state, state.decision.seat), _numbers(like)
    worth_following = None if moves is None else set(moves)
    if playouts >= WORTH_A_GLANCE and moves is None:
        glance = sampled(view, weights, GLANCE, branch(seed, "glance"))
        places = within_reach([column(wins, state.decision.seat) for wins in glance.wins])
        worth_following = {played, glance.moves[glance.habit], *(glance.moves[place] for place in places)}
    return sampled(view, weights, playouts, seed, only=worth_following)


def answers(state: State, played: Move, playouts: int, seed: int) -> Outcomes | None:
    """Near the end every move, if all answer as well as a search finds; earlier the cards to come decide too much.

    A browser has nothing that is compiled, and would search for minutes.
    """
    if state.round <= state.rules.rounds - SEARCHED_ROUNDS or state.decision is None or browser.IN_A_BROWSER:
        return None
    growth = min(GROWTH, 4 * playouts)
    return answered(view_for(state, state.decision.seat), WEIGHTS, min(playouts, MOST_ANSWERS), seed, growth=growth)


def after(state: State, played: Move, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in each future of a move."""
    assert state.decision is not None
    view = view_for(state, state.decision.seat)
    return sampled(view, _numbers(like), playouts, seed, only={played}).wins[0]


def now(state: State, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in each future of a position."""
    return chances(view_for(state, 0), _numbers(like), playouts, seed)[0]


def _numbers(like: Sitting | None) -> PlaysOn:
    return WEIGHTS if like is None else like.numbers


def strokes(before: State, step: Step) -> tuple[str, ...]:
    """The invaders strike, a new round is dealt, or nothing."""
    kinds = {InvasionStruck: "reveal", RoundOpened: "deal"}
    return tuple(kinds[type(event)] for event in step.events if type(event) in kinds)


def halfway(before: State, step: Step, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """After the invaders have struck and before the next deal: the tokens are known, the cards are not."""
    view = view_for(before, step.seat)
    known = [token for token in before.track[before.revealed :] if token is not None]
    placed = sum(token is not None for token in step.state.track[: before.round]) - sum(
        token is not None for token in before.track
    )
    known += before.token_pile[:placed]
    return sampled(view, _numbers(like), playouts, seed, known=known, only={step.move}).wins[0]


def before_the_deal(rules: Rules, seats: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in many deals, played by knights or by those who sit there."""
    if browser.IN_A_BROWSER:
        seeds = [branch(0, "start", number) for number in range(FEW_DEALS)]
        return wins_of(now(GAME.setup(seats, seed, rules), 1, seed, like)[0] for seed in seeds)
    # Late: it needs NumPy, which a page has not.
    from realms_nb.games.minute_realms.fast.games import play_games

    weights = [WEIGHTS] * seats if like is None else like.numbers
    won = play_games(rules, seats, weights, [branch(0, "start", number) for number in range(DEALS)])["won"]
    return won / won.sum(axis=1, keepdims=True)


# Less than this, in points of the weights, decides nothing.
WEIGHTY = 0.5
MOST_REASONS = 2


def figures(view: View, move: Move) -> tuple[tuple[str, float, float], ...]:
    """Coins, points, shields and the chance to hold the next invasion in percent: before and right after a move."""
    seat, then = view.seat, seen_after(view, move)
    before = view.realms[seat].coins, view.scores[seat].total, view.defences[seat]
    told = [
        ("coins", float(before[0]), float(then.coins)),
        ("points", float(before[1]), float(then.points)),
        ("shields", float(before[2]), float(then.shields)),
    ]
    if isinstance(move, TakeCard):
        for each in previews(view, seat):
            if each.move == move and each.hold is not None:
                told.append(("hold", 100 * float(each.hold[0]), 100 * float(each.hold[1])))
    return tuple(told)


def why(view: View, better: Move, played: Move) -> tuple[Reason, ...]:
    """What speaks for the better move against the played one, the weightiest first."""
    found = {each.move: each for each in worths(view, BALANCED.numbers(), 0)}
    if better not in found or played not in found:
        return ()
    gains: list[tuple[float, str, float]] = []
    for field, here, there in zip(structs.fields(Weights), found[better].changes, found[played].changes, strict=False):
        gains.append((getattr(BALANCED, field.name) * (here - there), field.name, here - there))
    gains.sort(reverse=True)
    told = [
        Reason("pays_less" if name == "gifts" else name, details)
        for weight, name, change in gains
        if weight > WEIGHTY and (details := _details(view, better, played, name, change))
    ]
    return tuple(told[:MOST_REASONS])


def _details(view: View, better: Move, played: Move, name: str, change: float) -> dict[str, Detail]:
    """The difference of a feature as a whole number; nothing if it is no gain."""
    if name == "coins":
        # Coins are not weighed one by one: the rules say how many there are.
        change = seen_after(view, better).coins - seen_after(view, played).coins
    if name == "shields":
        return {"percent": percent} if (percent := min(100, round(100 * change))) > 0 else {}
    if name == "gifts":
        paid = round(-change * (len(view.realms) - 1))
        return {"coins": paid} if paid > 0 else {}
    key = "coins" if name == "coins" else "points"
    return {key: number} if (number := round(change)) > 0 else {}


def move_words(move: Move, narrator: Narrator) -> str:
    """A move in words of the reader's language."""
    return narrator.say(f"chart-move-{move.use}", card=move.card)


# Who plays on from every position unless it is said who sits there.
EVALUATOR = "knight"
# In a browser nothing is compiled: a quarter of a minute for a game of two, and only what costs much can be told.
PLAYOUTS = 60 if browser.IN_A_BROWSER else 2_000
