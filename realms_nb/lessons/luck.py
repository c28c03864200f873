"""Exercises of `10-luck-or-skill`: the move that gave the game away, and a better one."""

from __future__ import annotations

from functools import cache
from typing import Any

from realms_nb.core.errors import RealmsError
from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.lessons.exercise import NotYet, exercise, expect
from realms_nb.reviews.judging import AS_GOOD
from realms_nb.reviews.looking_back import Review, review
from realms_nb.strategies.others import Others

# The match that the notebook shows: who sits where, and the seed of its deal.
SEED, SEATS = 7, ("You", "Ada", "Bo")
PLAYERS: dict[int | str, Any] = {0: "squire", 1: "knight", 2: "duke"}


@cache
def _looked() -> Review:
    match = Match(GAME, SEATS, seed=SEED)
    others = Others(match, PLAYERS, 0)
    while match.turn is not None:
        others.move(match)
    return review(match, "Ada", playouts=600, quiet=True)


@exercise(
    "luck-1",
    wanted="a whole number",
    hints=(
        '`look.for_seat("Ada")` tells the same match to Ada.',
        "Her moments are sorted: the first one cost most.",
        "A moment's `step` counts from 0, as `match.seek` does; the review says *Step* and counts from 1.",
    ),
    answer="23: `look.for_seat('Ada').moments[0].step + 1`.",
)
def costly_step(answer: Any) -> str:
    """The step, counted from 1, of Ada's most costly choice."""
    step = expect(answer, int, "a whole number")
    first = _looked().moments[0]
    if step == first.step:
        raise NotYet(f"{step} counts from 0. The review counts its steps from 1.")
    if step != first.step + 1:
        raise NotYet(f"step {step} is not the one that cost Ada most.")
    return f"with step {step} Ada gave away {100 * first.cost:.0f} of 100 games."


@exercise(
    "luck-2",
    wanted='a move as text, such as `"build Mill"`,',
    hints=(
        'The position: `look.for_seat("Ada").again(1)` opens a match that stands there.',
        "`rn.move_odds(view)` lists every move with its chance, the best first.",
        "In the last round only points count. Which card brings them at once, and keeps them from Bo?",
    ),
    answer='`"build Sawmill"`.',
)
def better_move(answer: Any) -> str:
    """A move of that position that loses less than two games in a hundred to the best one."""
    text = expect(answer, str, 'a move as text, such as "build Mill"')
    look = _looked()
    judged = look.evidence.decisions[look.moments[0].step]
    try:
        move = GAME.parse(text, GAME.STANDARD)
    except RealmsError as error:
        raise NotYet(str(error)) from error
    if move not in judged.moves:
        raise NotYet(f"{text} is not allowed in that position.")
    wins = judged.wins[:, :, judged.seat].mean(axis=1)
    own = float(wins[judged.moves.index(move)])
    if float(wins.max()) - own >= AS_GOOD:
        raise NotYet(
            f"{text} wins {100 * own:.0f} of 100 games there; another move wins {100 * float(wins.max()):.0f}."
        )
    return (
        f"{text} wins {100 * own:.0f} of 100 games, where the played move won {100 * float(wins[judged.played]):.0f}."
    )
