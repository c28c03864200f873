"""Exercises of `16-playtest-and-improve`: seats, a repair, the strongest card, looking further, and a guess kept.

Every answer begins with the game, and what is said of it is held against fresh games of that very game.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from realms_nb.core.chance import branch
from realms_nb.core.errors import shown
from realms_nb.lab.any_game import part_of
from realms_nb.lab.cards import cards
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.report_facts import played
from realms_nb.lab.results import Numbers
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.own_games.handed_in import an_own_game, parts_of
from realms_nb.own.record import OwnGame
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.statistics import student

# Fresh deals: no notebook has seen them. So many games tell of the seats, so many deals of cards and of levels.
SEED, GAMES, CARD_DEALS, PAIRS = 72_100, 800, 150, 150
# A share may be so many points of a hundred beside ours: theirs was measured on other games.
BESIDE = 10
UNKNOWN, HELPS, NOT = "unknown", "helps", "not"
WAYS = ("more", "fewer", UNKNOWN)


class Between(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@told_exercise("playtest-1")
def better_seat(answer: Any) -> Praise:
    """The seat that wins more than its share of fresh games, and how many of 100; or that nobody can tell."""
    game, who, said = _said(answer)
    seats = game.players[0]
    shares = [_between(each) for each in _seat_shares(game, game.STANDARD).T]
    ahead = [seat for seat, share in enumerate(shares) if share.low > 1 / seats]
    told: dict[str, Any] = _told(shares[ahead[0] if ahead else 0], GAMES)
    told["which"] = ahead[0] + 1 if ahead else 1
    if who == UNKNOWN:
        if ahead:
            raise not_yet("playtest-can-be-told", **told)
        return praise("playtest-seats-unknown", **told)
    seat = expect(who, int)
    if not 1 <= seat <= seats:
        raise not_yet("playtest-no-seat", given=seat, most=seats)
    if not ahead:
        raise not_yet("playtest-cannot-be-told", **told)
    if seat - 1 not in ahead:
        raise not_yet("playtest-other-seat", **told)
    _is_beside(said, shares[seat - 1], GAMES)
    return praise("playtest-seat", **_told(shares[seat - 1], GAMES), which=seat)


@told_exercise("playtest-2")
def fair_seats(answer: Any) -> Praise:
    """Rules, or another game, in which nobody can tell the seats apart, where they were apart before."""
    game, changed = parts_of(answer, 2)
    other, rules = (game, changed) if _are_rules(changed, game) else (an_own_game(changed), None)
    rules = other.STANDARD if rules is None else rules
    fair = 1 / game.players[0]
    before, after = (_between(_seat_shares(each, by)[:, 0]) for each, by in ((game, game.STANDARD), (other, rules)))
    told: dict[str, Any] = {"games": GAMES, "before": _percent(before.mean)}
    told |= {"share": _percent(after.mean), "low": _percent(after.low), "high": _percent(after.high)}
    if before.low <= fair <= before.high:
        raise not_yet("playtest-fair-before", **told)
    if after.low <= fair <= after.high and abs(after.mean - fair) < abs(before.mean - fair):
        return praise("playtest-fair", **told)
    if other is game and rules == game.STANDARD:
        raise not_yet("playtest-nothing-changed")
    if (after.mean - fair) * (before.mean - fair) < 0:
        raise not_yet("playtest-too-much", **told)
    if abs(after.mean - fair) >= abs(before.mean - fair):
        raise not_yet("playtest-worse", **told)
    raise not_yet("playtest-too-little", **told)


@told_exercise("playtest-3")
def strongest_card(answer: Any) -> Praise:
    """The card that is worth most to whoever may take it, or one that nobody can tell from it."""
    game, name = parts_of(answer, 2)
    worths = _worths(game)
    known = ", ".join(worths)
    if not isinstance(name, str) or name not in worths:
        raise not_yet("playtest-no-card", given=shown(name), known=known)
    best = max(worths, key=lambda each: worths[each].mean)
    told: dict[str, Any] = {
        "card": name,
        "worth": _percent(worths[name].mean),
        "deals": CARD_DEALS,
        "best": _percent(worths[best].mean),
    }
    if worths[name].high < worths[best].low:
        raise not_yet("playtest-other-card", **told)
    return praise("playtest-card", **told, margin=_percent(worths[name].high - worths[name].mean))


@told_exercise("playtest-4")
def luck_or_skill(answer: Any) -> Praise:
    """Whether knights win more than squires in fresh games, and how much; or that nobody can tell."""
    game, word, said = _said(answer)
    share, fair = _between(_steps(game)), 1 / game.players[0]
    truth = HELPS if share.low > fair else UNKNOWN
    told = _told(share, PAIRS * game.players[0])
    if word not in (HELPS, NOT, UNKNOWN):
        raise not_yet("playtest-three-words", given=shown(word))
    if word == NOT and truth == UNKNOWN:
        # That it does not help is more than these games can say.
        raise not_yet("playtest-not-is-more", **told)
    if word != truth:
        raise not_yet("playtest-helps" if truth == HELPS else "playtest-helps-not", **told)
    if word == HELPS:
        _is_beside(said, share, PAIRS * game.players[0])
    return praise(f"playtest-{word}", **told)


@told_exercise("playtest-5")
def honest_guess(answer: Any) -> Praise:
    """What a change did to the points that all make together: what was measured counts, whatever was guessed."""
    game, rules, guess, measured = parts_of(answer, 4)
    if not _are_rules(rules, game):
        raise not_yet("playtest-no-rules", given=shown(rules), title=game.title)
    for word in (guess, measured):
        if word not in (*WAYS, "same"):
            raise not_yet("playtest-four-words", given=shown(word))
    if rules == game.STANDARD:
        raise not_yet("playtest-nothing-changed")
    change = _between(_points(game, rules) - _points(game, game.STANDARD))
    truth = "more" if change.low > 0 else "fewer" if change.high < 0 else UNKNOWN
    told: dict[str, Any] = {
        "games": GAMES,
        "change": round(change.mean, 1),
        "low": round(change.low, 1),
        "high": round(change.high, 1),
    }
    said = UNKNOWN if measured == "same" else measured
    if said != truth:
        raise not_yet("playtest-measured-" + truth, **told)
    surprised = (UNKNOWN if guess == "same" else guess) != truth
    return praise("playtest-guess-wrong" if surprised else "playtest-guess-right", **told)


def _said(answer: object) -> tuple[OwnGame, Any, Any]:
    """A game, a word or a seat, and the share that was measured; without a share where nobody can tell."""
    if isinstance(answer, tuple | list) and len(answer) == 2 and answer[1] in (UNKNOWN, NOT):
        return an_own_game(answer[0]), answer[1], None
    game, who, share = parts_of(answer, 3)
    if isinstance(share, bool) or not isinstance(share, int | float):
        raise not_yet("playtest-no-share", given=shown(share))
    return game, who, float(share)


def _is_beside(said: float | None, share: Between, games: int) -> None:
    """Whoever has measured comes near what we measure."""
    if said is None:
        raise not_yet("playtest-no-share", given=shown(said))
    if abs(said - 100 * share.mean) > BESIDE:
        hint = "playtest-as-a-part" if abs(100 * said - 100 * share.mean) <= BESIDE else "playtest-other-share"
        raise not_yet(hint, **_told(share, games), given=shown(said))


def _are_rules(changed: object, game: OwnGame) -> bool:
    return type(changed) is type(game.STANDARD)


@cache
def _seat_shares(game: OwnGame, rules: Any) -> Numbers:
    """The part of each seat in the win of each fresh game: deals x seats."""
    seats = game.players[0]
    rows = played(game, rules, [part_of(game).PLAYER] * seats, GAMES, SEED)
    won = rows.pivot(index="game", columns="seat", values="won").to_numpy(float)
    return won / np.maximum(1, won.sum(axis=1, keepdims=True))


@cache
def _points(game: OwnGame, rules: Any) -> Numbers:
    """The points of all seats together in each fresh game, dealt alike for all rules."""
    rows = played(game, rules, [part_of(game).PLAYER] * game.players[0], GAMES, branch(SEED, "points"))
    return rows.pivot(index="game", columns="seat", values="score").to_numpy(float).sum(axis=1)


@cache
def _worths(game: OwnGame) -> dict[str, Between]:
    """What each card is worth in fresh deals."""
    rows = cards(game, seats=game.players[0], deals=CARD_DEALS, player="squire", seed=SEED, quiet=True).table
    return {row["card"]: Between(row["worth"], row["low"], row["high"]) for row in rows.to_dict("records")}


@cache
def _steps(game: OwnGame) -> Numbers:
    """The share of wins of one knight among squires, deal by deal."""
    task = Task(game, game.STANDARD, contenders(game, ["knight", "squire"], None))
    return pair_shares(task, range(PAIRS), game.players[0], SEED)


def _between(values: Numbers) -> Between:
    mean, half = float(values.mean()), student(len(values) - 1) * float(values.std(ddof=1)) / len(values) ** 0.5
    return Between(mean, mean - half, mean + half)


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _told(share: Between, games: int) -> dict[str, Any]:
    return {"share": _percent(share.mean), "low": _percent(share.low), "high": _percent(share.high), "games": games}
