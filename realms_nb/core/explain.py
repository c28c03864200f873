"""The story of a match, sentence by sentence; and why a move is not allowed."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import UnreadableMove
from realms_nb.core.lines import wrapped
from realms_nb.core.match import Match


def story(
    match: Match, language: str | None = None, depth: str = "short", *, last: int | None = None
) -> tuple[str, ...]:
    """The sentences of everything that has happened, or of the `last` so many moves."""
    narrator = match.narrator(language, depth)
    events = match.events
    if last is not None:
        events = tuple(event for step in match.history[-last:] for event in step.events) if last > 0 else ()
    return tuple(narrator.tell(event) for event in events)


def explain(match: Match, language: str | None = None, depth: str = "short", *, last: int | None = None) -> None:
    """Print the story so far; `depth="beginner"` explains every step, `last` tells only the last so many moves."""
    _print(*story(match, language, depth, last=last))


def why_not(match: Match, move: Any, *, language: str | None = None) -> None:
    """Print why a move, given as a value or as text, is not allowed now, and the rule behind it; nothing changes."""
    narrator = match.narrator(language, "beginner")
    try:
        refusal = match.game.why_not(
            match.state, match.game.parse(move, match.rules) if isinstance(move, str) else move
        )
    except UnreadableMove as error:
        _print(str(error))
        return
    if refusal is None:
        _print(narrator.say("move-allowed", move=str(move)))
    else:
        _print(narrator.refuse(refusal), ": ".join(narrator.rule(refusal.rule)))


def _print(*sentences: str) -> None:
    for sentence in sentences:
        print(wrapped(sentence))
