"""Exercises of `16-playtest-and-improve`: seats, a repair, the strongest card, looking further, and a guess kept.

Every answer begins with the game, and what is said of it is held against fresh games of that very game.
"""

from __future__ import annotations

from functools import cache
from typing import Any

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
from realms_nb.lessons.own_games.settled import Between, between, settled
from realms_nb.own.record import OwnGame
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders

# Fresh deals: no notebook has seen them. So many games tell of the seats to begin with, so many deals of cards and of
# levels.
SEED, GAMES, CARD_DEALS, PAIRS = 72_100, 800, 150, 150
# A share may be so many points of a hundred beside ours: theirs was measured on other games.
BESIDE = 10
UNKNOWN, HELPS, NOT = "unknown", "helps", "not"
WAYS = ("more", "fewer", UNKNOWN)
# So much over a fair share may be told, and up to so much nobody need be able to tell it: between, both answers hold.
TELLING, BEYOND = 0.025, 0.035
# So many spreads are as good as certain: of 1,000 differences of nothing one is as large. An effect of six spreads is
# practically always larger than what counts as seen.
SURE, SEEN = 3.3, 2.6


@told_exercise("playtest-1")
def better_seat(answer: Any) -> Praise:
    """The seat that wins more than its share of fresh games, and how many of 100; or that nobody can tell."""
    game, who, said = _said(answer)
    seats = game.players[0]
    fair = 1 / seats
    if who == UNKNOWN:
        best = max((_seat(game, game.STANDARD, seat, BEYOND), -seat) for seat in range(seats))
        told: dict[str, Any] = _told(best[0]) | {"which": 1 - best[1]}
        if best[0].mean > fair + BEYOND:
            raise not_yet("playtest-can-be-told", **told)
        return praise("playtest-seats-unknown", **told)
    seat = expect(who, int)
    if not 1 <= seat <= seats:
        raise not_yet("playtest-no-seat", given=seat, most=seats)
    share = _seat(game, game.STANDARD, seat - 1, TELLING)
    if share.mean < fair + TELLING:
        others = [_seat(game, game.STANDARD, other, TELLING).mean for other in range(seats) if other != seat - 1]
        which = "other-seat" if max(others) > fair + TELLING else "cannot-be-told"
        raise not_yet(f"playtest-{which}", **_told(share))
    _is_beside(said, share)
    return praise("playtest-seat", **_told(share), which=seat)


@told_exercise("playtest-2")
def fair_seats(answer: Any) -> Praise:
    """Rules, or another game, in which nobody can tell the seats apart, where they were apart before."""
    game, changed = parts_of(answer, 2)
    other, rules = (game, changed) if _are_rules(changed, game) else (an_own_game(changed), None)
    rules = other.STANDARD if rules is None else rules
    fair = 1 / game.players[0]
    before, after = _gap(game, game.STANDARD, fair), _gap(other, rules, fair)
    told: dict[str, Any] = _told(after) | {"before": _percent(before.mean)}
    if abs(before.mean - fair) < BEYOND:
        told["games"] = before.games
        raise not_yet("playtest-fair-before", **told)
    if abs(after.mean - fair) < BEYOND:
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
    if worths[best].mean - worths[name].mean > SURE * (worths[best].error ** 2 + worths[name].error ** 2) ** 0.5:
        raise not_yet("playtest-other-card", **told)
    return praise("playtest-card", **told, margin=_percent(worths[name].high - worths[name].mean))


