"""Exercises of `03-scoring`: the card that adds most, what a coin is worth, cards that help each other."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import shown
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.realm_builder import LaidRealm, realm
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise

# The realm and the cards of each exercise, as they stand in the notebook.
HALF_BUILT = ("Throne Hall", "Pilgrim Market", "Castle", "Gatehouse")
OFFER = ("Riverside Houses", "Customs Palace", "Chapel", "Royal Guardhouse")
RICH_AND_POOR = ("Treasury", "Friary", "Hermitage", "Almshouse")
COINS = 4
PLAIN = ("Castle", "Riverside Houses", "Sawmill", "Timber House", "Mill")
COUNTING = ("Hamlet", "Fishery", "Vineyard", "Old Town")
CHOICE = PLAIN + COUNTING
CARDS, GOAL = 5, 28


@told_exercise("scoring-1", GAME)
def adds_most(answer: Any) -> Praise:
    """The card on offer that raises the points of the realm most."""
    name = expect(answer, str)
    card = realm(name).realm.buildings[0].name if name.strip() else name
    if card not in OFFER:
        raise not_yet("not-on-offer", GAME, given=shown(name), card=OFFER)
    mine = realm(*HALF_BUILT)
    gains = {offered: mine.plus(offered).points - mine.points for offered in OFFER}
    if gains[card] < max(gains.values()):
        raise not_yet("adds-less", GAME, card=card, points=gains[card])
    alone = realm(card).points
    return praise("adds-most", card=_helped(mine, card), points=gains[card], alone=alone)


def _helped(mine: LaidRealm, card: str) -> list[str]:
    before = {line.card: line.points for line in mine.sheet.lines}
    after = mine.plus(card).sheet.lines
    return [str(line.card) for line in after if line.points > before.get(line.card, line.points)]


@told_exercise("scoring-2", GAME)
def one_more_coin(answer: Any) -> Praise:
    """What one more coin adds to the points of a realm; it may be less than nothing."""
    number = expect(answer, (int, float))
    before = realm(*RICH_AND_POOR, coins=COINS)
    after = before.changed(coins=COINS + 1)
    worth = after.points - before.points
    changes = [new.points - old.points for old, new in zip(before.sheet.lines, after.sheet.lines, strict=True)]
    if number == after.points:
        raise not_yet("coin-total", GAME, points=int(number), coins=COINS + 1)
    if number == -worth:
        raise not_yet("coin-sign", GAME, points=before.points)
    if number == sum(change for change in changes if change > 0):
        raise not_yet("coin-gains", GAME, points=int(number))
    if number == sum(change for change in changes if change < 0):
        raise not_yet("coin-losses", GAME, points=-int(number))
    if number == 0:
        raise not_yet("coin-one-for-one", GAME)
    if number == sum(change != 0 for change in changes) - 1:
        raise not_yet("coin-count", GAME, count=int(number))
    if number != worth:
        raise not_yet("coin-other", GAME, given=shown(answer))
    return praise("coin", before=before.points, coins=COINS, after=after.points, more=COINS + 1)


@told_exercise("scoring-3", GAME)
def help_each_other(answer: Any) -> Praise:
    """Five of the nine cards, built, that make enough points."""
    mine = expect(answer, LaidRealm)
    built = [card.name for card in mine.realm.buildings]
    names = [*built, *(card.name for card in mine.realm.bastions)]
    strange = [name for name in names if name not in CHOICE]
    if strange:
        raise not_yet("not-of-nine", GAME, card=strange[0])
    if len(names) != CARDS:
        raise not_yet("how-many-cards", GAME, count=len(names), wanted=CARDS)
    # The cards alone are judged: no award, no rules of one's own.
    points = realm(*built).points
    if points < GOAL:
        raise not_yet("too-few-points", GAME, points=points, wanted=GOAL)
    alone = sum(realm(name).points for name in built)
    return praise("together", points=points, alone=alone)
