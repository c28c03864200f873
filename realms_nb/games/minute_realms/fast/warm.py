"""Every door of the compiled engine, used once on the smallest work there is, so that nobody waits later."""

from __future__ import annotations

import numpy as np

from realms_nb.games.minute_realms.engine.rules import STANDARD
from realms_nb.games.minute_realms.engine.setup import setup
from realms_nb.games.minute_realms.engine.views import view_for
from realms_nb.games.minute_realms.fast.answers import answered
from realms_nb.games.minute_realms.fast.batches import Batch
from realms_nb.games.minute_realms.fast.chances import chances, final_scores
from realms_nb.games.minute_realms.fast.futures import futures
from realms_nb.games.minute_realms.fast.games import play_games, random_games
from realms_nb.games.minute_realms.fast.limits import limit, play_limited
from realms_nb.games.minute_realms.fast.search import search, worths
from realms_nb.games.minute_realms.fast.turns import play

# Any compiled function of this folder: where numba keeps it, it keeps the others.
SAMPLE = play


def compile_all() -> None:
    """Compile what a game of Minute Realms may ask for."""
    weights = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    view = view_for(setup(2, 1), 0)
    play_games(STANDARD, 2, [weights] * 2, [1], threads=1)
    random_games(STANDARD, 2, 1, threads=1)
    futures(view, weights, 1, 1, threads=1)
    final_scores(view, weights, 1, 1, threads=1)
    chances(view, weights, 1, 1, threads=1)
    allowed = limit(len(STANDARD.boxes[2].deck))
    play_limited(STANDARD, [weights] * 2, [allowed], np.zeros((1, 4), np.int64), threads=1)
    search(view, weights, 1, 1, threads=1)
    answered(view, weights, 1, 1, threads=1, growth=1)
    worths(view, weights, 1)
    # Two seats of the standard rules: 14 columns of a view beside those of the cards, the rounds and the tokens.
    tables = Batch(STANDARD, 2, 1, 497, threads=1)
    tables.reset(1)
    move = np.zeros(1, np.int64)
    tables.sample(move)
    tables.step(move)