@told_exercise("playtest-4")
def luck_or_skill(answer: Any) -> Praise:
    """Whether knights win more than squires in fresh games, and how much; or that nobody can tell."""
    game, word, said = _said(answer)
    if word not in (HELPS, NOT, UNKNOWN):
        raise not_yet("playtest-three-words", given=shown(word))
    middle = 1 / game.players[0] + (TELLING if word == HELPS else BEYOND)
    share = settled(lambda look: _steps(game, PAIRS * 2**look), middle)
    told: dict[str, Any] = _told(share) | {"games": share.games * game.players[0]}
    if word == HELPS:
        if share.mean < middle:
            raise not_yet("playtest-helps-not", **told)
        _is_beside(said, share)
    elif share.mean > middle:
        raise not_yet("playtest-helps", **told)
    elif word == NOT:
        # That it does not help is more than these games can say.
        raise not_yet("playtest-not-is-more", **told)
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
    change = between(_points(game, rules) - _points(game, game.STANDARD))
    told: dict[str, Any] = {
        "games": GAMES,
        "change": round(change.mean, 1),
        "low": round(change.low, 1),
        "high": round(change.high, 1),
    }
    said, guessed = (UNKNOWN if word == "same" else word for word in (measured, guess))
    way, spreads = ("more" if change.mean > 0 else "fewer"), abs(change.mean) / change.error if change.error else 0.0
    # Up to SURE spreads nobody can tell, from SEEN on it can be told: between, both are said truly.
    held = {way} if spreads > SURE else {way, UNKNOWN} if spreads > SEEN else {UNKNOWN}
    if said not in held:
        raise not_yet(f"playtest-measured-{way if spreads > SURE else UNKNOWN}", **told)
    surprised = guessed != said
    return praise("playtest-guess-wrong" if surprised else "playtest-guess-right", **told)


def _said(answer: object) -> tuple[OwnGame, Any, Any]:
    """A game, a word or a seat, and the share that was measured; without a share where nobody can tell."""
    if isinstance(answer, tuple | list) and len(answer) == 2 and answer[1] in (UNKNOWN, NOT):
        return an_own_game(answer[0]), answer[1], None
    game, who, share = parts_of(answer, 3)
    if isinstance(share, bool) or not isinstance(share, int | float):
        raise not_yet("playtest-no-share", given=shown(share))
    return game, who, float(share)


def _is_beside(said: float | None, share: Between) -> None:
    """Whoever has measured comes near what we measure."""
    if said is None:
        raise not_yet("playtest-no-share", given=shown(said))
    if abs(said - 100 * share.mean) > BESIDE:
        hint = "playtest-as-a-part" if abs(100 * said - 100 * share.mean) <= BESIDE else "playtest-other-share"
        raise not_yet(hint, **_told(share), given=shown(said))


def _are_rules(changed: object, game: OwnGame) -> bool:
    return type(changed) is type(game.STANDARD)


def _seat(game: OwnGame, rules: Any, seat: int, above: float) -> Between:
    """The share of a seat, known well enough to say whether it wins so much more than a fair share."""
    seats = game.players[0]
    return settled(lambda look: _seat_shares(game, rules, look)[:, seat], 1 / seats + above)


def _gap(game: OwnGame, rules: Any, fair: float) -> Between:
    """The share of the first seat, known well enough to say whether it is fair; the side is the one it leans to."""
    first = between(_seat_shares(game, rules, 0)[:, 0])
    return _seat(game, rules, 0, BEYOND if first.mean >= fair else -BEYOND)


@cache
def _seat_shares(game: OwnGame, rules: Any, look: int) -> Numbers:
    """The part of each seat in the win of each fresh game: deals x seats; each look has as many again."""
    if look:
        before, more = _seat_shares(game, rules, look - 1), _fresh(game, rules, look)
        return np.concatenate([before, more])
    return _fresh(game, rules, 0)


def _fresh(game: OwnGame, rules: Any, look: int) -> Numbers:
    seats, games = game.players[0], GAMES * max(1, 2 ** (look - 1))
    rows = played(game, rules, [part_of(game).PLAYER] * seats, games, branch(SEED, look) if look else SEED)
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
    return {row["card"]: Between(row["worth"], row["low"], row["high"], CARD_DEALS) for row in rows.to_dict("records")}


@cache
def _steps(game: OwnGame, pairs: int) -> Numbers:
    """The share of wins of one knight among squires, deal by deal."""
    task = Task(game, game.STANDARD, contenders(game, ["knight", "squire"], None))
    return pair_shares(task, range(pairs), game.players[0], SEED)


def _percent(share: float) -> float:
    return round(100 * share, 1)


def _told(share: Between) -> dict[str, Any]:
    return {
        "share": _percent(share.mean),
        "low": _percent(share.low),
        "high": _percent(share.high),
        "games": share.games,
    }
