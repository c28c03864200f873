"""The deal of a game of Minute Realms: the whole box shuffled, by a seed as the readable engine does or by a stream."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled
from realms_nb.fast.streams import seed_twister, shuffle, twist_shuffle
from realms_nb.games.minute_realms.fast import layout as at


@compiled
def deal_at_random(book: Ints, stream: Ints, pile: Ints, tokens: Ints) -> None:
    """Shuffle the whole box by a stream."""
    cards = book[at.CARDS]
    for card in range(cards):
        pile[card] = card
    shuffle(stream, pile, 0, cards)
    for token in range(book[at.TOKENS]):
        tokens[token] = book[at.CARDS_AT + cards * at.CARD_SIZE + token]
    shuffle(stream, tokens, 0, book[at.TOKENS])


@compiled
def deal(book: Ints, seed: int, twister: Ints, pile: Ints, tokens: Ints) -> None:
    """Shuffle the whole box by a seed, as `setup` of the readable engine does: first the cards, then the tokens."""
    seed_twister(twister, seed)
    cards = book[at.CARDS]
    for card in range(cards):
        pile[card] = card
    used = twist_shuffle(twister, 0, pile, cards)
    for token in range(book[at.TOKENS]):
        tokens[token] = book[at.CARDS_AT + cards * at.CARD_SIZE + token]
    twist_shuffle(twister, used, tokens, book[at.TOKENS])
