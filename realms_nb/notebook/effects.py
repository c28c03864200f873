"""How a workshop tells what was measured of a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import inf
from typing import Any

from realms_nb.core.narrator import Narrator
from realms_nb.display.figures import points, written
from realms_nb.lab.showing import span
from realms_nb.simulation.intervals import wilson

# The tries stand on a line from five points below an average card to five above it.
REACH = 0.05


def effect(
    narrator: Narrator,
    facts: Iterable[tuple[str, str]],
    *,
    seats: int,
    deals: int,
    value: float,
    margin: float,
    verdict: str,
) -> str:
    """What was measured: worth beyond an average card, the verdict, and what else the deals tell."""
    say, language = narrator.say, narrator.language
    lines = [
        f"<b style='font:600 28px Georgia,serif'>{points(value, language, signed=True)}</b> "
        f"± {points(margin, language) if margin < inf else '∞'} {escape(say('workshop-worth'))} "
        f"<b>[{escape(say(f'lab-verdict-{verdict}'))}]</b>",
        escape(say("workshop-deals", size=str(seats), deals=written(deals, language, 0))),
        *(f"{escape(name)}: <b>{escape(told)}</b>" for name, told in facts),
    ]
    return "<br>".join(lines)


def tried(narrator: Narrator, tries: Sequence[Mapping[str, Any]], smallest: float, brief: Callable[[Any], str]) -> str:
    """Earlier tries as dots, so that one sees where one came from."""
    if not tries:
        return ""
    rows = ""
    for each in tries:
        line = span(each["low"], each["value"], each["high"], (-REACH, REACH), (-smallest, smallest))
        # Above its line: beside it, a long card would leave no room for that.
        rows += (
            f"<tr><td colspan='2' style='text-align:left;padding-bottom:0'>{escape(brief(each['card']))}</td></tr>"
            f"<tr style='background:none'><td style='min-width:150px;padding-top:0'>{line}</td>"
            f"<td style='padding-top:0'>{points(each['value'], narrator.language, signed=True)}</td></tr>"
        )
    head = escape(narrator.say("workshop-tries"))
    return f"<p style='margin:8px 0 2px'><b>{head}</b></p><table style='line-height:1.3'>{rows}</table>"


def share(part: float, whole: int, language: str, n: int | None = None) -> str:
    """A share in percent with its interval, or a dash where there is nothing to share.

    `n` is how many of the whole are independent, where that is not all: realms of one game meet the same invaders.
    """
    if not whole:
        return "–"
    count = n or whole
    low, high = wilson(part / whole * count, count)
    ends = f"{points(low, language)}–{points(high, language)}"
    return f"{points(part / whole, language)} % ({ends}; n = {written(count, language, 0)})"


def mean(total: float, count: float, language: str) -> str:
    """A mean, or a dash where there is nothing to take it of."""
    return written(total / count, language) if count else "–"
