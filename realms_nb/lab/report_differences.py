"""Two report cards side by side: what differs, what is as good as equal, what cannot be told yet."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
import pandas as pd
from msgspec import structs

from realms_nb.display.result import plain, tag
from realms_nb.display.svg import points, written
from realms_nb.lab.report_rows import ReportRow
from realms_nb.lab.reports import SHARES, Report
from realms_nb.lab.stopping import judged

# The smallest change worth having, for each line: one game in a hundred for seats, two for the other shares.
SMALLEST = {"seats": 0.01, "skill": 0.02, "luck": 0.02, "tension": 0.02, "choice": 0.2, "length": 1.0}


@dataclass(frozen=True, eq=False, repr=False)
class SideBySide:
    """Two report cards: what differs, what is as good as equal, what cannot be told yet."""

    left: Report
    right: Report

    def _pairs(self) -> list[tuple[ReportRow, ReportRow]]:
        """The lines that both cards have: one that was stopped lacks some."""
        others = {line.key: line for line in self.right.lines}
        return [(line, others[line.key]) for line in self.left.lines if line.key in others]

    @property
    def table(self) -> pd.DataFrame:
        """One row per line: both figures, the difference with its interval, and the answer."""
        rows: list[dict[str, Any]] = []
        for left, right in self._pairs():
            # An interval may reach further to one side; each side of the difference is made of the sides that face it.
            margin = max(
                float(np.hypot(right.value - right.low, left.high - left.value)),
                float(np.hypot(right.high - right.value, left.value - left.low)),
            )
            verdict = judged(right.value - left.value, margin, SMALLEST[left.key])
            if left.facts.get("wide") or right.facts.get("wide"):
                # What is no verdict on one game is none on the difference of two.
                verdict = structs.replace(verdict, answer="unknown")
            rows.append(
                {
                    "line": left.key,
                    "left": left.value,
                    "right": right.value,
                    "difference": verdict.value,
                    "low": verdict.low,
                    "high": verdict.high,
                    "smallest": SMALLEST[left.key],
                    "answer": verdict.answer,
                }
            )
        return pd.DataFrame(rows)

    def __repr__(self) -> str:
        say = self.left.narrator.say
        rows = [
            [
                say(f"lab-report-{row['line']}"),
                self.left.figure(left)[0],
                self.right.figure(right)[0],
                say(f"lab-answer-{row['answer']}"),
            ]
            for row, (left, right) in zip(self.table.to_dict("records"), self._pairs(), strict=True)
        ]
        heads = [say("lab-report-column-line"), "1", "2", say("lab-settle-answer")]
        return plain(f"1: {self.left.headline} 2: {self.right.headline}", heads, rows)

    def _repr_html_(self) -> str:
        say, language = self.left.narrator.say, self.left.language
        answers: dict[str, str] = {}
        for row in self.table.to_dict("records"):
            tell = points if row["line"] in SHARES else written
            change, low, high = (tell(row[key], language, 1, signed=True) for key in ("difference", "low", "high"))
            told, answer = f"{change} ({low} … {high})", row["answer"]
            answers[row["line"]] = (
                f"{tag(say(f'lab-answer-{answer}'), answer)}"
                f"<br><span style='font-size:11px;font-weight:400;white-space:nowrap'>{escape(told)}</span>"
            )
        shares, moves, length = SMALLEST["skill"], SMALLEST["choice"], SMALLEST["length"]
        head = say(
            "lab-beside-head",
            gap=points(SMALLEST["seats"], language, 0),
            shares=points(shares, language, 0),
            choice=written(moves, language),
            length=written(length, language, 0),
        )
        cards = self.left.card() + self.right.card(answers)
        return (
            f"<div class='realms-lab'><p style='margin:0 0 8px'>{escape(head)}</p>"
            f"<div style='display:flex;flex-wrap:wrap;gap:24px'>{cards}</div></div>"
        )
