"""The list of moves, and the lines of a game, as the browser gets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from realms_nb.board.stage import Stage
    from realms_nb.board.story import Telling
    from realms_nb.core.event import Event
    from realms_nb.core.history import Step
    from realms_nb.core.match import Match

# The rule that an event names when it opens a chapter of the game.
CHAPTER = "round"


def record(
    stage: Stage, telling: Telling, step: Step | None, events: Sequence[Event], reason: str | None
) -> wire.Entry:
    """What one move brought, up to the chapter that it opened, if any; the start of the game (None) opens the first."""
    opens = next((place for place, event in enumerate(events) if event.rule == CHAPTER), None)
    own, dealt = (events, ()) if opens is None else (events[:opens], events[opens + 1 :])
    sentences = tuple(telling.sentence(event) for event in own)
    short = _asked(stage, "short", own, telling)
    deal = None
    if dealt:
        deal = _asked(stage, "deal", dealt, telling) or " ".join(_text(telling.sentence(event)) for event in dealt)
    return wire.Entry(
        sentences=sentences,
        seat=None if step is None else step.seat,
        short=short or (_text(sentences[0]) if sentences else None),
        reason=reason,
        chapter=None if opens is None else _text(telling.sentence(events[opens])),
        deal=deal,
    )


def history(match: Match, short: Callable[[Step], str | None], *, looking: bool) -> wire.History:
    """Where the match stands; `short` tells the first move of a line in few words."""
    return wire.History(
        at=match.at,
        length=match.length,
        looking=looking,
        line=match.line,
        lines=tuple(
            wire.Line(
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
            wire.Earlier(game.names, len(game.history.steps), game.seed, _totals(match, game.history.steps[-1].state))
            for game in match.earlier
        ),
    )


def _totals(match: Match, state: Any) -> tuple[int, ...] | None:
    if match.game.outcome(state) is None:
        return None
    return tuple(sheet.total for sheet in match.game.scores(state))


def _asked(stage: Stage, what: str, events: Sequence[Event], telling: Telling) -> str | None:
    """A stage may have shorter words for a move (`short`) and for what was dealt (`deal`)."""
    tell = getattr(stage, what, None)
    return None if tell is None else tell(events, telling.narrator)


def _text(sentence: wire.Sentence) -> str:
    return "".join(span.text for span in sentence.spans)
