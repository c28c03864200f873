"""Numbers and shares as a language writes them, in tables, standings, comparisons and charts.

What went wrong with whom, in a sentence first and in full below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from realms_nb.core.errors import StrategyFailed
from realms_nb.core.narrator import Narrator
from realms_nb.sandbox.limits import NOT_AGAIN, Diary, Forfeit

if TYPE_CHECKING:
    import pandas as pd

    from realms_nb.simulation.crew import Forfeits


def number(value: float, narrator: Narrator, digits: int = 1, sign: str = "") -> str:
    """A number as the language writes it: with its decimal sign, and its mark between thousands."""
    written = f"{value:{sign},.{digits}f}"
    return written if narrator.language == "en" else written.translate(_SWAPPED)


def share(value: float, narrator: Narrator) -> str:
    """A share as the language writes it, with a digit behind the decimal sign."""
    return narrator.say("chart-percent", value=number(100 * value, narrator))


_SWAPPED = str.maketrans(",.", ".,")


# Seconds for a decision, on average, from which on a strategy is called slow.
SLOW = 0.1
LONGEST_GIST = 160


def failures(rows: pd.DataFrame, forfeits: Forfeits, narrator: Narrator) -> dict[str, str]:
    """For each entrant that forfeited: how often and why in one line, then the first report of each kind."""
    failed = rows[rows["forfeit"].notna()]
    reports: dict[str, str] = {}
    for name, group in failed.groupby("strategy"):
        places = list(zip(group["game"], group["seat"], group["seed"], strict=True))
        lost = [forfeits[game, seat] for game, seat, _ in places]
        counts = Counter(forfeit.kind for forfeit in lost)
        kinds = [f"{_kind(kind, narrator)} {count}x" for kind, count in counts.most_common()]
        more = f" ({', '.join(kinds)})" if len(kinds) > 1 else ""
        why = f"{gist(_cause(lost), narrator)}{more}"
        games = int((rows["strategy"] == name).to_numpy().sum())
        lines = [narrator.say("results-forfeited", strategy=str(name), count=len(lost), games=games, why=why)]
        for kind in counts:
            first = next(number for number, forfeit in enumerate(lost) if forfeit.kind == kind)
            place = dict(zip(("game", "place", "seed"), map(str, places[first]), strict=True))
            lines += ["", narrator.say("results-first-failure", what=_kind(kind, narrator), **place)]
            lines.append(lost[first].told(narrator))
        reports[str(name)] = "\n".join(lines)
    return reports


def _kind(kind: str, narrator: Narrator) -> str:
    return narrator.say(f"results-kind-{kind.replace(' ', '-')}")


def _cause(forfeits: list[Forfeit]) -> Forfeit:
    """The first of the most frequent kind; that somebody is not asked again is a consequence, and no cause."""
    causes = [forfeit for forfeit in forfeits if forfeit.code not in NOT_AGAIN] or forfeits
    often = Counter(forfeit.kind for forfeit in causes).most_common(1)[0][0]
    return next(forfeit for forfeit in causes if forfeit.kind == often)


def gist(forfeit: Forfeit, narrator: Narrator) -> str:
    """The one line that says it: of an error its name and the line it came from."""
    said = narrator.error(forfeit.fact)
    return said if len(said) <= LONGEST_GIST else f"{said[: LONGEST_GIST - 1]}…"


def fault(rows: pd.DataFrame, forfeits: Forfeits) -> StrategyFailed:
    """The first forfeit as an error: who failed, why and in which line, at which move of which deal."""
    game, seat = min(forfeits)
    found = forfeits[game, seat]
    row = rows.loc[(rows["game"] == game) & (rows["seat"] == seat)].iloc[0]
    facts = {"who": str(row["strategy"]), "move": found.move, "seed": str(row["seed"]), "place": seat + 1}
    return StrategyFailed(code="lab-fault", why=found.fact, **facts)


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
