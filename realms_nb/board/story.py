"""What happened, in words for the browser.

The list of moves, and the lines of a game, as the browser gets them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast, get_args

from realms_nb.board.rulings import rulings
from realms_nb.board.wire import sent
from realms_nb.board.wire.sent import BoardTexts, Help, RuleText, Sentence, SpanKind, TextSpan
from realms_nb.board.wire.strength import LevelStrength
from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import LANGUAGES, texts
from realms_nb.players.measured import measured
from realms_nb.players.registry import LEVELS
from realms_nb.simulation.policies import level, one

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from realms_nb.board.stage import Stage
    from realms_nb.core.event import Event
    from realms_nb.core.history import Cursor, Step
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
    match: Match,
    stage: Stage,
    narrator: Narrator,
    players: Sequence[str] = (),
    help: tuple[Help, ...] = (),
    people: object = "people",
) -> BoardTexts[object]:
    """All that does not change during a game, in the narrator's language; `players` can sit at a new game.

    `people` is the level that people go on like in sampled futures.
    """
    source = texts(match.game.name, narrator.language, match.game.package)
    return BoardTexts(
        game=match.game.name,
        title=match.game.title,
        language=narrator.language,
        languages=LANGUAGES,
        hints=stage.HINTS if "hints" in help else 0,
        help=help,
        seats=_seats(match),
        players=tuple(players),
        levels=tuple(level for level in LEVELS if level in players),
        strengths=tuple(LevelStrength(*row) for row in measured(match.game.name, match.game.package)),
        words=_with_people(words_of(source, narrator), match, narrator, people),
        rules={key: RuleText(*narrator.rule(key)) for key in _RULE.findall(source)},
        pages=stage.pages(match, narrator),
        lesson=hasattr(stage, "lesson") or None,
        rulings=rulings(match, narrator),
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


def _with_people(words: dict[str, str], match: Match, narrator: Narrator, people: object) -> dict[str, str]:
    """The words, and in those of sampled futures like whom people go on in them."""
    hole = "{people_like}"
    if not any(hole in text for text in words.values()):
        return words
    who = level(narrator, one(match.game, people, len(match.names)).name)
    return {key: text.replace(hole, who) for key, text in words.items()}


class EventTexts:
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
        spans: list[TextSpan] = []
        for span in self.narrator.spans(event):
            *_, change, arrow = spans[-2:] if len(spans) > 1 else (None, None)
            if span.kind == "coins" and change and change.key == str(span.key) and arrow and arrow.text.strip() == "→":
                # Coins before and after are one thing to point at.
                spans[-2:] = [TextSpan(change.text + arrow.text + span.text, change.kind, change.key)]
            elif span.kind in get_args(SpanKind):
                spans.append(TextSpan(span.text, cast("SpanKind", span.kind), str(span.key)))
            else:
                spans.append(TextSpan(span.text))
        return Sentence(tuple(spans), event.rule, getattr(event, "seat", None))


# The rule that an event names when it opens a chapter of the game.
CHAPTER = "round"


def record(
    stage: Stage,
    telling: EventTexts,
    step: Step | None,
    events: Sequence[Event],
    reason: str | None,
    said: Sequence[str] = (),
    compared: sent.MoveReason | None = None,
) -> sent.Entry:
    """What one move brought, up to the chapter that it opened, if any; the start of the game (None) opens the first.

    What handlers of the class said of it follows what happened.
    """
    opens = next((place for place, event in enumerate(events) if event.rule == CHAPTER), None)
    own, dealt = (events, ()) if opens is None else (events[:opens], events[opens + 1 :])
    sentences = tuple(telling.sentence(event) for event in own)
    short = _asked(stage, "short", own, telling)
    deal = None
    if dealt:
        deal = _asked(stage, "deal", dealt, telling) or " ".join(_text(telling.sentence(event)) for event in dealt)
    return sent.Entry(
        sentences=(*sentences, *(Sentence((TextSpan(text),), "", own=True) for text in said)),
        seat=None if step is None else step.seat,
        short=short or (_text(sentences[0]) if sentences else None),
        reason=reason,
        compared=compared,
        chapter=None if opens is None else _text(telling.sentence(events[opens])),
        deal=deal,
    )


def history(match: Match, at: Cursor, short: Callable[[Step], str | None], *, looking: bool) -> sent.Timeline:
    """Where somebody looks in a match; `short` tells the first move of a line in few words."""
    return sent.Timeline(
        at=at.at,
        length=len(match.steps_of(at)),
        looking=looking,
        line=at.line,
        lines=tuple(
            sent.LineEntry(
                name=line.name,
                length=len(line.steps),
                leaves=line.leaves,
                of=None if line.of is None else match.lines[line.of].name,
                move=None if line.of is None else short(line.steps[line.leaves]),
                totals=_totals(match, line.steps[-1].state if line.steps else match.start),
            )
            for line in match.lines
        ),
        earlier=tuple(
            sent.EarlierEntry(game.names, len(game.history.steps), _totals(match, game.history.steps[-1].state))
            for game in match.earlier
        ),
    )


def _totals(match: Match, state: Any) -> tuple[int, ...] | None:
    if match.game.outcome(state) is None:
        return None
    return tuple(sheet.total for sheet in match.game.scores(state))


def _asked(stage: Stage, what: str, events: Sequence[Event], telling: EventTexts) -> str | None:
    """A stage may have shorter words for a move (`short`) and for what was dealt (`deal`)."""
    tell = getattr(stage, what, None)
    return None if tell is None else tell(events, telling.narrator)


def _text(sentence: sent.Sentence) -> str:
    return "".join(span.text for span in sentence.spans)
