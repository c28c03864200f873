"""Exercises of `11-report-card`, one module a notebook: skill without luck, a way without hope."""

from __future__ import annotations

from typing import Any

from realms_nb.games.minute_realms import GAME
from realms_nb.lab.restrictions import restrict
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.student import edition

SEED = 3_141
# The example of the notebook: the better player's share of wins, in hundredths, at a table of three.
SHARE, SEATS = 56, 3


@told_exercise("report-1", GAME)
def outright(answer: Any) -> Praise:
    """The games of 100 that are won by skill, if a player wins 56 of 100 at a table of three."""
    number = expect(answer, int)
    fair = 100 / SEATS
    right = round((SHARE - fair) / (1 - 1 / SEATS))
    if number == round(SHARE - fair):
        raise not_yet("beyond-a-third", GAME, given=number)
    if number != right:
        raise not_yet("other-outright", GAME, given=number, wins=round(number + (100 - number) / SEATS))
    return praise("outright", count=right, others=100 - right, wins=SHARE)


@told_exercise("report-2", GAME)
def hopeless(answer: Any) -> Praise:
    """A way of playing that loses more than half of the wins of a knight, measured on deals of the exercise's own."""
    way = expect(answer, str)
    row = restrict(GAME, [way], player=edition("knight"), deals=600, seed=SEED, quiet=True).table.iloc[0]
    # No more can be lost than a third: what is measured on other deals may lie a little above it.
    lost = min(-float(row["difference"]), 1 / SEATS)
    told = {"way": f"`{way}`", "count": round(100 * lost), "wins": round(100 / SEATS)}
    if row["verdict"] != "hopeless":
        raise not_yet("not-hopeless", GAME, **told, wanted=round(50 / SEATS))
    return praise("hopeless", **told)
