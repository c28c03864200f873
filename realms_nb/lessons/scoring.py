"""Exercises of `03-scoring`: the card that adds most, what a coin is worth, cards that help each other."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import shown
from realms_nb.games.minute_realms.laid import LaidRealm, realm
from realms_nb.lessons.exercise import NotYet, exercise, expect

# The realm and the cards of each exercise, as they stand in the notebook.
HALF_BUILT = ("Throne Hall", "Pilgrim Market", "Castle", "Gatehouse")
OFFER = ("Riverside Houses", "Customs Palace", "Chapel", "Royal Guardhouse")
RICH_AND_POOR = ("Treasury", "Friary", "Hermitage", "Almshouse")
COINS = 4
PLAIN = ("Castle", "Riverside Houses", "Sawmill", "Timber House", "Mill")
COUNTING = ("Hamlet", "Fishery", "Vineyard", "Old Town")
CHOICE = PLAIN + COUNTING
CARDS, GOAL = 5, 28


@exercise(
    "scoring-1",
    wanted="the name of a card, in quotation marks,",
    hints=(
        "A card may be worth more to its neighbours than by itself.",
        "Which cards of the realm wait for a category that is not there yet?",
        "Try each: `mine.plus(card).points - mine.points`.",
    ),
    answer='"Chapel": 2 points of its own, 6 because Throne Hall now has its pair, 3 more from Pilgrim Market: 11.',
)
def adds_most(answer: Any) -> str:
    """The card on offer that raises the points of the realm most."""
    name = expect(answer, str, "the name of a card, such as 'Castle'")
    card = realm(name).realm.buildings[0].name if name.strip() else name
    if card not in OFFER:
        raise NotYet(f"{shown(name)} is not on offer; there is {', '.join(OFFER)}.")
    mine = realm(*HALF_BUILT)
    gains = {offered: mine.plus(offered).points - mine.points for offered in OFFER}
    if gains[card] < max(gains.values()):
        raise NotYet(f"{card} adds {gains[card]} points to this realm; another card on offer adds more.")
    alone = realm(card).points
    return f"{card} adds {gains[card]} points, though it scores only {alone} itself: it helps {_helped(mine, card)}."


def _helped(mine: LaidRealm, card: str) -> str:
    before = {line.card: line.points for line in mine.sheet.lines}
    after = mine.plus(card).sheet.lines
    return " and ".join(str(line.card) for line in after if line.points > before.get(line.card, line.points))


@exercise(
    "scoring-2",
    wanted="a whole number",
    hints=(
        "Three of these cards lose points by a coin, one gains.",
        "A loss is a number below zero.",
        f"Compare `purse.changed(coins={COINS + 1}).points` with `purse.points`.",
    ),
    answer="-2: Treasury gains 1; Friary, Hermitage and Almshouse lose 1 each.",
)
def one_more_coin(answer: Any) -> str:
    """What one more coin adds to the points of a realm; it may be less than nothing."""
    number = expect(answer, (int, float), "a whole number")
    before = realm(*RICH_AND_POOR, coins=COINS)
    after = before.changed(coins=COINS + 1)
    worth = after.points - before.points
    changes = [new.points - old.points for old, new in zip(before.sheet.lines, after.sheet.lines, strict=True)]
    if number == after.points:
        raise NotYet(
            f"{number} points is what the realm scores with {COINS + 1} coins. How many more or fewer is that?"
        )
    if number == -worth:
        raise NotYet(f"the size is right, the sign is not: does the realm have more than {before.points} points then?")
    if number == sum(change for change in changes if change > 0):
        raise NotYet(f"{number} is what the winning cards gain. What do the others lose by the same coin?")
    if number == sum(change for change in changes if change < 0):
        raise NotYet(f"{number} is what the losing cards lose. One card gains by the same coin.")
    if number != worth:
        raise NotYet(f"with one more coin the points do not change by {shown(answer)}.")
    return (
        f"{before.points} points with {COINS} coins, {after.points} with {COINS + 1}. The fifth coin should be spent."
    )


@exercise(
    "scoring-3",
    wanted="a realm, made by `rn.realm(...)`,",
    hints=(
        "The five cards with the highest numbers of their own make 19 points: too few.",
        "Hamlet counts productive buildings, Fishery counts residential ones: each is what the other counts.",
        "Vineyard scores 2 for each card of your largest category, and is productive itself.",
    ),
    answer='`rn.realm("Hamlet", "Fishery", "Vineyard", "Sawmill", "Riverside Houses")` has 30 points.',
)
def help_each_other(answer: Any) -> str:
    """Five of the nine cards, built, that make enough points."""
    mine = expect(answer, LaidRealm, "a realm, made by rn.realm(...)")
    built = [card.name for card in mine.realm.buildings]
    names = [*built, *(card.name for card in mine.realm.bastions)]
    strange = [name for name in names if name not in CHOICE]
    if strange:
        raise NotYet(f"{strange[0]} is not one of the nine cards.")
    if len(names) != CARDS:
        raise NotYet(f"the realm has {len(names)} cards; take {CARDS}.")
    # The cards alone are judged: no award, no rules of one's own.
    points = realm(*built).points
    if points < GOAL:
        raise NotYet(f"these cards make {points} points; {GOAL} are wanted.")
    alone = sum(realm(name).points for name in built)
    return f"these cards make {points} points together. Each in a realm of its own, they would make {alone} in all."
