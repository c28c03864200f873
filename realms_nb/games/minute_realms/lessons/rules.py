"""Exercises of `02-rules-step-by-step`: gain by trading, follow the coins, stand two shields above the invaders."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import shown
from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.events import RealmBreached, RealmHeld
from realms_nb.games.minute_realms.engine.moves import TakeCard
from realms_nb.lessons.exercise import Praise, a_match, expect, not_yet, praise, told_exercise
from realms_nb.lessons.thoughtless import moved_by_ours, without_thought

SPARE = 2
# Points on the sheet when the invaders come: who only walls up has none.
POINTS = 5


def first_table() -> Match:
    """The table that the notebook begins with."""
    return Match(GAME, ["You", "Ada", "Bo"], seed=8)


@told_exercise("rules-1", GAME)
def gain_by_building(answer: Any) -> Praise:
    """A building after which the first seat has more coins than before."""
    match = first_table()
    before = match.state.realms[0].coins
    match.play(expect(answer, str))
    move, after = match.history[-1].move, match.state.realms[0].coins
    told = {"move": str(move), "before": before, "after": after}
    if not isinstance(move, TakeCard) or move.use != "build":
        raise not_yet("gain-by-bastion", GAME, **told)
    if after <= before:
        raise not_yet("no-gain", GAME, **told)
    return praise("gain", **told)


@told_exercise("rules-2", GAME)
def follow_the_coins(answer: Any) -> Praise:
    """The coins of all seats after a trade with a neighbour."""
    match = first_table()
    match.play("bastion Counting House")
    right = [realm.coins for realm in match.state.realms]
    told = list(expect(answer, (list, tuple)))
    if len(told) != len(right) or not all(isinstance(coins, int) and not isinstance(coins, bool) for coins in told):
        raise not_yet("three-numbers", GAME, given=shown(told))
    if told == [0, 3, 5]:
        raise not_yet("coins-of-a-building", GAME)
    for name, own, coins in zip(("you", "ada", "bo"), right, told, strict=True):
        if own != coins:
            raise not_yet("coins-of", GAME, who=name, given=coins)
    return praise("coins-followed", listed=str(right))


@told_exercise("rules-3", GAME)
def two_to_spare(answer: Any) -> Praise:
    """At the first invasion the first seat has two shields more than the invaders are strong, and some points."""
    match = a_match(answer, GAME)
    scene, points = _first_invasion(match)
    if scene is None:
        raise not_yet("no-invaders-yet", GAME, round=match.state.round, strikes=match.rules.invasion_rounds)
    shields, strength = scene.defence, scene.strength
    told = {"name": match.names[0], "shields": shields, "strength": strength}
    if shields < strength + SPARE:
        raise not_yet("none-to-spare", GAME, **told, wanted=strength + SPARE)
    if points < POINTS:
        raise not_yet("spare-but-poor", GAME, **told, points=points, wanted=POINTS)
    if moved_by_ours(match):
        raise not_yet("player-of-ours", GAME)
    luck = without_thought(match, _worth, moves=_until_invaded(match))
    if luck is not None and points <= luck:
        raise not_yet("lucky-deal", GAME, points=points, luck=luck)
    return praise("to-spare", **told, points=points)


def _first_invasion(match: Match) -> tuple[RealmHeld | RealmBreached | None, int]:
    """What the first invasion did to the first seat, and the points that were on its sheet then."""
    for event in match.events:
        if isinstance(event, RealmHeld | RealmBreached) and event.seat == 0:
            before = match.steps[_until_invaded(match) - 1].state
            return event, GAME.scores(before)[0].total
    return None, 0


def _until_invaded(match: Match) -> int:
    """How many moves there were until the first invasion."""
    return next(number for number, step in enumerate(match.steps, start=1) if step.state.invasions)


def _worth(match: Match) -> int | None:
    """The points of a first seat that fulfils the wish; None if it does not."""
    scene, points = _first_invasion(match)
    return points if scene is not None and scene.defence >= scene.strength + SPARE else None
