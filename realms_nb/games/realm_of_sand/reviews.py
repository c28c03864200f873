"""Chance in Realm of Sand: cards are turned up when a row is filled again. Tiles lie open from the start.

There may be hundreds of moves, so not all are followed: the one that was played, the one that the evaluator would play,
and those that its weights rank next. What a seat keeps face down is known to that seat only; each decision is judged by
what its seat knows.

What a move of Realm of Sand changes at once, and why another one is better.

What a review asks of Realm of Sand: futures by weights, cards that are turned up, what a move changes at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.core import browser
from realms_nb.core.chance import branch, stream
from realms_nb.core.match import Step
from realms_nb.core.narrator import Narrator
from realms_nb.core.strategy import Reason
from realms_nb.fast.samples import Wins
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import facts
from realms_nb.games.realm_of_sand.engine.state import State
from realms_nb.games.realm_of_sand.engine.views import View, view_for
from realms_nb.games.realm_of_sand.fast.futures import CompiledPosition
from realms_nb.games.realm_of_sand.fast.last_turns import Followed, answered, is_last
from realms_nb.games.realm_of_sand.players.players import why as told
from realms_nb.games.realm_of_sand.players.weights import BALANCED
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
# Moves that are followed besides the played one and the evaluator's own.
FOLLOWED = 4
DEALS = 400


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
) -> Followed:
    """The played move, the seat's usual one and the next ones by its weights, in the same futures; or just these."""
    assert state.decision is not None
    position = _position(state, like)
    codes = {code: position.book.move(code) for code in position.codes()}
    own = next(code for code, move in codes.items() if move == played)
    habit, worths = position.decide()
    ranked = sorted(worths.keys() & codes.keys(), key=lambda code: -worths[code])
    chosen = list(dict.fromkeys([own, habit, *ranked[:FOLLOWED], *list(codes)[:FOLLOWED]]))[: FOLLOWED + 2]
    if moves is not None:
        numbers = {move: code for code, move in codes.items()}
        # A search goes by its own habits: the seat's usual move may not be among what it has followed.
        chosen = list(dict.fromkeys([*(numbers[move] for move in moves), habit]))
    found = position.sample(chosen, 0, playouts, seed)
    followed = tuple(codes[code] for code in chosen)
    wins, scores = (each.swapaxes(0, 1).astype(float) for each in (found.wins, found.scores))
    return Followed(followed, len(codes), chosen.index(habit), wins, scores)


def answers(state: State, played: Move, playouts: int, seed: int) -> Followed | None:
    """In the last round the moves that promise most, each with its turn finished as an emperor would.

    A browser has nothing that is compiled, and would search for minutes.
    """
    if browser.IN_A_BROWSER or not is_last(state):
        return None
    return answered(state, played, WEIGHTS, playouts, seed)


def _position(state: State, like: Sitting | None) -> CompiledPosition:
    seat = 0 if state.decision is None else state.decision.seat
    return CompiledPosition(view_for(state, seat), WEIGHTS if like is None else like.numbers)


def after(state: State, played: Move, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in each future of a move."""
    position = _position(state, like)
    code = next(code for code in position.codes() if position.book.move(code) == played)
    return position.sample([code], 0, playouts, seed).wins[:, 0]


def now(state: State, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in each future of a position."""
    return _position(state, like).sample([], 0, playouts, seed).wins[:, 0]


def strokes(before: State, step: Step) -> tuple[str, ...]:
    """Cards were turned up or drawn, or nothing."""
    left = [sum(map(len, state.decks)) for state in (before, step.state)]
    return ("deal",) if left[0] != left[1] or before.decks != step.state.decks else ()


def halfway(before: State, step: Step, playouts: int, seed: int, like: Sitting | None = None) -> Wins:
    """Only one stroke of chance falls at a time."""
    raise AssertionError("two strokes of chance at once")


def before_the_deal(rules: Rules, seats: int, like: Sitting | None = None) -> Wins:
    """Every seat's part of the win in many deals, played by dukes or by those who sit there."""
    # Late: it needs NumPy, which a page has not, and a page does without a review of this game.
    from realms_nb.games.realm_of_sand.fast.games import play_games

    weights = [WEIGHTS] * seats if like is None else like.numbers
    won = play_games(rules, seats, weights, [branch(0, "start", number) for number in range(DEALS)])["won"]
    return won / won.sum(axis=1, keepdims=True)


# Columns of the results that a move may change at once.
FIGURES = ("pieces", "discs", "level", "hourglasses")


def figures(view: View, move: Move) -> tuple[tuple[str, float, float], ...]:
    """Points, pieces on the board, discs, level and hourglasses: before and right after a move."""
    # Whatever cards come up, the own board is the same.
    state = GAME.determinize(view, stream(0))
    after = GAME.apply(state, move)
    seat = view.seat
    told = [("points", float(GAME.scores(state)[seat].total), float(GAME.scores(after)[seat].total))]
    before_facts, after_facts = facts(state)[seat], facts(after)[seat]
    told += [(key, float(before_facts[key] or 0), float(after_facts[key] or 0)) for key in FIGURES]
    return tuple(told)


def why(view: View, better: Move, played: Move) -> tuple[Reason, ...]:
    """What speaks for the better move: the reasons that players of weights give."""
    return told(view, better)[:2]


def move_words(move: Move, narrator: Narrator) -> str:
    """A move in words: people never read ids."""
    return GAME.describe_move(move, narrator)


# Who plays on from every position unless it is said who sits there.
EVALUATOR = "duke"
# In a browser a single future takes half a second, and a review follows thousands: there is none.
PLAYOUTS = 0 if browser.IN_A_BROWSER else 100
