"""What chance can do in Minute Realms: deal cards, place tokens. Listed one by one where that is short enough.

The moves of Minute Realms as a list, and its views as rows of numbers.

Minute Realms in numbers. All seats see the same; only chance is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import perm

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from realms_nb.core.chance import Random
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.rules import Rules, Tokens
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.engine.words import card_words
from realms_nb.games.minute_realms.fast.batches import Batch

__all__ = [
    "SHORT",
    "Batch",
    "Layout",
    "cards_told",
    "deals",
    "every_move",
    "hidden",
    "longest",
    "outcomes",
    "private",
    "redealt",
    "spare",
    "tiny",
]


# The cards of the tiny game: one of them defends, two bring tokens, and one wants another.
TINY = ("Mill", "Farmstead", "Timber House", "Tower House")
# More orders of tokens than these are not counted one by one.
MOST_ORDERS = 50_000


def cards_told(view: View, narrator: Narrator) -> list[str]:
    """What each card on offer and each building does: price, trade, shields, how it scores; and its name in moves."""
    on_offer = [card for card in (*view.fronts, *view.middle) if card is not None]
    built = [card for realm in view.realms for card in realm.buildings]
    told = [(card, card_words(card, view.rules, narrator)) for card in dict.fromkeys([*on_offer, *built])]
    return [words if narrator.label(card.name) == card.name else f"{card.name}: {words}" for card, words in told]


def hidden(state: State) -> tuple[int, int]:
    """How many cards and how many tokens nobody has seen."""
    return len(state.pile), len(state.token_pile) + len(_face_down(state))


def redealt(state: State, rng: Random) -> State:
    """The same table with everything that nobody has seen in another order."""
    return GAME.determinize(GAME.view_for(state, 0), rng)


def outcomes(state: State, move: Move, most: int) -> list[tuple[State, float]] | None:
    """Every way in which chance can answer a move: positions before it that differ in what it reveals, with their
    probabilities. None if there are more than `most`.
    """
    rules, after = state.rules, GAME.apply(state, move)
    view = GAME.view_for(state, 0)
    dealt = len(state.pile) - len(after.pile)
    turned = sum(token is not None for token in after.track[state.revealed : after.revealed])
    if after.revealed > state.revealed:
        # Whether a new round is dealt at once hangs on who holds, and that on the tokens: reckon with it.
        dealt = len(state.realms) + rules.middle_cards if state.round < rules.rounds else 0
    decks, orders = perm(len(view.unseen_cards), dealt), perm(len(view.unseen_tokens), turned)
    if decks > most or orders > MOST_ORDERS:
        return None
    # Tokens of the same strength cannot be told apart.
    rows = Counter(permutations(view.unseen_tokens, turned))
    if decks * len(rows) > most:
        return None
    return [
        (_laid(state, view, cards, tokens), count / orders / decks)
        for cards in permutations(view.unseen_cards, dealt)
        for tokens, count in rows.items()
    ]


def deals(rules: Rules, seats: int, most: int) -> list[State] | None:
    """Every first deal, each as likely as the others; None if there are more than `most`."""
    box = rules.boxes[seats].deck
    dealt = seats + rules.middle_cards
    if perm(len(box), dealt) > most:
        return None
    start = GAME.setup(seats, 0, rules)
    return [
        replace(
            start,
            fronts=cards[:seats],
            middle=cards[seats:],
            pile=tuple(card for card in box if card not in cards),
        )
        for cards in permutations(box, dealt)
    ]


def tiny() -> Rules:
    """A game so small that its whole tree can be walked: two seats, two rounds, four cards, one invasion."""
    standard = GAME.STANDARD
    return standard.changed(
        rounds=2,
        invasion_rounds=(2,),
        starting_coins=(3, 3),
        middle_cards=0,
        tokens=(Tokens(1, 1), Tokens(2, 1)),
        deck=tuple(standard.cards[name] for name in TINY),
    )


def _face_down(state: State) -> list[int]:
    return [token for token in state.track[state.revealed :] if token is not None]


def _laid(state: State, view: View, cards: tuple[Card, ...], tokens: tuple[int, ...]) -> State:
    """The position in which these cards come next and these tokens lie first."""
    rest = list(view.unseen_tokens)
    for token in tokens:
        rest.remove(token)
    order = [*tokens, *rest]
    track = list(state.track)
    for place in range(state.revealed, len(track)):
        if track[place] is not None:
            track[place] = order.pop(0)
    behind = tuple(card for card in view.unseen_cards if card not in cards)
    pile = (*cards, *behind)[: len(state.pile)]
    return replace(state, pile=pile, track=tuple(track), token_pile=tuple(order))


VERBS = ("build", "bastion", "discard", "lose")
STRENGTHS = 10


def every_move(rules: Rules) -> Iterator[Move]:
    """Every move that can be written down, card by card."""
    for card in rules.deck:
        for verb in VERBS:
            yield GAME.parse(f"{verb} {card.name}", rules)


class Layout:
    """Where each fact of a view stands in its row. Seats are counted from the viewer: 0 is oneself, 1 the next one.

    For every card one number per place where it may lie: before a seat, as a building, as a bastion, in the middle,
    discarded. Coins and shields are in tens, points in fifties, everything else is a share.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self._cards = {card.name: number for number, card in enumerate(rules.deck)}
        self._seats, self._places = seats, 3 * seats + 2
        self._box, self._tokens = len(rules.boxes[seats].deck), len(rules.boxes[seats].tokens)
        kinds = ("in front of", "building of", "bastion of")
        places = [f"{kind} seat {seat}" for seat in range(seats) for kind in kinds]
        columns = [f"{name}: {place}" for name in self._cards for place in (*places, "middle", "discarded")]
        for seat in range(seats):
            columns += [f"seat {seat}: {what}" for what in ("coins", "points", "shields", "first", "on turn")]
        for number in range(1, rules.rounds + 1):
            columns += [f"round {number}: {what}" for what in ("token face down", "token face up", "strength")]
        columns += [f"unseen tokens of strength {strength}" for strength in range(STRENGTHS)]
        columns += ["rounds begun", "cards left", "tokens left", "a card is to be taken", "a building is to be lost"]
        self.columns = tuple(columns)

    def numbers(self, view: View) -> NDArray[np.float32]:
        """The row of a view."""
        rules, seats, me = view.rules, self._seats, view.seat
        row = np.zeros(len(self.columns), np.float32)
        cards, places = self._cards, self._places
        rest = [0.0] * 5 * seats
        on_turn = None if view.decision is None else view.decision.seat
        for seat, realm in enumerate(view.realms):
            near = (seat - me) % seats
            front = view.fronts[seat]
            if front is not None:
                row[cards[front.name] * places + 3 * near] = 1
            for plot in realm.plots:
                if plot is not None:
                    built = isinstance(plot, Card)
                    card = plot if built else plot.card
                    row[cards[card.name] * places + 3 * near + (1 if built else 2)] = 1
            points = view.scores[seat].total
            rest[5 * near : 5 * near + 5] = (
                realm.coins / 10,
                points / 50,
                view.defences[seat] / 10,
                float(seat == view.first),
                float(seat == on_turn),
            )
        for card in view.middle:
            row[cards[card.name] * places + 3 * seats] = 1
        for card in view.discards:
            row[cards[card.name] * places + 3 * seats + 1] = 1
        for number in range(rules.rounds):
            token = view.track[number] if number < len(view.track) else None
            up = isinstance(token, int)
            rest += (float(token is not None and not up), float(up), token / STRENGTHS if isinstance(token, int) else 0)
        tokens = max(self._tokens, 1)
        rest += [view.unseen_tokens.count(strength) / tokens for strength in range(STRENGTHS)]
        rest += [view.round / rules.rounds, view.cards_left / self._box, view.tokens_left / tokens]
        asked = type(view.decision).__name__
        rest += [float(asked == "TakeTurn"), float(asked == "ChooseLoss")]
        row[len(cards) * places :] = rest
        return row


SHORT = "minute"


def private(rules: object) -> bool:
    """Whether a seat may know what another does not."""
    return False


def spare(rules: object) -> int:
    """Every move is on the list."""
    return 0


def longest(rules: object, seats: int) -> int:
    """No game has more moves than this: one a round, and a loss at every invasion."""
    # The room asks every game with whatever rules it has; here they are this game's.
    return seats * (rules.rounds + len(rules.invasion_rounds))  # pyright: ignore[reportAttributeAccessIssue]
