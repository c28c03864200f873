"""Turns events, refusals, reasons, score lines and errors into sentences, from the catalogues in `realms_nb/texts`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, Literal, cast, get_args, get_type_hints

from msgspec import structs

from realms_nb.core.catalogue import (
    LANGUAGES,
    Language,
    Marks,
    Span,
    catalogue,
    checked_language,
    marked_number,
    texts,
)
from realms_nb.core.closing import ScoreLine
from realms_nb.core.errors import Detail, IllegalMove, RealmsError, Refusal, UnknownLanguage, shortened, shown
from realms_nb.core.event import CARD, SEAT, TERM, Event, Kind
from realms_nb.core.strategy import Reason

__all__ = [
    "DEPTHS",
    "LANGUAGES",
    "Depth",
    "Language",
    "Narrator",
    "Span",
    "checked_language",
    "kinds_of",
    "message_of",
    "narrator_of_none",
    "texts",
]

Depth = Literal["short", "beginner"]
DEPTHS: tuple[Depth, ...] = get_args(Depth)
# Nothing is counted so far; a larger number is somebody's mistake, and is told as it was written.
LARGEST_COUNT = 10**15
LONGEST_DETAIL = 500

# What details stand for in every game; a game says so of its own (`Game.details`).
_DETAILS: Mapping[str, Kind] = {"seat": SEAT, "seats": SEAT, "turn": SEAT, "card": CARD}


class Narrator:
    """Tells a game in one language: `short` for those who know the rules, `beginner` for those who learn them."""

    def __init__(
        self,
        game: str | None = None,
        names: Sequence[str] = (),
        *,
        language: str = "en",
        depth: str = "short",
        you: int | None = None,
        labels: Mapping[str, str] | None = None,
        rules: object = None,
        details: Mapping[str, Kind] | None = None,
        package: str = "realms_nb",
    ) -> None:
        self.game = game
        self.language = checked_language(language)
        if depth not in DEPTHS:
            raise UnknownLanguage(code="unknown_depth", known=" / ".join(map(repr, DEPTHS)), given=shown(depth))
        self.depth: Depth = depth
        self.names = tuple(names)
        self.you = you
        self._catalogue = catalogue(game, self.language, package)
        self._labels = labels or {}
        self._rules = rules
        self._kinds = {**_DETAILS, **(details or {})}
        # Where names are marked while a sentence is told as spans.
        self._marks: Marks | None = None

    def tell(self, event: Event) -> str:
        """The sentence of an event."""
        values: dict[str, object] = {}
        for name, kind in kinds_of(type(event)).items():
            owner = getattr(event, kind.of) if kind is not None and kind.of is not None else None
            self._put(values, name, kind, getattr(event, name), owner)
        return self._say(message_of(type(event).__name__), values, self.depth)

    def spans(self, event: Event) -> tuple[Span, ...]:
        """The sentence of an event, stretch by stretch: which words name a seat, a card or the coins of a seat."""
        marking = copy(self)
        marking._marks = Marks()
        return marking._marks.spans(marking.tell(event))

    def refuse(self, refusal: Refusal, depth: Depth | None = None) -> str:
        """The sentence of a refusal."""
        return self._say(f"refusal-{_kebab(refusal.code)}", self._values(refusal.details), depth or self.depth)

    def error(self, error: Exception) -> str:
        """The sentence of an error: a refused move in full, any other by its code; without a code as it stands."""
        if isinstance(error, RealmsError) and error.game not in ("", self.game):
            return error.narrator(self.language).error(error)
        if isinstance(error, IllegalMove):
            return self.refuse(error.refusal, "beginner")
        if isinstance(error, RealmsError):
            return self._say(f"error-{_kebab(error.code)}", self._values(error.details)) if error.code else str(error)
        return f"{type(error).__name__}: {error}"

    def reason(self, reason: Reason) -> str:
        """The sentence of a strategy's reason."""
        return self._say(f"reason-{_kebab(reason.code)}", self._values(reason.details), self.depth)

    def formula(self, line: ScoreLine) -> str:
        """How a score line came about, in words and numbers."""
        values = self._values({"points": line.points, "card": line.card, **line.inputs})
        return self._say(f"score-{_kebab(line.source)}", values)

    def rule(self, rule: str) -> tuple[str, str]:
        """Title and explanation of a rule reference, with the numbers of the rules in play."""
        values: dict[str, object] = {}
        for name in cast("tuple[str, ...]", getattr(self._rules, "__struct_fields__", ())):
            value = getattr(self._rules, name)
            if isinstance(value, int):
                values[name] = value
            elif isinstance(value, tuple) and all(isinstance(item, int) for item in cast("tuple[object, ...]", value)):
                values[name] = "/".join(map(str, cast("tuple[int, ...]", value)))
        key = f"rule-{rule}"
        return self.rule_title(rule), self._say(key, values, "text") if self._catalogue.has(key) else ""

    def rules(self) -> list[tuple[str, str]]:
        """Every rule of the game that has a text, title and explanation, in the order of its catalogue."""
        names = (key.removeprefix("rule-") for key in self._catalogue.own if key.startswith("rule-"))
        return [told for told in map(self.rule, names) if told[1]]

    def rule_title(self, rule: str) -> str:
        """What a rule is called, whatever numbers are played by."""
        key = f"rule-{rule}"
        return self._say(key, {}) if self._catalogue.has(key) else rule.replace("-", " ").capitalize()

    def say(self, key: str, **values: Detail | Sequence[Detail]) -> str:
        """Any other message of the catalogues; seats, cards and terms are given as in an event."""
        filled: dict[str, object] = {}
        for name, value in values.items():
            self._put(filled, name, _DETAILS.get(name), value)
        return self._say(key, filled)

    def knows(self, key: str) -> bool:
        """Whether somebody wrote such a message."""
        return self._catalogue.has(key)

    def name(self, seat: int) -> str:
        """The name of a seat; the one that is spoken to is called You, Du or Tu."""
        if seat == self.you:
            return self._say("you-name", {})
        return self.names[seat] if 0 <= seat < len(self.names) else self._say("player", {"number": seat + 1})

    def label(self, card: str) -> str:
        """The name of a card in the language of the story."""
        return self._labels.get(card, card)

    def term(self, word: str) -> str:
        """A word of the game, such as a category, in the language of the story."""
        key = f"term-{word}"
        return self._say(key, {}) if self._catalogue.has(key) else word

    def join(self, words: Sequence[str]) -> str:
        """Words in a row, with "and" before the last one."""
        if len(words) < 2:
            return words[0] if words else self._say("none", {})
        return self._say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def word(self, kind: Kind | None, value: object) -> str:
        """A field of an event as people say it: a name, a card, a word of the game, or several of them."""
        if isinstance(value, tuple | list):
            return self.join([self._word(kind, item) for item in cast("Sequence[object]", value)])
        return self._word(kind, value)

    def _values(self, details: Mapping[str, Any]) -> dict[str, object]:
        values: dict[str, object] = {}
        for name, value in details.items():
            self._put(values, name, self._kinds.get(name), value)
        # Details may be somebody's own words, and a message takes none that are longer than a thousand characters.
        return {
            name: shortened(value, LONGEST_DETAIL) if isinstance(value, str) else value
            for name, value in values.items()
        }

    def _put(
        self, values: dict[str, object], name: str, kind: Kind | None, value: object, owner: int | None = None
    ) -> None:
        """Give a value to a message, with what the message needs to choose its words: who it is, how many."""
        if isinstance(value, ScoreLine):
            values[name] = self.formula(value)
        elif isinstance(value, Exception):
            values[name] = self.error(value)
        elif kind is not None and kind.of is not None and isinstance(value, int):
            values[name] = value if self._marks is None else marked_number(value, self._marks, kind.name, owner)
        elif isinstance(value, tuple | list):
            items = cast("Sequence[object]", value)
            values[name] = self.join([self._word(kind, item) for item in items])
            values[f"{name}_count"] = len(items)
            values[f"{name}_sum"] = " + ".join(map(str, items))
            values[f"{name}_is"] = self._persons(items)
        elif isinstance(value, bool):
            values[name] = "yes" if value else "no"
        else:
            counts = isinstance(value, int | float) and kind is None and abs(value) < LARGEST_COUNT
            values[name] = value if counts else self._word(kind, value)
            if kind is not None or value is None:
                values[f"{name}_is"] = self._person(value)

    def _word(self, kind: Kind | None, value: object) -> str:
        if value is None:
            return ""
        if kind is SEAT:
            return self._marked(self.name(cast(int, value)), "seat", cast(int, value))
        if kind is CARD:
            return self._marked(self.label(cast(str, value)), "card", cast(str, value))
        if kind is TERM:
            return self.term(cast(str, value))
        return shown(value) if isinstance(value, int) else str(value)

    def _marked(self, text: str, kind: str, key: int | str) -> str:
        return text if self._marks is None else self._marks.mark(text, kind, key)

    def _person(self, seat: object) -> str:
        return "nobody" if seat is None else "you" if seat == self.you else "other"

    def _persons(self, seats: Sequence[object]) -> str:
        if len(seats) == 1:
            return self._person(seats[0])
        return "nobody" if not seats else "with_you" if self.you in seats else "others"

    def _say(self, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
        return self._catalogue.say(key, values, attribute)


@cache
def narrator_of_none(language: str = "en") -> Narrator:
    """A narrator for what speaks of no game: comparisons, shares, errors."""
    return Narrator(language=language)


@cache
def kinds_of(event: type[Event]) -> dict[str, Kind | None]:
    """What each field of an event stands for; None for plain numbers and texts."""
    hints = get_type_hints(event, include_extras=True)
    return {field.name: _kind(hints[field.name]) for field in structs.fields(event)}


def _kind(hint: Any) -> Kind | None:
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        kind = part if isinstance(part, Kind) else _kind(part)
        if kind:
            return kind
    return None


def message_of(name: str) -> str:
    """The message that tells an event of this type: CoinGained is told by `coin-gained`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _kebab(code: str) -> str:
    return code.replace("_", "-")
