"""One game at several numbers of seats in one picture: every line of the report card, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import pandas as pd

from realms_nb.core.game import AnyGame
from realms_nb.display.result import plain
from realms_nb.display.svg import written
from realms_nb.lab import small_charts
from realms_nb.lab.reports import Report, report

_CELL = "text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-top:1px solid rgba(128,128,128,.35)"


def dashboard(
    game: AnyGame,
    seats: Sequence[int] = (2, 3, 4, 5),
    *,
    rules: Any = None,
    player: Any = None,
    size: float = 0.1,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> Dashboard:
    """The report card for every number of seats in one picture; `size` plays more or fewer games of everything."""
    how: dict[str, Any] = {"size": size, "suggestions": False, "seed": seed, "language": language, "quiet": quiet}
    cards = [report(game, rules, player=player, seats=each, **how) for each in seats]
    return Dashboard(cards, language)


@dataclass(frozen=True, eq=False, repr=False)
class Dashboard:
    """Report cards by number of seats; `table` has every figure with its interval and n."""

    cards: list[Report]
    language: str = "en"

    @property
    def table(self) -> pd.DataFrame:
        """One row per number of seats and line."""
        return pd.concat([card.table.assign(seats=card.seats) for card in self.cards], ignore_index=True)

    @property
    def headline(self) -> str:
        """What stands side by side."""
        first = self.cards[0]
        return first.narrator.say("lab-dashboard-head", title=first.game.title, player=first.player)

    def _lines(self) -> list[str]:
        return [line.key for line in max(self.cards, key=lambda card: len(card.lines)).lines]

    def __repr__(self) -> str:
        say = self.cards[0].narrator.say
        rows = [[say(f"lab-report-{key}"), *(_told(card, key) for card in self.cards)] for key in self._lines()]
        heads = ["", *(say("lab-dashboard-seats", size=str(card.seats)) for card in self.cards)]
        return plain(self.headline, heads, rows)

    def _repr_html_(self) -> str:
        say = self.cards[0].narrator.say
        top = "".join(
            f"<th scope='col' style='{_CELL}'>{escape(say('lab-dashboard-seats', size=str(card.seats)))}</th>"
            for card in self.cards
        )
        body = "".join(
            f"<tr><th scope='row' style='{_CELL}'>{escape(say(f'lab-report-{key}'))}</th>"
            + "".join(f"<td style='{_CELL}'>{_drawn(card, key)}</td>" for card in self.cards)
            + "</tr>"
            for key in self._lines()
        )
        return (
            f"<div class='realms-lab'><p style='margin:0 0 8px'>{escape(self.headline)}</p>"
            f"<table style='border-collapse:collapse;font-size:13px'><thead><tr><td></td>{top}</tr></thead>"
            f"<tbody>{body}</tbody></table></div>"
        )


def _told(card: Report, key: str) -> str:
    line = next((line for line in card.lines if line.key == key), None)
    if line is None:
        return ""
    figure, interval = card.figure(line)
    return f"{figure} ({interval}, n = {written(line.count, card.language, 0)})"


def _drawn(card: Report, key: str) -> str:
    line = next((line for line in card.lines if line.key == key), None)
    if line is None:
        return ""
    return (
        f"{small_charts.drawn(line, card.narrator)}<br><span style='font-size:11px'>{escape(_told(card, key))}</span>"
    )
