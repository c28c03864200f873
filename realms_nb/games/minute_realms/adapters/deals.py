"""What chance can do in Minute Realms: deal cards, place tokens. Listed one by one where that is short enough."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import perm

from msgspec.structs import replace

from realms_nb.core.chance import Random
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.rules import Rules, Tokens
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.views import View

# The cards of the tiny game: one of them defends, two bring tokens, and one wants another.
TINY = ("Mill", "Farmstead", "Timber House", "Tower House")
# More orders of tokens than these are not counted one by one.
MOST_ORDERS = 50_000


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
