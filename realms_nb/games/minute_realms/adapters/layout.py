"""The moves of Minute Realms as a list, and its views as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.views import View

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
