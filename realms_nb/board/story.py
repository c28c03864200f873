"""What happened, in words for the browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast, get_args

from realms_nb.board.wire import Book, Help, RuleText, Sentence, Span, SpanKind
from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import LANGUAGES, texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import Stage
    from realms_nb.core.event import Event
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

# No game here is tried with more.
MOST_SEATS = 6

# A message goes on over the lines that are indented or close a bracket.
_UI = re.compile(r"^(ui-[\w-]+) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)
_HOLE = re.compile(r"\$(\w+)")
_PERSON = re.compile(r"\$(\w+)_is\b")
_RULE = re.compile(r"^rule-([\w-]+) =", re.MULTILINE)


def book(
    match: Match, stage: Stage, narrator: Narrator, players: Sequence[str] = (), help: tuple[Help, ...] = ()
) -> Book[object]:
    """All that does not change during a game, in the narrator's language; `players` can sit at a new game."""
    source = texts(match.game.name, narrator.language, match.game.package)
    return Book(
        game=match.game.name,
        title=match.game.title,
        language=narrator.language,
        languages=LANGUAGES,
        hints=stage.HINTS if "hints" in help else 0,
        help=help,
        seats=_seats(match),
        players=tuple(players),
        words=words_of(source, narrator),
        rules={key: RuleText(*narrator.rule(key)) for key in _RULE.findall(source)},
        pages=stage.pages(match, narrator),
    )


def _seats(match: Match) -> tuple[int, ...]:
    """The numbers of seats that the rules allow: whatever can be dealt."""
    return tuple(seats for seats in range(1, MOST_SEATS + 1) if _can_be_dealt(match, seats))


def _can_be_dealt(match: Match, seats: int) -> bool:
    try:
        match.game.setup(seats=seats, seed=0, rules=match.rules)
    except RealmsError:
        return False
    return True


def words_of(source: str, narrator: Narrator) -> dict[str, str]:
    """Every `ui-` message; its variables become {holes} that the browser fills.

    A message that asks who a person is (`$name_is`) is there once more for each person in it who may be the one spoken
    to, as `key:name`: "{name} wins" and "You win". Of several people (`[with_you]`) the names stay a hole.
    """
    words: dict[str, str] = {}
    for message, body in dict(_UI.findall(f"{source}\n")).items():
        persons = sorted(set(_PERSON.findall(body)))
        holes = {hole: f"{{{hole}}}" for hole in _HOLE.findall(body) if hole.removesuffix("_is") not in persons}
        key = message.removeprefix("ui-")
        for you in (None, *persons):
            who: dict[str, str] = {}
            for person in persons:
                several = "[with_you]" in body
                spoken = person == you
                who[person] = narrator.say("you-name") if spoken and not several else f"{{{person}}}"
                who[f"{person}_is"] = ("with_you" if several else "you") if spoken else "other"
            words[key if you is None else f"{key}:{you}"] = narrator.say(message, **holes, **who)
    return words


class Telling:
    """The events of a match as sentences in one language; most have been told before, and telling takes time."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self._known: dict[int, tuple[Event, Sentence]] = {}

    def sentence(self, event: Event) -> Sentence:
        """An event as it is told; the same event again costs nothing."""
        known = self._known.get(id(event))
        # The event is kept beside its sentence, so that its id stays its own.
        if known is None or known[0] is not event:
            known = self._known[id(event)] = (event, self._told(event))
        return known[1]

    def _told(self, event: Event) -> Sentence:
        spans: list[Span] = []
        for span in self.narrator.spans(event):
            *_, change, arrow = spans[-2:] if len(spans) > 1 else (None, None)
            if span.kind == "coins" and change and change.key == str(span.key) and arrow and arrow.text.strip() == "→":
                # Coins before and after are one thing to point at.
                spans[-2:] = [Span(change.text + arrow.text + span.text, change.kind, change.key)]
            elif span.kind in get_args(SpanKind):
                spans.append(Span(span.text, cast("SpanKind", span.kind), str(span.key)))
            else:
                spans.append(Span(span.text))
        return Sentence(tuple(spans), event.rule, getattr(event, "seat", None))
