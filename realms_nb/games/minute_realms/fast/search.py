"""Monte Carlo tree search over what the mover may know (information-set search).

Every playout draws the hidden cards and tokens anew and walks down a tree of moves that reaches to the end of the
round; in it everybody chooses what has done best for themselves so far. Then weighted players finish the game. Beyond
the round the cards are unknown, so a tree of them would hold nothing twice.

The weighing of one position laid open: what each feature adds to the worth of each legal move.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from msgspec import Struct

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, compiled, floats, inlined, ints, make_ready
from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.streams import checked_threads, fraction, in_blocks, open_stream
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import (
    PlaysOn,
    Seen,
    Workspace,
    desk_for,
    determinize,
    legal_codes,
    play_out,
    seen_in,
)
from realms_nb.games.minute_realms.fast.points import standing
from realms_nb.games.minute_realms.fast.turns import legal_moves, play
from realms_nb.games.minute_realms.fast.weighing import FEATURE_COUNT, FEATURES_AT, NOISE, forecast, weigh

# Grown apart and then added up: as many as cores usually help, and the same many on every machine.
TREES = 4
# How eagerly moves are tried that have not done best so far.
CURIOSITY = 1.0
# A playout is worth half the part of a win, and half a margin from 20 points behind to 20 ahead.
_WIDEST_MARGIN = 20.0

# A node of the tree ...
VISITS, FIRST_CHILD, CHILDREN, MOVE = range(4)
NODE_SIZE = 4
# ... and what has been added up for the seat that moved into it.
_VALUE, _WIN, _SCORE, _MARGIN = range(4)
VALUE_SIZE = 4


class Tree(NamedTuple):
    """A tree that grows: its nodes, what was added up in them; the path of a playout and what it brought each seat."""

    nodes: Ints
    values: Floats
    path: Ints
    results: Floats
    standings: Ints


class Searched(Struct, frozen=True):
    """One legal move: how often it was tried, and what came of it on average for the mover."""

    move: Move
    visits: int
    value: float
    win: float
    score: float
    margin: float


def search(view: View, weights: PlaysOn, playouts: int, seed: int, threads: int | None = None) -> tuple[Searched, ...]:
    """Every legal move of the seat that must decide, the best first: the one tried most often."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    seen = seen_in(book, view, weights)
    moves = legal_codes(book, seen.table)
    per_tree = -(-playouts // TREES)
    # The first move into a node makes room for all its children; most trees need far less than this.
    capacity = 2 + book.most_moves * (2 + min(per_tree, 4_000))
    trees = [
        Tree(
            blank(capacity * NODE_SIZE),
            blank_floats(capacity * VALUE_SIZE),
            blank(2 * book.seats + 2),
            blank_floats(book.seats * VALUE_SIZE),
            blank(book.seats),
        )
        for _ in range(TREES)
    ]

    def work(first: int, _behind: int) -> None:
        _grow(seen, seed, first, per_tree, trees[first], desk_for(book))

    if len(moves):
        in_blocks(work, TREES, checked_threads(threads), 1)
    found = [_child(book, trees, option) for option in range(len(moves))]
    return tuple(sorted(found, key=lambda each: (-each.visits, -each.value)))


def _child(book: at.CompiledRules, trees: list[Tree], option: int) -> Searched:
    """A move at the root, added up over all trees."""
    # The root is node 0, its children are the first ones made.
    node = 1 + option
    visits = sum(int(tree.nodes[node * NODE_SIZE + VISITS]) for tree in trees)
    value, win, score, margin = (
        sum(float(tree.values[node * VALUE_SIZE + part]) for tree in trees) / max(1, visits)
        for part in (_VALUE, _WIN, _SCORE, _MARGIN)
    )
    return Searched(book.move(int(trees[0].nodes[node * NODE_SIZE + MOVE])), visits, value, win, score, margin)


@compiled
def _grow(seen: Seen, seed: int, number: int, playouts: int, tree: Tree, desk: Workspace) -> None:
    """Grow one tree by so many playouts."""
    book, table, now, options = seen.book, seen.table, desk.now, desk.moves
    nodes, values, path, results = tree.nodes, tree.values, tree.path, tree.results
    capacity = len(nodes) // NODE_SIZE
    used = sprout(book, table, nodes, 0, 1, options)
    for _ in range(playouts):
        first = most_promising(nodes, values, 0)
        # The n-th try of every first move meets the same hidden things, so that luck cancels out between them.
        open_stream(desk.stream, seed, (number << 32) + nodes[first * NODE_SIZE + VISITS])
        determinize(seen, now, desk)
        node, depth = 0, 0
        while now[at.DECISION] == table[at.DECISION] and now[at.ROUND] == table[at.ROUND]:
            here = node * NODE_SIZE
            if nodes[here + CHILDREN] == 0:
                # A node gets children when it is reached the second time: most are reached only once.
                if nodes[here + VISITS] == 0 or used + len(options) > capacity:
                    break
                used = sprout(book, now, nodes, node, used, options)
            node = most_promising(nodes, values, node) if node else first
            path[2 * depth] = node
            path[2 * depth + 1] = now[at.SEAT]
            depth += 1
            play(book, now, desk.pile, desk.tokens, nodes[node * NODE_SIZE + MOVE])
        play_out(book, seen.weights, desk)
        _judge(book, now, tree.standings, results)
        nodes[VISITS] += 1
        for step in range(depth):
            node, seat = path[2 * step], path[2 * step + 1]
            nodes[node * NODE_SIZE + VISITS] += 1
            for part in range(VALUE_SIZE):
                values[node * VALUE_SIZE + part] += results[seat * VALUE_SIZE + part]


@inlined
def sprout(book: Ints, now: Ints, nodes: Ints, node: int, used: int, options: Ints) -> int:
    """Give a node one child for each legal move; says how many nodes there are now."""
    count = legal_moves(book, now, options)
    nodes[node * NODE_SIZE + FIRST_CHILD] = used
    nodes[node * NODE_SIZE + CHILDREN] = count
    for option in range(count):
        nodes[(used + option) * NODE_SIZE + MOVE] = options[option]
    return used + count


@inlined
def most_promising(nodes: Ints, values: Floats, node: int) -> int:
    """The child with the best mean so far, plus a bonus for having been tried little."""
    first, count = nodes[node * NODE_SIZE + FIRST_CHILD], nodes[node * NODE_SIZE + CHILDREN]
    eager = CURIOSITY * sqrt(nodes[node * NODE_SIZE + VISITS] + 1.0) / count
    best, most = first, -1.0
    for child in range(first, first + count):
        visits = nodes[child * NODE_SIZE + VISITS]
        # Untried moves look as good as a lucky playout, so each is tried early.
        mean = values[child * VALUE_SIZE + _VALUE] / visits if visits else 1.0
        promise = mean + eager / (1.0 + visits)
        if promise > most:
            best, most = child, promise
    return best


@inlined
def _judge(book: Ints, now: Ints, standings: Ints, results: Floats) -> None:
    """What a finished game is worth to each seat."""
    seats = book[at.SEATS]
    for seat in range(seats):
        standings[seat] = standing(book, now, seat)
    for seat in range(seats):
        own, best, winners = standings[seat], 0, 1
        for other in range(seats):
            if other != seat:
                best = max(best, standings[other])
                winners += 1 if standings[other] == own else 0
        win = 0.0 if best > own else 1.0 / winners
        margin = float((own >> 32) - (best >> 32))
        bounded = min(1.0, max(-1.0, margin / _WIDEST_MARGIN))
        here = seat * VALUE_SIZE
        results[here + _VALUE] = 0.5 * win + 0.25 + 0.25 * bounded
        results[here + _WIN] = win
        results[here + _SCORE] = float(own >> 32)
        results[here + _MARGIN] = margin


class Worth(Struct, frozen=True):
    """One legal move: what it changes in each feature, what chance added, and what all that weighs."""

    move: Move
    changes: tuple[float, ...]
    noise: float
    total: float


def worths(view: View, weights: tuple[float, ...], seed: int) -> tuple[Worth, ...]:
    """Every legal move of the seat that must decide, in the order of the rules; the seed is for noise."""
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    table, desk = ints(book.table(view)), desk_for(book)
    count = legal_moves(book.array, table, desk.moves)
    results = floats([0.0] * ((count + 1) * (FEATURE_COUNT + 1)))
    if count:
        _lay_open(book.array, table, floats(weights), desk.moves, count, desk.scratch, results)
    size = FEATURE_COUNT + 1
    before = [float(number) for number in results[:size]]
    found: list[Worth] = []
    open_stream(desk.stream, seed, 0)
    for option in range(1, count + 1):
        after = results[option * size : (option + 1) * size]
        changes = [float(new) - old for new, old in zip(after, before, strict=True)]
        noise = weights[NOISE] * fraction(desk.stream)
        total = float(after[size - 1]) + noise
        found.append(Worth(book.move(int(desk.moves[option - 1])), tuple(changes[:-1]), noise, total))
    return tuple(found)


@compiled
def _lay_open(
    book: Ints, table: Ints, weights: Floats, moves: Ints, count: int, scratch: Floats, results: Floats
) -> None:
    """First the position as it is, then every move: the features and, behind them, the worth."""
    following = forecast(book, table, scratch)
    for option in range(count + 1):
        move = at.NOTHING if option == 0 else moves[option - 1]
        here = option * (FEATURE_COUNT + 1)
        results[here + FEATURE_COUNT] = weigh(book, table, move, weights, 0, scratch, following)
        for feature in range(FEATURE_COUNT):
            results[here + feature] = scratch[FEATURES_AT + feature]
