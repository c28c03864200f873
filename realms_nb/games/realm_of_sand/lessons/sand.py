"""Exercises of `08-realm-of-sand`: ways to lay a tile, a building in the first turn, a solo game of your own."""

from __future__ import annotations

from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.core.strategy import as_choice
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.events import BuildingCompleted
from realms_nb.games.realm_of_sand.engine.moves import LayTile, MoveDisc, SummonDisc
from realms_nb.lessons.exercise import Praise, a_match, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition
from realms_nb.players.registry import resolve
from realms_nb.players.watch import watched

# The tables that the notebook shows.
FIRST_TABLE, SECOND_TABLE = 5, 15
# Points of a solo game that nearly all knights reach, but nobody who plays at random or lays what looks nearest.
GOAL = 21
# Whoever hands the game to one of these has not played it.
PLAYERS = ("duke", "knight", "squire")


@told_exercise("sand-1", GAME)
def ways_to_lay(answer: Any) -> Praise:
    """As many as the legal moves that lay the tile on the empty board."""
    count = expect(answer, int)
    moves = Match(GAME, ["You"], seed=FIRST_TABLE).legal_moves
    right = sum(isinstance(move, LayTile) and move.tile == "T24" for move in moves)
    if count == 2 * right:
        raise not_yet("flips-counted", GAME, given=count)
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
    own, main = _own_moves(match)
    if 2 * own < main:
        raise not_yet("moves-of-a-player", GAME, own=own, main=main)
    return praise("solo", points=total, rank=match.outcome.rank)


def _own_moves(match: Match) -> tuple[int, int]:
    """Of how many main actions there was a choice, and how many of them no player of the package would have made."""
    alike = dict.fromkeys((*PLAYERS, "watched"), 0)
    main, state = 0, match.start
    for place, step in enumerate(match.history):
        moves = GAME.legal_moves(state)
        if isinstance(step.move, LayTile | SummonDisc | MoveDisc) and len(moves) > 1:
            main += 1
            alike["watched"] += watched(match, step)
            for name in PLAYERS:
                # The same chance that `rn.watch` gives it.
                rng = Random((match.seed or 0) * 1_009 + place)
                choose = resolve(GAME, edition(name)).choose
                alike[name] += as_choice(choose(GAME.view_for(state, 0), moves, rng)).move == step.move
        state = step.state
    return main - max(alike.values()), main
