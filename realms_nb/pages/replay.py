"""A match as a page: the board in replay, in one file that opens anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.page.sheet import replay_page
from realms_nb.board.presenter import BoardPresenter
from realms_nb.board.session import BoardSession
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.files import checked_path, write_whole
from realms_nb.core.match import Match
from realms_nb.core.narrator import LANGUAGES, Language

if TYPE_CHECKING:
    from collections.abc import Mapping
    from os import PathLike
    from pathlib import Path

    from realms_nb.core.strategy import Strategy
    from realms_nb.players.registry import Name
    from realms_nb.reviews.review import Review


class PageNotWritten(RealmsError):
    """A page could not be put where it was to be; nothing was written."""


def page(
    match: Match,
    path: str | PathLike[str],
    you: int | str | None = None,
    *,
    opponents: Mapping[int | str, Name | Strategy] | None = None,
    language: Language | None = None,
    review: Review | None = None,
) -> Path:
    """Write a `match` as one HTML file, `path`: the board with slider, moves, story and scenes, without Python.

    It holds what the viewer may know: the seat `you`, or the only one that no player had, or nobody in particular.
    `opponents` says which seats players had, as for a board. `language` is that of the match unless it is given.
    `review` adds what `rn.review(match)` has to say. The answer is where the file lies.

    >>> rn.page(rn.Match(rn.minute_realms, ["You", "Ada"], seed=7), "game.html").name
    'game.html'
    """
    if not isinstance(match, Match):
        raise BadSetup(code="page-of-what", given=shown(match))
    showing = BoardPresenter(BoardSession(match, opponents), you, language=language)
    text = replay_page(showing, None if review is None else _told(review, match, you))
    try:
        target = checked_path(path)
        write_whole(text.encode("utf-8"), target)
    except OSError as error:
        raise PageNotWritten(code="page-not-written", path=shown(path), error=error.strerror or str(error)) from error
    return target


def _told(review: Any, match: Match, you: int | str | None) -> dict[str, str]:
    """The review in every language, told to whoever looks at the page."""
    # Reviews load pandas, which a page without one does not need.
    from realms_nb.reviews.review import Review

    if not isinstance(review, Review):
        raise BadSetup(code="page-review-of-what", given=shown(review))
    played = [step.move for step in match.steps]
    if review.match.names != match.names or [step.move for step in review.match.steps] != played:
        raise BadSetup(code="page-review-of-another-match")
    seat = review.you if you is None else match.seat(you)
    return {language: review.for_seat(seat, language)._repr_html_() for language in LANGUAGES}
