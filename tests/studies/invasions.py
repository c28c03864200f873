"""Are invasions as strong as is said? For each level at two to five seats, on games that nothing was fitted to."""

from __future__ import annotations

import numpy as np
import pytest
from studies.games import recorded

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.games.minute_realms.engine.odds import _taken
from realms_nb.games.minute_realms.players.eagerness import eager
from realms_nb.lab.calibration import fitted_slope
from realms_nb.simulation.policies import sitting
from realms_nb.simulation.statistics import Z

GAME, SEED = rn.minute_realms, 4711
LEAST, MOST = 0.85, 1.15
# Games of each level; in each of them so many positions are looked at, and so many shields are asked about.
LEVELS = {"squire": 400, "knight": 400, "duke": 300}
EMPERORS = {2: 300, 3: 150, 4: 60, 5: 40}
GAMES = {(level, seats): games for level, games in LEVELS.items() for seats in EMPERORS} | {
    ("emperor", seats): games for seats, games in EMPERORS.items()
}
POSITIONS, SHIELDS = 3, (1, 3, 5, 7)
# Reckoned exactly: chances are as fine as one future in so many.
EXACT = 10_000
# Bins of what is said, as the table shows them; a figure of fewer forecasts would be noise.
BINS, FEWEST = 5, 20


def looked_at(level, seats):
    """Of games of a level: chances that shields hold the last invasion and whether they would have, and the signs."""
    task, kept, seconds = recorded(GAME, level, seats, GAMES[level, seats], SEED)
    rows, strengths, signs = [], [], []
    for each, moves in kept:
        states = [GAME.setup(seats, each.seed)]
        for move in moves:
            states.append(GAME.apply(states[-1], GAME.parse(move.move, task.rules)))
        strength = states[-1].invasions[-1].strength
        signs.append([token is not None for token in states[-1].track])
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
    return np.array(rows), np.array(strengths, float), np.array(signs, float), seconds


def number_of_signs(level, seats):
    """The mean and the variance of the number of signs of a game, as is said before it begins."""
    view = GAME.view_for(GAME.setup(seats, 1), 0)
    chances = _taken(view, GAME.STANDARD.rounds, eager(sitting(GAME, [level] * seats, seats)))
    counts, weights = np.arange(len(chances)), np.array([float(chance) for chance in chances])
    mean = (counts * weights).sum()
    return mean, ((counts - mean) ** 2 * weights).sum()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("level", [*LEVELS, "emperor"])
def test_invasions_are_as_strong_as_is_said(level, seats, keep):
    """The slope of what holds over what is said lies between 0.85 and 1.15, as far as its interval tells."""
    rows, strengths, signs, seconds = looked_at(level, seats)
    said, held, games = rows.T
    slope, half = fitted_slope(said, held, games, 2, EXACT)
    tens = np.minimum((said * 10).astype(int), 9)
    error = sum(abs((said - held)[tens == place].sum()) for place in range(10)) / len(said)
    strong = [f"{100 * share:.0f} %" for share in strengths.mean(axis=0)]
    holds = slope - half < MOST and slope + half > LEAST
    keep(
        "figures", "invasions", f"{GAME.title}, {seats} seats, {level}",
        f"{GAMES[level, seats]} games, {len(said):,} forecasts",
        f"slope {slope:.2f}, mean error {100 * error:.1f} of 100; "
        f"strength 6 or more: said {strong[0]}, came {strong[1]}",
        f"{slope - half:.2f} to {slope + half:.2f}", f"slope {LEAST} to {MOST}", holds=holds, seconds=seconds,
    )  # fmt: skip
    count = signs.sum(axis=1)
    mean, variance = number_of_signs(level, seats)
    alone = (signs.mean(axis=0) * (1 - signs.mean(axis=0))).sum()
    error = Z * count.std(ddof=1) / len(count) ** 0.5
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    told = [
        f"{100 * said[own].mean():.0f} / {100 * held[own].mean():.0f}"
        if (own := bins == place).sum() >= FEWEST
        else "–"
        for place in range(BINS)
    ]
    keep(
        "signs", seats, level, len(count), f"{mean:.2f} / {count.mean():.2f} ± {error:.2f}",
        f"{variance:.2f} / {count.var(ddof=1):.2f}", f"{alone:.2f}", *told, holds=holds,
    )  # fmt: skip
    assert holds
