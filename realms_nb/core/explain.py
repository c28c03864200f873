"""The story of a match, sentence by sentence; and why a move is not allowed."""

from __future__ import annotations

from typing import Any, cast

from realms_nb.core.errors import BadSetup, UnreadableMove, shown
from realms_nb.core.lines import wrapped
from realms_nb.core.match import Match
from realms_nb.core.narrator import Depth, Language


def story(
    match: Match,
    language: Language | None = None,
    depth: Depth = "short",
    *,
    last: int | None = None,
    you: int | str | None = None,
) -> tuple[str, ...]:
    """The sentences of everything that has happened, or of the `last` so many moves; `you` is the seat spoken to.

    What happens at a table is heard by all: no event holds a secret, so the story is the same whoever reads it.
    """
    narrator = _told(match, "rn.story").narrator(language, depth, you)
    events = match.events
    if last is not None:
        events = tuple(event for step in match.history[-last:] for event in step.events) if last > 0 else ()
    return tuple(narrator.tell(event) for event in events)


def rounds(
    match: Match, language: Language | None = None, depth: Depth = "short", *, you: int | str | None = None
) -> tuple[str, ...]:
    """The story in short: what each round came to, one paragraph a round, and how it ended.

    What is told in short is a matter of the events (`Event.brief`); a game that marks none is told in full.
    """
    narrator = match.narrator(language, depth, you)
    told = [event for event in match.events if event.brief] or list(match.events)
    paragraphs: list[list[str]] = []
    rule = ""
    for event in told:
        # A round opens a paragraph, and so does the final scoring.
        opens = event.rule == "round" or (event.rule == "scoring" and rule != "scoring")
        if opens or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(narrator.tell(event))
        rule = event.rule
    return tuple(" ".join(sentences) for sentences in paragraphs)


def explain(
    match: Match,
    language: Language | None = None,
    depth: Depth = "short",
    *,
    last: int | None = None,
    you: int | str | None = None,
    full: bool = False,
) -> None:
    """Print the story of a `match`; `depth="beginner"` explains every step, `last` tells only the last so many moves.

    A finished game is told round by round, in short, unless it is asked for in `full`. It is told in `language`, or in
    that of the match, and `you` is the seat that is spoken to.

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> rn.explain(match, language="de")
    Du startest mit 3 Münzen.
    ...
    """
    if _told(match, "rn.explain").turn is not None or last is not None or full:
        _print(*story(match, language, depth, last=last, you=you))
    else:
        _print(*rounds(match, language, depth, you=you))
        _print(match.narrator(language).say("story-in-full", code="rn.explain(match, full=True)"))


def _told(match: Match, asked: str) -> Match:
    """The match that is asked about; anything else is refused in a sentence."""
    if not isinstance(cast(object, match), Match):
        raise BadSetup(f"{asked} tells of a match, made by rn.Match(game, ...), not {shown(match)}.")
    return match


def why_not(match: Match, move: Any, *, language: Language | None = None, you: int | str | None = None) -> None:
    """Print why a `move`, given as a value or as text, is not allowed in a `match` now, and the rule behind it.

    Nothing changes. It is told in `language`, or in that of the match, and `you` is the seat that is spoken to.

    >>> rn.why_not(rn.Match(rn.minute_realms, ["You", "Ada"], seed=7), "build Castle")
    Castle has not been dealt this round. ...
    """
    narrator = _told(match, "rn.why_not").narrator(language, "beginner", you)
    try:
        if isinstance(move, str):
            move = match.game.parse(match.game.unnamed(move, match.names), match.rules)
        refusal = match.game.why_not(match.state, move)
    except UnreadableMove as error:
        _print(narrator.error(error))
        return
    if refusal is None:
        _print(narrator.say("move-allowed", move=match.game.describe_move(move, narrator)))
    else:
        _print(narrator.refuse(refusal), ": ".join(narrator.rule(refusal.rule)))


def _print(*sentences: str) -> None:
    for sentence in sentences:
        print(wrapped(sentence))
