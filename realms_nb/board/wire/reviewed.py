"""What Python sends of a review: how far it is, what each choice cost, and the moments to look at again."""

from __future__ import annotations

from typing import Literal

from realms_nb.board.wire.base import Wire


class Figure(Wire, frozen=True):
    """A number that a move changes at once, as it is written: "0 → 3", "coins"."""

    text: str
    word: str


class Way(Wire, frozen=True):
    """A move of a moment in words, what it changes at once, and its chance to win in percent with its interval."""

    move: str
    words: str
    figures: tuple[Figure, ...]
    win: float
    low: float
    high: float


class Moment(Wire, frozen=True):
    """A choice that cost something: where it was made, what was played, what would have been better, and why."""

    # The position in which it was made.
    step: int
    title: str
    cost: str
    played: Way
    better: Way
    why: str


VerdictKind = Literal["best", "cost", "unclear", "luck"]


class Verdict(Wire, frozen=True):
    """What is said of a move, or of the luck that followed it; the marks over the slider are those that count."""

    # The number of the move.
    at: int
    kind: VerdictKind
    text: str


class Review(Wire, frozen=True):
    """A review of the line that is looked at, told to one seat."""

    seat: int
    state: Literal["running", "done", "stopped", "failed"]
    # How many moves have been judged, of how many.
    done: int
    length: int
    # What is to be said first: who won and what luck did, or why there is no review.
    text: str
    verdicts: tuple[Verdict, ...]
    moments: tuple[Moment, ...]
    # An even chance in percent.
    even: float
