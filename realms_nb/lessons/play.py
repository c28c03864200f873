"""Exercises of `01-play`: play a game to its end, and hold the last invasion."""

from __future__ import annotations

from typing import Any

from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.events import RealmBreached, RealmHeld
from realms_nb.lessons.exercise import NotYet, a_match, exercise

MATCH = "your match, `match`,"


@exercise(
    "play-1",
    wanted=MATCH,
    hints=(
        "Click a card on the board, then Build or Bastion. Next plays the others.",
        "The game has eight rounds; the board says which one it is.",
        "If you cannot decide, press Hint three times and follow it.",
    ),
    answer="Play on the board until it says who has won, then run this cell again.",
)
def to_the_end(answer: Any) -> str:
    """The game is over."""
    match = _finished(answer)
    totals = ", ".join(f"{match.names[sheet.seat]} {sheet.total}" for sheet in match.scores)
    return f"the game is over. Points: {totals}."


@exercise(
    "play-2",
    wanted=MATCH,
    hints=(
        "You hold if you have at least as many shields as the invaders are strong.",
        "Every bastion has two shields; some buildings have one.",
        "With three players the invaders are never stronger than 9, and six shields often do.",
    ),
    answer="Press New game, wall up three or four cards that score little, and build the rest.",
)
def held_the_last(answer: Any) -> str:
    """The first seat held the last invasion: as the invaders found it, not as a lost building left it."""
    match = _finished(answer)
    defended = [event for event in match.events if isinstance(event, RealmHeld | RealmBreached) and event.seat == 0]
    if not defended:
        raise NotYet("this game had no invasion. Play one by the standard rules.")
    last = defended[-1]
    told = f"{match.names[0]} had {last.defence} shields against strength {last.strength}"
    if isinstance(last, RealmBreached):
        raise NotYet(f"{told}. Start a new game and hold the last invasion.")
    return f"{told}: held, and {last.strength * match.rules.award} points for it."


def _finished(answer: object) -> Match:
    match = a_match(answer, GAME)
    if match.turn is not None:
        raise NotYet(f"the game goes on: it is round {match.state.round} of {match.rules.rounds}. Play it to its end.")
    return match
