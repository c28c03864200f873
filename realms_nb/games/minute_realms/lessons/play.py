"""Exercises of `01-play`, one module a notebook: play a game to its end, and hold the last invasion."""

from __future__ import annotations

from typing import Any

from realms_nb.core.event import Event
from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.events import RealmBreached, RealmHeld
from realms_nb.lessons.exercise import Praise, a_match, not_yet, praise, told_exercise
from realms_nb.lessons.thoughtless import moved_by_ours, without_thought

# Weak invaders are held by chance, and whoever only builds walls holds all of them.
STRENGTH, POINTS = 3, 20


@told_exercise("play-1", GAME)
def to_the_end(answer: Any) -> Praise:
    """The game is over."""
    match = _finished(answer)
    totals = ", ".join(f"{match.names[sheet.seat]} {sheet.total}" for sheet in match.scores)
    return praise("over", listed=totals)


@told_exercise("play-2", GAME)
def held_the_last(answer: Any) -> Praise:
    """The first seat held a strong last invasion, not by walls alone, and with more than the deal gives to anybody."""
    match = _finished(answer)
    if match.rules != GAME.STANDARD:
        raise not_yet("other-rules", GAME)
    last = next((event for event in reversed(match.events) if _strikes_first(event)), None)
    if not isinstance(last, RealmHeld | RealmBreached):
        raise not_yet("no-invasion", GAME)
    told = {"name": match.names[0], "shields": last.defence, "strength": last.strength}
    if isinstance(last, RealmBreached):
        raise not_yet("last-not-held", GAME, **told)
    if last.strength < STRENGTH:
        raise not_yet("last-too-weak", GAME, **told, wanted=STRENGTH)
    points = match.scores[0].total
    if points < POINTS:
        raise not_yet("held-but-poor", GAME, **told, points=points, wanted=POINTS)
    if moved_by_ours(match):
        raise not_yet("player-of-ours", GAME)
    luck = without_thought(match, _worth)
    if luck is not None and points <= luck:
        raise not_yet("lucky-deal", GAME, points=points, luck=luck)
    return praise("last-held", **told, points=last.strength * match.rules.award)


def _worth(match: Match) -> int | None:
    """The points of a first seat that fulfils the wish; None if it does not."""
    last = next((each for each in reversed(match.events) if _strikes_first(each)), None)
    held = isinstance(last, RealmHeld) and last.strength >= STRENGTH
    return match.scores[0].total if held else None


def _strikes_first(event: Event) -> bool:
    return isinstance(event, RealmHeld | RealmBreached) and event.seat == 0


def _finished(answer: object) -> Match:
    match = a_match(answer, GAME)
    if match.turn is not None:
        raise not_yet("goes-on", GAME, round=match.state.round, rounds=match.rules.rounds)
    return match
