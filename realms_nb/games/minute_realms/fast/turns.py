"""The rules on arrays: which moves are legal, and what a move does. The readable engine is the law of this twin."""

from __future__ import annotations

from realms_nb.fast.compiling import Ints, compiled, inlined
from realms_nb.games.minute_realms.fast import layout as at


@inlined
def realm_at(book: Ints, seat: int) -> int:
    """Where a seat's realm begins on the table."""
    return at.REALMS_AT + seat * (at.PLOTS_AT + book[at.ROUNDS])


@inlined
def next_seat(book: Ints, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < book[at.SEATS] else 0


@inlined
def card_at(card: int) -> int:
    """Where a card begins in the book."""
    return at.CARDS_AT + card * at.CARD_SIZE


@inlined
def track_at(book: Ints) -> int:
    """Where the track begins on the table; the invasions follow it."""
    return at.REALMS_AT + book[at.SEATS] * (at.PLOTS_AT + book[at.ROUNDS])


@compiled
def copy(source: Ints, target: Ints, size: int) -> None:
    """Write a position over another one."""
    for place in range(size):
        target[place] = source[place]


@compiled
def open_table(book: Ints, table: Ints, pile: Ints, tokens: Ints) -> None:
    """A new game with the first round dealt. Seat 0 is the first player."""
    for place in range(at.REALMS_AT):
        table[place] = 0
    seats, rounds = book[at.SEATS], book[at.ROUNDS]
    for seat in range(seats):
        realm = realm_at(book, seat)
        for place in range(realm, realm + at.PLOTS_AT):
            table[place] = 0
        for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + rounds):
            table[place] = at.NOTHING
        table[realm + at.COINS] = book[at.STARTING_COINS + seat]
    track = track_at(book)
    for place in range(track, track + rounds):
        table[place] = at.NOTHING
    for place in range(track + rounds, track + rounds + 2 * book[at.STRIKE_COUNT]):
        table[place] = 0
    table[at.UNSEEN] = book[at.TOKENS]
    for place in range(book[at.TOKENS]):
        table[at.UNSEEN_SUM] += tokens[place]
        table[at.UNSEEN_SQUARES] += tokens[place] * tokens[place]
    _open_round(book, table, pile)


@compiled
def legal_moves(book: Ints, table: Ints, moves: Ints) -> int:
    """Write down every legal move, in the order of the readable engine; says how many there are."""
    if table[at.DECISION] == at.OVER:
        return 0
    seat = table[at.SEAT]
    realm = realm_at(book, seat)
    count = 0
    if table[at.DECISION] == at.LOSS:
        for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
            plot = table[place]
            if plot >= 0 and plot & 1 == 0 and book[card_at(plot >> 1) + at.FIXED] == 0:
                moves[count] = 4 * (plot >> 1) + at.LOSE
                count += 1
        return count
    coins, own = table[realm + at.COINS], table[realm + at.FRONT]
    card = card_at(own)
    if coins >= book[card + at.COST]:
        moves[count] = 4 * own + at.BUILD
        count += 1
    if book[card + at.FIXED] == 0:
        moves[count] = 4 * own + at.BASTION
        count += 1
    for other in range(book[at.SEATS]):
        front = table[realm_at(book, other) + at.FRONT]
        if other != seat and front >= 0:
            count = _add_swaps(book, moves, count, front, coins)
    for place in range(at.MIDDLE_AT, at.MIDDLE_AT + book[at.MIDDLE_CARDS]):
        count = _add_swaps(book, moves, count, table[place], coins)
    if count == 0:
        moves[0] = 4 * own + at.DISCARD
        count = 1
    return count


@inlined
def _add_swaps(book: Ints, moves: Ints, count: int, number: int, coins: int) -> int:
    """The ways of swapping for a card: each payment of the trade in its turn, then the cost."""
    card = card_at(number)
    if coins < book[card + at.NEED]:
        return count
    if coins + book[card + at.NET] >= book[card + at.COST]:
        moves[count] = 4 * number + at.BUILD
        count += 1
    if book[card + at.FIXED] == 0:
        moves[count] = 4 * number + at.BASTION
        count += 1
    return count


