"""Games of Realm of Sand in which one seat may not do everything: it looks at another book than the others have.

In that book a banned building has no place to stand and no worth, so the seat neither aims at it nor completes it; a
seat that never summons is told that a summoning moves no disc. The rules themselves are those of the others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.fast.compiling import Ints, blank, ints, make_ready
from realms_nb.fast.streams import checked_threads, in_blocks
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.fast import bitboards as seen
from realms_nb.games.realm_of_sand.fast import layout as at
from realms_nb.games.realm_of_sand.fast import playing
from realms_nb.games.realm_of_sand.fast.bitboards import masks_for
from realms_nb.games.realm_of_sand.fast.compiled_rules import book_for
from realms_nb.games.realm_of_sand.fast.games import columns
from realms_nb.games.realm_of_sand.fast.weights import weight_rows

_BLOCK = 16


class Limit(Struct, frozen=True):
    """What a seat may not do: build some cards (by their place in the deck), summon discs, use the dark zone."""

    banned: Collection[int] = ()
    summons: bool = True
    dark: bool = True


def play_limited(
    rules: Rules,
    weights: Sequence[Sequence[float]],
    limit: Limit,
    jobs: NDArray[np.int64],
    threads: int | None = None,
) -> tuple[dict[str, NDArray[np.int64]], NDArray[np.int64]]:
    """One game per job: its results as from `play_games`, and per card the seat that built it.

    `jobs` has a row per game: seed of the deal, limited seat (-1: nobody), number of the stream for noise. A card that
    nobody built is `playing.UNBUILT`, one that never lay open `playing.UNSEEN`.
    """
    seats = len(weights)
    book = book_for(rules, seats)
    make_ready("realm_of_sand")
    own_book, own_masks = book.array.copy(), masks_for(book).array.copy()
    _forbid(own_book, own_masks, limit)
    count, size = len(jobs), seats * playing.SEAT_SIZE + playing.GAME_SIZE
    results, fates = blank(count * size), blank(count * len(book.cards))
    rows, work_list, nothing = weight_rows(weights), ints(int(number) for number in jobs.ravel()), ints([])

    def work(first: int, behind: int) -> None:
        playing.run(
            playing.LIMITED, book.array, rows, own_book, fates, own_masks, nothing, work_list, first, behind,
            results, *playing.Tools(book).all,
        )  # fmt: skip

    in_blocks(work, count, checked_threads(threads), _BLOCK)
    found = columns(np.asarray(results, np.int64).reshape(count, size), seats)
    return found, np.asarray(fates, np.int64).reshape(count, len(book.cards))


def _forbid(book: Ints, masks: Ints, limit: Limit) -> None:
    """Write a limit into the book and the masks of the seat that has it."""
    levels = masks[seen.TOP_LEVEL] + 1
    for card in limit.banned:
        entry = book[at.CARDS_AT] + card * at.CARD_SIZE
        for place in (at.POINTS, at.HOURGLASSES, at.LEVEL_UP, *range(at.BONUS, at.ASKED), at.SITE_COUNT):
            book[entry + place] = 0
        faces = range(masks[masks[seen.FIRST_FACE] + card], masks[masks[seen.FIRST_FACE] + card + 1])
        for place in range(faces.start * levels, faces.stop * levels):
            masks[masks[seen.CORNERS] + place] = 0
    if not limit.summons:
        book[at.SUMMONED] = book[at.DISC_TOTAL] = 0
    if not limit.dark:
        # As if every level opened fields of its own, and none.
        book[at.NUMBERED] = 1
        for level in range(book[at.TOP_LEVEL] + 1):
            book[book[at.OPENED_AT] + level] = 0
