"""Exercises of `11-report-card`: skill without luck, and a way of playing without hope."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import RealmsError
from realms_nb.games.minute_realms import GAME
from realms_nb.lab.ways import restrict
from realms_nb.lessons.exercise import NotYet, exercise, expect

SEED = 3_141
# The example of the notebook: the better player's share of wins, in hundredths, at a table of three.
SHARE, SEATS = 56, 3


@exercise(
    "report-1",
    wanted="a whole number",
    hints=(
        "If lots decided every game, each of three players would win a third.",
        "Say p games of 100 are won outright. Of the other 100 - p the lots give a third to the better player.",
        "p + (100 - p) / 3 = 56. Solve for p.",
    ),
    answer="34: (56 - 33.3) / (1 - 1/3), rounded.",
)
def outright(answer: Any) -> str:
    """The games of 100 that are won by skill, if a player wins 56 of 100 at a table of three."""
    number = expect(answer, int, "a whole number")
    fair = 100 / SEATS
    right = round((SHARE - fair) / (1 - 1 / SEATS))
    if number == round(SHARE - fair):
        raise NotYet(f"{number} is what it wins beyond a third. But lots decide only the games that skill has not.")
    if number != right:
        raise NotYet(f"with {number} games won outright it would win {number + (100 - number) / SEATS:.0f} of 100.")
    return f"{right} games are won outright, and a third of the other {100 - right} by lot: {SHARE} in all."


@exercise(
    "report-2",
    wanted='the name of a way of playing, such as `"no tokens"`,',
    hints=(
        "`rn.lab.restrict(game)` lists ways of playing and what they cost.",
        "Hopeless is what loses more than half of a player's wins.",
        "Which way scores no points at all?",
    ),
    answer='`"only bastions"`, for example.',
)
def hopeless(answer: Any) -> str:
    """A way of playing that loses more than half of the wins of a knight, measured on deals of the exercise's own."""
    way = expect(answer, str, "the name of a way of playing")
    try:
        row = restrict(GAME, [way], deals=600, seed=SEED, quiet=True).table.iloc[0]
    except RealmsError as error:
        raise NotYet(str(error)) from error
    lost = -100 * float(row["difference"])
    if row["verdict"] != "hopeless":
        raise NotYet(f"{way} loses {lost:.0f} of 100 games; a knight wins 33, so more than 17 must be lost for sure.")
    return f"{way} loses {lost:.0f} of the 33 games that a knight wins of 100."