@compiled
def play(book: Ints, table: Ints, pile: Ints, tokens: Ints, move: int) -> None:
    """Change the table as a legal move says, up to the next decision."""
    number, use = move >> 2, move & 3
    seat = table[at.SEAT]
    if use == at.LOSE:
        turn_card(book, table, realm_at(book, seat), number, 1)
        if table[at.WAITING]:
            _ask_loss(book, table)
        else:
            _next_round(book, table, pile)
        return
    realm = realm_at(book, seat)
    own = table[realm + at.FRONT]
    table[realm + at.FRONT] = at.NOTHING
    if number != own:
        _swap(book, table, tokens, realm, number, own)
    if use == at.BUILD:
        add_building(book, table, realm, number)
        table[realm + at.COINS] -= book[card_at(number) + at.COST]
    elif use == at.BASTION:
        table[realm + at.PLOTS_AT + table[realm + at.PLOTS]] = 2 * number + 1
        table[realm + at.PLOTS] += 1
        table[realm + at.DEFENCE] += book[at.WALL]
        table[realm + at.COINS] += book[at.INCOME]
    else:
        table[realm + at.PLOTS_AT + table[realm + at.PLOTS]] = at.NOTHING
        table[realm + at.PLOTS] += 1
    following = next_seat(book, seat)
    if following == table[at.FIRST]:
        _end_round(book, table, pile)
    else:
        table[at.SEAT] = following


@inlined
def holder_of(book: Ints, table: Ints, number: int) -> int:
    """The seat that a card lies in front of; nobody if it lies in the middle."""
    for seat in range(book[at.SEATS]):
        if table[realm_at(book, seat) + at.FRONT] == number:
            return seat
    return at.NOTHING


@inlined
def _swap(book: Ints, table: Ints, tokens: Ints, realm: int, number: int, own: int) -> None:
    """The own card takes the place of the chosen one; then the trade is done."""
    card = card_at(number)
    holder = holder_of(book, table, number)
    if holder == at.NOTHING:
        for place in range(at.MIDDLE_AT, at.MIDDLE_AT + book[at.MIDDLE_CARDS]):
            if table[place] == number:
                table[place] = own
                break
    else:
        table[realm_at(book, holder) + at.FRONT] = own
        table[realm_at(book, holder) + at.COINS] += book[card + at.PAYS]
    table[realm + at.COINS] += book[card + at.NET]
    space = track_at(book) + table[at.ROUND] - 1
    if book[card + at.INVADES] and table[space] == at.NOTHING and table[at.DRAWN] < book[at.TOKENS]:
        table[space] = tokens[table[at.DRAWN]]
        table[at.DRAWN] += 1
        table[at.HIDDEN] += 1


@inlined
def add_building(book: Ints, table: Ints, realm: int, number: int) -> None:
    """A card lies face up on the next plot; its price is another matter."""
    card = card_at(number)
    table[realm + at.PLOTS_AT + table[realm + at.PLOTS]] = 2 * number
    table[realm + at.PLOTS] += 1
    table[realm + at.DEFENCE] += book[card + at.SHIELDS]
    table[realm + at.LOSABLE] += 1 - book[card + at.FIXED]
    table[realm + at.COUNTS + book[card + at.CATEGORY]] += 1


@inlined
def remove_building(book: Ints, table: Ints, realm: int, number: int) -> None:
    """Undo `add_building`."""
    card = card_at(number)
    table[realm + at.PLOTS] -= 1
    table[realm + at.PLOTS_AT + table[realm + at.PLOTS]] = at.NOTHING
    table[realm + at.DEFENCE] -= book[card + at.SHIELDS]
    table[realm + at.LOSABLE] -= 1 - book[card + at.FIXED]
    table[realm + at.COUNTS + book[card + at.CATEGORY]] -= 1


