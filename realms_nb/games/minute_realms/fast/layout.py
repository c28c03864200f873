"""The layout: rules and positions as flat arrays of whole numbers. Nothing outside this folder knows it.

The *book* holds what never changes in a game: the rules, then the cards of the box, then its tokens. The *table* holds
a position: its head, the middle, one realm per seat, the invader track, the invasions. What is still hidden lies apart,
in the *pile* and the *tokens*: they keep their order, and the table only counts how many have been dealt and drawn.

The deal of a game of Minute Realms: the whole box shuffled, by a seed as the readable engine does or by a stream.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from realms_nb.fast.compiling import Ints, compiled, ints
from realms_nb.fast.streams import seed_twister, shuffle, twist_shuffle
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, GAIN, INVADER, PAY, Bastion, Card, Pair, PerBuilding
from realms_nb.games.minute_realms.engine.moves import DiscardCard, LoseBuilding, Move, TakeCard
from realms_nb.games.minute_realms.engine.odds import TOKEN_RATES
from realms_nb.games.minute_realms.engine.rules import MOST_SEATS, Rules
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.engine.state import ChooseLoss, State
from realms_nb.games.minute_realms.engine.views import FACE_DOWN, View

# The book: its head ...
SEATS, ROUNDS, MIDDLE_CARDS, INCOME, WALL, AWARD, PAIR_POINTS, STRIKES, STRIKE_COUNT, LAST_STRIKE = range(10)
CARDS, TOKENS, TOKEN_RATE = range(10, 13)
STARTING_COINS = 13
CATEGORY_TABLE = STARTING_COINS + MOST_SEATS
# ... then the cards, each with these fields ...
CARDS_AT = CATEGORY_TABLE + len(CATEGORIES) + 1
CATEGORY, COST, NEED, NET, PAYS, INVADES, SOURCE, POINTS, FIRST_CATEGORY, SECOND_CATEGORY, SHIELDS, FIXED = range(12)
CARD_SIZE = 12
# ... then the tokens.

# Where points come from, in the order of SOURCES.
FLAT, PERCAT, BESTCAT, COIN, PAIR, CATS, INV, AWARD_SOURCE = range(8)
SOURCE_COUNT = 8
CATEGORY_COUNT = 6

# The table: its head ...
ROUND, FIRST, DECISION, SEAT, WAITING, DEALT, DRAWN, KNOWN, HIDDEN, UNSEEN, UNSEEN_SUM, UNSEEN_SQUARES, STRUCK = range(
    13
)
# ... the middle, filled from the left ...
MIDDLE_AT, MIDDLE_SIZE = 13, 10
# ... one realm per seat: its head, how many buildings of each category, its plots ...
REALMS_AT = MIDDLE_AT + MIDDLE_SIZE
COINS, FRONT, DEFENCE, PLOTS, LOSABLE, COUNTS = range(6)
PLOTS_AT = COUNTS + CATEGORY_COUNT
# ... the track with one space per round, and a strength and a set of seats that held for each invasion.

# The pending decision.
OVER, TURN, LOSS = range(3)
# Nothing here: no card in front, no token on a space, a turn that built nothing.
NOTHING = -1
FACE_DOWN_TOKEN = -2
# A move is four times the card, plus what is done with it.
BUILD, BASTION, DISCARD, LOSE = range(4)
# What decided among equals.
TIE_BREAKS = (None, "coins", "buildings", "shared")


class CompiledRules:
    """The rules for one number of seats as an array, and the way back from numbers to cards and moves."""

    def __init__(self, rules: Rules, seats: int) -> None:
        box = rules.boxes[rules.check_seats(seats)]
        self.rules = rules
        self.seats = seats
        self.strikes = len(rules.invasion_rounds)
        self.cards = box.deck
        self.token_count = len(box.tokens)
        self.number = {card.name: number for number, card in enumerate(box.deck)}
        rate = TOKEN_RATES[min(seats, max(TOKEN_RATES))]
        head = [seats, rules.rounds, rules.middle_cards, rules.bastion_income, rules.bastion_strength, rules.award]
        head += [rules.pair_points, sum(1 << strike for strike in rules.invasion_rounds), self.strikes]
        head += [max(rules.invasion_rounds, default=0), len(box.deck), len(box.tokens), round(rate * 100)]
        head += [*rules.starting_coins[:seats], *[0] * (MOST_SEATS - seats), *rules.category_table]
        self.array = ints([*head, *(field for card in box.deck for field in _card_fields(card)), *box.tokens])
        self.realm_size = PLOTS_AT + rules.rounds
        self.table_size = REALMS_AT + seats * self.realm_size + rules.rounds + 2 * self.strikes
        self.most_moves = max(2 * (seats + rules.middle_cards), rules.rounds)

    def move(self, code: int) -> Move:
        """The move behind a number."""
        card, use = self.cards[code >> 2].name, code & 3
        if use == LOSE:
            return LoseBuilding(card)
        return DiscardCard(card) if use == DISCARD else TakeCard(card, "build" if use == BUILD else "bastion")

    def code(self, move: Move) -> int:
        """The number of a move."""
        if isinstance(move, TakeCard):
            use = BUILD if move.use == "build" else BASTION
        else:
            use = LOSE if isinstance(move, LoseBuilding) else DISCARD
        return 4 * self.number[move.card] + use

    def table(self, position: State | View) -> list[int]:
        """A position as numbers; tokens that a view shows face down stay face down."""
        revealed = position.invasions[-1].round if position.invasions else 0
        open_tokens = [token for token in position.track[:revealed] if isinstance(token, int)]
        hidden = sum(token is not None for token in position.track[revealed:])
        if isinstance(position, View):
            cards_left, tokens_left, unseen = position.cards_left, position.tokens_left, position.unseen_tokens
        else:
            cards_left, tokens_left = len(position.pile), len(position.token_pile)
            unseen = (*position.token_pile, *(token for token in position.track[revealed:] if token is not None))
        decision = position.decision
        waiting = decision.waiting if isinstance(decision, ChooseLoss) else ()
        numbers = [
            position.round,
            position.first,
            OVER if decision is None else LOSS if isinstance(decision, ChooseLoss) else TURN,
            NOTHING if decision is None else decision.seat,
            _mask(waiting),
            len(self.cards) - cards_left,
            self.token_count - tokens_left,
            sum(open_tokens),
            hidden,
            len(unseen),
            sum(unseen),
            sum(token * token for token in unseen),
            len(position.invasions),
        ]
        numbers += [self.number[card.name] for card in position.middle]
        numbers += [NOTHING] * (REALMS_AT - len(numbers))
        for seat in range(self.seats):
            self._add_realm(numbers, position, seat)
        for token in position.track:
            numbers.append(NOTHING if token is None else FACE_DOWN_TOKEN if token == FACE_DOWN else token)
        numbers += [NOTHING] * (self.rules.rounds - len(position.track))
        for invasion in position.invasions:
            numbers += [invasion.strength, _mask(seat for seat in range(self.seats) if invasion.held[seat])]
        numbers += [0] * (self.table_size - len(numbers))
        return numbers

    def _add_realm(self, numbers: list[int], position: State | View, seat: int) -> None:
        realm, front = position.realms[seat], position.fronts[seat]
        counts = [0] * CATEGORY_COUNT
        plots: list[int] = []
        defence = losable = 0
        for plot in realm.plots:
            if plot is None:
                plots.append(NOTHING)
            elif isinstance(plot, Bastion):
                plots.append(2 * self.number[plot.card.name] + 1)
                defence += self.rules.bastion_strength
            else:
                plots.append(2 * self.number[plot.name])
                defence += plot.shields
                losable += not plot.fixed
                counts[_CATEGORY_NUMBERS[plot.category]] += 1
        numbers += [realm.coins, NOTHING if front is None else self.number[front.name], defence, len(plots), losable]
        numbers += counts
        numbers += plots
        numbers += [NOTHING] * (self.rules.rounds - len(plots))

    def pile(self, state: State) -> list[int]:
        """The cards still to be dealt, behind as many empty places as have been dealt."""
        left = [self.number[card.name] for card in state.pile]
        return [NOTHING] * (len(self.cards) - len(left)) + left

    def tokens(self, state: State) -> list[int]:
        """The tokens still to be placed, behind as many empty places as have been drawn."""
        return [NOTHING] * (self.token_count - len(state.token_pile)) + list(state.token_pile)

    def unseen(self, view: View) -> tuple[Ints, Ints]:
        """The cards and the tokens that nobody has seen, in no order."""
        return ints(self.number[card.name] for card in view.unseen_cards), ints(view.unseen_tokens)


_CATEGORY_NUMBERS = {category: number for number, category in enumerate(CATEGORIES)}

# Rules are frozen, so a book is made once for each; kept by identity, because comparing rules means comparing decks.
_books: OrderedDict[tuple[int, int], CompiledRules] = OrderedDict()
_MOST_BOOKS = 64


def book_for(rules: Rules, seats: int) -> CompiledRules:
    """The book of some rules for a number of seats."""
    key = (id(rules), seats)
    book = _books.get(key)
    if book is None:
        book = _books[key] = CompiledRules(rules, seats)
        if len(_books) > _MOST_BOOKS:
            _books.popitem(last=False)
    return book


def _mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _card_fields(card: Card) -> list[int]:
    """A trade as sums: the coins it needs at hand, what it changes, what it pays, whether it places a token."""
    purse = need = 0
    for action in card.trade:
        purse += (action == GAIN) - (action == PAY)
        need = max(need, -purse)
    scoring = card.scoring
    first = second = 0
    if isinstance(scoring, PerBuilding):
        first = _CATEGORY_NUMBERS[scoring.category]
    elif isinstance(scoring, Pair):
        first, second = _CATEGORY_NUMBERS[scoring.first], _CATEGORY_NUMBERS[scoring.second]
    source = SOURCES.index(str(type(scoring).__struct_config__.tag))
    return [
        _CATEGORY_NUMBERS[card.category],
        card.cost,
        need,
        purse,
        card.trade.count(PAY),
        int(INVADER in card.trade),
        source,
        getattr(scoring, "points", 0),
        first,
        second,
        card.shields,
        int(card.fixed),
    ]


@compiled
def deal_at_random(book: Ints, stream: Ints, pile: Ints, tokens: Ints) -> None:
    """Shuffle the whole box by a stream."""
    cards = book[CARDS]
    for card in range(cards):
        pile[card] = card
    shuffle(stream, pile, 0, cards)
    for token in range(book[TOKENS]):
        tokens[token] = book[CARDS_AT + cards * CARD_SIZE + token]
    shuffle(stream, tokens, 0, book[TOKENS])


@compiled
def deal(book: Ints, seed: int, twister: Ints, pile: Ints, tokens: Ints) -> None:
    """Shuffle the whole box by a seed, as `setup` of the readable engine does: first the cards, then the tokens."""
    seed_twister(twister, seed)
    cards = book[CARDS]
    for card in range(cards):
        pile[card] = card
    used = twist_shuffle(twister, 0, pile, cards)
    for token in range(book[TOKENS]):
        tokens[token] = book[CARDS_AT + cards * CARD_SIZE + token]
    twist_shuffle(twister, used, tokens, book[TOKENS])
