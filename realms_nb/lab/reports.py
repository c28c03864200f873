"""The report card of a game: one figure, one sentence, one small picture for each of six questions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pandas as pd
from msgspec import structs

from realms_nb.core import browser
from realms_nb.core.chance import branch, checked_seed
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.result import plain
from realms_nb.display.svg import points, written
from realms_nb.lab import small_charts
from realms_nb.lab.report_facts import examine, parts_of
from realms_nb.lab.report_rows import ReportRow, scaled
from realms_nb.lab.results import Progress, checked_table, lab_of, usual_seats
from realms_nb.lab.suggestions import Suggestion, Tried, repaired, suggest, tried
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import checked_rules

if TYPE_CHECKING:
    from realms_nb.lab.report_differences import SideBySide

# A report card of this size is as small as can be.
SMALLEST = 0.005
# These figures are shares, told in percent.
SHARES = ("seats", "skill", "luck", "tension")
# A share whose interval is wider than that cannot be told yet.
UNTOLD = 0.6
SHARED = (
    "high", "low", "leader", "leader_low", "leader_high", "chance_low", "chance_high",
    "think", "think_low", "think_high", "fair",
)  # fmt: skip


def report(
    game: AnyGame,
    rules: Any = None,
    *,
    player: Any = None,
    seats: int | None = None,
    size: float = 1.0,
    suggestions: bool = True,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> Report:
    """Is this a good game? Six lines, each with a figure, its interval, a sentence, a picture and what it stands on.

    Everything holds for `seats` that play like `player`; unless told otherwise there are three, or as many as the game
    serves. `size` plays more or fewer games of everything. At the end stand
    at most three changes of the rules, each measured. `report(...).beside(report(...))` puts two side by side and says
    of each line whether it differs.
    """
    room = lab_of(game, "report", "walks")
    checked_language(language)
    rules, seed = checked_rules(game, rules), checked_seed(seed)
    if isinstance(size, bool) or not isinstance(size, int | float) or not SMALLEST <= size <= 1_000:
        raise BadSetup(f"size is how much is played, 1 as usual, 2 for twice as much, not {shown(size)}.")
    if browser.IN_A_BROWSER and size > SMALLEST:
        size = SMALLEST
        browser.note("browser-smallest-report", language)
    seats = usual_seats(game, rules, seats)
    checked_table(game, seats, rules)
    strategy = resolve(game, room.PLAYER if player is None else player)
    sizes = scaled(room.SIZES, float(size))
    changes = len(room.suggestions(rules, seats)) + 2 if suggestions else 0
    seconds = getattr(room, "seconds", None)
    # Where nothing is compiled it takes a while: how long is said before it begins.
    what = "Measuring" if seconds is None else f"Measuring, about {seconds(float(size))} s of processor time"
    progress = Progress(parts_of(room, sizes) + changes, quiet=quiet, language=language, what=what, unit=" parts")
    lines: list[ReportRow] = []
    details: list[dict[str, Any]] = []
    measured: list[Tried] = []
    fairer: list[Suggestion] = []

    def work() -> Iterator[None]:
        for more, finer in examine(game, room, rules, seats, strategy, sizes, seed):
            lines.extend(more)
            details.extend(finer)
            yield
        if suggestions:
            for each in tried(game, room, rules, seats, strategy, sizes.tried, branch(seed, "suggestions")):
                measured.append(each)
                yield
            found = repaired(game, room, rules, seats, strategy, lines[0], sizes, branch(seed, "repair"))
            fairer.extend([found] if found else [])
            yield

    for _ in progress.through(work(), lambda _: 1):
        pass
    if not lines:
        raise RealmsError("Stopped before the first line was measured: there is nothing to tell yet.")
    finer = pd.DataFrame(details, columns=["measure", "value", "low", "high", "n"])
    told = [*fairer, *(each for each in suggest(measured) if not fairer or each.kind != "gap")]
    return Report(
        game, rules, strategy.name, seats, lines, finer, told, sizes.tried // 2, len(measured) > 1, progress.stopped,
        language,
    )  # fmt: skip


@dataclass(frozen=True, eq=False, repr=False)
class Report:
    """A report card. `table` has its lines, `details` the finer measures; shown in a cell, it explains itself."""

    game: AnyGame
    rules: Any
    player: str
    seats: int
    lines: list[ReportRow]
    details: pd.DataFrame
    suggestions: list[Suggestion]
    # Games on which each change was measured (as many others named it), and whether any was.
    tried: int
    tries_measured: bool = True
    # Stopped before all lines were measured.
    partial: bool = False
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the report."""
        return self.game.narrator(rules=self.rules, language=self.language)

    @property
    def table(self) -> pd.DataFrame:
        """One row per line: figure, interval, and what it stands on."""
        return pd.DataFrame(
            {"line": each.key, "value": each.value, "low": each.low, "high": each.high, "n": each.count}
            for each in self.lines
        )

    def beside(self, other: Report) -> SideBySide:
        """Two report cards side by side, with a verdict on each line."""
        from realms_nb.lab.report_differences import SideBySide

        if not isinstance(other, Report) or other.game is not self.game:
            raise BadSetup(f"Beside a report card of {self.game.title} stands another one, not {shown(other)}.")
        return SideBySide(self, other)

    @property
    def headline(self) -> str:
        """What was examined, in a line."""
        changes = _changes(self.rules)
        rules = ", ".join(changes) or self.narrator.say("lab-report-standard")
        told = self.narrator.say(
            "lab-report-head", title=self.game.title, size=str(self.seats), player=self.player, rules=rules
        )
        return f"{told} {self.narrator.say('lab-report-stopped')}" if self.partial else told

    def figure(self, line: ReportRow) -> tuple[str, str]:
        """The figure of a line and its interval, as the language writes them."""
        tell, digits = (points, 1) if line.key in SHARES else (written, 1)
        value, low, high = (tell(number, self.language, digits) for number in (line.value, line.low, line.high))
        if line.facts.get("wide") or (line.key in SHARES and line.high - line.low > UNTOLD):
            return self.narrator.say("lab-report-untold"), f"{low} … {high}"
        unit = self.narrator.say(f"lab-report-{line.key}-unit")
        return f"{value} {unit}", f"{low} … {high}"

    def sentence(self, line: ReportRow) -> str:
        """What a line says."""
        facts = {name: self._told(name, value) for name, value in line.facts.items() if name != "names"}
        if "card" in facts:
            facts["card"] = line.facts["card"]
        told = self.narrator.say(f"lab-report-{line.key}-says", **facts)
        if "chance" in line.facts:
            told += " " + self.narrator.say("lab-report-seats-chance", **facts)
        if "thinker" in line.facts:
            told += " " + self.narrator.say("lab-report-skill-more", **facts)
        if "wanted" in line.facts:
            told += " " + self.narrator.say(
                "lab-report-choice-wanted", count=written(line.facts["wanted"], self.language, 0)
            )
        looked = line.facts.get("looked")
        return f"{told} {self.narrator.say('lab-report-choice-looked', looked=looked)}" if looked else told

    def _told(self, name: str, value: Any) -> Any:
        if isinstance(value, bool | str):
            return value
        if isinstance(value, int):
            return value
        return (
            points(value, self.language, 0) if name in {*SHARED, "rate", "smallest"} else written(value, self.language)
        )

    def tries(self) -> list[str]:
        """What is worth a try, in sentences; none where nobody asked for suggestions."""
        say, language = self.narrator.say, self.language
        told = [
            say(
                f"lab-try-{each.kind}",
                changes=", ".join(f"{name}={value}" for name, value in each.changes.items()),
                before=points(each.before, language),
                after=points(each.after, language),
                margin=points(each.margin, language),
                low=points(each.low, language),
                high=points(each.high, language),
                games=written(each.games, language, 0),
                met=say(f"lab-try-met-{each.met}") if each.met else "",
                moved="; ".join(str(structs.replace(moved, language=language)).rstrip(".") for moved in each.moved)
                or say("lab-try-unmoved"),
                number=number,
            )
            for number, each in enumerate(self.suggestions, start=1)
        ]
        if told or not (self.tries_measured or self.partial):
            return told
        return [say("lab-try-nothing" if self.tries_measured else "lab-try-stopped")]

    @property
    def playable(self) -> list[int]:
        """The numbers of the suggestions that are worth playing: not those that say what to leave alone."""
        return [number for number, each in enumerate(self.suggestions, start=1) if each.kind != "leave"]

    def match(self, number: int = 1, *, seed: int | None = None) -> Match:
        """A match by the rules of a suggestion, ready to be played: `rn.Board(report.match(1))`."""
        if not isinstance(number, int) or not 1 <= number <= len(self.suggestions):
            raise BadSetup(f"There are {len(self.suggestions)} suggestions; {shown(number)} is none of them.")
        return Match(self.game, self.seats, seed=seed, rules=self.rules.changed(**self.suggestions[number - 1].changes))

    def __repr__(self) -> str:
        say = self.narrator.say
        rows = [
            [
                say(f"lab-report-{line.key}"),
                *self.figure(line),
                written(line.count, self.language, 0),
                self.sentence(line),
            ]
            for line in self.lines
        ]
        heads = [say(f"lab-report-column-{key}") for key in ("line", "figure", "interval", "n", "says")]
        tries = [f"{number}. {told}" for number, told in enumerate(self.tries(), start=1)]
        head = [say("lab-report-try", games=written(self.tried, self.language, 0))] if tries else []
        return "\n".join([plain(self.headline, heads, rows), *head, *tries])

    def _repr_html_(self) -> str:
        return f"<div class='realms-lab'>{self.card()}{self.tries_html()}</div>"

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display({"text/html": self._repr_html_(), "text/plain": repr(self)}, raw=True)
        if self.playable:
            # By its name: the lab needs no widgets, and a card that suggests nothing has no buttons.
            display(import_module("realms_nb.notebook.report_cell").TryThis(self))

    def card(self, verdicts: Mapping[str, str] | None = None) -> str:
        """The card alone, as HTML; beside a second one each line has a verdict, which is HTML itself."""
        say = self.narrator.say
        rows = "".join(self._row(line, (verdicts or {}).get(line.key)) for line in self.lines)
        title = escape(say("lab-report-title"))
        return (
            f"<div style='flex:1 1 500px;min-width:0'><h3 style='margin:0'>{title}</h3><p style='margin:2px 0 8px'>"
            f"{escape(self.headline)}</p><table style='border-collapse:collapse;font-size:13px'>{rows}</table></div>"
        )

    def _row(self, line: ReportRow, verdict: str | None) -> str:
        say = self.narrator.say
        figure, interval = self.figure(line)
        untold = figure == say("lab-report-untold")
        number, _, unit = ("?", "", figure) if untold else figure.partition(" ")
        count = say("lab-report-count", count=written(line.count, self.language, 0))
        answer = f"<br>{verdict}" if verdict else ""
        return (
            f"<tr style='border-top:1px solid rgba(128,128,128,.35)'><th scope='row' style='{_PLACE}'>"
            f"{escape(say(f'lab-report-{line.key}'))}{answer}</th>"
            f"<td style='{_PLACE};white-space:nowrap'>"
            f"<b style='font:600 25px Georgia,serif'>{number}</b> {escape(unit)}"
            f"<br><span style='font-size:11px;opacity:.75'>{interval}</span></td>"
            f"<td style='{_PLACE};min-width:150px;max-width:430px'>{escape(self.sentence(line))} "
            f"<span style='font-size:11px;opacity:.75'>{escape(count)}</span></td>"
            f"<td style='{_PLACE};min-width:132px'>{small_charts.drawn(line, self.narrator)}</td></tr>"
        )

    def tries_html(self) -> str:
        """What is worth a try, as HTML."""
        head = self.narrator.say("lab-report-try", games=written(self.tried, self.language, 0))
        items, tries = "", self.tries()
        for number, told in enumerate(tries, start=1):
            code = f"<br><code>rn.Board(report.match({number}))</code>" if number in self.playable else ""
            items += f"<li>{escape(told)}{code}</li>"
        listed = f"<p style='margin:10px 0 2px'><b>{escape(head)}</b></p><ol style='margin:0'>{items}</ol>"
        return listed if tries else ""


_PLACE = "text-align:left;vertical-align:top;padding:8px 10px 8px 0"


def _changes(rules: Any) -> list[str]:
    """What the rules change, briefly."""
    diff = getattr(rules, "diff", None)
    # Rules of a small game need not tell what they change.
    return [] if diff is None else [f"{name}={shown(new, 40)}" for name, (_, new) in diff().items()]