@inlined
def turn_card(book: Ints, table: Ints, realm: int, number: int, down: int) -> None:
    """Turn a building face down (1), or up again (-1)."""
    card = card_at(number)
    for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
        if table[place] >= 0 and table[place] >> 1 == number:
            table[place] += down
            break
    table[realm + at.DEFENCE] += down * (book[at.WALL] - book[card + at.SHIELDS])
    table[realm + at.LOSABLE] -= down
    table[realm + at.COUNTS + book[card + at.CATEGORY]] -= down


@compiled
def _end_round(book: Ints, table: Ints, pile: Ints) -> None:
    """The middle is discarded, the marker passed on; after some rounds the invaders strike."""
    for place in range(at.MIDDLE_AT, at.MIDDLE_AT + book[at.MIDDLE_CARDS]):
        table[place] = at.NOTHING
    table[at.FIRST] = next_seat(book, table[at.FIRST])
    if (book[at.STRIKES] >> table[at.ROUND]) & 1:
        _strike(book, table)
        if table[at.WAITING]:
            _ask_loss(book, table)
            return
    _next_round(book, table, pile)


@compiled
def _strike(book: Ints, table: Ints) -> None:
    """All tokens are turned up and added; realms with fewer shields must lose a building, if they can."""
    track, rounds = track_at(book), book[at.ROUNDS]
    strength = 0
    for place in range(track, track + table[at.ROUND]):
        if table[place] != at.NOTHING:
            strength += table[place]
    # Tokens turned up before are no longer unseen; only those placed since the last invasion are new.
    since = track + table[at.ROUND]
    remaining = table[at.HIDDEN]
    while remaining:
        since -= 1
        token = table[since]
        if token != at.NOTHING:
            remaining -= 1
            table[at.UNSEEN] -= 1
            table[at.UNSEEN_SUM] -= token
            table[at.UNSEEN_SQUARES] -= token * token
    table[at.HIDDEN] = 0
    table[at.KNOWN] = strength
    held = losers = 0
    for seat in range(book[at.SEATS]):
        realm = realm_at(book, seat)
        if table[realm + at.DEFENCE] >= strength:
            held |= 1 << seat
        elif table[realm + at.LOSABLE]:
            losers |= 1 << seat
    place = track + rounds + 2 * table[at.STRUCK]
    table[place] = strength
    table[place + 1] = held
    table[at.STRUCK] += 1
    table[at.WAITING] = losers


@inlined
def _ask_loss(book: Ints, table: Ints) -> None:
    """The next seat that must lose a building, in turn order from the new first player on."""
    seat = table[at.FIRST]
    while not (table[at.WAITING] >> seat) & 1:
        seat = next_seat(book, seat)
    table[at.WAITING] &= ~(1 << seat)
    table[at.DECISION] = at.LOSS
    table[at.SEAT] = seat


@compiled
def _next_round(book: Ints, table: Ints, pile: Ints) -> None:
    if table[at.ROUND] < book[at.ROUNDS]:
        _open_round(book, table, pile)
    else:
        table[at.DECISION] = at.OVER
        table[at.SEAT] = at.NOTHING


@compiled
def _open_round(book: Ints, table: Ints, pile: Ints) -> None:
    """One card in front of each seat, from the first player on, then the cards of the middle."""
    seats, first, dealt = book[at.SEATS], table[at.FIRST], table[at.DEALT]
    seat = first
    for turn in range(seats):
        table[realm_at(book, seat) + at.FRONT] = pile[dealt + turn]
        seat = next_seat(book, seat)
    for place in range(at.MIDDLE_SIZE):
        on_offer = place < book[at.MIDDLE_CARDS]
        table[at.MIDDLE_AT + place] = pile[dealt + seats + place] if on_offer else at.NOTHING
    table[at.DEALT] = dealt + seats + book[at.MIDDLE_CARDS]
    table[at.ROUND] += 1
    table[at.DECISION] = at.TURN
    table[at.SEAT] = first
