"""A review as the browser gets it: told in the language of the board to one of its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.board.wire import sent
from realms_nb.core.errors import RealmsError
from realms_nb.display.svg import points, written
from realms_nb.reviews.page import headline, sentences
from realms_nb.reviews.part import reviews_of
from realms_nb.simulation.policies import told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from realms_nb.board.review_jobs import CachedReview, Job
    from realms_nb.core.narrator import Narrator
    from realms_nb.reviews import KeyDecision, Option, Review

_KINDS: dict[str, sent.NoteKind] = {"best": "best", "cost": "cost", "cannot tell": "unclear"}


def unfinished(job: Job, narrator: Narrator) -> sent.ReviewState:
    """How far a review is, or why there is none."""
    if job.error is not None:
        known = isinstance(job.error, RealmsError)
        reason = narrator.error(job.error) if known else f"{type(job.error).__name__}: {job.error}"
        state, text = "failed", narrator.say("review-failed", reason=reason)
    elif job.stopped:
        state, text = "stopped", narrator.say("review-was-stopped")
    else:
        state, text = "running", ""
    return sent.ReviewState(job.seat, state, job.done, len(job.steps), text, (), (), 0)


def finished(kept: CachedReview, language: str) -> sent.ReviewState:
    """What came of a review: every choice of the seat, luck that counted, and the moments to look at again."""
    review = kept.found.for_seat(kept.seat, language)
    said = tuple(sorted((*_choices(review), *_luck(review)), key=lambda each: each.at))
    return sent.ReviewState(
        seat=kept.seat,
        state="done",
        done=len(kept.steps),
        length=len(kept.steps),
        text=f"{headline(review)} {_futures(review)} {told(review.narrator(), review.evidence)}",
        verdicts=said,
        moments=tuple(_moment(review, moment) for moment in review.moments),
        even=100 / review.evidence.seats,
    )


def at_once(kept: CachedReview, language: str) -> sent.ReviewState:
    """What is said of the choice that was made just now."""
    review = kept.found.for_seat(kept.seat, language)
    (verdict,) = _choices(review)
    return sent.ReviewState(
        seat=kept.seat,
        state="done",
        done=1,
        length=1,
        text=review.narrator().say("review-live", step=verdict.at, verdict=verdict.text),
        verdicts=(verdict,),
        moments=tuple(_moment(review, moment) for moment in review.moments),
        even=100 / review.evidence.seats,
    )


def _futures(review: Review) -> str:
    """By how many futures it was judged: few of them leave much open."""
    playouts = written(review.evidence.playouts, review.language, 0)
    return review.narrator().say("review-futures", playouts=playouts)


def _choices(review: Review) -> Iterator[sent.ChoiceNote]:
    say, language = review.narrator().say, review.language
    for each in review.evidence.decisions:
        if each.seat == review.you:
            key = each.verdict.replace(" ", "-")
            text = say(f"review-verdict-{key}", cost=points(each.cost, language))
            yield sent.ChoiceNote(each.step + 1, _KINDS[each.verdict], text)


def _luck(review: Review) -> Iterator[sent.ChoiceNote]:
    """Luck that is larger than its error."""
    for each in review.events:
        if each.kind == "luck" and (each.low > 0 or each.high < 0):
            change = points(each.change, review.language, signed=True)
            yield sent.ChoiceNote(each.step + 1, "luck", review.narrator().say("review-verdict-luck", change=change))


def _moment(review: Review, moment: KeyDecision) -> sent.KeyDecisionCard:
    narrator, language = review.narrator(), review.language
    step = narrator.say("review-step", step=moment.step + 1)
    half = (moment.cost_high - moment.cost_low) / 2
    return sent.KeyDecisionCard(
        step=moment.step,
        title=f"{step}, {narrator.say('review-round', number=moment.phase)}",
        cost=f"{points(-moment.cost, language)} ± {points(half, language)}",
        played=_way(review, moment.played),
        better=_way(review, moment.better),
        why=" ".join(sentences(review, moment)),
    )


def _way(review: Review, option: Option) -> sent.Way:
    game, narrator = review.match.game, review.narrator()
    room = reviews_of(game)
    figures: list[sent.FigureText] = []
    for each in option.figures:
        before, after = (written(value, review.language, 0) for value in (each.before, each.after))
        text = after if before == after else f"{before}\u00a0→\u00a0{after}"
        figures.append(sent.FigureText(text, narrator.say(f"review-figure-{each.key}")))
    return sent.Way(
        move=option.move,
        words=room.move_words(game.parse(option.move, review.match.rules), narrator),
        figures=tuple(figures),
        win=100 * option.win,
        low=100 * option.win_low,
        high=100 * option.win_high,
    )
