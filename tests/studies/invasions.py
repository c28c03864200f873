"""Are invasions as strong as is said? For each level at two to five seats, on games that nothing was fitted to."""

from __future__ import annotations

import numpy as np
import pytest
from studies.page import put

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.lab.calibration import fitted_slope
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import Seating

GAME = rn.minute_realms
LEAST, MOST = 0.85, 1.15
# Games of each level; in each of them so many positions are looked at, and so many shields are asked about.
GAMES = {"squire": 400, "knight": 400, "duke": 300, "emperor": 60}
POSITIONS, SHIELDS = 3, (1, 3, 5, 7)
# Reckoned exactly: chances are as fine as one future in so many.
EXACT = 10_000


def looked_at(level, seats):
    """Of games of a level: the chance that so many shields hold the last invasion, and whether they would have."""
    plan = [
        Seating(number, branch(555, level, seats, number), tuple(range(seats)), recorded=True)
        for number in range(GAMES[level])
    ]
    task = Task(GAME, GAME.STANDARD, contenders(GAME, [level] * seats, None))
    played = play_all(task, plan, workers=1, quiet=True)
    rows, strengths = [], []
    for each in plan:
        states = [GAME.setup(seats, each.seed)]
        for move in played.moves[each.game]:
            states.append(GAME.apply(states[-1], GAME.parse(move, GAME.STANDARD)))
        strength = states[-1].invasions[-1].strength
        opening = rn.odds.invasions(GAME.view_for(states[0], 0), policy=level).query("last")
        strong = opening.loc[opening["strength"] >= 6, "chance"].sum()
        strengths.append((strong, strength >= 6))
        for number in range(POSITIONS):
            state = states[branch(each.seed, "position", number) % (len(states) - 1)]
            odds = rn.odds.invasions(GAME.view_for(state, state.decision.seat), policy=level).query("last")
            for shields in SHIELDS:
                chance = odds.loc[odds["strength"] <= shields, "chance"].sum()
                # What is certain tells nothing about how sure one may be.
                if 0 < chance < 1:
                    rows.append((chance, float(strength <= shields), each.game))
    return np.array(rows), np.array(strengths, float)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", list(GAMES))
def test_invasions_are_as_strong_as_is_said(level, seats):
    """The slope of what holds over what is said lies between 0.85 and 1.15, as far as its interval tells."""
    rows, strengths = looked_at(level, seats)
    said, held, games = rows.T
    slope, half = fitted_slope(said, held, games, 2, EXACT)
    bins = np.minimum((said * 10).astype(int), 9)
    error = sum(abs((said - held)[bins == place].sum()) for place in range(10)) / len(said)
    strong = " / ".join(f"{100 * share:.0f} %" for share in strengths.mean(axis=0))
    figures = (f"{slope:.2f}", f"{slope - half:.2f} to {slope + half:.2f}", f"{error:.3f}", strong)
    put("invasions", (seats, level, GAMES[level], len(said), *figures), keys=2)
    assert slope - half < MOST
    assert slope + half > LEAST
