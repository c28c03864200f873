"""What a student hands in and a teacher collects: one page and one line of a table for each student and lesson."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Mapping
from datetime import datetime
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pandas as pd
from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.core.tables import inert
from realms_nb.lessons.notes import NOTES, Notes
from realms_nb.lessons.predictions import FOLDER

# A line of a class's table; checks and guesses as JSON, so that nothing of them is lost.
COLUMNS: tuple[str, ...] = (
    "name",
    "date",
    "lesson",
    "exercises",
    "right",
    "tries",
    "hints",
    "predictions",
    "answer",
    "checks",
    "guesses",
)
# A spreadsheet takes what begins like this for a formula.


class StudentReport(Struct, frozen=True):
    """One student's work in one notebook: it shows itself as a page, and `row` is its line of the table."""

    name: str
    row: Mapping[str, Any]
    notes: Notes
    page: Path
    language: str = "en"

    def __repr__(self) -> str:
        say = narrator_of_none(self.language).say
        head = say("report-head", name=self.name, lesson=str(self.row["lesson"]), date=str(self.row["date"]))
        return "\n".join(
            [head, *self._lines(), say("report-written", file=self.page.name, folder=self.page.parent.name)]
        )

    def _lines(self) -> list[str]:
        say = narrator_of_none(self.language).say
        lines = []
        for name, one in self.notes.tried.items():
            word = say("check-right") if one.right else say("check-not-yet")
            lines.append(say("report-check", name=name, word=word, tries=one.tries, hint=one.hint))
        for name, guess in self.notes.guesses.items():
            said, measured = ("–" if each is None else str(each) for each in (guess.said, guess.measured))
            lines.append(say("report-guess", name=name, said=said, measured=measured))
        if self.row["answer"]:
            lines.append(say("report-answer", text=str(self.row["answer"])))
        return lines or [say("report-nothing")]

    def _repr_html_(self) -> str:
        head, *lines = repr(self).splitlines()
        return f"<h3>{escape(head)}</h3><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"

    def whole_page(self) -> str:
        """The page as a file that needs nothing else."""
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8"><title>{escape(self.name)}</title>'
            '<body style="font:16px/1.5 system-ui,sans-serif;max-width:42em;margin:2em auto">'
            f"{self._repr_html_()}</body>"
        )


class ReportWanted(Struct, frozen=True):
    """What a report without a name says: that it wants one."""

    words: str

    def __repr__(self) -> str:
        return self.words


def report(
    name: Any, answer: str = "", *, folder: str | Path = FOLDER, language: str = "en"
) -> StudentReport | ReportWanted:
    """Your work in this notebook as a page and a line of a table, written into a `folder` for your teacher.

    `name` is yours, `answer` what you want to say in your own words, in your `language`. The page shows all that is
    written: checks, tries, hints, predictions; a second report of the same lesson takes the place of the first.
    Dots for a name write nothing.

    >>> rn.report("Ada", "Rich players win.")
    Ada: ...
    In own words: Rich players win.
    Written to ...
    """
    if name is ...:
        return ReportWanted(narrator_of_none(checked_language(language)).say("report-wanted"))
    if not isinstance(name, str) or not name.strip():
        raise BadSetup(code="report-name", given=shown(name))
    if not isinstance(answer, str):
        raise BadSetup(code="report-words", given=shown(answer))
    notes = msgspec.convert(msgspec.to_builtins(NOTES), Notes)
    lessons = list(dict.fromkeys(each.rpartition("-")[0] for each in notes.tried)) or ["nothing"]
    row = {
        "name": name.strip(),
        "date": datetime.now().astimezone().date().isoformat(),
        "lesson": "+".join(lessons),
        "exercises": len(notes.tried),
        "right": sum(one.right for one in notes.tried.values()),
        "tries": sum(one.tries for one in notes.tried.values()),
        "hints": sum(one.hint for one in notes.tried.values()),
        "predictions": sum(guess.said is not None for guess in notes.guesses.values()),
        "answer": answer.strip(),
        "checks": json.dumps(msgspec.to_builtins(notes.tried)),
        "guesses": json.dumps(msgspec.to_builtins(notes.guesses)),
    }
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    stem = f"{_plain(name)}-{_plain(row['lesson'])}"
    made = StudentReport(name.strip(), row, notes, place / f"{stem}.html", checked_language(language))
    made.page.write_text(made.whole_page(), "utf-8")
    with (place / f"{stem}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS)
        writer.writeheader()
        writer.writerow({key: inert(value) for key, value in row.items()})
    return made


def collect(folder: str | Path = FOLDER) -> pd.DataFrame:
    """The reports of a class in a `folder` as a table: a row for each student and lesson, as `rn.report` wrote them.

    A file that is no report is passed over, and named in `attrs["skipped"]`.

    >>> kept = rn.report("Ada", "Rich players win.")
    >>> rn.collect()["name"].tolist()
    ['Ada']
    """
    place = Path(folder)
    if not place.is_dir():
        raise BadSetup(code="report-folder", given=shown(str(folder)))
    rows: list[dict[str, Any]] = []
    skipped: list[str] = []
    for path in sorted(place.glob("*.csv")):
        try:
            with path.open(encoding="utf-8", newline="") as file:
                rows += [_read(row) for row in csv.DictReader(file)]
        except (OSError, ValueError, KeyError, TypeError, csv.Error):
            skipped.append(path.name)
    columns = [each for each in COLUMNS if each not in {"checks", "guesses"}]
    table = pd.DataFrame(rows, columns=columns).sort_values(["name", "lesson"], ignore_index=True)
    table.attrs["skipped"] = skipped
    return table


def _read(row: Mapping[str, Any]) -> dict[str, Any]:
    numbers = {key: int(row[key]) for key in ("exercises", "right", "tries", "hints", "predictions")}
    return {key: str(row[key]).removeprefix("'") for key in ("name", "date", "lesson", "answer")} | numbers


def _plain(text: str) -> str:
    """A name as part of a file's name."""
    return re.sub(r"[^\w+]+", "-", text.strip()).strip("-").casefold() or "nobody"
