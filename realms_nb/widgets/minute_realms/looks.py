"""How the workshop tells a card in short, and what was measured of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import inf
from typing import Any

from realms_nb.core.narrator import Narrator
from realms_nb.lab.minute_realms.single import Bench
from realms_nb.lab.showing import span
from realms_nb.sketch.figures import points, written

# What the columns of a deck may hold, in the order of the form.
SCORINGS = ("flat", "percat", "bestcat", "coin", "pair", "cats", "inv")
TRADES = ("", "g", "p", "i", "gg", "gp", "gi", "pp", "pi", "pg", "pgi", "ppi")
# The tries stand on a line from five points below an average card to five above it.
REACH = 0.05


def trade(narrator: Narrator, actions: str) -> str:
    """A trade in words."""
    words = [narrator.say(f"workshop-trade-{action}") for action in actions]
    return ", ".join(words) or narrator.say("workshop-trade-none")


def effect(narrator: Narrator, bench: Bench, seats: int, value: float, margin: float, verdict: str) -> str:
    """What was measured: worth beyond an average card, the verdict, and three shares."""
    say, language = narrator.say, narrator.language
    facts = [
        (say("workshop-taken"), _share(bench.taken, bench.offered, language)),
        (say("workshop-bastions"), _share(bench.bastions, bench.taken, language)),
        (say("workshop-held"), _share(bench.held, bench.realms, language)),
    ]
    lines = [
        f"<b style='font:600 28px Georgia,serif'>{points(value, language, signed=True)}</b> "
        f"± {points(margin, language) if margin < inf else '∞'} {escape(say('workshop-worth'))} "
        f"<b>[{escape(say(f'lab-verdict-{verdict}'))}]</b>",
        escape(say("workshop-deals", size=str(seats), deals=written(len(bench.worth), language, 0))),
        *(f"{escape(name)}: <b>{told}</b>" for name, told in facts),
    ]
    return "<br>".join(lines)


def tried(narrator: Narrator, tries: Sequence[Mapping[str, Any]], smallest: float) -> str:
    """Earlier tries as dots, so that one sees where one came from."""
    if not tries:
        return ""
    rows = "".join(
        f"<tr><td style='text-align:left;padding-right:10px'>{escape(brief(each['card']))}</td>"
        f"<td>{span(each['low'], each['value'], each['high'], (-REACH, REACH), (-smallest, smallest))}</td>"
        f"<td style='text-align:left'>{points(each['value'], narrator.language, signed=True)}</td></tr>"
        for each in tries
    )
    head = escape(narrator.say("workshop-tries"))
    return f"<p style='margin:8px 0 2px'><b>{head}</b></p><table>{rows}</table>"


def brief(row: Mapping[str, str]) -> str:
    """A card in a line of numbers."""
    arguments = " ".join(each for each in (row["arg1"], row["arg2"]) if each)
    shields = f", {row['shields']} ⛨" if row["shields"] != "0" else ""
    return f"{row['name_en']}: {row['cost']}, {row['trade'] or '-'}, {row['vp']} {arguments}{shields}"


def _share(part: int, whole: int, language: str) -> str:
    return f"{points(part / whole, language)} %" if whole else "–"
