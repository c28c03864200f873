"""Do chances hold what they say? Of all positions in which a seat is said to win 70 times in 100, how many does it win?

Games of some players are played, and in each of them some decisions are looked at: what `rn.win_chances` says there of
whoever decides, if everybody goes on like those who sit there, and what became of it. The slope of a logistic curve
tells all bins at once: 1 is calibrated, less is too sure, more is not sure enough. Positions of one game are not
independent, so its interval counts games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

import numpy as np
import pandas as pd

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display import svg
from realms_nb.display.result import ShownTable
from realms_nb.display.svg import written
from realms_nb.lab.results import Progress
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.odds import win_chances
from realms_nb.simulation.policies import level, sitting
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.statistics import Z, wilson
from realms_nb.simulation.tables import RecordedMove, Seating

BINS = 10
# A study is played in so many games at a time, so that it can be stopped.
STEP = 10


def calibration(
    game: AnyGame,
    players: Any = ("knight", "knight"),
    *,
    games: int = 100,
    positions: int = 4,
    playouts: int = 200,
    policy: Any = None,
    rules: Any = None,
    seed: int = 0,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    language: str = "en",
    quiet: bool = False,
) -> Calibration:
    """What `rn.win_chances` said in many positions of games between these players, and how often it came true.

    `policy` is who plays on in the futures: without it those who sit there. In each game `positions` decisions are
    drawn, and each is looked at in `playouts` futures. The result shows a picture in a cell; `.table` has the bins
    with n, `.slope` is 1 where chances hold what they say, and `rn.charts.reliability(result)` draws it large.
    """
    checked_language(language)
    seed = checked_task(game, games, seed, time_limit)
    if isinstance(positions, bool) or not isinstance(positions, int) or not 1 <= positions <= 1_000:
        raise BadSetup(f"positions is a whole number from 1 to 1000, not {shown(positions)}.")
    rules = checked_rules(game, rules)
    entrants = contenders(game, players, time_limit)
    seats = len(entrants)
    game.setup(seats=seats, seed=seed, rules=rules)
    names = list(players.values()) if isinstance(players, dict) else list(players)
    like = sitting(game, names if policy is None else policy, seats)
    task = Task(game, rules, entrants)
    progress = Progress(games, quiet=quiet, language=language, unit=" games")
    rows: list[tuple[int, int, int, float, float]] = []

    def blocks() -> Iterator[list[tuple[int, int, int, float, float]]]:
        for first in range(0, games, STEP):
            numbers = range(first, min(first + STEP, games))
            plan = [Seating(n, branch(seed, "game", n), tuple(range(seats)), recorded=True) for n in numbers]
            played = play_all(task, plan, workers=workers, quiet=True)
            if played.partial:
                raise KeyboardInterrupt
            yield [
                row
                for each in plan
                for row in looked_at(task, each, played.moves[each.game], positions, playouts, like)
            ]

    for found in progress.through(blocks(), lambda found: len(found) // positions):
        rows += found
    if not rows:
        raise RealmsError("Stopped before the first games were finished: there is nothing to tell yet.")
    table = pd.DataFrame(rows, columns=["game", "move", "seat", "says", "won"])
    return Calibration(game, like.told, seats, playouts, table, language, progress.stopped)


def looked_at(
    task: Task, seating: Seating, moves: Sequence[RecordedMove], positions: int, playouts: int, like: Any
) -> list[tuple[int, int, int, float, float]]:
    """Some decisions of a played game: what the chances say of whoever decides, and what part of the win it got."""
    game: AnyGame = task.game
    state = game.setup(seats=len(seating.entrants), seed=seating.seed, rules=task.rules)
    states = [state]
    for move in moves:
        state = game.apply(state, game.parse(move.move, task.rules))
        states.append(state)
    outcome = game.outcome(state)
    assert outcome is not None
    rows: list[tuple[int, int, int, float, float]] = []
    for number in range(positions):
        own = branch(seating.seed, "position", number)
        move = own % len(moves)
        view = game.view_for(states[move], states[move].decision.seat)
        table: Any = win_chances(view, playouts, seed=own, policy=like)
        said = table["win"][view.decision.seat]
        won = outcome.part(view.decision.seat)
        rows.append((seating.game, move, view.decision.seat, float(said), won))
    return rows


@dataclass(frozen=True, eq=False, repr=False)
class Calibration(ShownTable):
    """What was said in many positions and what became of them. Shown in a cell, it draws itself."""

    game: AnyGame
    # Like whom everybody played on, and at how many seats.
    like: str
    seats: int
    playouts: int
    # One row per position: game, move, seat, says, won.
    positions: pd.DataFrame = field(repr=False)
    language: str = "en"
    partial: bool = False

    @property
    def table(self) -> pd.DataFrame:
        """One row per bin of chances: what they say on average, how often it came true, its interval, and n."""
        says: Any = self.positions["says"].to_numpy(float)
        won: Any = self.positions["won"].to_numpy(float)
        games: Any = self.positions["game"].to_numpy()
        bins: Any = np.minimum((says * BINS).astype(int), BINS - 1)
        rows = [
            (
                place / BINS,
                (place + 1) / BINS,
                says[bins == place].mean(),
                won[bins == place].mean(),
                *wilson(won[bins == place].sum(), int((bins == place).sum())),
                int((bins == place).sum()),
                len(np.unique(games[bins == place])),
            )
            for place in range(BINS)
            if (bins == place).any()
        ]
        return pd.DataFrame(rows, columns=["from", "to", "says", "is", "is_low", "is_high", "n", "games"])

    @property
    def slope(self) -> float:
        """1 where chances hold what they say; below 1 they are too sure, above not sure enough."""
        return self._fit[0]

    @property
    def slope_interval(self) -> tuple[float, float]:
        """The 95 % interval of the slope; positions of one game count as one piece of evidence."""
        slope, half = self._fit
        return slope - half, slope + half

    @property
    def error(self) -> float:
        """The mean distance between what is said and what is, over the bins (ECE)."""
        table: Any = self.table
        return float((table["n"] * (table["says"] - table["is"]).abs()).sum() / table["n"].sum())

    @property
    def _fit(self) -> tuple[float, float]:
        return fitted_slope(
            self.positions["says"].to_numpy(float),
            self.positions["won"].to_numpy(float),
            self.positions["game"].to_numpy(),
            self.seats,
            self.playouts,
        )

    @property
    def headline(self) -> str:
        """What was played, and whether chances hold what they say."""
        say, (low, high) = self.narrator.say, self.slope_interval
        numbers = [written(number, self.language, 2) for number in (self.slope, low, high)]
        who = ", ".join(level(self.narrator, name) for name in dict.fromkeys(self.like.split(", ")))
        key = "calibration-sure" if high < 1 else "calibration-unsure" if low > 1 else "calibration-holds"
        told = say(
            "calibration-told",
            who=who,
            slope=numbers[0],
            low=numbers[1],
            high=numbers[2],
            positions=len(self.positions),
            games=len(set(self.positions["game"])),
        )
        return f"{told} {say(key)}"

    def _title(self) -> str:
        return self.narrator.say("calibration-title")

    def _heads(self) -> list[str]:
        return [self.narrator.say(f"calibration-{name}") for name in ("bin", "says", "is", "n")]

    def _rows(self) -> list[list[str]]:
        bins: list[dict[Any, Any]] = self.table.to_dict("records")

        def percent(share: float) -> str:
            return written(100 * share, self.language, 0)

        return [
            [
                f"{percent(row['from'])}–{percent(row['to'])}",
                percent(row["says"]),
                f"{percent(row['is'])} ({percent(row['is_low'])}–{percent(row['is_high'])})",
                f"{row['n']:.0f}",
            ]
            for row in bins
        ]

    def _repr_html_(self) -> str:
        return f"<div style='max-width:340px'>{self._picture()}</div>{super()._repr_html_()}"

    def _picture(self) -> str:
        size, edge = 260.0, 30.0

        def at(share: float) -> float:
            return edge + (size - 2 * edge) * share

        parts = [svg.line((at(0), size - at(0)), (at(1), size - at(1)), dash="4 3", opacity=0.6)]
        for share in (0, 0.5, 1):
            parts.append(svg.words((at(share), size - 8), f"{100 * share:.0f}", anchor="middle", size=11))
            parts.append(svg.words((edge - 6, size - at(share) + 4), f"{100 * share:.0f}", anchor="end", size=11))
            parts.append(svg.line((at(0), size - at(share)), (at(1), size - at(share)), opacity=0.15))
        bins: list[dict[Any, Any]] = self.table.to_dict("records")
        for row in bins:
            x = at(row["says"])
            parts.append(svg.line((x, size - at(row["is_low"])), (x, size - at(row["is_high"])), width=3, opacity=0.45))
            parts.append(svg.dot((x, size - at(row["is"])), 4))
        words = f"{self._title()}: {self.headline}"
        return svg.picture(size, size, parts, escape(words))


def fitted_slope(says: Any, won: Any, games: Any, seats: int, playouts: int) -> tuple[float, float]:
    """The slope of results over chances on the logistic scale, and half of its 95 % interval, games as clusters."""
    kept: Any = (says * playouts + 0.5) / (playouts + 1)
    fair = -float(np.log(max(1, seats - 1)))
    design: Any = np.stack([np.log(kept / (1 - kept)) - fair, np.ones_like(kept)], axis=1)
    found: Any = np.array([1.0, 0.0])

    def chances() -> Any:
        return 1 / (1 + np.exp(-np.clip(fair + design @ found, -30, 30)))

    bread: Any = np.eye(2)
    for _ in range(50):
        chance = chances()
        bread = np.linalg.pinv(design.T @ ((chance * (1 - chance))[:, None] * design))
        step: Any = bread @ (design.T @ (won - chance))
        found = found + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    pulls = design * (won - chances())[:, None]
    summed: Any = np.array([pulls[games == game].sum(axis=0) for game in np.unique(games)])
    error = float((bread @ (summed.T @ summed) @ bread)[0, 0]) ** 0.5
    return float(found[0]), Z * error
