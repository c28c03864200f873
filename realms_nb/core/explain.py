"""The story of a match, sentence by sentence."""

from __future__ import annotations

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
    print("\n".join(story(match, language, depth, last=last)))
