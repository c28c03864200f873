"""What went wrong with whom, in a sentence first and in full below."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import Narrator
from realms_nb.simulation.players import NOT_AGAIN, Diary
from realms_nb.simulation.words import number

if TYPE_CHECKING:
    import pandas as pd

# Seconds for a decision, on average, from which on a strategy is called slow.
SLOW = 0.1
LONGEST_GIST = 160


def failures(rows: pd.DataFrame, narrator: Narrator) -> dict[str, str]:
    """For each entrant that forfeited: how often and why in one line, then the first report of each kind."""
    failed = rows[rows["forfeit"].notna()]
    reports: dict[str, str] = {}
    for name, group in failed.groupby("strategy"):
        kinds = [(_kind(kind, narrator), count) for kind, count in Counter(group["forfeit"]).most_common()]
        counts = f" ({', '.join(f'{kind} {count}x' for kind, count in kinds)})" if len(kinds) > 1 else ""
        cause = _cause(cast("pd.DataFrame", group))
        why = f"{gist(cause, narrator)}{counts}"
        games = int((rows["strategy"] == name).to_numpy().sum())
        lines = [narrator.say("results-forfeited", strategy=str(name), count=len(group), games=games, why=why)]
        for kind, cases in group.groupby("forfeit", sort=False):
            first = cases.iloc[0]
            place = {"game": str(first["game"]), "seed": str(first["seed"]), "place": str(first["seat"])}
            lines += ["", narrator.say("results-first-failure", what=_kind(str(kind), narrator), **place)]
            lines.append(str(first["error"]))
        reports[str(name)] = "\n".join(lines)
    return reports


def _kind(kind: str, narrator: Narrator) -> str:
    return narrator.say(f"results-kind-{kind.replace(' ', '-')}")


def _cause(forfeits: pd.DataFrame) -> str:
    """The first report of the most frequent kind; that somebody is not asked again is a consequence, and no cause."""
    causes = forfeits[~forfeits["error"].astype(str).str.startswith(NOT_AGAIN)]
    causes = forfeits if causes.empty else causes
    often = Counter(causes["forfeit"]).most_common(1)[0][0]
    return str(causes.loc[causes["forfeit"] == often, "error"].iloc[0])


def gist(report: str, narrator: Narrator) -> str:
    """The one line of a report that says it: of a traceback the error and the line it came from."""
    said = narrator.error(read_report(report))
    return said if len(said) <= LONGEST_GIST else f"{said[: LONGEST_GIST - 1]}…"


def read_report(report: str) -> RealmsError:
    """A report as a fact, to be told in any language: a traceback, a sentence of the referee, or else its last line.

    Tables and files keep reports as text, in English.
    """
    story = report.split("\nIt had printed:\n")[0]
    last = story.splitlines()[-1] if story else story
    where = re.findall(r'^\s*File "[^"\n]*", line (\d+)', story, re.MULTILINE)
    error = re.match(r"(\w[\w.]*)(: |$)", last)
    if error and (where or story.startswith("Traceback")):
        line = int(where[-1]) if where else 0
        return RealmsError(code="report-error", fault=error[1], line=line, tail=last[len(error[1]) :])
    for code, pattern in _SENTENCES.items():
        found = re.fullmatch(pattern, story, re.DOTALL)
        if found:
            return RealmsError(code=f"report-{code}", **found.groupdict())
    return RealmsError(code="report-other", text=last)


# What the referee writes of a seat, by the message that tells it; a test compares each with the English one.
_SENTENCES = {
    "text-of-a-move": r"It returned (?P<given>.*), which is not one of the (?P<count>\d+) moves\. "
    r"Return the move itself, not its text\.",
    "not-a-move": r"It returned (?P<given>.*), which is not one of the (?P<count>\d+) moves\.",
    "not-a-value": r"It returned (?P<given>.*); a number, a text, a list or a dict is wanted\.",
    "late-decision": r"It took more than (?P<seconds>\S+) s for a decision and was stopped\.",
    "late-game": r"It took more than (?P<seconds>\S+) s for all its decisions in one game and was stopped\.",
    "late-loading": r"It took more than (?P<seconds>\S+) s for loading(?: the game)? and was stopped\.",
    "no-answer": r"Its process sent something that is not an answer\.",
    "line-closed": r"Its process closed the line\.",
    "ended-itself": r"Its process ended itself with exit code (?P<number>\d+)\.",
    "processor-time": r"Its process was ended by SIGXCPU, its limit of processor time\.",
    "ended": r"Its process was ended by (?P<signal>\w+)\.",
    "lost-often": r"Not asked again: its process was lost (?P<number>\d+) times\.",
    "struck": r"Not asked again: it was late or lost in most of its games\.",
    "no-choose": r"A file holds one strategy: a function choose\(view, moves, rng\); "
    r"this one has (?P<found>.*) and none of them is called choose\.",
    "no-function": r"A file holds one strategy: a function choose\(view, moves, rng\); "
    r"this one has no public function of three arguments\.",
}


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
