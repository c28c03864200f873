"""Is one player better than another? Played in pairs until it is settled, as engines of other games are tested.

Every deal is a pair: it is played with the challenger in every seat in turn, the others played by the champion. After
each batch of pairs the test of `simulation/sequential.py` is asked; both errors are at most 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import inf
from typing import Any

import numpy as np
import pandas as pd

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.result import span
from realms_nb.display.svg import points, written
from realms_nb.lab.results import Numbers, Progress
from realms_nb.lab.stopping import sequence_margin
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.statistics import FEWEST, bound, log_ratio
from realms_nb.simulation.tables import Seating

BOUND = bound()


def better(
    game: AnyGame,
    player: Any,
    than: Any,
    *,
    seats: int = 2,
    smallest: float = 0.02,
    pairs: int = 5_000,
    rules: Any = None,
    seed: int = 0,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    language: str = "en",
    quiet: bool = False,
) -> Duel:
    """Does `player` win more than its fair share against seats that all play like `than`? Plays until it is settled.

    `smallest` is the smallest edge worth having, as a part of all games. The answer is *better*, *no better*, or
    *cannot tell yet* after `pairs` deals; the interval beside it may be looked at all the time.
    """
    checked_language(language)
    seed = checked_task(game, pairs, seed, time_limit)
    rules = checked_rules(game, rules)
    game.setup(seats=seats, seed=seed, rules=rules)
    if isinstance(smallest, bool) or not isinstance(smallest, int | float) or not 0 < smallest < 1:
        raise BadSetup(f"smallest is a part of all games between 0 and 1, such as 0.02, not {shown(smallest)}.")
    two = contenders(game, [player, than], time_limit)
    task = Task(game, rules, two)
    progress = Progress(pairs, quiet=quiet, language=language, unit=" pairs")
    shares = np.zeros(0)
    fair, edge = 1 / seats, 1 / seats + smallest

    def batches() -> Any:
        first, size = 0, FEWEST
        while first < pairs:
            numbers = range(first, min(first + size, pairs))
            yield pair_shares(task, numbers, seats, seed, workers)
            first, size = first + size, max(FEWEST, first // 2)

    for found in progress.through(batches()):
        shares = np.concatenate([shares, found])
        if abs(log_ratio(shares, fair, edge)) >= BOUND:
            break
    if not len(shares):
        raise RealmsError("Stopped before a batch of pairs was finished: there is nothing to tell yet.")
    ratio = log_ratio(shares, fair, edge)
    answer = "better" if ratio >= BOUND else "not-better" if ratio <= -BOUND else "unknown"
    margin = sequence_margin(len(shares), float(np.std(shares, ddof=1)))
    return Duel(
        game, two[0].name, two[1].name, seats, len(shares), float(shares.mean()), margin, ratio, answer, smallest,
        progress.stopped, language,
    )  # fmt: skip


def pair_shares(task: Task, numbers: range, seats: int, seed: int, workers: int | None = None) -> Numbers:
    """The first contender's share of wins in each deal: it sits in every seat once, the second in all the others."""
    plan = [
        Seating(place * seats + own, branch(seed, number), tuple(int(seat != own) for seat in range(seats)))
        for place, number in enumerate(numbers)
        for own in range(seats)
    ]
    results = play_all(task, plan, workers=workers, quiet=True, strict=True)
    if results.partial:
        raise KeyboardInterrupt
    rows = results.rows
    winners = rows.groupby("game")["won"].transform("sum").clip(lower=1)
    own = rows.assign(share=rows["won"] / winners).loc[rows["strategy"] == task.contenders[0].name]
    return own.groupby(own["game"] // seats)["share"].mean().sort_index().to_numpy(float)


@dataclass(frozen=True, eq=False, repr=False)
class Duel:
    """One player against another: share of wins, the test, and the answer."""

    game: AnyGame
    player: str
    than: str
    seats: int
    pairs: int
    share: float
    margin: float
    # The logarithm of the likelihood ratio; settled beyond +-2.94.
    log_ratio: float
    answer: str
    smallest: float
    partial: bool
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the result."""
        return self.game.narrator(language=self.language)

    @property
    def table(self) -> pd.DataFrame:
        """The duel as one row."""
        return pd.DataFrame(
            [
                {
                    "player": self.player,
                    "than": self.than,
                    "pairs": self.pairs,
                    "share": self.share,
                    "low": self.share - self.margin,
                    "high": self.share + self.margin,
                    "fair": 1 / self.seats,
                    "log_ratio": self.log_ratio,
                    "answer": self.answer,
                }
            ]
        )

    def __repr__(self) -> str:
        say, language = self.narrator.say, self.language
        told = say(
            f"lab-duel-{self.answer}",
            player=self.player,
            than=self.than,
            share=points(self.share, language),
            margin="–" if self.margin == inf else points(self.margin, language),
            fair=points(1 / self.seats, language),
            pairs=written(self.pairs, language, 0),
            smallest=points(self.smallest, language),
            ratio=written(self.log_ratio, language, 2, signed=True),
        )
        return f"{told} {say('results-stopped')}" if self.partial else told

    def _repr_html_(self) -> str:
        low, high, fair = self.share - self.margin, self.share + self.margin, 1 / self.seats
        if self.margin == inf:
            return f"<p>{escape(repr(self))}</p>"
        # The shaded part is what would be no better, up to the smallest edge worth having.
        return f"<p>{span(low, self.share, high, (0.0, 1.0), (fair, fair + self.smallest))} {escape(repr(self))}</p>"
