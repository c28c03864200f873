"""Turns events, refusals and score lines into sentences, from the catalogues in `realms_nb/texts`.

A catalogue may call two functions besides Fluent's own:
`COUNT($n, "coin")` is the message `count-coin` with its plural chosen for the language;
`WHO($seat, $seat_is, "take", "takes")` is the subject with its verb: "You take" or "Ada takes".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, cast, get_args, get_type_hints

from msgspec import structs

from realms_nb.core.errors import UnknownLanguage, shown
from realms_nb.core.event import CARD, SEAT, TERM, Event, Kind
from realms_nb.core.refusal import Detail, Refusal
from realms_nb.core.scoresheet import ScoreLine
from realms_nb.core.strategy import Reason

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "de", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
Depth = Literal["short", "beginner"]
DEPTHS: tuple[Depth, ...] = get_args(Depth)

# The catalogues that serve every game.
SHARED_ROOMS = ("common", "board", "charts", "strategies")

# What the open-ended details of refusals and score lines stand for.
_DETAILS = {
    "card": CARD,
    "own": CARD,
    "near": CARD,
    "seat": SEAT,
    "turn": SEAT,
    "category": TERM,
    "first": TERM,
    "second": TERM,
    "colour": TERM,
    "board": TERM,
}


class Narrator:
    """Tells a game in one language: `short` for those who know the rules, `beginner` for those who learn them."""

    def __init__(
        self,
        game: str,
        names: Sequence[str],
        *,
        language: str = "en",
        depth: str = "short",
        you: int | None = None,
        labels: Mapping[str, str] | None = None,
        rules: object = None,
    ) -> None:
        self.language = checked_language(language)
        if depth not in DEPTHS:
            raise UnknownLanguage(f"The depth of a story is {' or '.join(map(repr, DEPTHS))}, not {shown(depth)}.")
        self.depth: Depth = depth
        self.names = tuple(names)
        self.you = you
        self._bundle = _bundle(game, self.language)
        self._labels = labels or {}
        self._rules = rules

    def tell(self, event: Event) -> str:
        """The sentence of an event."""
        values: dict[str, object] = {}
        for name, kind in _kinds(type(event)).items():
            self._put(values, name, kind, getattr(event, name))
        return self._say(_key(type(event).__name__), values, self.depth)

    def refuse(self, refusal: Refusal) -> str:
        """The sentence of a refusal."""
        return self._say(f"refusal-{_kebab(refusal.code)}", self._values(refusal.details), self.depth)

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
        return self._say(f"rule-{rule}", values), self._say(f"rule-{rule}", values, "text")

    def say(self, key: str, **values: Detail | Sequence[Detail]) -> str:
        """Any other message of the catalogues; seats, cards and terms are given as in an event."""
        filled: dict[str, object] = {}
        for name, value in values.items():
            self._put(filled, name, SEAT if name in {"seat", "seats"} else CARD if name == "card" else None, value)
        return self._say(key, filled)

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
        return self._say(f"term-{word}", {})

    def join(self, words: Sequence[str]) -> str:
        """Words in a row, with "and" before the last one."""
        if len(words) < 2:
            return words[0] if words else self._say("none", {})
        return self._say("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def _values(self, details: Mapping[str, Detail]) -> dict[str, object]:
        values: dict[str, object] = {}
        for name, value in details.items():
            self._put(values, name, _DETAILS.get(name), value)
        return values

    def _put(self, values: dict[str, object], name: str, kind: Kind | None, value: object) -> None:
        """Give a value to a message, with what the message needs to choose its words: who it is, how many."""
        if isinstance(value, ScoreLine):
            values[name] = self.formula(value)
        elif isinstance(value, tuple | list):
            items = cast("Sequence[object]", value)
            values[name] = self.join([self._word(kind, item) for item in items])
            values[f"{name}_count"] = len(items)
            values[f"{name}_sum"] = " + ".join(map(str, items))
            values[f"{name}_is"] = self._persons(items)
        elif isinstance(value, bool):
            values[name] = "yes" if value else "no"
        else:
            values[name] = value if isinstance(value, int) and kind is None else self._word(kind, value)
            if kind is not None:
                values[f"{name}_is"] = self._person(value)

    def _word(self, kind: Kind | None, value: object) -> str:
        if value is None:
            return ""
        if kind is SEAT:
            return self.name(cast(int, value))
        if kind is CARD:
            return self.label(cast(str, value))
        if kind is TERM:
            return self.term(cast(str, value))
        return str(value)

    def _person(self, seat: object) -> str:
        return "nobody" if seat is None else "you" if seat == self.you else "other"

    def _persons(self, seats: Sequence[object]) -> str:
        if len(seats) == 1:
            return self._person(seats[0])
        return "nobody" if not seats else "with_you" if self.you in seats else "others"

    def _say(self, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
        return _format(self._bundle, key, values, attribute)


def _format(bundle: FluentBundle, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
    message = bundle.get_message(key)
    pattern = message.attributes.get(attribute or "", message.value)
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise LookupError(f"message {key} in {bundle.locales[0]}: {errors[0]}")
    return cast(str, text)


def checked_language(language: object) -> Language:
    """One of the languages that have texts."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"Stories are told in {', '.join(map(repr, LANGUAGES))}, not in {shown(language)}.")
    return language


def texts(game: str, language: str) -> str:
    """The source of a catalogue: what all games share, then the words of the game."""
    folder = files("realms_nb") / "texts"
    return "\n".join((folder / room / f"{language}.ftl").read_text("utf-8") for room in (*SHARED_ROOMS, game))


@cache
def _bundle(game: str, language: Language) -> FluentBundle:
    # Imported late: playing needs no words, and Fluent costs more time to load than the whole engine.
    from fluent.runtime import FluentBundle, FluentResource

    def count(number: int, what: str) -> str:
        return _format(bundle, f"count-{what}", {"n": number})

    def who(name: str, person: str, you_verb: str, verb: str) -> str:
        if person != "you":
            return f"{name} {verb}"
        # Italian leaves the pronoun out ("-"), so the verb opens the sentence.
        pronoun = _format(bundle, "you", {})
        return you_verb.capitalize() if pronoun == "-" else f"{pronoun} {you_verb}"

    # The marks that isolate names from the text around them are invisible, but break searching and comparing.
    functions: dict[str, Any] = {"COUNT": count, "WHO": who}
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(texts(game, language)))
    return bundle


@cache
def _kinds(event: type[Event]) -> dict[str, Kind | None]:
    hints = get_type_hints(event, include_extras=True)
    return {field.name: _kind(hints[field.name]) for field in structs.fields(event)}


def _kind(hint: Any) -> Kind | None:
    for part in (*getattr(hint, "__metadata__", ()), *get_args(hint)):
        kind = part if isinstance(part, Kind) else _kind(part)
        if kind:
            return kind
    return None


def _key(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _kebab(code: str) -> str:
    return code.replace("_", "-")
