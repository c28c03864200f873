"""Many games at once: weighted players on the compiled engine, every result as an array."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, shown
from realms_nb.games.minute_realms.rules import Rules
from realms_nb.games.minute_realms.scoring import SOURCES
from realms_nb.kernel import layout as at
from realms_nb.kernel.chance import TWISTER_SIZE, below, deal, deal_at_random, open_stream
from realms_nb.kernel.compiling import (
    IS_COMPILED,
    Floats,
    Ints,
    blank,
    compiled,
    floats,
    ints,
    make_ready,
)
from realms_nb.kernel.desk import Desk
from realms_nb.kernel.points import points_by_source, rank, standing, tie_break
from realms_nb.kernel.threads import checked_threads, in_blocks
from realms_nb.kernel.turns import legal_moves, open_table, play, realm_at, track_at
from realms_nb.kernel.weighing import WEIGHT_COUNT, choose

# What is written down per seat, behind its points per source.
_COINS, _SHIELDS, _BASTIONS, _RANK, _WON = range(at.SOURCE_COUNT, at.SOURCE_COUNT + 5)
_SEAT_SIZE = at.SOURCE_COUNT + 5
_BLOCK = 256


def play_games(
    rules: Rules,
    seats: int,
    weights: Sequence[Sequence[float]],
    seeds: Sequence[int],
    threads: int | None = None,
) -> dict[str, NDArray[np.int64]]:
    """Games between weighted players, one per seed; `weights` has one set of eight numbers per seat.

    The deal of a seed is that of `setup(seats, seed)`, so a game can be looked at again in the readable engine.
    Per game and seat: `score`, one entry per source, `coins`, `shields`, `bastions`, `rank`, `won`.
    Per game: `strength` of each invasion, `tie_break` as a place in `layout.TIE_BREAKS`.
    Per game, seat and invasion: `held`.
    """
    book = at.book_for(rules, seats)
    if len(weights) != seats or any(len(each) != WEIGHT_COUNT for each in weights):
        raise BadSetup(f"play_games needs {WEIGHT_COUNT} weights for each of the {seats} seats, not {shown(weights)}.")
    make_ready()
    # Checking whole arrays, because a hundred thousand seeds are checked one by one in longer than they are played.
    numbers = np.asarray(seeds)
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu" or (len(numbers) and numbers.min() < 0):
        numbers = np.array([checked_seed(seed) for seed in seeds], np.int64)
    elif len(numbers):
        checked_seed(int(numbers.max()))
    size = seats * _SEAT_SIZE + 2 * book.strikes + 1
    results = np.zeros(len(numbers) * size, np.int64) if IS_COMPILED else [0] * (len(numbers) * size)
    weighed, seeded = floats(float(weight) for each in weights for weight in each), ints(numbers.tolist())

    def work(first: int, behind: int) -> None:
        _play_block(
            book.array,
            weighed,
            seeded,
            first,
            behind,
            results,
            size,
            *Desk(book).tools,
            blank(TWISTER_SIZE),
            blank(seats),
        )

    in_blocks(work, len(numbers), checked_threads(threads), _BLOCK)
    return _columns(np.asarray(results, np.int64).reshape(len(numbers), size), seats, book.strikes)


def _columns(results: NDArray[np.int64], seats: int, strikes: int) -> dict[str, NDArray[np.int64]]:
    per_seat = results[:, : seats * _SEAT_SIZE].reshape(-1, seats, _SEAT_SIZE)
    invasions = results[:, seats * _SEAT_SIZE : seats * _SEAT_SIZE + 2 * strikes].reshape(-1, strikes, 2)
    columns = {"score": per_seat[:, :, : at.SOURCE_COUNT].sum(axis=2)}
    columns |= {source: per_seat[:, :, place] for place, source in enumerate(SOURCES)}
    names = {"coins": _COINS, "shields": _SHIELDS, "bastions": _BASTIONS, "rank": _RANK, "won": _WON}
    columns |= {name: per_seat[:, :, place] for name, place in names.items()}
    held = (invasions[:, None, :, 1] >> np.arange(seats)[None, :, None]) & 1
    return columns | {"strength": invasions[:, :, 0], "held": held, "tie_break": results[:, -1]}


@compiled
def _play_block(
    book: Ints,
    weights: Floats,
    seeds: Ints,
    first: int,
    behind: int,
    results: Ints,
    size: int,
    table: Ints,
    pile: Ints,
    tokens: Ints,
    moves: Ints,
    stream: Ints,
    scratch: Floats,
    twister: Ints,
    standings: Ints,
) -> None:
    for game in range(first, behind):
        deal(book, seeds[game], twister, pile, tokens)
        open_stream(stream, seeds[game], 0)
        open_table(book, table, pile, tokens)
        while table[at.DECISION] != at.OVER:
            start = table[at.SEAT] * WEIGHT_COUNT
            move = choose(book, table, weights, start, stream, moves, scratch)
            play(book, table, pile, tokens, move)
        write_result(book, table, standings, results, game * size)


@compiled
def write_result(book: Ints, table: Ints, standings: Ints, results: Ints, start: int) -> None:
    """Write down a finished game."""
    seats = book[at.SEATS]
    for seat in range(seats):
        standings[seat] = standing(book, table, seat)
    for seat in range(seats):
        realm, here = realm_at(book, seat), start + seat * _SEAT_SIZE
        points_by_source(book, table, seat, results, here)
        results[here + _COINS] = table[realm + at.COINS]
        results[here + _SHIELDS] = table[realm + at.DEFENCE]
        bastions = 0
        for place in range(realm + at.PLOTS_AT, realm + at.PLOTS_AT + table[realm + at.PLOTS]):
            if table[place] >= 0:
                bastions += table[place] & 1
        results[here + _BASTIONS] = bastions
        results[here + _RANK] = rank(book, standings, seat)
        results[here + _WON] = 1 if results[here + _RANK] == 1 else 0
    here, invasions = start + seats * _SEAT_SIZE, track_at(book) + book[at.ROUNDS]
    for place in range(2 * book[at.STRIKE_COUNT]):
        results[here + place] = table[invasions + place]
    results[here + 2 * book[at.STRIKE_COUNT]] = tie_break(book, standings)


def random_games(rules: Rules, seats: int, games: int, seed: int = 0, threads: int | None = None) -> int:
    """Play games in which everybody moves at random; says how many decisions were made. For measuring speed."""
    book = at.book_for(rules, seats)
    make_ready()
    counts = ints([0] * games)

    def work(first: int, behind: int) -> None:
        _random_block(book.array, seed, first, behind, counts, *Desk(book).tools)

    in_blocks(work, games, checked_threads(threads), 4 * _BLOCK)
    return int(sum(counts))


@compiled
def _random_block(
    book: Ints,
    seed: int,
    first: int,
    behind: int,
    counts: Ints,
    table: Ints,
    pile: Ints,
    tokens: Ints,
    moves: Ints,
    stream: Ints,
    scratch: Floats,
) -> None:
    for game in range(first, behind):
        open_stream(stream, seed, game)
        deal_at_random(book, stream, pile, tokens)
        open_table(book, table, pile, tokens)
        while table[at.DECISION] != at.OVER:
            move = moves[below(stream, legal_moves(book, table, moves))]
            play(book, table, pile, tokens, move)
            counts[game] += 1
