"""Exercises of `04b-five-lines-of-python`: six functions of a few lines, each asked about cards of real games.

A function that is wrong is told in which case, and the case is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import shown
from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.lessons.offer import Offer
from realms_nb.lessons.exercise import NotYet, Praise, not_yet, praise, told_exercise
from realms_nb.lessons.student import results

# Games that no notebook shows.
GAMES, SEED = 6, 41_000
# With fewer shields than that `plan` builds a wall.
WALL = 2
# What `first_build` says where no move builds.
NOTHING = "nothing"


@told_exercise("python-1", GAME)
def coins_left(answer: Any) -> Praise:
    """The coins that stay after building a card; below zero, so many are missing."""
    cases = _dear_and_cheap()
    for (view, card), found in zip(cases, results(answer, cases, said="view, card"), strict=True):
        right = view.coins - card.cost
        told = {"card": card.name, "cost": card.cost, "coins": view.coins, "given": shown(found), "wanted": right}
        if _same(found, right):
            continue
        if _same(found, -right):
            raise _wrong("py-turned", view, card, told)
        if _same(found, max(right, 0)):
            raise _wrong("py-not-below", view, card, told)
        raise _wrong("py-left", view, card, told)
    return praise("py-left", count=len(cases))


@told_exercise("python-2", GAME)
def can_pay(answer: Any) -> Praise:
    """Whether the coins are enough to build a card."""
    cases = _dear_and_cheap()
    for (view, card), found in zip(cases, results(answer, cases, said="view, card"), strict=True):
        right = card.cost <= view.coins
        told = {"card": card.name, "cost": card.cost, "coins": view.coins, "given": shown(found), "wanted": str(right)}
        if not isinstance(found, bool):
            raise _wrong("py-true-false", view, card, told)
        if found == right:
            continue
        raise _wrong("py-just-enough" if card.cost == view.coins else "py-can-pay", view, card, told)
    return praise("py-can-pay", count=len(cases), yes=sum(card.cost <= view.coins for view, card in cases))


@told_exercise("python-3", GAME)
def plan(answer: Any) -> Praise:
    """A word for a position: a wall as long as there are few shields."""
    cases = _views_by(lambda view: min(view.shields, WALL + 1))
    for (view,), found in zip(cases, results(answer, cases, said="view"), strict=True):
        right = "bastion" if view.shields < WALL else "build"
        told = {"shields": view.shields, "given": shown(found), "wanted": right}
        if found not in ("bastion", "build"):
            raise _wrong("py-one-of-two", view, None, told)
        if found != right:
            raise _wrong("py-edge" if view.shields == WALL else "py-plan", view, None, told)
    return praise("py-plan", count=len(cases))


@told_exercise("python-4", GAME)
def payable(answer: Any) -> Praise:
    """The names of the cards on offer that can be paid, in the order of the offer."""
    cases = _views_by(lambda view: min(3, sum(card.cost <= view.coins for card in view.cards)))
    for (view,), found in zip(cases, results(answer, cases, said="view"), strict=True):
        right = [card.name for card in view.cards if card.cost <= view.coins]
        told = {"coins": view.coins, "given": shown(found), "wanted": shown(right)}
        if not isinstance(found, list):
            raise _wrong("py-a-list", view, None, told)
        if found == right:
            continue
        if found and all(isinstance(each, dict) for each in found):
            raise _wrong("py-cards", view, None, told)
        if len(right) > 1 and found == right[:1]:
            raise _wrong("py-return-in-loop", view, None, told)
        if found == [card.name for card in view.cards]:
            raise _wrong("py-all-cards", view, None, told)
        if found == [card.name for card in view.cards if card.cost < view.coins]:
            raise _wrong("py-list-just-enough", view, None, told)
        raise _wrong("py-payable", view, None, told)
    return praise("py-payable", count=len(cases))


@told_exercise("python-5", GAME)
def how_many(answer: Any) -> Praise:
    """How many of some cards are of a category."""
    asked = _counted()
    found_all = results(answer, [(cards, category) for _, cards, category in asked], said="cards, category")
    for (view, cards, category), found in zip(asked, found_all, strict=True):
        right = sum(card.category == category for card in cards)
        told = {"asked": category, "count": len(cards), "given": shown(found), "wanted": right}
        if _same(found, right):
            continue
        if right > 1 and _same(found, 1):
            raise _wrong("py-count-one", view, None, told, cards)
        if _same(found, len(cards)):
            raise _wrong("py-count-all", view, None, told, cards)
        raise _wrong("py-count", view, None, told, cards)
    return praise("py-count", count=len(asked))


@told_exercise("python-6", GAME)
def first_build(answer: Any) -> Praise:
    """The card of the first move that builds; `nothing` if none does."""
    asked = _moves()
    found_all = results(answer, [(moves,) for _, moves in asked], said="moves")
    for (view, moves), found in zip(asked, found_all, strict=True):
        right = next((move.card for move in moves if move.use == "build"), NOTHING)
        told = {"moves": ", ".join(map(str, moves)), "given": shown(found), "wanted": right}
        if found == right:
            continue
        if right == NOTHING:
            raise _wrong("py-none-builds", view, None, told)
        if found == NOTHING:
            raise _wrong("py-gives-up", view, None, told)
        if found == [move.card for move in moves if move.use == "build"][-1]:
            raise _wrong("py-last-build", view, None, told)
        raise _wrong("py-first-build", view, None, told)
    return praise("py-first-build", count=len(asked))


def _same(found: object, right: int) -> bool:
    """Whether a number was meant: True is no number."""
    return isinstance(found, int | float) and not isinstance(found, bool) and found == right


def _wrong(
    key: str, view: View, card: Card | None, details: dict[str, Any], cards: tuple[Card, ...] | None = None
) -> NotYet:
    """What is told of a case, and its picture in the language of who reads it."""

    def drawn(language: str) -> str:
        return Offer(view, language, None if card is None else card.name, cards).drawn()

    fault = not_yet(key, GAME, **details)
    fault.picture = drawn
    return fault


@cache
def _positions() -> tuple[tuple[View, tuple[Move, ...]], ...]:
    """Positions of games in which anything is played, as the seat sees them whose turn it is."""
    return tuple(_played())


def _played() -> Iterator[tuple[View, tuple[Move, ...]]]:
    for game in range(GAMES):
        match, rng = Match(GAME, 3, seed=SEED + game), Random(SEED + game)
        while match.turn is not None:
            yield GAME.view_for(match.state, match.turn), match.legal_moves
            match.play(rng.choice(match.legal_moves))


def _views_by(kind: Callable[[View], int], each: int = 4) -> list[tuple[View]]:
    """A few positions of each kind, so that every branch of a function is asked for."""
    found: dict[int, list[tuple[View]]] = {}
    for view, _ in _positions():
        if view.cards:
            found.setdefault(kind(view), []).append((view,))
    return [case for key in sorted(found) for case in found[key][:each]]


def _dear_and_cheap() -> list[tuple[View, Card]]:
    """Cards that cost less than there is, just as much, and more."""
    found: dict[int, list[tuple[View, Card]]] = {-1: [], 0: [], 1: []}
    for view, _ in _positions():
        for card in view.cards:
            found[(card.cost > view.coins) - (card.cost < view.coins)].append((view, card))
    return [case for key in (-1, 0, 1) for case in found[key][:: len(found[key]) // 4][:4]]


def _counted() -> list[tuple[View, tuple[Card, ...], str]]:
    """Cards on offer and buildings with a category that none, one or some of them have."""
    found: dict[int, list[tuple[View, tuple[Card, ...], str]]] = {}
    for view, _ in _positions():
        for cards in (view.cards, view.buildings):
            for category in ("noble", "residential", "productive"):
                number = sum(card.category == category for card in cards)
                if len(cards) > number:
                    found.setdefault(min(number, 3), []).append((view, cards, category))
    return [case for key in (2, 0, 1, 3) for case in found[key][:4]]


def _moves() -> list[tuple[View, tuple[Move, ...]]]:
    """Positions in which the first move builds, in which a later one does, and in which none does."""
    found: dict[str, list[tuple[View, tuple[Move, ...]]]] = {"first": [], "later": [], "none": []}
    for view, moves in _positions():
        builds = [move.use == "build" for move in moves]
        found["first" if builds[0] else "later" if any(builds) else "none"].append((view, moves))
    return [case for key in ("first", "later", "none") for case in found[key][:4]]
