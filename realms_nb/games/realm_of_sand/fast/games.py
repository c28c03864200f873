"""Many games of Realm of Sand at once: weighted players on the compiled engine, every result as an array."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, shown
from realms_nb.fast.compiling import blank, ints, make_ready
from realms_nb.fast.streams import checked_threads, in_blocks
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.scoring import SOURCES
from realms_nb.games.realm_of_sand.fast import playing
from realms_nb.games.realm_of_sand.fast.compiled_rules import book_for
from realms_nb.games.realm_of_sand.fast.weights import WEIGHT_COUNT, weight_rows

_BLOCK = 32
_NAMES = (
    *SOURCES, "buildings_1", "buildings_2", "buildings_3", "score", "hourglasses", "level", "discs", "pieces", "power",
    "crystals", "hidden", "rank",
)  # fmt: skip


def play_games(
    rules: Rules,
    seats: int,
    weights: Sequence[Sequence[float]],
    seeds: Sequence[int] | NDArray[np.int64],
    threads: int | None = None,
) -> dict[str, NDArray[np.int64]]:
    """Games between weighted players, one per seed; `weights` has one set of numbers per seat.

    The deal of a seed is that of `setup(seats, seed)`, so a game can be looked at again in the readable engine.
    Per game and seat: `score`, points and buildings by level, `hourglasses`, `level`, `discs`, `pieces`, `power` (its
    place in `POWERS`, -1 without), `crystals`, `hidden`, `rank`, `won`. Per game: `rounds` and `tie_break` as a place
    in `layout.TIE_BREAKS`.
    """
    book = book_for(rules, seats)
    if len(weights) != seats or any(len(each) != WEIGHT_COUNT for each in weights):
        raise BadSetup(f"play_games needs {WEIGHT_COUNT} weights for each of the {seats} seats, not {shown(weights)}.")
    make_ready("realm_of_sand")
    numbers = np.asarray(seeds)
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu" or (len(numbers) and numbers.min() < 0):
        numbers = np.array([checked_seed(seed) for seed in seeds], np.int64)
    elif len(numbers):
        checked_seed(int(numbers.max()))
    size = seats * playing.SEAT_SIZE + playing.GAME_SIZE
    results, nothing = blank(len(numbers) * size), ints([])
    rows, seeded = weight_rows(weights), ints(numbers.tolist())

    def work(first: int, behind: int) -> None:
        playing.run(
            playing.GAMES, book.array, rows, nothing, nothing, nothing, nothing, seeded, first, behind, results,
            *playing.Tools(book).all,
        )  # fmt: skip

    in_blocks(work, len(numbers), checked_threads(threads), _BLOCK)
    return columns(np.asarray(results, np.int64).reshape(len(numbers), size), seats)


def columns(results: NDArray[np.int64], seats: int) -> dict[str, NDArray[np.int64]]:
    """Results by name."""
    per_seat = results[:, : seats * playing.SEAT_SIZE].reshape(len(results), seats, playing.SEAT_SIZE)
    found = {name: per_seat[:, :, place] for place, name in enumerate(_NAMES)}
    found["buildings"] = found["buildings_1"] + found["buildings_2"] + found["buildings_3"]
    found["won"] = (found["rank"] == 1).astype(np.int64)
    return found | {"rounds": results[:, -2], "tie_break": results[:, -1]}
