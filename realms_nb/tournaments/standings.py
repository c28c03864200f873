"""From tidy rows to standings: shares of wins with intervals, ratings, who beats whom, what a seat is worth."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pandas as pd
from msgspec import Struct, structs
from numpy.typing import NDArray

from realms_nb.core.narrator import Narrator, narrator_of_none
from realms_nb.simulation.faults import number, share
from realms_nb.simulation.statistics import Z, bound, games_to_settle, log_ratio, rounded_up, wilson

# Two are as good as equal if their shares of wins differ by less than two games in a hundred for sure.
AS_GOOD = 0.02
# The smallest edge worth having over a neighbour: to finish ahead in two games of a hundred more than half.
EDGE = 0.02


def rates(rows: pd.DataFrame, by: str) -> pd.DataFrame:
    """Games, wins, share of wins with its 95 % interval and mean score with its margin, for each value of a column.

    A victory shared by two counts half for each.
    """
    winners = rows.groupby("game")["won"].transform("sum").clip(lower=1)
    groups = rows.assign(share=(rows["won"] / winners).astype(float)).groupby(by, sort=True)
    table = groups.agg(games=("game", "size"), wins=("share", "sum"), score=("score", "mean"), sd=("score", "std"))
    table["forfeits"] = groups["forfeit"].count()
    table["win_rate"] = table["wins"] / table["games"]
    bounds = [wilson(wins, games) for wins, games in zip(table["wins"], table["games"], strict=True)]
    table["low"] = [bound.low for bound in bounds]
    table["high"] = [bound.high for bound in bounds]
    table["score_margin"] = Z * table["sd"] / np.sqrt(table["games"])
    columns = ["games", "wins", "win_rate", "low", "high", "score", "score_margin", "forfeits"]
    return table[columns].reset_index()


def ratings(rows: pd.DataFrame) -> pd.DataFrame:
    """OpenSkill ratings (Plackett-Luce), game by game: `mu` is the skill, `sigma` how unsure it is.

    Everybody starts at 25 with a sigma of 25/3.
    """
    # Imported late: the ratings need it, a simulation does not.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills: dict[str, Any] = {name: model.rating() for name in sorted(rows["strategy"].unique())}
    for names, ranks in _by_game(rows):
        for name, (skill,) in zip(names, model.rate([[skills[name]] for name in names], ranks=ranks), strict=True):
            skills[name] = skill
    return pd.DataFrame(
        [(name, skill.mu, skill.sigma) for name, skill in skills.items()], columns=["strategy", "mu", "sigma"]
    )


def _by_game(rows: pd.DataFrame) -> list[tuple[list[str], list[float]]]:
    if rows.empty:
        return []
    size = len(set(rows["seat"]))
    names = rows["strategy"].to_numpy(dtype=object).reshape(-1, size).tolist()
    return list(zip(names, rows["rank"].to_numpy(dtype=float).reshape(-1, size).tolist(), strict=True))


def win_matrix(rows: pd.DataFrame) -> pd.DataFrame:
    """How often the row's strategy finished ahead of the column's when both sat at a table; ties count half."""
    met: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for seated, ranks in _by_game(rows):
        for (name, rank), (other, place) in permutations(zip(seated, ranks, strict=True), 2):
            met[name, other] += 1
            # Counted in halves, because a tie is half a win.
            ahead[name, other] += 1 if rank == place else 2 * (rank < place)
    names = sorted(rows["strategy"].unique())
    shares = [
        [ahead[name, other] / 2 / met[name, other] if met[name, other] else float("nan") for other in names]
        for name in names
    ]
    matrix = pd.DataFrame(shares, index=names, columns=names, dtype=float)
    return matrix.rename_axis(index="strategy", columns="against")


class Lead(Struct, frozen=True):
    """Whether one entrant is better than the next: settled, or so many more games in all would settle it (None: no)."""

    better: str
    worse: str
    settled: bool
    more_games: int | None = None
    # Settled by the sequential test, too: then it holds however often somebody looked and played on.
    at_any_time: bool = False
    language: str = "en"
    # Their shares of wins differ by less than the margin, at both ends of both intervals.
    equal: bool = False

    def __str__(self) -> str:
        return self.told(narrator_of_none(self.language))

    def told(self, narrator: Narrator) -> str:
        """The verdict as a sentence."""
        who = {"better": self.better, "worse": self.worse}
        if self.settled:
            return narrator.say("results-better-at-any-time" if self.at_any_time else "results-better", **who)
        if self.equal:
            return narrator.say("results-equal", margin=number(100 * AS_GOOD, narrator, 0), **who)
        if self.more_games is None:
            return narrator.say("results-open", **who)
        return narrator.say("results-unsure", more=number(self.more_games, narrator, 0), **who)


def headline(title: str, games: int, size: int, partial: bool, narrator: Narrator) -> str:
    """What was played, in one line."""
    told = {"title": title, "games": number(games, narrator, 0), "size": str(size), "fair": share(1 / size, narrator)}
    stopped = f" {narrator.say('results-stopped')}" if partial else ""
    return narrator.say("results-tournament", **told) + stopped


def told_standings(standings: pd.DataFrame, narrator: Narrator) -> pd.DataFrame:
    """The standings as a class reads them: headings in its language, every share and mean with its interval."""
    rows = [
        {
            "place": place,
            "strategy": row["strategy"],
            "games": row["games"],
            "wins": f"{row['wins']:g}",
            "share": "{} [{}, {}]".format(*(share(row[name], narrator) for name in ("win_rate", "low", "high"))),
            "score": f"{number(row['score'], narrator)} ± {number(row['score_margin'], narrator)}",
            "rating": f"{number(row['mu'], narrator)} ± {number(row['sigma'], narrator)}",
            "forfeits": row["forfeits"],
        }
        for place, row in enumerate(standings.to_dict("records"), start=1)
    ]
    shown = pd.DataFrame(rows)
    if "seconds" in standings:
        # Who is one of ours is asked in place, and nobody counts its seconds.
        shown["seconds"] = ["" if pd.isna(each) else number(each, narrator, 3) for each in standings["seconds"]]
    return shown.rename(columns=lambda name: narrator.say(f"results-column-{name}"))


def verdicts(standings: pd.DataFrame, rows: pd.DataFrame, size: int, language: str = "en") -> tuple[Lead, ...]:
    """For each entrant and the next one: are their 95 % intervals apart, and does it hold however often one looked?"""
    ranks = standings.to_dict("records")
    found = [_verdict(first, second, len(ranks), size) for first, second in pairwise(ranks)]
    # Either of two neighbours might have been the better one.
    enough = bound(2 * max(1, len(found)))
    return tuple(
        structs.replace(
            each,
            language=language,
            at_any_time=each.settled and log_ratio(_ahead(rows, each.better, each.worse), 0.5, 0.5 + EDGE) >= enough,
        )
        for each in found
    )


def _ahead(rows: pd.DataFrame, one: str, other: str) -> NDArray[np.float64]:
    """How often one finished ahead of another in each deal in which both sat at the table; ties count half."""
    both = rows.loc[rows["strategy"].isin([one, other])]
    ranks = both.pivot_table(index=["seed", "game"], columns="strategy", values="rank").dropna()
    if ranks.shape[1] < 2:
        return np.zeros(0)
    lead = np.sign(ranks[other] - ranks[one])
    return ((lead + 1) / 2).groupby(level="seed").mean().to_numpy(float)


def _verdict(first: dict[Any, Any], second: dict[Any, Any], entrants: int, size: int) -> Lead:
    names = first["strategy"], second["strategy"]
    if first["low"] > second["high"]:
        return Lead(*names, settled=True)
    if first["high"] - second["low"] <= AS_GOOD:
        return Lead(*names, settled=False, equal=True)
    needed = games_to_settle(first["win_rate"], second["win_rate"])
    if needed is None:
        return Lead(*names, settled=False)
    more = max(1, needed - min(first["games"], second["games"]))
    return Lead(*names, settled=False, more_games=rounded_up(more * entrants / size))
