"""The workshop: a card as a form. Beside it stands, live, what the deck with this card does."""

from __future__ import annotations

import asyncio
from functools import partial
from html import escape
from math import inf
from pathlib import Path
from typing import Any

import ipywidgets
import numpy as np
import pandas as pd

from realms_nb.core.errors import BadSetup, RealmsError, UnknownName, did_you_mean, shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.cards import CATEGORIES
from realms_nb.games.minute_realms.rules import Rules
from realms_nb.lab.cards import cards
from realms_nb.lab.minute_realms.cards import deck_table
from realms_nb.lab.minute_realms.single import Bench, measured
from realms_nb.lab.verdicts import FEWEST, sequence_margin
from realms_nb.widgets.closing import close_all, parts_of
from realms_nb.widgets.minute_realms import looks
from realms_nb.widgets.minute_realms.portrait import Portrait

SMALLEST = 0.01
# Deals of one step, and the most that are played for one card; the measurement starts when the form rests.
STEP, MOST, REST = 500, 20_000, 0.5
REFERENCE_DEALS = 400


class Workshop(ipywidgets.Box):
    """Change a card by sliders and choices, and see what it does: worth, how often it is taken, invasions held.

    `card` is the card that it takes the place of. `rules` are the rules with the card as it stands, `deck` their deck
    as a table, `tries` what has been measured so far. *Keep* makes the card part of the deck for the next one.
    """

    def __init__(
        self,
        card: str = "Toll Bridge",
        *,
        rules: Rules | None = None,
        seats: int = 3,
        seed: int = 0,
        language: str = "en",
        live: bool = True,
    ) -> None:
        base = GAME.STANDARD if rules is None else rules
        if not isinstance(base, Rules):
            other = "Cards of other games are changed with rn.lab.deck_with and measured with rn.lab.cards."
            raise BadSetup(f"The workshop needs rules of Minute Realms, not {shown(rules)}. {other}")
        names = [each.name for each in base.boxes[base.check_seats(seats)].deck]
        if card not in names:
            raise UnknownName(f"No card is called {shown(card)}.{did_you_mean(str(card), names)}")
        self._base, self._seats, self._seed, self._live = base, seats, seed, live
        self._narrator = GAME.narrator(rules=base, language=language)
        self._replaces, self._past, self._quiet = card, [], False
        self._mean: float | None = None
        self._task: asyncio.Task[None] | None = None
        self._bench: Bench | None = None
        self.tries: list[dict[str, Any]] = []
        self._made()
        self._fill(self._row(card))
        self._refresh()

    # The form.

    def close(self) -> None:
        """Let go of all that is kept for the browser."""
        close_all(parts_of(self))
        super().close()

    def _made(self) -> None:
        say, style = self._narrator.say, {"description_width": "120px"}

        def label(key: str) -> dict[str, Any]:
            # Each has a layout of its own: some fields are hidden, and the others must not go with them.
            return {"description": say(f"workshop-{key}"), "style": style, "layout": ipywidgets.Layout(width="370px")}

        categories = [(self._narrator.term(each), each) for each in CATEGORIES]
        self.form: dict[str, Any] = {
            "name_en": ipywidgets.Text(continuous_update=False, **label("name")),
            "category": ipywidgets.Dropdown(options=categories, **label("category")),
            "cost": ipywidgets.IntSlider(min=0, max=9, **label("cost")),
            "trade": ipywidgets.Dropdown(
                options=[(looks.trade(self._narrator, each), each) for each in looks.TRADES], **label("trade")
            ),
            "vp": ipywidgets.Dropdown(
                options=[(say(f"workshop-vp-{each}"), each) for each in looks.SCORINGS], **label("vp")
            ),
            "points": ipywidgets.IntSlider(min=0, max=15, **label("points")),
            "first": ipywidgets.Dropdown(options=categories, **label("first")),
            "second": ipywidgets.Dropdown(options=categories, **label("second")),
            "shields": ipywidgets.IntSlider(min=0, max=5, **label("shields")),
            "fixed": ipywidgets.Checkbox(**label("fixed")),
        }
        for field in self.form.values():
            field.observe(self._on_change, "value")
        self._buttons = {
            key: ipywidgets.Button(description=say(f"workshop-{key}"), layout=ipywidgets.Layout(width="118px"))
            for key in ("undo", "keep", "export", "stop")
        }
        for key, button in self._buttons.items():
            button.on_click(partial(self._pressed, key))
        self._picture, self._effect, self._note = Portrait(), ipywidgets.HTML(), ipywidgets.HTML()
        head = ipywidgets.HTML(f"<b>{escape(say('workshop-title', card=self._replaces))}</b>")
        buttons = ipywidgets.HBox([self._buttons[key] for key in ("undo", "keep", "export")])
        left = ipywidgets.VBox([head, *self.form.values(), buttons, self._note])
        right = ipywidgets.VBox([self._effect, self._buttons["stop"]], layout=ipywidgets.Layout(flex="1 1 360px"))
        super().__init__(
            [left, self._picture, right], layout=ipywidgets.Layout(flex_flow="row wrap", align_items="flex-start")
        )

    def _row(self, card: str) -> dict[str, str]:
        table = deck_table(self._base)
        return {str(key): str(value) for key, value in table.loc[table["name_en"] == card].iloc[0].items()}

    def _fill(self, row: dict[str, str]) -> None:
        """Show a card in the form, without measuring after every field."""
        self._quiet = True
        first, second = (row["arg1"], row["arg2"]) if row["vp"] == "pair" else (row["arg2"], "")
        values: dict[str, Any] = {
            "name_en": row["name_en"],
            "category": row["category"],
            "cost": int(row["cost"]),
            "trade": row["trade"] if row["trade"] in looks.TRADES else "",
            "vp": row["vp"],
            "points": int(row["arg1"]) if row["arg1"].isdigit() else 0,
            "first": first if first in CATEGORIES else CATEGORIES[0],
            "second": second if second in CATEGORIES else CATEGORIES[1],
            "shields": int(row["shields"]),
            "fixed": row["fixed"] == "1",
        }
        for key, value in values.items():
            self.form[key].value = value
        self._quiet = False
        self._now = self.row

    @property
    def row(self) -> dict[str, str]:
        """The card as the form stands, as a row of a deck."""
        value = {key: field.value for key, field in self.form.items()}
        kind = value["vp"]
        arguments = {
            "percat": (str(value["points"]), value["first"]),
            "pair": (value["first"], value["second"]),
            "cats": ("", ""),
        }.get(kind, (str(value["points"]), ""))
        return self._row(self._replaces) | {
            "name_en": value["name_en"],
            "name_de": "",
            "name_it": "",
            "category": value["category"],
            "cost": str(value["cost"]),
            "trade": value["trade"],
            "vp": kind,
            "arg1": arguments[0],
            "arg2": arguments[1],
            "shields": str(value["shields"]),
            "fixed": str(int(value["fixed"])),
        }

    @property
    def deck(self) -> pd.DataFrame:
        """The deck with the card as it stands."""
        table = deck_table(self._base)
        table.loc[table["name_en"] == self._replaces] = pd.DataFrame([self.row])[table.columns].to_numpy()
        return table

    @property
    def rules(self) -> Rules:
        """The rules with the card as it stands."""
        return self._base.changed(deck=self.deck)

    # What the buttons do.

    def _pressed(self, key: str, _: object) -> None:
        getattr(self, key)()

    def undo(self) -> None:
        """The form as it was before the last change."""
        if self._past:
            self._fill(self._past.pop())
            self._refresh()

    def keep(self) -> None:
        """Make the card part of the deck; the next change starts from it."""
        self._base, self._replaces = self.rules, self.form["name_en"].value
        self._past, self._mean = [], None
        self._say("workshop-kept", card=self._replaces)

    def export(self, path: str = "my_deck.csv") -> Path:
        """Write the deck as a file for a spreadsheet, for a friend, or for `deck=path`."""
        target = Path(path)
        self.deck.to_csv(target, index=False, encoding="utf-8-sig")
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
        self._now = self.row
        self._refresh()

    def _refresh(self) -> None:
        """Draw the card at once; measure it when the form has come to rest."""
        kind = self.form["vp"].value
        shown_fields = {
            "points": kind not in ("pair", "cats"),
            "first": kind in ("percat", "pair"),
            "second": kind == "pair",
        }
        for key, visible in shown_fields.items():
            self.form[key].layout.display = None if visible else "none"
        self.stop()
        self._bench = None
        try:
            rules = self.rules
        except RealmsError as error:
            # What makes no card is told; the last measurement no longer belongs to the form.
            self._note.value, self._effect.value = f"<p>{escape(str(error))}</p>", ""
            return
        self._note.value = ""
        self._picture.show(rules, self.form["name_en"].value, self._narrator)
        if not self._live:
            return
        try:
            self._task = asyncio.get_running_loop().create_task(self._measure_on(rules))
        except RuntimeError:
            # Outside a notebook nobody waits for messages: one step at once.
            self.measure(STEP)

    async def _measure_on(self, rules: Rules) -> None:
        await asyncio.sleep(REST)
        while not self._settled() and (self._bench is None or len(self._bench.worth) < MOST):
            self._step(rules, STEP)
            self._tell()
            # Between two steps the buttons are heard.
            await asyncio.sleep(0.01)
        self._remember()

    def measure(self, deals: int = 2_000) -> None:
        """Measure so many more deals now."""
        rules = self.rules
        self._step(rules, deals)
        self._tell()
        self._remember()

    def _step(self, rules: Rules, deals: int) -> None:
        if self._mean is None:
            # What an average card is worth: cards are too strong or too weak against the others.
            table = cards(
                GAME, rules=self._base, seats=self._seats, deals=REFERENCE_DEALS, seed=self._seed, quiet=True
            ).table
            self._mean = float(np.mean(table["worth"].to_numpy(float)))
        done = 0 if self._bench is None else len(self._bench.worth)
        more = measured(rules, self.form["name_en"].value, self._seats, done, deals, self._seed)
        self._bench = more if self._bench is None else self._bench + more

    def _interval(self) -> tuple[float, float]:
        """The worth beyond an average card, and half of its interval, which may be looked at all the time."""
        assert self._bench is not None
        assert self._mean is not None
        worth = self._bench.worth
        margin = sequence_margin(len(worth), float(worth.std(ddof=1))) if len(worth) >= FEWEST else inf
        return float(worth.mean()) - self._mean, margin

    def _settled(self) -> bool:
        return self._bench is not None and self.verdict != "unknown"

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
        if self._bench is not None:
            value, margin = self._interval()
            told = looks.effect(self._narrator, self._bench, self._seats, value, margin, self.verdict)
            self._effect.value = f"<div>{told}{looks.tried(self._narrator, self.tries, SMALLEST)}</div>"

    def _say(self, key: str, **details: str) -> None:
        self._note.value = f"<p>{escape(self._narrator.say(key, **details))}</p>"

    def __repr__(self) -> str:
        return f"<Workshop: {looks.brief(self.row)}>"
