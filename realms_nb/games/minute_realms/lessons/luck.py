"""Exercises of `10-luck-or-skill`: the move that gave the game away, and a better one."""

from __future__ import annotations

from functools import cache
from typing import Any

from realms_nb.core.match import Match
from realms_nb.core.registry import need
from realms_nb.fast.samples import column, mean
from realms_nb.games.minute_realms import GAME
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition
from realms_nb.players.opponents import Opponents
from realms_nb.reviews.judging import AS_GOOD
from realms_nb.reviews.review import Review, review

# The match that the notebook shows: who sits where, and the seed of its deal.
SEED, SEATS = 7, ("You", "Ada", "Bo")
PLAYERS: dict[int | str, Any] = {0: edition("squire"), 1: edition("knight"), 2: edition("duke")}
PLAYOUTS = 600


@cache
def _looked() -> Review:
    match = Match(GAME, SEATS, seed=SEED)
    others = Opponents(match, PLAYERS, 0)
    while match.turn is not None:
        others.move(match)
    return review(match, "Ada", playouts=PLAYOUTS, quiet=True)


@told_exercise("luck-1", GAME)
def costly_step(answer: Any) -> Praise:
    """The step, counted from 1, of Ada's most costly choice."""
    step = expect(answer, int)
    first = _looked().moments[0]
    if step == first.step:
        raise not_yet("step-from-zero", GAME, step=step)
    if step != first.step + 1:
        raise not_yet("other-step", GAME, step=step)
    return praise("costly-step", step=step, count=round(100 * first.cost))


@told_exercise("luck-2", GAME)
def better_move(answer: Any) -> Praise:
    """A move of that position that loses less than two games in a hundred to the best one."""
    text = expect(answer, str)
    look = _looked()
    judged = look.evidence.decisions[look.moments[0].step]
    move = GAME.parse(text, GAME.STANDARD)
    state = look.match.steps[judged.step - 1].state
    if move not in GAME.legal_moves(state):
        raise not_yet("not-allowed-there", GAME, move=str(move))
    # Judged anew, because a review does not follow moves that clearly fall behind.
    searched = need("reviews", GAME, "answers")(state, move, PLAYOUTS, 0)
    found = searched or need("reviews", GAME, "outcomes")(state, move, PLAYOUTS, 0)
    wins = [mean(column(each, judged.seat)) for each in found.wins]
    own, best = wins[found.moves.index(move)], max(wins)
    played = mean(column(judged.seen_wins[judged.played], judged.seat))
    told = {"move": str(move), "wins": round(100 * own)}
    if best - own >= AS_GOOD:
        raise not_yet("worse-move", GAME, **told, best=round(100 * best))
    return praise("better-move", **told, played=round(100 * played))
