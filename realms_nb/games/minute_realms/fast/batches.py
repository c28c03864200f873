"""Many tables side by side, for learners: every table waits for a move, and what its seat may know is a row of numbers.

The columns are those of the game's adapter, `every_move` its numbers of moves; here both are written by compiled code,
straight from the arrays of the twin. A table whose game has ended deals the next one at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from realms_nb.fast.compiling import Floats, Ints, blank, compiled, ints, make_ready
from realms_nb.fast.streams import STREAM_SIZE, TWISTER_SIZE, below, checked_threads, in_blocks, open_stream
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.layout import deal
from realms_nb.games.minute_realms.fast.points import standing, total_points
from realms_nb.games.minute_realms.fast.turns import legal_moves, open_table, play, realm_at, track_at

# Tokens of this strength and more are not told apart.
STRENGTHS = 10
# What of a table is not on the board: the seed of its first deal, how many games it has begun, how long its episode is.
SEED, GAMES, STEPS = range(3)
MARKS = 3
# The seed of a table's next deal: a prime beyond any number of tables.
LATER = 1_000_003


class Tables(NamedTuple):
    """Arrays with a row for every table."""

    tables: Ints
    piles: Ints
    tokens: Ints
    marks: Ints
    streams: Ints


class ForLearners(NamedTuple):
    """What a learner gets, a row for every table: what is seen, which moves are allowed, whose turn it is.

    `options` are the numbers of these moves, behind how many there are.
    """

    seen: Floats
    mask: Ints
    turn: Ints
    options: Ints


class Names(NamedTuple):
    """Where each card of the box stands in the whole deck, by which moves are numbered; and the way back."""

    place: Ints
    card: Ints


# Tables that one thread takes at a time.
_BLOCK = 256


class Batch:
    """So many tables of the game, whose arrays are written anew by every call."""

    def __init__(self, rules: Rules, seats: int, n: int, columns: int, threads: int | None = None) -> None:
        make_ready("minute_realms")
        self._book = book = at.book_for(rules, seats)
        self._threads = checked_threads(threads)
        place = {card.name: number for number, card in enumerate(rules.deck)}
        card = {name: number for number, name in enumerate(each.name for each in book.cards)}
        self._names = Names(
            ints(place[each.name] for each in book.cards), ints(card.get(each.name, 0) for each in rules.deck)
        )
        rows = (book.table_size, len(book.cards), book.token_count, MARKS, STREAM_SIZE)
        self._tables = Tables(*(np.zeros((n, size), np.int64) for size in rows))
        self.observation = np.zeros((n, columns), np.float32)
        self.mask = np.zeros((n, 4 * len(rules.deck)), np.int8)
        self.turn = np.zeros(n, np.int64)
        self.rewards = np.zeros((n, seats), np.float32)
        self.over = np.zeros(n, np.int8)
        options = np.zeros((n, 1 + book.most_moves), np.int64)
        self._told = ForLearners(self.observation, self.mask, self.turn, options)
        self._n = n

    def reset(self, seed: int) -> None:
        """Deal anew; the first game of table i is that of `setup` with the seed `seed + i`."""
        marks = self._tables.marks
        marks[:] = 0
        marks[:, SEED] = seed + np.arange(self._n)
        for row in range(self._n):
            open_stream(self._tables.streams[row], seed, row)
        self.rewards[:], self.over[:] = 0, 0

        def work(first: int, behind: int) -> None:
            reset_block(self._book.array, self._names, self._tables, self._told, first, behind, *self._scratch())

        in_blocks(work, self._n, self._threads, _BLOCK)

    def step(self, actions: Any) -> int:
        """Play one move at every table; the answer is a table whose move is not allowed, or -1."""
        refused: list[int] = []

        def work(first: int, behind: int) -> None:
            own = (self._book.array, self._names, self._tables, self._told, actions, self.rewards, self.over)
            refused.append(step_block(*own, first, behind, *self._scratch()))

        in_blocks(work, self._n, self._threads, _BLOCK)
        return max(refused)

    def sample(self, actions: Any) -> None:
        """Write one of the allowed moves of every table, each as likely as the others."""
        in_blocks(
            lambda first, behind: sample_block(self._told, self._tables, actions, first, behind),
            self._n,
            self._threads,
            _BLOCK,
        )

    def _scratch(self) -> tuple[Ints, Ints]:
        return blank(TWISTER_SIZE), blank(self._book.most_moves)


@compiled
def reset_block(
    book: Ints, names: Names, all: Tables, told: ForLearners, first: int, behind: int, twister: Ints, moves: Ints
) -> None:
    """Deal a first game at each of these tables."""
    for row in range(first, behind):
        _deal(book, all, row, twister)
        _tell(book, names, all, told, row, moves)


@compiled
def step_block(
    book: Ints,
    names: Names,
    all: Tables,
    told: ForLearners,
    actions: Ints,
    rewards: Floats,
    over: Ints,
    first: int,
    behind: int,
    twister: Ints,
    moves: Ints,
) -> int:
    """Play a move at each of these tables; the answer is the first one whose move is not allowed, or -1.

    Such a table is left as it was. Rewards are those of the end, seat by seat.
    """
    seats, refused = book[at.SEATS], -1
    for row in range(first, behind):
        table, action = all.tables[row], actions[row]
        over[row] = 0
        for seat in range(seats):
            rewards[row, seat] = 0.0
        if action < 0 or action >= told.mask.shape[1] or told.mask[row, action] == 0:
            refused = row if refused < 0 else refused
            continue
        move = 4 * names.card[action >> 2] + (action & 3)
        play(book, table, all.piles[row], all.tokens[row], move)
        all.marks[row, STEPS] += 1
        if table[at.DECISION] == at.OVER:
            over[row] = 1
            _reward(book, table, rewards, row)
            _deal(book, all, row, twister)
        _tell(book, names, all, told, row, moves)
    return refused


@compiled
def sample_block(told: ForLearners, all: Tables, actions: Ints, first: int, behind: int) -> None:
    """One of the allowed moves of each table, each as likely as the others."""
    for row in range(first, behind):
        chosen = below(all.streams[row], told.options[row, 0])
        actions[row] = told.options[row, 1 + chosen]


@compiled
def _deal(book: Ints, all: Tables, row: int, twister: Ints) -> None:
    """The next game of a table; the first has the seed of the table, so it is that of `setup`."""
    seed = all.marks[row, SEED] + LATER * all.marks[row, GAMES]
    deal(book, seed, twister, all.piles[row], all.tokens[row])
    open_table(book, all.tables[row], all.piles[row], all.tokens[row])
    all.marks[row, GAMES] += 1
    all.marks[row, STEPS] = 0


@compiled
def _reward(book: Ints, table: Ints, rewards: Floats, row: int) -> None:
    """1 for a victory, shared among those who share it, and as much less to the others that all is 0 together."""
    seats, best, winners = book[at.SEATS], 0, 0
    for seat in range(seats):
        stands = standing(book, table, seat)
        if seat == 0 or stands > best:
            best, winners = stands, 0
        if stands == best:
            winners += 1
    for seat in range(seats):
        part = seats / winners if standing(book, table, seat) == best else 0.0
        rewards[row, seat] = (part - 1.0) / (seats - 1)


@compiled
def _tell(book: Ints, names: Names, all: Tables, told: ForLearners, row: int, moves: Ints) -> None:
    """Write down what the seat on turn sees, and its moves."""
    table, seen, mask = all.tables[row], told.seen[row], told.mask[row]
    seats, me = book[at.SEATS], table[at.SEAT]
    told.turn[row] = me
    options = told.options[row]
    for option in range(options[0]):
        mask[options[1 + option]] = 0
    options[0] = legal_moves(book, table, moves)
    for option in range(options[0]):
        move = moves[option]
        action = 4 * names.place[move >> 2] + (move & 3)
        options[1 + option] = action
        mask[action] = 1
    for place in range(len(seen)):
        seen[place] = 0.0
    places, discarded = 3 * seats + 2, 3 * seats + 1
    # All that was dealt lies in the discards, unless it lies elsewhere.
    for number in range(table[at.DEALT]):
        seen[names.place[all.piles[row, number]] * places + discarded] = 1.0
    rest = len(names.card) * places
    for seat in range(seats):
        realm, near = realm_at(book, seat), (seat - me) % seats
        front = table[realm + at.FRONT]
        if front >= 0:
            _lies(seen, names.place[front] * places, 3 * near, discarded)
        for plot in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
            card = table[plot]
            if card >= 0:
                _lies(seen, names.place[card >> 1] * places, 3 * near + 1 + (card & 1), discarded)
        here = rest + 5 * near
        seen[here] = min(table[realm + at.COINS] / 10, 10.0)
        seen[here + 1] = min(total_points(book, table, seat) / 50, 10.0)
        seen[here + 2] = min(table[realm + at.DEFENCE] / 10, 10.0)
        seen[here + 3] = 1.0 if seat == table[at.FIRST] else 0.0
        seen[here + 4] = 1.0 if seat == me else 0.0
    for place in range(at.MIDDLE_AT, at.MIDDLE_AT + book[at.MIDDLE_CARDS]):
        if table[place] >= 0:
            _lies(seen, names.place[table[place]] * places, 3 * seats, discarded)
    _tell_tokens(book, table, all.tokens[row], seen, rest + 5 * seats)


@compiled
def _lies(seen: Floats, card: int, place: int, discarded: int) -> None:
    seen[card + discarded] = 0.0
    seen[card + place] = 1.0


@compiled
def _tell_tokens(book: Ints, table: Ints, tokens: Ints, seen: Floats, here: int) -> None:
    """The track, round by round; the tokens that nobody has seen; how far the game is, and what is asked."""
    rounds, cards, count = book[at.ROUNDS], book[at.CARDS], max(book[at.TOKENS], 1)
    track, hidden = track_at(book), table[at.HIDDEN]
    unseen = here + 3 * rounds
    # Since the last invasion every token lies face down.
    for number in range(rounds - 1, -1, -1):
        token = table[track + number]
        if token == at.NOTHING:
            continue
        if hidden:
            hidden -= 1
            seen[here + 3 * number] = 1.0
            if token < STRENGTHS:
                seen[unseen + token] += 1.0
        else:
            seen[here + 3 * number + 1] = 1.0
            seen[here + 3 * number + 2] = token / STRENGTHS
    for number in range(table[at.DRAWN], book[at.TOKENS]):
        if tokens[number] < STRENGTHS:
            seen[unseen + tokens[number]] += 1.0
    for strength in range(STRENGTHS):
        seen[unseen + strength] /= count
    last = unseen + STRENGTHS
    seen[last] = table[at.ROUND] / rounds
    seen[last + 1] = (cards - table[at.DEALT]) / cards
    seen[last + 2] = (book[at.TOKENS] - table[at.DRAWN]) / count
    seen[last + 3] = 1.0 if table[at.DECISION] == at.TURN else 0.0
    seen[last + 4] = 1.0 if table[at.DECISION] == at.LOSS else 0.0
