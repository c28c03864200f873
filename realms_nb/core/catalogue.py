"""The catalogues: every sentence, in Project Fluent, as `texts/<who>/<language>/<topic>.ftl`.

`common` holds the words of no game. A game's own folder may say anything anew; a game of another package brings its
folder in that package's `texts`, or none. A catalogue may call three functions besides Fluent's own:
`COUNT($n, "coin")` is the message `count-coin` with its plural chosen for the language;
`WHO($seat, $seat_is, "take", "takes")` is the subject with its verb: "You take" or "Ada takes";
`NEAR($near)` asks "Did you mean ...?" after a name that nothing has, or nothing if no name is near.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, cast, get_args

from msgspec import Struct

from realms_nb.core.errors import UnknownLanguage, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "de", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
COMMON = "common"


class Span(Struct, frozen=True):
    """A stretch of a told sentence: plain text, or what it names: a `seat`, a `card`, the `coins` of a seat."""

    text: str
    kind: str = "text"
    # The seat's number, or the card's English name.
    key: int | str | None = None


# Stands in a sentence for the marked stretch of that number. The stretch itself is kept apart while the sentence is
# made, so that nothing that a name contains can be taken for a mark.
_MARK = re.compile("\ufdd0(\\d+)\ufdd1")


class Marks:
    """The marked stretches of a sentence while it is being made."""

    def __init__(self) -> None:
        self._spans: list[Span] = []

    def mark(self, text: str, kind: str, key: int | str | None) -> str:
        """What stands in the sentence for this stretch."""
        self._spans.append(Span(text, kind, key))
        return f"\ufdd0{len(self._spans) - 1}\ufdd1"

    def spans(self, sentence: str) -> tuple[Span, ...]:
        """The whole sentence, stretch by stretch."""
        pieces = _MARK.split(sentence)
        # Every second piece is the number of a mark.
        spans = [self._spans[int(piece)] if place % 2 else Span(piece) for place, piece in enumerate(pieces)]
        return tuple([span for span in spans if span.text])


class Catalogue:
    """The words of one game (or of none) in one language."""

    def __init__(self, game: str | None, language: Language, package: str) -> None:
        # Imported late: playing needs no words, and Fluent costs more time to load than the whole engine.
        from fluent.runtime import FluentBundle, FluentResource

        # The marks that isolate names from the text around them are invisible, but break searching and comparing.
        functions: dict[str, Any] = {"COUNT": self._count, "WHO": self._who, "NEAR": self._near}
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._bundle.add_resource(FluentResource(texts_of(COMMON, language)))
        # The messages of the game, in the order in which they are written.
        self.own: tuple[str, ...] = ()
        if game is not None:
            source = texts_of(game, language, package)
            self.own = tuple(re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE))
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, object], attribute: str | None = None) -> str:
        """A message with its values; one that nobody wrote is made of its key and the values, in plain words."""
        if not self.has(key):
            return _plain(key, values)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute or "", message.value)
        assert pattern is not None, key
        text, errors = self._resolve(pattern, values)
        if errors:
            raise LookupError(f"message {key} in {self._bundle.locales[0]}: {errors[0]}")
        return cast(str, text)

    def _resolve(self, pattern: Any, values: Mapping[str, object]) -> tuple[object, list[Exception]]:
        kept = _marked_number()
        # No comprehension: most sentences have no marked number, and many are told with every move.
        marked = False
        for value in values.values():
            marked |= isinstance(value, kept)
        if not marked:
            return self._bundle.format_pattern(pattern, dict(values))
        # `format_pattern` would make plain numbers of the marked ones.
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
        from fluent.runtime.utils import native_to_fluent

        args = {name: value if isinstance(value, kept) else native_to_fluent(value) for name, value in values.items()}
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self._bundle, errors=errors, current=CurrentEnvironment(args=args))
        return pattern(environment), errors

    def _count(self, number: int, what: str) -> str:
        key, plain = f"count-{what}", int(number)
        text = self.say(key, {"n": plain}) if self.has(key) else f"{plain} {what}"
        # The class of marked numbers is made on first use, so the checker cannot know it.
        return number.marked(text) if isinstance(number, _marked_number()) else text  # pyright: ignore

    def _who(self, name: str, person: str, you_verb: str, verb: str) -> str:
        if person != "you":
            return f"{name} {verb}"
        # Italian leaves the pronoun out ("-"), so the verb opens the sentence.
        return you_verb.capitalize() if self.say("you", {}) == "-" else f"{name} {you_verb}"

    def _near(self, near: str) -> str:
        return f" {self.say('did-you-mean', {'near': near})}" if near else ""


@cache
def catalogue(game: str | None, language: Language, package: str = "realms_nb") -> Catalogue:
    """The words of a game, or of none, in a language."""
    return Catalogue(game, language, package)


def marked_number(value: int, marks: Marks, kind: str, key: int | str | None) -> Any:
    """A number that chooses plurals like any other, and marks what is told of it."""
    number = _marked_number()(value)
    number.marked = partial(marks.mark, kind=kind, key=key)
    return number


@cache
def _marked_number() -> Any:
    from fluent.runtime.types import FluentInt

    class MarkedNumber(FluentInt):
        marked: Any

        def format(self, locale: Any) -> str:
            return self.marked(super().format(locale))

    return MarkedNumber


def checked_language(language: object) -> Language:
    """One of the languages that have texts."""
    if language not in LANGUAGES:
        raise UnknownLanguage(code="unknown_language", known=", ".join(map(repr, LANGUAGES)), given=shown(language))
    return language


def texts(game: str | None, language: str, package: str = "realms_nb") -> str:
    """The source of a catalogue: the words of no game, then those of the game."""
    return "\n".join(texts_of(who, language, package if who == game else "realms_nb") for who in (COMMON, game) if who)


def texts_of(who: str, language: str, package: str = "realms_nb") -> str:
    """The words of one folder, topic by topic; nothing if there is no such folder."""
    package = f"realms_nb.games.{who}" if package == "realms_nb" else package
    try:
        folder = files("realms_nb" if who == COMMON else package) / "texts" / language
    except ModuleNotFoundError:
        return ""
    if not folder.is_dir():
        return ""
    topics = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(topic.read_text("utf-8") for topic in topics)


def _plain(key: str, values: Mapping[str, object]) -> str:
    """What can be said without a message: the words of its key, and the values by their names."""
    words = key.replace("-", " ").replace("_", " ")
    helpers = ("_is", "_count", "_sum")
    facts = [f"{name.replace('_', ' ')} {value}" for name, value in values.items() if not name.endswith(helpers)]
    sentence = f"{words}: {', '.join(facts)}" if facts else words
    return f"{sentence[:1].upper()}{sentence[1:]}."
