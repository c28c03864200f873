"""`rn.lab.ladder(game)`: is each level better than the one below, or does looking further not help in this game?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pandas as pd
from msgspec import Struct, structs

from realms_nb.core import browser
from realms_nb.core.chance import branch, checked_seed
from realms_nb.core.errors import BadSetup, NotOffered, RealmsError
from realms_nb.core.game import AnyGame, checked_game
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.result import page, plain, span, tag
from realms_nb.display.svg import points, written
from realms_nb.lab.any_game import part_of
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.ladder_beside import LadderBeside, kept_ladder
from realms_nb.lab.results import Numbers, Progress, checked_deals, checked_table
from realms_nb.lab.stopping import FEWEST
from realms_nb.players.futures import seats_of
from realms_nb.players.registry import resolve
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, contenders
from realms_nb.simulation.statistics import student

LEVELS = ("random", "squire", "knight", "duke")
# So many moves a step makes in all, unless told otherwise, and at least and at most so many deals.
WORK, MOST = 300_000, 400
# A level that wins no more than five games in a hundred beyond its fair share is, for a class, as good as equal.
SMALLEST = 0.05


class LadderStep(Struct, frozen=True):
    """One level against seats of the level below: its share of wins with the 95 % interval, and how many games."""

    better: str
    weaker: str
    share: float
    low: float
    high: float
    games: int
    answer: str


def ladder(
    game: AnyGame,
    levels: Sequence[str] = LEVELS,
    *,
    seats: int | None = None,
    deals: int | None = None,
    rules: Any = None,
    seed: int = 0,
    workers: int | None = None,
    language: str = "en",
    quiet: bool = False,
) -> Ladder:
    """Play each of the `levels` against the one below it, in every seat in turn, and say which steps are there.

    In a game in which luck decides, looking into more futures does not help: then all levels play alike, and this says
    so. Each step is played in as many `deals` as were asked for, or as fit into a few seconds; a step is *better* or
    *worse* if its interval says so, *as good as equal* if all of it lies within five games in a hundred, else nobody
    can tell yet. The `emperor` thinks long: name it in `levels` and wait.

    >>> rn.lab.ladder(rn.minute_realms, ("random", "knight"), deals=60, quiet=True).table["answer"].tolist()
    ['better']
    """
    rules, seed, seats, steps, counts = _planned(game, levels, seats, deals, rules, seed, language)
    progress = Progress(sum(counts), quiet=quiet, language=language)
    found: list[LadderStep] = []

    def played() -> Any:
        for (weaker, better), count in zip(steps, counts, strict=True):
            task = Task(game, rules, contenders(game, [better, weaker], None))
            yield weaker, better, pair_shares(task, range(count), seats, branch(seed, "step", better), workers)

    for weaker, better, shares in progress.through(played(), lambda each: len(each[2])):
        found.append(measured_step(better, weaker, shares, seats))
    if not found:
        raise RealmsError("Stopped before the first step was measured: there is nothing to tell yet.")
    return Ladder(game, seats, found, progress.stopped, language)


def ladder_beside(
    game: AnyGame,
    levels: Sequence[str] = LEVELS,
    *,
    seats: int | None = None,
    deals: int | None = None,
    rules: Any = None,
    seed: int = 0,
    language: str = "en",
) -> LadderBeside:
    """Measure `rn.lab.ladder(game)` beside the notebook, in a process that gives way to all others.

    The cell is done at once, a bar in it says how far it is, and in the end the ladder stands there. Asked for the same
    `game`, `levels`, `seats`, `deals`, `rules` and `seed` again it is what was found. It speaks `language`.

    >>> measuring = rn.lab.ladder_beside(rn.minute_realms, ("random", "knight"), deals=60)
    >>> measuring.wait().table["answer"].tolist()
    ['better']
    """
    rules, seed, seats, steps, counts = _planned(game, levels, seats, deals, rules, seed, language)
    if browser.IN_A_BROWSER:
        # There are no processes there.
        raise NotOffered(game.title, "ladder_beside", ("ladder",))
    return kept_ladder(game, steps, counts, seats, rules, seed, language)


def _planned(
    game: AnyGame, levels: Sequence[str], seats: int | None, deals: int | None, rules: Any, seed: int, language: str
) -> tuple[Any, int, int, list[tuple[str, str]], list[int]]:
    """What was asked for, checked: rules, seed, seats, the steps, and how many deals each gets."""
    checked_game(game, "rn.lab.ladder")
    checked_language(language)
    rules, seed = checked_rules(game, rules), checked_seed(seed)
    several = isinstance(levels, Sequence) and not isinstance(levels, str)
    names = [resolve(game, level).name for level in levels] if several else []
    if len(names) < 2:
        raise BadSetup("A ladder has two levels at least, such as ('squire', 'knight').")
    seats = seats_of(game, rules, (2, 3, 4, 5, 6)) if seats is None else seats
    checked_table(game, seats, rules)
    steps = list(pairwise(names))
    counts = [_deals(game, step, seats) if deals is None else checked_deals(deals, FEWEST) for step in steps]
    return rules, seed, seats, steps, counts


def _deals(game: AnyGame, step: tuple[str, str], seats: int) -> int:
    """As many deals as fit into the work of a step; every deal is played once in every seat."""
    sizes = part_of(game)
    return int(max(FEWEST, min(MOST, WORK / (seats * max(1.0, sum(map(sizes.cost, step)) / 2)))))


def measured_step(better: str, weaker: str, shares: Numbers, seats: int) -> LadderStep:
    """What the shares of a level in each deal say of its step."""
    mean, fair = float(shares.mean()), 1 / seats
    half = student(len(shares) - 1) * float(shares.std(ddof=1)) / len(shares) ** 0.5
    # What was never seen in n deals may still happen in 3 of n.
    half = max(half, 1 / len(shares))
    low, high = max(0.0, mean - half), min(1.0, mean + half)
    answer = "better" if low > fair else "worse" if high < fair else "unknown"
    if fair - SMALLEST <= low and high <= fair + SMALLEST:
        answer = "equal"
    return LadderStep(better, weaker, mean, low, high, len(shares) * seats, answer)


@dataclass(frozen=True, eq=False, repr=False)
class Ladder:
    """The steps from level to level. `table` is a DataFrame; shown in a cell, it explains itself."""

    game: AnyGame
    seats: int
    steps: list[LadderStep]
    # Stopped before all steps were measured.
    partial: bool = False
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the result."""
        return self.game.narrator(language=self.language)

    @property
    def table(self) -> pd.DataFrame:
        """One row per step."""
        return pd.DataFrame([structs.asdict(step) for step in self.steps])

    @property
    def helps(self) -> bool | None:
        """Whether looking further helps beyond a look at all; None where nobody can tell yet."""
        further = [step.answer for step in self.steps if step.weaker != "random"]
        if "better" in further:
            return True
        return False if further and set(further) <= {"equal", "worse"} else None

    @property
    def headline(self) -> str:
        """What was played, and what it says, in a few sentences."""
        say = self.narrator.say
        fair = points(1 / self.seats, self.language)
        told = [say("lab-ladder-head", title=self.game.title, size=str(self.seats), fair=fair)]
        if self.helps:
            highest = [step.better for step in self.steps if step.answer == "better"][-1]
            told.append(say("lab-ladder-helps", level=highest))
        else:
            told.append(say("lab-ladder-unknown" if self.helps is None else "lab-ladder-luck"))
        told += [say("lab-ladder-worse", level=step.better) for step in self.steps if step.answer == "worse"]
        return " ".join([*told, *([say("results-stopped")] if self.partial else [])])

    def _rows(self) -> list[list[str]]:
        say, language = self.narrator.say, self.language
        return [
            [
                say("lab-ladder-step", better=step.better, weaker=step.weaker),
                points(step.share, language),
                f"{points(step.low, language)} … {points(step.high, language)}",
                written(step.games, language, 0),
                say(f"lab-ladder-is-{step.answer}"),
            ]
            for step in self.steps
        ]

    def _heads(self) -> list[str]:
        keys = ("step", "share", "interval", "games", "answer")
        return [self.narrator.say(f"lab-ladder-column-{key}") for key in keys]

    def __repr__(self) -> str:
        return plain(self.headline, self._heads(), self._rows())

    def _repr_html_(self) -> str:
        heads, rows, fair = self._heads(), self._rows(), 1 / self.seats
        for step, told in zip(self.steps, rows, strict=True):
            told[4] = tag(told[4], step.answer)
            told.insert(1, span(step.low, step.share, step.high, (0.0, 1.0), (fair - SMALLEST, fair + SMALLEST)))
        heads.insert(1, "")
        return page(self.narrator.say("lab-ladder-title"), self.headline, heads, rows, drawn=(1, 5))
