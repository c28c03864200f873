"""Matches that the tests of charts draw."""

from __future__ import annotations

import random
from functools import cache

import pandas as pd

import realms_nb as rn

game = rn.minute_realms


def played(moves=10, names=("You", "Ada", "Bo"), seed=17, language="en", rules=None):
    """A match after so many random moves."""
    match, rng = rn.Match(game, list(names), seed=seed, language=language, rules=rules), random.Random(seed)
    while match.turn is not None and match.at < moves:
        match.play(rng.choice(match.legal_moves))
    return match


def odds(match):
    """A table as move odds come: one row per legal move."""
    rng = random.Random(3)
    wins = [rng.uniform(0.1, 0.6) for _ in match.legal_moves]
    moves = [str(move) for move in match.legal_moves]
    return pd.DataFrame(
        {
            "move": moves,
            "win": wins,
            "win_low": [w - 0.03 for w in wins],
            "win_high": [w + 0.03 for w in wins],
            "score": 21.5,
        }
    )


@cache
def comparison():
    """A small comparison of rules."""
    return rn.lab.compare(game, {"standard": {}, "rich": {"bastion_income": 3}}, games=60, seed=1, quiet=True)


def every_plot(match, language=None):
    """Each plot by its name."""
    charts, told = rn.charts, language or match.language
    return {
        "score": charts.score.plot(match, [20.0] * len(match.names), language=language),
        "history": charts.score_history.plot(match, language=language),
        "coins": charts.coins_shields.plot(match, language=language),
        "invasion": charts.invasion.plot(match, language=language),
        "moves": charts.move_odds.plot(odds(match), language=told),
        "difference": charts.difference.plot(comparison().differences, language=told),
        "seats": charts.seat_share.plot(comparison().seat_shares, language=told),
    }


def every_chart(match, language=None):
    """Each chart by its name."""
    return {name: plot.chart() for name, plot in every_plot(match, language).items()}


def parts(spec):
    """Every part of a specification, from the whole to its leaves."""
    yield spec
    for value in spec.values() if isinstance(spec, dict) else spec if isinstance(spec, list) else ():
        yield from parts(value)
