"""Exercises of `08-realm-of-sand`: ways to lay a tile, a building in the first turn, a solo game of your own."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.events import BuildingCompleted
from realms_nb.games.realm_of_sand.engine.moves import LayTile
from realms_nb.lessons.exercise import Praise, a_match, expect, not_yet, praise, told_exercise

# The tables that the notebook shows.
FIRST_TABLE, SECOND_TABLE = 5, 15
# Points of a solo game that nearly all knights reach, but nobody who plays at random or lays what looks nearest.
GOAL = 21


@told_exercise("sand-1", GAME)
def ways_to_lay(answer: Any) -> Praise:
    """As many as the legal moves that lay the tile on the empty board."""
    count = expect(answer, int)
    moves = Match(GAME, ["You"], seed=FIRST_TABLE).legal_moves
    right = sum(isinstance(move, LayTile) and move.tile == "T24" for move in moves)
    if count != right:
        raise not_yet("too-few-ways" if count < right else "too-many-ways", GAME, given=count)
    return praise("ways-to-lay", count=right)


@told_exercise("sand-2", GAME)
def first_turn(answer: Any) -> Praise:
    """The moves, played from the second table, complete a building before the first turn is over."""
    moves = expect(answer, (list, tuple))
    match = Match(GAME, ["You"], seed=SECOND_TABLE)
    for number, move in enumerate(moves, start=1):
        if match.state.round > 1:
            raise not_yet("first-turn-over", GAME, number=number, move=shown(move))
        try:
            match.play(move)
        except RealmsError as error:
            raise not_yet("move-not-possible", GAME, number=number, move=shown(move), error=error) from error
    built = [event.card for event in match.events if isinstance(event, BuildingCompleted)]
    if not built:
        raise not_yet("nothing-built", GAME)
    return praise("built-at-once", card=built)


@told_exercise("sand-3", GAME)
def solo_attempt(answer: Any) -> Praise:
    """A solo game by the standard rules, played to its end, with as many points as a knight nearly always has."""
    match = a_match(answer, GAME)
    if len(match.names) != 1 or match.rules != GAME.STANDARD:
        raise not_yet("not-solo", GAME)
    if match.outcome is None:
        raise not_yet("solo-goes-on", GAME, at=match.state.round, turns=match.rules.solo_turns)
    total = match.scores[0].total
    if total < GOAL:
        raise not_yet("too-few-points", GAME, points=total, wanted=GOAL)
    return praise("solo", points=total, rank=match.outcome.rank)
