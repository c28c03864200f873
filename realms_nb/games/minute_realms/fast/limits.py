"""Games in which one seat may not do everything: what a card, or a way of playing, is worth is what it loses.

A *limit* says for every card and use whether it is allowed, and whether cards may be swapped for at all. Where a limit
leaves no move, the rules go before it and every legal move is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from realms_nb.fast.compiling import Floats, Ints, blank, compiled, floats, ints, make_ready
from realms_nb.fast.streams import TWISTER_SIZE, checked_threads, fraction, in_blocks, open_stream
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import Workspace, desk_for
from realms_nb.games.minute_realms.fast.games import Scratch, columns_of, result_size, write_result
from realms_nb.games.minute_realms.fast.layout import deal
from realms_nb.games.minute_realms.fast.turns import legal_moves, open_table, play, realm_at
from realms_nb.games.minute_realms.fast.weighing import NOISE, WEIGHT_COUNT, forecast, weigh

_BLOCK = 256
# A job: the seed of its deal, the seat that is limited, by which limit, and the number of its stream of chance.
_JOB = 4


class CardCounts(NamedTuple):
    """What was on offer to somebody who could take it, and what was taken: one entry per card."""

    offered: Ints
    taken: Ints


def limit(cards: int, banned: Sequence[int] = (), uses: Sequence[int] = (), *, swaps: bool = True) -> list[int]:
    """A limit that bans some cards, some uses of every card, or all swaps."""
    allowed = [0 if card in banned or use in uses else 1 for card in range(cards) for use in range(4)]
    return [*allowed, int(swaps)]


def play_limited(
    rules: Rules,
    weights: Sequence[Sequence[float]],
    limits: Sequence[Sequence[int]],
    jobs: NDArray[np.int64],
    threads: int | None = None,
) -> tuple[dict[str, NDArray[np.int64]], NDArray[np.int64], NDArray[np.int64]]:
    """One game per job: its results as from `play_games`, the plots of every seat, and per card offered and taken.

    `jobs` has a row per game: seed of the deal, limited seat, which of the `limits`, number of the stream for noise.
    A plot is twice the card, plus one if it is a bastion at the end.
    """
    seats = len(weights)
    book = at.book_for(rules, seats)
    make_ready("minute_realms")
    count, size = len(jobs), result_size(book)
    results, plots = blank(count * size), blank(count * seats * rules.rounds)
    work_list = ints(int(number) for number in jobs.ravel())
    allowed = ints(entry for each in limits for entry in each)
    weighed = floats(float(weight) for each in weights for weight in each)
    blocks = -(-count // _BLOCK)
    tallies = [CardCounts(blank(len(book.cards)), blank(len(book.cards))) for _ in range(blocks)]

    def work(first: int, behind: int) -> None:
        scratch = Scratch(blank(TWISTER_SIZE), blank(seats))
        tally = tallies[first // _BLOCK]
        _play_block(
            book.array, weighed, allowed, work_list, first, behind, results, plots, tally, scratch, desk_for(book)
        )

    in_blocks(work, count, checked_threads(threads), _BLOCK)
    columns = columns_of(np.asarray(results, np.int64).reshape(count, size), seats, book.strikes)
    counts = np.array([[np.asarray(t.offered), np.asarray(t.taken)] for t in tallies], np.int64)
    total = counts.sum(axis=0) if blocks else np.zeros((2, len(book.cards)), np.int64)
    return columns, np.asarray(plots, np.int64).reshape(count, seats, rules.rounds), total


@compiled
def _play_block(
    book: Ints,
    weights: Floats,
    limits: Ints,
    jobs: Ints,
    first: int,
    behind: int,
    results: Ints,
    plots: Ints,
    tally: CardCounts,
    scratch: Scratch,
    desk: Workspace,
) -> None:
    now, seats, rounds = desk.now, book[at.SEATS], book[at.ROUNDS]
    count = len(jobs) // _JOB
    size, span = len(results) // count, 4 * book[at.CARDS] + 1
    for job in range(first, behind):
        seed, limited, which = jobs[job * _JOB], jobs[job * _JOB + 1], jobs[job * _JOB + 2]
        deal(book, seed, scratch.twister, desk.pile, desk.tokens)
        open_stream(desk.stream, seed, jobs[job * _JOB + 3])
        open_table(book, now, desk.pile, desk.tokens)
        while now[at.DECISION] != at.OVER:
            seat = now[at.SEAT]
            options = legal_moves(book, now, desk.moves)
            if now[at.DECISION] == at.TURN:
                _note_offers(desk.moves, options, tally.offered)
                if seat == limited:
                    own = now[realm_at(book, seat) + at.FRONT]
                    options = _allowed(limits, which * span, span - 1, desk.moves, options, own)
            move = _heaviest(book, weights, seat * WEIGHT_COUNT, options, desk)
            if now[at.DECISION] == at.TURN and move & 3 < at.DISCARD:
                tally.taken[move >> 2] += 1
            play(book, now, desk.pile, desk.tokens, move)
        write_result(book, now, scratch.standings, results, job * size)
        for seat in range(seats):
            realm, here = realm_at(book, seat), (job * seats + seat) * rounds
            for place in range(rounds):
                plots[here + place] = now[realm + at.PLOTS_AT + place]


@compiled
def _note_offers(moves: Ints, options: int, offered: Ints) -> None:
    """Count each card among the moves once; the uses of a card stand together."""
    for option in range(options):
        if option == 0 or moves[option] >> 2 != moves[option - 1] >> 2:
            offered[moves[option] >> 2] += 1


@compiled
def _allowed(limits: Ints, start: int, swaps: int, moves: Ints, options: int, own: int) -> int:
    """Keep the moves that the limit allows; all of them if it allows none. Says how many there are."""
    kept = 0
    for option in range(options):
        move = moves[option]
        if limits[start + move] and (limits[start + swaps] or move >> 2 == own):
            kept += 1
    if kept == 0:
        return options
    kept = 0
    for option in range(options):
        move = moves[option]
        if limits[start + move] and (limits[start + swaps] or move >> 2 == own):
            moves[kept] = move
            kept += 1
    return kept


@compiled
def _heaviest(book: Ints, weights: Floats, start: int, options: int, desk: Workspace) -> int:
    """The move on the list that weighs most; of equals the first. As `choose` among all legal moves."""
    if options == 1:
        return desk.moves[0]
    following = forecast(book, desk.now, desk.scratch)
    best, most = 0, 0.0
    for option in range(options):
        worth = weigh(book, desk.now, desk.moves[option], weights, start, desk.scratch, following)
        if weights[start + NOISE] > 0.0:
            worth += weights[start + NOISE] * fraction(desk.stream)
        if option == 0 or worth > most:
            best, most = option, worth
    return desk.moves[best]
