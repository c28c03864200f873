"""Many games at once: weighted players on the compiled engine, every result as an array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import Floats, Ints, blank, compiled, floats, ints, make_ready
from realms_nb.fast.streams import TWISTER_SIZE, below, checked_threads, in_blocks, open_stream
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.scoring import SOURCES
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.futures import Workspace, desk_for, play_out
from realms_nb.games.minute_realms.fast.layout import deal, deal_at_random
from realms_nb.games.minute_realms.fast.points import buildings, points_by_source, rank, standing, tie_break
from realms_nb.games.minute_realms.fast.turns import legal_moves, open_table, play, realm_at, track_at
from realms_nb.games.minute_realms.fast.weighing import WEIGHT_COUNT

# What is written down per seat, behind its points per source.
_COINS, _SHIELDS, _BUILDINGS, _BASTIONS, _RANK, _WON = range(at.SOURCE_COUNT, at.SOURCE_COUNT + 6)
_SEAT_SIZE = at.SOURCE_COUNT + 6
_BLOCK = 256


class Scratch(NamedTuple):
    """What dealing by a seed and writing down results need besides a desk."""

    twister: Ints
    standings: Ints


def play_games(
    rules: Rules,
    seats: int,
    weights: Sequence[Sequence[float]],
    seeds: Sequence[int] | NDArray[np.int64],
    threads: int | None = None,
) -> dict[str, NDArray[np.int64]]:
    """Games between weighted players, one per seed; `weights` has one set of eight numbers per seat.

    The deal of a seed is that of `setup(seats, seed)`, so a game can be looked at again in the readable engine.
    Per game and seat: `score`, one entry per source, `coins`, `shields`, `buildings`, `bastions`, `rank`, `won`.
    Per game: `strength` of each invasion, `tie_break` as a place in `layout.TIE_BREAKS`.
    Per game, seat and invasion: `held`.
    """
    book = at.book_for(rules, seats)
    if len(weights) != seats or any(len(each) != WEIGHT_COUNT for each in weights):
        raise BadSetup(f"play_games needs {WEIGHT_COUNT} weights for each of the {seats} seats, not {shown(weights)}.")
    make_ready("minute_realms")
    # Checking whole arrays, because a hundred thousand seeds are checked one by one in longer than they are played.
    numbers = np.asarray(seeds)
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu" or (len(numbers) and numbers.min() < 0):
        numbers = np.array([checked_seed(seed) for seed in seeds], np.int64)
    elif len(numbers):
        checked_seed(int(numbers.max()))
    size = result_size(book)
    results = blank(len(numbers) * size)
    weighed, seeded = floats(float(weight) for each in weights for weight in each), ints(numbers.tolist())

    def work(first: int, behind: int) -> None:
        scratch = Scratch(blank(TWISTER_SIZE), blank(seats))
        _play_block(book.array, weighed, seeded, first, behind, results, scratch, desk_for(book))

    in_blocks(work, len(numbers), checked_threads(threads), _BLOCK)
    return columns_of(np.asarray(results, np.int64).reshape(len(numbers), size), seats, book.strikes)


def result_size(book: at.CompiledRules) -> int:
    """How many numbers a finished game is written down in."""
    return book.seats * _SEAT_SIZE + 2 * book.strikes + 1


def columns_of(results: NDArray[np.int64], seats: int, strikes: int) -> dict[str, NDArray[np.int64]]:
    """What was written down by name."""
    per_seat = results[:, : seats * _SEAT_SIZE].reshape(len(results), seats, _SEAT_SIZE)
    invasions = results[:, seats * _SEAT_SIZE : seats * _SEAT_SIZE + 2 * strikes].reshape(len(results), strikes, 2)
    columns = {"score": per_seat[:, :, : at.SOURCE_COUNT].sum(axis=2)}
    columns |= {source: per_seat[:, :, place] for place, source in enumerate(SOURCES)}
    names = ("coins", "shields", "buildings", "bastions", "rank", "won")
    columns |= {name: per_seat[:, :, place] for place, name in enumerate(names, start=at.SOURCE_COUNT)}
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
    scratch: Scratch,
    desk: Workspace,
) -> None:
    size = len(results) // len(seeds)
    for game in range(first, behind):
        deal(book, seeds[game], scratch.twister, desk.pile, desk.tokens)
        open_stream(desk.stream, seeds[game], 0)
        open_table(book, desk.now, desk.pile, desk.tokens)
        play_out(book, weights, desk)
        write_result(book, desk.now, scratch.standings, results, game * size)


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
        results[here + _BUILDINGS] = buildings(table, realm)
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
    make_ready("minute_realms")
    counts = ints([0] * games)

    def work(first: int, behind: int) -> None:
        _random_block(book.array, seed, first, behind, counts, desk_for(book))

    in_blocks(work, games, checked_threads(threads), 4 * _BLOCK)
    return int(sum(counts))


@compiled
def _random_block(book: Ints, seed: int, first: int, behind: int, counts: Ints, desk: Workspace) -> None:
    table, pile, tokens, moves, stream = desk.now, desk.pile, desk.tokens, desk.moves, desk.stream
    for game in range(first, behind):
        open_stream(stream, seed, game)
        deal_at_random(book, stream, pile, tokens)
        open_table(book, table, pile, tokens)
        while table[at.DECISION] != at.OVER:
            move = moves[below(stream, legal_moves(book, table, moves))]
            play(book, table, pile, tokens, move)
            counts[game] += 1
