"""Play until it is settled: variants of the rules on the same deals, looked at as often as one likes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct

from realms_nb.core import browser
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.result import Drawings, ShownTable, span
from realms_nb.display.svg import points, written
from realms_nb.lab.differences import SMALLEST_PART, SMALLEST_SHARE, smallest_of
from realms_nb.lab.measures import called, checked_names, is_share, per_deal, spread, whole_deals
from realms_nb.lab.results import Numbers
from realms_nb.lab.stopping import ALPHA, FEWEST, Finding, judged, sequence_margin
from realms_nb.lab.variants import check_measure, checked_variants, plan_of
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_task, contenders
from realms_nb.simulation.progress import SOON, tqdm
from realms_nb.simulation.runner import play_all

# The first look comes after so many deals, the next ones after a third more each time.
FIRST_LOOK = 200


class SettledQuestion(Struct, frozen=True):
    """Does this variant differ from the first one in this measure? With the answer so far."""

    variant: str
    measure: str
    share: bool
    smallest: float
    deals: int
    verdict: Finding


def settle(
    game: AnyGame,
    variants: Mapping[str, Any],
    strategies: Any = ("knight",) * 3,
    *,
    measure: str | Sequence[str] = ("score", "first_seat"),
    smallest: float | Mapping[str, float] | None = None,
    games: int = 50_000,
    seed: int = 0,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    language: str = "en",
    quiet: bool = False,
) -> Settling:
    """Play the same deals by every variant until each question is settled, or `games` games of each are played.

    There are three answers, against `smallest`, the smallest change worth having: *differs*, *as good as equal*,
    *cannot tell yet*. The intervals are confidence sequences, shared out among all questions: look at them after every
    deal, stop when you like, go on with `more()`; they stay right. `measure` is any column of the results, `seat_1`,
    `first_seat` or `margin`. Shares and their `smallest` are given from 0 to 1.
    """
    checked_language(language)
    seed = checked_task(game, games, seed, time_limit)
    players = contenders(game, strategies, time_limit)
    rules = checked_variants(game, variants)
    for each in rules.values():
        game.setup(seats=len(players), seed=seed, rules=each)
    tasks = {name: Task(game, each, players) for name, each in rules.items()}
    names = checked_names(measure)
    for name in names:
        check_measure(game, next(iter(rules.values())), len(players), name)
    settling = Settling(game, tasks, names, smallest_of(smallest, names), seed, workers, language)
    settling.more(games, quiet=quiet)
    return settling


class Settling(ShownTable):
    """Variants on the same deals, so far. Shown in a cell it tells each question and its answer; `more()` goes on."""

    def __init__(
        self,
        game: AnyGame,
        tasks: Mapping[str, Task],
        measures: Sequence[str],
        smallest: dict[str, float],
        seed: int,
        workers: int | None,
        language: str,
    ) -> None:
        self.game, self.language = game, language
        self.partial = False
        self._tasks, self._measures, self._smallest = dict(tasks), list(measures), smallest
        self._seed, self._workers = seed, workers
        self._values: dict[tuple[str, str], Numbers] = {}
        self._shares: dict[str, bool] = {}
        self._deals = self._games = 0

    @property
    def deals(self) -> int:
        """How many deals every variant has played."""
        return self._deals

    @property
    def settled(self) -> bool:
        """Whether every question has an answer."""
        return self._deals > 0 and all(each.verdict.answer != "unknown" for each in self.questions)

    @property
    def questions(self) -> tuple[SettledQuestion, ...]:
        """Every variant against the first one, in every measure."""
        first, *others = self._tasks
        count = len(others) * len(self._measures)
        found: list[SettledQuestion] = []
        for variant in others:
            for name in self._measures:
                change = self._values[variant, name] - self._values[first, name]
                margin = sequence_margin(len(change), spread(change), ALPHA / count)
                if not change.any() and len(change) >= FEWEST:
                    # Not one deal changed: the same game, as far as this measure goes.
                    margin = 0.0
                verdict = judged(float(change.mean()), margin, self._smallest[name])
                share = self._shares[name]
                found.append(SettledQuestion(variant, name, share, self._smallest[name], len(change), verdict))
        return tuple(found)

    def more(self, games: int = 50_000, *, quiet: bool = False) -> Settling:
        """Play on until everything is settled, for at most so many further games of each variant."""
        players = next(iter(self._tasks.values())).contenders
        # A plan of more games begins with the deals of a shorter one.
        plan = whole_deals(plan_of(players, self._games + games, self._seed))
        last = len(plan)
        self.partial = False
        with (
            browser.patience(self.language),
            tqdm(
                total=last - self._deals, unit=" deals", desc="Playing", disable=quiet, delay=SOON, leave=False
            ) as bar,
        ):
            while self._deals < last and not self.settled and not self.partial:
                look = FIRST_LOOK if self._deals == 0 else max(FIRST_LOOK, self._deals // 3)
                batch = plan[self._deals : min(last, self._deals + look)]
                if self._play(batch):
                    bar.update(len(batch))
        return self

    def _play(self, batch: Sequence[Sequence[Any]]) -> bool:
        """Play some deals by every variant; deals that not all have finished do not count."""
        seatings = [seating for deal in batch for seating in deal]
        found: dict[tuple[str, str], Numbers] = {}
        try:
            for variant, task in self._tasks.items():
                results = play_all(task, seatings, workers=self._workers, quiet=True, strict=True)
                if results.partial:
                    raise KeyboardInterrupt
                for name, values in per_deal(self.game, results.rows, self._measures).items():
                    found[variant, name] = values
                    self._shares[name] = is_share(self.game, results.rows, name)
        except KeyboardInterrupt:
            self.partial = True
            return False
        for key, values in found.items():
            self._values[key] = np.concatenate([self._values[key], values]) if key in self._values else values
        first = next(iter(self._tasks))
        for name in self._measures:
            mean = float(abs(self._values[first, name].mean()))
            self._smallest.setdefault(name, SMALLEST_SHARE if self._shares[name] else SMALLEST_PART * (mean or 1.0))
        self._deals += len(batch)
        self._games += len(seatings)
        return True

    @property
    def table(self) -> pd.DataFrame:
        """One row per question: difference with the interval that may be looked at all the time, and the answer."""
        first = next(iter(self._tasks))
        table = pd.DataFrame(
            {
                "variant": each.variant,
                "against": first,
                "measure": each.measure,
                "share": each.share,
                "deals": each.deals,
                "difference": each.verdict.value,
                "low": each.verdict.low,
                "high": each.verdict.high,
                "smallest": each.smallest,
                "answer": each.verdict.answer,
                "settled": each.verdict.answer != "unknown",
            }
            for each in self.questions
        )
        table.attrs["game"] = self.game.name
        return table

    @property
    def headline(self) -> str:
        """What was played, in a line."""
        say = self.narrator.say
        seats = len(next(iter(self._tasks.values())).contenders)
        told = say(
            "lab-settle-head",
            title=self.game.title,
            size=str(seats),
            deals=written(self._deals, self.language, 0),
            variants=str(len(self._tasks)),
            questions=len(self.questions) if self._deals else 0,
        )
        open_questions = sum(each.verdict.answer == "unknown" for each in self.questions) if self._deals else 0
        tail = [say("results-stopped")] if self.partial else []
        return " ".join([told, say("lab-settle-open", count=open_questions), *tail])

    def _rows(self) -> list[list[str]]:
        say, language = self.narrator.say, self.language
        rows: list[list[str]] = []
        for each in self.questions if self._deals else ():
            tell = points if each.share else written
            digits = 1 if each.share else 2
            verdict = each.verdict
            ends = [tell(end, language, digits, signed=True) for end in (verdict.low, verdict.high)]
            rows.append(
                [
                    each.variant,
                    called(each.measure, self.narrator),
                    tell(verdict.value, language, digits, signed=True),
                    " … ".join(ends) if verdict.margin < inf else "",
                    tell(each.smallest, language, digits),
                    say(f"lab-answer-{verdict.answer}"),
                ]
            )
        return rows

    def _heads(self) -> list[str]:
        keys = ("variant", "measure", "difference", "interval", "smallest", "answer")
        return [self.narrator.say(f"lab-settle-{key}") for key in keys]

    def _title(self) -> str:
        return self.narrator.say("lab-settle-title")

    def _drawings(self) -> Drawings | None:
        if not self._deals:
            return None
        return Drawings(
            2, [_drawn(each) for each in self.questions], 5, [each.verdict.answer for each in self.questions]
        )


def _drawn(question: SettledQuestion) -> str:
    verdict, reach = question.verdict, 4 * question.smallest
    if verdict.margin == inf:
        return ""
    band = -question.smallest, question.smallest
    return span(verdict.low, verdict.value, verdict.high, (-reach, reach), band)
