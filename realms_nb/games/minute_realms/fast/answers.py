"""What a move is worth if everybody answers as well as a search finds, not by habit: for the end of a game.

For each move a tree of the answers grows up to the end of the round, as the search of one move does. Then the move is
measured in futures of its own: everybody takes the answer that the tree came back to most often, and in the last round
whatever does best in a few trials. What lies face down is drawn anew for every trial: nobody may know it.
"""

from __future__ import annotations

from collections.abc import Container

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, compiled, inlined, make_ready
from realms_nb.fast.samples import checked_playouts, shaped
from realms_nb.fast.streams import checked_threads, in_blocks, open_stream, shuffle
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.chances import Outcomes
from realms_nb.games.minute_realms.fast.futures import (
    WHOLE_WIN,
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
from realms_nb.games.minute_realms.fast.search import (
    CHILDREN,
    FIRST_CHILD,
    MOVE,
    NODE_SIZE,
    VALUE_SIZE,
    VISITS,
    Tree,
    most_promising,
    sprout,
)
from realms_nb.games.minute_realms.fast.turns import copy, legal_moves, play, track_at
from realms_nb.games.minute_realms.fast.weighing import WEIGHT_COUNT, choose

# Points ahead count this much of a win each: they decide only among answers that win as often.
_POINT = 0.0005
# Trials of every answer in the last round.
TRIALS = 4
# Trees grow by streams of chance of their own, beyond those of the futures.
_GROWING = 1 << 40


def answered(
    view: View,
    weights: PlaysOn,
    playouts: int,
    seed: int,
    threads: int | None = None,
    *,
    growth: int = 2_000,
    only: Container[Move] | None = None,
) -> Outcomes:
    """Legal moves, each followed by the same so many futures in which everybody answers well."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    seen = seen_in(book, view, weights)
    legal = [int(code) for code in legal_codes(book, seen.table)]
    codes = [code for code in legal if only is None or book.move(code) in only]
    size = playouts * book.seats
    wins, scores = blank(len(codes) * size), blank(len(codes) * size)
    capacity = 2 + book.most_moves * (2 + min(growth, 4_000))

    def work(first: int, _behind: int) -> None:
        tree = Tree(
            blank(capacity * NODE_SIZE),
            blank_floats(capacity * VALUE_SIZE),
            blank(2 * book.seats + 2),
            blank_floats(book.seats * VALUE_SIZE),
            blank(book.seats),
        )
        worths, tried = blank_floats(book.most_moves), blank(book.most_moves)
        desk, trial = desk_for(book), desk_for(book)
        _answer(
            seen, codes[first], seed, growth, playouts, wins, scores, first * size, tree, worths, tried, desk, trial
        )

    if codes:
        in_blocks(work, len(codes), checked_threads(threads), 1)
    shape = (len(codes), playouts, book.seats)
    found = shaped(wins, *shape, unit=WHOLE_WIN), shaped(scores, *shape)
    return Outcomes(tuple(map(book.move, codes)), len(legal), -1, *found)


@compiled
def _answer(
    seen: Seen, move: int, seed: int, growth: int, playouts: int, wins: Ints, scores: Ints, begin: int, tree: Tree,
    worths: Floats, tried: Ints, desk: Workspace, trial: Workspace,
) -> None:  # fmt: skip
    """Grow the tree of answers to one move, then measure the move."""
    book, table, now = seen.book, seen.table, desk.now
    nodes, values, path, results = tree.nodes, tree.values, tree.path, tree.results
    seats, used, capacity = book[at.SEATS], 1, len(nodes) // NODE_SIZE
    for turn in range(growth + playouts):
        measured = turn >= growth
        # The n-th future holds the same hidden things for every move, so that luck cancels out between them.
        number = 2 * (turn - growth) if measured else _GROWING + turn
        open_stream(desk.stream, seed, number)
        determinize(seen, now, desk)
        if measured:
            open_stream(desk.stream, seed, number + 1)
        play(book, now, desk.pile, desk.tokens, move)
        node, depth = 0, 0
        while now[at.DECISION] == at.TURN and now[at.ROUND] == table[at.ROUND]:
            here = node * NODE_SIZE
            if nodes[here + CHILDREN] == 0:
                if measured or nodes[here + VISITS] == 0 or used + len(desk.moves) > capacity:
                    break
                used = sprout(book, now, nodes, node, used, desk.moves)
            node = _favourite(nodes, node) if measured else most_promising(nodes, values, node)
            path[2 * depth] = node
            path[2 * depth + 1] = now[at.SEAT]
            depth += 1
            play(book, now, desk.pile, desk.tokens, nodes[node * NODE_SIZE + MOVE])
        if measured:
            _play_out_well(book, seen.weights, worths, tried, desk, trial)
            _write(book, now, tree.standings, wins, scores, begin + (turn - growth) * seats)
            continue
        play_out(book, seen.weights, desk)
        for seat in range(seats):
            results[seat * VALUE_SIZE] = _worth(book, now, seat)
        nodes[VISITS] += 1
        for step in range(depth):
            node = path[2 * step]
            nodes[node * NODE_SIZE + VISITS] += 1
            values[node * VALUE_SIZE] += results[path[2 * step + 1] * VALUE_SIZE]


@inlined
def _favourite(nodes: Ints, node: int) -> int:
    """The child that was tried most often."""
    first, best = nodes[node * NODE_SIZE + FIRST_CHILD], nodes[node * NODE_SIZE + FIRST_CHILD]
    for child in range(first, first + nodes[node * NODE_SIZE + CHILDREN]):
        if nodes[child * NODE_SIZE + VISITS] > nodes[best * NODE_SIZE + VISITS]:
            best = child
    return best


@compiled
def _worth(book: Ints, now: Ints, seat: int) -> float:
    """What a finished game is worth to a seat: its part of the win; a margin tells equal parts apart."""
    own, best, winners = standing(book, now, seat), 0, 1
    for other in range(book[at.SEATS]):
        if other != seat:
            standing_there = standing(book, now, other)
            best = max(best, standing_there)
            winners += 1 if standing_there == own else 0
    return (0.0 if best > own else 1.0 / winners) + _POINT * float((own >> 32) - (best >> 32))


@compiled
def _write(book: Ints, now: Ints, standings: Ints, wins: Ints, scores: Ints, here: int) -> None:
    """Write down every seat's part of the win, and its score."""
    best = winners = 0
    for seat in range(book[at.SEATS]):
        standings[seat] = standing(book, now, seat)
        best = max(best, standings[seat])
    for seat in range(book[at.SEATS]):
        winners += 1 if standings[seat] == best else 0
    for seat in range(book[at.SEATS]):
        wins[here + seat] = WHOLE_WIN // winners if standings[seat] == best else 0
        scores[here + seat] = standings[seat] >> 32


@compiled
def _play_out_well(book: Ints, weights: Floats, worths: Floats, tried: Ints, desk: Workspace, trial: Workspace) -> None:
    """Weighted players finish a game; in its last round each of them tries every answer before it chooses."""
    now = desk.now
    while now[at.DECISION] != at.OVER:
        seat, last = now[at.SEAT], now[at.ROUND] == book[at.ROUNDS]
        if not last:
            move = choose(book, now, weights, seat * WEIGHT_COUNT, desk.stream, desk.moves, desk.scratch)
            play(book, now, desk.pile, desk.tokens, move)
            continue
        count = legal_moves(book, now, tried)
        best = 0
        if count > 1:
            _try_all(book, weights, worths, tried, count, desk, trial)
            for option in range(1, count):
                if worths[option] > worths[best]:
                    best = option
        play(book, now, desk.pile, desk.tokens, tried[best])


@compiled
def _try_all(
    book: Ints, weights: Floats, worths: Floats, tried: Ints, count: int, desk: Workspace, trial: Workspace
) -> None:
    """What each answer in the last round brings on average, whatever lies face down."""
    now, seat = desk.now, desk.now[at.SEAT]
    drawn, hidden = now[at.DRAWN], now[at.HIDDEN]
    first = drawn - hidden
    copy(desk.stream, trial.stream, len(desk.stream))
    for option in range(count):
        worths[option] = 0.0
    for _ in range(TRIALS):
        for place in range(first, book[at.TOKENS]):
            trial.tokens[place] = desk.tokens[place]
        shuffle(trial.stream, trial.tokens, first, book[at.TOKENS] - first)
        copy(now, trial.start, len(now))
        space, token = track_at(book) + now[at.ROUND], drawn
        while token > first:
            space -= 1
            if trial.start[space] != at.NOTHING:
                token -= 1
                trial.start[space] = trial.tokens[token]
        for option in range(count):
            copy(trial.start, trial.now, len(now))
            play(book, trial.now, desk.pile, trial.tokens, tried[option])
            play_out(book, weights, trial)
            worths[option] += _worth(book, trial.now, seat)
    copy(trial.stream, desk.stream, len(desk.stream))
