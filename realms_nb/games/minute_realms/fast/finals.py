"""Final scores in sampled futures: what everybody may expect when weighted players go on from here."""

from __future__ import annotations

import numpy as np

from realms_nb.core.chance import checked_seed
from realms_nb.fast.compiling import Ints, blank, compiled, make_ready
from realms_nb.fast.streams import open_stream
from realms_nb.fast.threads import checked_threads, in_blocks
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.fast import layout as at
from realms_nb.games.minute_realms.fast.desk import Desk, Seen, desk_for, seen_in
from realms_nb.games.minute_realms.fast.futures import checked_playouts, determinize, mean_and_error, play_out
from realms_nb.games.minute_realms.fast.points import standing

_BLOCK = 125


def final_scores(
    view: View, weights: tuple[float, ...], playouts: int, seed: int, threads: int | None = None
) -> tuple[tuple[float, float], ...]:
    """Mean and standard error of every seat's score at the end of so many sampled futures."""
    return tuple((mean, error) for _, mean, error in final_results(view, weights, playouts, seed, threads))


def final_results(
    view: View, weights: tuple[float, ...], playouts: int, seed: int, threads: int | None = None
) -> tuple[tuple[float, float, float], ...]:
    """Every seat's part of wins, and mean and standard error of its score, in so many sampled futures."""
    checked_playouts(playouts)
    checked_seed(seed)
    make_ready("minute_realms")
    book = at.book_for(view.rules, len(view.realms))
    seen = seen_in(book, view, weights)
    standings = blank(playouts * book.seats)

    def work(first: int, behind: int) -> None:
        _finish(seen, seed, first, behind, standings, desk_for(book))

    in_blocks(work, playouts, checked_threads(threads), _BLOCK)
    found = np.asarray(standings, np.int64).reshape(playouts, book.seats)
    first = found == found.max(axis=1, keepdims=True)
    wins = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
    each = [[int(score) for score in found[:, seat] >> 32] for seat in range(book.seats)]
    means = [mean_and_error(sum(own), sum(score * score for score in own), playouts) for own in each]
    return tuple((float(win), *mean) for win, mean in zip(wins, means, strict=True))


@compiled
def _finish(seen: Seen, seed: int, first: int, behind: int, standings: Ints, desk: Desk) -> None:
    """Some of the futures, each played to its end."""
    seats = seen.book[at.SEATS]
    for number in range(first, behind):
        open_stream(desk.stream, seed, 2 * number)
        determinize(seen, desk.now, desk)
        open_stream(desk.stream, seed, 2 * number + 1)
        play_out(seen.book, seen.weights, desk)
        for seat in range(seats):
            standings[number * seats + seat] = standing(seen.book, desk.now, seat)
