"""Exercises of `02-rules-step-by-step`: gain by trading, follow the coins, stand two shields above the invaders."""

from __future__ import annotations

from typing import Any

from realms_nb.core.match import Match
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.events import RealmBreached, RealmHeld
from realms_nb.games.minute_realms.moves import TakeCard
from realms_nb.lessons.exercise import NotYet, a_match, exercise, expect

SPARE = 2


def first_table() -> Match:
    """The table that the notebook begins with."""
    return Match(GAME, ["You", "Ada", "Bo"], seed=8)


@exercise(
    "rules-1",
    wanted='a move as text, such as `"build Hermitage"`,',
    hints=(
        "A card that you keep is not traded for. Look at the cards that lie elsewhere.",
        "The sign for a coin gained brings 1 coin. The building must cost less than that.",
        "It lies in the middle and costs nothing.",
    ),
    answer='`"build Toll Bridge"`: its trade brings 1 coin and it costs nothing.',
)
def gain_by_building(answer: Any) -> str:
    """A building after which the first seat has more coins than before."""
    match = first_table()
    before = match.state.realms[0].coins
    text = expect(answer, str, 'a move as text, such as "build Hermitage"')
    match.play(text)
    move, after = match.history[-1].move, match.state.realms[0].coins
    if not isinstance(move, TakeCard) or move.use != "build":
        raise NotYet(f"{move} brings coins ({before} → {after}), but it is a bastion. Find a building that does.")
    if after <= before:
        raise NotYet(f"after {move} you have {after} coins, before it {before}. It should be more.")
    return f"after {move} you have {after} coins instead of {before}, and a building."


@exercise(
    "rules-2",
    wanted="the coins of You, Ada and Bo, as in `[3, 3, 4]`,",
    hints=(
        "Counting House lies in front of Bo. So it is traded for before it is built.",
        "Its trade: pay 1 coin, place a token. Whoever the card lay in front of gets the coin.",
        "You pay 1 coin in the trade and 2 for the building. Ada has nothing to do with it.",
    ),
    answer="`[0, 3, 5]`: you pay 1 coin to Bo and 2 to the supply.",
)
def follow_the_coins(answer: Any) -> str:
    """The coins of all seats after a trade with a neighbour."""
    match = first_table()
    match.play("build Counting House")
    right = [realm.coins for realm in match.state.realms]
    told = list(expect(answer, (list, tuple), "three numbers such as [3, 3, 4]"))
    if len(told) != len(right) or not all(isinstance(coins, int) and not isinstance(coins, bool) for coins in told):
        raise NotYet(f"the answer should be three whole numbers such as [3, 3, 4], not {told}.")
    if told[0] != right[0]:
        raise NotYet(f"your own coins are not {told[0]}. Take the trade off first, then the cost.")
    if told[1] != right[1]:
        raise NotYet(f"Ada's coins are not {told[1]}. Has she paid or got anything?")
    if told[2] != right[2]:
        raise NotYet(f"Bo's coins are not {told[2]}. Where did the coin go that you paid in the trade?")
    return f"{right}: the coin of the trade went to Bo, the cost of the building to the supply."


@exercise(
    "rules-3",
    wanted="your match, `mine`,",
    hints=(
        "A bastion has two shields, a shield on a building counts one.",
        "Tokens come from the signs of cards that are traded for. Whoever keeps the card in front places none.",
        "Four rounds bring at most four tokens, and only two of all tokens are worth 2: the strength is 6 at most.",
    ),
    answer="Wall up a card in each of the first four rounds: eight shields.",
)
def two_to_spare(answer: Any) -> str:
    """At the first invasion the first seat has two shields more than the invaders are strong."""
    match = a_match(answer, GAME)
    scenes = [event for event in match.events if isinstance(event, RealmHeld | RealmBreached) and event.seat == 0]
    if not scenes:
        strikes = " and ".join(str(round) for round in match.rules.invasion_rounds)
        raise NotYet(f"no invaders have come: it is round {match.state.round}, and they come after rounds {strikes}.")
    shields, strength = scenes[0].defence, scenes[0].strength
    told = f"at the first invasion {match.names[0]} had {shields} shields, the invaders were {strength} strong"
    if shields < strength + SPARE:
        raise NotYet(f"{told}. You need {strength + SPARE} for two to spare: undo, or start again.")
    return f"{told}."
