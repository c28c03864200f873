"""What a workshop needs to know of a game, and how it tells what was measured of a card.

A game that has a workshop has an `Editor` in its module `notebook/workshop.py`. The workshop itself knows no game, and
a board need not load what measures cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec
from math import inf
from typing import Any, ClassVar, Protocol

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.errors import BadSetup, NotOffered, UnknownName, nearest, shown
from realms_nb.core.game import AnyGame, checked_game, game_named, known_games
from realms_nb.core.narrator import Narrator
from realms_nb.core.registry import part
from realms_nb.display.result import span
from realms_nb.display.svg import points, written
from realms_nb.simulation.statistics import wilson

Numbers = NDArray[np.float64]
Row = dict[str, str]


class CardTrial(Protocol):
    """A card measured in some deals; two blocks of deals make a longer one."""

    @property
    def worth(self) -> Numbers:
        """What the card was worth to a seat that may have it, deal by deal."""
        ...

    def __add__(self, other: Any, /) -> CardTrial: ...


class CardEditor(ABC):
    """A card of one game: as a form, as a row of the deck, as a picture, and in play."""

    # The column of a deck that tells cards apart, and the card that a workshop begins with unless told otherwise.
    KEY: ClassVar[str]
    FIRST: ClassVar[str]
    # Deals that are played in one go: few enough that the buttons are heard.
    STEP: ClassVar[int]

    def __init__(self, rules: Any, seats: int, seed: int, narrator: Narrator) -> None:
        self.rules, self.seats, self.seed, self.narrator = rules, seats, seed, narrator
        self.picture = self.portrait()

    @staticmethod
    @abstractmethod
    def names(rules: Any, seats: int | None = None) -> Mapping[str, str]:
        """Everything that cards are called, and the key of each; with `seats` only cards that are used then."""

    @abstractmethod
    def portrait(self) -> Any:
        """A widget that shows a card."""

    @abstractmethod
    def fields(self, label: Any) -> dict[str, Any]:
        """The fields of the form, in their order; `label(key)` gives description, style and layout of one."""

    @abstractmethod
    def values(self, row: Row) -> dict[str, Any]:
        """What the fields hold for a card."""

    @abstractmethod
    def made(self, row: Row, values: Mapping[str, Any]) -> Row:
        """The row of a card, changed to what the fields hold."""

    def hidden(self, values: Mapping[str, Any]) -> Collection[str]:
        """Fields that this card does not need."""
        return ()

    @abstractmethod
    def draw(self, rules: Any, card: str) -> None:
        """Show a card as some rules have it."""

    @abstractmethod
    def kin(self, row: Row) -> Hashable:
        """Which cards a card is compared with."""

    @abstractmethod
    def average(self, kin: Any) -> Iterator[Numbers]:
        """What such cards are worth on average before anything was changed, deal by deal, in blocks."""

    @abstractmethod
    def measured(self, rules: Any, card: str, first: int, deals: int) -> Any:
        """Some more deals with a card, from the first of them on."""

    @abstractmethod
    def facts(self, bench: Any) -> Iterable[tuple[str, str]]:
        """What else the deals tell: name and value."""

    @abstractmethod
    def brief(self, row: Row) -> str:
        """A card in a line."""


def craft_of(game: AnyGame) -> type[CardEditor] | None:
    """The craft of a game, if it has one."""
    stage = part("notebook", game)
    place = f"{stage.__name__}.workshop" if stage else ""
    return import_module(place).Editor if stage and find_spec(place) else None


def chosen(card: object, game: object, rules: object) -> tuple[AnyGame, type[CardEditor]]:
    """The game of a workshop: the one given, the one of the rules, or the first one that has such a card."""
    if game is not None:
        known = game_named(game) if isinstance(game, str) else checked_game(game, "The workshop")
        craft = craft_of(known)
        if craft is None:
            lab = tuple(getattr(part("lab", known), "__all__", ()))
            # Every game has a board and a studio.
            raise NotOffered(known.title, "Workshop", ("Board", "Studio", *(f"lab.{name}" for name in lab)))
        return known, craft
    crafts = [(each, craft) for each in map(game_named, known_games()) if (craft := craft_of(each))]
    if rules is not None:
        for each, craft in crafts:
            if isinstance(rules, type(each.STANDARD)):
                return each, craft
        titles = " or ".join(each.title for each, _ in crafts)
        raise BadSetup(f"The workshop needs rules of {titles}, made by STANDARD.changed(...), not {shown(rules)}.")
    if card is None:
        return crafts[0]
    called: list[str] = []
    for each, craft in crafts:
        names = craft.names(each.STANDARD)
        if card in names:
            return each, craft
        called += names
    raise unknown(card, called)


def unknown(card: object, names: Iterable[str]) -> UnknownName:
    """The answer to a card that does not exist."""
    return UnknownName(code="no_such_card", text=shown(card), near=nearest(str(card), names) or "")


def key_of(card: object, craft: type[CardEditor], rules: Any, seats: int) -> str:
    """The key of a card that somebody called by one of its names."""
    names = craft.names(rules, seats)
    name = craft.FIRST if card is None and craft.FIRST in names else card
    if name is None:
        # A deck of one's own need not have it.
        return next(iter(names.values()))
    if not isinstance(name, str) or name not in names:
        raise unknown(name, names)
    return names[name]


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
