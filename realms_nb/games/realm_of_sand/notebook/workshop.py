"""A building drawn as on the board, and a pattern that is drawn square by square.

A building of Realm of Sand in the workshop: its pattern is drawn square by square, the rest are sliders.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets
import traitlets

from realms_nb.board.static import style_of, text_of
from realms_nb.board.wire import plain
from realms_nb.core.errors import BadDeck
from realms_nb.core.narrator import Narrator
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.board.pages import cards_of, spoken
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, MOST_DISCS, Card, read_card
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING, RUNES
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.lab.cards import CardTally, measured, of_level
from realms_nb.notebook import card_editor
from realms_nb.notebook.base import AnyWidget
from realms_nb.notebook.card_editor import Numbers, Row, mean, share


class Portrait(AnyWidget):
    """A building of some rules, as it lies open."""

    _esm = text_of("building.js")
    _css = style_of("realm_of_sand") + text_of("building.css")

    card = traitlets.Any().tag(sync=True, to_json=lambda value, _: plain(value))

    def show(self, rules: Rules, card: str, narrator: Narrator) -> None:
        """Draw a building as these rules have it."""
        self.card = cards_of(rules, narrator)[card]


class Drawing(AnyWidget):
    """A grid of squares, each with a piece or none: a press puts the next piece, a letter that piece.

    `value` has a letter for each square, rows parted by `/`; a smaller pattern is laid into the corner of the grid.
    """

    _esm = text_of("pattern.js")
    _css = style_of("realm_of_sand") + text_of("pattern.css")

    value = traitlets.Unicode().tag(sync=True, from_browser=True)
    words = traitlets.Dict().tag(sync=True)
    # Whether every piece is a disc; otherwise only those that can be nothing else.
    discs = traitlets.Bool().tag(sync=True)

    def __init__(self, width: int, height: int, narrator: Narrator, *, discs: bool = False, **settings: Any) -> None:
        self._width, self._height = width, height
        say, holes = narrator.say, {"row": "{row}", "column": "{column}", "piece": "{piece}"}

        def called(colour: str) -> str:
            only_disc = discs or colour not in RUNES
            return say("workshop-a-disc", colour=narrator.term(colour)) if only_disc else narrator.term(colour)

        words = {
            "label": settings.pop("description", ""),
            "cell": say("workshop-disc-cell" if discs else "workshop-cell", **holes),
            NOTHING: say("workshop-no-piece"),
            **{colour: called(colour) for colour in COLOURS},
        }
        settings.pop("style", None)
        super().__init__(words=words, discs=discs, value=NOTHING, **settings)

    @traitlets.validate("value")
    def _laid_out(self, proposal: Any) -> str:
        """A pattern as the whole grid; one that is larger than the grid makes it larger."""
        rows = str(proposal["value"]).split("/")
        width = max(self._width, *map(len, rows))
        rows += [""] * (self._height - len(rows))
        return "/".join(row.ljust(width, NOTHING) for row in rows)


def trimmed(drawn: str) -> str:
    """The pattern in a grid: without the empty rows and columns around it; nothing if there is no piece."""
    rows = drawn.split("/")
    used = [number for number, row in enumerate(rows) if row.strip(NOTHING)]
    if not used:
        return ""
    rows = rows[used[0] : used[-1] + 1]
    left = min(len(row) - len(row.lstrip(NOTHING)) for row in rows)
    right = max(len(row.rstrip(NOTHING)) for row in rows)
    return "/".join(row[left:right] for row in rows)


# Deals for what an average building is worth, and so many of them with each step: all buildings of a level that were
# built are taken away in turn, so one deal is a dozen games.
REFERENCE_DEALS, REFERENCE_STEP = 400, 10 if IS_COMPILED else 1
NAMES = ("name_en", "name_de", "name_it")


class Editor(card_editor.CardEditor):
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

    def measured(self, rules: Rules, card: str, first: int, deals: int) -> CardTally:
        """Some more deals with a building."""
        return measured(rules, card, self.seats, first, deals, self.seed)

    def facts(self, bench: CardTally) -> Iterable[tuple[str, str]]:
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
