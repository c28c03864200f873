"""What went wrong with whom, in a sentence first and in full below."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import pandas as pd

from realms_nb.core.narrator import Narrator
from realms_nb.simulation.players import NOT_AGAIN, Diary
from realms_nb.simulation.words import number

# Seconds for a decision, on average, from which on a strategy is called slow.
SLOW = 0.1
LONGEST_GIST = 160


def failures(rows: pd.DataFrame, narrator: Narrator) -> dict[str, str]:
    """For each entrant that forfeited: how often and why in one line, then the first report of each kind."""
    failed = rows[rows["forfeit"].notna()]
    reports: dict[str, str] = {}
    for name, group in failed.groupby("strategy"):
        kinds = Counter(group["forfeit"]).most_common()
        worst = _cause(group)
        counts = f" ({', '.join(f'{kind} {count}x' for kind, count in kinds)})" if len(kinds) > 1 else ""
        why = f"{gist(worst)}{counts}"
        games = int((rows["strategy"] == name).to_numpy().sum())
        lines = [narrator.say("results-forfeited", strategy=str(name), count=len(group), games=games, why=why)]
        for kind, cases in group.groupby("forfeit", sort=False):
            first = cases.iloc[0]
            lines += ["", f"{kind}, first in game {first['game']} (seed {first['seed']}, seat {first['seat']}):"]
            lines.append(str(first["error"]))
        reports[str(name)] = "\n".join(lines)
    return reports


def _cause(forfeits: pd.DataFrame) -> str:
    """The first report of the most frequent kind; that somebody is not asked again is a consequence, and no cause."""
    causes = forfeits[~forfeits["error"].astype(str).str.startswith(NOT_AGAIN)]
    causes = forfeits if causes.empty else causes
    often = Counter(causes["forfeit"]).most_common(1)[0][0]
    return str(causes.loc[causes["forfeit"] == often, "error"].iloc[0])


def gist(report: str) -> str:
    """The one line of a report that says it: of a traceback the error and the line it came from."""
    story = report.split("\nIt had printed:\n")[0]
    last = story.splitlines()[-1] if story else story
    where = re.findall(r'^\s*File "[^"\n]*", line (\d+)', story, re.MULTILINE)
    error = re.match(r"(\w[\w.]*)(: |$)", last)
    if where and error:
        said = last[error.end() :]
        last = f"{error[1]} in line {where[-1]}" + (f": {said}" if said else "")
    return last if len(last) <= LONGEST_GIST else f"{last[: LONGEST_GIST - 1]}…"


def remarks(diaries: Mapping[str, Diary], narrator: Narrator) -> list[str]:
    """Who is slow, and who has printed something, with its first lines."""
    said: list[str] = []
    for name, diary in diaries.items():
        if diary.decisions and diary.seconds / diary.decisions >= SLOW:
            seconds = number(diary.seconds / diary.decisions, narrator, 2)
            decisions = number(diary.decisions, narrator, 0)
            said.append(narrator.say("results-slow", strategy=name, seconds=seconds, decisions=decisions))
    for name, diary in diaries.items():
        if diary.printed:
            said.append(narrator.say("results-printed", strategy=name, lines=" / ".join(diary.printed.splitlines())))
    return said
