"""The workshop: a card as a form. Beside it stands, live, what the deck with this card does.

It knows no game: fields, picture and measuring are the craft of a game (`craft.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Iterator
from functools import partial
from html import escape
from math import hypot, inf, sqrt
from pathlib import Path
from typing import Any

import ipywidgets
import numpy as np
import pandas as pd

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import RealmsError
from realms_nb.fast.waiting import is_cold, start_compiling
from realms_nb.lab.decks import deck_table, written_deck
from realms_nb.lab.results import checked_table
from realms_nb.lab.stopping import sequence_margin
from realms_nb.notebook.base import close_all, parts_of
from realms_nb.notebook.card_editor import CardTrial, Numbers, Row, chosen, effect, key_of, tried
from realms_nb.simulation.entrants import checked_rules

SMALLEST = 0.01
# The most deals that are played for one card; the measurement starts when the form rests.
MOST, REST = 20_000, 0.5
# How often we look whether the engine is ready.
LOOK = 1.0


class Workshop(ipywidgets.Box):
    """Change a card by sliders, choices and a drawing, and see what it does: its worth, and how often it is taken.

    `card` is the card that it takes the place of; its game is found by it, or by `game` or `rules`. It is measured for
    `seats` by deals of `seed` while `live`, and speaks `language`. `rules` are the rules with the card as it stands,
    `deck` their deck as a table, `tries` what has been measured. *Keep* makes the card part of the deck.

    >>> rn.Workshop("Mill", live=False)
    <Workshop: Mill. 2 points. productive. costs 0. trade: gain a coin>
    """

    # Here, because a workshop that could not be made is closed, too.
    _task: asyncio.Task[None] | None = None

    def __init__(
        self,
        card: str | None = None,
        *,
        game: Any = None,
        rules: Any = None,
        seats: int = 3,
        seed: int = 0,
        language: str = "en",
        live: bool = True,
    ) -> None:
        self._game, craft = chosen(card, game, rules)
        self._base = checked_rules(self._game, rules)
        checked_table(self._game, seats, self._base)
        self._replaces = key_of(card, craft, self._base, seats)
        self._narrator = self._game.narrator(rules=self._base, language=language)
        self._craft = craft(self._base, seats, checked_seed(seed), self._narrator)
        self._live, self._quiet = live, False
        self._past: list[dict[str, Any]] = []
        self._bench: CardTrial | None = None
        self.tries: list[dict[str, Any]] = []
        self._forget_averages()
        self._build()
        self._fill(self._craft.values(self._row()))
        self._refresh()

    # The form.

    def close(self) -> None:
        """Measure no further, and let go of all that is kept for the browser."""
        self.stop()
        close_all(parts_of(self))
        super().close()

    def _build(self) -> None:
        say, style = self._narrator.say, {"description_width": "120px"}

        def label(key: str) -> dict[str, Any]:
            # Each has a layout of its own: some fields are hidden, and the others must not go with them.
            return {"description": say(f"workshop-{key}"), "style": style, "layout": ipywidgets.Layout(width="370px")}

        self.form = self._craft.fields(label)
        for field in self.form.values():
            field.observe(self._on_change, "value")
        self._buttons = {
            key: ipywidgets.Button(description=say(f"workshop-{key}"), layout=ipywidgets.Layout(width="118px"))
            for key in ("undo", "keep", "export", "stop")
        }
        for key, button in self._buttons.items():
            button.on_click(partial(self._pressed, key))
        self._picture, self._effect, self._note = self._craft.picture, ipywidgets.HTML(), ipywidgets.HTML()
        self._head = ipywidgets.HTML(self._title())
        buttons = ipywidgets.HBox([self._buttons[key] for key in ("undo", "keep", "export")])
        left = ipywidgets.VBox([self._head, *self.form.values(), buttons, self._note])
        # Narrow enough to stand beside the card on a laptop with the file browser open.
        beside = ipywidgets.Layout(flex="1 1 280px", min_width="0")
        right = ipywidgets.VBox([self._effect, self._buttons["stop"]], layout=beside)
        super().__init__(
            [left, self._picture, right], layout=ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start")
        )

    def _title(self) -> str:
        return f"<b>{escape(self._narrator.say('workshop-title', card=self._replaces))}</b>"

    def _row(self) -> Row:
        """The card that is replaced, as a row of the deck."""
        table = deck_table(self._game, self._base)
        found = table.loc[table[self._craft.KEY] == self._replaces].iloc[0]
        return {str(key): str(value) for key, value in found.items()}

    def _values(self) -> dict[str, Any]:
        return {key: field.value for key, field in self.form.items()}

    def _fill(self, values: dict[str, Any]) -> None:
        """Show a card in the form, without measuring after every field."""
        self._quiet = True
        for key, value in values.items():
            self.form[key].value = value
        self._quiet = False
        self._now = self._values()

    @property
    def row(self) -> Row:
        """The card as the form stands, as a row of a deck."""
        return self._craft.made(self._row(), self._values())

    @property
    def deck(self) -> pd.DataFrame:
        """The deck with the card as it stands."""
        table = deck_table(self._game, self._base)
        made = pd.DataFrame([self.row])[table.columns].astype(table.dtypes)
        table.loc[table[self._craft.KEY] == self._replaces] = made.to_numpy()
        return table

    @property
    def rules(self) -> Any:
        """The rules with the card as it stands."""
        return self._base.changed(deck=self.deck)

    # What the buttons do.

    def _pressed(self, key: str, _: object) -> None:
        try:
            getattr(self, key)()
        except (RealmsError, OSError) as error:
            # A button has no cell that could show it.
            self._note.value = f"<p>{escape(self._narrator.error(error))}</p>"

    def undo(self) -> None:
        """The form as it was before the last change."""
        if self._past:
            self._fill(self._past.pop())
            self._refresh()

    def keep(self) -> None:
        """Make the card part of the deck; the next change starts from it."""
        rules, key = self.rules, self.row[self._craft.KEY]
        self._base, self._replaces, self._past = rules, key, []
        self._narrator = self._game.narrator(rules=rules, language=self._narrator.language)
        self._craft.rules, self._craft.narrator = rules, self._narrator
        self._forget_averages()
        self._head.value = self._title()
        # The deck that it is compared with is another one now.
        self._refresh()
        self._say("workshop-kept", card=self._replaces)

    def export(self, path: str = "my_deck.csv") -> Path:
        """Write the deck as a file for a spreadsheet, for a friend, or for `deck=path`."""
        target = written_deck(self.deck, Path(path))
        self._say("workshop-written", file=str(target))
        return target

    def stop(self) -> None:
        """Measure no further; what has been measured stays."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # What happens after a change.

    def _on_change(self, _: object) -> None:
        if self._quiet:
            return
        self._past.append(self._now)
        self._now = self._values()
        self._refresh()

    def _refresh(self) -> None:
        """Draw the card at once; measure it when the form has come to rest."""
        hidden = self._craft.hidden(self._now)
        for key, field in self.form.items():
            field.layout.display = "none" if key in hidden else None
        self.stop()
        self._bench = None
        try:
            rules = self.rules
        except RealmsError as error:
            # What makes no card is told; the last measurement no longer belongs to the form.
            self._note.value, self._effect.value = f"<p>{escape(self._narrator.error(error))}</p>", ""
            return
        self._note.value = ""
        self._craft.draw(rules, self.row[self._craft.KEY])
        if not self._live:
            return
        try:
            self._task = asyncio.get_running_loop().create_task(self._measure_on(rules))
        except RuntimeError:
            # Outside a notebook nobody waits for messages: one step at once.
            self.measure(self._craft.STEP)

    async def _measure_on(self, rules: Any) -> None:
        await asyncio.sleep(REST)
        while is_cold(self._game.name):
            # Otherwise nothing in the notebook would answer for a minute.
            start_compiling(self._game.name)
            self._effect.value = f"<p>{escape(self._narrator.say('workshop-compiling'))}</p>"
            await asyncio.sleep(LOOK)
        while self.verdict == "unknown" and self._deals() < MOST:
            self._step(rules, self._craft.STEP)
            self._tell()
            # Between two steps the buttons are heard.
            await asyncio.sleep(0.01)
        self._remember()

    def measure(self, deals: int = 2_000) -> None:
        """Measure so many more deals now."""
        rules, end = self.rules, self._deals() + deals
        while (left := end - self._deals()) > 0:
            self._step(rules, min(left, self._craft.STEP))
        self._tell()
        self._remember()

    def _deals(self) -> int:
        return 0 if self._bench is None else len(self._bench.worth)

    def _step(self, rules: Any, deals: int) -> None:
        """Some more deals with the card, and some to know better what an average card is worth."""
        kin = self._craft.kin(self.row)
        if kin not in self._averages:
            self._averages[kin], self._more[kin] = np.zeros(0), self._craft.average(kin)
        block = next(self._more[kin], None)
        if block is not None:
            self._averages[kin] = np.concatenate([self._averages[kin], block])
        more = self._craft.measured(rules, self.row[self._craft.KEY], self._deals(), deals)
        self._bench = more if self._bench is None else self._bench + more

    def _forget_averages(self) -> None:
        """Cards are too strong or too weak against the others of the deck, so another deck has other averages."""
        self._averages: dict[Hashable, Numbers] = {}
        self._more: dict[Hashable, Iterator[Numbers]] = {}

    def _interval(self) -> tuple[float, float]:
        """The worth beyond an average card, and half of its interval, which may be looked at all the time."""
        assert self._bench is not None
        worth, average = self._bench.worth, self._averages[self._craft.kin(self.row)]
        # If nothing changed in n deals, it may still change in one of about n, by a win for one of the seats.
        least = 1 / self._craft.seats / sqrt(len(worth))
        # Both are measured; the squares of their errors add up.
        return float(worth.mean() - average.mean()), hypot(_margin(worth, least), _margin(average))

    @property
    def verdict(self) -> str:
        """`strong`, `weak`, `equal` or `unknown`, against an average card."""
        if self._bench is None:
            return "unknown"
        value, margin = self._interval()
        if abs(value) + margin <= SMALLEST:
            return "equal"
        if abs(value) - margin > SMALLEST:
            return "strong" if value > 0 else "weak"
        return "unknown"

    def _remember(self) -> None:
        if self._bench is None:
            return
        value, margin = self._interval()
        low, high = value - margin, value + margin
        told = {"card": self.row, "value": value, "low": low, "high": high, "verdict": self.verdict}
        self.tries = [*(each for each in self.tries if each["card"] != self.row), told][-6:]
        self._tell()

    def _tell(self) -> None:
        """Show the measurement so far, and the tries before it."""
        if self._bench is None:
            return
        value, margin = self._interval()
        told = effect(
            self._narrator,
            self._craft.facts(self._bench),
            seats=self._craft.seats,
            deals=self._deals(),
            value=value,
            margin=margin,
            verdict=self.verdict,
        )
        before = tried(self._narrator, self.tries, SMALLEST, self._craft.brief)
        self._effect.value = f"<div style='line-height:1.45'>{told}{before}</div>"

    def _say(self, key: str, **details: str) -> None:
        self._note.value = f"<p>{escape(self._narrator.say(key, **details))}</p>"

    def __repr__(self) -> str:
        return f"<Workshop: {self._craft.brief(self.row)}>"


def _margin(values: Numbers, least: float = 0.0) -> float:
    """Half of the interval of a mean, for values that spread at least so much."""
    return sequence_margin(len(values), max(least, float(values.std(ddof=1)))) if len(values) > 1 else inf
