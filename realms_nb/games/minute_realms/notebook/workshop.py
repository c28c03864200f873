"""One card, drawn as on the board.

A card of Minute Realms in the workshop: sliders and choices for what is on it, drawn as on the board.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets
import traitlets
from msgspec.structs import replace

from realms_nb.board.static import style_of, text_of
from realms_nb.board.wire import plain
from realms_nb.core.errors import BadDeck
from realms_nb.games.minute_realms.board.pages import pages_of
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, deck_rows, read_card
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.words import card_words
from realms_nb.games.minute_realms.lab.cards import CardTally, measured
from realms_nb.games.minute_realms.lab.restrictions import card_blocks
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.notebook import card_editor
from realms_nb.notebook.base import AnyWidget
from realms_nb.notebook.card_editor import Numbers, Row, share

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.rules import Rules


class Portrait(AnyWidget):
    """A card of some rules: on the table, by day and by night in a realm, and as a bastion."""

    _esm = text_of("card.js")
    _css = style_of("minute_realms")

    # The pages of a board's book, with this card alone.
    pages = traitlets.Any().tag(sync=True, to_json=lambda value, _: plain(value))

    def show(self, rules: Rules, card: str, narrator: Narrator) -> None:
        """Draw a card as these rules have it."""
        every = pages_of(rules, narrator)
        self.pages = replace(every, cards={card: every.cards[card]})


REFERENCE_DEALS = 400
# What the columns of a deck may hold, in the order of the form.
SCORINGS = ("flat", "percat", "bestcat", "coin", "pair", "cats", "inv")
TRADES = ("", "g", "p", "i", "gg", "gp", "gi", "pp", "pi", "pg", "pgi", "ppi")


class Editor(card_editor.CardEditor):
    """A card as a form: price, trade, scoring, shields. Knights play the deals."""

    KEY: ClassVar[str] = "name_en"
    FIRST: ClassVar[str] = "Toll Bridge"
    STEP: ClassVar[int] = 500

    @staticmethod
    def names(rules: Rules, seats: int | None = None) -> Mapping[str, str]:
        """Names in every language; the English ones are the keys, and go before all others."""
        deck = rules.deck if seats is None else rules.boxes[seats].deck
        called = {name: card.name for card in deck for name in (card.name_de, card.name_it) if name}
        return called | {card.name: card.name for card in deck}

    def portrait(self) -> Portrait:
        """The card on the table, in a realm, and as a bastion."""
        return Portrait()

    def fields(self, label: Any) -> dict[str, Any]:
        """What is on a card, from its name to its shields."""
        say, deck = self.narrator.say, deck_rows(self.rules.deck)
        categories = [(self.narrator.term(each), each) for each in CATEGORIES]
        # A deck of one's own may go beyond what is usual: whatever lies in it can be chosen, and nothing is cut short.
        own = dict.fromkeys(row["trade"] for row in deck if row["trade"] not in TRADES)
        trades = [(self._trade(each), each) for each in (*TRADES, *own)]

        def upto(usual: int, column: str) -> ipywidgets.IntSlider:
            most = max([usual, *(int(row[column]) for row in deck if row[column].isdigit())])
            return ipywidgets.IntSlider(min=0, max=most, **label("points" if column == "arg1" else column))

        scorings = [(say(f"workshop-vp-{each}"), each) for each in SCORINGS]
        return {
            "name": ipywidgets.Text(continuous_update=False, **label("name")),
            "category": ipywidgets.Dropdown(options=categories, **label("category")),
            "cost": upto(9, "cost"),
            "trade": ipywidgets.Dropdown(options=trades, **label("trade")),
            "vp": ipywidgets.Dropdown(options=scorings, **label("vp")),
            "points": upto(15, "arg1"),
            "first": ipywidgets.Dropdown(options=categories, **label("first")),
            "second": ipywidgets.Dropdown(options=categories, **label("second")),
            "shields": upto(5, "shields"),
            "fixed": ipywidgets.Checkbox(**label("fixed")),
        }

    def values(self, row: Row) -> dict[str, Any]:
        """What the fields hold for a card."""
        first, second = (row["arg1"], row["arg2"]) if row["vp"] == "pair" else (row["arg2"], "")
        return {
            "name": self._name(row),
            "category": row["category"],
            "cost": int(row["cost"]),
            "trade": row["trade"],
            "vp": row["vp"],
            "points": int(row["arg1"]) if row["arg1"].isdigit() else 0,
            "first": first if first in CATEGORIES else CATEGORIES[0],
            "second": second if second in CATEGORIES else CATEGORIES[1],
            "shields": int(row["shields"]),
            "fixed": row["fixed"] == "1",
        }

    def made(self, row: Row, values: Mapping[str, Any]) -> Row:
        """The row of a card, changed to what the fields hold."""
        arguments = {
            "percat": (str(values["points"]), values["first"]),
            "pair": (values["first"], values["second"]),
            "cats": ("", ""),
        }.get(values["vp"], (str(values["points"]), ""))
        # A new name is the name in all languages.
        renamed = {"name_en": values["name"], "name_de": "", "name_it": ""}
        return row | {
            **(renamed if values["name"] != self._name(row) else {}),
            "category": values["category"],
            "cost": str(values["cost"]),
            "trade": values["trade"],
            "vp": values["vp"],
            "arg1": arguments[0],
            "arg2": arguments[1],
            "shields": str(values["shields"]),
            "fixed": str(int(values["fixed"])),
        }

    def _trade(self, actions: str) -> str:
        words = [self.narrator.say(f"workshop-trade-{action}") for action in actions]
        return ", ".join(words) or self.narrator.say("workshop-trade-none")

    def _name(self, row: Row) -> str:
        return row[f"name_{self.narrator.language}"] or row["name_en"]

    def hidden(self, values: Mapping[str, Any]) -> Collection[str]:
        """Only some scorings count points, a category or two."""
        kind = values["vp"]
        needed = {"points": kind not in ("pair", "cats"), "first": kind in ("percat", "pair"), "second": kind == "pair"}
        return [key for key, needs in needed.items() if not needs]

    def draw(self, rules: Rules, card: str) -> None:
        """Show a card as some rules have it."""
        self.picture.show(rules, card, self.narrator)

    def kin(self, row: Row) -> Hashable:
        """A card is compared with all of the deck."""
        return "all"

    def average(self, kin: Hashable) -> Iterator[Numbers]:
        """What a card of the deck is worth on average."""
        for block in card_blocks(self.rules, [BALANCED] * self.seats, REFERENCE_DEALS, self.seed):
            yield block.wins.mean(axis=1)

    def measured(self, rules: Rules, card: str, first: int, deals: int) -> CardTally:
        """Some more deals with a card."""
        return measured(rules, card, self.seats, first, deals, self.seed)

    def facts(self, bench: CardTally) -> Iterable[tuple[str, str]]:
        """How often it is taken and walled up, and how the last invasion ends."""
        say, language = self.narrator.say, self.narrator.language
        return [
            (say("workshop-taken"), share(bench.taken, bench.offered, language)),
            (say("workshop-bastions"), share(bench.bastions, bench.taken, language)),
            (say("workshop-held"), share(bench.held, bench.realms, language, len(bench.worth))),
        ]

    def brief(self, row: Row) -> str:
        """A card in words; only its name while the form makes none."""
        try:
            return card_words(read_card(row, 1), self.rules, self.narrator)
        except BadDeck:
            return self._name(row)
