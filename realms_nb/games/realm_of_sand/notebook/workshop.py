"""A building of Realm of Sand in the workshop: its pattern is drawn square by square, the rest are sliders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets

from realms_nb.core.errors import BadDeck
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.board.pages import spoken
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, MOST_DISCS, Card, read_card
from realms_nb.games.realm_of_sand.engine.colours import NOTHING
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.lab.single import Bench, measured, of_level
from realms_nb.games.realm_of_sand.notebook.drawing import Drawing, Portrait, trimmed
from realms_nb.notebook import craft
from realms_nb.notebook.craft import Numbers, Row
from realms_nb.notebook.effects import mean, share

# Deals for what an average building is worth, and so many of them with each step: all buildings of a level that were
# built are taken away in turn, so one deal is a dozen games.
REFERENCE_DEALS, REFERENCE_STEP = 400, 10 if IS_COMPILED else 1
NAMES = ("name_en", "name_de", "name_it")


class Craft(craft.Craft):
    """A building as a form: pattern, level, points, hourglasses, discs. Dukes play the deals."""

    KEY: ClassVar[str] = "id"
    FIRST: ClassVar[str] = "I-01"
    STEP: ClassVar[int] = 50 if IS_COMPILED else 2

    @staticmethod
    def names(rules: Rules, seats: int | None = None) -> Mapping[str, str]:
        """Ids and names in every language; an id goes before a name that somebody gave to another building."""
        called = {name: card.id for card in rules.deck for name in (card.name, card.name_de, card.name_it) if name}
        return called | {card.id: card.id for card in rules.deck}

    def portrait(self) -> Portrait:
        """The building as it lies open."""
        return Portrait()

    def fields(self, label: Any) -> dict[str, Any]:
        """What is on a building, from its name to the discs it gives."""
        ground = self.rules.table
        deck: Sequence[Card] = self.rules.deck

        def slider(most: int, used: Iterable[int], key: str) -> ipywidgets.IntSlider:
            # A deck of somebody's own may go further; a slider that ends before would change the card.
            return ipywidgets.IntSlider(min=0, max=max(most, *used), **label(key))

        levels = [(numeral, number) for number, numeral in enumerate(LEVELS, start=1)]
        return {
            "name": ipywidgets.Text(continuous_update=False, **label("name")),
            "pattern": Drawing(ground.width, ground.height, self.narrator, **label("pattern")),
            "level": ipywidgets.Dropdown(options=levels, **label("level")),
            "vp": slider(30, (card.points for card in deck), "points"),
            "hourglasses": slider(10, (card.hourglasses for card in deck), "hourglasses"),
            "discs": Drawing(MOST_DISCS, 1, self.narrator, discs=True, **label("discs")),
            "level_up": slider(5, (card.level_up for card in deck), "level-up"),
        }

    def values(self, row: Row) -> dict[str, Any]:
        """What the fields hold for a building."""
        return {
            "name": self.narrator.label(row["id"]),
            "pattern": row["pattern"],
            "level": int(row["level"]),
            "vp": int(row["vp"]),
            "hourglasses": int(row["hourglasses"]),
            "discs": row["discs"],
            "level_up": int(row["level_up"]),
        }

    def made(self, row: Row, values: Mapping[str, Any]) -> Row:
        """The row of a building, changed to what the fields hold; a new name is its name in all languages."""
        same = values["name"] == self.narrator.label(row["id"])
        names = {} if same else dict.fromkeys(NAMES, "") | {"name_en": values["name"]}
        numbers = {key: str(values[key]) for key in ("level", "vp", "hourglasses", "level_up")}
        discs = values["discs"].replace(NOTHING, "")
        return row | names | numbers | {"pattern": trimmed(values["pattern"]), "discs": discs}

    def draw(self, rules: Rules, card: str) -> None:
        """Show a building as some rules have it, and as they call it."""
        self.picture.show(rules, card, GAME.narrator(rules=rules, language=self.narrator.language))

    def kin(self, row: Row) -> int:
        """A building is compared with those of its level: a level more is harder to build, and worth more."""
        return int(row["level"])

    def average(self, kin: int) -> Iterator[Numbers]:
        """What a building of a level is worth on average."""
        return of_level(self.rules, kin, self.seats, REFERENCE_DEALS, REFERENCE_STEP, self.seed)

    def measured(self, rules: Rules, card: str, first: int, deals: int) -> Bench:
        """Some more deals with a building."""
        return measured(rules, card, self.seats, first, deals, self.seed)

    def facts(self, bench: Bench) -> Iterable[tuple[str, str]]:
        """How often it is built, what it brings, and how long games are with it."""
        say, language = self.narrator.say, self.narrator.language
        return [
            (say("workshop-built"), share(bench.built, bench.offered, language)),
            (say("workshop-brings"), mean(bench.points, bench.built, language)),
            (say("workshop-rounds"), mean(bench.rounds, len(bench.worth), language)),
        ]

    def brief(self, row: Row) -> str:
        """A building in words, and its pattern in letters; without the words while the form makes none."""
        name = next((row[key] for key in (f"name_{self.narrator.language}", "name_en", "id") if row[key]), "")
        try:
            return f"{name} ({row['pattern']}): {spoken(read_card(row, 1), self.narrator)}"
        except BadDeck:
            return f"{name} ({row['pattern']})"
